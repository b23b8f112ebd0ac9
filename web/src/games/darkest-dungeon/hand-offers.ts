import type { Option, Question } from '@tenebrae/kernel';
import { isGhost, keyOf } from '../../table/keys.ts';
import type { Offer } from '../frame/offers.ts';
import { thingsDrawn } from './offers.ts';
import { thingOf, type View } from './view.ts';

/** What can be done with one thing that lies beside the board. */
export const offersFor = (question: Question | null, thing: string): readonly Offer[] =>
  (question?.options ?? []).flatMap((option, place) =>
    (option.on?.includes(thing) ?? false) ? [{ option, key: keyOf(place) }] : [],
  );

/** What an option looks like when it has no place on the board. */
export type HandKind =
  // In the hand
  | 'skill'
  | 'trinket'
  | 'quirk'
  | 'provision'
  | 'stance'
  | 'hamlet-skill'
  | 'die'
  | 'deed'
  // Cards to choose from, laid out over the board
  | 'hero'
  | 'profile'
  | 'quest'
  | 'roster'
  | 'level-hero'
  | 'ware'
  | 'service';

const LAID_OUT: ReadonlySet<HandKind> = new Set([
  'hero',
  'profile',
  'quest',
  'roster',
  'level-hero',
  'ware',
  'service',
]);

const BY_ID: readonly (readonly [RegExp, HandKind])[] = [
  [/^(scout|rest|rearrange|leave)$|^swap:/, 'deed'],
  [/^stance:/, 'stance'],
  [/^hamlet-skill:/, 'hamlet-skill'],
  [/^die:/, 'die'],
  [/^profile:/, 'profile'],
  [/^(hero|order):/, 'hero'],
  [/^level-hero$/, 'level-hero'],
  [/^service:/, 'service'],
  [/^skill:/, 'skill'],
  [/^trinket:/, 'trinket'],
  [/^(buy|sell):/, 'ware'],
];
const BY_THING: readonly (readonly [string, HandKind])[] = [
  ['skill', 'roster'],
  ['trinket', 'trinket'],
  ['quirk', 'quirk'],
  ['quest', 'quest'],
  ['provision', 'provision'],
];

/** What the hand shows for an option that has no place on the board, or null when it is a plain button. */
export function handKind(option: Option, view: View): HandKind | null {
  // What explains itself is read and put aside with a button, whatever it points at.
  if (option.id === 'understood' || thingsDrawn(view, option).length > 0) return null;
  const byId = BY_ID.find(([ids]) => ids.test(option.id));
  if (byId !== undefined) return byId[1];
  return BY_THING.find(([thing]) => thingOf(option, thing) !== null)?.[1] ?? null;
}

export interface Group {
  readonly key: string;
  readonly kind: HandKind;
  readonly thing: string;
  readonly offers: Offer[];
}

/** Options beside the board by what they are about: one card each, with all that can be done with it. */
export function groupsOf(question: Question, view: View): Group[] {
  const groups = new Map<string, Group>();
  for (const [place, option] of question.options.entries()) {
    const kind = handKind(option, view);
    if (kind === null) continue;
    const thing = aboutWhat(option, kind);
    const key = `${kind}:${thing}`;
    const group = groups.get(key) ?? { key, kind, thing, offers: [] };
    group.offers.push({ option, key: keyOf(place) });
    groups.set(key, group);
  }
  return [...groups.values()];
}

const afterColon = (id: string): string => id.slice(id.indexOf(':') + 1);

function aboutWhat(option: Option, kind: HandKind): string {
  switch (kind) {
    case 'skill':
    case 'roster':
      return thingOf(option, 'skill') ?? option.id;
    case 'trinket':
    case 'ware':
      return thingOf(option, 'trinket') ?? option.id;
    case 'quirk':
    case 'quest':
    case 'provision':
      return thingOf(option, kind) ?? option.id;
    case 'deed':
      return option.id.startsWith('swap:') ? 'swap' : option.id;
    case 'hero':
    case 'profile':
    case 'hamlet-skill':
    case 'die':
      return afterColon(option.id);
    case 'stance':
    case 'level-hero':
    case 'service':
      return option.id;
  }
}

/** Cards laid out over the board, where the question is about nothing else; else they lie in the hand. */
export function laidOut(question: Question | null, view: View): Group[] {
  if (question === null) return [];
  const placed = question.options.some(option => !isGhost(option.id) && thingsDrawn(view, option).length > 0);
  const groups = groupsOf(question, view);
  return placed || groups.length === 0 || groups.some(({ kind }) => !LAID_OUT.has(kind)) ? [] : groups;
}
