import { expect, test } from 'vitest';
import { apLeft, canPay, pay } from '../src/rules/action-points.ts';
import { gainXp } from '../src/rules/experience.ts';
import { apValue, skillEffect } from '../src/rules/figures.ts';
import { sightDistance, walkFrom } from '../src/rules/rooms.ts';
import { heal, settleWounds, wound } from '../src/rules/wounds.ts';
import { act, momentsOf } from '../testing/acting.ts';
import { aGame, at, perform } from '../testing/index.ts';

test('DDD-SUR-02 an action moves its cost to the right slot; without cubes left nothing more can be paid', () => {
  const game = aGame();
  const leo = game.survivor('leo');
  pay(game.state, leo, 3);
  expect(apLeft(game.state, leo)).toBe(1);
  expect([canPay(game.state, leo, 1), canPay(game.state, leo, 2)]).toEqual([true, false]);
});

test('DDD-SUR-03 DDD-SUR-04 each wound moves the marker one space; a lower zone counts only from the next round', () => {
  const game = aGame();
  const leo = game.survivor('leo');
  wound(game.table, leo, 2, 'DDD-REA-07');
  perform(settleWounds(game.table));
  expect(leo).toMatchObject({ wounds: 2, ap: 4 });
  expect(apValue(leo)).toBe(3);
});

test('DDD-SUR-05 DDD-DRK-04 on the skull he is removed with all he carries, and darkness advances', () => {
  const game = aGame({
    survivors: {
      leo: {
        wounds: 6,
        xp: 5,
        skills: ['leo-stealth'],
        cards: ['map-1'],
        chips: ['c2-01'],
        virus: 2,
        cube: 3,
        entrapped: 'yes',
        radiation: 2,
      },
      nina: {},
    },
    round: 3,
  });
  wound(game.table, game.survivor('leo'), 3, 'DDD-FIR-11');
  perform(settleWounds(game.table));
  expect(game.survivor('leo')).toMatchObject({
    status: { kind: 'out', back: 4 },
    cards: [],
    chips: [],
    skills: [],
    virus: 0,
    cube: null,
    entrapped: 'no',
    radiation: 0,
    xp: 5,
  });
  expect(game.state.darkness).toBe(2);
});

test('DDD-GEN-16 an effect is completed for all before an elimination that it caused triggers anything', () => {
  const game = aGame({
    survivors: { leo: { wounds: 7 }, nina: { wounds: 7 }, jack: {} },
    darkness: 1,
    fire: at(1, 5),
  });
  wound(game.table, game.survivor('leo'), 1, 'DDD-FIR-11');
  wound(game.table, game.survivor('nina'), 1, 'DDD-FIR-11');
  expect(game.state.darkness).toBe(1);
  perform(settleWounds(game.table));
  expect(game.state.darkness).toBe(3);
});

test('DDD-SUR-06 healing never goes past the first space and adds no AP in this round', () => {
  const game = aGame({ survivors: { leo: { wounds: 2, ap: 1 }, nina: {} } });
  const leo = game.survivor('leo');
  expect(heal(game.table, leo, 5, 'DDD-COR-06')).toBe(2);
  expect(leo).toMatchObject({ wounds: 0, ap: 1 });
});

test('DDD-SUR-06 DDD-FIN-20 in the showdown a higher zone gives a marker at once, a lower one takes any marker', () => {
  const game = aGame({
    survivors: { leo: { wounds: 2, markers: { hand: 1, left: 2, centre: 0, right: 0 } }, nina: {} },
    keeper: 'nina',
  });
  const leo = game.survivor('leo');
  heal(game.table, leo, 1, 'DDD-COR-06');
  expect(leo.markers).toEqual({ hand: 2, left: 2, centre: 0, right: 0 });
  wound(game.table, leo, 1, 'DDD-FIR-13');
  perform(settleWounds(game.table), 'marker:left');
  expect(leo.markers).toEqual({ hand: 2, left: 1, centre: 0, right: 0 });
});

