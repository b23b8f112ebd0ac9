import { expect, test } from 'vitest';
import type { AccursedId } from '../src/data/accursed.ts';
import { die, loseForGood, takeInjury } from '../src/rules/defeat.ts';
import { sufferConditions } from '../src/rules/conditions.ts';
import { characterAt, enemiesOf } from '../src/rules/figures.ts';
import { putInForce } from '../src/rules/in-force.ts';
import { armourOf, attributeOf } from '../src/rules/profile.ts';
import { tryToReturn } from '../src/rules/resurrection.ts';
import { settle } from '../src/rules/settle.ts';
import { retarget } from '../src/rules/targeting.ts';
import { type Cause, inflictWounds } from '../src/rules/wounds.ts';
import { aGame, perform, type TestGame } from '../testing/index.ts';

const BY_EVENT: Cause = { kind: 'event', by: null, rule: 'DL-EVT-09' };
const by = (who: AccursedId | number): Cause => ({ kind: 'spell', by: who, rule: 'DL-SPL-04' });

/** The 2d6 that bring an Injury. */
const PALSY = [5, 6];

const kill = (game: TestGame, who: AccursedId, ...script: (string | number | number[])[]) =>
  perform(inflictWounds(game.table, game.accursed(who), 99, BY_EVENT), ...script);

test('DL-DTH-01 a killed Monster is off the board, the Trophy of who killed it, with its souls', () => {
  const game = aGame({ board: 'K.aW', marks: { a: 'skorn-savage' } });
  const savage = game.monster('a');
  const { square } = savage;
  perform(inflictWounds(game.table, savage, 99, by('blood-witch')));
  expect(game.dungeon.monsters).toEqual([]);
  expect(savage.square).toBe(square);
  expect(characterAt(game.state, square)).toBeUndefined();
  expect(game.accursed('blood-witch').trophies).toMatchObject([{ kind: 'skorn-savage' }]);
  expect(game.accursed('blood-witch').trophies[0]?.souls).toBeGreaterThan(0);
  expect(game.state.tally.kills).toEqual({ 'blood-witch': 1 });
});

test('DL-DTH-02 a Monster killed by an Event goes to one at random', () => {
  const game = aGame({ board: 'K.aW', marks: { a: 'seeker' } });
  perform(inflictWounds(game.table, game.monster('a'), 99, BY_EVENT), 'blood-witch');
  expect(game.accursed('blood-witch').trophies).toHaveLength(1);
});

test('DL-DTH-02 Poison belongs to who gave it, unless that one is dead', () => {
  const game = aGame({
    board: 'KEaW',
    marks: { a: { kind: 'seeker', poison: 9, poisonedBy: 'blood-witch' } },
  });
  perform(sufferConditions(game.table, game.monster('a')), [2, 2]);
  expect(game.accursed('blood-witch').trophies).toHaveLength(1);
  const orphaned = aGame({
    board: 'KEaW',
    marks: { a: { kind: 'seeker', poison: 9, poisonedBy: 'blood-witch' } },
    accursed: { 'blood-witch': { status: { kind: 'dead', injury: 'palsy', health: 14 } } },
  });
  perform(sufferConditions(orphaned.table, orphaned.monster('a')), [2, 2], 'exorcist');
  expect(orphaned.accursed('exorcist').trophies).toHaveLength(1);
});

test('evt-soul-lamp makes the next Monster killed worth more, and only that one', () => {
  const game = aGame({ board: 'Kab.', marks: { a: 'seeker', b: 'seeker' }, dungeon: { soulLamp: 2 } });
  perform(inflictWounds(game.table, game.monster('a'), 99, by('black-knight')));
  perform(inflictWounds(game.table, game.monster('b'), 99, by('black-knight')));
  const [first, second] = game.accursed('black-knight').trophies;
  expect((first?.souls ?? 0) - (second?.souls ?? 0)).toBe(2);
});

