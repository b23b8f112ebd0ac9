import { expect, test } from 'vitest';
import { type BossId, BOSSES, bossOf, LIFE_STEAL, STARTERS } from '../../src/data/bosses.ts';
import type { MonsterSkill } from '../../src/data/monster-card.ts';
import { STANCES } from '../../src/data/stances.ts';

/** Life/Speed/Dodge and turns a round of each Level, size, what it resists and is immune to. */
// biome-ignore format: a table
const FIGURES: readonly (readonly [BossId, string, number, string, string, string])[] = [
  ['necromancer', '77/0/3 103/1/3 144/3/3', 1, 'normal', 'debuff shuffle', 'stun'],
  ['prophet', '79/1/0 106/1/1 151/2/3', 3, 'large', '', 'stun shuffle'],
  ['collector', '52/2/0 68/2/1 84/3/3', 1, 'normal', 'bleed debuff', 'stun'],
  ['collected-man-at-arms', '12/1/1 15/1/2 23/1/3', 1, 'normal', 'stun', ''],
  ['collected-highwayman', '12/2/1 15/2/2 23/2/3', 1, 'normal', 'bleed', ''],
  ['collected-vestal', '12/2/1 15/2/2 23/2/3', 1, 'normal', 'stun', ''],
  ['fanatic', '66/2/1 88/2/2 108/3/3', 3, 'large', 'debuff shuffle', 'stun'],
  ['pyre', '24/0/0 32/0/0 45/0/0', 1, 'large', '', 'stun bleed blight debuff shuffle'],
  ['templar-impaler', '77/2/3', 2, 'large', 'blight shuffle', ''],
  ['templar-warlord', '66/2/3', 2, 'large', 'blight shuffle', ''],
  ['mammoth-cyst', '109/1/3', 2, 'large', 'blight shuffle', 'stun'],
  ['white-cell-stalk', '16/3/4', 2, 'normal', 'bleed', ''],
  ['shuffling-horror', '109/1/3', 2, 'large', 'blight shuffle', 'stun'],
  ['ancestor-1', '50/2/0', 1, 'normal', '', ''],
  ['perfect-reflection', '24/2/1', 1, 'normal', '', ''],
  ['imperfect-reflection', '19/2/0', 1, 'normal', '', ''],
  ['ancestor-2', '166/3/1', 2, 'large', '', 'stun shuffle'],
  ['gestating-heart', '100/1/0', 1, 'large', '', 'stun shuffle'],
  ['heart-of-darkness', '250/3/0', 2, 'large', '', 'stun shuffle'],
];

test.each(
  FIGURES,
)('DD-BOS-08 %s is %s, with %i turns a round', (id, numbers, turns, size, resists, immune) => {
  const { levels } = bossOf(id);
  expect(levels.map(card => `${card.life}/${card.speed}/${card.dodge}`).join(' ')).toBe(numbers);
  for (const card of levels) {
    expect(card.actions ?? 1).toBe(turns);
    expect(card.size).toBe(size);
    expect((card.resists ?? []).join(' ')).toBe(resists);
    expect((card.immune ?? []).join(' ')).toBe(immune);
  }
});

