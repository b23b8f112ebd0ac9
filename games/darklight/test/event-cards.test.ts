import type { Rule } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import type { EventId } from '../src/data/events.ts';
import { EVENT_EFFECTS } from '../src/effects/events.ts';
import { activateEvent } from '../src/rules/events.ts';
import type { PlacedEvent } from '../src/state.ts';
import { conceal } from '../src/view.ts';
import { aGame, d3, type GameSet, offered, perform, type TestGame } from '../testing/index.ts';

type Script = Parameters<typeof perform>[1][];

/** The Knight (Agility 3, Endurance 4, Mind 2) alone in a room, without equipment, and a card beside it. */
function aRoom(set: GameSet = {}): TestGame {
  const game = aGame({
    board: '.....\n.K...\n.....',
    accursed: { 'black-knight': { items: [] } },
    ...set,
  });
  game.dungeon.events.push({ id: 90, tile: 0, card: null, searched: 0, archway: null });
  return game;
}

const activate = (game: TestGame, card: EventId, ...script: Script) =>
  perform(activateEvent(game.table, eventIn(game)), card, ...script);

/** A rule in a thought ahead: at such a question, what the first seat cannot know is dealt anew. */
function thoughtOver(game: TestGame, rule: Rule, ask: string): Rule {
  const next = rule.next.bind(rule);
  rule.next = (...reply) => {
    const step = next(...reply);
    if (step.done !== true && step.value.kind === 'question' && step.value.ask === ask)
      conceal(game.state, 'player-1', pool => pool.shift() as never);
    return step;
  };
  return rule;
}

const eventIn = (game: TestGame): PlacedEvent => {
  const event = game.dungeon.events.find(({ id }) => id === 90);
  if (event === undefined) throw new Error('the Event is gone');
  return event;
};

/** A Search of the card that lies face up. */
function search(game: TestGame, card: EventId, ...script: Script) {
  const event = eventIn(game);
  event.card = card;
  const effect = EVENT_EFFECTS[card].search;
  if (effect === undefined) throw new Error(`${card} cannot be searched`);
  return perform(effect(game.table, event, game.accursed('black-knight')), ...script);
}

const PASSED = { agility: [1, 6, 1], endurance: [5, 1, 1, 1], mind: [5, 1], perception: [1, 5] };
const FAILED = { agility: [3, 3, 3], endurance: [4, 4, 4, 4], mind: [4, 4], perception: [4, 4] };

describe('traps', () => {
  test('evt-pressure-plate a passed Test spares', () => {
    const game = aRoom();
    activate(game, 'evt-pressure-plate', PASSED.perception);
    expect(game.accursed('black-knight').wounds).toBe(0);
  });

  test('evt-whispers each Accursed: Mind 5 Test or 1 Insanity', () => {
    const game = aRoom({ board: '.K.O.' });
    activate(game, 'evt-whispers', FAILED.mind, PASSED.mind);
    expect(game.accursed('black-knight').insanity).toBe(1);
    expect(game.accursed('outcast').insanity).toBe(0);
  });

  test('evt-gas-vent Monsters too, each with its own dice', () => {
    const game = aRoom({ board: 'K...a', marks: { a: 'seeker' } });
    activate(game, 'evt-gas-vent', FAILED.endurance, d3(2), [1, 1], d3(3));
    expect(game.accursed('black-knight').poison).toBe(2);
    expect(game.monster('a').poison).toBe(3);
  });

  test('evt-burning-oil a random Accursed and everyone adjacent', () => {
    const game = aRoom({ board: 'Ka..b', marks: { a: 'seeker', b: 'seeker' } });
    activate(game, 'evt-burning-oil', FAILED.agility, [1, 1, 1]);
    expect(game.accursed('black-knight').fire).toBe('full');
    expect(game.monster('a').fire).toBe('full');
    expect(game.monster('b').fire).toBe('none');
  });

  test('evt-falling-stones 1d6+2 damage and Prone', () => {
    const game = aRoom();
    activate(game, 'evt-falling-stones', FAILED.agility, 6);
    expect(game.accursed('black-knight')).toMatchObject({ wounds: 4, prone: true });
  });

  test('evt-rotten-floor 2d6 damage and Prone for one', () => {
    const game = aRoom();
    activate(game, 'evt-rotten-floor', FAILED.agility, [6, 3]);
    expect(game.accursed('black-knight')).toMatchObject({ wounds: 5, prone: true });
  });

  test('evt-rat-swarm 1 Wound, whatever the Armour, and 1 Poison token', () => {
    const game = aRoom();
    activate(game, 'evt-rat-swarm', FAILED.endurance);
    expect(game.accursed('black-knight')).toMatchObject({ wounds: 1, poison: 1 });
    activate(aRoom(), 'evt-rat-swarm', PASSED.endurance);
  });
});

