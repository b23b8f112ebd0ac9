import { describe, expect, test } from 'vitest';
import { MULTITRACKER_REVERSE } from '../src/data/multitracker.ts';
import { nemesisActs, playNemesisReaction, stepsTowardsCorner } from '../src/rules/nemesis.ts';
import { maybeLoseCorners, shiftBoxes, startShowdown } from '../src/rules/showdown.ts';
import { settleWounds, wound } from '../src/rules/wounds.ts';
import { aGame, at, creatureFaces, perform, survivorFaces } from '../testing/index.ts';

/** The laboratory open, no fire, three survivors worth 4, 3 and 2 AP. */
const atTheDoor = () =>
  aGame({
    laboratory: 'open',
    survivors: { leo: {}, nina: { room: at(1, 1), wounds: 2, ap: 0 }, jack: { wounds: 4 } },
    locks: [[at(2, 2), at(2, 3), 2]],
    cameras: [[at(4, 4), 'west']],
    tokens: [at(2, 4)],
    fire: at(2, 3),
    burn: [[at(2, 3), 1]],
  });

describe('the showdown starts', () => {
  test('DDD-FIN-02 the survivor who enters takes the antidote and keeps it', () => {
    const { table, state, survivor } = atTheDoor();
    perform(startShowdown(table, survivor('nina')), 'spawn-22', 'doctor-mortimer');
    expect(state.showdown).toEqual({ keeper: 'nina' });
  });

  test('DDD-FIN-03, DDD-FIN-04, DDD-FIN-05 locks and cameras go, and tokens become zombies', () => {
    const { table, state, survivor } = atTheDoor();
    perform(startShowdown(table, survivor('nina')), 'spawn-22', 'doctor-mortimer');
    expect(state.doors).toEqual({});
    expect(state.cameras).toEqual([]);
    expect(state.tokens).toEqual([]);
    expect(state.zombies.filter(zombie => zombie.room === at(2, 4))).toHaveLength(5);
    expect(state.survivors.map(one => one.xp)).toEqual([0, 0, 0]);
  });

  test('DDD-FIN-08 a nemesis gets a marker for each AP and one for each survivor, spread evenly', () => {
    const { table, state, survivor } = atTheDoor();
    perform(startShowdown(table, survivor('nina')), 'spawn-22', 'doctor-mortimer');
    expect(state.nemesis).toEqual({ id: 'doctor-mortimer', room: at(1, 1), markers: [3, 3, 3, 3] });
  });

  test('DDD-FIN-08 the players choose the zones of the extra markers', () => {
    const { table, state, survivor } = atTheDoor();
    survivor('jack').wounds = 0;
    perform(startShowdown(table, survivor('nina')), 'spawn-22', 'lisa-mortimer', 'zone:1', 'zone:3');
    expect(state.nemesis?.markers).toEqual([3, 4, 3, 4]);
  });

  test('DDD-FIN-09, DDD-FIN-17 the multitracker is turned over and everyone takes his action markers', () => {
    const { table, state, survivor } = atTheDoor();
    state.darkness = 4;
    state.lastRound = 9;
    perform(startShowdown(table, survivor('nina')), 'spawn-22', 'doctor-mortimer');
    expect(state.darkness).toBe(MULTITRACKER_REVERSE.firstDarknessSpace);
    expect(state.event).toBe(MULTITRACKER_REVERSE.firstEventSpace);
    expect(state.phase).toEqual({ kind: 'showdown' });
    expect(state.survivors.map(one => one.markers.hand)).toEqual([4, 3, 2]);
  });

  test('DDD-FIN-01, DDD-FIN-16 who waited to come back does so first and counts; later nobody returns', () => {
    const { table, state, survivor } = atTheDoor();
    const jack = survivor('jack');
    Object.assign(jack, { status: { kind: 'out', back: 3 }, wounds: 8, cards: [] });
    perform(startShowdown(table, survivor('nina')), 'spawn-22', 'doctor-mortimer', 'zone:0', 'zone:1');
    expect(jack).toMatchObject({ status: { kind: 'in' }, wounds: 0, room: at(4, 3) });
    expect(state.nemesis?.markers).toEqual([4, 4, 3, 3]);
    wound(table, jack, 8, 'DDD-SUR-03');
    perform(settleWounds(table));
    expect(jack.status).toEqual({ kind: 'gone' });
    expect(jack.markers).toEqual({ hand: 0, left: 0, centre: 0, right: 0 });
  });

  test('DDD-FIN-06 without an active fire one breaks out, never in the laboratory', () => {
    const { table, state, survivor } = atTheDoor();
    state.fire = null;
    perform(startShowdown(table, survivor('nina')), 'spawn-22', [1, 1], [2, 3], 'doctor-mortimer');
    expect(state.fire).toBe(7);
    expect(state.tiles[7]?.burn).toBe(2);
  });
});

