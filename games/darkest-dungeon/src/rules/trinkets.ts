import {
  ask,
  drawOrReshuffle,
  NOTHING,
  type Option,
  PASS,
  type Rule,
  RuleBug,
  type RuleId,
  type Table,
  take,
} from '@tenebrae/kernel';
import type { ExplorationFace } from '../data/exploration.ts';
import { type TrinketId, type TrinketMoment } from '../data/trinkets.ts';
import { applyEffects } from '../effects/index.ts';
import { TRINKET_EFFECTS } from '../effects/trinkets.ts';
import type { Hero, State, TrinketInPlay } from '../state.ts';
import { isIn } from './figures.ts';
import { campaignLevel } from './modifiers.ts';
import { eat, spendProvision } from './provisions.ts';
import type { SkillUse } from './skill-use.ts';
import { acceptTrinket } from './trinket-gains.ts';
import { isUsable, type Occasion, sideUp } from './trinket-moments.ts';
import { putAwayTrinket } from './trinket-slots.ts';
import { teach } from './tutorial.ts';

/** What a Trinket may change while it is used; only the fields of its moment matter, the caller reads them afterwards. */
export interface TrinketUse {
  /** The Skill use it changes (`skill`, `hit`, `condition`, `heals`, and for `attacked` and `was-hit` the enemy's). */
  readonly use: SkillUse | null;
  /** Added to the Dodge of the attacked, to the Speed of the Move. */
  dodge: number;
  speed: number;
  /** An attack without a Skill: the Dodge that is still missing to make it a miss, once it is rolled. */
  needed: number;
  /** The amount about to be healed and the Virtue chance: the caller sets them before, Trinkets change them. */
  healing: number;
  virtueChance: number;
  /** Turned to true by those that say so. */
  noStress: boolean;
  moreStress: boolean;
  refused: boolean;
  critical: boolean;
  half: boolean;
  /** The Exploration dice of the holder, which Survival Guide changes in place. */
  readonly dice: ExplorationFace[] | null;
  /** What it is about, for the words: a Skill, a Disease; or nothing. */
  readonly cause: string;
}

/** Nothing changed yet. */
export const newTrinketUse = (
  use: SkillUse | null,
  dice: ExplorationFace[] | null,
  cause = use?.skill ?? '',
): TrinketUse => ({
  use,
  dodge: 0,
  speed: 0,
  needed: 0,
  healing: 0,
  virtueChance: 0,
  noStress: false,
  moreStress: false,
  refused: false,
  critical: false,
  half: false,
  dice,
  cause,
});

/**
 * DD-TRI-04 to DD-TRI-06, DD-TRI-10, DD-TRI-11: offers the holder each Trinket that applies at a moment, as an interrupt window,
 * until none is wanted. `before`: the roll has not been made yet. Nothing in the Circus.
 */
export const offerTrinkets = (
  table: Table<State>,
  hero: Hero,
  moment: TrinketMoment,
  what: TrinketUse,
  before = false,
): Rule =>
  hero.trinkets.length === 0 || table.state.circus !== null
    ? NOTHING
    : offerEach(table, hero, { moment, what, before });

function* offerEach(table: Table<State>, hero: Hero, now: Occasion): Rule {
  const { state } = table;
  const { moment, what } = now;
  const about = { hero: hero.id, moment, cause: what.cause, roll: what.use?.roll ?? 0 };
  while (isIn(state, hero)) {
    const usable = hero.trinkets.filter(trinket => isUsable(state, hero, trinket, now));
    if (usable.length === 0) return;
    const choice = yield* ask(
      `trinket-at-${moment}`,
      hero.seat,
      [...usable.map(trinketOption), PASS],
      'DD-TRI-05',
      {
        about,
        window: true,
        concerns: [hero.seat],
      },
    );
    if (choice.id === PASS.id) return;
    yield* perform(table, hero, choice.id, now);
  }
}

const trinketOption = ({ id, up }: TrinketInPlay): Option => ({
  id: `trinket:${id}`,
  text: 'use-trinket',
  about: { trinket: id, positive: up === 'positive' },
  on: [`trinket:${id}`],
});

/**
 * DD-TRI-05, DD-TRI-10, DD-TRI-11: options `trinket:<id>` for the holder's own turn or the map, never for another's turn or the
 * Hamlet.
 */