test('DDD-SUR-08 the starting skill is active from the beginning and outlasts elimination; others must be bought', () => {
  const game = aGame({ survivors: { jack: { wounds: 7 }, leo: {} }, zombies: [[at(4, 3), 1]] });
  expect(skillEffect(game.survivor('jack'), 'carry-more')).toBeUndefined();
  wound(game.table, game.survivor('jack'), 1, 'DDD-FIR-11');
  perform(settleWounds(game.table));
  Object.assign(game.survivor('jack'), { status: { kind: 'in' }, wounds: 0 });
  act(game, 'jack', 'free-attack:fists', [6]);
  expect(game.survivor('jack').used).toEqual(['jack-free-attack']);
});

test('DDD-SUR-09 DDD-SUR-10 skills are bought in any order for their price, at no AP, and stay active', () => {
  const game = aGame({ survivors: { leo: { xp: 7, ap: 0 }, nina: {} } });
  act(game, 'leo', 'buy-skill:leo-protection');
  expect(game.survivor('leo')).toMatchObject({ xp: 4, ap: 0, skills: ['leo-protection'] });
  expect(momentsOf(game, 'leo').filter(id => id.startsWith('buy-skill'))).toEqual([
    'buy-skill:leo-stealth',
    'buy-skill:leo-medic',
  ]);
});

test('DDD-ZOM-04 skills under the gray cube or to its right cannot be bought', () => {
  const game = aGame({ survivors: { leo: { xp: 10, cube: 3 }, nina: {} } });
  expect(momentsOf(game, 'leo').filter(id => id.startsWith('buy-skill'))).toEqual([
    'buy-skill:leo-stealth',
    'buy-skill:leo-medic',
  ]);
});

test('DDD-SKL-23 with that option Bruce buys Guardian in place of Searcher', () => {
  const game = aGame({ survivors: { bruce: { xp: 6 }, nina: {} }, options: { 'bruce-guardian': true } });
  const skills = momentsOf(game, 'bruce').filter(id => id.startsWith('buy-skill'));
  expect(skills).toContain('buy-skill:bruce-guardian');
  expect(skills).not.toContain('buy-skill:bruce-searcher');
});

test('DDD-SUR-11 an active skill works at no cost', () => {
  const game = aGame({ survivors: { leo: { skills: ['leo-protection'] }, nina: {} }, destroyed: [at(3, 3)] });
  act(game, 'leo', 'move:r3c3');
  expect(game.survivor('leo')).toMatchObject({ wounds: 1, ap: 3, xp: 0 });
});

test('DDD-SUR-12 XP beyond 10 are lost until some have been spent', () => {
  const game = aGame({ survivors: { leo: { xp: 9 }, nina: {} } });
  const leo = game.survivor('leo');
  gainXp(game.table, leo, 2, 'DDD-SUR-14');
  expect(leo.xp).toBe(10);
  act(game, 'leo', 'buy-skill:leo-protection');
  gainXp(game.table, leo, 2, 'DDD-SUR-14');
  expect(leo.xp).toBe(9);
});

test.each([
  ['leo', 2],
  ['nina', 1],
] as const)('DDD-SUR-07 %s adds %i dice to an attempt to break an entrapment', (id, rate) => {
  const game = aGame({
    survivors: { [id]: { room: at(3, 3), entrapped: 'yes' }, jack: {} },
    zombies: [[at(3, 3), 1]],
  });
  act(
    game,
    id,
    `attempt-rescue:${id}`,
    Array.from({ length: rate }, () => 1),
  );
  expect(game.survivor(id).struggled).toBe(true);
});

test('DDD-GEN-15 distances are counted in rooms entered: the own room is 0, each further room 1 more', () => {
  const { state } = aGame();
  expect([at(3, 2), at(3, 3), at(3, 5)].map(room => sightDistance(state, at(3, 2), room))).toEqual([0, 1, 3]);
  expect(walkFrom(state, at(3, 2)).get(at(2, 4))).toBe(3);
});
