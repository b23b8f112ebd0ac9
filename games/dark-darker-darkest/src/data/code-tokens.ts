import type { CodeColour } from './colours.ts';

export interface CodeToken {
  readonly colour: CodeColour;
}

/** The 21 code tokens of the security panel: three of a colour, enough for any three chips. */
// ours: may be tuned
export const CODE_TOKENS = {
  'red-1': { colour: 'red' },
  'red-2': { colour: 'red' },
  'red-3': { colour: 'red' },
  'orange-1': { colour: 'orange' },
  'orange-2': { colour: 'orange' },
  'orange-3': { colour: 'orange' },
  'yellow-1': { colour: 'yellow' },
  'yellow-2': { colour: 'yellow' },
  'yellow-3': { colour: 'yellow' },
  'green-1': { colour: 'green' },
  'green-2': { colour: 'green' },
  'green-3': { colour: 'green' },
  'blue-1': { colour: 'blue' },
  'blue-2': { colour: 'blue' },
  'blue-3': { colour: 'blue' },
  'purple-1': { colour: 'purple' },
  'purple-2': { colour: 'purple' },
  'purple-3': { colour: 'purple' },
  'white-1': { colour: 'white' },
  'white-2': { colour: 'white' },
  'white-3': { colour: 'white' },
} as const satisfies Record<string, CodeToken>;
export type CodeTokenId = keyof typeof CODE_TOKENS;
