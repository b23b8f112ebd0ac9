import { expect, test } from 'vitest';
import type { SkillId } from '../src/data/skills.ts';
import type { SpellId } from '../src/data/spells.ts';
import { newAttack } from '../src/rules/attack.ts';
import { spellTargets } from '../src/rules/casting.ts';
import { channel, hasCatalyst } from '../src/rules/channel.ts';
import { sufferInsanity } from '../src/rules/insanity.ts';
import { attributeOf, evasionOf } from '../src/rules/profile.ts';
import { toHitModifier } from '../src/rules/resolve-attack.ts';
import { refresh } from '../src/rules/sources.ts';
import {
  aBlow,
  type AccursedSet,
  act,
  aGame,
  attacked,
  d3,
  type GameSet,
  offered,
  offersIn,
  perform,
  type TestGame,
  turnOf,
} from '../testing/index.ts';

const SAVAGE = { a: { kind: 'skorn-savage', health: 30 } } as const;
const ENOUGH = [6, 5, 4] as const;

/** The Blood Witch with one skill and one spell, who acts. */
const witchWith = (
  skill: SkillId,
  board: string,
  more: GameSet = {},
  set: AccursedSet = {},
  spell: SpellId = 'ember-lance',
): TestGame =>
  aGame({
    board,
    marks: board.includes('a') ? SAVAGE : {},
    turn: ['blood-witch', 'before-move'],
    ...more,
    accursed: {
      'blood-witch': { skills: [skill], source: 3, spells: [{ id: spell, bySkill: false }], ...set },
      ...more.accursed,
    },
  });

const witchOf = (game: TestGame) => game.accursed('blood-witch');
const tired = () => ({ stamina: { unspent: 0, spent: 3 } });

test('wit-soul-branded has a Catalyst with none in hand', () => {
  const game = witchWith('wit-soul-branded', 'W..', {}, { items: [], source: 0 });
  expect(hasCatalyst(witchOf(game))).toBe(true);
  perform(channel(game.table, witchOf(game)));
  expect(witchOf(game).source).toBe(2);
});

test('wit-blood-is-power: +1 on Cast Rolls and spell damage from 5 Wounds on', () => {
  const strong = witchWith('wit-blood-is-power', 'W.a', {}, { wounds: 5 });
  act(strong, 'cast:ember-lance', 'source:1', 4, 2);
  expect(strong.monster('a').wounds).toBe(2 + 4 + 1 - 4);
  const weak = witchWith('wit-blood-is-power', 'W.a', {}, { wounds: 4 });
  act(weak, 'cast:ember-lance', 'source:1', 4);
  expect(weak.told('cast-failed')).toMatchObject([{ total: 4 }]);
});

test('wit-blood-is-power adds nothing to Wounds', () => {
  const game = witchWith('wit-blood-is-power', 'W.a', {}, { wounds: 5 }, 'blood-boil');
  act(game, 'cast:blood-boil', 'source:3', ENOUGH, 1);
  expect(game.monster('a').wounds).toBe(2);
});

test.each([
  ['wit-gifted-mind', 1],
  ['wit-coven-mother', 2],
] as const)('%s adds %i to Cast Rolls', (skill, more) => {
  const game = witchWith(skill, 'W.a');
  act(game, 'cast:ember-lance', 'source:1', 2);
  expect(game.told('cast-failed')).toMatchObject([{ total: 2 + more, modifier: more }]);
});

test('wit-coven-mother: Mind +1', () => {
  const game = witchWith('wit-coven-mother', 'W..');
  expect(attributeOf(game.state, witchOf(game), 'mind')).toBe(5);
});

test('wit-deep-focus re-rolls one die of a Cast Roll, once a turn', () => {
  const game = witchWith('wit-deep-focus', 'W.a', {}, { source: 4 });
  act(game, 'cast:ember-lance', 'source:2', [1, 2], 'reroll:1', 4, 1);
  expect(game.told('cast-succeeded')).toMatchObject([{ faces: [4, 2], total: 6 }]);
  act(game, 'cast:ember-lance', 'source:2', [1, 2]);
  refresh(game.state, 'turn');
  expect(witchOf(game).used).toEqual([]);
});

