import { doorBetween } from '@tenebrae/board';
import { expect, test } from 'vitest';
import { accessible, changeDoor, isLocked, openDoors, sees } from '../src/rules/rooms.ts';
import { missingIcons } from '../src/rules/unlock.ts';
import { act, actionsOf } from '../testing/acting.ts';
import { aGame, at } from '../testing/index.ts';

const DOOR = doorBetween(at(3, 3), at(3, 4));
const AT_DOOR = { room: at(3, 3) } as const;

test('DDD-UNL-01 DDD-HOU-12 a chip on a door of his room is turned up at no cost, and stays so; before, only its size is known', () => {
  const game = aGame({
    survivors: { nina: { ...AT_DOOR, ap: 0 }, leo: {} },
    locks: [[at(3, 3), at(3, 4), 3]],
  });
  expect(game.state.doors[DOOR]).toMatchObject({ size: 3, chip: null });
  expect(actionsOf(game, 'leo')).not.toContain(`reveal-chip:${DOOR}`);
  act(game, 'nina', `reveal-chip:${DOOR}`, 'c3-04');
  expect(game.state.doors[DOOR]).toMatchObject({ chip: 'c3-04' });
  expect(actionsOf(game, 'nina')).not.toContain(`reveal-chip:${DOOR}`);
});

test('DDD-UNL-02 DDD-UNL-03 DDD-UNL-07 DDD-EQP-09 with every icon on his own cards 1 AP opens the door; the chip is his, and he keeps the cards', () => {
  const game = aGame({
    survivors: { leo: { ...AT_DOOR, cards: ['flashbang-1', 'map-1'] }, nina: {} },
    locks: [[at(3, 4), at(3, 3), 'c2-03']],
  });
  act(game, 'leo', `unlock:${DOOR}`);
  const leo = game.survivor('leo');
  expect(leo).toMatchObject({ ap: 3, xp: 2, chips: ['c2-03'] });
  expect(leo.cards).toHaveLength(3);
  expect(game.state).toMatchObject({ darkness: 1, tally: { doors: 1 } });
});

test('DDD-UNL-02 a chip that lies face down cannot be read, and cards of others never count', () => {
  const game = aGame({
    survivors: { leo: { ...AT_DOOR, cards: ['flashbang-1'] }, nina: AT_DOOR },
    locks: [[at(3, 3), at(3, 4), 2]],
    darkness: 5,
  });
  expect(actionsOf(game, 'leo').filter(id => id.startsWith('unlock:'))).toEqual([]);
  changeDoor(game.state, DOOR, { kind: 'lock', size: 2, chip: 'c2-03', tile: 12 });
  expect(actionsOf(game, 'leo')).toContain(`unlock:${DOOR}`);
  expect(actionsOf(game, 'nina')).not.toContain(`unlock:${DOOR}`);
});

test('DDD-UNL-04 DDD-HOU-10 everybody can then pass and see through the door', () => {
  const game = aGame({
    survivors: { leo: { ...AT_DOOR, cards: ['flashbang-1'] }, nina: {} },
    locks: [[at(3, 3), at(3, 4), 'c2-03']],
    tokens: [at(3, 5)],
    spawn: ['spawn-18'],
  });
  expect(sees(game.state, at(3, 3), at(3, 5))).toBe(false);
  act(game, 'leo', `unlock:${DOOR}`, 'spawn-18');
  expect(accessible(game.state, at(3, 3))).toContain(at(3, 4));
  expect(accessible(game.state, at(3, 4))).toContain(at(3, 3));
  expect(game.state.zombies.filter(one => one.room === at(3, 5))).toHaveLength(3);
});

test('DDD-UNL-05 DDD-DRK-06 missing icons cost a space of darkness each, besides the AP, if all fit on the track', () => {
  const set = {
    survivors: { leo: AT_DOOR, nina: {} },
    locks: [[at(3, 3), at(3, 4), 'c2-16']],
    fire: at(1, 5),
  } as const;
  const game = aGame({ ...set, darkness: 3 });
  act(game, 'leo', `unlock:${DOOR}`);
  expect(game.state.darkness).toBe(5);
  expect(game.survivor('leo')).toMatchObject({ ap: 3, xp: 2, chips: ['c2-16'] });
  const dark = aGame({ ...set, darkness: 4 });
  expect(actionsOf(dark, 'leo')).not.toContain(`unlock:${DOOR}`);
});

test.each([
  ['c3-01', ['map-2', 'shotgun-2'], 1],
  ['c3-01', ['flare-gun-2'], 0],
  ['c2-03', [], 1],
] as const)('DDD-UNL-06 %s with the axe (red) and %j misses %i icons', (chip, cards, missing) => {
  const game = aGame({ survivors: { leo: { cards }, nina: {} } });
  expect(missingIcons(game.survivor('leo'), chip)).toBe(missing);
});

test('DDD-HOU-11 a room is locked only while every doorway has a chip', () => {
  const around = [at(1, 3), at(3, 3), at(2, 2), at(2, 4)].map(room => [at(2, 3), room, 2] as const);
  const game = aGame({ locks: around });
  expect(isLocked(game.state, at(2, 3))).toBe(true);
  openDoors(game.state, (_, id) => id === doorBetween(at(2, 3), at(2, 4)));
  expect(isLocked(game.state, at(2, 3))).toBe(false);
  expect(isLocked(game.state, at(1, 1))).toBe(true);
});