describe('action markers', () => {
  test('DDD-FIN-19 left goes to centre, centre to right, and the right box returns to its players', () => {
    const { table, survivor } = aGame({
      keeper: 'leo',
      survivors: {
        leo: { markers: { hand: 0, left: 2, centre: 1, right: 1 } },
        nina: { markers: { hand: 1, left: 0, centre: 0, right: 3 } },
      },
    });
    shiftBoxes(table);
    expect(survivor('leo').markers).toEqual({ hand: 1, left: 0, centre: 2, right: 1 });
    expect(survivor('nina').markers).toEqual({ hand: 4, left: 0, centre: 0, right: 0 });
  });

  test('DDD-FIN-20 a survivor whose AP value drops removes a marker of his choice', () => {
    const { table, survivor } = aGame({
      keeper: 'leo',
      survivors: { leo: {}, nina: { wounds: 1, markers: { hand: 1, left: 2, centre: 1, right: 0 } } },
    });
    wound(table, survivor('nina'), 1, 'DDD-SUR-03');
    const { asked } = perform(settleWounds(table), 'marker:centre');
    expect(asked[0]?.options.map(option => option.id)).toEqual([
      'marker:hand',
      'marker:left',
      'marker:centre',
    ]);
    expect(survivor('nina').markers).toEqual({ hand: 1, left: 2, centre: 0, right: 0 });
  });

  test('DDD-FIN-35 who is eliminated takes his markers, cards and chips out of the game', () => {
    const { table, survivor } = aGame({
      keeper: 'leo',
      survivors: { leo: {}, nina: { chips: ['c2-01'], wounds: 7 } },
    });
    wound(table, survivor('nina'), 1, 'DDD-SUR-03');
    perform(settleWounds(table));
    expect(survivor('nina')).toMatchObject({ status: { kind: 'gone' }, cards: [], chips: [] });
  });
});

describe('the end', () => {
  test('DDD-FIN-11, DDD-FIN-36 without its keeper all is lost at once', () => {
    const { table, survivor } = aGame({ keeper: 'nina', survivors: { leo: {}, nina: { wounds: 7 } } });
    wound(table, survivor('nina'), 1, 'DDD-SUR-03');
    expect(perform(settleWounds(table)).result).toMatchObject({ outcome: 'keeper-eliminated', winners: [] });
  });

  test('DDD-FIN-12 all is lost when the three corner rooms other than the laboratory are destroyed', () => {
    const two = aGame({ keeper: 'leo', destroyed: [at(1, 5), at(4, 1)] });
    expect(perform(maybeLoseCorners(two.table)).result).toBeNull();
    const three = aGame({ keeper: 'leo', destroyed: [at(1, 5), at(4, 1), at(4, 5)] });
    expect(perform(maybeLoseCorners(three.table)).result?.outcome).toBe('corners-destroyed');
  });

  test('DDD-FIN-12 before the showdown ruined corners lose nothing yet', () => {
    const { table } = aGame({ destroyed: [at(1, 5), at(4, 1), at(4, 5)] });
    expect(perform(maybeLoseCorners(table)).result).toBeNull();
  });
});

