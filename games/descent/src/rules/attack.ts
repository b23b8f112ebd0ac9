import type { Rule, RuleId, Seat, Table } from '@tenebrae/kernel';
import { questRules } from '../effects/quests.ts';
import type { Attack, FigureId, Hero, State } from '../state.ts';
import { breathTemplates, figuresAffected } from './attack-areas.ts';
import { addBonuses, armsOfAttack, diceOf, rangeOf, reachesTarget } from './attack-dice.ts';
import { mayAttack } from './attack-options.ts';
import { declareAttack, isSameTemplate } from './declaring-attacks.ts';
import { rollDice, showsMiss, sumOfDice } from './dice.ts';
import { partsOf } from './effects-of.ts';
import { figureOf, heroesOnBoard, isMonster, nameOf, spacesOf } from './figures.ts';
import { offerGuards } from './guard.ts';
import { inflictHit } from './hitting.ts';
import { NOTHING } from './nothing.ts';
import { holdsCardFor, offerCards } from './overlord-window.ts';
import { settleRerolls, useAim } from './rerolls.ts';
import { spendResults } from './spending.ts';
import { isNearSkye } from './stats.ts';
import { lineOfAttack } from './targets.ts';

/** What is settled before an attack is declared; the rest is asked. */
export interface AttackPlan {
  readonly attacker: FigureId;
  readonly seat: Seat;
  readonly source: Attack['source'];
  readonly interrupt: Attack['interrupt'];
  /** The only figure that may be attacked (Alertness, Counter Attack). */
  readonly only?: FigureId;
}

/**
 * DJ-ATK-01, DJ-HRT-09: the steps of every attack: declare (space, area, template), Taunt, Aim, guards, roll, re-rolls, miss,
 * spending, range, wounds, what follows. The attack stands in `state.attacks` while it lasts. Gives it, or null if it was lost.
 */
export function* attack(table: Table<State>, plan: AttackPlan): Rule<Attack | null> {
  const { state } = table;
  const declared = yield* declareAttack(table, plan);
  state.attacks.push(declared);
  const isMade = yield* makeDeclared(table, declared);
  state.attacks.pop();
  if (!isMade) return null;
  yield* followUp(table, declared);
  return declared;
}

/** Says whether it was made; a lost attack leaves nothing behind it. */
function* makeDeclared(table: Table<State>, made: Attack): Rule<boolean> {
  const { state } = table;
  const name = nameOf(state, made.attacker);
  yield* prepare(table, made);
  if (!isStillLegal(state, made)) {
    table.tell({ type: 'attack-lost', rule: 'DJ-ORD-12', figure: made.attacker, name });
    return false;
  }
  addBonuses(state, made);
  made.step = 'rolled';
  made.dice = yield* rollDice('attack-roll', diceOf(armsOfAttack(state, made)), ruleOfRoll(made), made.seat);
  tellRoll(table, made, name);
  yield* settleRerolls(table, made);
  if (showsMiss(made.dice)) {
    table.tell({ type: 'attack-missed', rule: 'DJ-ATK-09', figure: made.attacker, name });
    if (isMonster(made.attacker) && state.heroes.some(answersMisses)) yield* answerMiss(table, made);
    return true;
  }
  made.step = 'spending';
  if (!(yield* spendResults(table, made))) {
    table.tell({ type: 'attack-shrunk', rule: 'DJ-ABL-14', figure: made.attacker, name });
    return true;
  }
  if (!reachesTarget(made)) {
    const { range: needed } = made;
    const range = rangeOf(made);
    table.tell({ type: 'attack-fell-short', rule: 'DJ-ATK-11', figure: made.attacker, name, range, needed });
    return true;
  }
  made.step = 'wounds';
  yield* inflictHit(table, made);
  return true;
}

