import { type Rule, type RuleId, type Table, take } from '@tenebrae/kernel';
import { bossOf } from '../data/bosses.ts';
import { isDeckMonster, type MonsterCardId } from '../data/monsters.ts';
import type { Monster, State } from '../state.ts';
import { placeAtStart } from './battle-set-up.ts';
import { afterDeath } from './bosses.ts';
import { battleOf, cardOf, type Figure, isHero, isLarge } from './figures.ts';
import { addInitiative } from './initiative.ts';
import { isThreatened } from './modifiers.ts';
import { newMonster } from './new-monster.ts';
import { joinTracker, leaveTracker } from './tracker.ts';
import { teach } from './tutorial.ts';

/**
 * DD-POS-04 to DD-POS-06, DD-MON-15: a Monster dies; what reacts to it (Reflections, the Necromancer's Threat) happens. Does
 * not end the Battle: `maybeEndBattle` does.
 */
export function* killMonster(table: Table<State>, monster: Monster, by: Figure | null, rule: RuleId): Rule {
  const { state } = table;
  removeFigure(state, monster);
  if (by !== null && isHero(by)) countKill(by, monster);
  table.tell({
    type: 'monster-killed',
    rule,
    figure: monster.id,
    monster: monster.card,
    by: by?.id ?? null,
  });
  yield* maybeReturn(table, monster);
  yield* afterDeath(table, monster);
  yield* teach(table, 'kill');
}

function countKill({ history }: Extract<Figure, { kind: 'hero' }>, { card }: Monster): void {
  history.kills += 1;
  if (!isDeckMonster(card) && bossOf(card).role !== 'helper') history.bosses += 1;
}

/** The Necromancer's third Threat: the first Monster to die in a Battle, unless it is Large, stands up again at the back. */
function* maybeReturn(table: Table<State>, dead: Monster): Rule {
  const { state } = table;
  const battle = battleOf(state);
  if (battle.respawned || isLarge(dead) || !isThreatened(state, 'necromancer-3-dungeon')) return;
  battle.respawned = true;
  const monster = {
    ...newMonster(dead.id, dead.card, dead.level),
    moreLife: dead.moreLife,
    moreDodge: dead.moreDodge,
  };
  take(battle.spent, dead.id as MonsterCardId);
  battle.monsters.push(monster);
  joinTracker(state, 'monsters', monster.id);
  yield* placeAtStart(table, monster);
  monster.turnsLeft = cardOf(monster).actions ?? 1;
  addInitiative(state, monster.turnsLeft);
  table.tell({ type: 'monster-returned', rule: 'DD-SET-12', figure: monster.id, area: monster.area });
}

/**
 * DD-POS-04, DD-POS-05: figure and tracker card are gone, those behind slide forward. Its card of the deck waits in
 * `battle.spent`.
 */
export function removeFigure(state: State, figure: Figure): void {
  leaveTracker(state, figure.side, figure.id);
  if (isHero(figure)) {
    state.heroes = state.heroes.filter(one => one !== figure);
    return;
  }
  const battle = battleOf(state);
  battle.monsters = battle.monsters.filter(one => one !== figure);
  if (isDeckMonster(figure.card)) battle.spent.push(figure.id as MonsterCardId);
}
