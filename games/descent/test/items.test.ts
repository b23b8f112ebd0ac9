import { describe, expect, test } from 'vitest';
import type { ItemCardId } from '../src/data/items.ts';
import type { MonsterKind } from '../src/data/monsters.ts';
import { endTurn } from '../src/rules/turn-end.ts';
import { armorOf, hasAbility, isImmune } from '../src/rules/stats.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import { effectsOf } from '../src/rules/effects-of.ts';
import {
  aGame,
  aQuest,
  faces,
  type GameSet,
  offered,
  perform,
  power,
  type TestGame,
} from '../testing/index.ts';
import { act } from './acting.ts';
import { bite, strike, target } from './attacking.ts';
import { offersOf, playOn } from './turns.ts';

const struck = (items: readonly ItemCardId[], set: GameSet = {}): TestGame =>
  aGame({
    heroes: { 'mad-carthos': { at: [3, 3], items, fatigue: 3 } },
    monsters: [['beastman', 'normal', [4, 3]]],
    ...set,
  });
const BLOW = faces(['red', '1/3/0'], ['green', '1/1/0']);

describe('what cancels wounds', () => {
  test('DJ-ATK-32 each shield is exhausted for its wounds, one after another, after armor', () => {
    const game = struck(['iron-shield-1', 'iron-shield-2']);
    const hit = perform(bite(game), BLOW, 'shield:iron-shield-1', 'shield:iron-shield-2');
    expect(game.hero('mad-carthos').wounds).toBe(8 - (5 - 1 - 2));
    expect(game.hero('mad-carthos').items.every(({ exhausted }) => exhausted)).toBe(true);
    expect(hit.asked.every(({ window }) => window === true)).toBe(true);
  });

  test('DJ-HRT-04, DJ-ATK-32 an exhausted one helps no more, and none helps against what ignores armor', () => {
    const game = struck(['iron-shield-1']);
    game.hero('mad-carthos').items.forEach(item => Object.assign(item, { exhausted: true }));
    expect(perform(bite(game), BLOW).asked).toEqual([]);
    const pit = struck(['iron-shield-1']);
    const hits = [{ figure: 'hero:mad-carthos', wounds: 1 } as const];
    expect(perform(inflictWounds(pit.table, hits, { kind: 'pit' }, 'DJ-PRP-01')).asked).toEqual([]);
    expect(pit.hero('mad-carthos').wounds).toBe(7);
  });

  test('DJ-ATK-32 a cloak rolls a die for each wound left; its face cancels one, from any source', () => {
    const game = struck(['cloak-of-deception']);
    perform(bite(game), BLOW, power('blank', 'surge', 'enh'));
    expect(game.hero('mad-carthos').wounds).toBe(6);
    const elven = struck(['elven-cloak']);
    const hits = [{ figure: 'hero:mad-carthos', wounds: 2 } as const];
    perform(inflictWounds(elven.table, hits, { kind: 'pit' }, 'DJ-PRP-01'), power('enh', 'blank'));
    expect(elven.hero('mad-carthos').wounds).toBe(7);
  });

  test('DJ-ATK-32 ghost armor: each fatigue cancels a wound, whatever dealt it', () => {
    const game = struck(['ghost-armor']);
    const hits = [{ figure: 'hero:mad-carthos', wounds: 4 } as const];
    const hit = perform(inflictWounds(game.table, hits, { kind: 'burn', by: null }, 'DJ-EFF-01'), 'cancel:2');
    expect(offered(hit, 'use-ghost-armor')).toEqual(['cancel:3', 'cancel:2', 'cancel:1', 'pass']);
    expect(game.hero('mad-carthos')).toMatchObject({ wounds: 6, fatigue: 1 });
  });

  test('DJ-EFF-11 a monkey uses neither shield nor cloak', () => {
    const game = struck(['iron-shield-1', 'elven-cloak']);
    Object.assign(game.hero('mad-carthos').monkey, { timer: 2 });
    expect(perform(bite(game), BLOW).asked).toEqual([]);
  });
});

