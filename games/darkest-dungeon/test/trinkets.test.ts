import { expect, test } from 'vitest';
import type { SkillCard } from '../src/data/skill-card.ts';
import type { TrinketId } from '../src/data/trinkets.ts';
import { HAZARDS } from '../src/rules/hazards.ts';
import { playInitiative } from '../src/rules/initiative.ts';
import { newSkillUse } from '../src/rules/skill-use.ts';
import { useSkill } from '../src/rules/skills.ts';
import { testResolve } from '../src/rules/resolve.ts';
import {
  newTrinketUse,
  offerTrinkets,
  refreshTrinkets,
  trinketOptions,
  useTrinket,
} from '../src/rules/trinkets.ts';
import { heal } from '../src/rules/wounds.ts';
import { aGame, type GameSet, type HeroSet, perform, type TestGame } from '../testing/index.ts';

const CARD: SkillCard = { range: [1], enemies: 1, acc: 6, damage: 3, crit: 1, critical: 7 };

/** A Hellion I in the Aggressive Stance one Area from a Bone Captain (Dodge 1), Light 3: she hits on 5, criticals on 2. */
const fighting = (hellion: HeroSet, more: Partial<GameSet> = {}): TestGame =>
  aGame({
    heroes: { hellion, crusader: {}, highwayman: {}, vestal: {} },
    battle: { room: 'ruins-9', heroes: { hellion: 'S' }, monsters: [['bone-captain', 'C']], turn: 'hellion' },
    ...more,
  });
const strike = ({ table, hero, monster }: TestGame, card = CARD) =>
  useSkill(table, newSkillUse(hero('hellion'), 'hellion:iron-swan', card, 'C', [monster('bone-captain:1')]));
const struck = ({ table, hero, monster }: TestGame, card = CARD) =>
  useSkill(table, newSkillUse(monster('bone-captain:1'), 'bone-captain:x', card, 'S', [hero('hellion')]));
const turned = (id: TrinketId) => ({ id, up: 'negative', used: false }) as const;

test('DD-TRI-04, DD-TRI-05, DD-TRI-08 Critical Stone adds 2 to Crit after the roll is seen, and is turned', () => {
  const game = fighting({ trinkets: ['critical-stone'] });
  const { asked } = perform(strike(game), 4, 'trinket:critical-stone');
  expect(asked[0]).toMatchObject({ seat: 'player-1', window: true, about: { roll: 4 } });
  expect(game.monster('bone-captain:1').wounds).toBe(7);
  expect(game.hero('hellion').trinkets).toEqual([{ id: 'critical-stone', up: 'negative', used: true }]);
});

test('DD-TRI-04, DD-TRI-08 then the bad side must be used before: −2 Acc, declared before the roll', () => {
  const game = fighting({ trinkets: [turned('critical-stone')] });
  perform(strike(game), 'trinket:critical-stone', 5);
  expect(game.monster('bone-captain:1').wounds).toBe(0);
  expect(game.hero('hellion').trinkets[0]?.up).toBe('positive');
  const kept = fighting({ trinkets: [turned('critical-stone')] });
  perform(strike(kept), 'pass', 5);
  expect(kept.monster('bone-captain:1').wounds).toBe(3);
});

test('DD-TRI-05 no window opens for a Trinket that would change nothing', () => {
  const hopeless = fighting({ trinkets: ['critical-stone'] });
  perform(strike(hopeless), 9);
  const needless = fighting({ trinkets: ['critical-stone'] });
  perform(strike(needless), 1);
  expect([hopeless, needless].map(({ hero }) => hero('hellion').trinkets[0]?.used)).toEqual([false, false]);
});

test('DD-TRI-05 two Trinkets that only together mend a roll are both offered', () => {
  const game = fighting({ level: 2, trinkets: ['accuracy-stone', 'warriors-bracer'] });
  perform(strike(game), 8, 'trinket:accuracy-stone', 'trinket:warriors-bracer');
  expect(game.monster('bone-captain:1').wounds).toBe(3);
});

