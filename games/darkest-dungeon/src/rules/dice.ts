import { roll, rollOne, type Rule, type RuleId, type Table, type TextId } from '@tenebrae/kernel';
import { D10, D6, DEATHBLOW_SIDES, DEATHBLOW_SKULLS } from '../data/dice.ts';
import { EXPLORATION_DIE, type ExplorationFace } from '../data/exploration.ts';
import { PROVISION_DIE, type ProvisionFace } from '../data/provisions.ts';
import type { Hero, State } from '../state.ts';
import { react } from './reactions.ts';

const ONE_D10: readonly number[] = [D10];

/** A d10 that is nobody's own: Monsters, traps, Caretaker, Curio Room (DD-QRK-08). */
export const rollD10 = (what: TextId, rule: RuleId): Rule<number> => rollOne(what, D10, rule);

/** DD-QRK-08: a d10 that the controller of a Hero rolls for that Hero; in a Dungeon the Gambler Quirks react to it. */
export function* rollForHero(table: Table<State>, hero: Hero, what: TextId, rule: RuleId): Rule<number> {
  const [face = 0] = yield* roll(what, ONE_D10, rule, { seat: hero.seat });
  if (table.state.quest !== null && face === 1) yield* react(table, hero, 'rolled-1', rule);
  if (table.state.quest !== null && face === D10) yield* react(table, hero, 'rolled-10', rule);
  return face;
}

/** DD-DTH-03, DD-DTH-04: whether the Deathblow die shows a skull. */
export function* rollDeathblow(hero: Hero, rule: RuleId): Rule<boolean> {
  const face = yield* rollOne('deathblow', DEATHBLOW_SIDES, rule, { seat: hero.seat });
  return face <= DEATHBLOW_SKULLS;
}

export function* rollProvisionDice(count: number, rule: RuleId): Rule<ProvisionFace[]> {
  const faces = yield* roll('provision-dice', sixes(count), rule);
  return faces.map(face => PROVISION_DIE[face - 1] as ProvisionFace);
}

export function* rollExplorationDice(hero: Hero, count: number, rule: RuleId): Rule<ExplorationFace[]> {
  const dice = new Array<number>(Math.max(0, count)).fill(EXPLORATION_DIE.length);
  const faces = yield* roll('exploration-dice', dice, rule, { seat: hero.seat });
  return faces.map(face => EXPLORATION_DIE[face - 1] as ExplorationFace);
}

const sixes = (count: number): number[] => new Array<number>(Math.max(0, count)).fill(D6);
