import { expect, test } from 'vitest';
import { ORDERS } from '../src/data/actions.ts';
import { PLAYED_CARDS } from '../src/effects/overlord-cards.ts';
import { beginActivation, newActivation } from '../src/rules/activation.ts';
import { killHero } from '../src/rules/death.ts';
import { heal, healFully } from '../src/rules/healing.ts';
import { addTokens, settleBurn, settleWeb, shedTokens, transform } from '../src/rules/lingering.ts';
import { monsterPointsOf, pointsOf, spendMonsterPoints } from '../src/rules/movement-points.ts';
import { heroArmor, isImmune } from '../src/rules/stats.ts';
import { aGame, faces, type GameSet, type HeroSet, perform, power, type TestGame } from '../testing/index.ts';
import { activation, bite } from './attacking.ts';
import { idsOf, offersOf, playOn } from './turns.ts';

const A = 'mad-carthos';
const FIGURE = `hero:${A}`;

const aScene = (hero: HeroSet = {}, set: GameSet = {}): TestGame =>
  aGame({ ...set, heroes: { [A]: { at: [2, 2], ...hero }, 'landrec-the-wise': { at: [9, 9] } } });

const aTurn = (
  hero: HeroSet,
  turn: Partial<NonNullable<GameSet['turn']>> = {},
  set: GameSet = {},
): TestGame => aScene(hero, { ...set, turn: { hero: A, ...turn } });

test('DJ-EFF-01 a die for each burn token, each surge removes one, each left is a wound that armor and shields do not stop', () => {
  const game = aScene({ tokens: { burn: 3 }, items: ['leather-armor-1', 'iron-shield-1'] });
  perform(settleBurn(game.table, FIGURE), power('surge', 'enh', 'blank'));
  expect(game.hero(A)).toMatchObject({ wounds: 6, tokens: { burn: 2 } });
});

test('DJ-EFF-01 a monster that burns to death is the kill of who set it on fire', () => {
  const game = aScene({}, { monsters: [['beastman', 'master', [5, 5], { wounds: 2 }]] });
  addTokens(game.table, 'monster:1', 'burn', 1, 'DJ-ABL-11', A);
  perform(settleBurn(game.table, 'monster:1'), power('enh'));
  expect(game.state.monsters).toEqual([]);
  expect(game.hero(A).coins).toBe(350);
});

test('DJ-EFF-02 wounds of a Poison attack leave as many poison tokens', () => {
  const game = aScene({}, { monsters: [['bane-spider', 'normal', [3, 2]]] });
  perform(bite(game), `target:${game.at([2, 2])}`, faces(['white', '2/2/0'], ['green', '1/2/0']));
  expect(game.hero(A)).toMatchObject({ wounds: 5, tokens: { poison: 3 } });
});

test('DJ-EFF-03 what heals takes poison off first; monsters are not poisoned', () => {
  const game = aScene({ wounds: 3, tokens: { poison: 2 } }, { monsters: [['ogre', 'normal', [5, 5]]] });
  heal(game.table, game.hero(A), 3, 'DJ-TRS-06');
  expect(game.hero(A)).toMatchObject({ wounds: 4, tokens: { poison: 0 } });
  Object.assign(game.hero(A).tokens, { poison: 4 });
  healFully(game.table, game.hero(A), 'DJ-TRS-06');
  expect(game.hero(A)).toMatchObject({ wounds: 8, tokens: { poison: 0 } });
  addTokens(game.table, 'monster:1', 'poison', 2, 'DJ-ABL-22');
  expect(game.told('tokens-placed')).toEqual([]);
});

const stunned = (rank: 'normal' | 'master', stun: number): TestGame =>
  aScene(
    {},
    {
      monsters: [['manticore', rank, [5, 5], { tokens: { stun, burn: 0, web: 0 } }]],
      overlordTurn: { stage: 'activate' },
    },
  );

test('DJ-EFF-04 DJ-EFF-07 a stunned normal monster loses one token and its activation', () => {
  const game = stunned('normal', 2);
  const turn = game.state.overlord.turn;
  if (turn === null) throw new Error('a turn');
  perform(beginActivation(game.table, turn, game.monster(1)));
  expect(turn).toMatchObject({ active: null, activated: [1] });
  expect(game.monster(1).tokens.stun).toBe(1);
});

