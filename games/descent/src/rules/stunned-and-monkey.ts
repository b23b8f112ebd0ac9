import type { Table } from '@tenebrae/kernel';
import { MONKEY_POINTS } from '../data/limits.ts';
import type { Hero, HeroTurn, State } from '../state.ts';
import { sumOf } from './effects-of.ts';
import { isMonkey } from './figures.ts';
import { shedTokens } from './lingering.ts';
import { gainPoints } from './movement-points.ts';
import { setToken } from './tokens.ts';

/** DJ-EFF-05, DJ-EFF-07, DJ-EFF-11: one stun token goes; a hero has no normal action then, a monkey never has one. */
export function limitTurn(table: Table<State>, hero: Hero, turn: HeroTurn): void {
  const isStunned = hero.tokens.stun > 0;
  if (isStunned) {
    setToken(hero, 'stun', hero.tokens.stun - 1);
    table.tell({ type: 'stun-discarded', rule: 'DJ-EFF-05', hero: hero.id, left: hero.tokens.stun });
  }
  if (isMonkey(hero)) turn.action = 'monkey';
  else if (isStunned) turn.action = 'stunned';
}

/** DJ-EFF-05, DJ-EFF-11: such turns declare nothing: five points for a monkey, one thing of three for a stunned hero. */
export function takeLimitedTurn(hero: Hero, turn: HeroTurn): void {
  if (turn.action === 'monkey') turn.points = MONKEY_POINTS;
  else turn.attacks = 1;
  gainPoints(turn, sumOf(hero, 'movement-points'));
}

/** DJ-EFF-12, DJ-HRT-16: at the end of a later turn one timer token goes, and with the last the monkey is a hero again. */
export function loseTimer(table: Table<State>, hero: Hero): void {
  if (!isMonkey(hero) || hero.monkey.fresh) return;
  const timer = hero.monkey.timer - 1;
  hero.monkey = { timer, fresh: hero.monkey.fresh };
  table.tell({
    type: timer > 0 ? 'timer-discarded' : 'hero-restored',
    rule: 'DJ-EFF-12',
    hero: hero.id,
    timer,
  });
  if (timer === 0) shedTokens(table, hero);
}
