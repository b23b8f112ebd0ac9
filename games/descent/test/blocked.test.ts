import { expect, test } from 'vitest';
import { blocked } from '../src/blocked.ts';
import { words } from '../src/words/index.ts';
import { aGame, type GameSet, type HeroSet } from '../testing/index.ts';

type Turn = Partial<NonNullable<GameSet['turn']>>;

/** What Silhouette's player may not do, as `text rule`. */
function why(silhouette: HeroSet, turn: Turn | null, set: GameSet = {}): string[] {
  const { state } = aGame({
    heroes: { silhouette: { at: [1, 1], ...silhouette }, 'sir-valadir': { at: [9, 9] } },
    ...(turn !== null && { turn: { hero: 'silhouette', stage: 'act', action: 'advance', ...turn } }),
    ...set,
  });
  return said(blocked(state, 'hero-1'));
}

function said(list: ReturnType<typeof blocked>): string[] {
  for (const { text } of list) expect([words.en, words.fr].every(all => Object.hasOwn(all, text))).toBe(true);
  return list.map(({ text, rule }) => `${text} ${rule}`);
}

const ACTS: Turn = { points: 4, attacks: 1 };
const BEASTMAN = { monsters: [['beastman', 'normal', [2, 1]]] } as const satisfies GameSet;
const DOOR = `
  +-+-+-+-+
  |. . .D.|
  + + + + +
  |. . .D.|
  +-+-+-+-+`;

test.each([
  ['DJ-RND-01', {}, null, { phase: { kind: 'overlord' } }, 'blocked-overlord-turn'],
  ['DJ-RND-05', { acted: true }, null, {}, 'blocked-acted'],
  ['DJ-RND-04', {}, { hero: 'sir-valadir' }, {}, 'blocked-other-turn'],
  ['DJ-HRT-06', {}, { action: null }, {}, 'blocked-undeclared'],
  ['DJ-EFF-11', { monkey: { timer: 2, fresh: false } }, ACTS, {}, 'blocked-monkey'],
  ['DJ-EFF-13', {}, { ...ACTS, webbed: true }, {}, 'blocked-webbed'],
  ['DJ-ABL-17', {}, ACTS, { monsters: [['naga', 'normal', [2, 1]]] }, 'blocked-grappled'],
  ['DJ-PRP-02', { fallen: true, at: 'p' }, ACTS, { board: '..p..........' }, 'blocked-in-pit'],
  ['DJ-MOV-01', {}, { points: 0 }, {}, 'blocked-no-points'],
  ['DJ-FAT-01', { fatigue: 0 }, ACTS, {}, 'blocked-no-fatigue'],
  ['DJ-HRT-07', {}, { action: 'run', points: 8 }, {}, 'blocked-attack-run'],
  ['DJ-EFF-05', {}, { action: 'stunned', half: 'move', points: 2 }, {}, 'blocked-stunned'],
  ['DJ-HRT-13', {}, { attacks: 0 }, BEASTMAN, 'blocked-no-attack'],
  ['DJ-LOS-08', { fallen: true, at: 'p' }, ACTS, { board: '..p..........' }, 'blocked-attack-pit'],
  ['DJ-EQP-05', { pack: ['bow-1'] }, ACTS, BEASTMAN, 'blocked-packed'],
  ['DJ-ATK-04', { items: ['sword-1'] }, ACTS, {}, 'blocked-no-target'],
  ['DJ-ATK-04', {}, ACTS, {}, 'blocked-nobody'],
  ['DJ-TRS-09', {}, ACTS, { markers: [[{ kind: 'chest', colour: 'gold' }, [5, 5], 7]] }, 'blocked-chest-far'],
  [
    'DJ-ACT-08',
    {},
    { points: 1 },
    { markers: [[{ kind: 'chest', colour: 'gold' }, [1, 1], 7]] },
    'blocked-chest-points',
  ],
  ['DJ-GLY-03', {}, ACTS, {}, 'blocked-glyph-far'],
  ['DJ-GLY-04', {}, { ...ACTS, glyphUsed: true }, {}, 'blocked-glyph-used'],
  ['DJ-TWN-03', {}, ACTS, {}, 'blocked-shop-far'],
  ['DJ-ACT-06', { potions: { healing: 1 } }, { points: 0 }, {}, 'blocked-drink-points'],
  [
    'DJ-VAR-04',
    { potions: { healing: 1 } },
    { ...ACTS, potionsDrunk: 1 },
    { options: { faq: true } },
    'blocked-drunk',
  ],
  ['DJ-ACT-10', {}, { points: 1 }, {}, 'blocked-equip-points'],
  ['DJ-ORD-01', {}, ACTS, {}, 'blocked-order'],
  ['DJ-ORD-02', { order: 'aim' }, { ...ACTS, action: 'ready' }, {}, 'blocked-order-held'],
  ['DJ-DOR-04', { at: [0, 0] }, ACTS, { board: DOOR }, 'blocked-door-far'],
  ['DJ-DOR-03', { at: [2, 0] }, { points: 1 }, { board: DOOR }, 'blocked-door-points'],
] as const satisfies readonly (readonly [
  string,
  HeroSet,
  Turn | null,
  GameSet,
  string,
])[])('%s is why Silhouette may not', (rule, silhouette, turn, set, text) => {
  const heroes = 'board' in set ? { heroes: { silhouette: { at: [1, 1], ...silhouette } as HeroSet } } : {};
  expect(why(silhouette, turn, { ...set, ...heroes })).toContain(`${text} ${rule}`);
});

