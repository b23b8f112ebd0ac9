import { itemIdOf, type ItemCardId, overlordCardId, type OverlordDeckCard } from '@tenebrae/descent/data';
import type { Option, Question } from '@tenebrae/kernel';
import { isGhost, keyOf } from '../../table/keys.ts';
import type { Offer } from '../frame/offers.ts';
import { thingsDrawn } from './offers.ts';
import { thingOf, type View } from './view.ts';

/** What an option looks like when it has no place on the board. */
export type HandKind =
  // In the hand
  | 'action'
  | 'card'
  | 'potion'
  | 'skill'
  | 'order'
  | 'deed'
  | 'surge'
  | 'template'
  | 'monster'
  | 'overlord-card'
  | 'person'
  // On the dice
  | 'die'
  // Cards to choose from, laid out over the board
  | 'hero'
  | 'quest'
  | 'roster'
  | 'ware'
  | 'own'
  | 'service'
  | 'treasure';

const LAID_OUT: ReadonlySet<HandKind> = new Set([
  'hero',
  'quest',
  'roster',
  'ware',
  'own',
  'service',
  'treasure',
]);

const BY_ID: readonly (readonly [RegExp, HandKind])[] = [
  [/^take-hero:/, 'hero'],
  [/^play-quest:/, 'quest'],
  [/^swap-skill:/, 'roster'],
  [/^buy:/, 'ware'],
  [/^sell:/, 'own'],
  [/^(draw-treasure|draw-skill|train):/, 'service'],
  [/^keep:/, 'treasure'],
  [/^reroll-die:/, 'die'],
  [/^(surge|power|cancel):|^add-die$/, 'surge'],
  [/^template:/, 'template'],
  [/^(spawn|horde|lair):/, 'monster'],
  [/^(attack:(fists|monster|one-fist)|guard:fists|charm:fists|counter:fists|alert:fists)$/, 'deed'],
  [/^(fist-attack|fatigue|shop|to-town|re-equip|fatigue-for-wound|wound-for-fatigue|leave)$/, 'deed'],
];
const BY_THING: readonly (readonly [string, HandKind])[] = [
  ['action', 'action'],
  ['order', 'order'],
  ['card', 'card'],
  ['potion', 'potion'],
  ['skill', 'skill'],
  ['overlord-card', 'overlord-card'],
  ['hero', 'person'],
];

/** What the hand shows for an option that has no place on the board, or null when it is a plain button. */
export function handKind(option: Option, view: View): HandKind | null {
  // The coins for a treasure are no card: the card is to be kept.
  if (option.id.startsWith('take-value:') || thingsDrawn(view, option).length > 0) return null;
  const byId = BY_ID.find(([ids]) => ids.test(option.id));
  if (byId !== undefined) return byId[1];
  return BY_THING.find(([thing]) => thingOf(option, thing) !== null)?.[1] ?? null;
}

export interface Group {
  readonly key: string;
  readonly kind: HandKind;
  /** The card, potion, action: what its picture and its text are under. */
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
    case 'action':
    case 'order':
    case 'card':
    case 'potion':
    case 'skill':
    case 'overlord-card':
      return thingOf(option, kind) ?? option.id;
    case 'person':
      return thingOf(option, 'hero') ?? option.id;
    case 'roster':
      return thingOf(option, 'skill') ?? option.id;
    case 'ware':
      return thingOf(option, 'shop') ?? thingOf(option, 'potion') ?? option.id;
    case 'own':
    case 'treasure':
      return thingOf(option, 'card') ?? thingOf(option, 'potion') ?? option.id;
    case 'hero':
    case 'quest':
    case 'monster':
      return afterColon(option.id);
    case 'deed':
    case 'die':
    case 'service':
    case 'surge':
    case 'template':
      return option.id;
  }
}

/** The words of a card: several copies have the same. */
export function wordsOf({ kind, thing }: Pick<Group, 'kind' | 'thing'>): string {
  if (kind === 'overlord-card') return overlordCardId(thing as OverlordDeckCard);
  return isPotion(thing) || !isCardKind(kind) ? thing : itemIdOf(thing as ItemCardId);
}

export const isPotion = (thing: string): boolean => thing === 'healing' || thing === 'vitality';
const isCardKind = (kind: HandKind): boolean => kind === 'card' || kind === 'own' || kind === 'treasure';

/** What a card is for comes first; to give it away or to let it fall is second. */
const SECOND = /^(drop|give):/;
export const firstOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ option }) => !SECOND.test(option.id));
export const secondOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ option }) => SECOND.test(option.id));

/** Cards laid out over the board, where the question is about nothing else. */
export function laidOut(question: Question | null, view: View): Group[] {
  if (question === null) return [];
  const placed = question.options.some(option => !isGhost(option.id) && thingsDrawn(view, option).length > 0);
  const groups = groupsOf(question, view);
  return placed || groups.length === 0 || groups.some(({ kind }) => !LAID_OUT.has(kind)) ? [] : groups;
}

/** What can be done with one die of the attack. */
export const diceOffers = (question: Question | null): ReadonlyMap<number, Offer> =>
  new Map(
    (question?.options ?? []).flatMap((option, place) => {
      const die = thingOf(option, 'die');
      return die === null ? [] : [[Number(die), { option, key: keyOf(place) }] as const];
    }),
  );