test('wit-soulkinesis opens a door in sight from afar for 1 Movement point, once a turn', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N0', exits: [], door: 'closed' }],
    accursed: { 'blood-witch': { at: [0, 0, 0], skills: ['wit-soulkinesis'] } },
  });
  expect(offersIn(game)).toContain('far-open:0');
  act(game, 'far-open:0');
  expect(game.dungeon.plan.archways[0]?.door).toBe('none');
  expect(turnOf(game)).toMatchObject({ part: 'moving', movement: 3, spent: 1 });
  expect(offersIn(game)).not.toContain('far-close:0');
  refresh(game.state, 'turn');
  act(game, 'far-close:0');
  expect(game.dungeon.plan.archways[0]?.door).toBe('closed');
});

test('wit-soulkinesis hurls an attacker back that dealt 5 Wounds, once a combat', () => {
  const game = witchWith('wit-soulkinesis', '.Wa..', {}, tired());
  const blow = aBlow({ damage: [[1, 6, 4]] });
  const from = game.monster('a').square;
  // 1 + 4 + 4 - 4 = 5.
  attacked(game, newAttack(game.monster('a'), witchOf(game), blow), 4, 1, 'use:wit-soulkinesis');
  expect(game.monster('a')).toMatchObject({ square: from + 1, prone: true });
  attacked(game, newAttack(game.monster('a'), witchOf(game), blow), 4, 1);
  expect(game.monster('a').square).toBe(from + 1);
  expect(witchOf(game).used).toEqual(['soul-push']);
  refresh(game.state, 'combat');
  expect(witchOf(game).used).toEqual([]);
});

test('wit-soulkinesis without a Free square only knocks Prone', () => {
  const game = witchWith('wit-soulkinesis', '.Wa#.', {}, tired());
  const from = game.monster('a').square;
  attacked(
    game,
    newAttack(game.monster('a'), witchOf(game), aBlow({ damage: [[1, 6, 4]] })),
    4,
    1,
    'use:wit-soulkinesis',
  );
  expect(game.monster('a')).toMatchObject({ square: from, prone: true });
});

test('wit-blood-cult: 1 Wound for 1 more Source when she Channels', () => {
  const game = witchWith('wit-blood-cult', 'W..', {}, { source: 0 });
  perform(channel(game.table, witchOf(game)), 'use:wit-blood-cult');
  expect(witchOf(game)).toMatchObject({ source: 3, wounds: 1 });
  const full = witchWith('wit-blood-cult', 'W..', {}, { source: 5 });
  perform(channel(full.table, witchOf(full)));
  expect(witchOf(full)).toMatchObject({ source: 5, wounds: 0 });
});

test('wit-ethereal-projection: Evasion +2', () => {
  const game = witchWith('wit-ethereal-projection', 'W..');
  expect(evasionOf(game.state, witchOf(game))).toBe(3 + 2);
});

test('wit-siphon: 1 Source when a spell kills, however many', () => {
  const game = witchWith(
    'wit-siphon',
    'W.ab.c',
    {
      marks: { a: 'seeker', b: { kind: 'seeker', wounds: 3 }, c: 'skorn-savage' },
    },
    {},
    'sphere-of-hate',
  );
  act(game, 'cast:sphere-of-hate', `monster:${game.monster('a').id}`, 'source:3', ENOUGH, 6, d3(3));
  expect(game.dungeon.monsters).toHaveLength(1);
  expect(witchOf(game).source).toBe(1);
});

test('wit-open-vein: Blood spells deal 1 more damage and remove 1 more Wound', () => {
  const leech = witchWith('wit-open-vein', 'Wa.', {}, { wounds: 9 }, 'leech');
  act(leech, 'cast:leech', 'source:3', ENOUGH, 1);
  expect(leech.monster('a').wounds).toBe(1 + 4 + 1 - 4);
  expect(witchOf(leech).wounds).toBe(9 - 2 - 1);
  const ember = witchWith('wit-open-vein', 'Wa.');
  act(ember, 'cast:ember-lance', 'source:3', ENOUGH, 1);
  expect(ember.monster('a').wounds).toBe(1);
});

test('wit-shroud: ranged attacks against her have -1 To Hit', () => {
  const game = witchWith('wit-shroud', 'W..a');
  const shot = newAttack(game.monster('a'), witchOf(game), aBlow({ kind: 'ranged', range: Infinity }));
  expect(toHitModifier(game.state, shot)).toBe(-1);
  expect(toHitModifier(game.state, newAttack(game.monster('a'), witchOf(game), aBlow()))).toBe(0);
});

