import type { CodeChipSize } from './code-chips.ts';
import type { RuleId } from './ledger.ts';

export const SECURITY_MODE_IDS = ['dark', 'darker', 'darkest'] as const;
export type SecurityModeId = (typeof SECURITY_MODE_IDS)[number];

/** Where the code tokens of the sequence come from: the icons of chips that lie in the house, or a blind draw. */
export type Sequence =
  | { readonly kind: 'chips'; readonly chips: readonly CodeChipSize[]; readonly randomTokens: number }
  | { readonly kind: 'random'; readonly randomTokens: number; readonly mostOfAColour: number };

export interface SecurityMode {
  /** The side of the security board, named by its slots. */
  readonly slots: 7 | 8;
  readonly sequence: Sequence;
  readonly rule: RuleId;
}

/** DDD-SEC-01: the three modes, each harder than the one before. */
export const SECURITY_MODES = {
  dark: { slots: 7, sequence: { kind: 'chips', chips: [3, 2, 2], randomTokens: 0 }, rule: 'DDD-SEC-02' },
  darker: { slots: 8, sequence: { kind: 'chips', chips: [3, 2, 2], randomTokens: 1 }, rule: 'DDD-SEC-05' },
  darkest: { slots: 8, sequence: { kind: 'random', randomTokens: 8, mostOfAColour: 2 }, rule: 'DDD-SEC-06' },
} as const satisfies Record<SecurityModeId, SecurityMode>;