describe('finds', () => {
  test('evt-dead-pilgrim madness, a consumable of choice or a treasure; then it is discarded', () => {
    const mad = aRoom();
    search(mad, 'evt-dead-pilgrim', 1);
    expect(mad.accursed('black-knight').insanity).toBe(1);
    expect(mad.dungeon.events).toEqual([]);
    const useful = aRoom();
    const found = search(useful, 'evt-dead-pilgrim', 4, 'take:oil-flask');
    expect(offered(found, 'pilgrim-choice')).toHaveLength(5);
    expect(useful.accursed('black-knight').consumables).toContain('oil-flask');
  });

  test('evt-clear-spring three Searches, each heals 1d6 Wounds and all Poison', () => {
    const game = aRoom({ accursed: { 'black-knight': { wounds: 9, poison: 2 } } });
    search(game, 'evt-clear-spring', 4);
    expect(game.accursed('black-knight')).toMatchObject({ wounds: 5, poison: 0 });
    search(game, 'evt-clear-spring', 1);
    expect(eventIn(game).searched).toBe(2);
    search(game, 'evt-clear-spring', 1);
    expect(game.dungeon.events).toEqual([]);
  });

  test('evt-cursed-idol the searcher keeps a Rare Treasure and suffers 1d3+1 Insanity', () => {
    const game = aRoom();
    search(game, 'evt-cursed-idol', 'saints-hammer', d3(2));
    expect(game.accursed('black-knight').insanity).toBe(3);
    expect(game.accursed('black-knight').items.map(({ id }) => id)).toContain('saints-hammer');
  });

  test('evt-loose-flagstone one more Chest', () => {
    const game = aRoom();
    activate(game, 'evt-loose-flagstone');
    expect(game.dungeon.chests).toMatchObject([{ tile: 0, open: false }]);
  });
});

