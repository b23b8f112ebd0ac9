import { expect, test } from 'vitest';
import { rollForQuest } from '../src/rules/provision-roll.ts';
import type { NextQuest } from '../src/state.ts';
import { aGame, perform, provisionFaces } from '../testing/index.ts';

const next = (more: Partial<NextQuest>): { next: NextQuest } => ({
  next: { dice: 0, faces: [], reveals: 0, light: 5, merchants: false, ...more },
});
const two = provisionFaces('food', 'tool');

test('DD-PRV-01 each Hero rolls two dice into the common pool', () => {
  const { table, state } = aGame({ dungeon: {} });
  perform(rollForQuest(table), two, two, two, two);
  expect(state.campaign.provisions).toMatchObject({ food: 4, tool: 4 });
});

test('DD-PRV-01 extra dice are rolled with them', () => {
  const { table, state } = aGame({ dungeon: {}, campaign: next({ dice: 1, faces: ['torch'] }) });
  perform(rollForQuest(table), two, two, two, two, provisionFaces('potion'));
  expect(state.campaign.provisions).toEqual({ food: 4, bandage: 0, potion: 1, torch: 1, tool: 4 });
});

test('DD-PRV-01 dice that are missing are missing at the back of the tracker', () => {
  const { table, state } = aGame({ dungeon: {}, campaign: next({ dice: -3 }) });
  perform(rollForQuest(table), two, two, provisionFaces('food'));
  expect(state.campaign.provisions).toMatchObject({ food: 3, tool: 2 });
});

test('DD-MOD-03 in Radiant mode each Hero rolls one die and chooses the face of the other; bonus dice are rolled', () => {
  const { table, state } = aGame({
    options: { difficulty: 'radiant' },
    dungeon: {},
    campaign: next({ dice: 1 }),
  });
  const one = provisionFaces('food');
  perform(
    rollForQuest(table),
    one,
    'face:torch',
    one,
    'face:torch',
    one,
    'face:potion',
    one,
    'face:tool',
    provisionFaces('bandage'),
  );
  expect(state.campaign.provisions).toEqual({ food: 4, bandage: 1, potion: 1, torch: 2, tool: 1 });
});

test('DD-MOD-03 missing dice are rolled ones, not chosen ones', () => {
  const { table, state } = aGame({
    options: { difficulty: 'radiant' },
    dungeon: {},
    campaign: next({ dice: -2 }),
  });
  const one = provisionFaces('food');
  perform(rollForQuest(table), one, 'face:torch', one, 'face:torch', 'face:torch', 'face:torch');
  expect(state.campaign.provisions).toMatchObject({ food: 2, torch: 4 });
});

test('DD-PRV-01 Traveling Merchants: each Hero may set one own die to any face', () => {
  const { table, state } = aGame({
    heroes: { crusader: {}, vestal: {} },
    dungeon: {},
    campaign: next({ merchants: true }),
  });
  const { asked } = perform(
    rollForQuest(table),
    two,
    provisionFaces('potion', 'potion'),
    'turn:tool',
    'face:torch',
    'pass',
  );
  expect(state.campaign.provisions).toEqual({ food: 1, bandage: 0, potion: 2, torch: 1, tool: 0 });
  expect(asked[2]?.options.map(({ id }) => id)).toEqual(['turn:potion', 'pass']);
});

test('DD-QST-02 Purify the Fountains: three Potions more at the start', () => {
  const { table, state } = aGame({ quest: 'purify-the-fountains', dungeon: {} });
  perform(rollForQuest(table), two, two, two, two);
  expect(state.campaign.provisions).toMatchObject({ food: 4, potion: 3 });
});

test('DD-QST-02 Warm Up the Halls: each Hero may turn one Provision to Torch, right after the roll', () => {
  const { table, state } = aGame({
    heroes: { crusader: {}, vestal: {} },
    quest: 'warm-up-the-halls',
    dungeon: {},
  });
  perform(rollForQuest(table), two, two, 'turn:food', 'turn:tool');
  expect(state.campaign.provisions).toMatchObject({ food: 1, tool: 1, torch: 2 });
});
