import { doorBetween } from '@tenebrae/board';
import { expect, test } from 'vitest';
import { bite } from '../src/rules/infection.ts';
import { isSpecialist, specialistOf } from '../src/rules/radiation-specialist.ts';
import {
  changeDoor,
  changeTile,
  isLocked,
  REACTOR_ROOM,
  seenFrom,
  tileIndex,
  tileOf,
} from '../src/rules/rooms.ts';
import { aGame, at, type GameSet, giveCard, perform, type TestGame } from '../testing/index.ts';
import { layTile } from '../testing/lay-tile.ts';
import { doItem, itemActions } from '../testing/offers.ts';

const here = at(4, 3);
const KIT = 'decontamination-kit';

/** Radioactive, leaking: Leo holds the kit; everybody stands on an infected tile. */
const leaking = (set: GameSet = {}): TestGame =>
  aGame({
    survivors: { leo: { cards: [KIT] }, nina: {}, jack: {} },
    radiation: [here],
    leak: { space: 2, leaking: true, specialist: 'leo' },
    ...set,
  });

test('DDD-RAD-21 the specialist with the kit in hand removes the marker of his tile for 2 AP', () => {
  const game = leaking();
  doItem(game, 'leo', 'remove-radiation:leo');
  expect(tileOf(game.state, here).radiation).toBe(false);
  expect(game.survivor('leo').ap).toBe(2);
  // DDD-RAD-24: the leak goes on.
  expect(game.state.radiation).toMatchObject({ leaking: true, closed: false });
  expect(itemActions(game, 'leo')).toEqual([]);
});

test('DDD-RAD-21 not with 1 AP, not where there is no marker, not with the kit stowed', () => {
  expect(itemActions(leaking({ survivors: { leo: { cards: [KIT], ap: 1 }, nina: {} } }), 'leo')).toEqual([]);
  expect(itemActions(leaking({ radiation: [at(3, 3)] }), 'leo')).toEqual([]);
  const game = leaking();
  for (const card of game.survivor('leo').cards) card.inHand = false;
  expect(itemActions(game, 'leo')).toEqual([]);
});

test('DDD-RAD-22 the helper in the specialist’s room removes a marker for 3 AP', () => {
  const game = leaking();
  expect(itemActions(game, 'jack')).toEqual(['become-helper:jack']);
  doItem(game, 'jack', 'become-helper:jack');
  doItem(game, 'jack', 'remove-radiation:jack');
  expect(tileOf(game.state, here).radiation).toBe(false);
  expect(game.survivor('jack').ap).toBe(1);
});

test('DDD-RAD-22 one helper at a time, named also before he comes to the specialist', () => {
  const game = leaking({
    survivors: { leo: { cards: [KIT] }, nina: { room: at(3, 3) }, jack: {} },
    radiation: [here, at(3, 3)],
  });
  doItem(game, 'jack', 'become-helper:jack');
  doItem(game, 'nina', 'become-helper:nina');
  expect(game.state.radiation.helper).toBe('nina');
  expect(itemActions(game, 'jack')).toEqual(['become-helper:jack']);
  expect(itemActions(game, 'nina')).toEqual([]);
  game.survivor('nina').room = here;
  expect(itemActions(game, 'nina')).toEqual(['remove-radiation:nina']);
});

test('DDD-RAD-22 without a specialist in play nobody helps', () => {
  const game = leaking({ survivors: { leo: {}, nina: {} } });
  game.state.radiation.helper = 'nina';
  expect(itemActions(game, 'leo')).toEqual([]);
  expect(itemActions(game, 'nina')).toEqual([]);
});

test('DDD-RAD-23 a radiation suit protects, but removes no marker', () => {
  const game = leaking({ survivors: { leo: {}, nina: { cards: ['radiation-suit-1'] } } });
  expect(itemActions(game, 'nina')).toEqual([]);
});

test('DDD-RAD-34 whoever holds the kit in hand is the specialist; it takes a hand and a place like any card', () => {
  const game = leaking();
  const [leo, jack] = [game.survivor('leo'), game.survivor('jack')];
  leo.cards = leo.cards.filter(card => card.id !== KIT);
  giveCard(jack, KIT);
  expect(isSpecialist(leo)).toBe(false);
  expect(specialistOf(game.state)).toBe(jack);
  expect(jack.cards.filter(card => card.inHand)).toHaveLength(2);
  for (const card of ['map-1', 'map-2', 'armor-1'] as const) giveCard(jack, card);
  perform(bite(game.table, jack, 'DDD-REA-15'), `card:${KIT}`);
  expect(specialistOf(game.state)).toBeUndefined();
});

/** The reactor in the middle of the house, its doors towards (2,3) and (3,4). */
function reactor(set: GameSet = {}): TestGame {
  const walls = [at(3, 2), here].map(room => [at(3, 3), room] as const);
  const game = leaking({ radiation: [], walls, ...set });
  layTile(game.state, at(3, 3), 'reactor');
  for (const room of [at(2, 3), at(3, 4)])
    changeDoor(game.state, doorBetween(REACTOR_ROOM, room), { kind: 'reactor' });
  return game;
}

