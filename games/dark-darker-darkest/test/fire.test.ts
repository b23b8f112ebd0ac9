import { describe, expect, test } from 'vitest';
import { enterRoom } from '../src/rules/entering.ts';
import { moveCreature, stepsOfHorde } from '../src/rules/enemy-movement.ts';
import { breakOutFire, fireDamage, removeBurnMarkers, spreadFire } from '../src/rules/fire.ts';
import { tileAt, tileIndex } from '../src/rules/rooms.ts';
import { aGame, at, perform } from '../testing/index.ts';
import { splitTile } from '../testing/split-tile.ts';

const UP = 1;
const RIGHT = 2;
const DOWN = 3;
const LEFT = 4;

const burnAt = (state: Parameters<typeof tileIndex>[0], room: string) =>
  tileAt(state, tileIndex(state, room)).burn;

describe('outbreak', () => {
  test('DDD-FIR-01 the column die is rolled again on a 6; token and burn marker go on the tile', () => {
    const { table, state } = aGame();
    perform(breakOutFire(table, 'DDD-DRK-01'), [2, 6], 6, 4);
    expect(state.fire).toBe(tileIndex(state, at(2, 4)));
    expect(burnAt(state, at(2, 4))).toBe(1);
  });

  test('DDD-FIR-02 the roll is made again for the laboratory and for a destroyed room', () => {
    const { table, state } = aGame({ destroyed: [at(2, 4)] });
    perform(breakOutFire(table, 'DDD-DRK-01'), [1, 1], [2, 4], [3, 3]);
    expect(state.fire).toBe(tileIndex(state, at(3, 3)));
  });

  test('DDD-FIR-02 with nothing left to burn no fire breaks out', () => {
    const { table, state } = aGame();
    state.tiles = state.tiles.map(tile => ({ ...tile, destroyed: tile.tile !== 'laboratory' }));
    perform(breakOutFire(table, 'DDD-DRK-01'));
    expect(state.fire).toBeNull();
  });

  test('DDD-FIR-12 an outbreak is not a spread and deals no damage', () => {
    const { table, survivor } = aGame();
    perform(breakOutFire(table, 'DDD-DRK-01'), [4, 3]);
    expect(survivor('nina').wounds).toBe(0);
  });

  test('DDD-FIR-17 an outbreak on a tile with two burn markers destroys it without damage', () => {
    const { table, state, survivor } = aGame({ burn: [[at(4, 3), 2]] });
    perform(breakOutFire(table, 'DDD-DRK-01'), [4, 3]);
    expect(tileAt(state, tileIndex(state, at(4, 3)))).toMatchObject({ burn: 0, destroyed: true });
    expect(survivor('nina').wounds).toBe(0);
  });
});

