import { ACCURSED, type Dashboard } from '../data/accursed.ts';
import { type EffectInForce, IN_FORCE } from '../data/in-force.ts';
import { INJURIES, type Injury } from '../data/injuries.ts';
import type { ItemCard } from '../data/item-card.ts';
import { ITEMS } from '../data/items.ts';
import type { Bonus, Immunity } from '../data/numbers.ts';
import { type Once, type Skill, SKILLS, type Talent } from '../data/skills.ts';
import type { Aura, Hooks } from '../effects/hooks.ts';
import { hooksFor } from '../effects/index.ts';
import type { Character } from '../state.ts';

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
 * asked about, so it is put together once for as long as the list stays the same.
 */
export interface Holdings {
  readonly ids: readonly string[];
  readonly sources: readonly Source[];
  /** What the plain numbers of all of them add up to, by what is given. */
  readonly sums: Readonly<Record<string, number>>;
  readonly talented: readonly Source[];
  readonly immune: readonly Immunity[];
  /** Of those that need code: each with its source, those whose numbers hang on the moment, and what reaches others. */
  readonly hooks: readonly HookOf[];
  readonly gives: readonly NonNullable<Hooks['gives']>[];
  readonly auras: readonly Aura[];
  /** The hooks that take part in something, by its name, as far as anybody has asked. */
  readonly taking: Map<keyof Hooks, readonly HookOf[]>;
}
export type HookOf = readonly [Source, Hooks];

const KNOWN = new WeakMap<Character, Holdings>();

/** What a character has in force now. What is remembered of it is compared with what it has, thing by thing. */
export function holdingsOf(figure: Character): Holdings {
  if (figure.is !== 'accursed' && figure.effects.length === 0) return EMPTY_HANDED;
  const known = KNOWN.get(figure);
  if (known !== undefined && hasStill(figure, known.ids)) return known;
  const holdings = holdingsFrom(idsOf(figure));
  KNOWN.set(figure, holdings);
  return holdings;
}

/** The hooks of a character that take part in something, each with its source. */
export function hooksTaking(figure: Character, part: keyof Hooks): readonly HookOf[] {
  const { hooks, taking } = holdingsOf(figure);
  if (hooks.length === 0) return hooks;
  let found = taking.get(part);
  if (found === undefined) {
    found = hooks.filter(([, one]) => part in one);
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

/** Whether these are still the ids of all that it has: the same walk as `idsOf`, without a list. */
function hasStill(figure: Character, ids: readonly string[]): boolean {
  const { length } = ids;
  let at = 0;
  if (figure.is === 'accursed') {
    at = 1;
    if (figure.status.kind === 'dead') return length === at;
    for (const skill of figure.skills) if (at >= length || ids[at++] !== skill) return false;
    for (const item of figure.items)
      if (item.slot !== null && (at >= length || ids[at++] !== item.id)) return false;
    for (const injury of figure.injuries) if (at >= length || ids[at++] !== injury) return false;
  }
  for (const effect of figure.effects) if (at >= length || ids[at++] !== effect.id) return false;
  return at === length;
}

function holdingsFrom(ids: readonly string[]): Holdings {
  const sources: Source[] = [];
  const talented: Source[] = [];
  const immune: Immunity[] = [];
  const hooks: HookOf[] = [];
  const gives: NonNullable<Hooks['gives']>[] = [];
  const auras: Aura[] = [];
  const sums: Record<string, number> = { ...NO_SUMS };
  for (const id of ids) {
    const source = SOURCES.get(id) as Source;
    sources.push(source);
    if (source.talents !== undefined) talented.push(source);
    if (source.immune !== undefined) immune.push(...source.immune);
    if (source.gives !== undefined)
      for (const [modifier, amount] of GIVEN.get(id) ?? []) sums[modifier] = (sums[modifier] ?? 0) + amount;
    const coded = codedSource(id);
    if (coded === null) continue;
    hooks.push(coded);
    const [, { gives: given, aura }] = coded;
    if (given !== undefined) gives.push(given);
    if (aura !== undefined) auras.push(aura);
  }
  return { ids, sources, sums, talented, immune, hooks, gives, auras, taking: new Map() };
}

/** What each source gives, as pairs: they are added up whenever somebody puts something on. */
const GIVEN: ReadonlyMap<string, readonly (readonly [string, number])[]> = new Map(
  [...SOURCES.values()].map(({ id, gives }) => [id, Object.entries<number>({ ...gives })]),
);

/** Everything that is given by anything; sums of one shape are looked up fast. */
const NO_SUMS: Readonly<Record<string, number>> = Object.fromEntries(
  [...GIVEN.values()].flat().map(([modifier]) => [modifier, 0]),
);

const EMPTY_HANDED = holdingsFrom([]);

/** What any aura gives: very few numbers come from others. */
export function isRadiated(modifier: string): boolean {
  radiated ??= new Set(
    [...SOURCES.keys()].flatMap(id => Object.keys(codedSource(id)?.[1].aura?.gives ?? {})),
  );
  return radiated.has(modifier);
}

let radiated: ReadonlySet<string> | undefined;

/** A source that needs code, with it. Put together when first asked for: effects and rules import each other. */
function codedSource(id: string): HookOf | null {
  let coded = CODED.get(id);
  if (coded === undefined) {
    const hooks = hooksFor(id);
    coded = hooks === undefined ? null : [SOURCES.get(id) as Source, hooks];
    CODED.set(id, coded);
  }
  return coded;
}

const CODED = new Map<string, HookOf | null>();
