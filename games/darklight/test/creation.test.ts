import { describe, expect, test } from 'vitest';
import { ACCURSED } from '../src/data/accursed.ts';
import { MIRACLES } from '../src/data/miracles.ts';
import { SKILLS } from '../src/data/skills.ts';
import { newAccursed, playCreation } from '../src/rules/creation.ts';
import { playDarkness } from '../src/rules/darkness.ts';
import { drawMiracles } from '../src/rules/faith.ts';
import { seatOf } from '../src/rules/figures.ts';
import { newDungeon } from '../src/rules/new-dungeon.ts';
import { tumbleCostOf, weightLimitOf, weightOf } from '../src/rules/profile.ts';
import { playQuestSetUp } from '../src/rules/quest-set-up.ts';
import { aGame, aNewTable, offered, perform } from '../testing/index.ts';

const KNIGHT = ['dashboard:black-knight', 'side:male', 'skill:war-charge', 'consumable:serum'] as const;
const WITCH = [
  'dashboard:blood-witch',
  'side:female',
  'skill:wit-gifted-mind',
  'consumable:bandages',
] as const;
const EXORCIST = ['dashboard:exorcist', 'side:female', 'skill:exo-smite', 'consumable:bandages'] as const;
const OUTCAST = ['side:female', 'skill:out-nimble', 'consumable:lockpick'] as const;

describe('an Accursed', () => {
  test('DL-ACC-01 each player takes one of the four Dashboards, none twice; then the quest is set up', () => {
    const table = aNewTable(2);
    const first = perform(playCreation(table), ...KNIGHT);
    expect(offered(first, 'choose-dashboard')).toHaveLength(4);
    expect(table.state.phase.kind).toBe('creation');
    const second = perform(playCreation(table), ...WITCH);
    expect(offered(second, 'choose-dashboard')).not.toContain('dashboard:black-knight');
    expect(second.asked.map(({ seat }) => seat)).toEqual(new Array(4).fill('player-2'));
    expect(table.state.accursed.map(({ id, seat, side }) => [id, seat, side])).toEqual([
      ['black-knight', 'player-1', 'male'],
      ['blood-witch', 'player-2', 'female'],
    ]);
    expect(table.state.phase.kind).toBe('quest-set-up');
  });

  test('DL-ACC-01 one player may run several, seat after seat', () => {
    const table = aNewTable(2, { accursed: 4 });
    perform(playCreation(table), ...KNIGHT);
    perform(playCreation(table), ...WITCH);
    perform(playCreation(table), ...EXORCIST);
    expect(table.state.phase.kind).toBe('creation');
    // One Dashboard is left: nobody is asked.
    perform(playCreation(table), ...OUTCAST);
    expect(table.state.accursed.map(({ seat }) => seat)).toEqual([
      'player-1',
      'player-2',
      'player-1',
      'player-2',
    ]);
    expect(table.state.phase.kind).toBe('quest-set-up');
  });

  test('DL-ACC-02 DL-ACC-03 one of the four Level 1 skills of its own class, chosen', () => {
    const table = aNewTable(1);
    const created = perform(playCreation(table), ...KNIGHT);
    expect(offered(created, 'choose-first-skill')).toEqual(
      ['war-determination', 'war-charge', 'war-combat-stance', 'war-brawler'].map(id => `skill:${id}`),
    );
    expect(table.state.accursed[0]).toMatchObject({ skills: ['war-charge'], level: 1 });
  });

  test('DL-ACC-03 DL-ACC-04 each class has 20 skills, four of them at Level 1', () => {
    for (const { class: own } of Object.values(ACCURSED)) {
      const skills = Object.values(SKILLS).filter(skill => skill.class === own);
      expect(skills).toHaveLength(20);
      expect(skills.filter(({ level }) => level === 1)).toHaveLength(4);
    }
  });

  test('DL-ACC-05 a skill always applies', () => {
    const game = aGame({ board: 'O', accursed: { outcast: { skills: [] } } });
    const outcast = game.accursed('outcast');
    expect(tumbleCostOf(game.state, outcast)).toBe(2);
    outcast.skills = ['out-nimble'];
    expect(tumbleCostOf(game.state, outcast)).toBe(1);
  });

  test('DL-ACC-06 all its starting equipment, put on as far as there is room, within its weight limit', () => {
    const table = aNewTable(2);
    perform(playCreation(table), ...KNIGHT);
    perform(playCreation(table), 'dashboard:outcast', ...OUTCAST);
    const [knight, outcast] = table.state.accursed;
    expect(knight?.items.map(({ id, slot }) => [id, slot])).toEqual([
      ['broken-sword', 'right-hand'],
      ['dented-shield', 'left-hand'],
      ['rusted-cuirass', 'body'],
    ]);
    expect(outcast?.items.map(({ id, slot }) => [id, slot])).toEqual([
      ['recurve-bow', 'right-hand'],
      ['hooked-knife', null],
      ['hooked-knife', null],
      ['hide-jerkin', 'body'],
    ]);
    const copies = table.state.accursed.flatMap(({ items }) => items.map(({ copy }) => copy));
    expect(new Set(copies).size).toBe(7);
    for (const id of Object.keys(ACCURSED) as (keyof typeof ACCURSED)[]) {
      const accursed = newAccursed(table.state, id, 'player-1');
      expect(weightOf(accursed)).toBeLessThanOrEqual(weightLimitOf(table.state, accursed));
    }
  });

  test('DL-ACC-07 the Blood Witch knows the two spells of her Dashboard', () => {
    const table = aNewTable(1);
    perform(playCreation(table), ...WITCH);
    expect(table.state.accursed[0]?.spells.map(({ id }) => id)).toEqual(['sphere-of-hate', 'sanguine-mend']);
  });

  test('DL-ACC-15 as many consumables as its Dashboard says, of any of the five kinds', () => {
    const table = aNewTable(1);
    const created = perform(playCreation(table), ...KNIGHT);
    expect(offered(created, 'choose-consumable')).toEqual(
      ['bandages', 'blessed-water', 'serum', 'oil-flask', 'lockpick'].map(id => `consumable:${id}`),
    );
    expect(table.state.accursed[0]?.consumables).toEqual(['serum']);
  });
});