test('wit-iron-mind: 1 Insanity less, once a round', () => {
  const game = witchWith('wit-iron-mind', 'W..');
  perform(sufferInsanity(game.table, witchOf(game), 2, 'DL-INS-01'));
  perform(sufferInsanity(game.table, witchOf(game), 2, 'DL-INS-01'));
  expect(witchOf(game).insanity).toBe(3);
});

test('wit-undertow: 1 Source on a Darkness Roll of 1', () => {
  const game = witchWith('wit-undertow', 'W..', { roll: 1 }, { source: 0 });
  perform(channel(game.table, witchOf(game)));
  expect(witchOf(game).source).toBe(1);
});

test('wit-blood-mirror: a Monster that wounds her in melee suffers as much, once a combat', () => {
  const game = witchWith('wit-blood-mirror', 'Wa.', {}, tired());
  attacked(game, newAttack(game.monster('a'), witchOf(game), aBlow()), 4, 3, 'use:wit-blood-mirror');
  expect([witchOf(game).wounds, game.monster('a').wounds]).toEqual([3, 3]);
  attacked(game, newAttack(game.monster('a'), witchOf(game), aBlow()), 4, 3);
  expect(game.monster('a').wounds).toBe(3);
});

test('wit-far-reach: spells with a range reach 2 squares farther', () => {
  const game = witchWith('wit-far-reach', 'W.......a');
  expect(spellTargets(game.state, witchOf(game), 'ember-lance')).toHaveLength(1);
  expect(spellTargets(game.state, witchOf(game), 'sphere-of-hate')).toEqual([]);
});

test('wit-crimson-feast: each Monster her spell kills removes 1d3 Wounds', () => {
  const game = witchWith(
    'wit-crimson-feast',
    'W.ab.c',
    { marks: { a: 'seeker', b: { kind: 'seeker', wounds: 3 }, c: 'skorn-savage' } },
    { wounds: 9 },
    'sphere-of-hate',
  );
  act(
    game,
    'cast:sphere-of-hate',
    `monster:${game.monster('a').id}`,
    'source:3',
    ENOUGH,
    6,
    d3(3),
    d3(2),
    d3(1),
  );
  expect(witchOf(game).wounds).toBe(6);
});

test('wit-hex: after a successful cast one enemy in sight has -1 To Hit, once a turn', () => {
  const game = witchWith('wit-hex', 'W.a', {}, { source: 5 });
  act(game, 'cast:ember-lance', 'source:2', [4, 5], 1, `monster:${game.monster('a').id}`);
  // Its blood rage (+1) is undone.
  expect(toHitModifier(game.state, newAttack(game.monster('a'), witchOf(game), aBlow()))).toBe(0);
  expect(game.monster('a').effects.map(({ id }) => id)).toEqual(['hexed']);
  act(game, 'cast:ember-lance', 'source:2', [4, 5], 1);
  const failed = witchWith('wit-hex', 'W.a');
  act(failed, 'cast:ember-lance', 'source:1', 1);
  expect(failed.monster('a').effects).toEqual([]);
});

test('wit-twin-cast resolves a spell twice, on a new target if she likes, with one check for a burn', () => {
  const game = witchWith('wit-twin-cast', 'W.ab', {
    marks: { a: { kind: 'skorn-savage', health: 30 }, b: { kind: 'skorn-savage', health: 30 } },
  });
  const [a, b] = [game.monster('a').id, game.monster('b').id];
  const performed = act(
    game,
    'cast:ember-lance',
    `monster:${a}`,
    'source:3',
    [2, 2, 2],
    3,
    'use:wit-twin-cast',
    `monster:${b}`,
    4,
    d3(1),
  );
  expect(offered(performed, 'spell-target')).toEqual([`monster:${a}`, `monster:${b}`]);
  expect([game.monster('a').wounds, game.monster('b').wounds]).toEqual([3, 4]);
  expect(game.told('source-burn')).toHaveLength(1);
  witchOf(game).source = 3;
  act(game, 'cast:ember-lance', `monster:${a}`, 'source:3', ENOUGH, 1);
});
