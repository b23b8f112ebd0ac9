import { expect, test } from 'vitest';
import type { HeroId } from '../src/data/heroes.ts';
import type { MonsterKind } from '../src/data/monsters.ts';
import type { SkillId } from '../src/data/skills.ts';
import { aBout, SKULL } from '../testing/index.ts';
import { aFight, attack, knows, play } from '../testing/a-fight.ts';

const CAPTAIN = ['bone-captain', 'C'] as const satisfies readonly [MonsterKind, string];
/** Far away, so that the Battle goes on. */
const BYSTANDER = ['maggot', 'NW'] as const satisfies readonly [MonsterKind, string];

test('DD-SKL-08 one roll is compared with each target', () => {
  const game = aFight(
    { 'plague-doctor': knows('plague-doctor:blinding-gas'), crusader: {}, vestal: {} },
    { monsters: [['brigand-cutthroat', 'C'], ['bone-soldier', 'C'], BYSTANDER] },
  );
  game.state.trackers.heroes = ['crusader', 'vestal', 'plague-doctor'];
  play(game, 'plague-doctor', 'plague-doctor:blinding-gas', 8);
  expect(game.monster('brigand-cutthroat:1').conditions).toEqual([]);
  expect(game.monster('bone-soldier:1').conditions).toMatchObject([{ condition: 'stun', tokens: 1 }]);
});

test('DD-SKL-09 a Skill without Acc works without a roll, also against enemies', () => {
  const game = aFight({ crusader: {}, vestal: {} }, { monsters: [['bone-bearer', 'N']] });
  attack(game, 'bone-bearer:1', 'wicked-surge', ['crusader', 'vestal']);
  expect(game.told('skill-rolled')).toEqual([]);
  expect(game.told('target-hit')).toHaveLength(2);
});

test('DD-SKL-13 a critical hit deals its critical damage, and the rest of the Skill is unchanged', () => {
  const game = aFight(
    { crusader: { ...knows('crusader:stunning-blow'), conditions: [['buff', 1]] } },
    { monsters: [['rattler', 'S']] },
  );
  play(game, 'crusader', 'crusader:stunning-blow', 2);
  expect(game.monster('rattler:1')).toMatchObject({
    wounds: 8,
    conditions: [{ condition: 'stun', tokens: 1 }],
  });
  expect(game.hero('crusader').history.criticals).toBe(1);
});

test('DD-SKL-14 a critical calms its user and the Heroes in the same Area by 1, once a use', () => {
  const game = aFight(
    {
      crusader: { ...knows('crusader:zealous-accusation'), stress: 4 },
      hellion: { stress: 4 },
      vestal: { stress: 4 },
    },
    {
      heroes: { vestal: 'SW' },
      monsters: [
        ['maggot', 'C'],
        ['rattler', 'C'],
      ],
    },
  );
  play(game, 'crusader', 'crusader:zealous-accusation', 1);
  expect(game.state.heroes.map(({ stress }) => stress)).toEqual([3, 3, 4]);
});

test('DD-SKL-14 critical healing counts too', () => {
  const game = aFight(
    { vestal: { ...knows('vestal:divine-grace'), stress: 2 }, crusader: { wounds: 9 }, jester: {} },
    { monsters: [CAPTAIN] },
  );
  game.state.trackers.heroes = ['crusader', 'jester', 'vestal'];
  play(game, 'vestal', 'vestal:divine-grace', 'figure:crusader', 4);
  expect(game.hero('crusader').wounds).toBe(4);
  expect(game.hero('vestal').stress).toBe(1);
});

test('DD-SKL-15 a suffered critical shakes its target, and those beside who were no targets, each once', () => {
  const game = aFight(
    { crusader: {}, hellion: {}, vestal: {}, jester: {} },
    { heroes: { jester: 'SE' }, monsters: [['brigand-cutthroat', 'C']] },
  );
  attack(game, 'brigand-cutthroat:1', 'slice-and-dice', ['crusader', 'hellion'], 1);
  expect(game.state.heroes.map(({ stress }) => stress)).toEqual([1, 1, 1, 0]);
});

test('DD-SKL-15 a target that was hit without a critical is no bystander', () => {
  const game = aFight(
    { crusader: { conditions: [['debuff', 2]] }, hellion: {} },
    { monsters: [['brigand-cutthroat', 'C']] },
    { light: 5 },
  );
  attack(game, 'brigand-cutthroat:1', 'slice-and-dice', ['crusader', 'hellion'], 2);
  expect(game.state.heroes.map(({ stress }) => stress)).toEqual([1, 0]);
});

