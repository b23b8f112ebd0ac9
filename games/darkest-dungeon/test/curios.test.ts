import { expect, test } from 'vitest';
import { CURIO_IDS, type CurioId } from '../src/data/curios.ts';
import { playCurioRoom, resolveCurio, resolveCurioDie } from '../src/rules/curios.ts';
import {
  aGame,
  type GameSet,
  type HeroSet,
  perform,
  provisionFaces,
  type TestGame,
} from '../testing/index.ts';

type Script = readonly (string | number | readonly number[])[];
const inTheRuins = (set: Partial<GameSet> = {}): TestGame =>
  aGame({
    heroes: ['crusader', 'vestal'],
    phase: { kind: 'curio-room' },
    dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r2: null, r4: null, r5: null } },
    ...set,
  });
const touch = (game: TestGame, curio: CurioId, script: Script = [], torch = false): void => {
  perform(resolveCurio(game.table, game.hero('crusader'), curio, torch, 'DD-EXP-14'), ...script);
};

test('DD-EXP-14, DD-EXP-27 a Curio die: the Hero decides on a Torch, then draws, resolves and discards', () => {
  const game = inTheRuins({ provisions: { torch: 1 }, onTop: { curios: ['alms-box'] } });
  const { asked } = perform(resolveCurioDie(game.table, game.hero('crusader')), 'pass', 6);
  expect(asked[0]).toMatchObject({ ask: 'curio-torch', seat: 'player-1', rule: 'DD-EXP-14' });
  expect(game.state.campaign).toMatchObject({ gold: 6, provisions: { torch: 1 } });
  expect(game.hero('crusader').stress).toBe(1);
  expect(game.state.decks.curios.discard).toEqual(['alms-box']);
  expect(game.told('curio-drawn')).toMatchObject([{ hero: 'crusader', curio: 'alms-box' }]);
});

test('DD-EXP-14 a Torch spent before the draw cancels the negative part; the positive one always applies', () => {
  const game = inTheRuins({ provisions: { torch: 1 }, onTop: { curios: ['alms-box'] } });
  perform(resolveCurioDie(game.table, game.hero('crusader')), 'pay:torch', 6);
  expect(game.state.campaign).toMatchObject({ gold: 6, light: 3, provisions: { torch: 0 } });
  expect(game.hero('crusader').stress).toBe(0);
});

test('DD-EXP-14 without a Torch in the pool nobody is asked', () => {
  const game = inTheRuins({ onTop: { curios: ['splintered-confessional'] } });
  const { asked } = perform(resolveCurioDie(game.table, game.hero('crusader')));
  expect(asked).toEqual([]);
  expect(game.hero('vestal').stress).toBe(1);
});

test('DD-QRK-10, DD-EXP-14 Fear of the Unknown reacts to every Curio, Hoarder only to one on a die', () => {
  const quirks = (quirk: 'fear-of-the-unknown' | 'hoarder'): NonNullable<GameSet['heroes']> => ({
    crusader: { stress: 3, quirks: [quirk] },
  });
  const onADie = (quirk: 'fear-of-the-unknown' | 'hoarder'): number => {
    const game = inTheRuins({ heroes: quirks(quirk), onTop: { curios: ['gaolers-lantern'] } });
    perform(resolveCurioDie(game.table, game.hero('crusader')));
    return game.hero('crusader').stress;
  };
  const inARoom = (quirk: 'fear-of-the-unknown' | 'hoarder'): number => {
    const game = inTheRuins({ heroes: quirks(quirk), onTop: { curios: ['gaolers-lantern'] } });
    perform(playCurioRoom(game.table));
    return game.hero('crusader').stress;
  };
  expect([onADie('fear-of-the-unknown'), inARoom('fear-of-the-unknown')]).toEqual([4, 4]);
  expect([onADie('hoarder'), inARoom('hoarder')]).toEqual([2, 3]);
});

test('DD-ROM-08 a Curio Room: the group decides on the Torch, the card is shown, then the group names the Hero', () => {
  const game = inTheRuins({
    players: 2,
    provisions: { torch: 1 },
    onTop: { curios: ['splintered-confessional'] },
  });
  game.hero('vestal').stress = 5;
  const { asked } = perform(playCurioRoom(game.table), 'pay:torch', 'figure:vestal');
  expect(asked.map(({ ask, seat }) => [ask, seat])).toEqual([
    ['curio-torch', 'party'],
    ['curio-hero', 'party'],
  ]);
  expect(asked[1]?.about).toEqual({ curio: 'splintered-confessional' });
  expect([game.hero('crusader').stress, game.hero('vestal').stress]).toEqual([0, 2]);
  expect(game.state.phase).toEqual({ kind: 'exploration' });
  expect(game.told('curio-drawn')).toMatchObject([{ curio: 'splintered-confessional', reveals: true }]);
});

test('DD-SET-12, DD-ROM-08 under the Collector’s first Threat a cleared Curio Room gives no card', () => {
  const game = inTheRuins({ campaign: { threat: 'collector' }, provisions: { torch: 1 } });
  perform(playCurioRoom(game.table));
  expect(game.told('curio-drawn')).toEqual([]);
  expect(game.state.phase).toEqual({ kind: 'exploration' });
});

test('DD-EXP-14 an offer is paid once, after the draw and before the effects', () => {
  const game = inTheRuins({ provisions: { tool: 1 } });
  touch(game, 'cracked-coffer', ['pay:tool', 4]);
  expect(game.state.campaign).toMatchObject({ gold: 9, provisions: { tool: 0 } });
  expect(game.hero('crusader').conditions).toMatchObject([{ condition: 'bleed', tokens: 2, wounds: 2 }]);
});