export function trinketOptions(state: State, hero: Hero): Option[] {
  if (hero.trinkets.length === 0 || state.circus !== null) return [];
  const moments = openMoments(state, hero);
  return hero.trinkets
    .filter(trinket => moments.some(moment => isUsable(state, hero, trinket, occasion(moment))))
    .map(trinketOption);
}

function openMoments({ battle, quest, hamlet }: State, { id }: Hero): readonly TrinketMoment[] {
  if (battle !== null) return battle.turn?.figure === id ? ['turn', 'any'] : [];
  return quest === null || hamlet !== null ? [] : ['any'];
}

const occasion = (moment: TrinketMoment): Occasion => ({
  moment,
  what: newTrinketUse(null, null),
  before: false,
});

/** DD-TRI-04: one of them, by its id. */
export function* useTrinket(table: Table<State>, hero: Hero, option: string): Rule {
  yield* perform(table, hero, option, occasion('any'));
}

/** DD-TRI-04: the effect of the side that is up; then the other side is up. */
function* perform(table: Table<State>, hero: Hero, option: string, { moment, what }: Occasion): Rule {
  const trinket = hero.trinkets.find(({ id }) => option === `trinket:${id}`);
  if (trinket === undefined) throw new RuleBug(`DD-TRI-04: ${hero.id} does not hold ${option}`);
  const side = sideUp(trinket);
  table.tell({
    type: 'trinket-used',
    rule: 'DD-TRI-04',
    hero: hero.id,
    trinket: trinket.id,
    side: trinket.up,
  });
  trinket.used = true;
  trinket.up = trinket.up === 'positive' ? 'negative' : 'positive';
  if (side.food === true) {
    spendProvision(table, 'food', 'DD-TRI-04');
    yield* eat(table, hero, 'DD-TRI-04');
  }
  const { use } = what;
  if (use !== null) {
    use.acc += side.acc ?? 0;
    use.crit += side.crit ?? 0;
    use.damage += side.damage ?? 0;
    use.turns += side.turns ?? 0;
    use.target.push(...(side.target ?? []));
  }
  what.dodge += side.dodge ?? 0;
  what.speed += side.speed ?? 0;
  if (use !== null && moment === 'heals') use.healing += side.healing ?? 0;
  else what.healing += side.healing ?? 0;
  what.virtueChance += side.virtueChance ?? 0;
  if (side.special !== undefined) yield* TRINKET_EFFECTS[side.special](table, hero, what);
  const source = { by: null, own: false, from: hero.area, use: null, card: trinket.id };
  yield* applyEffects(table, hero, side.self ?? [], source, 'DD-TRI-04');
}

/** DD-TRI-06, DD-TRI-10: all may be used again: a new turn, a move of the party. */
export function refreshTrinkets({ heroes }: State): void {
  for (const { trinkets } of heroes) for (const trinket of trinkets) trinket.used = false;
}

/** DD-TRI-07, DD-ACT-03: a card of the deck of the Campaign Level, kept, given, exchanged or discarded (DD-TRI-02). */
export function* drawTrinket(table: Table<State>, hero: Hero, rule: RuleId): Rule {
  const { state } = table;
  const deck = state.decks.trinkets[campaignLevel(state) - 1];
  const trinket = deck === undefined ? null : yield* drawOrReshuffle('trinket-card', deck, rule);
  if (trinket === null) return;
  table.tell({ type: 'trinket-found', rule, hero: hero.id, trinket, reveals: true });
  yield* gainTrinket(table, hero, trinket, rule);
}

/** DD-TRI-01 to DD-TRI-03, DD-TRI-09: a Hero gains this Trinket. */
export function* gainTrinket(table: Table<State>, hero: Hero, trinket: TrinketId, rule: RuleId): Rule {
  yield* acceptTrinket(table, hero, trinket, rule);
  yield* teach(table, 'trinket');
}

/** A Trinket leaves its holder; it goes to the discard pile of its Level. */
export function discardTrinket(table: Table<State>, hero: Hero, trinket: TrinketId, rule: RuleId): void {
  const held = hero.trinkets.find(({ id }) => id === trinket);
  if (held !== undefined && take(hero.trinkets, held)) putAwayTrinket(table, hero, trinket, rule);
}
