import { describe, expect, test } from 'vitest';
import { EVENTS } from '../src/data/events.ts';
import { EVENT_EFFECTS } from '../src/effects/events.ts';
import {
  activatedEvents,
  activateEvent,
  discardEvent,
  placeEvent,
  playEvents,
  tileOfAccursed,
  tileOfFigure,
} from '../src/rules/events.ts';
import type { PlacedEvent } from '../src/state.ts';
import { aGame, type GameSet, perform, type TestGame } from '../testing/index.ts';

const inactive = (id: number, tile: number): PlacedEvent => ({
  id,
  tile,
  card: null,
  searched: 0,
  archway: null,
});

/** Stairs, a corridor and a room; the Knight in the room, the Outcast in the corridor. */
const apart = (events: PlacedEvent[], set: GameSet = {}): TestGame =>
  aGame({
    lay: [
      { card: 'long-corridor', by: 'N0', exits: ['S0'] },
      { card: 'storage-room', by: 'N2' },
    ],
    accursed: { 'black-knight': { at: [2, 0, 0] }, 'outcast': { at: [1, 0, 0] } },
    leader: 'outcast',
    phase: { kind: 'events', waiting: null },
    dungeon: { events, nextEvent: events.length + 1 },
    ...set,
  });

describe('the deck', () => {
  test('twenty-four cards, and each does something', () => {
    expect(Object.keys(EVENTS)).toHaveLength(24);
    expect(Object.keys(EVENT_EFFECTS).sort()).toEqual(Object.keys(EVENTS).sort());
    for (const [id, card] of Object.entries(EVENTS))
      if (card.stays === 'until-searched')
        expect(EVENT_EFFECTS[id as keyof typeof EVENTS].search).toBeDefined();
  });

  test('DL-EVT-01 DL-SET-03 what lies face down is drawn already: the discards come back when none is left', () => {
    const game = apart([inactive(1, 1), inactive(2, 1)]);
    game.dungeon.eventDeck = {
      ...game.dungeon.eventDeck,
      unseen: ['evt-whispers', 'evt-soul-lamp'],
      discard: ['evt-heart-pulse'],
    };
    placeEvent(game.table, 0);
    expect(game.dungeon.events).toHaveLength(3);
    expect(game.dungeon.eventDeck.discard).toEqual([]);
    placeEvent(game.table, 0);
    expect(game.dungeon.events).toHaveLength(3);
  });
});

