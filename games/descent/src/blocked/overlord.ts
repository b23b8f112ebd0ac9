import type { Blocked } from '@tenebrae/kernel';
import { overlordCard, overlordCardId, type OverlordDeckCard } from '../data/overlord-cards.ts';
import { monsterFigure, monsterName } from '../rules/figures.ts';
import { spawnOptions } from '../rules/spawning.ts';
import { canPay, costOf } from '../rules/threat.ts';
import type { OverlordTurn, State } from '../state.ts';
import { no } from './no.ts';

/** DJ-OVC-05 to DJ-OVC-14, DJ-OVT-07: which cards the overlord cannot play now, and which monsters have acted. */
export function overlordBlocked(state: State): Blocked[] {
  const { hand, turn } = state.overlord;
  const list = unlike(hand).flatMap(card => whyNot(state, card, turn));
  if (turn === null) return list;
  const acted = state.monsters
    .filter(({ id }) => turn.activated.includes(id) && turn.active?.monster !== id)
    .map(monster =>
      no('blocked-activated', 'DJ-OVT-07', {
        about: { monster: monsterName(monster) },
        on: [monsterFigure(monster)],
      }),
    );
  return [...list, ...acted];
}

const unlike = (hand: readonly OverlordDeckCard[]): OverlordDeckCard[] =>
  hand.filter((card, at) => hand.findIndex(one => overlordCardId(one) === overlordCardId(card)) === at);

function whyNot(state: State, card: OverlordDeckCard, turn: OverlordTurn | null): Blocked[] {
  const id = overlordCardId(card);
  const { type, trigger } = overlordCard(card);
  const more = { about: { card: id, cost: costOf(state, card) }, on: [`overlord-card:${card}`] };
  if (!canPay(state, card)) return [no('blocked-threat', 'DJ-OVC-05', more)];
  if (type === 'event' || type === 'trap') {
    if (isAtStart(turn) && trigger === 'start-of-overlord-turn') return [];
    return [no('blocked-occasion', type === 'event' ? 'DJ-OVC-08' : 'DJ-OVC-10', more)];
  }
  if (turn === null) return [no('blocked-own-turn', type === 'spawn' ? 'DJ-OVC-12' : 'DJ-OVC-13', more)];
  if (type === 'power') {
    if (turn.powerPlayed) return [no('blocked-one-power', 'DJ-OVC-14', more)];
    return turn.activated.length > 0 ? [no('blocked-power-late', 'DJ-OVC-13', more)] : [];
  }
  if (turn.spawnPlayed) return [no('blocked-one-spawn', 'DJ-OVC-12', more)];
  if (turn.stage !== 'spawn') return [no('blocked-spawn-step', 'DJ-OVC-12', more)];
  const isPossible = spawnOptions(state).some(option => overlordCardId(option.card) === id);
  return isPossible ? [] : [no('blocked-no-room', 'DJ-SPN-06', more)];
}

const isAtStart = (turn: OverlordTurn | null): boolean => turn?.stage === 'cards' || turn?.stage === 'spawn';
