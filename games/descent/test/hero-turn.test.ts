import type { Rule } from '@tenebrae/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import type { Effect } from '../src/effects/effect.ts';
import { game as descent } from '../src/index.ts';
import {
  allowsExtraAttacks,
  changeAction,
  grantAttack,
  grantBothHalves,
  mayChangeAction,
  spendAttack,
} from '../src/rules/declaring.ts';
import * as effects from '../src/rules/effects-of.ts';
import * as encounters from '../src/rules/encounters.ts';
import { playEndOfRound } from '../src/rules/end-of-round.ts';
import { pointsOf, spendPoints } from '../src/rules/movement-points.ts';
import { takeStep } from '../src/rules/moving.ts';
import { HERO_ACTIONS } from '../src/data/actions.ts';
import { aGame, faces, type GameSet, havingParts, perform, power, type TestGame } from '../testing/index.ts';
import { idsOf, offersOf, playOn } from './turns.ts';

afterEach(() => vi.restoreAllMocks());

/** Two heroes whose sheets have nothing to say about turns: speed 4 and 3. */
const TWO: GameSet['heroes'] = { 'mad-carthos': { at: [2, 2] }, 'landrec-the-wise': { at: [8, 8] } };

const aTurn = (set: GameSet = {}, turn: Partial<NonNullable<GameSet['turn']>> = {}): TestGame =>
  aGame({ heroes: TWO, ...set, turn: { hero: 'mad-carthos', ...turn } });

test('DJ-RND-01 DJ-RND-02 DJ-RND-03 DJ-RND-04 the party names who acts, each hero once; then the overlord has his turn', () => {
  const game = aGame({ heroes: TWO });
  const first = playOn(game);
  expect(first).toMatchObject({ ask: 'who-acts', seat: 'party' });
  expect(idsOf(first)).toEqual(['act:mad-carthos', 'act:landrec-the-wise']);
  const next = playOn(game, 'act:landrec-the-wise', 'declare:run', 'end-turn');
  expect(next).toMatchObject({ ask: 'declare-action', seat: 'hero-1', about: { hero: 'mad-carthos' } });
  expect(playOn(game, 'declare:run', 'end-turn')).toBeNull();
  expect(game.state).toMatchObject({ phase: { kind: 'overlord' }, turn: null });
});

test('DJ-RND-05 a turn token is red once its turn is over, and all are green in the next round', () => {
  const game = aGame({ heroes: TWO });
  playOn(game, 'act:mad-carthos', 'declare:run');
  expect(game.hero('mad-carthos').acted).toBe(false);
  playOn(game, 'end-turn');
  expect([game.hero('mad-carthos').acted, game.hero('landrec-the-wise').acted]).toEqual([true, false]);
  perform(playEndOfRound(game.table));
  expect(game.state.heroes.map(hero => hero.acted)).toEqual([false, false]);
});

test('DJ-RND-06 of the seats that answer for the party the first hero’s comes first', () => {
  expect(descent.party?.(aGame({ heroes: TWO }).state)).toEqual(['hero-1', 'hero-2']);
});

test('DJ-RND-07 the next round begins when the overlord’s turn is over', () => {
  const game = aGame({ heroes: TWO, phase: { kind: 'end-of-round' } });
  perform(playEndOfRound(game.table));
  expect(game.state).toMatchObject({ round: 2, phase: { kind: 'heroes' } });
});

test('DJ-RND-04 a hero who was killed before he acted has no turn, nor has one who has left', () => {
  const game = aGame({ heroes: { ...TWO, 'ronan-of-the-wild': { at: [5, 5], acted: true } } });
  expect(idsOf(playOn(game))).toEqual(['act:mad-carthos', 'act:landrec-the-wise']);
});

test('DJ-HRT-01 DJ-HRT-05 DJ-HRT-06 refresh, then equip, then the action: nothing else before it is declared', () => {
  const game = aTurn({
    heroes: { 'mad-carthos': { at: [2, 2], items: ['iron-shield-1'], pack: ['dagger-1'] } },
  });
  for (const item of game.hero('mad-carthos').items) Object.assign(item, { exhausted: true });
  const equipping = playOn(game);
  expect(equipping).toMatchObject({ ask: 'arrange-items', rule: 'DJ-HRT-05' });
  expect(game.told('cards-refreshed')).toMatchObject([{ count: 2 }]);
  const declaring = playOn(game, 'equip:dagger-1', 'done');
  expect(declaring?.ask).toBe('declare-action');
  expect(idsOf(declaring)).toEqual(['declare:run', 'declare:battle', 'declare:advance', 'declare:ready']);
  expect(idsOf(playOn(game, 'declare:run'))).toContain('fatigue');
});

