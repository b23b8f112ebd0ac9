import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import { type TokenId, TOKENS } from '../data/abilities.ts';
import { ORDERS } from '../data/actions.ts';
import type { HeroId } from '../data/heroes.ts';
import { MONKEY_TIMER } from '../data/limits.ts';
import type { FigureId, Hero, Monster, State } from '../state.ts';
import { countFaces, rollPower } from './dice.ts';
import { type Figure, figureOf, heroFigure, nameOf, seatOf } from './figures.ts';
import { turnOf } from './movement-points.ts';
import { removeOrder } from './orders.ts';
import { isImmune } from './stats.ts';
import { setPoison, setToken } from './tokens.ts';
import { inflictWounds } from './wounds.ts';

/** DJ-EFF-07, DJ-EFF-17, DJ-ABL-26, DJ-ABL-30: puts tokens on a figure that is not immune; allies as their quest says. */
export function addTokens(
  table: Table<State>,
  figure: FigureId,
  token: TokenId,
  count: number,
  rule: RuleId,
  by: HeroId | null = null,
): void {
  const { state } = table;
  const one = figureOf(state, figure);
  if (one === null || count <= 0 || isImmune(state, figure, token)) return;
  if (one.kind === 'ally') one.ally.stun += count;
  else if (token !== 'poison') {
    const bearer = one.kind === 'hero' ? one.hero : one.monster;
    setToken(bearer, token, bearer.tokens[token] + count);
  } else if (one.kind === 'hero') setPoison(one.hero, one.hero.tokens.poison + count);
  if (one.kind === 'monster' && token === 'burn') one.monster.burnedBy = by;
  table.tell({ type: 'tokens-placed', rule, figure, name: nameOf(state, figure), token, count });
}

/** DJ-EFF-17: a hero who has become immune to something is rid of its tokens. */
export function shedTokens(table: Table<State>, hero: Hero): void {
  const { state } = table;
  const { burn, poison, stun, web } = hero.tokens;
  if (burn + poison + stun + web === 0) return;
  for (const token of TOKENS) {
    const count = hero.tokens[token];
    if (count === 0 || !isImmune(state, heroFigure(hero), token)) continue;
    if (token === 'poison') setPoison(hero, 0);
    else setToken(hero, token, 0);
    const turn = turnOf(state, hero);
    if (token === 'web' && turn !== null) turn.webbed = false;
    table.tell({ type: 'tokens-shed', rule: 'DJ-EFF-17', hero: hero.id, token, count });
  }
}

/**
 * DJ-EFF-01, DJ-OVT-11: one black die for each burn token, all together; each surge removes one; then one wound for each that
 * is left, armor and shields of no use.
 */
export function* settleBurn(table: Table<State>, figure: FigureId): Rule {
  const left = yield* rollOff(table, figure, 'burn', 'DJ-EFF-01');
  if (left === 0) return;
  const one = figureOf(table.state, figure);
  const by = one?.kind === 'monster' ? one.monster.burnedBy : null;
  yield* inflictWounds(table, [{ figure, wounds: left }], { kind: 'burn', by }, 'DJ-EFF-01');
}

/** DJ-EFF-13: one black die for each web token; whether any are left, so that no movement points may be spent. */
export function* settleWeb(table: Table<State>, figure: FigureId): Rule<boolean> {
  return (yield* rollOff(table, figure, 'web', 'DJ-EFF-13')) > 0;
}

/** Each surge removes a token; gives how many are left. */
function* rollOff(table: Table<State>, figure: FigureId, token: 'burn' | 'web', rule: RuleId): Rule<number> {
  const { state } = table;
  const bearer = bearerOf(figureOf(state, figure));
  const before = bearer?.tokens[token] ?? 0;
  if (bearer === null || before === 0) return 0;
  const faces = yield* rollPower(`${token}-roll`, before, rule, seatOf(state, figure));
  const removed = countFaces(faces, 'surge');
  const left = before - removed;
  setToken(bearer, token, left);
  table.tell({ type: `${token}-rolled`, rule, figure, name: nameOf(state, figure), removed, left });
  return left;
}

/** Allies carry none of these. */
function bearerOf(figure: Figure | null): Hero | Monster | null {
  if (figure?.kind === 'hero') return figure.hero;
  return figure?.kind === 'monster' ? figure.monster : null;
}

/**
 * DJ-EFF-10, DJ-EFF-12, DJ-EFF-18, DJ-ORD-18: he becomes a monkey; his turn ends at once. A hero who is one already has his
 * timer tokens back.
 */
export function transform(table: Table<State>, hero: Hero, rule: RuleId): void {
  const turn = turnOf(table.state, hero);
  hero.monkey = { timer: MONKEY_TIMER, fresh: turn !== null };
  removeOrder(table, hero, 'DJ-ORD-18', ...ORDERS);
  table.tell({ type: 'hero-transformed', rule, hero: hero.id, timer: MONKEY_TIMER });
  if (turn !== null) turn.over = 'turn';
}