test('DDD-RAD-25 two 3-icon chips, entered for 2 AP each next to its doors, open the reactor; the chips are discarded', () => {
  const game = reactor({
    survivors: {
      leo: { room: at(2, 3), chips: ['c2-01', 'c3-01'] },
      nina: { room: at(3, 4), chips: ['c3-02'] },
      jack: { room: at(2, 4), chips: ['c3-03'] },
    },
  });
  expect(itemActions(game, 'jack')).toEqual([]);
  expect(itemActions(game, 'leo')).toEqual(['enter-reactor-chip:c3-01']);
  doItem(game, 'leo', 'enter-reactor-chip:c3-01');
  expect(game.survivor('leo')).toMatchObject({ ap: 2, chips: ['c2-01'], xp: 0 });
  expect(isLocked(game.state, REACTOR_ROOM)).toBe(true);
  doItem(game, 'nina', 'enter-reactor-chip:c3-02');
  expect(isLocked(game.state, REACTOR_ROOM)).toBe(false);
  expect(Object.values(game.state.doors).filter(door => door.kind === 'reactor')).toEqual([]);
  expect(game.state.panel.chips).toEqual([]);
});

test('DDD-RAD-25 one survivor may enter both chips in one round', () => {
  const game = reactor({ survivors: { leo: { room: at(2, 3), chips: ['c3-01', 'c3-02'] }, nina: {} } });
  doItem(game, 'leo', 'enter-reactor-chip:c3-02');
  doItem(game, 'leo', 'enter-reactor-chip:c3-01');
  expect(game.survivor('leo').ap).toBe(0);
  expect(isLocked(game.state, REACTOR_ROOM)).toBe(false);
});

test('DDD-RAD-31 until then nobody sees into it; who enters the second chip gains the 2 XP of a door', () => {
  const game = reactor({
    survivors: { leo: { room: at(2, 3), chips: ['c3-01'] }, nina: {} },
    leak: { space: 2, leaking: true, chips: 1 },
  });
  expect(seenFrom(game.state, at(2, 3))).not.toContain(REACTOR_ROOM);
  doItem(game, 'leo', 'enter-reactor-chip:c3-01');
  expect(seenFrom(game.state, at(2, 3))).toContain(REACTOR_ROOM);
  expect(game.survivor('leo').xp).toBe(2);
});

const inReactor = (set: GameSet = {}): TestGame => {
  const game = reactor(set);
  game.survivor('nina').room = REACTOR_ROOM;
  for (const room of [REACTOR_ROOM, at(2, 3)])
    changeTile(game.state, tileIndex(game.state, room), { radiation: true });
  return game;
};

test('DDD-RAD-27 3 AP in the reactor room close it: its marker goes, the others stay', () => {
  const game = inReactor({ survivors: { leo: {}, nina: {} } });
  doItem(game, 'nina', 'close-reactor:nina', 'pass', 'pass');
  expect(game.survivor('nina').ap).toBe(1);
  expect(game.state.radiation.closed).toBe(true);
  expect(tileOf(game.state, REACTOR_ROOM).radiation).toBe(false);
  expect(tileOf(game.state, at(2, 3)).radiation).toBe(true);
  game.survivor('nina').ap = 4;
  expect(itemActions(game, 'nina')).toEqual([]);
});

test('DDD-RAD-27 not before the leak, not once the tile is destroyed, not from another room', () => {
  const quiet = inReactor({ survivors: { leo: {}, nina: {} }, leak: { space: 2 } });
  expect(itemActions(quiet, 'nina')).toEqual([]);
  const game = inReactor({ survivors: { leo: {}, nina: {} } });
  expect(itemActions(game, 'leo')).toEqual([]);
  changeTile(game.state, tileIndex(game.state, REACTOR_ROOM), { destroyed: true });
  expect(itemActions(game, 'nina')).toEqual([]);
});

test('DDD-RAD-28 then each survivor in play activates one skill for free, but none lost to zombification', () => {
  const game = inReactor({
    survivors: {
      leo: { skills: ['leo-stealth'], xp: 1 },
      nina: { virus: 2, cube: 3 },
      jack: { status: { kind: 'out', back: 2 } },
    },
  });
  const { asked } = doItem(
    game,
    'nina',
    'close-reactor:nina',
    'skill:leo-firefighter',
    'skill:nina-eternal-bandage',
  );
  expect(asked.map(question => question.options.map(option => option.id))).toEqual([
    ['skill:leo-medic', 'skill:leo-protection', 'skill:leo-firefighter', 'pass'],
    ['skill:nina-knife-expert', 'skill:nina-eternal-bandage', 'pass'],
  ]);
  expect(game.survivor('leo')).toMatchObject({ skills: ['leo-stealth', 'leo-firefighter'], xp: 1 });
  expect(game.survivor('nina').skills).toEqual(['nina-eternal-bandage']);
});

test('DDD-RAD-28 Guardian takes the place of Searcher where that option is chosen', () => {
  const game = inReactor({ survivors: { bruce: {}, nina: {} }, options: { 'bruce-guardian': true } });
  const { asked } = doItem(game, 'nina', 'close-reactor:nina', 'skill:bruce-guardian', 'pass');
  expect(asked[0]?.options.map(option => option.id)).not.toContain('skill:bruce-searcher');
  expect(game.survivor('bruce').skills).toEqual(['bruce-guardian']);
});

test('DDD-RAD-21 without the expansion nothing of this is offered', () => {
  const game = leaking({ leak: { space: null }, survivors: { leo: { cards: [KIT] }, nina: {} } });
  expect(itemActions(game, 'leo')).toEqual([]);
});