test('DD-TRI-05 a bad side cannot be used where it costs nothing: a Skill without a roll, Light at 0, Stun resisted', () => {
  const sure = fighting({ trinkets: [turned('critical-stone')] });
  perform(strike(sure, { range: [1], enemies: 1, target: [['mark', 1]] }));
  expect(sure.hero('hellion').trinkets[0]?.used).toBe(false);
  const dark = fighting({ trinkets: [turned('candle-of-life')] }, { light: 0 });
  expect(trinketOptions(dark.state, dark.hero('hellion'))).toEqual([]);
  const steady = aGame({ heroes: { crusader: { trinkets: [turned('camouflage-cloak')] } } });
  perform(offerTrinkets(steady.table, steady.hero('crusader'), 'was-hit', newTrinketUse(null, null)));
});

test('DD-TRI-05 only its holder uses a Trinket', () => {
  const game = fighting(
    {},
    { heroes: { hellion: {}, vestal: { stress: 4, trinkets: ['book-of-holiness'] } } },
  );
  expect(trinketOptions(game.state, game.hero('vestal'))).toEqual([]);
  expect(trinketOptions(game.state, game.hero('hellion'))).toEqual([]);
});

test('DD-TRI-06 once a turn, and again in the next character’s turn', () => {
  const game = fighting({ stress: 9, trinkets: ['book-of-holiness'] });
  const { table, state, hero } = game;
  perform(useTrinket(table, hero('hellion'), 'trinket:book-of-holiness'));
  hero('hellion').trinkets[0] = { id: 'book-of-holiness', up: 'positive', used: true };
  expect(trinketOptions(state, hero('hellion'))).toEqual([]);
  refreshTrinkets(state);
  expect(trinketOptions(state, hero('hellion'))).toHaveLength(1);
  expect(hero('hellion').stress).toBe(6);
});

test('DD-TRI-06 a Monster’s turn is a turn too', () => {
  const game = aGame({
    heroes: { hellion: { trinkets: [{ id: 'camouflage-cloak', up: 'positive', used: true }] }, vestal: {} },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'C']], initiative: ['monsters'] },
  });
  perform(playInitiative(game.table), 'monsters');
  expect(game.hero('hellion').trinkets[0]?.used).toBe(false);
});

test('DD-TRI-10 outside Battle in the holder’s hands until the party moves; never in the Hamlet', () => {
  const heroes = { hellion: { stress: 9, trinkets: ['book-of-sanity' as const] }, vestal: {} };
  const { table, state, hero } = aGame({ heroes, dungeon: {} });
  perform(useTrinket(table, hero('hellion'), 'trinket:book-of-sanity'));
  expect(hero('hellion').stress).toBe(5);
  expect(trinketOptions(state, hero('hellion'))).toEqual([]);
  const home = aGame({ heroes, hamlet: {} });
  expect(trinketOptions(home.state, home.hero('hellion'))).toEqual([]);
});

test('DD-TRI-10 in the Hamlet a Trinket still answers what happens there', () => {
  const { table, hero } = aGame({
    heroes: { hellion: { wounds: 9, trinkets: ['bloodcourse-medallion'] }, vestal: {} },
    hamlet: {},
  });
  perform(heal(table, hero('hellion'), 5, null, 'DD-BLD-08'), 'trinket:bloodcourse-medallion');
  expect(hero('hellion').wounds).toBe(0);
});

test('DD-TRI-11 Light and Stance are checked when it is used', () => {
  const at = (light: number, first: boolean): number => {
    const hellion = {
      stress: 9,
      trinkets: ['dark-crown' as const, 'warriors-ring' as const],
      level: 3 as const,
    };
    const heroes = first ? { hellion, vestal: {} } : { vestal: {}, hellion };
    const game = fighting({}, { light, heroes });
    const use = newSkillUse(game.hero('hellion'), 'hellion:iron-swan', CARD, 'C', [
      game.monster('bone-captain:1'),
    ]);
    use.roll = 4;
    let offered = trinketOptions(game.state, game.hero('hellion')).length;
    const rule = offerTrinkets(game.table, game.hero('hellion'), 'skill', newTrinketUse(use, null));
    if (rule.next(0).done !== true) offered += 10;
    return offered;
  };
  expect([at(3, true), at(4, true), at(3, false), at(4, false)]).toEqual([11, 10, 1, 0]);
});

