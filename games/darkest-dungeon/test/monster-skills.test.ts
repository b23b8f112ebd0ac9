import type { Rule } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { type BossId, BOSSES, bossOf } from '../src/data/bosses.ts';
import type { Condition } from '../src/data/conditions.ts';
import { CONDITIONS } from '../src/data/conditions.ts';
import type { Effect } from '../src/data/effects.ts';
import type { MonsterSkill } from '../src/data/monster-card.ts';
import { DECK_MONSTER_IDS, deckMonsterOf, type MonsterKind, monsterCardOf } from '../src/data/monsters.ts';
import { type Level, LEVELS } from '../src/data/stances.ts';
import { type Figure, isImmune, lifeOf, resists } from '../src/rules/figures.ts';
import { skillAt, useMonsterSkill } from '../src/rules/monster-turn.ts';
import type { Monster } from '../src/state.ts';
import { aGame, type BattleSet, type TestGame } from '../testing/index.ts';

type Case = readonly [name: string, kind: MonsterKind, level: Level, place: number];

/** It is aimed at Pews, not by a priority: see the Prophet. */
const RUBBLE = 'prophet:rubble-of-ruin';
const BOSS_IDS = Object.keys(BOSSES) as BossId[];
const CASES: readonly Case[] = [
  ...DECK_MONSTER_IDS.map(kind => [kind, deckMonsterOf(kind).level] as const),
  ...BOSS_IDS.flatMap(kind =>
    LEVELS.slice(0, bossOf(kind).levels.length).map(level => [kind, level] as const),
  ),
].flatMap(([kind, level]) =>
  monsterCardOf(kind, level)
    .skills.map(({ id }, place): Case => [`${id} ${level}`, kind, level, place + 1])
    .filter(([name]) => !name.startsWith(RUBBLE)),
);

/** The Areas of the first Room at a distance from N. */
const AT = ['N', 'NW', 'W'] as const;
const areaFor = ({ range }: MonsterSkill): (typeof AT)[number] =>
  typeof range === 'string' ? 'W' : (AT[range[0] ?? 0] as (typeof AT)[number]);

/** The Monster in N, one Crusader and one other Monster where the Skill can reach them. */
function aScene(
  kind: MonsterKind,
  level: Level,
  place: number,
): TestGame & { user: Monster; skill: MonsterSkill } {
  const skill = monsterCardOf(kind, level).skills[place - 1] as MonsterSkill;
  const area = areaFor(skill);
  const ally: MonsterKind = skill.priority === 'the-cyst' ? 'mammoth-cyst' : 'flesh-hound';
  const others: BattleSet['monsters'] = skill.allies === undefined ? [] : [[ally, area, { wounds: 20 }]];
  const game = aGame({
    act: level,
    light: 3,
    heroes: ['crusader'],
    battle: {
      room: 'ruins-1',
      heroes: { crusader: area },
      monsters: [[kind, 'N', { level, wounds: 1 }], ...others],
    },
  });
  const user = game.state.battle?.monsters[0] as Monster;
  return { ...game, user, skill: skillAt(user, place) };
}

/** Runs a rule: every die shows the same face, every draw and every question is answered by what comes first. */
function drive(rule: Rule<unknown>, face: number): void {
  for (let step = rule.next(0); step.done !== true; ) {
    const request = step.value;
    if (request.kind === 'end') return;
    step = rule.next(
      request.kind === 'question' ? 0 : request.dice.map(() => (request.from === undefined ? face : 1)),
    );
  }
}

const HIT = 5;
const CRITICAL = 1;

/** The stacks that effects leave, as `bleed 3/2`: Resistances shorten those of others. */
function stacks(figure: Figure, effects: readonly Effect[], own: boolean): string[] {
  return effects.flatMap(effect => {
    const [word, ...numbers] = effect as readonly [string, ...number[]];
    if (!(CONDITIONS as readonly string[]).includes(word)) return [];
    const [wounds, tokens] = numbers.length === 2 ? numbers : [0, numbers[0]];
    const left = (tokens ?? 0) - (!own && resists(figure, word as 'stun') ? 1 : 0);
    return left <= 0 || (!own && isImmune(figure, word as 'stun')) ? [] : [`${word} ${wounds}/${left}`];
  });
}
const onFigure = ({ conditions }: Figure): string[] =>
  conditions.map(
    ({ condition, tokens, wounds }: { condition: Condition; tokens: number; wounds: number }) =>
      `${condition} ${wounds}/${tokens}`,
  );

/** DD-LGT-04, DD-SKL-22: Stress printed after a loss of Light from 3 is suffered at 2. */
const inTheDark = ([first, second]: readonly Effect[]): number =>
  first?.[0] === 'light' && second?.[0] === 'stress' ? 1 : 0;
const sum = (effects: readonly Effect[], word: string): number =>
  effects.reduce(
    (total, effect) => (effect[0] === word && typeof effect[1] === 'number' ? total + effect[1] : total),
    0,
  );

test.each(CASES)('DD-MON-12 %s does what its card says when it hits', (_, kind, level, place) => {
  const { table, state, user, skill, hero, told } = aScene(kind, level, place);
  const { self = [], target = [], allies } = skill;
  drive(useMonsterSkill(table, user, skill), HIT);
  expect(told('skill-used')).toMatchObject([{ figure: user.id, skill: skill.id }]);
  expect(onFigure(user)).toEqual(expect.arrayContaining(stacks(user, self, true)));
  if (allies !== undefined) {
    const ally = state.battle?.monsters[1] as Figure;
    expect(onFigure(ally)).toEqual(stacks(ally, target, false));
    const healed = target.some(effect => effect[0] === 'heal' && effect[1] === 'all')
      ? 20
      : sum(target, 'heal');
    expect(ally.wounds).toBe(Math.max(0, 20 - healed));
    return;
  }
  if (skill.enemies === undefined) return;
  const crusader = hero('crusader');
  expect(crusader.wounds).toBe(Math.min(lifeOf(crusader), skill.damage ?? 0));
  expect(crusader.stress).toBe(sum(target, 'stress') + inTheDark(target));
  expect(onFigure(crusader)).toEqual(stacks(crusader, target, false));
  expect(state.campaign.light).toBe(3 + sum(target, 'light'));
  expect(crusader.disease !== null).toBe(target.some(([word]) => word === 'disease'));
});

test.each(
  CASES.filter(([, kind, level, place]) => monsterCardOf(kind, level).skills[place - 1]?.crit !== undefined),
)('DD-MON-14 %s is critical on a 1 at Light 3', (_, kind, level, place) => {
  const { table, user, skill, hero } = aScene(kind, level, place);
  if (skill.priority === 'no-one') return;
  drive(useMonsterSkill(table, user, skill), CRITICAL);
  const crusader = hero('crusader');
  expect(crusader.wounds).toBe(Math.min(lifeOf(crusader), skill.critical ?? 0));
  expect(crusader.stress).toBe(1 + sum(skill.target ?? [], 'stress') + inTheDark(skill.target ?? []));
});

test('DD-MON-12 a Skill that misses does nothing to its target, but its Self Effects happen', () => {
  const { table, user, skill, hero, state } = aScene('brigand-cutthroat', 1, 3);
  drive(useMonsterSkill(table, user, skill), 10);
  expect(hero('crusader').wounds).toBe(0);
  expect(onFigure(user)).toEqual(['buff 0/2']);
  expect(user.area).toBe('NW');
  expect(state.trackers.monsters).toEqual(['brigand-cutthroat:1']);
});