test('DD-SKL-14, DD-SKL-15, DD-PVP-20 in the Circus each team feels its own share', () => {
  const game = aBout({
    red: [
      ['crusader-1', '2', { stress: 3 }],
      ['hellion-1', '2', { stress: 3 }],
    ],
    blue: [
      ['vestal-1', '2'],
      ['jester-1', '5'],
    ],
    turn: 'crusader',
  });
  game.hero('crusader').conditions = [{ condition: 'buff', tokens: 1, wounds: 0 }];
  play(game, 'crusader', 'crusader:smite', 1);
  expect(game.state.heroes.map(({ stress }) => stress)).toEqual([2, 2, 1, 0]);
});

test('DD-SKL-16 a hit puts Wounds on its target, or takes them off if the Skill heals', () => {
  const game = aFight(
    { crusader: { ...knows('crusader:battle-heal', 'crusader:zealous-accusation'), wounds: 5 } },
    { monsters: [CAPTAIN] },
  );
  play(game, 'crusader', 'crusader:battle-heal', 9);
  expect(game.hero('crusader').wounds).toBe(3);
  play(game, 'crusader', 'crusader:zealous-accusation', 8);
  expect(game.monster('bone-captain:1').wounds).toBe(5);
  expect(game.hero('crusader').history.woundsDealt).toBe(5);
});

test('DD-SKL-18, DD-SKL-21 Self Effects come first, hit or miss, and do not change Range or targets', () => {
  const game = aFight(
    { vestal: {}, jester: {}, crusader: knows('crusader:holy-lance') },
    { monsters: [CAPTAIN], turn: 'crusader' },
  );
  play(game, 'crusader', 'crusader:holy-lance', 10);
  expect(game.hero('crusader').area).toBe('C');
  expect(game.told('target-missed')).toHaveLength(1);
  const order = game.table.told.map(({ type }) => type);
  expect(order.indexOf('shuffled')).toBeLessThan(order.indexOf('target-missed'));
});

test('DD-SKL-18 a user who dies of a Self Effect does nothing more', () => {
  const game = aFight(
    { hellion: { ...knows('hellion:bleed-out'), wounds: 14 }, crusader: {} },
    { monsters: [['rattler', 'S']] },
  );
  game.state.campaign.waiting = 0;
  const { result } = play(game, 'hellion', 'hellion:bleed-out', 4, SKULL);
  expect(game.monster('rattler:1').wounds).toBe(0);
  expect(result === null || result.outcome === 'no-replacement').toBe(true);
});

test('DD-SKL-20 a target that the damage killed receives no Target Effects', () => {
  const game = aFight(
    { crusader: knows('crusader:stunning-blow') },
    { monsters: [['webber', 'S'], CAPTAIN] },
  );
  game.monster('webber:1').wounds = 4;
  play(game, 'crusader', 'crusader:stunning-blow', 5);
  expect(game.told('condition-added')).toEqual([]);
});

test('DD-SKL-20, DD-SKL-23 a bonus looks for its Condition before the Skill’s own Target Effects', () => {
  const game = aFight(
    { 'bounty-hunter': knows('bounty-hunter:finish-him', 'bounty-hunter:uppercut') },
    { monsters: [['rattler', 'S']] },
  );
  play(game, 'bounty-hunter', 'bounty-hunter:uppercut', 5, 'area:C');
  expect(game.monster('rattler:1')).toMatchObject({
    wounds: 3,
    area: 'C',
    conditions: [{ condition: 'stun' }],
  });
  play(game, 'bounty-hunter', 'bounty-hunter:finish-him', 5);
  expect(game.monster('rattler:1').wounds).toBe(11);
});

test('DD-SKL-22 Light among Self Effects always changes, among Target Effects once if anyone is hit, dead or alive', () => {
  const light = (hero: HeroId, skill: SkillId, roll: number | null, wounds = 0): number => {
    const game = aFight(
      { crusader: {}, [hero]: knows(skill) },
      { monsters: [['webber', 'C', { wounds }], CAPTAIN], turn: hero },
      { light: 2 },
    );
    const target = skill === 'vestal:dazzling-light' ? ['figure:webber:1'] : [];
    play(game, hero, skill, ...target, ...(roll === null ? [] : [roll]));
    return game.state.campaign.light;
  };
  expect(light('crusader', 'crusader:bulwark-of-faith', null)).toBe(4);
  expect(light('vestal', 'vestal:dazzling-light', 10)).toBe(2);
  expect(light('vestal', 'vestal:dazzling-light', 6)).toBe(3);
  expect(light('vestal', 'vestal:dazzling-light', 6, 4)).toBe(3);
});

test('DD-SKL-22 Light changes once, however many are hit', () => {
  const game = aFight(
    { vestal: {}, crusader: { ...knows('crusader:inspiring-cry'), skillLevel: 3 }, hellion: {} },
    { heroes: { crusader: 'C' }, turn: 'crusader', monsters: [['maggot', 'N']] },
  );
  play(game, 'crusader', 'crusader:inspiring-cry');
  expect(game.state.campaign.light).toBe(4);
});