describe('spread', () => {
  test.each([
    [UP, at(2, 3)],
    [RIGHT, at(3, 4)],
    [DOWN, at(4, 3)],
    [LEFT, at(3, 2)],
  ])('DDD-FIR-04 a %i moves the token to %s, which gets a burn marker', (rolled, room) => {
    const { table, state } = aGame({
      survivors: { leo: { room: at(1, 5) } },
      fire: at(3, 3),
      burn: [[at(3, 3), 1]],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), rolled);
    expect(state.fire).toBe(tileIndex(state, room));
    expect(burnAt(state, room)).toBe(1);
  });

  test('DDD-FIR-03 without the token on the board burn markers do not spread', () => {
    const { table, state } = aGame({ burn: [[at(3, 3), 1]] });
    perform(spreadFire(table, 'DDD-UPK-04'));
    expect(state.fire).toBeNull();
  });

  test('DDD-FIR-05 the token goes through walls and locked doors', () => {
    const { table, state } = aGame({
      walls: [[at(2, 3), at(2, 4)]],
      locks: [[at(2, 4), at(2, 5), 2]],
      fire: at(2, 3),
      burn: [[at(2, 3), 1]],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), RIGHT);
    perform(spreadFire(table, 'DDD-UPK-04'), RIGHT);
    expect(state.fire).toBe(tileIndex(state, at(2, 5)));
  });

  test.each([
    ['the laboratory', at(2, 1), UP],
    ['a destroyed room', at(3, 3), UP],
    ['out of the house', at(2, 5), RIGHT],
  ])('DDD-FIR-05, DDD-FIR-06 it never goes into %s, but stays and adds a burn marker to its own tile', (_, from, rolled) => {
    const { table, state } = aGame({
      survivors: { leo: { room: at(4, 5) } },
      destroyed: [at(2, 3)],
      fire: from,
      burn: [[from, 1]],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), rolled);
    expect(state.fire).toBe(tileIndex(state, from));
    expect(burnAt(state, from)).toBe(2);
  });

  test('DDD-FIR-07 only the token moves; earlier burn markers stay', () => {
    const { table, state } = aGame({ fire: at(2, 3), burn: [[at(2, 3), 2]] });
    perform(spreadFire(table, 'DDD-UPK-04'), LEFT);
    expect([burnAt(state, at(2, 3)), burnAt(state, at(2, 2))]).toEqual([2, 1]);
  });

  test('DDD-FIR-08 a tile with two rooms burns as a whole', () => {
    const { table, state, survivor } = aGame({ fire: at(3, 3), burn: [[at(3, 3), 1]] });
    splitTile(state, at(2, 3), 'corridor-and-cell');
    survivor('nina').room = 'corridor';
    survivor('jack').room = 'cell';
    perform(spreadFire(table, 'DDD-UPK-04'), UP);
    expect([survivor('nina').wounds, survivor('jack').wounds]).toEqual([1, 1]);
  });

  test('DDD-FIR-10 on a destroyed tile the token moves on at the next spread, and that tile gets no marker again', () => {
    const { table, state } = aGame({
      survivors: { leo: { room: at(4, 5) } },
      fire: at(3, 3),
      destroyed: [at(3, 3), at(2, 3)],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), UP);
    expect(state.fire).toBe(tileIndex(state, at(3, 3)));
    expect(burnAt(state, at(3, 3))).toBe(0);
    perform(spreadFire(table, 'DDD-UPK-04'), RIGHT);
    expect(state.fire).toBe(tileIndex(state, at(3, 4)));
  });

  test('DDD-FIR-11, DDD-FIR-12 every burning tile deals its markers and every destroyed one 3, all over the house', () => {
    const { table, state, survivor } = aGame({
      survivors: { leo: { room: at(1, 5) }, nina: { room: at(4, 1) }, jack: { room: at(4, 3) } },
      zombies: [[at(4, 1), 2]],
      burn: [
        [at(3, 3), 1],
        [at(4, 1), 1],
      ],
      destroyed: [at(1, 5)],
      fire: at(3, 3),
    });
    perform(spreadFire(table, 'DDD-UPK-04'), UP);
    expect(survivor('leo').wounds).toBe(3);
    expect(survivor('nina').wounds).toBe(1);
    expect(survivor('jack').wounds).toBe(0);
    expect(state.zombies).toHaveLength(1);
  });

  test('DDD-FIR-11, DDD-FIR-16 a creature takes the hits where the players place them, and gives no XP', () => {
    const { table, state, survivor } = aGame({
      creature: ['zombie-dog', at(3, 4), { hits: [1, 2, 0, 1] }],
      fire: at(3, 3),
      burn: [
        [at(3, 3), 1],
        [at(3, 4), 1],
      ],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), RIGHT);
    expect(state.creature).toBeNull();
    expect(survivor('nina').xp).toBe(0);
  });

  test('DDD-FIR-11, DDD-CRE-09 a fire-resistant creature is not hurt', () => {
    const { table, state } = aGame({
      creature: ['security-guard', at(3, 4)],
      fire: at(3, 3),
      burn: [[at(3, 3), 1]],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), RIGHT);
    expect(state.creature?.hits).toEqual([0, 0, 0, 0]);
  });

  test('DDD-FIR-17 damage is dealt once, after the tile with its third marker was destroyed', () => {
    const { table, survivor } = aGame({
      survivors: { nina: { room: at(3, 4) }, leo: {} },
      fire: at(3, 3),
      burn: [
        [at(3, 3), 1],
        [at(3, 4), 2],
      ],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), RIGHT);
    expect(survivor('nina').wounds).toBe(3);
  });

  test('DDD-FIR-18 zombies of both rooms of a tile together lose as many as it deals, as the players choose', () => {
    const { table, state } = aGame({ fire: at(3, 3), burn: [[at(3, 3), 1]], zombies: [[at(2, 3), 2]] });
    splitTile(state, at(2, 3), 'corridor-and-cell');
    const [first, second] = state.zombies;
    if (second !== undefined) second.room = 'cell';
    const { asked } = perform(spreadFire(table, 'DDD-UPK-04'), UP, `zombie:${second?.id}`);
    expect(asked[0]?.options.map(option => option.about?.['room'])).toEqual(['corridor', 'cell']);
    expect(state.zombies).toEqual([first]);
  });

  test('DDD-FIR-18 the players are not asked when all of them burn, nor between zombies that are alike', () => {
    const { table, state } = aGame({ fire: at(3, 3), burn: [[at(3, 3), 1]], zombies: [[at(2, 3), 3]] });
    expect(perform(spreadFire(table, 'DDD-UPK-04'), UP).asked).toEqual([]);
    expect(state.zombies).toHaveLength(2);
  });

  test('DDD-SPZ-04 fire removes ordinary zombies first', () => {
    const { table, state } = aGame({
      fire: at(3, 3),
      burn: [
        [at(3, 3), 1],
        [at(2, 3), 1],
      ],
      zombies: [
        [at(2, 3), 1, { kind: 'guts' }],
        [at(2, 3), 2],
      ],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), UP);
    expect(state.zombies.map(one => one.kind)).toEqual(['guts']);
  });

  test('DDD-FIR-11, DDD-SPZ-08 zombies of a horde with a Tuff Guy need two burn markers each', () => {
    const { table, state } = aGame({
      fire: at(3, 3),
      burn: [
        [at(3, 3), 1],
        [at(2, 3), 1],
      ],
      zombies: [
        [at(2, 3), 1, { kind: 'tuff-guy' }],
        [at(2, 3), 2],
      ],
    });
    const first = state.zombies[1]?.id;
    perform(spreadFire(table, 'DDD-UPK-04'), UP, `zombie:${first}`);
    expect(state.zombies.map(one => one.id)).not.toContain(first);
    expect(state.zombies).toHaveLength(2);
  });

  test('DDD-RAD-16 a burn marker is one hit on an infected zombie; what is left over is forgotten', () => {
    const { table, state } = aGame({
      options: { radioactive: true },
      fire: at(3, 3),
      burn: [[at(3, 3), 1]],
      zombies: [[at(2, 3), 1, { infected: true }]],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), UP);
    expect(state.zombies).toMatchObject([{ hit: false, infected: true }]);
    perform(spreadFire(table, 'DDD-UPK-04'), DOWN);
    expect(state.zombies).toHaveLength(1);
    perform(spreadFire(table, 'DDD-UPK-04'), UP);
    expect(state.zombies).toEqual([]);
  });

  test('DDD-GEN-16 everybody is hurt before an elimination lets darkness advance', () => {
    const { table, state, survivor, told } = aGame({
      survivors: { nina: { room: at(2, 3), wounds: 7 }, jack: { room: at(2, 3) } },
      fire: at(3, 3),
      burn: [[at(3, 3), 1]],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), UP);
    const types = table.told.map(one => one.type);
    expect(told('energy-lost')).toHaveLength(2);
    expect(types.lastIndexOf('energy-lost')).toBeLessThan(types.indexOf('darkness-advanced'));
    expect(survivor('jack').wounds).toBe(1);
    expect(state.darkness).toBe(2);
  });

  test('DDD-ENT-02 a survivor is freed when fire takes the last enemy of his room', () => {
    const { table, survivor } = aGame({
      survivors: { jack: { room: at(2, 3), entrapped: 'yes' } },
      zombies: [[at(2, 3), 1]],
      fire: at(3, 3),
      burn: [[at(3, 3), 1]],
    });
    perform(spreadFire(table, 'DDD-UPK-04'), UP);
    expect(survivor('jack').entrapped).toBe('no');
  });
});