test('DL-DTH-03 DL-DTH-05 at Health an Accursed is in Limbo, its Injury rolled but not yet in force', () => {
  const game = aGame({ board: 'WE..', leader: 'exorcist' });
  const witch = game.accursed('blood-witch');
  const agility = attributeOf(game.state, witch, 'agility');
  kill(game, 'blood-witch', PALSY);
  expect(witch.status).toEqual({ kind: 'dead', injury: 'palsy', health: 14 });
  expect(witch).toMatchObject({ wounds: 14, injuries: [] });
  expect(attributeOf(game.state, witch, 'agility')).toBe(agility);
  expect(game.told('injury-rolled')).toMatchObject([{ injury: 'palsy', total: 11 }]);
});

test('DL-DTH-03 killed outright sets the Wounds to Health', () => {
  const game = aGame({ board: 'WE..', leader: 'exorcist' });
  perform(die(game.table, game.accursed('blood-witch'), BY_EVENT), PALSY);
  expect(game.accursed('blood-witch').wounds).toBe(14);
});

test('DL-DTH-04 the square of the dead is Free for everyone, and the token stays there', () => {
  const game = aGame({ board: 'WE..', leader: 'exorcist' });
  const { square } = game.accursed('blood-witch');
  kill(game, 'blood-witch', PALSY);
  expect(characterAt(game.state, square)).toBeUndefined();
  expect(game.accursed('blood-witch').square).toBe(square);
});

test('DL-DTH-06 the fourth Injury is final at once, and all is gone with it', () => {
  const game = aGame({
    board: 'WE..',
    leader: 'blood-witch',
    accursed: {
      'blood-witch': {
        injuries: ['palsy', 'lost-eye', 'palsy'],
        souls: 4,
        crowns: 30,
        consumables: ['serum'],
        trophies: [{ kind: 'seeker', souls: 1 }],
        pack: ['iron-mace'],
      },
    },
  });
  kill(game, 'blood-witch', PALSY);
  expect(game.accursed('blood-witch')).toMatchObject({
    status: { kind: 'lost', how: 'fourth-injury' },
    items: [],
    consumables: [],
    souls: 0,
    crowns: 0,
    trophies: [],
  });
  // Its Treasure cards can be found again, its starting equipment cannot.
  expect(game.state.treasures.discard).toEqual(['iron-mace']);
  expect(game.state.leader).toBe('exorcist');
});

test('DL-DTH-06 outside a dungeon too: the fourth that is in force', () => {
  const game = aGame({
    accursed: { 'outcast': { injuries: ['palsy', 'palsy', 'palsy'] }, 'exorcist': {} },
    outside: true,
    leader: 'exorcist',
    campaign: {},
  });
  perform(takeInjury(game.table, game.accursed('outcast'), 'disfigured'));
  expect(game.accursed('outcast').status.kind).toBe('lost');
});

test('DL-DTH-07 the dead have no bonus from their items, nor give any', () => {
  const game = aGame({ board: 'EK..', leader: 'black-knight' });
  const exorcist = game.accursed('exorcist');
  expect(armourOf(game.state, exorcist)).toBe(4);
  kill(game, 'exorcist', PALSY);
  expect(armourOf(game.state, exorcist)).toBe(3);
});

test('DL-DTH-08 DL-DTH-12 death ends conditions, effects and Source; Stamina, FP, items, souls and Trophies stay', () => {
  const game = aGame({
    board: 'EK..',
    leader: 'black-knight',
    accursed: {
      exorcist: {
        poison: 3,
        fire: 'full',
        prone: true,
        source: 2,
        faith: 4,
        souls: 5,
        stamina: { unspent: 1, spent: 2 },
        trophies: [{ kind: 'seeker', souls: 1 }],
      },
    },
  });
  const exorcist = game.accursed('exorcist');
  putInForce(exorcist, 'aegis-of-dawn', 'exorcist');
  kill(game, 'exorcist', PALSY);
  expect(exorcist).toMatchObject({
    poison: 0,
    fire: 'none',
    prone: false,
    source: 0,
    effects: [],
    faith: 4,
    souls: 5,
    stamina: { unspent: 1, spent: 2 },
    trophies: [{ kind: 'seeker' }],
  });
  expect(exorcist.items).toHaveLength(4);
});

