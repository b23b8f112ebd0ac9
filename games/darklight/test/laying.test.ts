import type { Square } from '@tenebrae/board';
import type { Rule } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import type { DungeonCardId } from '../src/data/dungeon-cards.ts';
import { type QuestId, QUESTS } from '../src/data/quests.ts';
import { cardsIn, discardDeck, drawDungeonCard, takeUpCards } from '../src/rules/dungeon-deck.ts';
import { layTile } from '../src/rules/exploration.ts';
import { groundOf, isThere, tilesAt } from '../src/rules/ground.ts';
import { groundworkOf } from '../src/rules/groundwork.ts';
import { positionsAt } from '../src/rules/laying.ts';
import { newDungeon } from '../src/rules/new-dungeon.ts';
import { distanceTo, FAR, walkingDistancesFrom } from '../src/rules/paths.ts';
import { archwayOf, changeArchway, joinTile } from '../src/rules/plan.ts';
import { arrowDistances, arrowName, otherEdges } from '../src/rules/tile-edges.ts';
import { cardOf, cardShape, outwardsOf, tileSquares } from '../src/rules/tiles.ts';
import type { Archway, Dungeon, Plan } from '../src/state.ts';
import { aGame, arrow, type Lay, layOut, squareOn, type TestGame } from '../testing/index.ts';

/** The arrows of each position: its Entrance, then its Exits. */
const arrowsOf = (plan: Plan, archway: number, card: DungeonCardId, exits: number): string[] =>
  positionsAt(plan, archway, card, exits).map(one => [one.entrance, ...one.exits].map(arrowName).join(' '));