describe('weapons that stun', () => {
  const caster = (item: 'pacify' | 'petrify' | 'word-of-vaal', kind: MonsterKind): TestGame =>
    aGame({
      heroes: { 'one-fist': { at: [3, 3], items: [item], fatigue: 0 }, 'ispher': { at: [3, 4] } },
      monsters: [
        [kind, 'normal', [5, 3]],
        ['skeleton', 'normal', [1, 1]],
      ],
    });

  test.each([
    ['manticore', 1, 1],
    ['giant', 0, 0],
  ] as const)('DJ-CRD-10 Pacify: a stun token on a target that suffers a wound (%s)', (kind, wounds, stun) => {
    const game = caster('pacify', kind);
    const roll = faces(['white', '2/2/0'], ['yellow', '2/1/0']);
    perform(strike(game, 'one-fist', 'pacify'), target(game, [5, 3]), roll);
    expect(game.monster(1)).toMatchObject({ wounds, tokens: { stun } });
  });

  test('DJ-CRD-10 Petrify: one more token for 2 surges', () => {
    const game = caster('petrify', 'manticore');
    const roll = faces(['white', '1/3/1'], ['yellow', '2/1/0'], ['yellow', '2/0/1']);
    perform(strike(game, 'one-fist', 'petrify'), target(game, [5, 3]), roll, 'surge:1');
    expect(game.monster(1)).toMatchObject({ wounds: 2, tokens: { stun: 2 } });
  });

  test('DJ-CRD-10 Word of Vaal: all enemies within 3 spaces, seen or not, friends spared', () => {
    const game = caster('word-of-vaal', 'manticore');
    game.state.obstacles.push({ kind: 'rubble', square: game.at([4, 3]) });
    perform(
      strike(game, 'one-fist', 'word-of-vaal'),
      faces(['white', '2/2/0'], ['green', '1/1/0'], ['yellow', '3/0/0'], ['yellow', '3/0/0']),
    );
    expect(game.monster(1)).toMatchObject({ wounds: 1, tokens: { stun: 1 } });
    expect(game.state.monsters).toHaveLength(1);
    expect(game.hero('ispher').wounds).toBe(12);
  });
});

describe('items that heal', () => {
  const healer = (item: 'minor-healing' | 'greater-healing'): TestGame =>
    aGame({
      heroes: {
        'mad-carthos': { at: [3, 3], items: [item], fatigue: 2 },
        'ispher': { at: [4, 4], wounds: 5 },
        'lyssa': { at: [8, 8], wounds: 2 },
      },
      turn: { hero: 'mad-carthos', stage: 'act', action: 'advance', points: 4 },
    });

  test.each([
    ['minor-healing', 6],
    ['greater-healing', 7],
  ] as const)('DJ-CRD-10 %s: 1 point and 1 fatigue heal himself or a hero next to him', (item, wounds) => {
    const game = healer(item);
    const offers = offersOf(game, 'mad-carthos').filter(id => id.startsWith('mend'));
    expect(offers).toEqual([`mend:${item}:hero:ispher`]);
    act(game, 'mad-carthos', `mend:${item}:hero:ispher`);
    expect(game.hero('ispher').wounds).toBe(wounds);
    expect([game.state.turn?.points, game.hero('mad-carthos').fatigue]).toEqual([3, 1]);
  });

  test('DJ-CRD-10 not without fatigue or points', () => {
    const game = healer('minor-healing');
    game.hero('mad-carthos').fatigue = 0;
    expect(offersOf(game, 'mad-carthos').some(id => id.startsWith('mend'))).toBe(false);
    game.hero('mad-carthos').fatigue = 1;
    if (game.state.turn) game.state.turn.points = 0;
    expect(offersOf(game, 'mad-carthos').some(id => id.startsWith('mend'))).toBe(false);
  });

  test('A7 an ally of the quest is healed too', () => {
    const game = aQuest('the-lamplighter', [0], {
      heroes: { 'mad-carthos': { items: ['minor-healing'], fatigue: 2 }, 'ispher': {} },
      turn: { hero: 'mad-carthos', stage: 'act', action: 'advance', points: 4 },
    });
    game.hero('mad-carthos').place = game.at([1, 9]);
    const tobin = game.state.allies[0];
    if (tobin !== undefined) tobin.wounds = 3;
    act(game, 'mad-carthos', 'mend:minor-healing:ally:tobin');
    expect(tobin?.wounds).toBe(4);
  });

  const awake = (items: GameSet['heroes']): TestGame =>
    aGame({ heroes: items ?? {}, turn: { hero: 'mad-carthos', stage: 'items' } });

  test('DJ-HRT-15 the crystal of Tival is used up before the declaration: 6 wounds and all fatigue', () => {
    const game = awake({
      'mad-carthos': { at: [3, 3], items: ['crystal-of-tival-1'], wounds: 1, fatigue: 0, order: 'aim' },
    });
    const next = playOn(game, 'use-item:crystal-of-tival-1');
    expect(next?.ask).toBe('declare-action');
    expect(game.hero('mad-carthos')).toMatchObject({ wounds: 7, fatigue: 3, items: [], order: 'aim' });
    expect(game.state.treasures.copper.unseen).not.toContain('crystal-of-tival-1');
  });

  test('DJ-HRT-15 he may keep it; unhurt and rested he is not asked', () => {
    const game = awake({ 'mad-carthos': { at: [3, 3], items: ['crystal-of-tival-1'], wounds: 1 } });
    expect(playOn(game, 'pass')?.ask).toBe('declare-action');
    expect(game.hero('mad-carthos').items).toHaveLength(1);
    const well = awake({ 'mad-carthos': { at: [3, 3], items: ['crystal-of-tival-1'] } });
    expect(playOn(well)?.ask).toBe('declare-action');
  });

  test('DJ-HRT-15, DJ-EFF-03 the amulet of healing restores everything, poison gone first', () => {
    const game = awake({
      'mad-carthos': {
        at: [3, 3],
        items: ['amulet-of-healing'],
        wounds: 1,
        fatigue: 0,
        tokens: { poison: 3 },
      },
    });
    playOn(game, 'use-item:amulet-of-healing');
    expect(game.hero('mad-carthos')).toMatchObject({ wounds: 8, fatigue: 3, tokens: { poison: 0 } });
  });

  test('DJ-HRT-15 the lamp helps each adjacent hero too', () => {
    const game = awake({
      'mad-carthos': { at: [3, 3], items: ['jinns-lamp'] },
      'ispher': { at: [4, 4], wounds: 2, fatigue: 0 },
      'lyssa': { at: [8, 8], wounds: 2 },
    });
    playOn(game, 'use-item:jinns-lamp');
    expect(game.hero('ispher')).toMatchObject({ wounds: 10, fatigue: 4 });
    expect(game.hero('lyssa').wounds).toBe(2);
  });
});

