import { expect, test } from 'vitest';
import { joinWaiting, killHero } from '../src/rules/hero-death.ts';
import {
  aBout,
  aGame,
  type GameSet,
  type HeroSet,
  perform,
  replacedBy,
  type TestGame,
} from '../testing/index.ts';

const CAMPAIGN = { stagecoachXp: 0, waiting: 2 };
const exploring = (crusader: HeroSet = {}, more: Partial<GameSet> = {}): TestGame =>
  aGame({ heroes: { crusader, hellion: {}, highwayman: {}, vestal: {} }, dungeon: {}, ...more });
const fighting = (crusader: HeroSet = {}, more: Partial<GameSet> = {}): TestGame =>
  aGame({
    heroes: { crusader, hellion: {}, highwayman: {}, vestal: {} },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'C']] },
    ...more,
  });
const kill = ({ table, hero }: TestGame, id: 'crusader' | 'hellion' | 'vestal' = 'crusader') =>
  killHero(table, hero(id), 'deathblow', null, 'DD-DTH-03');
const ids = (heroes: readonly { id: string }[]): string[] => heroes.map(({ id }) => id);

test('DD-HDT-01 a dead Hero leaves for good, and the cards but the Trinkets go to their discard piles', () => {
  const game = exploring({ quirks: ['soft', 'evasive'], disease: 'ennui', resolve: 'fearful', level: 2 });
  perform(kill(game), ...replacedBy('jester'));
  const { decks, fallen, heroes } = game.state;
  expect(ids(heroes)).not.toContain('crusader');
  expect(fallen).toMatchObject([{ id: 'crusader', level: 2, cause: 'deathblow', quest: 'scout-ahead' }]);
  expect(decks.negativeQuirks.discard).toEqual(['soft']);
  expect(decks.positiveQuirks.discard).toEqual(['evasive']);
  expect(decks.diseases.discard).toEqual(['ennui']);
  expect(decks.afflictions.discard).toEqual(['fearful']);
});

test('DD-HDT-02, DD-TRI-09 the others may take the Trinkets, positive side up, within their limits; the rest is discarded', () => {
  const game = aGame({
    heroes: {
      crusader: {
        level: 3,
        trinkets: [{ id: 'critical-stone', up: 'negative', used: false }, 'damage-stone', 'speed-stone'],
      },
      hellion: { trinkets: ['accuracy-stone'] },
      highwayman: {},
      vestal: {},
    },
    dungeon: {},
  });
  const { asked } = perform(
    kill(game),
    'hero:vestal',
    'discard-trinket',
    'hero:highwayman',
    ...replacedBy('jester'),
  );
  expect(asked[0]).toMatchObject({ seat: 'party', about: { hero: 'crusader', trinket: 'critical-stone' } });
  expect(asked[0]?.options.map(({ id }) => id)).toEqual([
    'hero:highwayman',
    'hero:vestal',
    'discard-trinket',
  ]);
  expect(game.hero('vestal').trinkets).toEqual([{ id: 'critical-stone', up: 'positive', used: false }]);
  expect(game.hero('highwayman').trinkets).toMatchObject([{ id: 'speed-stone' }]);
  expect(game.state.decks.trinkets[0].discard).toEqual(['damage-stone']);
});

test('DD-HDT-03 any Hero not in the party who has not died, for one Waiting Hero token', () => {
  const game = exploring();
  const { asked } = perform(kill(game), ...replacedBy('jester'));
  expect(asked[0]?.options.map(({ id }) => id)).toEqual([
    'hero:bounty-hunter',
    'hero:jester',
    'hero:plague-doctor',
    'hero:arbalest',
    'hero:grave-robber',
    'hero:occultist',
    'hero:abomination',
  ]);
  expect(game.state.campaign.waiting).toBe(1);
});

test('DD-HDT-04 at Level 1, with the XP of the Stagecoach and up to two upgrades without Gold', () => {
  const game = exploring({}, { gold: 0, campaign: { ...CAMPAIGN, stagecoachXp: 9 } });
  const [chosen, ...skills] = replacedBy('jester');
  const more = 'equip:jester:battle-ballad';
  const { asked } = perform(
    kill(game),
    chosen as string,
    'level-hero',
    'level-skill:jester:solo',
    ...skills,
    skills.includes('equip:jester:solo') ? more : 'equip:jester:solo',
  );
  expect(asked.filter(({ ask }) => ask === 'buy-upgrade')).toHaveLength(2);
  expect(game.hero('jester')).toMatchObject({ level: 2, xp: 3, wounds: 0, stress: 0, trinkets: [] });
  expect(game.hero('jester').skills['jester:solo']).toBe(2);
  expect(game.hero('jester').equipped).toHaveLength(4);
  expect(game.state.campaign.stagecoachXp).toBe(9);
});

test('DD-HDT-04 upgrades are optional, and XP not spent is kept', () => {
  const game = exploring({}, { campaign: { ...CAMPAIGN, stagecoachXp: 5 } });
  const [chosen, ...skills] = replacedBy('jester');
  perform(kill(game), chosen as string, 'done', ...skills);
  expect(game.hero('jester')).toMatchObject({ level: 1, xp: 5 });
});