/** Each Skill by Level: Range, priority, targets; Crit/critical; Acc/damage. */
// biome-ignore format: a table
const SKILLS: Readonly<Record<string, string>> = {
  'necromancer:the-flesh-is-willing': '1 crowded 2 C1/9,1/12,1/16 A10/6,11/8,12/10',
  'necromancer:the-crawling-dead': '2 crowded 2 C1/7,1/9,1/11 A10/5,11/6,12/8',
  'necromancer:six-feet-under': '2 crowded 4 C- A10,11,12',
  'prophet:eye-on-you': '1 crowded 2 C0/2,1/3,1/5 A9/1,10/2,11/3',
  'prophet:fulminate': '1 crowded 4 C0/2,1/3,1/5 A8/1,9/2,10/3',
  'prophet:rubble-of-ruin': 'anywhere no-one 4 C0/14,0/19,0/24 A8/9,9/12,10/16',
  'collector:show-collection': '2 crowded 2 C0/2,0/3,0/5 A9/1,10/2,11/3',
  'collector:life-steal': '1 most-wounded 1 C1/8,1/10,1/12 A9/5,10/7,11/8',
  'collected-man-at-arms:head-knocker': '0 closest 1 C0/5,0/6,0/8 A8/3,9/4,10/5',
  'collected-highwayman:headhunt': '2 furthest 1 C1/6,1/8,1/9 A9/4,10/5,11/6',
  'collected-vestal:headache': '2 most-stressed 1 C0/2,0/3,0/4 A9/1,10/2,11/2',
  'collected-vestal:headache-mending': '0,1,2 most-wounded-monster 1 C- A-',
  'fanatic:righteous-condemnation': '1 most-stressed 1 C0/4,0/5,0/6 A9/2,10/3,11/4',
  'fanatic:strike-the-heretic': '0 marked-then-closest 1 C1/9,1/12,1/12 A9/6,10/8,11/8',
  'fanatic:fury-of-the-righteous': '0 crowded 4 C1/5,1/6,1/8 A8/3,9/4,10/5',
  'pyre:burn-the-heretic': '0 crowded 4 C0/6,0/9,0/10 A10/4,11/6,12/7',
  'templar-impaler:torment': '1 closest 1 C1/15 A11/10',
  'templar-impaler:body-slam': '0 closest 1 C2/9 A11/6',
  'templar-impaler:revelation': '0 most-stressed 1 C0/30 A11/20',
  'templar-warlord:torment': '1 closest 1 C1/15 A11/10',
  'templar-warlord:stinger-shot': '2 furthest 1 C2/14 A11/9',
  'templar-warlord:revelation': '0 most-stressed 1 C0/30 A11/20',
  'mammoth-cyst:bulging-gaze': '1 most-stressed 1 C0/14 A12/11',
  'mammoth-cyst:digestion': '0 closest 1 C1/19 A12/10',
  'mammoth-cyst:revivify': 'self self 0 C- A-',
  'white-cell-stalk:reconstitute': 'anywhere the-cyst 1 C- A-',
  'white-cell-stalk:displace': '1 closest 1 C0/4 A12/2',
  'white-cell-stalk:teleportation': '2 furthest 1 C- A12',
  'shuffling-horror:lacerate': '0 closest 1 C1/11 A11/7',
  'shuffling-horror:undulations': '1 crowded 4 C0/2 A11/1',
  'shuffling-horror:echoing-disassembly': '1 crowded 2 C1/4 A12/2',
  'ancestor-1:perfect-replication': '0 closest 1 C2/4 A12/2',
  'ancestor-1:imperfect-reproduction': '1 most-stressed 1 C1/4 A12/2',
  'ancestor-1:time-heals-all': '1 most-wounded-monster 1 C- A-',
  'perfect-reflection:reunion': '1 marked-then-closest 1 C1/8 A11/5',
  'perfect-reflection:we-are-the-same': '2 most-stressed 1 C1/3 A12/2',
  'imperfect-reflection:it-chooses': '1 closest 1 C0/4 A11/2',
  'imperfect-reflection:we-are-the-same': '2 most-stressed 1 C0/3 A12/2',
  'ancestor-2:refashion-them': '1 crowded 2 C2/16 A12/9',
  'ancestor-2:unmake-them-all': '2 furthest 1 C1/8 A12/4',
  'ancestor-2:embrace-futility': '0 closest 1 C0/4 A12/2',
  'gestating-heart:dispersion': 'self no-one 0 C- A-',
  'heart-of-darkness:know-this': 'anywhere crowded 4 C1/3 A12/2',
  'heart-of-darkness:puncture': 'anywhere closest 1 C2/18 A12/14',
  'heart-of-darkness:dissolution': 'anywhere furthest 1 C2/18 A12/14',
};

