import { ask, kept, type Option, type Rule, RuleBug, type Table, take } from '@tenebrae/kernel';
import type { PlaceId } from '../data/dungeon-tiles.ts';
import {
  EXPLORATION_DICE_PER_HERO,
  type ExplorationFace,
  RADIANT_EXPLORATION_DICE,
} from '../data/exploration.ts';
import type { Hero, State, Way } from '../state.ts';
import { rollExplorationDice } from './dice.ts';
import { dungeonOf, heroesInOrder, heroOf, isIn } from './figures.ts';
import { type Hazard, HAZARDS } from './hazards.ts';
import { offerUse } from './map-uses.ts';
import { newTrinketUse, offerTrinkets } from './trinkets.ts';
import { teach } from './tutorial.ts';

/**
 * DD-EXP-04, DD-EXP-08, DD-EXP-09, DD-EXP-25, DD-MOD-04: all dice of a Corridor are rolled, Hero by Hero in Stance order, which
 * is then the order in which they are resolved. The phase becomes `corridor`, or `arrive` without dice.
 */
export function* rollCorridor(table: Table<State>, place: PlaceId): Rule {
  const { state } = table;
  const dungeon = dungeonOf(state);
  yield* teach(table, 'explore');
  const count = diceEach(state);
  dungeon.scoutBonus = false;
  dungeon.fewerDice = 0;
  const way: Way = { kind: 'explore', to: [place], dice: [] };
  dungeon.way = way;
  table.tell({ type: 'corridor-entered', rule: 'DD-EXP-08', place, dice: count });
  if (count > 0)
    for (const hero of heroesInOrder(state)) {
      const faces = yield* rollExplorationDice(hero, count, 'DD-EXP-08');
      way.dice.push({ hero: hero.id, faces });
      table.tell({ type: 'corridor-rolled', rule: 'DD-EXP-08', hero: hero.id, faces: [...faces] });
    }
  state.phase = { kind: way.dice.length === 0 ? 'arrive' : 'corridor' };
}

/** DD-EXP-04, DD-EXP-08, DD-MOD-04: dice for each Hero. */
function diceEach({ options, quest }: State): number {
  const dungeon = quest?.dungeon ?? null;
  const full = options.difficulty === 'radiant' ? RADIANT_EXPLORATION_DICE : EXPLORATION_DICE_PER_HERO;
  return Math.max(0, full - (dungeon?.scoutBonus === true ? 1 : 0) - (dungeon?.fewerDice ?? 0));
}

/**
 * DD-EXP-09, DD-EXP-16, DD-EXP-25, DD-PRV-12, DD-TRI-11: a Provision first, if the group wants; then the next Hero in the order
 * of the roll resolves one die of choice. Blanks do nothing.
 */
export function* resolveDie(table: Table<State>): Rule {
  const { state } = table;
  const way = wayOf(state);
  const [next] = way.dice;
  if (next === undefined) return;
  const hero = heroOf(state, next.hero);
  const { faces } = next;
  if (faces.some(isHazard) && (yield* offerUse(table, 'DD-PRV-12', 'die-ahead'))) return;
  yield* offerTrinkets(table, hero, 'die', newTrinketUse(null, faces));
  const open = faces.filter(isHazard);
  if (open.length > 0 && isIn(state, hero)) {
    const face = yield* chooseDie(hero, open);
    take(faces, face);
    table.tell({ type: 'die-resolved', rule: 'DD-EXP-09', hero: hero.id, face });
    yield* HAZARDS[face](table, hero);
  }
  if (!faces.some(isHazard)) way.dice = way.dice.filter(one => one !== next);
}

const isHazard = (face: ExplorationFace): face is Hazard => face !== 'blank';

/** DD-EXP-09: which of the own dice comes first; equal ones are one option. */
function* chooseDie(hero: Hero, open: readonly Hazard[]): Rule<Hazard> {
  const options = [...new Set(open)].map(dieOption);
  const { face } = yield* ask('choose-die', hero.seat, options, 'DD-EXP-09', { about: { hero: hero.id } });
  return face;
}

const dieOption = kept((face: Hazard): Option & { face: Hazard } => ({
  id: `die:${face}`,
  face,
  about: { face },
}));

/** The way that the party is on. */
export function wayOf(state: State): Way {
  const { way } = dungeonOf(state);
  if (way === null) throw new RuleBug('DD-EXP-07: the party is not on its way');
  return way;
}