test('DL-DTH-12 a carried Prop falls on the square of the dead', () => {
  const game = aGame({ board: 'E..K', leader: 'black-knight' });
  const exorcist = game.accursed('exorcist');
  game.dungeon.props.push({
    id: 1,
    name: 'lantern',
    square: exorcist.square,
    carrier: 'exorcist',
    done: false,
    order: 0,
  });
  kill(game, 'exorcist', PALSY);
  expect(game.dungeon.props).toMatchObject([{ carrier: null, square: exorcist.square }]);
});

test('DL-DTH-09 when all are dead the game is over, and they are lost', () => {
  const game = aGame({ board: 'W...' });
  kill(game, 'blood-witch', PALSY);
  const { result } = perform(settle(game.table));
  expect(result).toMatchObject({ outcome: 'party-lost', rule: 'DL-DTH-09', winners: [] });
  expect(game.accursed('blood-witch').status).toEqual({ kind: 'lost', how: 'left-behind' });
});

test('DL-DTH-09 DL-ESC-03 those who escaped before survive', () => {
  const game = aGame({
    board: 'WK..',
    leader: 'blood-witch',
    accursed: { 'black-knight': { status: { kind: 'escaped' } } },
  });
  kill(game, 'blood-witch', PALSY);
  const { result } = perform(settle(game.table));
  expect(result).toMatchObject({ outcome: 'quest-failed', rule: 'DL-ESC-03' });
  expect(game.accursed('black-knight').status.kind).toBe('escaped');
});

test('DL-DTH-10 DL-ACC-12 the Heart of a dead leader passes to a living Accursed, and stays there', () => {
  const game = aGame({
    board: 'KWE.',
    leader: 'black-knight',
    accursed: { 'blood-witch': { status: { kind: 'dead', injury: 'palsy', health: 14 }, wounds: 14 } },
  });
  kill(game, 'black-knight', PALSY);
  // Only one is left to take it.
  expect(game.state.leader).toBe('exorcist');
  game.accursed('black-knight').wounds = 2;
  expect(perform(tryToReturn(game.table, game.accursed('black-knight')), 'attempt', [1, 1]).value).toBe(true);
  expect(game.state.leader).toBe('exorcist');
});

test('DL-DTH-10 the players decide together who takes it', () => {
  const game = aGame({ board: 'KWE.', leader: 'black-knight' });
  const { asked } = kill(game, 'black-knight', PALSY, 'heart:blood-witch');
  expect(asked).toMatchObject([{ ask: 'pass-heart', seat: 'party' }]);
  expect(game.state.leader).toBe('blood-witch');
});

test('DL-DTH-11 Monsters turn away from the dead, and nothing wounds them', () => {
  const game = aGame({
    board: 'Wa.K',
    leader: 'black-knight',
    marks: { a: { kind: 'seeker', target: 'blood-witch' } },
  });
  kill(game, 'blood-witch', PALSY);
  expect(game.monster('a').target).toBeNull();
  perform(retarget(game.table));
  expect(game.monster('a').target).toBeNull();
  expect(enemiesOf(game.state, game.monster('a'))).toEqual([game.accursed('black-knight')]);
  expect(kill(game, 'blood-witch').value).toBe(0);
});

test('DL-DTH-13 the end of the game is checked when all deaths of one effect are resolved', () => {
  const game = aGame({ board: 'Wa..', marks: { a: 'seeker' } });
  perform(inflictWounds(game.table, game.monster('a'), 99, by('blood-witch')));
  kill(game, 'blood-witch', PALSY);
  expect(game.dungeon.monsters).toEqual([]);
  // No combat is won: nobody is left to have won it.
  expect(perform(settle(game.table)).result).toMatchObject({ outcome: 'party-lost' });
  expect(game.told('combat-ended')).toEqual([]);
});

test('DL-INS-03 DL-DTH-06 loseForGood takes it off the board, and Monsters look elsewhere', () => {
  const game = aGame({
    board: 'WaK.',
    leader: 'black-knight',
    marks: { a: { kind: 'seeker', target: 'blood-witch' } },
  });
  perform(loseForGood(game.table, game.accursed('blood-witch'), 'insane'));
  expect(game.monster('a').target).toBe('black-knight');
  expect(game.told('lost-insane')).toMatchObject([{ who: 'blood-witch', rule: 'DL-INS-03' }]);
});
