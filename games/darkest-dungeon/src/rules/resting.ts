import {
  ask,
  DONE,
  type Option,
  PARTY,
  type Rule,
  type RuleId,
  type Seat,
  type Table,
} from '@tenebrae/kernel';
import type { Adjusted } from '../data/reactions.ts';
import { THREAT_NUMBERS } from '../data/threats.ts';
import type { Hero, State } from '../state.ts';
import { heroesInOrder, isIn } from './figures.ts';
import { isThreatened } from './modifiers.ts';
import { isRoomSlot } from './places.ts';
import { adjust } from './reactions.ts';
import { recoverStress } from './stress.ts';
import { newTrinketUse, offerTrinkets } from './trinkets.ts';
import { heal } from './wounds.ts';

/** Points that one Hero is to get of each kind. */
interface Share {
  readonly hero: Hero;
  wounds: number;
  stress: number;
}

/**
 * DD-RST-02 to DD-RST-05, DD-DDG-10: the points are divided one by one, then each Hero recovers at once; unspent ones are lost.
 * A Rest that needs no Firewood leaves it for later.
 */
export function* rest(table: Table<State>, points: number, rule: RuleId, needsFirewood = true): Rule {
  const { state } = table;
  const given = isThreatened(state, 'collector-3-dungeon')
    ? THREAT_NUMBERS['collector-3-dungeon'].restingPoints
    : points;
  if (state.quest !== null && needsFirewood) state.quest.firewood = 0;
  table.tell({ type: 'rested', rule, points: given });
  for (const hero of heroesInOrder(state))
    yield* offerTrinkets(table, hero, 'rest', newTrinketUse(null, null));
  const shares = heroesInOrder(state).map(hero => ({ hero, wounds: 0, stress: 0 }));
  if (yield* staysTogether(state)) yield* dividePoints(state, shares, given, PARTY);
  else
    for (const { hero } of shares)
      yield* dividePoints(state, shares, Math.floor(given / shares.length), hero.seat);
  for (const { hero, wounds, stress } of shares) {
    if (wounds > 0) yield* heal(table, hero, wounds, null, 'DD-RST-04');
    if (stress > 0 && isIn(state, hero)) recoverStress(table, hero, stress, 'DD-RST-04');
  }
}

/** DD-RST-03: players who cannot agree split the points. */
function* staysTogether({ heroes }: State): Rule<boolean> {
  if (heroes.every(({ seat }) => seat === heroes[0]?.seat)) return true;
  const options = [{ id: 'rest-together' }, { id: 'rest-apart' }] as const;
  return (yield* ask('share-rest', PARTY, options, 'DD-RST-03')).id === 'rest-together';
}

/** DD-RST-02, DD-RST-04: each point is a Wound or a Stress of someone who still has one. */
function* dividePoints(state: State, shares: readonly Share[], points: number, seat: Seat): Rule {
  for (let left = points; left > 0; left -= 1) {
    const options = shares.flatMap(share => pointOptions(state, share));
    if (options.length === 0) return;
    const choice = yield* ask('spend-resting-point', seat, [...options, DONE], 'DD-RST-02', {
      about: { points: left },
    });
    if (!('share' in choice)) return;
    const share = shares.find(({ hero }) => hero.id === choice.share) as Share;
    share[choice.kind] += 1;
  }
}

interface PointOption extends Option {
  readonly share: string;
  readonly kind: 'wounds' | 'stress';
}

function pointOptions(state: State, { hero, wounds, stress }: Share): PointOption[] {
  const about = { hero: hero.id, wounds: wounds || null, stress: stress || null };
  const on = [`figure:${hero.id}`];
  const options: PointOption[] = [];
  if (stillNeeds(state, hero, 'healing', wounds, hero.wounds))
    options.push({ id: `mend:${hero.id}`, text: 'rest-wound', share: hero.id, kind: 'wounds', about, on });
  if (stillNeeds(state, hero, 'recovery', stress, hero.stress))
    options.push({ id: `calm:${hero.id}`, text: 'rest-stress', share: hero.id, kind: 'stress', about, on });
  return options;
}

/** Whether what a Hero is to get does not yet make good all there is, Quirks included. */
const stillNeeds = (state: State, hero: Hero, what: Adjusted, given: number, missing: number): boolean =>
  missing > 0 && (given === 0 || adjust(state, hero, what, given) < missing);

/** DD-RST-01, DD-RST-07, DD-ROM-12: whether the party may Rest here: Firewood, and a cleared Room it has not fled from. */
export function canRest({ quest, phase }: State): boolean {
  if (quest === null || quest.dungeon === null || quest.firewood === 0) return false;
  const { tile, party, tokens, visited, fled, way } = quest.dungeon;
  return (
    phase.kind === 'exploration' &&
    way === null &&
    !fled &&
    isRoomSlot(tile, party) &&
    visited.includes(party) &&
    !Object.hasOwn(tokens, party)
  );
}
