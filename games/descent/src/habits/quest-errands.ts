import type { Square } from '@tenebrae/board';
import type { Spot } from '../data/quest.ts';
import { RUNE_COLOURS } from '../data/quest.ts';
import { type QuestId, questOf } from '../data/quests.ts';
import { counterOf, encounterMarker, encountersNamed, listOf } from '../effects/quests/common.ts';
import { FLOODS_AT } from '../effects/quests/the-drowning-vault.ts';
import { itemOf } from '../data/items.ts';
import { isRevealed, squareOf } from '../rules/spaces.ts';
import type { Hero, State } from '../state.ts';
import type { Errand } from './errands.ts';

type Errands = (state: State, hero: Hero) => Errand[];

/** What a quest asks of the heroes beside fighting and looking around. */
const QUEST_ERRANDS: Readonly<Partial<Record<QuestId, Errands>>> = {
  'the-drowning-vault': state => [...at(state, [2, 0], 11)],
  'the-lamplighter': state => [...beside(state, 1.6), ...at(state, BEACON, 1.5)],
  'the-bell-of-saint-orla': state => (counterOf(state, 'siege') > 0 ? [] : encounter(state, 'rope', 2)),
  'the-weavers-knot': state =>
    counterOf(state, 'veil-gone') === 1
      ? []
      : RUNE_COLOURS.flatMap(colour =>
          isWorthTrying(state, colour) ? encounter(state, `flame-${colour}`, 3) : [],
        ),
  'four-lights': (state, hero) => [
    ...(hero.items.some(({ card }) => itemOf(card).set === 'relic') ? encounter(state, 'altar', 6) : []),
    ...state.markers.flatMap(({ what, square }) =>
      what.kind === 'relic' && typeof square === 'number' ? [{ squares: [square], worth: 4 }] : [],
    ),
  ],
  'the-beasts-of-harrow': state =>
    // Only the first two bring anything.
    counterOf(state, 'blocked') >= 2
      ? []
      : [...encountersNamed(state, 'burrow-').values()].map(square => ({ squares: [square], worth: 1.5 })),
};

/** Where Tobin goes. */
export const BEACON: Spot = [11, 17];

export const questErrands: Errands = (state, hero) => QUEST_ERRANDS[state.quest.id]?.(state, hero) ?? [];

/** Encounters that have errands of their own, or none. */
const OWN = /^(flame|burrow|altar|rope)/;
export const hasOwnErrand = (id: string): boolean => OWN.test(id);

function at(state: State, spot: Spot, worth: number): Errand[] {
  const square = squareOf(state, spot);
  return isRevealed(state, square) ? [{ squares: [square], worth }] : [];
}

function encounter(state: State, id: string, worth: number): Errand[] {
  const marker = encounterMarker(state, id);
  return marker === undefined ? [] : [{ squares: [marker.square], worth }];
}

/** Whoever needs company. */
const beside = (state: State, worth: number): Errand[] =>
  state.allies.flatMap(({ place }) => (typeof place === 'number' ? [{ squares: [place], worth }] : []));

/** A flame is tried in the order that is known or, where it is not, as long as it may be the one. */
function isWorthTrying(state: State, colour: string): boolean {
  const lit = listOf(state, 'lit');
  if (lit.includes(colour)) return false;
  const known = listOf(state, 'known');
  const next = known.find(one => one.startsWith(`${lit.length}:`));
  if (next !== undefined) return next === `${lit.length}:${colour}`;
  const isElsewhere = known.some(one => one.slice(2) === colour);
  return !isElsewhere && !listOf(state, 'wrong').includes(`${lit.length}:${colour}`);
}

/** The wounds that a quest deals whoever ends a turn on a square. */
export function hazardAt(state: State, square: Square): number {
  if (state.quest.id !== 'the-drowning-vault') return 0;
  const area = state.areaOf[square] ?? -1;
  const isFlooded = listOf(state, 'flooded').includes(String(area));
  return isFlooded || counterOf(state, 'tide') + 1 >= (FLOODS_AT[area] ?? Infinity) ? 2.5 : 0;
}

/** All that `hazardAt` depends on beside the square. */
export const hazardKey = (state: State): string =>
  state.quest.id === 'the-drowning-vault'
    ? `${counterOf(state, 'tide')}/${listOf(state, 'flooded').length}`
    : '';

/** Whether he stands where ending his turn brings something. */
export const isAtEncounter = (state: State, hero: Hero): boolean =>
  questErrands(state, hero).some(
    ({ squares, worth }) => worth > 1 && squares.some(one => one === hero.place),
  ) ||
  state.markers.some(
    ({ what, square }) =>
      what.kind === 'encounter' &&
      square === hero.place &&
      !hasOwnErrand(what.encounter) &&
      questOf(state.quest.id).encounters[what.encounter]?.by === 'hero',
  );
