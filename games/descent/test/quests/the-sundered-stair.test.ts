import { expect, test } from 'vitest';
import { THE_SUNDERED_STAIR_RULES as RULES } from '../../src/effects/quests/the-sundered-stair.ts';
import { inflictWounds } from '../../src/rules/wounds.ts';
import type { Attack, Monster } from '../../src/state.ts';
import { aQuest, perform, type TestGame } from '../../testing/index.ts';

const named = (game: TestGame, name: string): Monster => {
  const found = game.state.monsters.find(one => one.named === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

/** Only what the rules of this quest look at. */
const attackOn = (square: number): Attack =>
  ({
    attacker: 'hero:silhouette',
    target: square,
    meant: null,
    kills: false,
    killed: [],
  }) as unknown as Attack;

test('rules 1, 2: heroes begin west and east in turn, and come back on their own side until both keys are found', () => {
  const game = aQuest('the-sundered-stair', [0]);
  const [west, east] = game.state.heroes;
  if (west === undefined || east === undefined) throw new Error('two heroes');
  expect(RULES.startingGlyph(game.state, west)).toBe(game.at([2, 22]));
  expect(RULES.startingGlyph(game.state, east)).toBe(game.at([29, 22]));
  expect(RULES.mayTravel(game.state, west, game.at([23, 15]), 'board')).toBe(false);
  expect(RULES.mayTravel(game.state, west, game.at([8, 15]), 'board')).toBe(true);
  game.state.runekeys = ['red', 'blue'];
  expect(RULES.mayTravel(game.state, west, game.at([23, 15]), 'board')).toBe(true);
});

test('rules 3, 4, 5 C6: doors are barred, monsters use no stairs, and the green stair opens with both keys', () => {
  const game = aQuest('the-sundered-stair', [0]);
  expect(game.state.doors.filter(door => door.state === 'barred').map(door => door.id)).toEqual([
    'door-2',
    'door-4',
  ]);
  expect(RULES.mayMonsterUseStairs()).toBe(false);
  game.state.runekeys = ['red'];
  perform(RULES.onRunekey(game.table));
  expect(game.state.staircases).toEqual([]);
  game.state.runekeys = ['red', 'blue'];
  perform(RULES.onRunekey(game.table));
  expect(game.state.staircases).toEqual([
    { square: game.at([5, 6]), colour: 'green' },
    { square: game.at([26, 6]), colour: 'green' },
  ]);
  expect(game.state.quest.told).toContain(5);
});

test('rule 6: one pool of wounds; an attack that hits both counts once, for the one that suffers more', () => {
  const game = aQuest('the-sundered-stair', [7]);
  const [warden, reflection] = [named(game, 'warden'), named(game, 'reflection')];
  const hits = [
    { figure: `monster:${warden.id}`, wounds: 2 },
    { figure: `monster:${reflection.id}`, wounds: 3 },
  ] as const;
  const attack = attackOn(warden.place);
  game.state.attacks.push(attack);
  perform(inflictWounds(game.table, hits, { kind: 'attack', by: 'hero:silhouette', attack }, 'DJ-ATK-24'));
  perform(RULES.afterAttack(game.table));
  game.state.attacks.pop();
  expect([warden.wounds, reflection.wounds]).toEqual([3, 3]);
  perform(inflictWounds(game.table, hits.slice(1), { kind: 'burn', by: null }, 'DJ-EFF-01'));
  expect([warden.wounds, reflection.wounds]).toEqual([6, 6]);
});

test.each([
  ['warden', 7],
  ['reflection', 6],
])('rules 6, 8: both die with the %s, and the heroes win', (target, conquest) => {
  const game = aQuest('the-sundered-stair', [7]);
  const victim = named(game, target);
  const attack = attackOn(victim.place);
  const { result } = perform(
    inflictWounds(
      game.table,
      [{ figure: `monster:${victim.id}`, wounds: 12 }],
      { kind: 'attack', by: 'hero:silhouette', attack },
      'DJ-ATK-24',
    ),
  );
  expect(result).toMatchObject({ outcome: 'task-completed', about: { conquest } });
  expect(game.state.monsters.some(one => one.named !== null)).toBe(false);
  expect(game.told('bounty-paid')).toHaveLength(1);
});

test('rule 7: the two exchange places once a turn, before either has acted', () => {
  const game = aQuest('the-sundered-stair', [7], { overlordTurn: { stage: 'activate' } });
  const [warden, reflection] = [named(game, 'warden'), named(game, 'reflection')];
  const [exchange] = RULES.monsterActions;
  const { turn } = game.state.overlord;
  if (turn === null || exchange === undefined) throw new Error('no turn');
  turn.active = {
    monster: warden.id,
    points: 4,
    attacks: 1,
    half: null,
    webbed: false,
    begun: false,
    used: [],
  };
  const [option] = exchange.options(game.state, warden);
  if (option === undefined) throw new Error('he may exchange');
  const before = [warden.place, reflection.place];
  perform(exchange.perform(game.table, warden, option));
  expect([reflection.place, warden.place]).toEqual(before);
  expect(exchange.options(game.state, warden)).toEqual([]);
  turn.used = [];
  turn.active.begun = true;
  expect(exchange.options(game.state, warden)).toEqual([]);
  perform(RULES.onAreaRevealed(game.table, 7));
  expect(game.state.quest.told).toEqual(expect.arrayContaining([6, 7]));
});
