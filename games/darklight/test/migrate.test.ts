import { habit, playOut } from '@tenebrae/bots';
import { load, start } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';

interface Kept {
  readonly version: number;
  readonly checkpoint: { readonly state: State };
}

function keptBy(version: number): Kept {
  const match = start(game, { players: 3, options: { quest: 'q-awakening' }, seed: 'old' });
  playOut(match, Object.fromEntries(match.seats.map(seat => [seat, habit])), 'old', { most: 120 });
  return JSON.parse(JSON.stringify({ ...match.save(), version }));
}

/** A table as version 1 kept it: of the Cursed Heart it knew the uses alone. */
function keptByVersion1(): Kept {
  const save = JSON.parse(JSON.stringify(keptBy(1)));
  delete save.checkpoint.state.dungeon.heart.rested;
  return save;
}

test('DL-HRT-05 a table kept by version 1 goes on, its leader has let nothing rest yet', () => {
  const kept = keptByVersion1();
  const match = load(game, kept);
  expect(match.request).toMatchObject({ kind: 'question' });
  expect(match.state.dungeon).toMatchObject({
    round: kept.checkpoint.state.dungeon?.round,
    heart: { ...kept.checkpoint.state.dungeon?.heart, rested: null },
  });
  playOut(match, Object.fromEntries(match.seats.map(seat => [seat, habit])), 'on');
  expect(match.result).not.toBeNull();
});

test('a table kept by version 2 goes on as it was, with what its leader has let rest', () => {
  const kept = keptBy(2);
  const match = load(game, kept);
  expect(match.state.dungeon?.heart).toEqual(kept.checkpoint.state.dungeon?.heart);
  playOut(match, Object.fromEntries(match.seats.map(seat => [seat, habit])), 'on');
  expect(match.result).not.toBeNull();
});

test('a table of a version to come is refused, not guessed at', () => {
  expect(() => load(game, keptBy(4))).toThrow(/no way from version 4/);
});
