import type { Rule } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { CIRCUS_PROFILES, type ProfileId, profileOf } from '../src/data/circus-profiles.ts';
import { CIRCUS_SKILLS, type CircusSkillId, circusSkillOf } from '../src/data/circus-skills.ts';
import type { Condition, Resistible } from '../src/data/conditions.ts';
import type { Effect } from '../src/data/effects.ts';
import type { HeroId } from '../src/data/heroes.ts';
import type { SkillCard } from '../src/data/skill-card.ts';
import { SKILL_IDS, type SkillId, skillOf } from '../src/data/skills.ts';
import { LEVELS, STANCES, type Stance } from '../src/data/stances.ts';
import { enemiesOf, type Figure, figureOf, isHero, isImmune, lifeOf, resists } from '../src/rules/figures.ts';
import { cardFor } from '../src/rules/modifiers.ts';
import { critNumber } from '../src/rules/hit.ts';
import { newSkillUse } from '../src/rules/skill-use.ts';
import { playSkill, usableSkills } from '../src/rules/skills.ts';
import type { FigureId, Hero } from '../src/state.ts';
import { aBout, aGame, type HeroSet, type TestGame } from '../testing/index.ts';

/** Plays a rule with the same face for every die, going along with every Shuffle and otherwise taking the first option. */
function playOut(rule: Rule, face: number): void {
  let step = rule.next(0);
  for (let steps = 0; step.done !== true && step.value.kind !== 'end'; steps += 1) {
    if (steps > 100) throw new Error('it does not end');
    const request = step.value;
    step =
      request.kind === 'question'
        ? rule.next(
            Math.max(
              0,
              request.options.findIndex(({ id }) => id === 'go-along'),
            ),
          )
        : rule.next(request.dice.map(() => face));
  }
}

interface Snapshot {
  readonly wounds: number;
  readonly stress: number;
  readonly stacks: number;
}
const snapshot = (figure: Figure): Snapshot => ({
  wounds: figure.wounds,
  stress: isHero(figure) ? figure.stress : 0,
  stacks: figure.conditions.length,
});

/** What a list of effects must have done to a character, next to what damage or healing the Skill itself had. */
function expectEffects(
  game: TestGame,
  figure: Figure,
  before: Snapshot,
  effects: readonly Effect[],
  own: boolean,
  wounds: number,
): void {
  let expected = before.wounds + wounds;
  for (const effect of effects) {
    const [word] = effect;
    if (word === 'heal') expected = Math.max(0, expected - (effect[1] as number));
    if (word === 'wounds') expected += effect[1] as number;
    if (word === 'stress' && isHero(figure))
      expect(figure.stress).toBe(Math.max(0, before.stress + effect[1]));
    if (word === 'push' || word === 'pull' || word === 'push-or-pull')
      expect(game.told('shuffled').some(told => told.figure === figure.id)).toBe(true);
    if (word === 'remove')
      for (const gone of effect.slice(1))
        expect(figure.conditions.some(one => one.condition === gone)).toBe(false);
    expectStack(figure, effect, own);
  }
  expect(figure.wounds).toBe(Math.max(0, Math.min(expected, lifeOf(figure))));
}

function expectStack(figure: Figure, effect: Effect, own: boolean): void {
  if (typeof effect[1] !== 'number' || !isCondition(effect[0])) return;
  const [wounds, tokens] = effect.length === 3 ? [effect[1], effect[2] as number] : [0, effect[1]];
  const less = own ? 0 : resists(figure, effect[0] as Resistible) ? 1 : 0;
  const left = !own && isImmune(figure, effect[0] as Resistible) ? 0 : tokens - less;
  const found = figure.conditions.some(
    one => one.condition === effect[0] && one.tokens === left && one.wounds === wounds,
  );
  expect(found).toBe(left > 0);
}
const isCondition = (word: string): word is Condition =>
  ['bleed', 'blight', 'stun', 'buff', 'debuff', 'riposte', 'guard', 'mark', 'protection'].includes(word);