test('DJ-HRT-16 the flute of repose stuns every monster within 6 spaces at the end of his turn, but no named one', () => {
  const game = aGame({
    heroes: { 'mad-carthos': { at: [0, 0], items: ['flute-of-repose'] } },
    monsters: [
      ['beastman', 'normal', [6, 0]],
      ['beastman', 'normal', [7, 0]],
      ['giant', 'master', [3, 3], { named: 'narthak' }],
    ],
    turn: { hero: 'mad-carthos', stage: 'end' },
  });
  const { turn } = game.state;
  if (turn !== null) perform(endTurn(game.table, game.hero('mad-carthos'), turn), 'use-item:flute-of-repose');
  expect(game.state.monsters.map(({ tokens }) => tokens.stun)).toEqual([1, 0, 0]);
  expect(game.hero('mad-carthos').items).toEqual([]);
});

describe('items in use', () => {
  test('DJ-ATK-21 armor adds to the sheet only while it is equipped', () => {
    const game = aGame({ heroes: { 'red-scorpion': { items: ['leather-armor-1'], pack: ['plate-mail'] } } });
    expect(armorOf(game.state, 'hero:red-scorpion', 'melee')).toBe(2);
  });

  test('DJ-EFF-17 dragon scale mail and rune plate make immune', () => {
    const game = aGame({
      heroes: { 'red-scorpion': { items: ['dragon-scale-mail'] }, 'lyssa': { items: ['rune-plate'] } },
    });
    expect(isImmune(game.state, 'hero:red-scorpion', 'burn')).toBe(true);
    expect(isImmune(game.state, 'hero:red-scorpion', 'stun')).toBe(false);
    expect(isImmune(game.state, 'hero:lyssa', 'knockback')).toBe(true);
  });

  test('DJ-ABL-01 Deflect gives Fear 1', () => {
    const game = aGame({ heroes: { ispher: { at: [1, 1], items: ['deflect'] } } });
    expect(hasAbility(game.state, 'hero:ispher', 'fear')).toBe(true);
  });

  test('DJ-EQP-05 an item in the pack does nothing', () => {
    const game = aGame({ heroes: { ispher: { at: [1, 1], pack: ['deflect', 'ghost-armor'] } } });
    expect(hasAbility(game.state, 'hero:ispher', 'fear')).toBe(false);
    expect(effectsOf(game.hero('ispher'))).toHaveLength(1);
  });

  test('DJ-ARM-01 a weapon shoots as often as it is used', () => {
    const game = aGame({
      heroes: { ispher: { at: [1, 1], items: ['crossbow-1'], fatigue: 0 } },
      monsters: [['giant', 'normal', [4, 1]]],
    });
    const miss = [...faces(['blue', 'X'], ['green', '1/1/0']), 6, 6];
    for (let shot = 0; shot < 3; shot++)
      perform(strike(game, 'ispher', 'crossbow-1'), target(game, [4, 1]), miss);
    expect(game.hero('ispher').items).toEqual([{ card: 'crossbow-1', equipped: true, exhausted: false }]);
  });
});