test('DD-TRI-11 Dodge counts for one attack: it may turn a hit into a miss, but no critical', () => {
  const saved = fighting({ trinkets: ['camouflage-cloak'] });
  perform(struck(saved), 5, 'trinket:camouflage-cloak');
  expect(saved.hero('hellion').wounds).toBe(0);
  const hit = fighting({ trinkets: ['camouflage-cloak'] });
  perform(struck(hit), 2);
  expect(hit.hero('hellion').wounds).toBe(7);
  const careless = fighting({ trinkets: [turned('book-of-relaxation')] });
  perform(struck(careless), 'trinket:book-of-relaxation', 7);
  expect(careless.hero('hellion').wounds).toBe(3);
});

test('DD-TRI-11 what reacts to a hit: half damage, or a critical of it', () => {
  const half = fighting({ trinkets: ['protective-padlock'] });
  perform(struck(half), 4, 'trinket:protective-padlock');
  expect(half.hero('hellion').wounds).toBe(2);
  const worse = fighting({ trinkets: [turned('book-of-holiness')] });
  perform(struck(worse), 4, 'trinket:book-of-holiness');
  expect(worse.hero('hellion')).toMatchObject({ wounds: 7, stress: 1 });
});

test('DD-TRI-11 a hit that adds a Condition or damage, or deals none', () => {
  const bleeding = fighting({ trinkets: ['bleed-charm'] });
  perform(strike(bleeding), 5, 'trinket:bleed-charm');
  expect(bleeding.monster('bone-captain:1')).toMatchObject({ wounds: 3 });
  const heavy = fighting({ trinkets: ['damage-stone'] });
  perform(strike(heavy), 5, 'trinket:damage-stone');
  expect(heavy.monster('bone-captain:1').wounds).toBe(6);
  const vain = fighting({ trinkets: [turned('dark-bracer')] });
  perform(strike(vain), 5, 'trinket:dark-bracer');
  expect(vain.monster('bone-captain:1').wounds).toBe(0);
});

test('DD-TRI-11 healing is changed as it happens, and only where it matters', () => {
  const healed = (
    trinket: TrinketId,
    up: 'positive' | 'negative',
    wounds: number,
    ...script: string[]
  ): number => {
    const game = fighting({ wounds, trinkets: [{ id: trinket, up, used: false }] });
    perform(heal(game.table, game.hero('hellion'), 5, null, 'DD-PRV-06'), ...script);
    return game.hero('hellion').wounds;
  };
  expect(healed('bloodcourse-medallion', 'positive', 12, 'trinket:bloodcourse-medallion')).toBe(3);
  expect(healed('bloodcourse-medallion', 'positive', 5)).toBe(0);
  expect(healed('chirurgeons-charm', 'negative', 12, 'trinket:chirurgeons-charm')).toBe(11);
});

test('DD-TRI-11 a crown on its bad side takes the chance of a Virtue', () => {
  const { table, hero } = fighting({ stress: 10, trinkets: [turned('dark-crown')] });
  perform(testResolve(table, hero('hellion')), 'trinket:dark-crown', 1, 'fearful');
  expect(hero('hellion')).toMatchObject({ resolve: 'fearful', trinkets: [{ up: 'positive' }] });
});

test('DD-TRI-11 a Trinket that wounds its holder may do so at Death’s Door', () => {
  const game = fighting({ wounds: 14, trinkets: [turned('book-of-sanity')] });
  perform(useTrinket(game.table, game.hero('hellion'), 'trinket:book-of-sanity'), 10);
  expect(game.told('deathblow-rolled')).toHaveLength(1);
});

test.each([
  [7, true],
  [3, false],
] as const)('DD-TRI-05, DD-TRI-11 a Trap that rolled %i is dodged with Camouflage Cloak: %s; where it cannot help it is not offered', (roll, helps) => {
  const game = aGame({
    heroes: { hellion: { trinkets: ['camouflage-cloak'] }, vestal: {} },
    dungeon: {},
  });
  const script = helps ? ['trinket:camouflage-cloak'] : [];
  perform(HAZARDS.trap(game.table, game.hero('hellion')), roll, ...script);
  expect(game.hero('hellion').wounds).toBe(helps ? 0 : 2);
});

test('DD-TRI-11 the bad side of Book of Relaxation spoils the Dodge of a Trap, before it is rolled', () => {
  const game = aGame({
    heroes: { hellion: { trinkets: [turned('book-of-relaxation')] }, vestal: {} },
    dungeon: {},
  });
  perform(HAZARDS.trap(game.table, game.hero('hellion')), 'trinket:book-of-relaxation', 9);
  expect(game.hero('hellion').wounds).toBe(2);
});