test('DJ-HRT-02 order, ability, burn, web and stun are settled in this order before step 1', () => {
  const game = aGame({
    heroes: {
      'ispher': { at: [2, 2], wounds: 5, order: 'guard', tokens: { burn: 2, web: 1, stun: 1 } },
      'mad-carthos': {},
    },
    turn: { hero: 'ispher' },
  });
  playOn(game, power('surge', 'blank'), power('enh'));
  expect(game.table.told.map(({ type }) => type)).toEqual([
    'order-removed',
    'wounds-healed',
    'burn-rolled',
    'wounds-suffered',
    'web-rolled',
    'stun-discarded',
  ]);
  expect(game.state.turn).toMatchObject({ action: 'stunned', webbed: true, stage: 'act' });
});

test('DJ-HRT-02 whoever dies before step 1 has no more of his turn, also in the town', () => {
  for (const at of [[2, 2] as const, undefined]) {
    const game = aTurn({
      conquest: 5,
      heroes: {
        'mad-carthos': { ...(at && { at }), wounds: 1, tokens: { burn: 1, stun: 1 } },
        'landrec-the-wise': {},
      },
    });
    expect(playOn(game, power('blank'))).toMatchObject({
      ask: 'declare-action',
      about: { hero: 'landrec-the-wise' },
    });
    expect(game.hero('mad-carthos')).toMatchObject({ place: 'town', acted: true, wounds: 8 });
    expect(game.state.conquest).toBe(3);
  }
});

test('DJ-HRT-03 DJ-HRT-04 only his own cards are refreshed, items and skills', () => {
  const game = aTurn({
    heroes: {
      'mad-carthos': { items: ['iron-shield-1'], skills: ['quick-casting'] },
      'landrec-the-wise': { items: ['iron-shield-2'] },
    },
  });
  const cards = (): boolean[] =>
    game.state.heroes.flatMap(hero => [...hero.items, ...hero.skills].map(card => card.exhausted));
  for (const hero of game.state.heroes)
    for (const card of [...hero.items, ...hero.skills]) Object.assign(card, { exhausted: true });
  playOn(game, 'done');
  expect(cards()).toEqual([false, false, true]);
});

test('DJ-HRT-07 DJ-HRT-08 DJ-HRT-11 DJ-HRT-12 what each action gives', () => {
  const given = HERO_ACTIONS.map(action => {
    const game = aTurn();
    playOn(game, `declare:${action}`);
    const { points, attacks } = game.state.turn ?? {};
    return [action, points, attacks, pointsOf(game.state, game.hero('mad-carthos'))];
  });
  expect(given).toEqual([
    ['run', 8, 0, 8],
    ['battle', 0, 2, 0],
    ['advance', 4, 1, 4],
    ['ready', 0, 1, 4],
  ]);
  const names = offersOf(aTurn({}, { stage: 'act', action: 'ready', attacks: 1 }), 'mad-carthos');
  expect(names).toContain('order:guard');
});

test('DJ-HRT-09 DJ-HRT-10 two attacks, one after the other is over, each with any weapon in hand but none from the pack', () => {
  const game = aTurn(
    {
      heroes: {
        'mad-carthos': { at: [2, 2], items: ['dagger-1', 'sword-1'], pack: ['bow-1'], fatigue: 0 },
        'landrec-the-wise': {},
      },
      monsters: [['ogre', 'normal', [3, 2]]],
    },
    { stage: 'declare' },
  );
  const attacks = (question: ReturnType<typeof playOn>): string[] =>
    idsOf(question).filter(id => id.startsWith('attack'));
  const all = ['attack:dagger-1', 'attack:sword-1', 'attack:fists'];
  expect(attacks(playOn(game, 'declare:battle'))).toEqual(all);
  const second = playOn(
    game,
    'attack:dagger-1',
    `target:${game.at([3, 2])}`,
    faces(['red', 'X'], ['yellow', '3/0/0']),
  );
  expect([attacks(second), game.state.attacks]).toEqual([all, []]);
  const third = playOn(
    game,
    'attack:sword-1',
    `target:${game.at([3, 2])}`,
    faces(['red', 'X'], ['green', '0/3/0']),
  );
  expect([third?.ask, attacks(third)]).toEqual(['hero-acts', []]);
});