/** Uses the Skill with a roll that is a plain hit, then looks at everyone concerned. */
function useOnce(game: TestGame, hero: Hero, skill: SkillId, allies: readonly FigureId[]): void {
  const card = cardFor(hero, skill);
  expect(usableSkills(game.state, hero)).toContain(skill);
  const enemies = enemiesOf(game.state, hero).slice(0, card.enemies ?? 0);
  const friends = allies.slice(0, card.allies ?? 0).map(id => figureOf(game.state, id));
  const before = new Map([hero, ...enemies, ...friends].map(one => [one, snapshot(one)]));
  const { light } = game.state.campaign;
  const [first] = [...enemies, ...friends];
  const probe = newSkillUse(hero, skill, card, hero.area, []);
  playOut(playSkill(game.table, hero, skill), critNumber(game.state, probe, first ?? hero) + 1);

  const plain = (one: Figure): Snapshot => before.get(one) as Snapshot;
  for (const enemy of enemies)
    expectEffects(game, enemy, plain(enemy), card.target ?? [], false, damageOn(enemy, card));
  for (const friend of friends)
    expectEffects(game, friend, plain(friend), card.ally ?? card.target ?? [], false, -(card.heals ?? 0));
  const isTarget = card.range === 'self' || friends.includes(hero);
  expectEffects(
    game,
    hero,
    plain(hero),
    card.self ?? [],
    true,
    isTarget ? -(card.heals ?? 0) - healingOf(card, friends.includes(hero)) : 0,
  );
  if (game.state.circus === null) expect(game.state.campaign.light).toBe(light + lightOf(card));
}

const healingOf = ({ target = [] }: SkillCard, isTarget: boolean): number =>
  isTarget ? target.reduce((sum, effect) => sum + (effect[0] === 'heal' ? (effect[1] as number) : 0), 0) : 0;
const damageOn = (enemy: Figure, { damage = 0, bonus = [] }: SkillCard): number =>
  damage +
  (isHero(enemy) ? 0 : bonus.reduce((sum, [against, more]) => sum + (against === 'human' ? more : 0), 0));
const lightOf = ({ self = [], target = [] }: SkillCard): number =>
  [...self, ...target].reduce((sum, effect) => sum + (effect[0] === 'light' ? effect[1] : 0), 0);

const FILLERS: readonly HeroId[] = ['highwayman', 'abomination', 'crusader', 'arbalest'];
/** Where targets stand, by their distance from the user. */
const NEAR = ['S', 'C', 'N'] as const;
const least = ({ range }: SkillCard): number => (typeof range === 'string' ? 0 : (range[0] ?? 0));

/** The user in the south in a fitting Stance, three friends and sturdy enemies at the least distance of the Skill. */
function aFightFor(skill: SkillId, level: 1 | 2 | 3, back: boolean): { game: TestGame; allies: FigureId[] } {
  const { hero, stances, form, levels } = skillOf(skill);
  const card = levels[level - 1] as SkillCard;
  const place = STANCES.indexOf(stances[0] as Stance);
  const fillers = FILLERS.filter(id => id !== hero).slice(0, 3);
  const order = [...fillers.slice(0, place), hero, ...fillers.slice(place)];
  const at = NEAR[least(card)] ?? 'S';
  const withAllies = (card.allies ?? 0) > 0;
  const sets = order.map((id): [HeroId, HeroSet] => [
    id,
    id === hero
      ? {
          equipped: [skill],
          skillLevel: level,
          wounds: 6,
          stress: 3,
          form: back ? 'beast' : (form ?? 'human'),
        }
      : { wounds: 6, stress: 3 },
  ]);
  const areas = order.map((id, nth): [HeroId, string] => [
    id,
    id === hero
      ? 'S'
      : !withAllies || (card.enemies !== undefined && nth > 2)
        ? nth % 2 === 0
          ? 'SW'
          : 'SE'
        : at,
  ]);
  const game = aGame({
    heroes: Object.fromEntries(sets),
    battle: {
      room: 'ruins-9',
      heroes: Object.fromEntries(areas),
      monsters: new Array(withAllies ? 2 : 3).fill([
        'rapturous-cultist',
        card.enemies === undefined ? 'NW' : at,
        { moreLife: 60 },
      ]),
      turn: hero,
    },
  });
  const there = game.state.heroes.filter(one => one.area === at && one.id !== hero).map(({ id }) => id);
  const self = withAllies && at === 'S' && !repeats(card) ? [hero] : [];
  const allies: FigureId[] = order.filter(id => there.includes(id) || self.includes(id));
  return { game, allies };
}
const repeats = ({ self = [], target = [] }: SkillCard): boolean =>
  self.some(([word]) => target.some(([other]) => other === word));