describe('where a tile may lie', () => {
  test('DL-EXP-05 DL-EXP-06 each arrow may be the Entrance, and the Exit is on the arrow farthest from it', () => {
    expect(arrowsOf(layOut([]), 0, 'ossuary', 1)).toEqual(['W2 E1', 'S2 E1']);
    expect(arrowsOf(layOut([]), 0, 'left-bend', 1)).toEqual(['N0 E2', 'E2 N0']);
  });

  test('DL-EXP-06 farthest is counted in steps on the tile, round what stands there', () => {
    expect(arrowDistances('scriptorium', arrow('S2'))).toEqual([0, 4, 3]);
    expect(arrowDistances('crooked-corridor', arrow('N0'))).toEqual([0, 5]);
    // Down from the high floor anywhere, up only by the stairs.
    expect(arrowDistances('sunken-steps', arrow('N0'))).toEqual([0, 5]);
  });

  test('DL-EXP-05 positions that look the same are one', () => {
    expect(arrowsOf(layOut([]), 0, 'storage-room', 1)).toEqual(['N2 S2']);
    expect(arrowsOf(layOut([]), 0, 'long-corridor', 1)).toEqual(['N0 S0']);
    expect(arrowsOf(layOut([]), 0, 'sunken-steps', 1)).toEqual(['N0 S0', 'S0 N0']);
  });

  test('WE-28 DL-JUN-01 with spare arrows the farthest get the Exits, and ties are choices', () => {
    const byWest = arrowsOf(layOut([]), 0, 'split-gallery', 2).filter(arrows => arrows.startsWith('W1'));
    expect(arrowDistances('split-gallery', arrow('W1'))).toEqual([0, 7, 3, 3]);
    expect(byWest).toEqual(['W1 E1 N3', 'W1 E1 S3']);
  });

  test('DL-JUN-01 a junction of three gets a door on each remaining arrow', () => {
    expect(arrowsOf(layOut([]), 0, 'crossroads', 3)).toEqual(['N2 S2 W2 E2']);
  });

  test('DL-JUN-04 DL-JUN-05 without Exits only the Entrance is chosen', () => {
    expect(arrowsOf(layOut([]), 0, 'necrostream', 0)).toEqual(['S3', 'W5', 'E5']);
  });

  test('DL-EXP-14 positions that leave a field of six by six behind each Exit come first', () => {
    // Joined by its north arm the bend leads west, where the corridor came down; by its west arm it leads away.
    const back: Lay[] = [
      { card: 'long-corridor', by: 'N0', exits: ['S0'] },
      { card: 'left-bend', by: 'N0', exits: ['E2'] },
      { card: 'left-bend', by: 'N0', exits: ['E2'] },
    ];
    const plan = layOut(back);
    const last = plan.archways.length - 1;
    expect(outwardsOf(plan.archways[last] as Archway)).toBe('north');
    expect(arrowsOf(plan, last, 'left-bend', 1)).toEqual(['E2 N0']);
    // Without Exits there is nothing to leave room for.
    expect(arrowsOf(plan, last, 'left-bend', 0)).toEqual(['N0', 'E2']);
  });

  test('DL-EXP-12 where no arrow fits, any two neighbouring walkable squares of a straight edge may be the Entrance', () => {
    expect(otherEdges('narrow-passage').map(arrowName)).toEqual(['E0', 'E1', 'E2', 'W0', 'W1', 'W2']);
    // The arms of the crossroads have edges of their own, further in.
    expect(otherEdges('crossroads').map(arrowName)).toContain('N0+2');
    // A solid object is no square to walk in by.
    expect(otherEdges('collapsed-tunnel').map(arrowName)).not.toContain('E2');
    const [plan, archway] = walledIn(3);
    const positions = positionsAt(plan, archway, 'narrow-passage', 0);
    expect(positions.map(({ entrance }) => arrowName(entrance))).not.toContain('N0');
    expect(positions.every(({ bent }) => !bent)).toBe(true);
  });

  test('DL-EXP-12 where nothing fits the tile lies apart, behind a bent passage', () => {
    const [plan, archway] = walledIn(1);
    const [position] = positionsAt(plan, archway, 'storage-room', 1);
    expect(position).toMatchObject({ bent: true });
    const held = new Set(groundworkOf(plan).kinds.map(({ square }) => square));
    const squares = tileSquares(cardShape('storage-room'), position?.laying ?? { x: 0, y: 0, turns: 0 });
    expect(squares?.filter(square => held.has(square))).toEqual([]);
  });

  test('DL-EXP-14 a position that would leave the plane does not fit', () => {
    const dungeon = { plan: layOut([]) } as Dungeon;
    // Down to the edge of the table.
    for (let tiles = 0; tiles < 10; tiles++) dungeon.plan = straightOn(dungeon.plan);
    const last = dungeon.plan.archways.length - 1;
    const deep = Math.floor((archwayOf(dungeon, last).squares[0] ?? 0) / 128);
    expect(deep).toBeGreaterThan(115);
    for (const { laying, bent } of positionsAt(dungeon.plan, last, 'long-corridor', 0))
      expect(bent || tileSquares(cardShape('long-corridor'), laying) !== null).toBe(true);
  });
});

/** A long corridor joined to the newest archway, straight on, while there is room. */
function straightOn(plan: Plan): Plan {
  const at = plan.archways.length - 1;
  const [position] = positionsAt(plan, at, 'long-corridor', 1).filter(({ bent }) => !bent);
  if (position === undefined) return plan;
  const exits = position.exits.map(one => ({ arrow: one, deck: 0 }));
  return joinTile(plan, at, 'long-corridor', position.laying, position.outer, exits);
}

/** An archway with only so many squares of room behind it: the sanctuaries all round are laid by hand. */
function walledIn(room: number): [plan: Plan, archway: number] {
  const plan = layOut([]);
  const [archway] = plan.archways;
  if (archway === undefined) throw new Error('no archway');
  const below = Math.max(...archway.squares);
  const [x, y] = [below % 128, Math.floor(below / 128)];
  const put = (left: number, top: number): Plan['tiles'][number] => ({
    card: 'sanctuary',
    x: left,
    y: top,
    turns: 0,
    entrance: null,
    drawn: null,
  });
  const tiles = [...plan.tiles, put(x - 4, y + 1 + room), put(x - 9 - room, y - 3), put(x + 1 + room, y - 3)];
  return [{ ...plan, tiles }, 0];
}

