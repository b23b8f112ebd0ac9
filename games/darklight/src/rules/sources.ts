import { ACCURSED, type Dashboard } from '../data/accursed.ts';
import { type EffectInForce, IN_FORCE } from '../data/in-force.ts';
import { INJURIES, type Injury } from '../data/injuries.ts';
import type { ItemCard } from '../data/item-card.ts';
import { ITEMS } from '../data/items.ts';
import type { Bonus, Immunity, Modifier } from '../data/numbers.ts';
import { type Once, type Skill, SKILLS, type Talent } from '../data/skills.ts';
import { hooksFor } from '../effects/index.ts';
import type { Aura, Hooks } from '../effects/hooks.ts';
import type { Accursed, Character, Item, State } from '../state.ts';
import { cardOfMonster } from './figures.ts';

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

/** By what is given, then by who gives it: most numbers come from very few of them, and this is asked all the time. */
const GIVEN = new Map<string, Map<string, number>>();
for (const { id, gives } of SOURCES.values()) {
  for (const [modifier, amount] of Object.entries<number>({ ...gives })) {
    const givers = GIVEN.get(modifier) ?? new Map<string, number>();
    GIVEN.set(modifier, givers.set(id, amount));
  }
}

export const itemCard = (item: Item): ItemCard => ITEMS[item.id];

/** DL-EQP-01, DL-EQP-12: items count from the moment they are equipped. */
export const isEquipped = (item: Item): boolean => item.slot !== null;

export const equippedItems = (accursed: Accursed): Item[] => accursed.items.filter(isEquipped);

/** DL-ATR-14: the ids of all that a character has in force, its Dashboard first. DL-DTH-07: nothing of a dead Accursed. */
function idsOf(figure: Character): string[] {
  const ids: string[] = [];
  if (figure.is === 'accursed') {
    ids.push(figure.id);
    if (figure.status.kind === 'dead') return ids;
    for (const skill of figure.skills) ids.push(skill);
    for (const item of figure.items) if (isEquipped(item)) ids.push(item.id);
    for (const injury of figure.injuries) ids.push(injury);
  }
  for (const effect of figure.effects) ids.push(effect.id);
  return ids;
}

/** DL-ATR-14: all that a character has in force. */
export const sourcesOf = (figure: Character): Source[] => idsOf(figure).map(id => SOURCES.get(id) as Source);

/** The sum of one number over all that a character has, auras of others included. */
export function sumOf(state: State, figure: Character, modifier: Modifier): number {
  const { gives, auras, radiated } = codedSources();
  const given = GIVEN.get(modifier);
  let sum = modifier === 'armour' && figure.is === 'accursed' ? smithedArmour(figure) : 0;
  for (const id of idsOf(figure)) {
    sum += given?.get(id) ?? 0;
    sum += gives.get(id)?.(state, figure)?.[modifier] ?? 0;
  }
  // Very few numbers come from others, and this is asked all the time.
  if (figure.is === 'monster' || !radiated.has(modifier)) return sum;
  for (const other of state.accursed) {
    if (other === figure || other.status.kind !== 'in') continue;
    for (const id of idsOf(other)) sum += fromAura(state, auras.get(id), other, figure, modifier);
  }
  return sum;
}

/** Who is reached is asked last: it is worked out on the board. */
function fromAura(
  state: State,
  aura: Aura | undefined,
  holder: Accursed,
  figure: Character,
  modifier: Modifier,
): number {
  const amount = aura?.gives[modifier];
  return amount !== undefined && aura?.reaches(state, holder, figure) === true ? amount : 0;
}

/** The smith: +1 Armour for what is worn; +1 damage for a weapon stands with its blow (rules/blows.ts). */
const smithedArmour = (accursed: Accursed): number =>
  accursed.items.filter(item => item.smithed && isEquipped(item) && itemCard(item).weapon === undefined)
    .length;

interface CodedSources {
  readonly hooks: ReadonlyMap<string, Hooks>;
  readonly gives: ReadonlyMap<string, NonNullable<Hooks['gives']>>;
  readonly auras: ReadonlyMap<string, Aura>;
  /** What any of the auras gives. */
  readonly radiated: ReadonlySet<string>;
}

/** Sources that need code. Put together when first asked for: effects and rules import each other. */
function codedSources(): CodedSources {
  coded ??= sortHooks();
  return coded;
}

let coded: CodedSources | undefined;

function sortHooks(): CodedSources {
  const hooks = new Map<string, Hooks>();
  const gives = new Map<string, NonNullable<Hooks['gives']>>();
  const auras = new Map<string, Aura>();
  for (const id of SOURCES.keys()) {
    const found = hooksFor(id);
    if (found === undefined) continue;
    hooks.set(id, found);
    if (found.gives) gives.set(id, found.gives);
    if (found.aura) auras.set(id, found.aura);
  }
  const radiated = new Set([...auras.values()].flatMap(aura => Object.keys(aura.gives)));
  return { hooks, gives, auras, radiated };
}

/** DL-CND-07: by the card of a Monster, or by something that a character has. */
export const isImmune = (figure: Character, to: Immunity): boolean =>
  (figure.is === 'monster' && cardOfMonster(figure.kind).immune?.includes(to) === true) ||
  sourcesOf(figure).some(source => source.immune?.includes(to));

/** Whether an Accursed has a talent; the rules ask for it where it matters. */
export const hasTalent = (accursed: Accursed, talent: Talent): boolean =>
  sourceWith(accursed, talent) !== undefined;

/** What gives an Accursed a talent, for one that may be used once in a while. */
export const sourceWith = (accursed: Accursed, talent: Talent): Source | undefined =>
  sourcesOf(accursed).find(source => source.talents?.includes(talent));

/** The hooks of a character, each with the source it comes from. */
export function hooksOf(figure: Character): readonly (readonly [Source, Hooks])[] {
  const { hooks } = codedSources();
  const found: (readonly [Source, Hooks])[] = [];
  for (const id of idsOf(figure)) {
    const one = hooks.get(id);
    if (one !== undefined) found.push([SOURCES.get(id) as Source, one]);
  }
  return found;
}

/** DL-TRM-16: whether something with a limit may be used again. */
export const isUnused = (accursed: Accursed, id: string): boolean => !accursed.used.includes(id);

export function useUp(accursed: Accursed, id: string): void {
  accursed.used.push(id);
}

/** DL-TRM-16: a new turn, round, combat or dungeon begins: what is allowed once in it may be used again. */
export function refresh(state: State, once: Once): void {
  for (const accursed of state.accursed) accursed.used = accursed.used.filter(id => onceOf(id) !== once);
}

/** A deal with somebody is for this turn (rules/trade.ts), and so is putting something on (rules/equipping.ts). A skill used on one thing is `skill:thing`. */
const onceOf = (id: string): Once | undefined =>
  id.startsWith('trade:') || id.startsWith('put-on:') ? 'turn' : ONCE[id.split(':')[0] ?? id];

const ONCE: Readonly<Record<string, Once | undefined>> = Object.fromEntries(
  Object.entries<Skill | ItemCard>({ ...SKILLS, ...ITEMS }).flatMap(([id, card]) => [
    [id, card.once],
    ...Object.entries(('besides' in card ? card.besides : undefined) ?? {}),
  ]),
);