test('DJ-TWN-02, DJ-ACT-12 in the town nobody is attacked, and shopping has its price', () => {
  const { state } = aGame({
    turn: { hero: 'silhouette', stage: 'act', action: 'advance', points: 2, attacks: 1 },
  });
  expect(said(blocked(state, 'hero-1'))).toEqual(
    expect.arrayContaining(['blocked-attack-town DJ-TWN-02', 'blocked-shop-points DJ-ACT-12']),
  );
});

test('DJ-DOR-09 a door whose runekey is not found', () => {
  const game = aGame({
    board: DOOR,
    heroes: { silhouette: { at: [2, 0] } },
    turn: { hero: 'silhouette', stage: 'act', action: 'advance', points: 4 },
  });
  game.state.doors = game.state.doors.map(door => ({ ...door, rune: 'red' }));
  expect(said(blocked(game.state, 'hero-1'))).toContain('blocked-rune DJ-DOR-09');
  game.state.runekeys.push('red');
  expect(said(blocked(game.state, 'hero-1'))).not.toContain('blocked-rune DJ-DOR-09');
});

test('DJ-HRT-04 what is exhausted', () => {
  const { state } = aGame({
    heroes: { silhouette: { at: [1, 1], items: ['iron-shield-1'], skills: ['acrobat'] } },
    turn: { hero: 'silhouette', stage: 'act', action: 'advance', points: 4 },
  });
  const [hero] = state.heroes;
  for (const card of [...(hero?.items ?? []), ...(hero?.skills ?? [])])
    Object.assign(card, { exhausted: true });
  const list = blocked(state, 'hero-1').filter(({ text }) => text === 'blocked-exhausted');
  expect(list.map(({ about }) => about?.['item'])).toEqual(['iron-shield', 'acrobat']);
});

/** What the overlord may not do. */
const overlordWhy = (set: GameSet): string[] =>
  said(blocked(aGame({ heroes: { silhouette: { at: [1, 1] } }, ...set }).state, 'overlord'));

test.each([
  ['DJ-OVC-05', { hand: ['explosive-rune'], threat: 0 }, 'blocked-threat'],
  ['DJ-OVC-08', { hand: ['aim-1'], threat: 9 }, 'blocked-occasion'],
  ['DJ-OVC-10', { hand: ['spiked-pit-1'], threat: 9 }, 'blocked-occasion'],
  ['DJ-OVC-13', { hand: ['doom'], threat: 40 }, 'blocked-own-turn'],
  ['DJ-OVC-14', { hand: ['doom'], threat: 40, overlordTurn: { powerPlayed: true } }, 'blocked-one-power'],
  ['DJ-OVC-13', { hand: ['doom'], threat: 40, overlordTurn: { activated: [1] } }, 'blocked-power-late'],
  ['DJ-OVT-07', { ...BEASTMAN, overlordTurn: { activated: [1] } }, 'blocked-activated'],
] as const satisfies readonly (readonly [
  string,
  GameSet,
  string,
])[])('%s is why the overlord may not', (rule, set, text) => {
  expect(overlordWhy(set)).toContain(`${text} ${rule}`);
});

test('DJ-OVC-12, DJ-SPN-06 spawn cards: in their step, one a turn, out of sight', () => {
  const set: GameSet = { hand: ['skeleton-patrol-1'], threat: 40 };
  expect(overlordWhy({ ...set, overlordTurn: { stage: 'activate' } })).toContain(
    'blocked-spawn-step DJ-OVC-12',
  );
  expect(overlordWhy({ ...set, overlordTurn: { stage: 'spawn', spawnPlayed: true } })).toContain(
    'blocked-one-spawn DJ-OVC-12',
  );
  expect(overlordWhy({ ...set, overlordTurn: { stage: 'spawn' } })).toContain('blocked-no-room DJ-SPN-06');
});

test('nothing is explained during set-up', () => {
  expect(why({}, null, { phase: { kind: 'set-up', step: 'heroes', hero: 0 } })).toEqual([]);
});