test('DJ-EFF-08 DJ-EFF-16 a stunned master has its speed or one attack, without Quick Shot', () => {
  const moving = stunned('master', 1);
  expect(newActivation(moving.state, moving.monster(1))).toMatchObject({ points: 4, attacks: 1, half: null });
  const active = activation({ half: null, attacks: 1, points: 4 });
  const turn = moving.state.overlord.turn;
  if (turn !== null) turn.active = active;
  spendMonsterPoints(moving.state, moving.monster(1), 1);
  expect(active).toMatchObject({ half: 'move', points: 3, attacks: 0 });
  active.half = 'attack';
  expect(monsterPointsOf(moving.state, moving.monster(1))).toBe(0);
});

test('DJ-EFF-05 DJ-EFF-07 a stunned hero loses one token and has a move, an attack or an order, nothing more', () => {
  const set: GameSet = { monsters: [['ogre', 'normal', [3, 3]]] };
  const begin = (): TestGame => {
    const game = aTurn({ tokens: { stun: 2 }, fatigue: 0 }, {}, set);
    const question = playOn(game);
    expect([question?.ask, game.hero(A).tokens.stun]).toEqual(['hero-acts', 1]);
    expect(idsOf(question)).toEqual(
      expect.arrayContaining(['attack:fists', 'order:aim', `move:${game.at([1, 2])}`]),
    );
    return game;
  };
  const kinds = (game: TestGame): string[] => [
    ...new Set(offersOf(game, A).map(id => id.split(':')[0] ?? '')),
  ];
  const moved = begin();
  playOn(moved, `move:${moved.at([1, 2])}`);
  expect([kinds(moved), moved.state.turn?.points]).toEqual([['move', 'end-turn'], 3]);
  const ordered = begin();
  playOn(ordered, 'order:dodge');
  expect(ordered.hero(A)).toMatchObject({ order: 'dodge', acted: true });
  const attacked = begin();
  playOn(attacked, 'attack:fists', faces(['red', 'X']));
  expect(attacked.hero(A)).toMatchObject({ order: null, acted: true, place: attacked.at([2, 2]) });
});

test('DJ-EFF-06 a stunned hero equips, pays movement actions and spends fatigue, whatever he picks', () => {
  const game = aTurn({ tokens: { stun: 1 }, potions: { healing: 1 }, wounds: 2, pack: ['dagger-1'] });
  playOn(game, 'equip:dagger-1', 'done', 'order:guard', 'fatigue', 'drink:healing');
  expect(game.hero(A)).toMatchObject({ order: 'guard', wounds: 5, fatigue: 2 });
  expect(game.told('action-declared')).toEqual([]);
});

const OPENED = { kind: 'chest', colour: 'copper' } as const;

test('DJ-EFF-09 DJ-EFF-10 the curse: without a blank the opener is a monkey, and his turn is over', () => {
  const outcomes = (['blank', 'enh'] as const).map(face => {
    const game = aTurn(
      { order: 'dodge' },
      { stage: 'act', action: 'run', points: 6 },
      { markers: [[OPENED, [2, 2], 1]] },
    );
    const [chest] = game.state.markers;
    if (chest === undefined) throw new Error('a chest');
    const hero = game.hero(A);
    perform(
      PLAYED_CARDS['curse-of-the-monkey-god'].play(game.table, { kind: 'chest-opened', hero, chest }),
      power(face),
    );
    return [hero.monkey.timer, hero.order, game.state.turn?.over];
  });
  expect(outcomes).toEqual([
    [0, 'dodge', 'no'],
    [2, null, 'turn'],
  ]);
});

const MONKEY: HeroSet = { monkey: { timer: 2, fresh: false } };

test('DJ-EFF-11 a monkey walks five spaces and no more; no step 1 to 3, no attack, item, order or pick-up', () => {
  const game = aTurn(
    { ...MONKEY, items: ['mage-staff-1', 'leather-armor-1'], potions: { healing: 1 }, fatigue: 1 },
    {},
    { monsters: [['ogre', 'normal', [3, 3]]], markers: [[{ kind: 'money' }, [2, 2]]] },
  );
  const question = playOn(game);
  const kinds = new Set(idsOf(question).map(id => id.split(':')[0]));
  expect([question?.ask, [...kinds]]).toEqual(['hero-acts', ['move', 'fatigue', 'end-turn']]);
  expect(pointsOf(game.state, game.hero(A))).toBe(5);
  expect(heroArmor(game.state, game.hero(A), 'melee')).toBe(0);
});