describe('in a campaign', () => {
  const afterALoss = (level: number) =>
    aGame({
      accursed: {
        'black-knight': { level, status: { kind: 'lost', how: 'insane' }, souls: 9 },
        'outcast': { level },
      },
      campaign: {},
      outside: true,
      phase: { kind: 'creation' },
    });

  test('DL-SRV-08 the lost is replaced, of a class not in play, with nothing of its own', () => {
    const game = afterALoss(2);
    const created = perform(playCreation(game.table), ...KNIGHT);
    expect(offered(created, 'choose-dashboard')).toEqual(
      ['black-knight', 'blood-witch', 'exorcist'].map(id => `dashboard:${id}`),
    );
    expect(game.state.accursed.map(({ id }) => id)).toEqual(['black-knight', 'outcast']);
    expect(game.accursed('black-knight')).toMatchObject({
      level: 1,
      seat: 'player-1',
      status: { kind: 'in' },
      souls: 0,
      insanity: 0,
    });
    expect(game.state.phase.kind).toBe('quest-set-up');
  });

  test('DL-SRV-08 DL-ACC-04 one level below the lowest, with one skill for each level, none twice', () => {
    const game = afterALoss(4);
    const grown = ['skill:war-rooted', 'attribute:strength', 'skill:war-brawler'];
    const created = perform(playCreation(game.table), ...KNIGHT, ...grown);
    expect(game.accursed('black-knight')).toMatchObject({
      level: 3,
      skills: ['war-charge', 'war-rooted', 'war-brawler'],
    });
    expect(offered(created, 'choose-skill')).not.toContain('skill:war-charge');
    expect(offered(created, 'choose-skill')).not.toContain('skill:war-whirlwind');
  });

  test('DL-SRV-08 two who are lost are replaced at the same level', () => {
    const game = aGame({
      accursed: {
        'black-knight': { level: 2, status: { kind: 'lost', how: 'insane' } },
        'blood-witch': { level: 2, status: { kind: 'lost', how: 'fourth-injury' } },
        'outcast': { level: 3 },
      },
      campaign: {},
      outside: true,
      phase: { kind: 'creation' },
    });
    const grown = (skill: string) => [`skill:${skill}`, 'attribute:endurance'];
    perform(playCreation(game.table), ...KNIGHT, ...grown('war-rooted'), ...WITCH, ...grown('wit-siphon'));
    expect(game.state.accursed.map(({ id, level }) => [id, level])).toEqual([
      ['black-knight', 2],
      ['blood-witch', 2],
      ['outcast', 3],
    ]);
  });
});

describe('before a dungeon', () => {
  test('DL-ACC-08 DL-ACC-09 as many Stamina tokens as Endurance, all unspent', () => {
    const game = aGame({
      accursed: { 'black-knight': { stamina: { unspent: 0, spent: 1 } }, 'outcast': {} },
      outside: true,
      phase: { kind: 'quest-set-up' },
    });
    perform(playQuestSetUp(game.table), 'heart:outcast');
    expect(game.accursed('black-knight').stamina).toEqual({ unspent: 4, spent: 0 });
    expect(game.accursed('outcast').stamina).toEqual({ unspent: 3, spent: 0 });
  });

  test('DL-ACC-10 the players decide together who carries the Heart', () => {
    const game = aGame({
      accursed: ['black-knight', 'outcast'],
      outside: true,
      phase: { kind: 'quest-set-up' },
    });
    const asked = perform(playQuestSetUp(game.table), 'heart:outcast');
    expect(asked.asked).toMatchObject([{ ask: 'choose-carrier', seat: 'party' }]);
    expect(game.state.leader).toBe('outcast');
  });

  test('DL-ACC-11 the leader rolls the Darkness die and is asked for Monsters', () => {
    const game = aGame({
      board: 'KO..a',
      marks: { a: 'seeker' },
      leader: 'outcast',
      phase: { kind: 'darkness' },
    });
    const rolled = playDarkness(game.table).next(0);
    expect(rolled.value).toMatchObject({ what: 'darkness-roll', seat: 'player-2' });
    expect(seatOf(game.state, game.monster('a'))).toBe('player-2');
  });

  test.each([
    [1, 7],
    [2, 6],
    [3, 5],
    [4, 4],
  ] as const)('DL-ACC-13 with %i Accursed the Heart has %i uses', (accursed, uses) => {
    expect(newDungeon('q-awakening', accursed).heart).toEqual({ uses, most: uses, rested: null });
  });

  test('DL-ACC-14 the Exorcist takes one Miracle of each deck, in place of the old ones', () => {
    const game = aGame({ board: 'E', accursed: { exorcist: { miracles: ['chains-of-guilt'] } } });
    const exorcist = game.accursed('exorcist');
    const of = (deck: string) =>
      Object.entries(MIRACLES).find(([, miracle]) => miracle.deck === deck)?.[0] ?? '';
    perform(drawMiracles(game.table, exorcist), of('healing'), of('offensive'), of('defensive'));
    expect(exorcist.miracles.map(id => MIRACLES[id].deck)).toEqual(['healing', 'offensive', 'defensive']);
  });
});