test('DD-SKL-22, DD-SKL-20 Light falls in its place among the effects: the Stress printed after it is suffered in the dark', () => {
  const game = aFight({ crusader: {}, vestal: { level: 3 } }, { monsters: [['ghoul', 'C']] }, { light: 3 });
  attack(game, 'ghoul:1', 'howl', ['crusader', 'vestal'], 5, 'ennui');
  expect(game.state.campaign.light).toBe(2);
  expect(game.state.heroes.map(({ stress }) => stress)).toEqual([3, 3]);
});

test('DD-SKL-24 a hit without Damage brings no Riposte and no “takes Damage” card, but its Target Effects', () => {
  const game = aFight(
    { crusader: { quirks: ['off-guard'], conditions: [['riposte', 2]] } },
    { monsters: [['madman', 'C']] },
  );
  attack(game, 'madman:1', 'doomsay', ['crusader'], 9);
  expect(game.hero('crusader').wounds).toBe(0);
  expect(game.told('riposted')).toEqual([]);
  expect(game.hero('crusader').stress).toBeGreaterThan(0);
});

test('DD-SKL-26 the sequence: use, roll, Self Effects, damage, Stress for a critical, Target Effects, Riposte', () => {
  const game = aFight(
    { highwayman: { ...knows('highwayman:point-blank-shot'), stress: 3 } },
    { monsters: [['brigand-raider', 'S', { conditions: [['riposte', 2]] }]] },
  );
  play(game, 'highwayman', 'highwayman:point-blank-shot', 2, 'area:SW', 'area:SE');
  const shown = ['skill-used', 'skill-rolled', 'shuffled', 'damage-taken', 'stress-recovered', 'riposted'];
  expect(game.table.told.map(({ type }) => type).filter(type => shown.includes(type))).toEqual([
    'skill-used',
    'skill-rolled',
    'shuffled',
    'damage-taken',
    'stress-recovered',
    'shuffled',
    'riposted',
    'damage-taken',
  ]);
  expect(game.monster('brigand-raider:1')).toMatchObject({ area: 'SE', wounds: 15 });
  expect(game.hero('highwayman')).toMatchObject({ area: 'SW', wounds: 8, stress: 2 });
});

test('DD-SKL-26, DD-SKL-02 the card used is told by its Level', () => {
  const game = aFight(
    { crusader: { ...knows('crusader:zealous-accusation'), skillLevel: 2 } },
    { monsters: [CAPTAIN] },
  );
  play(game, 'crusader', 'crusader:zealous-accusation', 5);
  expect(game.told('skill-used')).toMatchObject([
    {
      figure: 'crusader',
      skill: 'crusader:zealous-accusation',
      card: 'crusader:zealous-accusation:2',
      area: 'C',
    },
  ]);
});

test('DD-CON-20, DD-CON-21 Riposte returns half of the Damage taken, rounded up, at any distance and only once', () => {
  const game = aFight(
    {
      crusader: {
        conditions: [
          ['riposte', 2],
          ['riposte', 1],
        ],
      },
    },
    { monsters: [['bone-spearman', 'C', { conditions: [['riposte', 2]] }]] },
  );
  attack(game, 'bone-spearman:1', 'impale', ['crusader'], 5);
  expect(game.hero('crusader').wounds).toBe(5);
  expect(game.monster('bone-spearman:1').wounds).toBe(3);
});

test('DD-CON-20 Protection does not halve a Riposte', () => {
  const game = aFight({ crusader: { conditions: [['riposte', 2]] } }, { monsters: [['gargoyle', 'S']] });
  attack(game, 'gargoyle:1', 'flurry-of-claws', ['crusader'], 5);
  expect(game.monster('gargoyle:1').wounds).toBe(2);
});

test('DD-SKL-17, DD-CON-24 Pick to the Face ignores Protection', () => {
  const game = aFight(
    { 'grave-robber': knows('grave-robber:pick-to-the-face') },
    { monsters: [['bone-defender', 'S']] },
  );
  play(game, 'grave-robber', 'grave-robber:pick-to-the-face', 5);
  expect(game.monster('bone-defender:1').wounds).toBe(4);
});

test('DD-QRK-12, DD-SKL-07 an enemy’s miss is a dodge', () => {
  const game = aFight(
    { crusader: { stress: 3, quirks: ['evasive'] } },
    { monsters: [['bone-soldier', 'C']] },
  );
  attack(game, 'bone-soldier:1', 'graveyard-slash', ['crusader'], 10);
  expect(game.hero('crusader').stress).toBe(2);
});