describe('whole dungeons', () => {
  test.each(
    Object.keys(QUESTS) as QuestId[],
  )('DL-EXP-12 DL-EXP-14 DL-JUN-03 DL-JUN-06 %s: nothing overlaps, every Exit has its deck, the Quest Room is found', quest => {
    const seen = { bent: 0, found: 0 };
    const game = aGame({ quest, lay: [], accursed: { 'exorcist': { at: [0, 0, 0] } } });
    for (let seed = 1; seed <= DUNGEONS; seed++) {
      const dungeon = newDungeon(quest, 1);
      game.state.dungeon = dungeon;
      const random = generator(seed * 7919);
      for (let tiles = 0; tiles < 30; tiles++) {
        const exits = closedExits(dungeon);
        checkExits(dungeon, exits);
        if (exits.length === 0) break;
        if (exploreAt(game, dungeon, exits[random(exits.length) - 1] as number, random)) seen.found += 1;
      }
      checkPlan(dungeon);
      seen.bent += dungeon.plan.archways.filter(({ bent }) => bent).length;
    }
    expect(seen.found).toBe(DUNGEONS);
    // Laid apart is a last resort: hardly ever.
    expect(seen.bent).toBeLessThanOrEqual(DUNGEONS / 4);
  });
});

/** For each quest. */
const DUNGEONS = 50;

/** A number from 1 to `sides`, the same for the same seed. */
function generator(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return sides => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((state / 4294967296) * sides);
  };
}

/** Runs a rule with random answers. */
function runAtRandom<T>(rule: Rule<T>, random: (sides: number) => number): T {
  let step = rule.next(0);
  while (step.done !== true) {
    const request = step.value;
    if (request.kind === 'end') throw new Error('the match has ended');
    step = rule.next(
      request.kind === 'question' ? random(request.options.length) - 1 : request.dice.map(random),
    );
  }
  return step.value;
}

const closedExits = ({ plan }: Dungeon): number[] =>
  plan.archways.flatMap(({ to }, at) => (to === null ? [at] : []));

/** One archway explored as in the game, without what the new tile brings. Says whether it was the Quest Room. */
function exploreAt(
  { table }: TestGame,
  dungeon: Dungeon,
  archway: number,
  random: (sides: number) => number,
): boolean {
  const { deck } = archwayOf(dungeon, archway);
  const card = runAtRandom(drawDungeonCard(takeUpCards(dungeon), deck), random);
  const isQuestRoom = cardOf(card).kind === 'quest';
  if (isQuestRoom) discardDeck(takeUpCards(dungeon), deck);
  changeArchway(dungeon, archway, { door: 'none', opened: 1 });
  runAtRandom(layTile(table, archway, card), random);
  return isQuestRoom;
}

/** DL-JUN-06: exactly one deck behind each, of at least one card. */
function checkExits({ plan, cards }: Dungeon, exits: readonly number[]): void {
  const decks = exits.map(exit => plan.archways[exit]?.deck ?? -1);
  if (new Set(decks).size !== decks.length) throw new Error(`two Exits share a deck: ${decks}`);
  for (const deck of decks) if (cardsIn(cards, deck) === 0) throw new Error(`no card in deck ${deck}`);
}

/** No two things on one square, and every square of every tile within reach of the stairs. */
function checkPlan({ plan }: Dungeon): void {
  const held = new Set<Square>();
  const hold = (square: Square) => {
    if (held.has(square)) throw new Error(`two things lie on square ${square}`);
    held.add(square);
  };
  for (const tile of plan.tiles) (tileSquares(cardShape(tile.card), tile) ?? []).forEach(hold);
  for (const { squares } of plan.archways) squares.forEach(hold);
  const ground = groundOf(plan);
  const distances = walkingDistancesFrom(ground, [squareOn(plan, 0, 0, 0)]);
  for (const [number] of plan.tiles.entries()) {
    const reached = ground.squares.some(
      square => tilesAt(ground, square).includes(number) && distanceTo(ground, distances, square) < FAR,
    );
    if (!reached) throw new Error(`tile ${number} cannot be reached`);
  }
  for (const { inner } of plan.archways)
    for (const square of inner) if (!isThere(ground, square)) throw new Error(`no square before an archway`);
}
