import { kept } from '@tenebrae/kernel';
import { ACCURSED, type Dashboard } from '../data/accursed.ts';
import { type EffectInForce, IN_FORCE } from '../data/in-force.ts';
import { INJURIES, type Injury } from '../data/injuries.ts';
import type { ItemCard } from '../data/item-card.ts';
import { ITEMS } from '../data/items.ts';
import type { Bonus, Immunity } from '../data/numbers.ts';
import { type Once, type Skill, SKILLS, type Talent } from '../data/skills.ts';
import type { Aura, Hooks } from '../effects/hooks.ts';
import { hooksFor } from '../effects/index.ts';
import type { Pack } from './pack.ts';
import type { Deed } from './turn-option.ts';
import type { Accursed, Character, InForce, Item, TurnPart } from '../state.ts';

/** Something that a character has, with what it gives: a skill, an item, an Injury, an effect in force, its Dashboard. */
export interface Source extends Bonus {
  readonly id: string;
  readonly once?: Once | undefined;
  readonly talents?: readonly Talent[];
}

/** All of them; an effect in force comes last, for it may be named after the consumable that brings it. */
const SOURCES: ReadonlyMap<string, Source> = new Map(
  Object.entries<Dashboard | Skill | ItemCard | Injury | EffectInForce>({
    ...ACCURSED,
    ...SKILLS,
    ...ITEMS,
    ...INJURIES,
    ...IN_FORCE,
  }).map(([id, one]) => [id, { ...one, id }]),
);

/**
 * DL-ATR-14: all that a character has in force, and what follows from that list alone. It changes far less often than it is
 * asked about, and the same things are worn again and again, so it is put together once for each list.
 */
export interface Holdings {
  readonly ids: readonly string[];
  readonly sources: readonly Source[];
  /** What the plain numbers of all of them add up to, by what is given. */
  readonly sums: ReadonlyMap<string, number>;
  readonly talented: readonly Source[];
  readonly immune: readonly Immunity[];
  /** Of those that need code: each with its source, those whose numbers hang on the moment, and what reaches others. */
  readonly hooks: readonly HookOf[];
  readonly gives: readonly NonNullable<Hooks['gives']>[];
  readonly auras: readonly Aura[];
  /** The hooks that take part in something, by its name, as far as anybody has asked. */
  readonly taking: Map<keyof Hooks, readonly HookOf[]>;
  /** What may be done in a part of the turn (rules/turn-options.ts): the part that was last asked about. */
  readonly open: { part: TurnPart | null; deeds: readonly Deed[] };
}
export type HookOf = readonly [Source, Hooks];

/** What an Accursed had when it was last asked about. All these lists are never changed themselves. */
export interface Had {
  isDead: boolean;
  skills: Accursed['skills'];
  items: readonly Item[];
  injuries: Accursed['injuries'];
  effects: readonly InForce[];
  holdings: Holdings;
  /** What follows from the items alone (rules/pack.ts), as far as anybody has asked. */
  pack: Pack | null;
}

const LAST = new WeakMap<Accursed, Had>();

/** What a character has in force now. */
export function holdingsOf(figure: Character): Holdings {
  if (figure.is !== 'accursed') return figure.effects.length === 0 ? EMPTY_HANDED : lookUp(figure);
  return hadOf(figure).holdings;
}

/** What an Accursed has now. */
export function hadOf(figure: Accursed): Had {
  let had = LAST.get(figure);
  if (had === undefined) {
    const { skills, items, injuries, effects } = figure;
    had = { isDead: false, skills, items, injuries, effects, holdings: EMPTY_HANDED, pack: null };
    LAST.set(figure, had);
    note(figure, had);
  } else if (!hasStill(figure, had)) note(figure, had);
  return had;
}

/** Remembers what somebody has now. */
function note(figure: Accursed, had: Had): void {
  had.isDead = figure.status.kind === 'dead';
  had.skills = figure.skills;
  if (had.items !== figure.items) had.pack = null;
  had.items = figure.items;
  had.injuries = figure.injuries;
  had.effects = figure.effects;
  had.holdings = lookUp(figure);
}

