import { LANGUAGES, type Question, say, settleOptions } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { OPTIONS, type Options } from '../src/data/options.ts';
import { SKILLS, type SkillId } from '../src/data/skills.ts';
import { describe as describeTable } from '../src/describe.ts';
import { game as darklight } from '../src/index.ts';
import { playCreation } from '../src/rules/creation.ts';
import { healthAtPlacement } from '../src/rules/monster-profile.ts';
import { attributeOf, healthOf, meleeOf } from '../src/rules/profile.ts';
import { playQuestSetUp } from '../src/rules/quest-set-up.ts';
import type { Accursed, State } from '../src/state.ts';
import { view, type View } from '../src/view.ts';
import { words } from '../src/words/index.ts';
import { aGame, aNewTable, offered, perform } from '../testing/index.ts';

const KNIGHT = ['dashboard:black-knight', 'side:male', 'skill:war-charge', 'consumable:serum'] as const;
const WITCH = ['dashboard:blood-witch', 'side:female', 'skill:wit-gifted-mind', 'consumable:serum'] as const;

/** What a Black Knight gains at Levels 2 to 10. */
const GAINS = [
  ['skill:war-rooted', 'attribute:strength'],
  ['skill:war-wide-arc'],
  ['skill:war-grudge', 'attribute:strength'],
  ['skill:war-rally', 'to-hit:melee'],
  ['skill:war-parry', 'attribute:strength'],
  ['skill:war-interpose'],
  ['skill:war-vengeance', 'attribute:endurance'],
  ['skill:war-deathless'],
  ['skill:war-champion', 'attribute:agility', 'to-hit:melee'],
] as const;

/** A Black Knight alone, made at a level. */
function aVeteran(level: number, options: Partial<Options> = {}) {
  const table = aNewTable(1, { level, ...options });
  const made = perform(playCreation(table), ...KNIGHT, ...GAINS.slice(0, level - 1).flat());
  return { table, state: table.state, made, knight: onlyOne(table.state) };
}

function onlyOne({ accursed }: State): Accursed {
  const [first] = accursed;
  if (first === undefined || accursed.length > 1) throw new Error('there is not one Accursed');
  return first;
}

const asksOf = (questions: readonly Question[]): string[] => questions.map(({ ask }) => ask);

describe('the level of the Accursed', () => {
  test('DL-OPT-06 is settled before the game: 1 to 10, and 1 unless the table says otherwise', () => {
    expect(settleOptions(OPTIONS, {})).toMatchObject({ level: 1 });
    expect(settleOptions(OPTIONS, { level: 10 })).toMatchObject({ level: 10 });
    for (const level of [0, 11, 2.5, '3'])
      expect(settleOptions(OPTIONS, { level })).toEqual(expect.any(String));
    expect(darklight.options).toHaveProperty('level.rule', 'DL-OPT-06');
  });

  test('DL-OPT-06 at 1 nothing is asked that is not asked of everybody', () => {
    const { made, state, knight } = aVeteran(1);
    expect(asksOf(made.asked)).toEqual([
      'choose-dashboard',
      'choose-side',
      'choose-first-skill',
      'choose-consumable',
    ]);
    expect(knight).toMatchObject({ level: 1, skills: ['war-charge'] });
    expect(state.phase.kind).toBe('quest-set-up');
  });

  test('DL-OPT-06 DL-SRV-32 each level in turn gives its skill, attribute and To Hit value', () => {
    const { made, table } = aVeteran(5);
    expect(asksOf(made.asked.slice(4))).toEqual([
      'choose-skill',
      'choose-attribute',
      'choose-skill',
      'choose-skill',
      'choose-attribute',
      'choose-skill',
      'choose-to-hit',
    ]);
    expect(made.asked.every(({ seat }) => seat === 'player-1')).toBe(true);
    const gained = table.told.filter(({ type }) => type === 'level-gained');
    expect(gained.map(happening => happening['level'])).toEqual([2, 3, 4, 5]);
  });

  test('DL-OPT-06 DL-ACC-04 at each level the skills open to it then, of its own class, none twice', () => {
    const { made } = aVeteran(10);
    const choices = made.asked.filter(({ ask }) => ask === 'choose-skill');
    const known = ['war-charge', ...GAINS.map(([skill]) => skill.slice('skill:'.length))];
    for (const [place, { options }] of choices.entries()) {
      const level = place + 2;
      const open = (Object.keys(SKILLS) as SkillId[]).filter(
        id =>
          SKILLS[id].class === 'warrior' &&
          SKILLS[id].level <= level &&
          !known.slice(0, level - 1).includes(id),
      );
      expect(options.map(({ id }) => id)).toEqual(open.map(id => `skill:${id}`));
    }
    expect(choices).toHaveLength(9);
  });

  test.each([
    // Level, skills, Health, Strength, To Hit in Melee.
    [1, 1, 18, 4, 4],
    [2, 2, 19, 5, 4],
    [5, 5, 22, 6, 3],
    // The champion has 1 Strength more.
    [10, 10, 27, 8, 2],
  ])('DL-OPT-06 at Level %i: %i skills, %i Health, Strength %i, %i+ to hit', (level, skills, ...numbers) => {
    const { state, knight } = aVeteran(level);
    expect(knight).toMatchObject({ level, wounds: 0 });
    expect(new Set(knight.skills).size).toBe(skills);
    expect([
      healthOf(state, knight),
      attributeOf(state, knight, 'strength'),
      meleeOf(state, knight).toHit,
    ]).toEqual(numbers);
  });

  test('DL-OPT-06 at Level 10 every skill of every class can be had', () => {
    const table = aNewTable(4, { level: 10 });
    const offers = new Set<string>();
    for (const rule of [1, 2, 3, 4].map(() => playCreation(table)))
      for (let step = rule.next(0); step.done !== true; step = rule.next(0))
        if (step.value.kind === 'question') for (const { id } of step.value.options) offers.add(id);
    expect(Object.keys(SKILLS).filter(id => !offers.has(`skill:${id}`))).toEqual([]);
    expect(table.state.accursed.map(({ level, skills }) => [level, skills.length])).toEqual(
      new Array(4).fill([10, 10]),
    );
  });

  test('DL-OPT-06 it has its starting equipment, and nothing that was not earned at this table', () => {
    const { knight } = aVeteran(10);
    expect(knight.items.map(({ id }) => id)).toEqual(['broken-sword', 'dented-shield', 'rusted-cuirass']);
    expect(knight).toMatchObject({ consumables: ['serum'], souls: 0, crowns: 0, insanity: 0, lostSanity: 0 });
  });

  test('DL-OPT-06 DL-SPL-10 a skill that teaches a spell does so at once', () => {
    const table = aNewTable(1, { level: 2 });
    const gains = ['skill:wit-ethereal-projection', 'learn:ember-lance', 'attribute:mind'];
    perform(playCreation(table), ...WITCH, ...gains);
    expect(onlyOne(table.state).spells).toContainEqual({ id: 'ember-lance', bySkill: true });
  });

  test('DL-OPT-06 DL-ACC-08 a dungeon starts with the Stamina of the raised Endurance', () => {
    const { table, knight } = aVeteran(8);
    perform(playQuestSetUp(table));
    expect(knight.stamina).toEqual({ unspent: 5, spent: 0 });
  });
});

