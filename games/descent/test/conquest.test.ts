import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { gainConquest, heroesWin, loseConquest, overlordWins } from '../src/rules/conquest.ts';
import { maybeComplete } from '../src/rules/death.ts';
import { takeStep } from '../src/rules/moving.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import { QUEST_IDS, questOf } from '../src/data/quests.ts';
import { aGame, aQuest, power } from '../testing/index.ts';

test('DJ-CNQ-01 the game goes on with one token and ends at none', () => {
  const game = aGame({ conquest: 4 });
  expect(perform(loseConquest(game.table, 3, 'DJ-CNQ-05')).result).toBeNull();
  expect(game.state.conquest).toBe(1);
  const { result } = perform(loseConquest(game.table, 2, 'DJ-CNQ-04'));
  expect(result).toMatchObject({ outcome: 'conquest-gone', winners: ['overlord'] });
  expect(game.told('conquest-lost').at(-1)).toMatchObject({ conquest: 0 });
});

test('DJ-CNQ-02 a glyph gives 3', () => {
  const game = aGame({
    board: 'Hg',
    heroes: { silhouette: { at: 'H' } },
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points: 5 },
    conquest: 5,
  });
  perform(takeStep(game.table, 'hero:silhouette', 1));
  expect(game.state.conquest).toBe(8);
});

test('DJ-CNQ-03 each quest’s table says what its chests give', () => {
  for (const id of QUEST_IDS) {
    const { chests } = questOf(id);
    for (const chest of Object.values(chests)) {
      expect(chest.conquest).toBeGreaterThanOrEqual(0);
      expect(chest.conquest).toBeLessThanOrEqual(4);
    }
  }
});

test('DJ-CNQ-04 a death costs the hero’s rating', () => {
  const game = aGame({ heroes: { 'mordrog': { at: [1, 1], wounds: 1 }, 'lyssa': {} }, conquest: 9 });
  const hits = [{ figure: 'hero:mordrog', wounds: 1 }] as const;
  perform(inflictWounds(game.table, hits, { kind: 'pit' }, 'DJ-PRP-01'));
  expect(game.state.conquest).toBe(5);
});

test('DJ-CNQ-06 DJ-NAM-04 DJ-NAM-05 a named monster gives what the quest says, and a bounty as a red figure', () => {
  const game = aQuest('the-lamplighter', [0], { conquest: 3, heroes: { silhouette: { at: [0, 0] } } });
  game.state.monsters = [
    {
      id: 9,
      kind: 'ogre',
      rank: 'master',
      named: 'grusk',
      mimic: null,
      place: game.at([4, 8]),
      wounds: 0,
      tokens: { burn: 0, stun: 0, web: 0 },
      burnedBy: null,
      fallen: false,
      carries: [],
    },
  ];
  const hits = [{ figure: 'monster:9', wounds: 30 }] as const;
  perform(inflictWounds(game.table, hits, { kind: 'burn', by: 'silhouette' }, 'DJ-EFF-01'));
  expect(game.state.conquest).toBe(3 + (questOf('the-lamplighter').named['grusk']?.conquest ?? 0));
  expect(game.hero('silhouette').coins).toBe(350);
});

test('DJ-CNQ-07 DJ-CNQ-08 with the task done the heroes win at once, before heroes who die of the same blow', () => {
  const game = aQuest('into-the-dark', [0], {
    conquest: 2,
    heroes: { 'sir-valadir': { wounds: 1 }, 'lyssa': {} },
  });
  game.hero('sir-valadir').place = game.at([0, 20]);
  game.state.monsters = [
    {
      id: 7,
      kind: 'giant',
      rank: 'master',
      named: 'narthak',
      mimic: null,
      place: game.at([1, 20]),
      wounds: 0,
      tokens: { burn: 0, stun: 0, web: 0 },
      burnedBy: null,
      fallen: false,
      carries: [],
    },
  ];
  const hits = [
    { figure: 'hero:sir-valadir', wounds: 5 },
    { figure: 'monster:7', wounds: 30 },
  ] as const;
  const { result } = perform(inflictWounds(game.table, hits, { kind: 'quest' }, 'DJ-SET-01'));
  expect(result).toMatchObject({
    outcome: 'task-completed',
    rule: 'DJ-CNQ-07',
    winners: ['hero-1', 'hero-2'],
    about: { conquest: 2 },
  });
});

test('DJ-CNQ-07 the task counts only while a token is left, and not before it is done', () => {
  const game = aQuest('into-the-dark', [0], { conquest: 0 });
  game.state.quest.lists['killed'] = ['narthak'];
  expect(perform(maybeComplete(game.table)).result).toBeNull();
  game.state.conquest = 1;
  expect(perform(maybeComplete(game.table)).result).toMatchObject({ outcome: 'task-completed' });
  game.state.quest.lists['killed'] = [];
  expect(perform(maybeComplete(game.table)).result).toBeNull();
});

test('DJ-CNQ-08 what is left is told with the victory', () => {
  const game = aGame({ conquest: 6 });
  gainConquest(game.table, 1, 'DJ-CNQ-06');
  expect(perform(heroesWin(game.table, 'DJ-CNQ-07')).result?.about).toEqual({ conquest: 7 });
});

test('DJ-CNQ-09 the overlord has another way only where a quest says so', () => {
  const game = aGame({ monsters: [['ogre', 'master', [4, 4], { wounds: 5 }]], conquest: 1, players: 4 });
  const hits = [{ figure: 'monster:1', wounds: 9 }] as const;
  const killing = inflictWounds(game.table, hits, { kind: 'pit' }, 'DJ-PRP-01');
  expect(perform(killing, power('blank')).result).toBeNull();
  expect(perform(overlordWins('bell-fallen', 'DJ-SET-01')).result).toMatchObject({ winners: ['overlord'] });
});
