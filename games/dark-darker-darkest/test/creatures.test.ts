import { expect, test } from 'vitest';
import type { CreatureId } from '../src/data/creatures.ts';
import type { NemesisId } from '../src/data/nemeses.ts';
import {
  coveredCount,
  creatureDice,
  creatureMovement,
  emptiedCount,
  ignoredBites,
  ignoredNemesisBites,
  ignoredNemesisReinforcements,
  ignoredReinforcements,
  nemesisDice,
  nemesisMovement,
} from '../src/rules/creatures.ts';
import type { State } from '../src/state.ts';
import { aGame, at } from '../testing/index.ts';

const hit = (id: CreatureId, hits: number[]): State => aGame({ creature: [id, at(3, 3), { hits }] }).state;
const facing = (id: NemesisId, markers: number[]): State =>
  aGame({ keeper: 'leo', nemesis: [id, at(1, 1), markers] }).state;

test('DDD-CRE-03 a location is covered when it holds as many cubes as its number', () => {
  expect(coveredCount(hit('zombie-dog', [0, 1, 2, 0]), 'orange')).toBe(0);
  expect(coveredCount(hit('zombie-dog', [0, 2, 1, 0]), 'orange')).toBe(1);
  expect(coveredCount(hit('undead-bird', [1, 1, 0, 0]), 'blue')).toBe(2);
  expect(coveredCount(aGame().state, 'blue')).toBe(0);
});

test('DDD-CRE-04 each covered orange location ignores one bite', () => {
  expect(ignoredBites(hit('zombie-dog', [1, 1, 2, 1]))).toBe(0);
  expect(ignoredBites(hit('zombie-dog', [0, 2, 0, 0]))).toBe(1);
});

test('DDD-CRE-05 each covered blue location takes 1 from its movement, never below 0', () => {
  expect(creatureMovement(hit('undead-bird', [0, 0, 2, 2]), 4)).toBe(4);
  expect(creatureMovement(hit('undead-bird', [1, 0, 0, 0]), 4)).toBe(3);
  expect(creatureMovement(hit('security-guard', [1, 1, 0, 0]), 1)).toBe(0);
});

test('DDD-CRE-06 each covered red location takes 1 from its dice', () => {
  expect(creatureDice(hit('security-guard', [1, 1, 1, 1]))).toBe(3);
  expect(creatureDice(hit('security-guard', [0, 0, 2, 0]))).toBe(2);
  expect(creatureDice(hit('security-guard', [0, 0, 2, 2]))).toBe(1);
});

test('DDD-CRE-07 each covered white location ignores one reinforcement', () => {
  expect(ignoredReinforcements(hit('undead-bird', [1, 1, 2, 1]))).toBe(0);
  expect(ignoredReinforcements(hit('undead-bird', [0, 0, 0, 2]))).toBe(1);
});

test('DDD-FIN-32 a zone emptied acts like a covered location of its colour', () => {
  const whole = facing('doctor-mortimer', [1, 1, 1, 1]);
  const worn = facing('doctor-mortimer', [0, 0, 0, 0]);
  const read = [nemesisMovement, nemesisDice, ignoredNemesisBites, ignoredNemesisReinforcements];
  expect(read.map(one => one(whole))).toEqual([1, 2, 0, 0]);
  expect(read.map(one => one(worn))).toEqual([1, 1, 1, 1]);
  expect(nemesisMovement(facing('lisa-mortimer', [1, 2, 2, 2]))).toBe(2);
  expect(nemesisMovement(facing('lisa-mortimer', [0, 2, 2, 2]))).toBe(1);
  expect(nemesisDice(facing('lisa-mortimer', [2, 0, 0, 2]))).toBe(1);
  expect(emptiedCount(aGame().state, 'red')).toBe(0);
});