describe('the Monsters of veterans', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [6, 3],
    [9, 5],
    [10, 5],
  ])('DL-OPT-06 DL-SRV-35 in a single quest of Level %i they use row %i', (level, row) => {
    const { table, state } = aVeteran(level);
    perform(playQuestSetUp(table));
    expect(state.campaign).toBeNull();
    expect(state.dungeon?.monsterLevel).toBe(row);
  });

  test('DL-OPT-06 a Seeker is as healthy as its row says', () => {
    const health = (level: number) => {
      const { table, state } = aVeteran(level);
      perform(playQuestSetUp(table));
      return state.dungeon && healthAtPlacement(state.dungeon, 'seeker');
    };
    expect([1, 3, 10].map(health)).toEqual([4, 5, 8]);
  });
});

describe('a campaign of veterans', () => {
  test('DL-OPT-06 it starts at that level, with Monsters of its row', () => {
    const { table, state, knight } = aVeteran(4, { play: 'campaign' });
    perform(playQuestSetUp(table));
    expect(knight.level).toBe(4);
    expect(state.dungeon?.monsterLevel).toBe(2);
  });

  test('DL-OPT-06 DL-SRV-08 who takes the place of a lost one is one level below the lowest', () => {
    const game = aGame({
      accursed: {
        'black-knight': { level: 7, status: { kind: 'lost', how: 'insane' } },
        'outcast': { level: 3 },
      },
      options: { play: 'campaign', level: 7 },
      campaign: {},
      outside: true,
      phase: { kind: 'creation' },
    });
    perform(playCreation(game.table), ...KNIGHT, ...GAINS[0]);
    expect(game.accursed('black-knight').level).toBe(2);
    expect(game.state.phase.kind).toBe('quest-set-up');
  });
});

describe('veterans at the table', () => {
  test('DL-OPT-06 everybody sees the levels and what follows from them', () => {
    const { table, state } = aVeteran(5);
    perform(playQuestSetUp(table));
    const seen = view(state, null) as unknown as View;
    expect(seen.options.level).toBe(5);
    expect(seen.accursed[0]).toMatchObject({ level: 5, skills: expect.arrayContaining(['war-rally']) });
    expect(seen.profiles['black-knight']).toMatchObject({ health: 22, melee: { attacks: 2, toHit: 3 } });
    expect(seen.dungeon?.monsterLevel).toBe(3);
  });

  test('DL-OPT-06 the table tells both levels', () => {
    const { table, state } = aVeteran(5);
    perform(playQuestSetUp(table));
    const passages = describeTable(state, null);
    const told = passages.flatMap(({ title, about, lines }) => [
      say(words.en, 'en', title, about),
      ...lines.map(line => say(words.en, 'en', line.text, line.about)),
    ]);
    expect(told).toContain('Black Knight, Level 5 (Player 1)');
    expect(told).toContain('The Monsters are of Level 3.');
  });

  test('DL-OPT-06 the option, its rule and the questions have words in every language', () => {
    const { made } = aVeteran(5);
    const [question] = made.asked.filter(({ ask }) => ask === 'choose-skill');
    for (const language of LANGUAGES) {
      for (const id of ['option.level', 'option.level.help', 'DL-OPT-06'])
        expect(words[language]).toHaveProperty([id]);
      expect(say(words[language], language, 'choose-skill', question?.about)).toMatch(/2/u);
    }
  });

  test('DL-OPT-06 two players each raise their own', () => {
    const table = aNewTable(2, { level: 2 });
    perform(playCreation(table), ...KNIGHT, ...GAINS[0]);
    const second = perform(playCreation(table), ...WITCH, 'skill:wit-siphon', 'attribute:mind');
    expect(second.asked.every(({ seat }) => seat === 'player-2')).toBe(true);
    expect(offered(second, 'choose-skill')).not.toContain('skill:war-rooted');
    expect(table.state.accursed.map(({ level }) => level)).toEqual([2, 2]);
  });
});