describe('coming into fire', () => {
  test('DDD-FIR-13 a survivor who enters a burning tile loses its burn markers in energy, on a destroyed one 3', () => {
    const { table, survivor } = aGame({ burn: [[at(4, 2), 2]], destroyed: [at(4, 4)] });
    perform(enterRoom(table, survivor('nina'), at(4, 2), 'DDD-MOV-01'));
    perform(enterRoom(table, survivor('jack'), at(4, 4), 'DDD-MOV-01'));
    expect([survivor('nina').wounds, survivor('jack').wounds]).toEqual([2, 3]);
  });

  test('DDD-FIR-13 going from one room of a tile to the other is not moving onto it', () => {
    const { table, state, survivor } = aGame({ burn: [[at(3, 3), 2]] });
    splitTile(state, at(3, 3), 'hallway-and-storage');
    survivor('nina').room = 'hallway';
    perform(enterRoom(table, survivor('nina'), 'storage', 'DDD-MOV-02'));
    expect(survivor('nina').wounds).toBe(0);
  });

  test('DDD-FIR-14 zombies never move into a burning or destroyed room by themselves', () => {
    const { state } = aGame({
      zombies: [[at(3, 3), 1]],
      survivors: { nina: { room: at(3, 5) } },
      burn: [[at(3, 4), 1]],
      destroyed: [at(2, 3)],
    });
    expect(stepsOfHorde(state, at(3, 3), [at(3, 5)])).toEqual([at(4, 3)]);
  });

  test('DDD-FIR-15 a creature takes the burn markers as hits when it comes onto the tile', () => {
    const { table, state } = aGame({ creature: ['zombie-dog', at(3, 3)], burn: [[at(3, 4), 2]] });
    perform(moveCreature(table, at(3, 4), 'DDD-CMB-12'), 'location:0', 'location:1');
    expect(state.creature?.hits).toEqual([1, 1, 0, 0]);
  });

  test('DDD-FIR-11, DDD-FIR-13 what a tile deals', () => {
    const { state } = aGame({ burn: [[at(3, 4), 2]], destroyed: [at(3, 3)] });
    const damage = [at(3, 4), at(3, 3), at(3, 2)].map(room => fireDamage(state, tileIndex(state, room)));
    expect(damage).toEqual([2, 3, 0]);
  });
});

describe('extinguishing', () => {
  test('DDD-EXT-02 the fire token goes with the last burn marker of its tile', () => {
    const { table, state } = aGame({ fire: at(3, 3), burn: [[at(3, 3), 2]] });
    const tile = tileIndex(state, at(3, 3));
    expect(removeBurnMarkers(table, tile, 1, 'DDD-EXT-01')).toBe(1);
    expect(state.fire).toBe(tile);
    expect(removeBurnMarkers(table, tile, 2, 'DDD-EXT-01')).toBe(1);
    expect(state.fire).toBeNull();
  });

  test('DDD-EXT-03 nothing can be removed from a destroyed tile, not even the token', () => {
    const { table, state } = aGame({ fire: at(3, 3), destroyed: [at(3, 3)] });
    expect(removeBurnMarkers(table, tileIndex(state, at(3, 3)), 1, 'DDD-EXT-01')).toBe(0);
    expect(state.fire).toBe(tileIndex(state, at(3, 3)));
  });
});
