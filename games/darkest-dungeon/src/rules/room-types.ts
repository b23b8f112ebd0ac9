import { ask, type Option, type Rule, type Table } from '@tenebrae/kernel';
import type { PlaceId } from '../data/dungeon-tiles.ts';
import { CURIO_ROOM_FIGHT, EXCAVATION, type RoomType } from '../data/exploration.ts';
import { questCard } from '../data/quests.ts';
import type { Hero, State } from '../state.ts';
import { beginBattle } from './battle-set-up.ts';
import { rollD10 } from './dice.ts';
import { heroesInOrder, isIn, questOf } from './figures.ts';
import { changeLight } from './light.ts';
import { campaignLevel } from './modifiers.ts';
import { rollProvisions } from './provisions.ts';
import { battlePlan, hasQuestRule } from './quest-rules.ts';
import { rest } from './resting.ts';
import { sufferStress } from './stress.ts';
import { clearRoom } from './tokens.ts';
import { teach } from './tutorial.ts';
import { sufferWounds } from './wounds.ts';

/**
 * DD-ROM-01 to DD-ROM-10, DD-DDG-09: what a Room of each type does when the party enters it. A Battle ends the beat; otherwise
 * the phase that was set before stands, unless a Curio waits.
 */
export const ROOMS: Readonly<Record<RoomType, (table: Table<State>, place: PlaceId) => Rule>> = {
  'empty': (table, place) => enterEmpty(table, place),
  'trap': table => enterTrap(table),
  'dark': table => enterDark(table),
  'lair': table => fight(table, 'lair'),
  'curio': (table, place) => enterCurioRoom(table, place),
  'treasure': table => fight(table, 'treasure'),
  'objective': table => fight(table, 'objective'),
};

/** DD-ROM-01, DD-DDG-09, DD-DDG-10: nothing; in the Darkest Dungeon Provisions and a Rest that needs no Firewood. */
function* enterEmpty(table: Table<State>, place: PlaceId): Rule {
  yield* teach(table, 'empty-room');
  if (questCard(questOf(table.state).id).deck === 'darkest') {
    for (const { seat } of heroesInOrder(table.state))
      yield* rollProvisions(table, EXCAVATION.dicePerHero, seat, 'DD-DDG-09');
    yield* rest(table, EXCAVATION.restingPoints, 'DD-DDG-09', false);
  }
  clearRoom(table, place, 'DD-ROM-01');
}

/** DD-ROM-02, DD-ROM-03, DD-STR-12: each Hero splits the Dungeon Level into Wounds and Stress; the token stays. */
function* enterTrap(table: Table<State>): Rule {
  const { state } = table;
  const level = campaignLevel(state);
  table.tell({ type: 'trap-room-entered', rule: 'DD-ROM-02', amount: level });
  for (const hero of heroesInOrder(state)) {
    if (!isIn(state, hero)) continue;
    const { wounds } = yield* ask('split-trap', hero.seat, splitOptions(hero, level), 'DD-ROM-02', {
      about: { hero: hero.id, amount: level },
    });
    yield* sufferWounds(table, hero, wounds, null, 'DD-ROM-02');
    if (isIn(state, hero)) yield* sufferStress(table, hero, level - wounds, 'DD-ROM-02');
  }
}

const splitOptions = ({ id }: Hero, level: number): (Option & { wounds: number })[] =>
  Array.from({ length: level + 1 }, (_, stress) => ({
    id: `split:${level - stress}`,
    text: stress === 0 ? 'split-wounds' : stress === level ? 'split-stress' : 'split-both',
    wounds: level - stress,
    about: { wounds: level - stress, stress },
    on: [`figure:${id}`],
  }));

/** DD-ROM-04, DD-ROM-05: Light goes down; the token stays. */
function* enterDark(table: Table<State>): Rule {
  yield* teach(table, 'light');
  yield* teach(table, 'dark-room');
  yield* changeLight(table, -1, 'DD-ROM-04');
}

/** DD-ROM-07: a d10 says whether somebody guards it; Rising Threat does not ask. */
function* enterCurioRoom(table: Table<State>, place: PlaceId): Rule {
  yield* teach(table, 'curio-die');
  yield* teach(table, 'curio-room');
  if (!hasQuestRule(table.state, 'level-2-curio-guard')) {
    const roll = yield* rollD10('curio-room-roll', 'DD-ROM-07');
    const isGuarded = roll <= CURIO_ROOM_FIGHT;
    table.tell({ type: 'curio-room-entered', rule: 'DD-ROM-07', roll, guarded: isGuarded });
    if (!isGuarded) {
      clearRoom(table, place, 'DD-ROM-07');
      table.state.phase = { kind: 'curio-room' };
      return;
    }
  }
  yield* fight(table, 'curio');
}

/** DD-ROM-06, DD-ROM-09, DD-ROM-10, DD-BOS-05: a Battle at once. */
function* fight(table: Table<State>, type: RoomType): Rule {
  yield* beginBattle(table, yield* battlePlan(table, type));
}