test('DJ-HRT-12 ready: whoever begins to move does not attack, whoever attacks has only bought points', () => {
  const moving = aTurn({}, { stage: 'act', action: 'ready', attacks: 1 });
  perform(takeStep(moving.table, 'hero:mad-carthos', moving.at([3, 2])));
  expect(moving.state.turn).toMatchObject({ half: 'move', points: 3, attacks: 0 });
  const attacking = aTurn({}, { stage: 'act', action: 'ready', attacks: 1 });
  spendAttack(attacking.state, attacking.hero('mad-carthos'));
  expect(attacking.state.turn).toMatchObject({ half: 'attack', attacks: 0, attacked: 1 });
  expect(pointsOf(attacking.state, attacking.hero('mad-carthos'))).toBe(0);
});

test('DJ-HRT-12 DJ-FAT-03 a step paid with fatigue leaves the choice open', () => {
  const game = aTurn({}, { stage: 'act', action: 'ready', attacks: 1 });
  playOn(game, 'fatigue', `move:${game.at([3, 2])}`);
  expect(game.state.turn).toMatchObject({ half: null, points: 0, bought: 0, spent: 0, attacks: 1 });
  expect(pointsOf(game.state, game.hero('mad-carthos'))).toBe(4);
});

test('DJ-HRT-13 unused points and attacks are lost when he ends his turn', () => {
  const game = aTurn({ heroes: { ...TWO, 'landrec-the-wise': { acted: true } } });
  expect(playOn(game, 'declare:advance', 'end-turn')).toBeNull();
  expect(game.state.turn).toBeNull();
  expect(game.hero('mad-carthos').place).toBe(game.at([2, 2]));
});

test('DJ-HRT-13 DJ-MOV-07 he may not end his turn on a friend while he can still walk on', () => {
  const shared = { 'mad-carthos': { at: [2, 2], fatigue: 1 }, 'landrec-the-wise': { at: [2, 2] } } as const;
  const isOffered = (turn: Partial<NonNullable<GameSet['turn']>>): boolean =>
    offersOf(aTurn({ heroes: shared }, { stage: 'act', action: 'run', ...turn }), 'mad-carthos').includes(
      'end-turn',
    );
  expect([isOffered({ points: 1 }), isOffered({ points: 0 })]).toEqual([false, false]);
  expect(isOffered({ points: 1, webbed: true })).toBe(true);
});

test('DJ-HRT-14 a hero in the town has a turn with the options of the town and no attack', () => {
  const game = aGame({
    board: '@..',
    heroes: { 'mad-carthos': { items: ['mage-staff-1'] } },
    monsters: [['beastman', 'normal', [2, 0]]],
    turn: { hero: 'mad-carthos' },
  });
  const offers = idsOf(playOn(game, 'done', 'declare:advance'));
  expect(offers).toEqual(expect.arrayContaining(['shop', 'glyph:0', 'drop:mage-staff-1', 'end-turn']));
  expect(offers.some(id => id.startsWith('attack') || id.startsWith('move'))).toBe(false);
});

test('DJ-HRT-15 DJ-HRT-16 the moments of cards come in the order of the turn', () => {
  const noted: string[] = [];
  const note = (what: string) =>
    function* ({ state }: { state: TestGame['state'] }): Rule {
      noted.push(`${what} in ${state.turn?.stage ?? 'no turn'}, ${state.turn?.action ?? 'undeclared'}`);
    };
  const game = aTurn();
  const noting: Effect = {
    atTurnEnd: note('end'),
    onDeclared: note('declared'),
    beforeDeclaring: note('items'),
    atTurnStart: note('start'),
  };
  vi.spyOn(effects, 'partsOf').mockImplementation(hero =>
    havingParts(hero.id === 'mad-carthos' ? noting : {}),
  );
  playOn(game, 'declare:run', 'end-turn');
  expect(noted).toEqual([
    'start in start, undeclared',
    'items in items, undeclared',
    'declared in declare, run',
    'end in end, run',
  ]);
});

