import { newRng, start, throwDie } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { copy } from '../src/copy.ts';
import { QUEST_IDS } from '../src/data/quests.ts';
import { game } from '../src/index.ts';
import { type BoardNow, boardNow, KNOWN, MONSTERS_HERE, PARTY_HERE, PIT } from '../src/rules/board-now.ts';
import { monsterSpaces } from '../src/rules/figures.ts';
import { isPit, isRevealed } from '../src/rules/spaces.ts';
import type { State } from '../src/state.ts';
import { aGame } from '../testing/index.ts';

interface Counted {
  readonly party: readonly number[];
  readonly monsters: readonly number[];
  readonly ground: readonly number[];
}

/** What the board must show, reckoned from nothing but the state. */
function reckoned(state: State): Counted {
  const party = state.areaOf.map(() => 0);
  const monsters = state.areaOf.map(() => 0);
  for (const { place } of [...state.heroes, ...state.allies])
    if (typeof place === 'number') party[place] = (party[place] ?? 0) + 1;
  for (const monster of state.monsters)
    for (const square of monsterSpaces(state, monster)) monsters[square] = (monsters[square] ?? 0) + 1;
  const ground = state.areaOf.map(
    (_, square) =>
      (isRevealed(state, square) ? KNOWN : 0) |
      (isPit(state, square) ? PIT : 0) |
      ((party[square] ?? 0) > 0 ? PARTY_HERE : 0) |
      ((monsters[square] ?? 0) > 0 ? MONSTERS_HERE : 0),
  );
  return { party, monsters, ground };
}

const shown = ({ party, monsters, ground }: BoardNow): Counted => ({
  party: [...party],
  monsters: [...monsters],
  ground: [...ground].map(lies => lies & (KNOWN | PIT | PARTY_HERE | MONSTERS_HERE)),
});

test.each(
  QUEST_IDS,
)('the board is the state’s own, however many states are looked at by turns (%s)', quest => {
  const rng = newRng(`board/${quest}`);
  const match = start(game, { players: 4, seed: quest, options: { quest } });
  const copies: State[] = [];
  for (let step = 0; step < 400 && match.request?.kind === 'question'; step++) {
    match.answer(throwDie(rng, match.request.options.length) - 1, match.asked()[0] ?? '');
    if (step % 40 === 0) copies.push(copy(match.state));
    const other = copies[step % copies.length] ?? match.state;
    for (const state of [match.state, other, match.state])
      expect(shown(boardNow(state))).toEqual(reckoned(state));
  }
});

test('a figure that moves leaves its spaces and enters others, a large one too', () => {
  const { state, at } = aGame({
    heroes: { silhouette: { at: [1, 1] } },
    monsters: [
      ['beastman', 'normal', [2, 2]],
      ['ogre', 'normal', [4, 4]],
    ],
  });
  boardNow(state);
  const [hero] = state.heroes;
  const [beastman, ogre] = state.monsters;
  if (hero === undefined || beastman === undefined || ogre === undefined) throw new Error('nobody is there');
  hero.place = at([3, 2]);
  beastman.place = at([1, 1]);
  ogre.place = at([5, 4]);
  expect(shown(boardNow(state))).toEqual(reckoned(state));
  hero.place = 'town';
  expect(shown(boardNow(state))).toEqual(reckoned(state));
});
