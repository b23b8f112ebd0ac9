import { ask, DONE, freeze, type Option, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { POTIONS } from '../data/actions.ts';
import { COSTS, HEALING_POTION_WOUNDS } from '../data/limits.ts';
import type { Held, Hero, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import {
  addPotions,
  canEquip,
  changeEquipment,
  hasPackRoom,
  isPotion,
  newItem,
  type Thing,
  thingName,
  thingOn,
  thingsCarried,
  thingsOf,
} from './carrying.ts';
import { discardThing } from './discarding.ts';
import { isMonkey } from './figures.ts';
import { heal, recoverFatigue } from './healing.ts';
import { shedTokens } from './lingering.ts';
import { pointsOf, spendPoints, turnOf } from './movement-points.ts';
import { NOTHING } from './nothing.ts';
import { maxFatigue } from './stats.ts';

type Verb = 'equip' | 'pack' | 'drop';

interface Arranging extends Option {
  readonly verb: Verb;
  readonly thing: Thing;
}

/** By verb and thing, made once. */
const ARRANGING: Readonly<Record<Verb, Map<Thing, Arranging>>> = {
  equip: new Map(),
  pack: new Map(),
  drop: new Map(),
};

function arranging(verb: Verb, thing: Thing): Arranging {
  let option = ARRANGING[verb].get(thing);
  if (option === undefined) {
    option = freeze({
      id: `${verb}:${thing}`,
      verb,
      thing,
      about: { item: thingName(thing) },
      on: [thingOn(thing)],
    });
    ARRANGING[verb].set(thing, option);
  }
  return option;
}

/**
 * DJ-HRT-05, DJ-EQP-02 to DJ-EQP-09, DJ-CRD-03: he rearranges equipped items and pack, one thing at a time, until DONE; what
 * fits nowhere is dropped. A change removes an aim order. Asked only if he carries anything that could lie elsewhere.
 */
export const rearrange = (table: Table<State>, hero: Hero, rule: RuleId): Rule =>
  canRearrange(hero) ? arrangeItems(table, hero, rule) : NOTHING;

function* arrangeItems(table: Table<State>, hero: Hero, rule: RuleId): Rule {
  const moved = new Set<string>();
  for (;;) {
    const options = arrangements(hero, moved);
    if (options.length === 0) return;
    const isSettled = hero.held.length === 0;
    const chosen = yield* ask('arrange-items', hero.seat, isSettled ? [...options, DONE] : options, rule, {
      about: { hero: hero.id },
    });
    if (!('thing' in chosen)) return;
    arrange(table, hero, chosen, rule);
    moved.add(chosen.id);
    packWhatWaits(hero);
  }
}

/** Every thing is put on or away once at most, so that nothing goes to and fro; what he holds must find a place. */
function arrangements(hero: Hero, moved: ReadonlySet<string>): Arranging[] {
  const held = hero.held.map(one => one.thing);
  const packed = thingsOf(hero, 'pack');
  const wearable = packed.filter(thing => !moved.has(`pack:${thing}`) && canEquip(hero, thing));
  const spare = removable(hero, moved);
  return [
    ...distinct([...held.filter(thing => canEquip(hero, thing)), ...wearable]).map(equip),
    ...spare.map(pack),
    ...(held.length > 0 ? distinct([...held, ...packed]).map(drops) : []),
  ];
}

/** What is in use and has not been put on just now; of a kind of potion that he holds none, as all are alike. */
const removable = (hero: Hero, moved: ReadonlySet<string>): Thing[] =>
  thingsOf(hero, 'equipped').filter(
    thing => !moved.has(`equip:${thing}`) && !hero.held.some(one => one.thing === thing),
  );

const equip = (thing: Thing): Arranging => arranging('equip', thing);
const pack = (thing: Thing): Arranging => arranging('pack', thing);
const drops = (thing: Thing): Arranging => arranging('drop', thing);
const distinct = (things: readonly Thing[]): Thing[] => [...new Set(things)];

function arrange(table: Table<State>, hero: Hero, { verb, thing }: Arranging, rule: RuleId): void {
  if (verb === 'equip') putOn(table, hero, thing, rule);
  else if (verb === 'pack') putAway(table, hero, thing, rule);
  else discardThing(table, hero, thing, rule);
}

/** DJ-EQP-08, DJ-EQP-09, DJ-EFF-17: it is in use from now on; what it makes him immune to leaves no tokens on him. */
function putOn(table: Table<State>, hero: Hero, thing: Thing, rule: RuleId): void {
  const { exhausted } = lift(hero, thing, 'pack');
  if (isPotion(thing)) addPotions(hero, thing, 'equipped', 1);
  else hero.items = [...hero.items, newItem(thing, true, exhausted)];
  table.tell({ type: 'item-equipped', rule, hero: hero.id, item: thingName(thing) });
  changeEquipment(table, hero, 'DJ-EQP-09');
  shedTokens(table, hero);
}

/** Into the pack, or while that is full into his hands, until there is room. */
function putAway(table: Table<State>, hero: Hero, thing: Thing, rule: RuleId): void {
  const wasHeld = hero.held.some(one => one.thing === thing);
  const lifted = lift(hero, thing, 'equipped');
  if (hasPackRoom(hero)) putInPack(hero, lifted);
  else hero.held = [...hero.held, lifted];
  table.tell({ type: 'item-packed', rule, hero: hero.id, item: thingName(thing) });
  if (!wasHeld) changeEquipment(table, hero, 'DJ-EQP-09');
}

/** Takes a thing up: what he holds first, else from the pack or from what is in use. */
function lift(hero: Hero, thing: Thing, from: 'equipped' | 'pack'): Held {
  const held = hero.held.find(one => one.thing === thing);
  if (held !== undefined) {
    hero.held = hero.held.filter(one => one !== held);
    return held;
  }
  if (isPotion(thing)) {
    addPotions(hero, thing, from, -1);
    return { thing, exhausted: false };
  }
  const exhausted = hero.items.some(item => item.card === thing && item.exhausted);
  hero.items = hero.items.filter(item => item.card !== thing);
  return { thing, exhausted };
}

function putInPack(hero: Hero, { thing, exhausted }: Held): void {
  if (isPotion(thing)) addPotions(hero, thing, 'pack', 1);
  else hero.items = [...hero.items, newItem(thing, false, exhausted)];
}

function packWhatWaits(hero: Hero): void {
  while (hero.held.length > 0 && hasPackRoom(hero)) {
    const [waiting, ...others] = hero.held;
    hero.held = others;
    if (waiting !== undefined) putInPack(hero, waiting);
  }
}

/**
 * DJ-TRS-04, DJ-TRS-05, DJ-TRS-19, DJ-TWN-03: he takes a card or potion and equips it, packs it or drops it. To make room he
 * may first put equipped things into the pack or drop things; from a chest or the shop he rearranges all he has (`freely`).
 */
export function* receive(table: Table<State>, hero: Hero, thing: Thing, rule: RuleId, freely = false): Rule {
  hero.held = [...hero.held, { thing, exhausted: false }];
  const moved = new Set<string>();
  while (hero.held.some(one => one.thing === thing)) {
    const options = distinctOptions([...placesFor(hero, thing), ...roomFor(hero, thing, moved, freely)]);
    const chosen = yield* ask('place-item', hero.seat, options, rule, {
      about: { hero: hero.id, item: thingName(thing) },
    });
    arrange(table, hero, chosen, rule);
    moved.add(chosen.id);
  }
  packWhatWaits(hero);
  if (hero.held.length > 0) yield* rearrange(table, hero, rule);
}

/** DJ-TRS-04: in use or in the pack if there is room; it may always be dropped. */
function placesFor(hero: Hero, thing: Thing): Arranging[] {
  return [
    ...(canEquip(hero, thing) ? [equip(thing)] : []),
    ...(hasPackRoom(hero) ? [pack(thing)] : []),
    drops(thing),
  ];
}

/** What he may move first where the thing cannot be put to use as things are. */
function roomFor(hero: Hero, thing: Thing, moved: ReadonlySet<string>, freely: boolean): Arranging[] {
  if (canEquip(hero, thing) || isMonkey(hero)) return [];
  const packed = thingsOf(hero, 'pack');
  const worn = removable(hero, moved);
  const wearable = packed.filter(one => freely && !moved.has(`pack:${one}`) && canEquip(hero, one));
  return [
    ...wearable.map(equip),
    ...(freely || hasPackRoom(hero) ? worn.map(pack) : []),
    ...distinct([...worn, ...packed]).map(drops),
  ];
}

const distinctOptions = (options: readonly Arranging[]): Arranging[] => [
  ...new Map(options.map(option => [option.id, option])).values(),
];

/** DJ-ACT-10: `re-equip`. */
export function reEquipOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (isMonkey(hero) || points < COSTS['re-equip'] || !canRearrange(hero)) return NO_OPTIONS;
  return RE_EQUIP;
}

const RE_EQUIP: readonly ActionOption[] = [
  freeze({ id: 're-equip', action: 're-equip', cost: COSTS['re-equip'], about: { cost: COSTS['re-equip'] } }),
];

/** Whether anything that he carries could lie elsewhere: whatever is in use can be put away. */
function canRearrange(hero: Hero): boolean {
  if (hero.held.length > 0) return true;
  for (const { equipped } of hero.items) if (equipped) return true;
  if (hero.potions.healing.equipped + hero.potions.vitality.equipped > 0) return true;
  return thingsOf(hero, 'pack').some(thing => canEquip(hero, thing));
}

export function* reEquip(table: Table<State>, hero: Hero, _option: ActionOption): Rule {
  spendPoints(table.state, hero, COSTS['re-equip'], 'DJ-ACT-10');
  yield* rearrange(table, hero, 'DJ-EQP-08');
}

/** DJ-ACT-02, DJ-EQP-07, DJ-REL-03: `drop:<what>`, for nothing. */
export function dropOptions(_state: State, hero: Hero): readonly ActionOption[] {
  if (isMonkey(hero)) return NO_OPTIONS;
  const options: ActionOption[] = [];
  for (const thing of thingsCarried(hero)) options.push(dropOption(thing));
  return options;
}

/** By thing, made once. */
const DROPS = new Map<Thing, ActionOption>();

function dropOption(thing: Thing): ActionOption {
  let option = DROPS.get(thing);
  if (option === undefined) {
    option = freeze({
      id: `drop:${thing}`,
      action: 'drop',
      about: { item: thingName(thing) },
      on: [thingOn(thing)],
      ...(isPotion(thing) ? { potion: thing } : { card: thing }),
    });
    DROPS.set(thing, option);
  }
  return option;
}

export function* drop(table: Table<State>, hero: Hero, { card, potion }: ActionOption): Rule {
  const thing = card ?? potion;
  if (thing !== undefined) discardThing(table, hero, thing, 'DJ-ACT-02');
}

/** DJ-ACT-06, DJ-TRS-06, DJ-TRS-07, DJ-VAR-04: `drink:healing`, `drink:vitality`. */
export function drinkOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (isMonkey(hero) || points < COSTS.drink) return NO_OPTIONS;
  if (state.options.faq && (turnOf(state, hero)?.potionsDrunk ?? 0) > 0) return NO_OPTIONS;
  const { healing, vitality } = hero.potions;
  if (healing.equipped === 0 && vitality.equipped === 0) return NO_OPTIONS;
  return DRINKS.filter(({ potion }) => hero.potions[potion].equipped > 0);
}

const DRINKS = freeze(
  POTIONS.map(potion => ({
    id: `drink:${potion}`,
    action: 'drink',
    potion,
    cost: COSTS.drink,
    about: { item: potion, cost: COSTS.drink },
    on: [`potion:${potion}`],
  })),
);

/** DJ-TRS-06, DJ-TRS-07, DJ-EFF-03: the potion is used up; drinking is no change of equipment (DJ-EQP-09). */
export function* drink(table: Table<State>, hero: Hero, { potion }: ActionOption): Rule {
  if (potion === undefined) return;
  const turn = turnOf(table.state, hero);
  spendPoints(table.state, hero, COSTS.drink, 'DJ-ACT-06');
  addPotions(hero, potion, 'equipped', -1);
  if (turn !== null) turn.potionsDrunk += 1;
  table.tell({ type: 'potion-drunk', rule: 'DJ-ACT-06', hero: hero.id, item: potion });
  if (potion === 'healing') heal(table, hero, HEALING_POTION_WOUNDS, 'DJ-TRS-06');
  else recoverFatigue(table, hero, maxFatigue(hero), 'DJ-TRS-07');
}