const BOSS_IDS = Object.keys(BOSSES) as BossId[];

test('DD-BOS-08 the Skills of the Bosses and of what comes with them are as the ledger has them', () => {
  const printed = Object.fromEntries(
    BOSS_IDS.flatMap(id =>
      (bossOf(id).levels[0]?.skills ?? []).map((skill, place) => [
        skill.id,
        line(bossOf(id).levels.map(card => card.skills[place] as MonsterSkill)),
      ]),
    ),
  );
  expect(printed).toEqual(SKILLS);
});

function line(levels: readonly MonsterSkill[]): string {
  const [{ range, priority, enemies, allies }] = levels as [MonsterSkill];
  const crit = levels.map(one => (one.crit === undefined ? '-' : `${one.crit}/${one.critical}`));
  const acc = levels.map(({ acc: n, damage }) =>
    n === undefined ? '-' : damage === undefined ? String(n) : `${n}/${damage}`,
  );
  const of = (list: readonly string[]): string => (list.every(one => one === '-') ? '-' : list.join(','));
  return `${range.toString()} ${priority} ${enemies ?? allies ?? 0} C${of(crit)} A${of(acc)}`;
}

/** Target and Self Effects, by Level where they differ. */
// biome-ignore format: a table
const EFFECTS: readonly (readonly [string, 'self' | 'target', string])[] = [
  ['necromancer:the-flesh-is-willing', 'self', 'push 1 special raise-bones'],
  ['necromancer:six-feet-under', 'target', 'stress 2'],
  ['prophet:eye-on-you', 'target', 'stun 2 stress 1'],
  ['prophet:fulminate', 'target', 'blight 1 3/blight 2 3/blight 3 3'],
  ['collector:show-collection', 'target', 'stress 1 debuff 1'],
  ['collector:life-steal', 'target', 'special life-steal'],
  ['collected-man-at-arms:head-knocker', 'self', 'guard 1'],
  ['collected-man-at-arms:head-knocker', 'target', 'stun 1'],
  ['collected-highwayman:headhunt', 'target', 'bleed 1 2/bleed 2 2/bleed 2 3'],
  ['collected-vestal:headache', 'target', 'stress 1/stress 1/stress 2'],
  ['collected-vestal:headache-mending', 'target', 'heal 5/heal 6/heal 8'],
  ['fanatic:righteous-condemnation', 'target', 'stress 2 mark 2'],
  ['fanatic:strike-the-heretic', 'target', 'debuff 2'],
  ['fanatic:fury-of-the-righteous', 'target', 'push 1'],
  ['pyre:burn-the-heretic', 'target', 'stress 1'],
  ['templar-impaler:body-slam', 'target', 'stun 2 special pit-toss'],
  ['templar-impaler:revelation', 'target', 'stress 2'],
  ['templar-warlord:stinger-shot', 'target', 'blight 3 3 debuff 2'],
  ['mammoth-cyst:bulging-gaze', 'target', 'debuff 1 stress 1'],
  ['mammoth-cyst:digestion', 'target', 'blight 3 2'],
  ['mammoth-cyst:revivify', 'self', 'heal 15 buff 2'],
  ['white-cell-stalk:reconstitute', 'target', 'heal 14 buff 2'],
  ['white-cell-stalk:displace', 'target', 'debuff 2 push 2'],
  ['white-cell-stalk:teleportation', 'target', 'stress 2 special teleport'],
  ['shuffling-horror:lacerate', 'target', 'bleed 3 3'],
  ['shuffling-horror:undulations', 'self', 'special undulate'],
  ['shuffling-horror:echoing-disassembly', 'target', 'stress 2 light -1'],
  ['ancestor-1:perfect-replication', 'target', 'light -1'],
  ['ancestor-1:imperfect-reproduction', 'target', 'stress 2'],
  ['ancestor-1:time-heals-all', 'target', 'heal 10'],
  ['perfect-reflection:reunion', 'target', 'bleed 2 3 stress 1'],
  ['perfect-reflection:we-are-the-same', 'target', 'stress 2'],
  ['imperfect-reflection:it-chooses', 'target', 'mark 2 debuff 1'],
  ['imperfect-reflection:we-are-the-same', 'target', 'stress 1'],
  ['ancestor-2:refashion-them', 'target', 'bleed 3 3 stress 1 light -1'],
  ['ancestor-2:unmake-them-all', 'target', 'bleed 2 4 stress 1'],
  ['ancestor-2:embrace-futility', 'target', 'stun 2 stress 2 push 2'],
  ['gestating-heart:dispersion', 'self', 'special disperse'],
  ['heart-of-darkness:know-this', 'target', 'stress 3 light -1'],
  ['heart-of-darkness:puncture', 'target', 'bleed 3 3 stress 1'],
  ['heart-of-darkness:dissolution', 'target', 'debuff 1 blight 3 3 stress 1'],
];

