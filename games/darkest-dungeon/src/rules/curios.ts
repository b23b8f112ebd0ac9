import {
  ask,
  drawOrReshuffle,
  type Option,
  PARTY,
  PASS,
  RuleBug,
  type Rule,
  type RuleId,
  type Seat,
  type Table,
} from '@tenebrae/kernel';
import { type CurioId, type CurioOffer, curioOf } from '../data/curios.ts';
import type { Effect } from '../data/effects.ts';
import { applyEffects, type EffectSource } from '../effects/index.ts';
import type { Hero, State } from '../state.ts';
import { chooseFigure } from './asking.ts';
import { heroesInOrder, isIn } from './figures.ts';
import { canPay, loseGold } from './gold.ts';
import { isThreatened } from './modifiers.ts';
import { spendProvision } from './provisions.ts';
import { react } from './reactions.ts';
import { teach, tutorialCurio } from './tutorial.ts';

/** DD-ROM-08: Torch, card, Hero; the phase becomes `exploration`. Under the Collector's first Threat nothing is left. */
export function* playCurioRoom(table: Table<State>): Rule {
  const { state } = table;
  state.phase = { kind: 'exploration' };
  if (isThreatened(state, 'collector-1-dungeon')) {
    table.tell({ type: 'curio-gone', rule: 'DD-SET-12' });
    return;
  }
  const torch = yield* offerTorch(table, PARTY, 'DD-ROM-08');
  const apart = tutorialCurio(state);
  const curio = apart ?? (yield* drawCurio(table, 'DD-ROM-08'));
  discardCurio(state, curio);
  table.tell({ type: 'curio-drawn', rule: 'DD-ROM-08', curio, reveals: true });
  if (apart !== null) yield* teach(table, 'offer');
  const about = { curio };
  const hero = yield* chooseFigure('curio-hero', PARTY, heroesInOrder(state), 'DD-ROM-08', about);
  yield* resolveCurio(table, hero, curio, torch, 'DD-ROM-08');
}

/** DD-EXP-14: an Exploration die shows a Curio: Torch, card, and the Hero who rolled it resolves it. */
export function* resolveCurioDie(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  yield* teach(table, 'curio-die');
  yield* react(table, hero, 'curio-rolled', 'DD-EXP-14');
  if (!isIn(state, hero)) return;
  const torch = yield* offerTorch(table, hero.seat, 'DD-EXP-14');
  const curio = yield* drawCurio(table, 'DD-EXP-14');
  discardCurio(state, curio);
  table.tell({ type: 'curio-drawn', rule: 'DD-EXP-14', hero: hero.id, curio });
  yield* resolveCurio(table, hero, curio, torch, 'DD-EXP-14');
}

/** DD-EXP-14: a Hero resolves a Curio Card: offer, positive part, negative part unless a Torch was spent. */
export function* resolveCurio(
  table: Table<State>,
  hero: Hero,
  curio: CurioId,
  torch: boolean,
  rule: RuleId,
): Rule {
  const { positive, negative, offer } = curioOf(curio);
  const source: EffectSource = { by: null, own: false, from: null, use: null, card: curio };
  yield* react(table, hero, 'curio', rule);
  if (!isIn(table.state, hero)) return;
  const does = offer !== undefined && (yield* payOffer(table, hero, curio, offer, rule)) ? offer.does : null;
  yield* applyEffects(table, hero, gainsOf(positive, does), source, rule);
  if (torch || does === 'no-negative-part') {
    if (negative.length > 0) table.tell({ type: 'curio-harmless', rule, hero: hero.id, curio });
  } else yield* applyEffects(table, hero, negative, source, rule);
}

/** The good part, with what a paid offer adds to it or puts in its place. */
function gainsOf(positive: readonly Effect[], does: CurioOffer['does'] | null): readonly Effect[] {
  if (does === null || does === 'no-negative-part') return positive;
  return 'also' in does ? [...positive, ...does.also] : does.instead;
}

/** DD-EXP-14: whoever touches the Curio may pay what its card asks for, once, from the pool or in Gold. */
function* payOffer(
  table: Table<State>,
  { id, seat }: Hero,
  curio: CurioId,
  { pay }: CurioOffer,
  rule: RuleId,
): Rule<boolean> {
  const { state } = table;
  const isGold = typeof pay === 'object';
  if (isGold ? !canPay(state, pay.gold) : state.campaign.provisions[pay] === 0) return false;
  const about = { hero: id, curio, gold: isGold ? pay.gold : 0 };
  const option: Option = isGold
    ? { id: 'pay:gold', text: 'pay-curio-gold', about }
    : { id: `pay:${pay}`, text: 'pay-curio', about: { ...about, provision: pay }, on: [`provision:${pay}`] };
  const choice = yield* ask('curio-offer', seat, [option, PASS], rule, { about });
  if (choice.id === PASS.id) return false;
  if (isGold) loseGold(table, pay.gold, rule);
  else spendProvision(table, pay, rule);
  return true;
}

/** DD-EXP-14, DD-ROM-08: a Torch of the pool, before the card is turned; it does not count as used by anyone. */
function* offerTorch(table: Table<State>, seat: Seat, rule: RuleId): Rule<boolean> {
  if (table.state.campaign.provisions.torch === 0) return false;
  const light: Option = { id: 'pay:torch', text: 'shield-curio', on: ['provision:torch'] };
  const choice = yield* ask('curio-torch', seat, [light, PASS], rule);
  if (choice.id === PASS.id) return false;
  spendProvision(table, 'torch', rule);
  return true;
}

function* drawCurio(table: Table<State>, rule: RuleId): Rule<CurioId> {
  const curio = yield* drawOrReshuffle('curio-card', table.state.decks.curios, rule);
  if (curio === null) throw new RuleBug('DD-EXP-14: there is no Curio Card');
  return curio;
}

/** DD-EXP-27: until the Hamlet it lies in the discard pile. */
function discardCurio({ decks }: State, curio: CurioId): void {
  decks.curios.discard.push(curio);
}