describe('the phase', () => {
  test('DL-RND-01 without Events the Turns follow', () => {
    const game = apart([]);
    perform(playEvents(game.table));
    expect(game.state.phase).toEqual({ kind: 'turns' });
  });

  test('DL-EVT-03 DL-EVT-05 only tiles with a living Accursed count, and the leader orders them', () => {
    const game = apart([inactive(1, 0), inactive(2, 1), inactive(3, 2)]);
    const started = perform(activatedEvents(game.table), 'tile:2');
    expect(started.asked).toMatchObject([{ ask: 'events-tile', seat: 'player-2' }]);
    expect(started.value).toEqual([3, 2]);
    game.accursed('black-knight').status = { kind: 'escaped' };
    expect(perform(activatedEvents(game.table)).value).toEqual([2]);
  });

  test('DL-EVT-03 DL-TRM-05 who stands in an archway counts for both tiles', () => {
    const game = apart([inactive(1, 0), inactive(2, 1)]);
    game.accursed('outcast').square = game.dungeon.plan.archways[0]?.squares[0] ?? 0;
    expect(perform(activatedEvents(game.table), 'tile:0').value).toEqual([1, 2]);
  });

  test('DL-EVT-02 DL-EVT-06 on one tile the oldest first, each turned when its time comes, then discarded', () => {
    const game = apart([inactive(1, 2), inactive(2, 2)]);
    perform(playEvents(game.table));
    perform(playEvents(game.table), 'evt-soul-lamp');
    expect(game.dungeon.events).toEqual([inactive(2, 2)]);
    expect(game.dungeon.eventDeck.discard).toEqual(['evt-soul-lamp']);
    expect(game.told('event-activated')).toMatchObject([
      { event: 'evt-soul-lamp', tile: 'storage-room', reveals: true },
    ]);
    perform(playEvents(game.table), 'evt-heart-pulse');
    expect(game.state.phase).toEqual({ kind: 'turns' });
  });

  test('DL-EVT-06 a card that stays lies face up and is not activated again', () => {
    const game = apart([inactive(1, 2)]);
    perform(activateEvent(game.table, game.dungeon.events[0] as PlacedEvent), 'evt-clear-spring');
    expect(game.dungeon.events).toMatchObject([{ card: 'evt-clear-spring' }]);
    expect(perform(activatedEvents(game.table)).value).toEqual([]);
  });

  test('DL-EVT-07 Events are activated in combat', () => {
    const game = apart([inactive(1, 2)], { monsters: [{ kind: 'seeker', at: [0, 0, 0] }] });
    expect(perform(activatedEvents(game.table)).value).toEqual([1]);
  });

  test('DL-EVT-08 one placed during the phase stays Inactive', () => {
    const game = apart([inactive(1, 2)], { marker: 3, phase: { kind: 'events', waiting: [1] } });
    perform(playEvents(game.table), 'evt-dying-light', 6, 'black-knight');
    expect(game.dungeon.events).toMatchObject([{ tile: 2, card: null }]);
    expect(game.state.phase).toEqual({ kind: 'turns' });
  });

  test('DL-EVT-08 DL-EVT-09 an activated card is resolved though nobody is left there', () => {
    const game = apart([inactive(1, 0)]);
    perform(activateEvent(game.table, game.dungeon.events[0] as PlacedEvent), 'evt-pressure-plate');
    expect(game.dungeon.events).toEqual([]);
    expect(game.told('test-failed')).toEqual([]);
  });

  test('DL-EVT-09 DL-TRM-09 a random Accursed is one of those on its tile, and Armour helps against its damage', () => {
    const game = aGame({
      lay: [{ card: 'storage-room', by: 'N2' }],
      accursed: {
        'black-knight': { at: [1, 0, 0], items: [] },
        'blood-witch': { at: [1, 1, 0], items: [] },
        'outcast': { at: [0, 0, 0] },
      },
      dungeon: { events: [inactive(1, 1)], nextEvent: 2 },
    });
    const [event] = game.dungeon.events as [PlacedEvent];
    // Perception 2: two dice; 1d6+3 = 9 damage, Armour 4.
    perform(activateEvent(game.table, event), 'evt-pressure-plate', 'black-knight', [1, 4], 6);
    expect(game.accursed('black-knight').wounds).toBe(5);
  });

  test('DL-TRM-06 of a Monster in an archway the leader decides', () => {
    const game = apart([], { monsters: [{ kind: 'seeker', at: [2, 5, 5] }] });
    game.monster('seeker').square = game.dungeon.plan.archways[1]?.squares[0] ?? 0;
    const chosen = perform(tileOfFigure(game.table, game.monster('seeker')), 'tile:1');
    expect(chosen.asked).toMatchObject([{ ask: 'which-tile', seat: 'player-2' }]);
    expect(chosen.value).toBe(1);
    expect(perform(tileOfAccursed(game.table, 'black-knight')).value).toBe(2);
  });

  test('DL-EVT-06 a discarded card is gone from its tile once and for all', () => {
    const game = apart([{ ...inactive(1, 2), card: 'evt-soul-lamp' }]);
    const [event] = game.dungeon.events as [PlacedEvent];
    discardEvent(game.table, event);
    discardEvent(game.table, event);
    expect(game.dungeon.eventDeck.discard).toEqual(['evt-soul-lamp']);
  });
});
