import { clone, difference, newRng, start, throwDie } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { copy } from '../src/copy.ts';
import { QUEST_IDS } from '../src/data/quests.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { aGame } from '../testing/index.ts';

test.each(
  QUEST_IDS,
)('a copy is the same, and playing on with the original leaves it as it was (%s)', quest => {
  const rng = newRng(`copy/${quest}`);
  const match = start(game, { players: 4, seed: quest, options: { quest } });
  const step = (): void => {
    if (match.request?.kind !== 'question') return;
    match.answer(throwDie(rng, match.request.options.length) - 1, match.asked()[0] ?? '');
  };
  for (let round = 0; round < 12; round++) {
    for (let i = 0; i < 12; i++) step();
    const before = clone(match.state);
    const copied = copy(match.state);
    expect(difference(copied, before)).toBeNull();
    for (let i = 0; i < 8; i++) step();
    expect(difference(copied, before)).toBeNull();
  }
});

test('what rules change in place is copied, what they replace or never change is shared', () => {
  const { state } = aGame({
    heroes: { silhouette: { at: [1, 1], items: ['sword-1'], skills: ['acrobat'] } },
    monsters: [['beastman', 'normal', [3, 3]]],
    turn: { hero: 'silhouette', used: ['acrobat'] },
    overlordTurn: {},
  });
  const copied = copy(state);
  expect(copied.grid).toBe(state.grid);
  expect(copied.areaOf).toBe(state.areaOf);
  const replaced: ((of: State) => unknown)[] = [
    of => of.heroes[0]?.items,
    of => of.heroes[0]?.skills,
    of => of.heroes[0]?.tokens,
    of => of.heroes[0]?.potions,
    of => of.monsters[0]?.tokens,
    of => of.doors,
    of => of.treasures.gold,
  ];
  for (const part of replaced) expect(part(copied)).toBe(part(state));
  const changed: ((of: State) => unknown)[] = [
    of => of.heroes[0],
    of => of.monsters[0],
    of => of.overlord.deck.unseen,
    of => of.overlord.turn?.activated,
    of => of.turn?.used,
    of => of.treasures,
    of => of.tally.kills,
  ];
  for (const part of changed) {
    expect(part(copied)).toEqual(part(state));
    expect(part(copied)).not.toBe(part(state));
  }
});
