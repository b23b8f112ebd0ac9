import { ask, DONE, freeze, type Option, type Rule, type Table, unreachable } from '@tenebrae/kernel';
import { OVERLORD_DRAW, OVERLORD_HAND_LIMIT } from '../data/limits.ts';
import { overlordCard, overlordCardId, type OverlordDeckCard } from '../data/overlord-cards.ts';
import { questRules } from '../effects/quests.ts';
import type { Monster, OverlordTurn, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { beginActivation, goOnWith, webbed } from './activation.ts';
import { sumOf } from './effects-of.ts';
import { revealSeen } from './exploring.ts';
import { monsterFigure, monsterName, monsterOf, OVERLORD } from './figures.ts';
import { offerGuards } from './guard.ts';
import { settleBurn, settleWeb } from './lingering.ts';
import { beginAnyTurn, newOverlordTurn } from './new-turn.ts';
import { afterwards, NOTHING } from './nothing.ts';
import { figureOption } from './options.ts';
import { mayReactAtAnyTime, offerAnyTime } from './orders.ts';
import {
  announceCard,
  type CardOption,
  cardOption,
  holdsCardFor,
  playableCards,
  playCard,
} from './overlord-window.ts';
import { powerSum } from './powers.ts';
import { playSpawnCard, spawnOptions } from './spawning.ts';
import {
  canPay,
  type DiscardOption,
  discardForThreat,
  discardOptions,
  drawCards,
  gainThreat,
} from './threat.ts';

/**
 * DJ-OVT-01, DJ-RND-07: one beat of the overlord's turn: a stage of `overlord.turn`, or one choice of a stage or an
 * activation. It begins the turn when there is none, and goes on to the end of the round when it is over.
 */
export function playOverlord(table: Table<State>): Rule {
  const { overlord } = table.state;
  const turn = (overlord.turn ??= newOverlordTurn());
  switch (turn.stage) {
    case 'activate':
      return activate(table, turn);
    case 'begin':
      return begin(table, turn);
    case 'collect':
      return collect(table, turn);
    case 'discard':
      return discardCards(table, turn);
    case 'cards':
      return playAtStart(table, turn);
    case 'spawn':
      return spawn(table, turn);
    case 'effects':
      return settleEffects(table, turn);
    case 'end':
      return end(table);
    default:
      return unreachable(turn.stage);
  }
}

/** DJ-ORD-13: last turn's wind drops, which may show an area; what notes how things stand does so; guards are asked. */
function begin(table: Table<State>, turn: OverlordTurn): Rule {
  const { state } = table;
  table.tell({ type: 'overlord-turn-begun', rule: 'DJ-OVT-01', round: state.round });
  if (state.gust) return dropGust(table, turn);
  beginAnyTurn(state);
  return afterwards(letHeroesReact(table), () => {
    turn.stage = 'collect';
  });
}

function* dropGust(table: Table<State>, turn: OverlordTurn): Rule {
  const { state } = table;
  state.gust = false;
  table.tell({ type: 'gust-dropped', rule: 'DJ-OVC-08' });
  yield* revealSeen(table);
  beginAnyTurn(state);
  yield* letHeroesReact(table);
  turn.stage = 'collect';
}

/** DJ-OVT-02, DJ-OVT-03, DJ-OVC-14: a power card may come first and then works already; threat by heroes, then the draw. */
function* collect(table: Table<State>, turn: OverlordTurn): Rule {
  const { state } = table;
  const powers = powerOptions(state, turn);
  if (powers.length > 0) {
    const isPlayed = yield* offerInTurn(table, turn, 'before-drawing', powers, 'DJ-OVC-14');
    if (isPlayed) return;
  }
  gainThreat(table, incomeOf(state), 'DJ-OVT-02');
  yield* drawCards(table, OVERLORD_DRAW + powerSum(state, 'draw'), 'DJ-OVT-03');
  turn.stage = 'discard';
}

/** DJ-OVT-02, DJ-CRD-10: one for each hero in the game, wherever he is, less what skills take off. */
const incomeOf = (state: State): number =>
  state.heroes.reduce((sum, hero) => sum + sumOf(hero, 'threat-income'), state.heroes.length);

type TurnOption = CardOption | DiscardOption | typeof DONE;

/** DJ-OVT-04, DJ-OVC-02, DJ-OVC-03: any number of cards, one after another, and down to eight. */
function* discardCards(table: Table<State>, turn: OverlordTurn): Rule {
  const { state } = table;
  const { hand } = state.overlord;
  const over = Math.max(0, hand.length - OVERLORD_HAND_LIMIT);
  const options: TurnOption[] = [...powerOptions(state, turn), ...discardOptions(state)];
  if (over === 0) options.push(DONE);
  const chosen = yield* ask('discard-cards', OVERLORD, options, 'DJ-OVT-04', { about: { count: over } });
  if (!('card' in chosen)) turn.stage = 'cards';
  else if (chosen.id.startsWith('discard:')) discardForThreat(table, chosen.card);
  else yield* playInTurn(table, turn, chosen.card);
}

/** DJ-OVT-05, DJ-TIM-02: from the end of step 1 on. */
function playAtStart(table: Table<State>, turn: OverlordTurn): Rule {
  const options = startOptions(table.state, turn);
  if (options.length > 0) return offerAtStart(table, turn, options);
  turn.stage = 'spawn';
  return NOTHING;
}

function* offerAtStart(table: Table<State>, turn: OverlordTurn, options: readonly CardOption[]): Rule {
  const isPlayed = yield* offerInTurn(table, turn, 'play-at-start', options, 'DJ-OVT-05');
  if (!isPlayed) turn.stage = 'spawn';
}

/** DJ-OVT-06, DJ-TIM-02: what the quest brings, then one spawn card; until step 3 begins the cards for its start too. */
function* spawn(table: Table<State>, turn: OverlordTurn): Rule {
  const { state } = table;
  const { onSpawnStep } = questRules(state);
  if (onSpawnStep !== undefined && !turn.used.includes(SPAWN_STEP)) {
    turn.used.push(SPAWN_STEP);
    yield* onSpawnStep(table);
  }
  const spawns = turn.spawnPlayed ? [] : spawnOptions(state);
  // With nothing new since he was last asked, he is not asked again.
  const isNews = spawns.length > 0 || turn.spawnPlayed || onSpawnStep !== undefined;
  const options = isNews ? [...spawns, ...startOptions(state, turn)] : [];
  const isPlayed =
    options.length > 0 && (yield* offerInTurn(table, turn, 'play-spawn', options, 'DJ-OVT-06'));
  if (!isPlayed) turn.stage = 'effects';
}

const SPAWN_STEP = 'spawn-step';

/** DJ-OVT-11: burn rolls and wounds of all monsters in the overlord's order, then web rolls; then the quest's part of step 3. */
function settleEffects(table: Table<State>, turn: OverlordTurn): Rule {
  const { state } = table;
  if (questRules(state).onActivationStep !== undefined || state.monsters.some(isBurningOrWebbed))
    return rollEffects(table, turn);
  turn.stage = 'activate';
  return NOTHING;
}

const isBurningOrWebbed = ({ tokens }: Monster): boolean => tokens.burn > 0 || tokens.web > 0;

function* rollEffects(table: Table<State>, turn: OverlordTurn): Rule {
  const { state } = table;
  const done: number[] = [];
  for (;;) {
    const left = state.monsters.filter(one => one.tokens.burn > 0 && !done.includes(one.id));
    if (left.length === 0) break;
    const options = left.map(monster => figureOption(state, 'roll-burn', monsterFigure(monster)));
    const { figure } = yield* ask('burn-next', OVERLORD, options, 'DJ-OVT-11');
    for (const monster of left.filter(one => monsterFigure(one) === figure)) {
      done.push(monster.id);
      yield* settleBurn(table, monsterFigure(monster));
    }
  }
  for (const monster of [...state.monsters]) {
    if (monster.tokens.web > 0 && (yield* settleWeb(table, monsterFigure(monster))))
      turn.used.push(webbed(monster));
  }
  turn.stage = 'activate';
  const { onActivationStep } = questRules(state);
  if (onActivationStep !== undefined) yield* onActivationStep(table);
}

const END_PHASE = { id: 'end-phase' } as const satisfies Option;

/**
 * DJ-OVT-07, DJ-OVT-10, DJ-OVC-13: each monster once, in any order, one after another; he may leave some out. Until the first
 * of them he may still play a power card.
 */
function activate(table: Table<State>, turn: OverlordTurn): Rule {
  const isAnybodyAsked = table.state.heroes.some(mayReactAtAnyTime);
  return turn.active === null || isAnybodyAsked
    ? activateNext(table, turn)
    : goOnWith(table, turn, turn.active);
}

function* activateNext(table: Table<State>, turn: OverlordTurn): Rule {
  const { state } = table;
  yield* offerAnyTime(table);
  if (turn.active !== null) return yield* goOnWith(table, turn, turn.active);
  const options: (ActivateOption | CardOption | typeof DISCARD_ONE | typeof END_PHASE)[] = [];
  for (const monster of state.monsters)
    if (!turn.activated.includes(monster.id)) options.push(activateOption(monster));
  if (options.length === 0) {
    turn.stage = 'end';
    return;
  }
  if (turn.activated.length === 0) options.push(...powerOptions(state, turn));
  if (state.overlord.hand.length > 0) options.push(DISCARD_ONE);
  options.push(END_PHASE);
  const chosen = yield* ask('activate-next', OVERLORD, options, 'DJ-OVT-07');
  if ('monster' in chosen) yield* beginActivation(table, turn, monsterOf(state, chosen.monster));
  else if ('card' in chosen) yield* playInTurn(table, turn, chosen.card);
  else if (chosen.id === DISCARD_ONE.id) yield* discardOne(table);
  else turn.stage = 'end';
}

interface ActivateOption extends ActionOption {
  readonly monster: number;
}

/** By number and name, made once. */
const ACTIVATE = new Map<string, ActivateOption[]>();

function activateOption(monster: Monster): ActivateOption {
  const name = monsterName(monster);
  let options = ACTIVATE.get(name);
  if (options === undefined) {
    options = [];
    ACTIVATE.set(name, options);
  }
  const figure = monsterFigure(monster);
  return (options[monster.id] ??= freeze({
    id: `activate:${figure}`,
    action: 'activate',
    figure,
    about: { figure: name },
    on: [figure],
    monster: monster.id,
  }));
}

/** DJ-OVT-10, DJ-ORD-13, DJ-RND-07: guards are asked a last time; then the round ends. */
function end(table: Table<State>): Rule {
  return afterwards(lastReactions(table), () => endRound(table));
}

function lastReactions(table: Table<State>): Rule {
  const { onOverlordTurnEnd } = questRules(table.state);
  return onOverlordTurnEnd === undefined ? letHeroesReact(table) : reactAnd(table, onOverlordTurnEnd);
}

function* reactAnd(table: Table<State>, then: (table: Table<State>) => Rule): Rule {
  yield* letHeroesReact(table);
  yield* then(table);
}

function endRound(table: Table<State>): void {
  const { state } = table;
  state.overlord.turn = null;
  state.phase = { kind: 'end-of-round' };
  table.tell({ type: 'overlord-turn-ended', rule: 'DJ-OVT-10', round: state.round });
}

/** DJ-OVC-04: at any choice of his turn. */
const DISCARD_ONE = { id: 'discard-one' } as const satisfies Option;

const discarding = ({ overlord }: State): readonly (typeof DISCARD_ONE)[] =>
  overlord.hand.length > 0 ? [DISCARD_ONE] : [];

function* discardOne(table: Table<State>): Rule {
  const options = discardOptions(table.state);
  const { card } = yield* ask('discard-for-threat', OVERLORD, options, 'DJ-OVC-04');
  discardForThreat(table, card);
}

/** One choice among cards to play, a discard and going on; false when he goes on. */
function* offerInTurn(
  table: Table<State>,
  turn: OverlordTurn,
  question: string,
  cards: readonly CardOption[],
  rule: string,
): Rule<boolean> {
  const chosen = yield* ask<CardOption | typeof DISCARD_ONE | typeof DONE>(
    question,
    OVERLORD,
    [...cards, ...discarding(table.state), DONE],
    rule,
  );
  if (chosen.id === DONE.id) return false;
  if ('card' in chosen) yield* playInTurn(table, turn, chosen.card);
  else yield* discardOne(table);
  return true;
}

/**
 * DJ-OVC-12 to DJ-OVC-14, DJ-OVC-17, DJ-ORD-13: one of each type a turn, which is noted once everybody has seen the card; after
 * each card guards are asked.
 */
function* playInTurn(table: Table<State>, turn: OverlordTurn, card: OverlordDeckCard): Rule {
  const { type } = overlordCard(card);
  if (type === 'power') {
    yield* announceCard(table, card);
    turn.powerPlayed = true;
    table.state.overlord.powers.push(card);
  } else if (type === 'spawn') {
    yield* playSpawnCard(table, card);
    turn.spawnPlayed = true;
  } else {
    yield* playCard(table, card, { kind: 'start-of-overlord-turn' });
    if (type === 'event') turn.eventPlayed = true;
    else turn.trapPlayed = true;
  }
  yield* letHeroesReact(table);
}

/** What may be used at any time, then guards (DJ-ORD-13). */
function letHeroesReact(table: Table<State>): Rule {
  const isAnyAsked = table.state.heroes.some(hero => hero.order === 'guard' || mayReactAtAnyTime(hero));
  return isAnyAsked ? askHeroes(table) : NOTHING;
}

function* askHeroes(table: Table<State>): Rule {
  yield* offerAnyTime(table);
  yield* offerGuards(table);
}

/** DJ-OVC-13, DJ-OVC-14: `play:<card>` for the power cards that can be paid, until one is played. */
function powerOptions(state: State, turn: OverlordTurn): readonly CardOption[] {
  if (turn.powerPlayed) return [];
  const options: CardOption[] = [];
  for (const card of state.overlord.hand) {
    if (overlordCard(card).type !== 'power' || !canPay(state, card)) continue;
    const id = overlordCardId(card);
    if (!options.some(option => overlordCardId(option.card) === id)) options.push(cardOption(state, card));
  }
  return options;
}

/** DJ-OVT-05, DJ-OVC-17: power cards, and one event and one trap for the start of his turn. */
function startOptions(state: State, turn: OverlordTurn): readonly CardOption[] {
  const powers = powerOptions(state, turn);
  if (!holdsCardFor(state, 'start-of-overlord-turn')) return powers;
  const done = [
    ...(turn.eventPlayed ? (['event'] as const) : []),
    ...(turn.trapPlayed ? (['trap'] as const) : []),
  ];
  const cards = playableCards(state, { kind: 'start-of-overlord-turn' }, done);
  return [...powers, ...cards.map(card => cardOption(state, card))];
}
