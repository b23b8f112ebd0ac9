import { expect, test } from 'vitest';
import { die } from '../src/rules/defeat.ts';
import { heal } from '../src/rules/healing.ts';
import { checkSanity, removeInsanity, sufferInsanity } from '../src/rules/insanity.ts';
import { putInForce } from '../src/rules/in-force.ts';
import { attributeOf, isDistressed, sanityOf, weightLimitOf } from '../src/rules/profile.ts';
import { tryToReturn } from '../src/rules/resurrection.ts';
import { refresh } from '../src/rules/sources.ts';
import type { AccursedId } from '../src/data/accursed.ts';
import { aGame, perform, type TestGame } from '../testing/index.ts';

const suffer = (game: TestGame, who: AccursedId, amount: number, ...script: (string | number)[]) =>
  perform(sufferInsanity(game.table, game.accursed(who), amount, 'DL-INS-01'), ...script).value;

test('DL-INS-01 Insanity is kept, and told with what it stands against', () => {
  const game = aGame({ board: 'W...' });
  expect(suffer(game, 'blood-witch', 2)).toBe(2);
  expect(suffer(game, 'blood-witch', 1)).toBe(1);
  expect(game.accursed('blood-witch').insanity).toBe(3);
  expect(game.told('insanity-suffered').at(-1)).toMatchObject({
    who: 'blood-witch',
    amount: 1,
    total: 3,
    sanity: 7,
  });
});

test('WE-25 DL-INS-02 DL-INS-03 DL-ATR-03 at Sanity all attributes fall by 1, at twice as much it is lost', () => {
  const game = aGame({
    board: 'OK..',
    accursed: { 'outcast': { insanity: 6, gains: { attributes: { agility: -3 }, melee: 0, ranged: 0 } } },
    leader: 'outcast',
  });
  const outcast = game.accursed('outcast');
  expect(attributeOf(game.state, outcast, 'agility')).toBe(1);
  suffer(game, 'outcast', 1);
  expect(isDistressed(game.state, outcast)).toBe(true);
  expect(attributeOf(game.state, outcast, 'strength')).toBe(2);
  expect(attributeOf(game.state, outcast, 'agility')).toBe(1);
  expect(weightLimitOf(game.state, outcast)).toBe(12);
  expect(game.told('became-distressed')).toHaveLength(1);
  suffer(game, 'outcast', 6);
  expect(outcast.status.kind).toBe('in');
  suffer(game, 'outcast', 1);
  expect(outcast.status).toEqual({ kind: 'lost', how: 'insane' });
  expect(outcast).toMatchObject({ items: [], consumables: [] });
  // The Heart stays behind.
  expect(game.state.leader).toBe('black-knight');
});

test('DL-INS-02 whoever falls below Sanity is distressed no more; never below 0', () => {
  const game = aGame({ board: 'W...', accursed: { 'blood-witch': { insanity: 7 } } });
  const witch = game.accursed('blood-witch');
  removeInsanity(game.table, witch, 1, 'DL-INS-04');
  expect(isDistressed(game.state, witch)).toBe(false);
  expect(game.told('recovered-wits')).toHaveLength(1);
  removeInsanity(game.table, witch, 30, 'DL-INS-04');
  expect(witch.insanity).toBe(0);
});

test('DL-INS-02 DL-EQP-10 a distressed Accursed can carry less at once', () => {
  const game = aGame({
    board: 'K...',
    accursed: {
      'black-knight': {
        insanity: 7,
        items: ['rusted-cuirass'],
        pack: ['chain-shirt', 'wooden-shield', 'wooden-shield'],
      },
    },
  });
  const shield = game.accursed('black-knight').items[2];
  suffer(game, 'black-knight', 1, `discard:${shield?.copy}`);
  expect(game.accursed('black-knight').items).toHaveLength(3);
});

test('DL-INS-04 neither death nor the return takes Insanity away', () => {
  const game = aGame({ board: 'W..E', accursed: { 'blood-witch': { insanity: 4 } }, leader: 'exorcist' });
  const witch = game.accursed('blood-witch');
  perform(die(game.table, witch, { kind: 'event', by: null, rule: 'DL-EVT-09' }), [5, 6]);
  expect(witch.insanity).toBe(4);
  heal(game.table, witch, 9, 'DL-RES-01');
  perform(tryToReturn(game.table, witch), 'attempt', [1, 1]);
  expect(witch).toMatchObject({ status: { kind: 'in' }, insanity: 4 });
});

test('DL-INS-05 the dead suffer none', () => {
  const game = aGame({
    board: 'W..E',
    accursed: { 'blood-witch': { status: { kind: 'dead', injury: 'palsy', health: 14 } } },
    leader: 'exorcist',
  });
  expect(suffer(game, 'blood-witch', 3)).toBe(0);
  expect(game.accursed('blood-witch').insanity).toBe(0);
});

test('DL-INS-05 a fall of Sanity is checked against both thresholds', () => {
  const game = aGame({ board: 'WK..', accursed: { 'blood-witch': { insanity: 5 } }, leader: 'black-knight' });
  const witch = game.accursed('blood-witch');
  witch.injuries = ['torn-soul'];
  expect(sanityOf(game.state, witch)).toBe(5);
  perform(checkSanity(game.table, witch));
  expect(witch.status.kind).toBe('in');
  witch.insanity = 8;
  witch.injuries = ['torn-soul', 'torn-soul'];
  expect(sanityOf(game.state, witch)).toBe(3);
  perform(checkSanity(game.table, witch));
  expect(witch.status).toEqual({ kind: 'lost', how: 'insane' });
});

test('DL-INS-05 DL-CND-07 who is immune suffers none', () => {
  const game = aGame({ board: 'K...' });
  putInForce(game.accursed('black-knight'), 'steadfast', 'exorcist');
  expect(suffer(game, 'black-knight', 3)).toBe(0);
  expect(game.told('was-immune')).toMatchObject([{ condition: 'insanity' }]);
});

test('iron-censers lessen the first Insanity of each round for everyone within 2 squares', () => {
  const game = aGame({ board: 'E.K.W.' });
  expect(suffer(game, 'black-knight', 2)).toBe(1);
  expect(suffer(game, 'black-knight', 2)).toBe(2);
  expect(suffer(game, 'exorcist', 1)).toBe(0);
  // Four squares away.
  expect(suffer(game, 'blood-witch', 2)).toBe(2);
  refresh(game.state, 'round');
  expect(suffer(game, 'black-knight', 2)).toBe(1);
});

test('exo-censer-cloud fills the tile with them', () => {
  const game = aGame({ board: 'E...W.', accursed: { exorcist: { skills: ['exo-censer-cloud'] } } });
  expect(suffer(game, 'blood-witch', 2)).toBe(1);
});

test('bone-charm spares all Insanity of one effect, once a dungeon', () => {
  const game = aGame({ board: 'K...', accursed: { 'black-knight': { items: ['bone-charm'] } } });
  expect(suffer(game, 'black-knight', 3, 'pass')).toBe(3);
  expect(suffer(game, 'black-knight', 3, 'break-charm')).toBe(0);
  expect(suffer(game, 'black-knight', 3)).toBe(3);
  expect(game.accursed('black-knight').insanity).toBe(6);
});