function hasStill({ status, skills, items, injuries, effects }: Accursed, had: Had): boolean {
  if (skills !== had.skills || injuries !== had.injuries || effects !== had.effects) return false;
  return items === had.items && (status.kind === 'dead') === had.isDead;
}

/** The hooks of a character that take part in something, each with its source. */
export function hooksTaking(figure: Character, part: keyof Hooks): readonly HookOf[] {
  const { hooks, taking } = holdingsOf(figure);
  if (hooks.length === 0) return hooks;
  let found = taking.get(part);
  if (found === undefined) {
    found = hooks.filter(([, one]) => one[part] !== undefined);
    taking.set(part, found);
  }
  return found;
}

/** The ids of all that a character has in force, its Dashboard first. DL-DTH-07: nothing of a dead Accursed. */
function idsOf(figure: Character): string[] {
  const ids: string[] = [];
  if (figure.is === 'accursed') {
    ids.push(figure.id);
    if (figure.status.kind === 'dead') return ids;
    for (const skill of figure.skills) ids.push(skill);
    for (const item of figure.items) if (item.slot !== null) ids.push(item.id);
    for (const injury of figure.injuries) ids.push(injury);
  }
  for (const effect of figure.effects) ids.push(effect.id);
  return ids;
}

/** Holdings by their ids, one after the other. */
interface Branch {
  next: Map<string, Branch> | null;
  holdings: Holdings | null;
}

const newBranch = (): Branch => ({ next: null, holdings: null });

/** What anybody has had. Not for ever: in thousands of matches much is worn that never comes back. */
let known = newBranch();
let branches = 0;
const MOST_BRANCHES = 5000;

function lookUp(figure: Character): Holdings {
  if (branches > MOST_BRANCHES) {
    known = newBranch();
    branches = 0;
  }
  const ids = idsOf(figure);
  let branch = known;
  for (const id of ids) branch = branchFor(branch, id);
  branch.holdings ??= holdingsFrom(ids);
  return branch.holdings;
}

function branchFor(from: Branch, id: string): Branch {
  let branch = from.next?.get(id);
  if (branch === undefined) {
    branch = newBranch();
    from.next ??= new Map();
    from.next.set(id, branch);
    branches += 1;
  }
  return branch;
}

function holdingsFrom(ids: readonly string[]): Holdings {
  const sources: Source[] = [];
  const talented: Source[] = [];
  const immune: Immunity[] = [];
  const hooks: HookOf[] = [];
  const gives: NonNullable<Hooks['gives']>[] = [];
  const auras: Aura[] = [];
  const sums = new Map<string, number>();
  for (const id of ids) {
    const { source, given: amounts, coded } = partsOf(id);
    sources.push(source);
    if (source.talents !== undefined) talented.push(source);
    if (source.immune !== undefined) for (const one of source.immune) immune.push(one);
    for (const [modifier, amount] of amounts) sums.set(modifier, (sums.get(modifier) ?? 0) + amount);
    if (coded === null) continue;
    hooks.push(coded);
    const [, { gives: given, aura }] = coded;
    if (given !== undefined) gives.push(given);
    if (aura !== undefined) auras.push(aura);
  }
  return {
    ids,
    sources,
    sums,
    talented,
    immune,
    hooks,
    gives,
    auras,
    taking: new Map(),
    open: { part: null, deeds: [] },
  };
}

const EMPTY_HANDED = holdingsFrom([]);

/** What any aura gives: very few numbers come from others. */
export function isRadiated(modifier: string): boolean {
  radiated ??= [...SOURCES.keys()].flatMap(id => Object.keys(hooksFor(id)?.aura?.gives ?? {}));
  for (const one of radiated) if (one === modifier) return true;
  return false;
}

let radiated: readonly string[] | undefined;

/** A source, what it gives as pairs, and its code if it needs any. */
interface Parts {
  readonly source: Source;
  readonly given: readonly (readonly [string, number])[];
  readonly coded: HookOf | null;
}

/** Put together when first asked for: effects and rules import each other. */
const partsOf = kept((id: string): Parts => {
  const source = SOURCES.get(id) as Source;
  const hooks = hooksFor(id);
  return {
    source,
    given: Object.entries<number>({ ...source.gives }),
    coded: hooks === undefined ? null : [source, hooks],
  };
});