test('DD-HDT-05 outside Battle the new Hero joins at once', () => {
  const game = exploring();
  perform(kill(game), ...replacedBy('jester'));
  expect(ids(game.state.heroes)).toContain('jester');
  expect(game.told('hero-joined')).toMatchObject([{ hero: 'jester', card: 'jester:1' }]);
});

test('DD-HDT-05, DD-HDT-10 in Battle the token goes and the Hero is chosen at once, but joins when it is over', () => {
  const game = fighting({}, { dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r1: 'lair' } } });
  perform(kill(game), ...replacedBy('jester'));
  expect(game.state.campaign.waiting).toBe(1);
  expect(ids(game.state.joining)).toEqual(['jester']);
  expect(ids(game.state.heroes)).not.toContain('jester');
  perform(joinWaiting(game.table));
  expect(game.state.joining).toEqual([]);
  expect(game.state.trackers.heroes).toEqual(['hellion', 'highwayman', 'vestal', 'jester']);
});

test('DD-HDT-06 the new Hero takes the slot at the back of the tracker', () => {
  const game = exploring();
  perform(kill(game), ...replacedBy('jester'));
  expect(game.state.trackers.heroes).toEqual(['hellion', 'highwayman', 'vestal', 'jester']);
});

test('DD-HDT-07 the new Hero equips three Skills of the roster', () => {
  const game = exploring();
  const { asked } = perform(kill(game), ...replacedBy('occultist'));
  const choices = asked.filter(({ ask }) => ask === 'equip-skill').map(({ options }) => options.length);
  expect(choices).toEqual([7, 6, 5]);
  expect(game.hero('occultist').equipped).toHaveLength(3);
});

test.each([
  [['crusader'], ['crusader', 'jester']],
  [[], []],
] as const)('DD-HDT-08 in the Hamlet the new Hero joins at once, and has had the day only if the dead one had: %s', (done, after) => {
  const game = aGame({
    heroes: { crusader: {}, hellion: {}, highwayman: {}, vestal: {} },
    hamlet: { done: [...done] },
  });
  perform(killHero(game.table, game.hero('crusader'), 'madness', null, 'DD-QRK-05'), ...replacedBy('jester'));
  expect(ids(game.state.heroes)).toContain('jester');
  expect(game.state.hamlet?.done).toEqual(after);
});

test('DD-HDT-09 several are replaced in the order of death', () => {
  const game = fighting();
  perform(kill(game, 'vestal'), ...replacedBy('jester'));
  perform(kill(game, 'crusader'), ...replacedBy('occultist'));
  perform(joinWaiting(game.table));
  expect(game.state.trackers.heroes).toEqual(['hellion', 'highwayman', 'jester', 'occultist']);
  expect(game.state.battle?.deaths).toBe(2);
});

test('DD-HDT-10, DD-CAM-04 without a Waiting Hero the campaign is lost at the moment of death, also in the Hamlet', () => {
  const campaign = { waiting: 0 };
  for (const game of [
    exploring({}, { campaign }),
    fighting({}, { campaign }),
    exploring({}, { campaign, hamlet: {} }),
  ]) {
    const { result } = perform(kill(game));
    expect(result).toMatchObject({ outcome: 'no-replacement', rule: 'DD-CAM-04', winners: [] });
    expect(result?.about).toMatchObject({ deaths: 1, deathblow: 1, madness: 0 });
    expect(game.told('hero-killed')).toHaveLength(1);
  }
});

test('DD-EXP-16 the Exploration dice of a dead Hero are discarded, those of the others stay', () => {
  const way = {
    kind: 'explore',
    to: ['r2'],
    dice: [
      { hero: 'crusader', faces: ['trap'] },
      { hero: 'hellion', faces: ['curio'] },
    ],
  } satisfies NonNullable<NonNullable<GameSet['dungeon']>['way']>;
  const game = exploring({}, { dungeon: { way } });
  perform(kill(game), ...replacedBy('jester'));
  expect(game.state.quest?.dungeon?.way?.dice).toEqual([{ hero: 'hellion', faces: ['curio'] }]);
});

test('DD-CAM-06 nobody dies twice', () => {
  const game = exploring();
  const dead = game.hero('crusader');
  perform(kill(game), ...replacedBy('jester'));
  perform(killHero(game.table, dead, 'heart-attack', null, 'DD-STR-06'));
  expect(game.state.fallen).toHaveLength(1);
});

test('DD-PVP-13 in the Circus a Hero only leaves, and the kill is the other’s', () => {
  const { table, state, hero, told } = aBout({
    red: [
      ['jester-1', '1'],
      ['vestal-1', '2'],
    ],
    blue: [['crusader-1', '3']],
  });
  perform(killHero(table, hero('jester'), 'deathblow', hero('crusader'), 'DD-PVP-14'));
  expect(ids(state.heroes)).toEqual(['vestal', 'crusader']);
  expect(state.trackers.red).toEqual(['vestal']);
  expect(state.fallen).toEqual([]);
  expect(hero('crusader').history.kills).toBe(1);
  expect(told('hero-killed')).toMatchObject([{ hero: 'jester', by: 'crusader' }]);
});

test('DD-HDT-05 who dies when the Battle is over is replaced at once', () => {
  const game = fighting({}, { phase: { kind: 'battle-end', outcome: 'won' } });
  perform(kill(game), ...replacedBy('jester'));
  expect(ids(game.state.heroes)).toContain('jester');
});