describe('fortunes', () => {
  test('evt-heart-pulse DL-HRT-04 a Cursed Use comes back', () => {
    const game = aRoom({ dungeon: { heart: { uses: 2, most: 7, rested: null } } });
    activate(game, 'evt-heart-pulse');
    expect(game.dungeon.heart.uses).toBe(3);
  });

  test('evt-dying-light DL-DRK-10 the marker moves, and its space is resolved as in the Darkness Roll', () => {
    const game = aRoom({ marker: 1 });
    activate(game, 'evt-dying-light', 4);
    expect(game.dungeon.darkness.marker).toBe(2);
    expect(game.dungeon.events).toMatchObject([{ card: null, tile: 0 }]);
  });

  test('evt-hunting-horn an Encounter, Ambushing', () => {
    const game = aRoom({ quest: 'q-chapel-1' });
    activate(game, 'evt-hunting-horn', 'enc-seekers', 2);
    expect(game.dungeon.monsters.map(({ target }) => target)).toEqual(new Array(3).fill('black-knight'));
  });

  test('evt-chained-sentinels Skorn Savages by their banner, without a card', () => {
    const game = aGame({
      lay: [{ card: 'storage-room', by: 'N2' }],
      accursed: { 'black-knight': { at: [1, 2, 0] }, 'outcast': { at: [1, 3, 0] } },
    });
    game.dungeon.events.push({ id: 90, tile: 1, card: null, searched: 0, archway: null });
    activate(game, 'evt-chained-sentinels', d3(1));
    expect(game.dungeon.monsters.map(({ kind }) => kind)).toEqual(['skorn-savage', 'skorn-savage']);
    expect(game.dungeon.combat?.cards).toEqual([]);
  });

  test('evt-blood-altar in Initiative order each may bleed once for what it can use', () => {
    const game = aRoom({
      board: '.K.E.',
      accursed: { 'black-knight': { stamina: { unspent: 1, spent: 3 } }, 'exorcist': {} },
    });
    const bled = activate(game, 'evt-blood-altar', 'altar-stamina', d3(3), 'altar-faith', d3(1));
    expect(bled.asked.map(({ about }) => about?.['who'])).toEqual(['black-knight', 'exorcist']);
    expect(game.accursed('black-knight')).toMatchObject({ wounds: 3, stamina: { unspent: 3, spent: 1 } });
    expect(game.accursed('exorcist')).toMatchObject({ wounds: 1, faith: 2 });
  });

  test('evt-blood-altar Source only with a Catalyst and within the limit', () => {
    const game = aRoom({ board: '.W..', accursed: { 'blood-witch': { source: 4 } } });
    const bled = activate(game, 'evt-blood-altar', 'altar-source', d3(1));
    expect(offered(bled, 'blood-altar')).toEqual(['altar-source', 'pass']);
    expect(game.accursed('blood-witch').source).toBe(5);
  });

  test('evt-black-mirror for 1d3 Insanity the top three cards, put back in any order', () => {
    const game = aGame({
      lay: [],
      accursed: { 'black-knight': { at: [0, 0, 0] }, 'outcast': { at: [0, 1, 0] } },
    });
    game.dungeon.events.push({ id: 90, tile: 0, card: null, searched: 0, archway: null });
    const three = ['armoury', 'crossroads', 'left-bend'] as const;
    activate(
      game,
      'evt-black-mirror',
      'outcast',
      'mirror:0',
      d3(2),
      ...three,
      'card:left-bend',
      'card:armoury',
    );
    expect(game.accursed('outcast').insanity).toBe(2);
    expect(game.dungeon.cards.decks[0]?.slice(0, 3)).toEqual([
      { half: 'first', card: 'left-bend', knownTo: ['player-2'] },
      { half: 'first', card: 'armoury', knownTo: ['player-2'] },
      { half: 'first', card: 'crossroads', knownTo: ['player-2'] },
    ]);
    expect(game.told('cards-seen')).toMatchObject([{ tiles: three, to: ['player-2'] }]);
  });

  test('evt-black-mirror the order stands also for whoever thinks ahead while it is chosen', () => {
    const game = aGame({ lay: [], accursed: { 'black-knight': { at: [0, 0, 0] } } });
    game.dungeon.events.push({ id: 90, tile: 0, card: null, searched: 0, archway: null });
    const three = ['armoury', 'crossroads', 'left-bend'];
    const order = ['left-bend', 'crossroads', 'armoury'];
    const rule = thoughtOver(game, activateEvent(game.table, eventIn(game)), 'put-back');
    perform(rule, 'evt-black-mirror', 'mirror:0', d3(1), ...three, 'card:left-bend', 'card:crossroads');
    expect(game.dungeon.cards.decks[0]?.slice(0, 3).map(({ card }) => card)).toEqual(order);
  });

  test('evt-black-mirror may be left alone', () => {
    const game = aGame({ lay: [], accursed: { 'black-knight': { at: [0, 0, 0] } } });
    game.dungeon.events.push({ id: 90, tile: 0, card: null, searched: 0, archway: null });
    activate(game, 'evt-black-mirror', 'pass');
    expect(game.accursed('black-knight').insanity).toBe(0);
  });

  test('evt-soul-lamp the next Monster killed is worth 2 more souls', () => {
    const game = aRoom();
    activate(game, 'evt-soul-lamp');
    expect(game.dungeon.soulLamp).toBe(2);
  });

  test('evt-starving-captive a consumable shows the top card of every deck to all', () => {
    const game = aGame({
      lay: [],
      accursed: { 'black-knight': { at: [0, 0, 0], consumables: ['serum', 'serum', 'bandages'] } },
    });
    game.dungeon.events.push({ id: 90, tile: 0, card: null, searched: 0, archway: null });
    const fed = activate(game, 'evt-starving-captive', 'feed:serum', 'ossuary');
    expect(offered(fed, 'feed-captive')).toEqual(['feed:serum', 'feed:bandages', 'pass']);
    expect(game.accursed('black-knight').consumables).toEqual(['serum', 'bandages']);
    expect(game.dungeon.cards.decks[0]?.[0]).toEqual({ half: 'first', card: 'ossuary', knownTo: null });
  });

  test('evt-starving-captive if nobody gives, each there suffers 1 Insanity', () => {
    const game = aRoom({ board: '.K.O.', accursed: { 'black-knight': { consumables: ['serum'] } } });
    activate(game, 'evt-starving-captive', 'pass');
    expect(game.accursed('black-knight').insanity).toBe(1);
    expect(game.accursed('outcast').insanity).toBe(1);
  });
});
