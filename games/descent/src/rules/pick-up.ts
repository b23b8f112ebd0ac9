import type { Rule, Table } from '@tenebrae/kernel';
import type { Potion } from '../data/actions.ts';
import { MONEY_MARKER } from '../data/limits.ts';
import type { RuneColour } from '../data/quest.ts';
import type { RelicId } from '../data/relics.ts';
import { questRules } from '../effects/quests.ts';
import type { Hero, Marker, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { hasRoomFor } from './carrying.ts';
import { receive } from './equipping.ts';
import { hasMarkerAt, markersAt } from './spaces.ts';

/**
 * DJ-ACT-01, DJ-TRS-01, DJ-TRS-02, DJ-TRS-05, DJ-DOR-10, DJ-REL-01, DJ-REL-03: `pick-up:<marker>`, for nothing, in his own
 * space or in the town; chests are opened and encounters met instead.
 */
export function pickUpOptions(state: State, hero: Hero): readonly ActionOption[] {
  if (hero.place === 'left' || !hasMarkerAt(state, hero.place)) return NO_OPTIONS;
  return markersAt(state, hero.place)
    .filter(marker => isTakable(hero, marker))
    .map(({ id, what }) => ({
      id: `pick-up:${id}`,
      text: `pick-up-${what.kind}`,
      action: 'pick-up',
      marker: id,
      about: {
        ...('colour' in what && { colour: what.colour }),
        ...('relic' in what && { item: what.relic }),
      },
      on: [`marker:${id}`],
    }));
}

/** DJ-TRS-05: a potion only with room for it, in use or in the pack; otherwise it stays where it lies. */
function isTakable(hero: Hero, { what: { kind } }: Marker): boolean {
  if (kind === 'healing' || kind === 'vitality') return hasRoomFor(hero, kind);
  return kind === 'money' || kind === 'relic' || kind === 'runekey';
}

export function* pickUp(table: Table<State>, hero: Hero, option: ActionOption): Rule {
  const { state } = table;
  const marker = state.markers.find(({ id }) => id === option.marker);
  if (marker === undefined) return;
  const { what } = marker;
  state.markers = state.markers.filter(one => one !== marker);
  switch (what.kind) {
    case 'healing':
    case 'vitality':
      return yield* takePotion(table, hero, what.kind);
    case 'money':
      return shareMoney(table, hero);
    case 'relic':
      return yield* takeRelic(table, hero, what.relic);
    case 'runekey':
      return yield* takeRunekey(table, hero, what.colour);
    case 'chest':
    case 'encounter':
      return;
  }
}

/** DJ-TRS-05. */
function* takePotion(table: Table<State>, hero: Hero, potion: Potion): Rule {
  table.tell({ type: 'potion-found', rule: 'DJ-TRS-05', hero: hero.id, potion });
  yield* receive(table, hero, potion, 'DJ-TRS-05');
}

/** DJ-TRS-08: every hero, wherever he is, but none who has left for good. */
function shareMoney(table: Table<State>, hero: Hero): void {
  for (const one of table.state.heroes) if (one.place !== 'left') one.coins += MONEY_MARKER;
  table.tell({ type: 'money-found', rule: 'DJ-TRS-08', hero: hero.id, coins: MONEY_MARKER });
}

/** DJ-REL-01: the marker gives its card, which is used like any item. */
function* takeRelic(table: Table<State>, hero: Hero, relic: RelicId): Rule {
  const { state } = table;
  state.relics = state.relics.filter(one => one !== relic);
  table.tell({ type: 'relic-found', rule: 'DJ-REL-01', hero: hero.id, item: relic });
  yield* receive(table, hero, relic, 'DJ-REL-01');
}

/** DJ-DOR-10, DJ-DOR-11: beside the compass rose, for all heroes. */
function* takeRunekey(table: Table<State>, hero: Hero, colour: RuneColour): Rule {
  const { state } = table;
  state.runekeys.push(colour);
  table.tell({ type: 'runekey-found', rule: 'DJ-DOR-10', hero: hero.id, colour });
  const { onRunekey } = questRules(state);
  if (onRunekey !== undefined) yield* onRunekey(table, colour);
}
