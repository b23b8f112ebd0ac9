import { fits } from '@tenebrae/board';
import { HERO_COUNTS } from '../data/quest.ts';
import { MONSTER_KINDS, MONSTERS, RANKS } from '../data/monsters.ts';
import { questOf } from '../data/quests.ts';
import { figuresOnBoard, monsterSpaces, shapeOf, spacesOf } from '../rules/figures.ts';
import { isPit, isRevealed } from '../rules/spaces.ts';
import { ratingOf } from '../rules/stats.ts';
import type { State } from '../state.ts';
import { areUnlike, unless } from './unless.ts';

/** DJ-BRD-08, DJ-SPN-09, DJ-SET-24, DJ-EXP-02: figures, markers and areas. */
export function boardFaults(state: State): string[] {
  const outside = state.monsters.filter(monster => !fits(state.grid, shapeOf(monster), monster.place));
  // Nothing can be said of the spaces of a figure that is not on the board.
  if (outside.length > 0) return outside.map(({ id }) => `monster ${id} does not fit`);
  return [...figureFaults(state), ...pieceFaults(state)];
}

const figureFaults = (state: State): string[] => [
  ...monsterFaults(state),
  ...boxFaults(state),
  ...sharedSpaces(state),
];

const pieceFaults = (state: State): string[] => [
  ...chestFaults(state),
  ...state.areas.flatMap(({ revealed, contents }, area) =>
    unless(
      !revealed || (contents.monsters.length === 0 && contents.markers.length === 0),
      `area ${area} is revealed and still has contents`,
    ),
  ),
  ...unless(
    state.glyphs.every(({ square }) => isRevealed(state, square)),
    'a glyph lies in the unknown',
  ),
  ...unless(areUnlike(state.markers.map(({ id }) => id)), 'a marker is there twice'),
];

function monsterFaults(state: State): string[] {
  const isUnderAttack = state.attacks.length > 0;
  return [
    ...unless(areUnlike(state.monsters.map(({ id }) => id)), 'a monster is there twice'),
    ...state.monsters.flatMap(monster => [
      ...unless(monster.id < state.nextMonster, `monster ${monster.id} has a number to come`),
      ...unless(
        isUnderAttack || monster.wounds < ratingOf(state, monster),
        `monster ${monster.id} should be dead`,
      ),
      ...unless(
        !monster.fallen || monsterSpaces(state, monster).every(square => isPit(state, square)),
        `monster ${monster.id} lies in a pit that is not there`,
      ),
    ]),
  ];
}

/** DJ-SPN-09, DJ-EXP-04: no more figures than the box holds, but for those that a quest's own lists ask beyond it. */
function boxFaults(state: State): string[] {
  const extra = surplusOf(state);
  return MONSTER_KINDS.flatMap(kind =>
    RANKS.flatMap(rank => {
      const count = state.monsters.filter(
        one => one.kind === kind && one.rank === rank && one.named === null && one.mimic === null,
      ).length;
      const most = MONSTERS[kind].figures[rank] + (extra.get(`${kind}/${rank}`) ?? 0);
      return unless(count <= most, `${count} ${rank} ${kind} figures`);
    }),
  );
}

function surplusOf(state: State): ReadonlyMap<string, number> {
  const heroes = state.heroes.length;
  const surplus = new Map<string, number>();
  for (const { monsters } of questOf(state.quest.id).areas) {
    const listed = new Map<string, number>();
    for (const { kind, rank, named, heroes: when } of monsters) {
      if (named !== null || !(HERO_COUNTS[when] as readonly number[]).includes(heroes)) continue;
      const sort = `${kind}/${rank}`;
      const count = (listed.get(sort) ?? 0) + 1;
      listed.set(sort, count);
      if (count > MONSTERS[kind].figures[rank]) surplus.set(sort, (surplus.get(sort) ?? 0) + 1);
    }
  }
  return surplus;
}

/** DJ-MOV-07, DJ-BRD-08: while nobody is on the move, every figure has its spaces for itself. */
function sharedSpaces(state: State): string[] {
  const isAtRest = state.turn === null && state.overlord.turn === null && state.phase.kind === 'heroes';
  if (!isAtRest) return [];
  const taken = new Map<number, string>();
  return figuresOnBoard(state).flatMap(figure =>
    spacesOf(state, figure).flatMap(square => {
      const other = taken.get(square);
      taken.set(square, figure);
      return unless(other === undefined, `${figure} shares a space with ${other ?? ''}`);
    }),
  );
}

/** DJ-SET-20, DJ-SET-24: each number is under one chest, or not drawn yet, or opened. */
function chestFaults(state: State): string[] {
  const { copper, silver, gold } = state.chests;
  const placed = state.markers.filter(({ what }) => what.kind === 'chest').map(({ number }) => number);
  const numbers = [...copper, ...silver, ...gold, ...placed.filter(number => number > 0)];
  return unless(areUnlike(numbers), 'a chest number is there twice');
}