/** DJ-TIM-05: a declared attack: Taunt, then the Aim card or the aim order, then guards. Mostly there is none of it. */
function prepare(table: Table<State>, made: Attack): Rule {
  if (!isMonster(made.attacker)) return useAim(table, made);
  const { state } = table;
  const isAnyCard = holdsCardFor(state, 'monster-attack-declared');
  if (isAnyCard || state.heroes.some(answersAttacks)) return answerDeclared(table, made);
  return NOTHING;
}

const answersAttacks = (hero: Hero): boolean =>
  hero.order === 'guard' || partsOf(hero).onEnemyDeclared.length > 0;

function* answerDeclared(table: Table<State>, made: Attack): Rule {
  const { state } = table;
  if (made.target !== null) {
    for (const hero of heroesOnBoard(state)) {
      for (const effect of partsOf(hero).onEnemyDeclared) yield* effect.onEnemyDeclared(table, hero, made);
    }
  }
  // DJ-FAM-11: next to Skye monsters do not aim.
  if (holdsCardFor(state, 'monster-attack-declared') && !isNearSkye(state, made.attacker))
    yield* offerCards(table, { kind: 'monster-attack-declared', attack: made });
  yield* offerGuards(table);
}

/**
 * DJ-ORD-12: whether the attack may still be made as it was declared: attacker and target are there, in sight and in reach.
 * Its range is counted again, as either may have been moved.
 */
function isStillLegal(state: State, made: Attack): boolean {
  const { attacker, target, area, interrupt } = made;
  if (spacesOf(state, attacker).length === 0) return false;
  if (interrupt !== 'charm' && !mayAttack(state, attacker)) return false;
  if (area === 'breath')
    return breathTemplates(state, attacker).some(template => isSameTemplate(template, made));
  if (target !== null) {
    const line = lineOfAttack(state, made, target);
    if (line === null) return false;
    made.from = line.from;
    made.range = line.range;
  }
  return area === 'blast' || figuresAffected(state, made).length > 0;
}

/** DJ-ATK-06 to DJ-ATK-08: all dice together; the bonuses are those of this moment (DJ-ATK-33). */
const ruleOfRoll = ({ attacker }: Attack): RuleId => (isMonster(attacker) ? 'DJ-ATK-08' : 'DJ-ATK-06');

function tellRoll(table: Table<State>, made: Attack, name: string): void {
  const { range, damage, surges, power } = sumOfDice(made.dice);
  const rule = ruleOfRoll(made);
  table.tell({ type: 'attack-rolled', rule, figure: made.attacker, name, range, damage, surges, power });
}

const answersMisses = (hero: Hero): boolean => partsOf(hero).onEnemyMissed.length > 0;

/** DJ-ATK-09: a miss is final; Counter Attack answers that of an enemy, in any turn. */
function* answerMiss(table: Table<State>, made: Attack): Rule {
  const { state } = table;
  for (const hero of heroesOnBoard(state)) {
    for (const effect of partsOf(hero).onEnemyMissed) {
      if (figureOf(state, made.attacker) !== null) yield* effect.onEnemyMissed(table, hero, made);
    }
  }
}

/** DJ-ATK-32, DJ-HRT-17: last comes what the quest and the attacker's skills make of it; a charmed hero's skills keep still. */
function followUp(table: Table<State>, made: Attack): Rule {
  const { state } = table;
  const figure = isMonster(made.attacker) ? null : figureOf(state, made.attacker);
  const isSkilled = figure?.kind === 'hero' && partsOf(figure.hero).afterAttack.length > 0;
  return isSkilled || questRules(state).afterAttack !== undefined ? followOn(table, made) : NOTHING;
}

function* followOn(table: Table<State>, made: Attack): Rule {
  const { state } = table;
  const { afterAttack } = questRules(state);
  if (afterAttack !== undefined) yield* afterAttack(table, made);
  const figure = figureOf(state, made.attacker);
  if (figure?.kind !== 'hero' || made.interrupt === 'charm') return;
  for (const effect of partsOf(figure.hero).afterAttack) yield* effect.afterAttack(table, figure.hero, made);
}
