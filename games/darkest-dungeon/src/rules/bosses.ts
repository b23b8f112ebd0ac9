import { type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import {
  type BossId,
  bossOf,
  type Encounter,
  HEART_BLOOD,
  REFLECTION_WOUNDS,
  STARTERS,
} from '../data/bosses.ts';
import { isDeckMonster, type MonsterKind } from '../data/monsters.ts';
import type { Hero, Monster, State } from '../state.ts';
import { removeFigure } from './casualties.ts';
import { addCondition } from './conditions.ts';
import { battleOf, figureIfIn, isIn, isMonster } from './figures.ts';
import { firstForm, setUpForm } from './final-encounter.ts';
import { spawnBoss } from './summoning.ts';
import { heal, sufferWounds } from './wounds.ts';

/** DD-NEC-01 to DD-HOR-01, DD-BOS-06, DD-BOS-08: the Boss and what starts with it take their places. Called by `playBattleSetUp`. */
export function* setUpBoss(table: Table<State>): Rule {
  const { state } = table;
  const battle = battleOf(state);
  const { boss } = battle;
  if (boss === null) throw new RuleBug('DD-BOS-05: a Boss Battle without a Boss');
  state.campaign.threat = null;
  table.tell({ type: 'boss-revealed', rule: 'DD-BOS-06', boss });
  if (boss === 'ancestor') return yield* setUpForm(table, battle.form ?? firstForm(state));
  for (const kind of STARTERS[boss]) yield* spawnBoss(table, kind, SET_UP_RULES[boss]);
}

const SET_UP_RULES = {
  'necromancer': 'DD-NEC-01',
  'prophet': 'DD-PRO-01',
  'collector': 'DD-COL-01',
  'fanatic': 'DD-FAN-01',
  'templars': 'DD-TEM-01',
  'mammoth-cyst': 'DD-CYS-01',
  'shuffling-horror': 'DD-HOR-01',
} as const satisfies Record<Exclude<Encounter, 'ancestor'>, string>;

/**
 * DD-BOS-11, DD-NEC-03, DD-COL-03, DD-FAN-04, DD-TEM-04, DD-CYS-04, DD-HOR-05, DD-FIN-05: whether the Boss of the Battle is dead;
 * of two Templars both.
 */
export function isBossDead(state: State): boolean {
  const { boss, form } = battleOf(state);
  if (boss === null) return false;
  return bossKinds(boss, form).every(kind => figureIfIn(state, kind) === undefined);
}

const bossKinds = (boss: Encounter, form: BossId | null): readonly BossId[] =>
  boss === 'ancestor' ? (form === null ? [] : [form]) : (STARTERS[boss] as readonly BossId[]).filter(isBoss);

/** DD-MOD-07: whether a Monster is a Boss itself, in any form, and not one that it brings. */
export const isBoss = (kind: MonsterKind): boolean => !isDeckMonster(kind) && bossOf(kind).role !== 'helper';

/**
 * DD-ANA-08, DD-ANA-09, DD-ANB-04, DD-GES-04, DD-NEC-03, DD-PRO-07: what a Monster's death does besides. When it was the Boss
 * everything that came with it goes. Called by `killMonster` once it is off the tile.
 */
export function* afterDeath(table: Table<State>, monster: Monster): Rule {
  const { state } = table;
  if (monster.card === 'imperfect-reflection') yield* wound(table);
  if (isBoss(monster.card))
    table.tell({ type: 'boss-defeated', rule: 'DD-BOS-11', figure: monster.id, monster: monster.card });
  if (battleOf(state).boss === null || !isBossDead(state)) return;
  if (state.quest !== null && battleOf(state).form === null) state.quest.bossDead = true;
  clearAway(table);
}

/** DD-ANA-08: an Imperfect Reflection takes a part of him with it. */
function* wound(table: Table<State>): Rule {
  const ancestor = figureIfIn(table.state, 'ancestor-1');
  if (ancestor !== undefined && isMonster(ancestor))
    yield* sufferWounds(table, ancestor, REFLECTION_WOUNDS, null, 'DD-ANA-08');
}

/** DD-BOS-11, DD-FIN-05: the other Monsters of a Boss, Pews and Absolute Nothingness leave the tile. */
export function clearAway(table: Table<State>): void {
  const { state } = table;
  const battle = battleOf(state);
  const gone = battle.monsters.map(({ id }) => id);
  for (const monster of [...battle.monsters]) removeFigure(state, monster);
  battle.pews = [];
  battle.nothingness = [];
  battle.doom = null;
  if (gone.length === 0) return;
  table.tell({ type: 'monsters-removed', rule: 'DD-BOS-11', figures: gone, count: gone.length });
}

/** DD-GES-03: the blood of the Gestating Heart blights a Hero whose attack wounds it, and heals too. Called by `useSkill`. */
export function* afterWounding(table: Table<State>, monster: Monster, by: Hero): Rule {
  if (monster.card !== 'gestating-heart' || !isIn(table.state, by)) return;
  const { blight, turns, heal: healed } = HEART_BLOOD;
  yield* addCondition(table, by, { condition: 'blight', tokens: turns, wounds: blight }, false, 'DD-GES-03');
  if (isIn(table.state, by)) yield* heal(table, by, healed, monster, 'DD-GES-03');
}