test('DJ-EFF-11 a stunned monkey loses a token and walks as usual, and burns like a hero', () => {
  const game = aTurn({ ...MONKEY, tokens: { stun: 1, burn: 1 } });
  playOn(game, power('enh'));
  expect(game.hero(A)).toMatchObject({ tokens: { stun: 0, burn: 1 }, wounds: 7 });
  expect(game.state.turn).toMatchObject({ action: 'monkey', points: 5 });
});

test('DJ-EFF-12 two timer tokens, one off at the end of each later turn, not of the turn of the change', () => {
  const game = aTurn({}, { stage: 'act', action: 'run', points: 1 });
  transform(game.table, game.hero(A), 'DJ-EFF-09');
  if (game.state.turn !== null) game.state.turn.stage = 'end';
  const timers: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    playOn(game, ...(turn === 0 ? [] : ['end-turn']));
    timers.push(game.hero(A).monkey.timer);
    Object.assign(game.hero(A), { acted: false });
    Object.assign(game.hero('landrec-the-wise'), { acted: true });
    Object.assign(game.state, { turn: null, phase: { kind: 'heroes' } });
  }
  expect(timers).toEqual([2, 1, 0]);
  expect(game.told('hero-restored')).toHaveLength(1);
});

test('DJ-EFF-13 a die for each web token; while any are left no points are spent this turn', () => {
  const free = aScene({ tokens: { web: 2 } });
  expect(perform(settleWeb(free.table, FIGURE), power('surge', 'surge')).value).toBe(false);
  const held = aTurn({ tokens: { web: 2 } });
  const question = playOn(held, power('surge', 'blank'), 'declare:ready');
  expect(held.hero(A).tokens.web).toBe(1);
  expect(pointsOf(held.state, held.hero(A))).toBe(0);
  expect(idsOf(question)).toEqual([...ORDERS.map(order => `order:${order}`), 'end-turn']);
});

test('DJ-EFF-14 what costs nothing is possible under Web and Grapple, and so is an attack', () => {
  const set: GameSet = { monsters: [['naga', 'normal', [3, 2]]], markers: [[{ kind: 'money' }, [2, 2]]] };
  const grappled = aTurn(
    { items: ['dagger-1'] },
    { stage: 'act', action: 'advance', points: 4, attacks: 1 },
    set,
  );
  expect(offersOf(grappled, A)).toEqual([
    'attack:dagger-1',
    'attack:fists',
    'pick-up:1',
    'drop:dagger-1',
    'end-turn',
  ]);
  const webbed = aTurn(
    {},
    { stage: 'act', action: 'run', points: 8, webbed: true },
    { markers: [[{ kind: 'money' }, [2, 2]]] },
  );
  expect(offersOf(webbed, A)).toEqual(['pick-up:1', 'end-turn']);
});

test('DJ-EFF-15 death takes all lingering effects', () => {
  const game = aScene({ ...MONKEY, tokens: { burn: 1, poison: 2, stun: 1, web: 1 } });
  perform(killHero(game.table, game.hero(A), { kind: 'pit' }));
  expect(game.hero(A)).toMatchObject({
    tokens: { burn: 0, poison: 0, stun: 0, web: 0 },
    monkey: { timer: 0 },
  });
});

test('DJ-EFF-17 who is immune gets no tokens, and loses those he had when he becomes it', () => {
  const game = aScene({ items: ['rune-plate'], tokens: { web: 2, burn: 1 } });
  addTokens(game.table, FIGURE, 'stun', 1, 'DJ-ABL-26');
  expect(game.hero(A).tokens.stun).toBe(0);
  shedTokens(game.table, game.hero(A));
  expect(game.hero(A).tokens).toEqual({ burn: 0, poison: 0, stun: 0, web: 0 });
  expect(isImmune(game.state, FIGURE, 'grapple')).toBe(true);
  const named = aScene({}, { monsters: [['giant', 'master', [5, 5], { named: 'narthak' }]] });
  addTokens(named.table, 'monster:1', 'stun', 1, 'DJ-ABL-26');
  expect(named.monster(1).tokens.stun).toBe(0);
});

test('DJ-EFF-18 a second transformation restores the timer; two heroes may be monkeys at once', () => {
  const game = aScene({ monkey: { timer: 1, fresh: false } });
  transform(game.table, game.hero(A), 'DJ-EFF-09');
  transform(game.table, game.hero('landrec-the-wise'), 'DJ-EFF-09');
  expect(game.state.heroes.map(hero => hero.monkey.timer)).toEqual([2, 2]);
});