const CARDS = SKILL_IDS.flatMap(skill => LEVELS.map(level => [skill, level] as const));
test('DD-SET-14 there are 231 Skill Cards', () => expect(CARDS).toHaveLength(231));

test.each(CARDS)('DD-SKL-16, DD-SKL-18, DD-SKL-20 %s of Level %i does what its card says', (skill, level) => {
  const { game, allies } = aFightFor(skill, level, false);
  useOnce(game, game.hero(skillOf(skill).hero), skill, allies);
});

test.each(LEVELS)('DD-ABO-02 the other side of Transform at Level %i does what it says', level => {
  const { game } = aFightFor('abomination:transform', level, true);
  useOnce(game, game.hero('abomination'), 'abomination:transform', []);
  expect(game.hero('abomination').form).toBe('human');
});

/** In the ring: 1 is the user's Area, 10 is next to it, 6 behind that. */
const RING = ['1', '10', '6'] as const;
const DUELLISTS: readonly ProfileId[] = [
  'vestal-1',
  'jester-1',
  'crusader-2',
  'arbalest-1',
  'grave-robber-1',
  'occultist-1',
];
const isShuffleProof = (id: ProfileId): boolean =>
  [...profileOf(id).resists, ...profileOf(id).immune].includes('shuffle');
const PVP = Object.keys(CIRCUS_SKILLS) as CircusSkillId[];
test('DD-PVP-02 there are 76 PvP Skills', () => expect(PVP).toHaveLength(76));

test.each(PVP)('DD-PVP-02, DD-SKL-16, DD-SKL-20 the PvP card of %s does what it says', skill => {
  const { stances, card } = circusSkillOf(skill);
  const profile = (Object.keys(CIRCUS_PROFILES) as ProfileId[]).find(id =>
    profileOf(id).skills.includes(skill),
  );
  if (profile === undefined) throw new Error(`nobody has ${skill}`);
  const { hero } = profileOf(profile);
  const place = STANCES.indexOf(stances[0] as Stance);
  const at = RING[least(card)] ?? '1';
  const others = DUELLISTS.filter(id => profileOf(id).hero !== hero);
  const friends = others
    .slice(0, place === 3 ? 3 : Math.max(1, place))
    .map((id, nth): [ProfileId, string, HeroSet] => [
      id,
      (card.allies ?? 0) > 0 && nth === 0 ? at : '9',
      { wounds: 6, stress: 3 },
    ]);
  const user: [ProfileId, string, HeroSet] = [profile, '1', { wounds: 6, stress: 3 }];
  const foe = others.findLast(id => !isShuffleProof(id)) as ProfileId;
  const game = aBout({
    red: [...friends.slice(0, place), user, ...friends.slice(place)],
    blue: [[foe, card.enemies === undefined ? '8' : at, { stress: 2 }]],
    turn: hero,
  });
  const [ally] = friends.map(([id]) => profileOf(id).hero);
  const takesUser =
    (card.allies ?? 0) > 0 &&
    at === '1' &&
    !repeats(card) &&
    card.self?.some(([word]) => word === 'heal') !== true;
  // With room for one the first in Stance order is taken.
  const order = game.state.trackers.red.filter(id => id === ally || (takesUser && id === hero));
  useOnce(game, game.hero(hero), skill, order);
});
