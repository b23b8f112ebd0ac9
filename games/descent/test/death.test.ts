import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { forceMove } from '../src/rules/forced-moves.ts';
import { addTokens } from '../src/rules/lingering.ts';
import { profileOf, ratingOf } from '../src/rules/stats.ts';
import { type Cause, type Hit, inflictWounds } from '../src/rules/wounds.ts';
import { aGame, aQuest, type GameSet, power, type TestGame } from '../testing/index.ts';

const PIT: Cause = { kind: 'pit' };
const hit = (game: TestGame, hits: readonly Hit[], cause: Cause = PIT, ...script: number[][]) =>
  perform(inflictWounds(game.table, hits, cause, 'DJ-PRP-01'), ...script);

test('WE-14 a hero who loses his last wound goes to the town, whole and poorer (DJ-DTH-02, DJ-DTH-03, DJ-DTH-04, DJ-DTH-06)', () => {
  const game = aGame({
    heroes: {
      'sir-valadir': {
        at: [2, 2],
        wounds: 1,
        fatigue: 0,
        coins: 125,
        tokens: { burn: 2 },
        items: ['sword-1'],
      },
      'silhouette': {},
    },
    conquest: 8,
    turn: { hero: 'sir-valadir', stage: 'act' },
  });
  hit(game, [{ figure: 'hero:sir-valadir', wounds: 1 }]);
  expect(game.state.conquest).toBe(5);
  expect(game.hero('sir-valadir')).toMatchObject({
    place: 'town',
    coins: 75,
    wounds: 16,
    fatigue: 3,
    tokens: { burn: 0 },
    items: [{ card: 'sword-1', equipped: true }],
  });
  expect(game.state.turn?.over).toBe('turn');
});

test('WE-14 DJ-CNQ-01 with as many tokens as his rating his death loses the game', () => {
  const game = aGame({
    heroes: { 'sir-valadir': { at: [2, 2], wounds: 1 }, 'silhouette': {} },
    conquest: 3,
  });
  const { result } = hit(game, [{ figure: 'hero:sir-valadir', wounds: 2 }]);
  expect(result).toMatchObject({ outcome: 'conquest-gone', winners: ['overlord'] });
});

test('WE-17 an Undying Ogre comes back with what the killing blow had left over (DJ-ABL-28, DJ-ABL-29, DJ-MST-02)', () => {
  const ogre = (): TestGame => aGame({ monsters: [['ogre', 'master', [4, 4], { wounds: 5 }]], players: 4 });
  const cause: Cause = { kind: 'burn', by: 'silhouette' };
  const back = ogre();
  hit(back, [{ figure: 'monster:1', wounds: 5 }], cause, power('surge'));
  expect(back.monster(1).wounds).toBe(3);
  expect(back.hero('silhouette').coins).toBe(300);
  const gone = ogre();
  hit(gone, [{ figure: 'monster:1', wounds: 5 }], cause, power('blank'));
  expect(gone.state.monsters).toEqual([]);
  expect(gone.hero('silhouette').coins).toBe(350);
});

test('DJ-DTH-01 a monster is killed at its rating, not before, and its figure is free again', () => {
  const game = aGame({ monsters: [['beastman', 'normal', [4, 4]]], players: 5 });
  expect(ratingOf(game.state, game.monster(1))).toBe(4);
  hit(game, [{ figure: 'monster:1', wounds: 3 }]);
  expect(game.monster(1).wounds).toBe(3);
  hit(game, [{ figure: 'monster:1', wounds: 1 }]);
  expect(game.state.monsters).toEqual([]);
  expect(game.told('monster-killed')).toMatchObject([{ monster: 'beastman' }]);
});

test('DJ-DTH-04 the loss is rounded down to a multiple of 25', () => {
  const left = (coins: number): number => {
    const game = aGame({ heroes: { 'sir-valadir': { at: [1, 1], wounds: 1, coins }, 'lyssa': {} } });
    hit(game, [{ figure: 'hero:sir-valadir', wounds: 1 }]);
    return game.hero('sir-valadir').coins;
  };
  expect([0, 25, 50, 125, 300].map(left)).toEqual([0, 25, 25, 75, 150]);
});

test('DJ-DTH-05 DJ-DTH-10 items, skills and exhausted cards stay as they are', () => {
  const game = aGame({
    heroes: {
      'sir-valadir': { at: [1, 1], wounds: 1, items: ['iron-shield-1'], pack: ['bow-1'], skills: ['mighty'] },
      'lyssa': {},
    },
  });
  const hero = game.hero('sir-valadir');
  for (const item of hero.items) Object.assign(item, { exhausted: item.equipped });
  const before = structuredClone([hero.items, hero.skills]);
  hit(game, [{ figure: 'hero:sir-valadir', wounds: 1 }]);
  expect([hero.items, hero.skills]).toEqual(before);
});