test('DD-EXP-14 an offer may stand in place of the good part, or cancel the bad one', () => {
  const sealed = inTheRuins({ provisions: { tool: 1 } });
  touch(sealed, 'sealed-sarcophagus', ['pass', 5, 10]);
  expect(sealed.state.campaign).toMatchObject({ gold: 4, provisions: { tool: 1 } });
  expect(sealed.hero('crusader').stress).toBe(1);
  const frame = inTheRuins({ provisions: { bandage: 1 } });
  frame.hero('crusader').stress = 2;
  touch(frame, 'penitents-frame', ['pay:bandage']);
  expect(frame.hero('crusader')).toMatchObject({ wounds: 0, stress: 1 });
});

test('DD-EXP-14 an offer in Gold is made to whoever can pay', () => {
  const poor = inTheRuins({ gold: 2 });
  touch(poor, 'bottomless-well', [3]);
  expect(poor.state.campaign.gold).toBe(2);
  const rich = inTheRuins({ gold: 3 });
  touch(rich, 'bottomless-well', ['pay:gold', 'evasive', 3]);
  expect(rich.state.campaign.gold).toBe(0);
  expect(rich.hero('crusader').quirks).toEqual(['evasive']);
});

/** Each card once without Torch or offer: the dice, and what is then true of the Hero who touched it and of the pool. */
interface Touched {
  readonly script?: Script;
  readonly hero?: Readonly<Record<string, unknown>>;
  readonly pool?: Readonly<Record<string, number>>;
  readonly gold?: number;
  readonly light?: number;
  readonly other?: Readonly<Record<string, unknown>>;
  readonly told?: string;
}
const stack = (condition: string, tokens: number, wounds = 0): object => ({ condition, tokens, wounds });
const BEFORE: HeroSet = { wounds: 9, stress: 4, level: 2 };
const TOUCHED: Record<CurioId, Touched> = {
  'alms-box': { script: [3], gold: 3, hero: { stress: 5 } },
  'cracked-coffer': { script: [10], gold: 10, hero: { conditions: [stack('bleed', 2, 2)] } },
  'sealed-sarcophagus': { script: [10, 4, 'ennui'], gold: 4, hero: { disease: 'ennui', stress: 4 } },
  'nameless-reliquary': {
    script: ['damage-stone', 'keep-trinket', 'soft'],
    hero: { quirks: ['soft'], trinkets: [{ id: 'damage-stone', up: 'positive', used: false }] },
  },
  'whispering-shelves': { script: [3, 'evasive'], hero: { quirks: ['evasive'], stress: 5 } },
  'surveyors-desk': {
    script: ['reveal:r2', 'empty', 'reveal:r4', 'empty'],
    light: 2,
    told: 'token-revealed',
  },
  'scratched-wall': { hero: { stress: 5 }, told: 'way-learned' },
  'pilgrims-pack': {
    script: [provisionFaces('food', 'tool'), 4],
    pool: { food: 1, tool: 1 },
    hero: { disease: null },
  },
  'refectory-table': { hero: { wounds: 5, conditions: [stack('blight', 3, 1)] } },
  'stagnant-font': { script: [5], hero: { wounds: 5, disease: null, conditions: [] } },
  'candle-shrine': { light: 5, hero: { wounds: 10 } },
  'gaolers-lantern': { pool: { torch: 1 }, light: 2 },
  'splintered-confessional': { hero: { stress: 1 }, other: { stress: 1 } },
  'penitents-frame': { hero: { stress: 3, wounds: 11 } },
  'tarnished-mirror': { script: ['evasive', 6], hero: { quirks: ['evasive'], stress: 6 } },
  'empty-harness': { hero: { conditions: [stack('buff', 3), stack('protection', 2), stack('mark', 3)] } },
  'mute-war-drum': {
    hero: { stress: 6, conditions: [stack('buff', 2)] },
    other: { conditions: [stack('buff', 2)] },
  },
  'simmering-alembic': { pool: { potion: 1 }, hero: { conditions: [stack('blight', 2, 2)] } },
  'surgeons-roll': { pool: { bandage: 1 }, hero: { wounds: 8, conditions: [stack('bleed', 3, 1)] } },
  'burial-urns': { script: [5, 4, 'ennui'], gold: 5, hero: { disease: 'ennui' } },
  'drowned-idol': { script: [5, 4, 9], gold: 13, light: 2, hero: { stress: 4 }, other: { stress: 1 } },
  'hanged-scout': {
    script: ['empty', 'empty', provisionFaces('tool')],
    pool: { tool: 1 },
    hero: { stress: 6 },
  },
  'bottomless-well': { script: [2, 'soft'], hero: { stress: 3, quirks: ['soft'] } },
  'carrion-nest': { script: [5, 6], pool: { food: 1 }, hero: { wounds: 10 } },
};
test.each(CURIO_IDS)('DD-EXP-14 %s does what its card says', curio => {
  const game = inTheRuins({ heroes: { crusader: BEFORE, vestal: {} } });
  const { script = [], hero = {}, pool = {}, gold = 0, light = 3, other = {}, told } = TOUCHED[curio];
  touch(game, curio, script);
  expect(game.hero('crusader')).toMatchObject(hero);
  expect(game.hero('vestal')).toMatchObject(other);
  expect(game.state.campaign).toMatchObject({ gold, light, provisions: pool });
  if (told !== undefined) expect(game.told(told).length).toBeGreaterThan(0);
});