test('DJ-HRT-16 at the end he steps aside, meets an encounter, and then his token is red', () => {
  const game = aTurn(
    { heroes: { 'mad-carthos': { at: [2, 2] }, 'landrec-the-wise': { at: [2, 2], acted: true } } },
    { stage: 'end', over: 'action' },
  );
  const met = vi.spyOn(encounters, 'meetEncounter').mockImplementation(function* (_table, hero): Rule {
    expect([hero.place, hero.acted]).toEqual([game.at([3, 2]), false]);
  });
  playOn(game, `aside:${game.at([3, 2])}`);
  expect(met).toHaveBeenCalledOnce();
  expect(game.hero('mad-carthos').acted).toBe(true);
});

test('DJ-HRT-16 a turn cut short by death or transformation has none of its end but the red token', () => {
  const met = vi.spyOn(encounters, 'meetEncounter');
  const game = aTurn(
    { heroes: { 'mad-carthos': { at: [2, 2], monkey: { timer: 2, fresh: true } }, 'landrec-the-wise': {} } },
    { stage: 'act', over: 'turn' },
  );
  game.state.turn = { ...newTurn(game), stage: 'end' };
  playOn(game);
  expect(met).not.toHaveBeenCalled();
  expect(game.hero('mad-carthos')).toMatchObject({ acted: true, monkey: { timer: 2, fresh: false } });
});

const newTurn = (game: TestGame): NonNullable<TestGame['state']['turn']> => {
  if (game.state.turn === null) throw new Error('a turn');
  return game.state.turn;
};

test('DJ-HRT-17 attacks of cards go with battle, advance and ready only, and with interruptions', () => {
  const allows = (action: NonNullable<GameSet['turn']>['action']): boolean => {
    const game = aTurn({}, { stage: 'act', ...(action !== undefined && { action }) });
    return allowsExtraAttacks(game.state, game.hero('mad-carthos'));
  };
  expect((['battle', 'advance', 'ready'] as const).map(allows)).toEqual([true, true, true]);
  expect((['run', 'stunned', 'monkey'] as const).map(allows)).toEqual([false, false, false]);
  const game = aTurn();
  expect(allowsExtraAttacks(game.state, game.hero('landrec-the-wise'))).toBe(true);
});

test('DJ-HRT-06 an action may be changed by a card as far as what was done fits the new one', () => {
  const game = aTurn({}, { stage: 'act', action: 'advance', points: 4, attacks: 1 });
  const hero = game.hero('mad-carthos');
  const fits = (): string[] => HERO_ACTIONS.filter(action => mayChangeAction(game.state, hero, action));
  expect(fits()).toEqual(['run', 'battle', 'ready']);
  spendPoints(game.state, hero, 1, 'DJ-MOV-03');
  expect(fits()).toEqual(['run', 'ready']);
  changeAction(game.table, hero, 'run');
  expect(game.state.turn).toMatchObject({ action: 'run', points: 7, attacks: 0 });
  changeAction(game.table, hero, 'ready');
  expect(game.state.turn).toMatchObject({ half: 'move', points: 3, attacks: 0 });
  changeAction(game.table, hero, 'advance');
  spendAttack(game.state, hero);
  expect(fits()).toEqual([]);
});

test('DJ-HRT-11 DJ-HRT-12 cards may add an attack to an action, or give both halves of ready', () => {
  const game = aTurn({}, { stage: 'act', action: 'advance', points: 4, attacks: 1 });
  grantAttack(game.state, game.hero('mad-carthos'));
  expect(game.state.turn?.attacks).toBe(2);
  const ready = aTurn({}, { stage: 'act', action: 'ready', attacks: 1 });
  grantBothHalves(ready.state, ready.hero('mad-carthos'));
  spendPoints(ready.state, ready.hero('mad-carthos'), 2, 'DJ-MOV-03');
  expect(ready.state.turn).toMatchObject({ half: 'whole', points: 2, attacks: 1 });
});
