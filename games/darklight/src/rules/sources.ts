import { ACCURSED, type Dashboard } from '../data/accursed.ts';
import { type EffectInForce, IN_FORCE } from '../data/in-force.ts';
import { INJURIES, type Injury } from '../data/injuries.ts';
import type { ItemCard } from '../data/item-card.ts';
import { ITEMS } from '../data/items.ts';
import type { Bonus, Immunity, Modifier, Modifiers } from '../data/numbers.ts';
import { type Once, type Skill, SKILLS, type Talent } from '../data/skills.ts';
import { hooksFor } from '../effects/index.ts';
import type { Hooks } from '../effects/hooks.ts';
import type { Accursed, Character, Item, State } from '../state.ts';

/** Something that a character has, with what it gives: a skill, an item, an Injury, an effect in force, its Dashboard. */
export interface Source extends Bonus {
  readonly id: string;
  readonly once?: Once | undefined;
  readonly talents?: readonly Talent[];
  readonly item?: Item;
}

const DASHBOARDS: Readonly<Record<string, Source>> = named<Dashboard>(ACCURSED);
const SKILL_SOURCES: Readonly<Record<string, Source>> = named<Skill>(SKILLS);
const INJURY_SOURCES: Readonly<Record<string, Source>> = named<Injury>(INJURIES);
const EFFECT_SOURCES: Readonly<Record<string, Source>> = named<EffectInForce>(IN_FORCE);

function named<T extends Bonus>(table: Readonly<Record<string, T>>): Record<string, T & { id: string }> {
  return Object.fromEntries(Object.entries(table).map(([id, one]) => [id, { ...one, id }]));
}

export const itemCard = (item: Item): ItemCard => ITEMS[item.id];

/** DL-EQP-01, DL-EQP-12: items count from the moment they are equipped. */
export const isEquipped = (item: Item): boolean => item.slot !== null;

export const equippedItems = (accursed: Accursed): Item[] => accursed.items.filter(isEquipped);

/** DL-ATR-14: all that a character has in force, its Dashboard first. DL-DTH-07: nothing of a dead Accursed. */
export function sourcesOf(figure: Character): Source[] {
  const sources: Source[] = [];
  if (figure.is === 'accursed') {
    if (figure.status.kind === 'dead') return [DASHBOARDS[figure.id] as Source];
    sources.push(DASHBOARDS[figure.id] as Source);
    for (const skill of figure.skills) sources.push(SKILL_SOURCES[skill] as Source);
    for (const item of figure.items) if (isEquipped(item)) sources.push(itemSource(item));
    for (const injury of figure.injuries) sources.push(INJURY_SOURCES[injury] as Source);
  }
  for (const effect of figure.effects) sources.push(EFFECT_SOURCES[effect.id] as Source);
  return sources;
}

/** The smith: +1 damage for a weapon stands with its blow, +1 Armour here. */
function itemSource(item: Item): Source {
  const card = itemCard(item);
  const gives: Modifiers | undefined =
    item.smithed && card.weapon === undefined
      ? { ...card.gives, armour: (card.gives?.armour ?? 0) + 1 }
      : card.gives;
  return {
    id: item.id,
    once: card.once,
    item,
    ...(gives && { gives }),
    ...(card.immune && { immune: card.immune }),
  };
}

/** The sum of one number over all that a character has, auras of others included. */
export function sumOf(state: State, figure: Character, modifier: Modifier): number {
  let sum = 0;
  for (const source of sourcesOf(figure)) {
    sum += source.gives?.[modifier] ?? 0;
    sum += hooksFor(source.id)?.gives?.(state, figure)?.[modifier] ?? 0;
  }
  if (figure.is === 'monster') return sum;
  for (const other of state.accursed) {
    if (other === figure || other.status.kind !== 'in') continue;
    for (const source of sourcesOf(other))
      sum += hooksFor(source.id)?.aura?.(state, other, figure)?.[modifier] ?? 0;
  }
  return sum;
}

export const isImmune = (figure: Character, to: Immunity): boolean =>
  sourcesOf(figure).some(source => source.immune?.includes(to));

/** Whether an Accursed has a talent; the rules ask for it where it matters. */
export const hasTalent = (accursed: Accursed, talent: Talent): boolean =>
  sourcesOf(accursed).some(source => source.talents?.includes(talent));

/** The hooks of a character, each with the source it comes from. */
export function hooksOf(figure: Character): readonly (readonly [Source, Hooks])[] {
  const hooks: (readonly [Source, Hooks])[] = [];
  for (const source of sourcesOf(figure)) {
    const found = hooksFor(source.id);
    if (found !== undefined) hooks.push([source, found]);
  }
  return hooks;
}

/** DL-TRM-16: whether something with a limit may be used again. */
export const isUnused = (accursed: Accursed, id: string): boolean => !accursed.used.includes(id);

export function useUp(accursed: Accursed, id: string): void {
  accursed.used.push(id);
}

/** DL-TRM-16: a new turn, round, combat or dungeon begins: what is allowed once in it may be used again. */
export function refresh(state: State, once: Once): void {
  for (const accursed of state.accursed) accursed.used = accursed.used.filter(id => ONCE[id] !== once);
}

const ONCE: Readonly<Record<string, Once | undefined>> = Object.fromEntries(
  Object.entries<Skill | ItemCard>({ ...SKILLS, ...ITEMS }).map(([id, { once }]) => [id, once]),
);