describe('the nemesis', () => {
  const nemesisAt = (room: string, more: object = {}) =>
    aGame({
      keeper: 'leo',
      laboratory: 'open',
      nemesis: ['lisa-mortimer', room],
      survivors: { leo: { room: at(2, 5) } },
      ...more,
    });

  test('DDD-FIN-26 it goes for the nearest corner room that stands, through fire and ruins', () => {
    const { state } = nemesisAt(at(1, 1), { burn: [[at(2, 1), 2]], destroyed: [at(3, 1)] });
    expect(stepsTowardsCorner(state, at(1, 1))).toEqual([at(2, 1)]);
    expect(stepsTowardsCorner(state, at(3, 1))).toEqual([at(4, 1)]);
  });

  test('DDD-FIN-26 the players choose between equal ways', () => {
    const { table, state } = nemesisAt(at(3, 2));
    const { asked } = perform(nemesisActs(table), `room:${at(3, 1)}`);
    expect(asked[0]?.options.map(option => option.id).sort()).toEqual(
      [`room:${at(3, 1)}`, `room:${at(4, 2)}`].sort(),
    );
    expect(state.nemesis?.room).toBe(at(4, 1));
  });

  test('DDD-FIN-28 on reaching a corner room it stops for this reaction', () => {
    const { table, state } = nemesisAt(at(3, 1));
    perform(nemesisActs(table));
    expect(state.nemesis?.room).toBe(at(4, 1));
    expect(state.tiles[15]?.destroyed).toBe(false);
  });

  test('DDD-FIN-27 it attacks the survivors in its room first, then goes on', () => {
    const { table, state } = nemesisAt(at(2, 1), { survivors: { leo: { room: at(2, 1) } } });
    perform(nemesisActs(table), [1, 1], survivorFaces('aim'));
    expect(state.nemesis?.room).toBe(at(4, 1));
    expect(state.survivors[0]?.wounds).toBe(2);
  });
});

describe('DDD-FIN-29 in a corner room that it has reached', () => {
  const atWork = (more: object = {}) =>
    aGame({
      keeper: 'nina',
      laboratory: 'open',
      nemesis: ['doctor-mortimer', at(4, 1)],
      survivors: { nina: { room: at(2, 5) }, leo: { room: at(4, 1) } },
      zombies: [[at(4, 1), 2]],
      ...more,
    });

  test('it destroys the room: 3 damage, zombies gone, then an attack on those left', () => {
    const { table, state, survivor } = atWork();
    perform(nemesisActs(table), creatureFaces('damage', 'fear'), survivorFaces('success'), 'cancel:fear');
    expect(state.tiles[15]).toMatchObject({ destroyed: true, burn: 0 });
    expect(state.zombies).toEqual([]);
    expect(survivor('leo')).toMatchObject({ wounds: 4, virus: 0 });
    expect(state.nemesis?.room).toBe(at(4, 1));
  });

  test('who dies of the destruction is not attacked', () => {
    const { table, survivor } = atWork({
      survivors: { nina: { room: at(2, 5) }, leo: { room: at(4, 1), wounds: 6 } },
    });
    perform(nemesisActs(table));
    expect(survivor('leo').status).toEqual({ kind: 'gone' });
  });

  test('fire resistance does not help a creature there', () => {
    const { table, state } = atWork({
      survivors: { nina: { room: at(2, 5) } },
      creature: ['security-guard', at(4, 1)],
    });
    perform(nemesisActs(table), 'location:0', 'location:2', 'location:2');
    expect(state.creature?.hits).toEqual([1, 0, 2, 0]);
  });
});

test('DDD-FIN-22, DDD-FIN-23, DDD-FIN-24, DDD-FIN-25 a reaction: event, fire, zombification, enemies', () => {
  const { table, state, survivor } = aGame({
    keeper: 'leo',
    laboratory: 'open',
    event: 'fire',
    fire: at(1, 3),
    burn: [[at(1, 3), 1]],
    nemesis: ['lisa-mortimer', at(1, 1)],
    survivors: { leo: { room: at(4, 4) }, nina: { room: at(4, 4), virus: 2 } },
  });
  perform(playNemesisReaction(table), 2);
  expect(state.event).toBe('clock');
  expect(state.darkness).toBe(2);
  expect(state.fire).toBe(3);
  expect(survivor('nina').cube).toBe(4);
  expect(state.nemesis?.room).toBe(at(3, 1));
  expect(state.phase).toEqual({ kind: 'showdown' });
});