test('DJ-DTH-06 DJ-DTH-07 DJ-DTH-10 order, tokens and the monkey’s shape are gone, and he has no turn left this round', () => {
  const game = aGame({
    heroes: {
      'sir-valadir': {
        at: [1, 1],
        wounds: 1,
        order: 'dodge',
        tokens: { poison: 2, stun: 1, web: 1 },
        monkey: { timer: 2, fresh: false },
        fallen: true,
      },
      'lyssa': { at: [2, 1] },
    },
    turn: { hero: 'lyssa', stage: 'act' },
  });
  hit(game, [{ figure: 'hero:sir-valadir', wounds: 1 }]);
  expect(game.hero('sir-valadir')).toMatchObject({
    order: null,
    acted: true,
    fallen: false,
    monkey: { timer: 0 },
    tokens: { burn: 0, poison: 0, stun: 0, web: 0 },
  });
  expect(game.state.turn?.over).toBe('no');
});

test('DJ-DTH-08 Pico goes to the town with her carrier', () => {
  const game = aGame({
    heroes: { 'ronan-of-the-wild': { at: [1, 1], wounds: 1 }, 'lyssa': {} },
    pico: 'ronan-of-the-wild',
  });
  hit(game, [{ figure: 'hero:ronan-of-the-wild', wounds: 1 }]);
  expect(game.state.pico).toBe('ronan-of-the-wild');
});

test('DJ-DTH-09 DJ-TIM-06 monsters die first, then heroes in seat order, and the pool is checked after each', () => {
  const set: GameSet = {
    heroes: { 'lyssa': { at: [1, 1], wounds: 1 }, 'mad-carthos': { at: [2, 1], wounds: 1 } },
    monsters: [['beastman', 'normal', [3, 1]]],
  };
  const hits: Hit[] = [
    { figure: 'hero:mad-carthos', wounds: 9 },
    { figure: 'hero:lyssa', wounds: 9 },
    { figure: 'monster:1', wounds: 9 },
  ];
  const game = aGame({ ...set, conquest: 9 });
  hit(game, hits);
  const deaths = game.table.told.filter(({ type }) => type.endsWith('-killed'));
  expect(deaths.map(({ monster, hero }) => monster ?? hero)).toEqual(['beastman', 'lyssa', 'mad-carthos']);
  const over = aGame({ ...set, conquest: 2 });
  expect(hit(over, hits).result).toMatchObject({ outcome: 'conquest-gone' });
  expect(over.told('hero-killed').map(({ hero }) => hero)).toEqual(['lyssa']);
});

test('DJ-MST-02 DJ-NAM-05 a master’s killer is paid 50 coins, nobody for a normal monster', () => {
  const bounty = (rank: 'normal' | 'master', cause: Cause): number => {
    const game = aGame({ heroes: { lyssa: { at: [0, 0] } }, monsters: [['beastman', rank, [1, 1]]] });
    hit(game, [{ figure: 'monster:1', wounds: 9 }], cause);
    return game.hero('lyssa').coins - 300;
  };
  expect(bounty('master', { kind: 'aura', by: 'hero:lyssa' })).toBe(50);
  expect(bounty('master', { kind: 'burn', by: 'lyssa' })).toBe(50);
  expect(bounty('master', { kind: 'burn', by: null })).toBe(0);
  expect(bounty('master', { kind: 'quest' })).toBe(0);
  expect(bounty('normal', { kind: 'aura', by: 'hero:lyssa' })).toBe(0);
});

test('DJ-MST-02 whoever throws a master into a pit in his own turn earns the bounty; in the overlord’s turn nobody does', () => {
  const thrown = (more: GameSet): number => {
    const game = aGame({
      board: 'H.Mp',
      heroes: { lyssa: { at: 'H' } },
      monsters: [['beastman', 'master', 'M', { wounds: 1 }]],
      players: 2,
      ...more,
    });
    game.monster(1).wounds = ratingOf(game.state, game.monster(1)) - 1;
    perform(forceMove(game.table, 'monster:1', 3, 'DJ-MOV-15'));
    expect(game.state.monsters).toEqual([]);
    return game.hero('lyssa').coins - 300;
  };
  expect(thrown({ turn: { hero: 'lyssa', stage: 'act' } })).toBe(50);
  expect(thrown({ overlordTurn: { stage: 'activate' } })).toBe(0);
});

test('DJ-NAM-01 DJ-NAM-03 a named monster has the quest’s numbers and is immune to stun', () => {
  const game = aQuest('into-the-dark', [4]);
  const narthak = game.state.monsters.find(one => one.named === 'narthak');
  if (narthak === undefined) throw new Error('not here');
  expect(profileOf(game.state, narthak)).toMatchObject({ armor: 7, speed: 3 });
  expect(ratingOf(game.state, narthak)).toBe(14);
  addTokens(game.table, `monster:${narthak.id}`, 'stun', 1, 'DJ-ABL-26');
  expect(narthak.tokens.stun).toBe(0);
  const other = game.state.monsters.find(one => one.named === null);
  if (other === undefined) throw new Error('not here');
  addTokens(game.table, `monster:${other.id}`, 'stun', 1, 'DJ-ABL-26');
  expect(other.tokens.stun).toBe(1);
});
