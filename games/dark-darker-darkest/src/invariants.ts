import { CARDS } from './data/cards.ts';
import { CREATURES } from './data/creatures.ts';
import {
  AMMO_LIMIT,
  HAND_LIMIT,
  SURVIVOR_RADIATION_LIMIT,
  VIRUS_LIMIT,
  XP_LIMIT,
  ZOMBIE_FIGURES_WITH_SPECIAL_ZOMBIES,
} from './data/limits.ts';
import { isIn, itemOf, skullOf } from './rules/figures.ts';
import type { State, Survivor } from './state.ts';

/** What must hold between any two answers, whatever rule is under way. */
export function invariants(state: State): string[] {
  return [
    ...houseFaults(state),
    ...figureFaults(state),
    ...state.survivors.flatMap(survivorFaults),
    ...stockFaults(state),
  ];
}

function houseFaults(state: State): string[] {
  const { tiles, darkness, doors, house } = state;
  if (state.phase.kind === 'set-up') return [];
  return [
    ...unless(tiles.length === 20, `a house of ${tiles.length} tiles`),
    ...unless(
      tiles.every(({ burn, destroyed }) => burn >= 0 && !(destroyed && burn > 0)),
      'burn markers on a ruin',
    ),
    ...unless(darkness >= 1 && darkness <= 5, `darkness at ${darkness}`),
    ...unless(
      Object.keys(doors).every(door => door.split('|').every(room => house[room] !== undefined)),
      'a lock on a door that is gone',
    ),
  ];
}

function figureFaults(state: State): string[] {
  const { house, zombies, creature, nemesis, tokens, cameras } = state;
  if (state.phase.kind === 'set-up') return [];
  const places = [
    ...state.survivors.filter(isIn).map(one => one.room),
    ...zombies.map(one => one.room),
    ...tokens,
    ...cameras.map(one => one.room),
    ...(creature === null ? [] : [creature.room]),
    ...(nemesis === null ? [] : [nemesis.room]),
  ];
  const nowhere = places.find(room => house[room] === undefined);
  return [
    ...unless(nowhere === undefined, `something stands in ${nowhere}, which is no room`),
    ...unless(
      zombies.filter(one => one.kind === 'ordinary').length <= ZOMBIE_FIGURES_WITH_SPECIAL_ZOMBIES,
      'more zombies than there are figures',
    ),
    ...unless(new Set(zombies.map(one => one.id)).size === zombies.length, 'two zombies with one id'),
    ...unless(
      creature === null ||
        creature.hits.every((hits, place) => hits <= (CREATURES[creature.id].hitLocations[place]?.hits ?? 0)),
      'a hit location holds more than it can',
    ),
    ...unless(nemesis === null || nemesis.markers.every(count => count >= 0), 'a nemesis zone below nothing'),
    ...unless(
      (nemesis === null) === (state.showdown === null) || nemesis === null,
      'a nemesis before the showdown',
    ),
  ];
}

function survivorFaults(survivor: Survivor): string[] {
  const { id, wounds, xp, virus, radiation, cards, markers } = survivor;
  const hands = cards.filter(card => card.inHand).reduce((sum, card) => sum + itemOf(card).hands, 0);
  return [
    ...unless(wounds >= 0 && wounds <= skullOf(survivor), `${id} has ${wounds} wounds`),
    ...unless(survivor.ap >= 0 && survivor.drinkAp >= 0, `${id} has less than no AP`),
    ...unless(
      Object.values(markers).every(count => count >= 0),
      `${id} has less than no markers`,
    ),
    ...unless(xp >= 0 && xp <= XP_LIMIT, `${id} has ${xp} XP`),
    ...unless(virus >= 0 && virus <= VIRUS_LIMIT, `${id} has ${virus} virus tokens`),
    ...unless(
      radiation >= 0 && radiation <= SURVIVOR_RADIATION_LIMIT,
      `${id} has ${radiation} radiation markers`,
    ),
    ...unless(hands <= HAND_LIMIT, `${id} holds ${hands} hands full`),
    ...unless(
      cards.every(card => card.ammo >= 0 && card.ammo <= AMMO_LIMIT),
      `a card of ${id} holds too many cubes`,
    ),
  ];
}

function stockFaults(state: State): string[] {
  const { equipment, spawn, chips, panel, tokens } = state;
  const cards = [
    ...equipment.top,
    ...equipment.unseen,
    ...equipment.bottom,
    ...equipment.discard,
    ...state.survivors.flatMap(one => one.cards.map(card => card.id)),
  ];
  const doubled = firstDouble(cards);
  const chipIds = [
    ...chips.sequence,
    ...chips.unseen,
    ...panel.chips,
    ...state.survivors.flatMap(one => one.chips),
    ...Object.values(state.doors).flatMap(door =>
      door.kind === 'lock' && door.chip !== null ? [door.chip] : [],
    ),
  ];
  const doubledChip = firstDouble(chipIds);
  return [
    ...unless(doubled === undefined, `the card ${doubled} is there twice`),
    ...unless(
      cards.every(card => CARDS[card] !== undefined),
      'a card that is not in the box',
    ),
    ...unless(doubledChip === undefined, `the chip ${doubledChip} is there twice`),
    ...unless(spawn.unseen.length >= tokens.length + spawn.lost, 'more spawn tokens out than there are'),
    ...unless(chips.aside[2] >= 0 && chips.aside[3] >= 0, 'less than no chips set aside'),
    ...unless(chips.hidden[2] >= 0 && chips.hidden[3] >= 0, 'less than no chips face down'),
  ];
}

function firstDouble<T>(list: readonly T[]): T | undefined {
  return new Set(list).size === list.length ? undefined : list.find((one, at) => list.indexOf(one) !== at);
}

const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