test.each(EFFECTS)('DD-SKL-20 %s: %s %s', (id, part, words) => {
  const kind = id.slice(0, id.indexOf(':')) as BossId;
  const levels = bossOf(kind).levels.map(card => card.skills.find(skill => skill.id === id)?.[part] ?? []);
  const said = levels.map(effects => effects.flat().join(' '));
  expect(new Set(said).size === 1 ? said[0] : said.join('/')).toBe(words);
});

/** The d10 of the card, by the highest face and the place of the Skill. */
// biome-ignore format: a table
const CHOICES: readonly (readonly [BossId, string, string?])[] = [
  ['necromancer', '3:1 6:2 10:3'], ['prophet', '5:1 10:2'], ['collector', '5:1 10:2'], ['collected-man-at-arms', '10:1'],
  ['collected-highwayman', '10:1'], ['collected-vestal', '5:1 10:2'], ['fanatic', '4:1 8:2 10:3'], ['pyre', '10:1'],
  ['templar-impaler', '2:1 4:3 10:2', '5:1 10:3'], ['templar-warlord', '5:1 10:3', '2:1 4:3 10:2'],
  ['mammoth-cyst', '4:1 8:2 10:3'], ['white-cell-stalk', '3:1 7:2 10:3'], ['shuffling-horror', '7:1 10:2'],
  ['ancestor-1', '3:1 10:2'], ['perfect-reflection', '5:1 10:2'], ['imperfect-reflection', '5:1 10:2'],
  ['ancestor-2', '2:1 6:2 10:3'], ['gestating-heart', '10:1'], ['heart-of-darkness', '4:1 7:2 10:3'],
];

test.each(
  CHOICES.map(([id, front, back = front]) => [id, front, back] as const),
)('DD-MON-02 %s: %s in the Aggressive Stance', (id, front, back) => {
  for (const { stances } of bossOf(id).levels) {
    const lines = STANCES.map(stance => stances[stance].map(pair => pair.join(':')).join(' '));
    const warlord = id === 'templar-warlord';
    expect(lines).toEqual([front, front, warlord ? back : front, back]);
  }
});

test('DD-TEM-01, DD-FAN-01 who stands there at first, and what Life Steal and the Heretic’s mark are worth by Level', () => {
  expect(STARTERS.fanatic).toEqual(['fanatic', 'pyre']);
  expect(STARTERS.templars).toEqual(['templar-impaler', 'templar-warlord']);
  expect(LIFE_STEAL).toEqual([3, 5, 6]);
  const strike = BOSSES.fanatic.levels.map(({ skills }) => skills[1].bonus);
  expect(strike).toEqual([[['mark', 2]], [['mark', 3]], [['mark', 4]]]);
  expect(BOSSES['perfect-reflection'].levels[0].skills[0].bonus).toEqual([['mark', 3]]);
  expect(bossOf('perfect-reflection').figures + bossOf('imperfect-reflection').figures).toBe(6);
});
