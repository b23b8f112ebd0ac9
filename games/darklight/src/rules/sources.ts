import type { ItemCard } from '../data/item-card.ts';
import { ITEMS } from '../data/items.ts';
import type { Immunity, Modifier } from '../data/numbers.ts';
import { type Once, type Skill, SKILLS, type Talent } from '../data/skills.ts';
import type { Aura, Hooks } from '../effects/hooks.ts';
import type { Accursed, Character, Item, State } from '../state.ts';
import { alike } from './alike.ts';
import { cardOfMonster } from './figures.ts';
import { holdingsOf, isRadiated, type Source } from './holdings.ts';
import { packOf } from './pack.ts';

export type { Source } from './holdings.ts';

export const itemCard = (item: Item): ItemCard => cardNamed(item.id) as ItemCard;
const cardNamed = alike<ItemCard>(ITEMS);

/** DL-EQP-01, DL-EQP-12: items count from the moment they are equipped. */
export const isEquipped = (item: Item): boolean => item.slot !== null;

export const equippedItems = (accursed: Accursed): Item[] => accursed.items.filter(isEquipped);

/** DL-ATR-14: all that a character has in force. */
export const sourcesOf = (figure: Character): readonly Source[] => holdingsOf(figure).sources;

/** The sum of one number over all that a character has, auras of others included, and what the smith has improved. */
export function sumOf(state: State, figure: Character, modifier: Modifier): number {
  const { sums, gives } = holdingsOf(figure);
  let sum = sums.size === 0 ? 0 : (sums.get(modifier) ?? 0);
  if (modifier === 'armour' && figure.is === 'accursed') sum += packOf(figure).smithed;
  for (const given of gives) sum += given(state, figure)?.[modifier] ?? 0;
  if (figure.is === 'monster' || !isRadiated(modifier)) return sum;
  for (const other of state.accursed) {
    if (other === figure || other.status.kind !== 'in') continue;
    for (const aura of holdingsOf(other).auras) sum += fromAura(state, aura, other, figure, modifier);
  }
  return sum;
}

/** Who is reached is asked last: it is worked out on the board. */
function fromAura(state: State, aura: Aura, holder: Accursed, figure: Character, modifier: Modifier): number {
  const amount = aura.gives[modifier];
  return amount !== undefined && aura.reaches(state, holder, figure) ? amount : 0;
}

/** DL-CND-07: by the card of a Monster, or by something that a character has. */
export const isImmune = (figure: Character, to: Immunity): boolean =>
  (figure.is === 'monster' && cardOfMonster(figure.kind).immune?.includes(to) === true) ||
  holdingsOf(figure).immune.includes(to);

/** Whether an Accursed has a talent; the rules ask for it where it matters. */
export const hasTalent = (accursed: Accursed, talent: Talent): boolean =>
  sourceWith(accursed, talent) !== undefined;

/** What gives an Accursed a talent, for one that may be used once in a while. */
export function sourceWith(accursed: Accursed, talent: Talent): Source | undefined {
  for (const source of holdingsOf(accursed).talented)
    if (source.talents?.includes(talent) === true) return source;
  return undefined;
}

/** The hooks of a character, each with the source it comes from. */
export const hooksOf = (figure: Character): readonly (readonly [Source, Hooks])[] => holdingsOf(figure).hooks;

/** DL-TRM-16: whether something with a limit may be used again. */
export const isUnused = (accursed: Accursed, id: string): boolean => !accursed.used.includes(id);

export function useUp(accursed: Accursed, id: string): void {
  accursed.used.push(id);
}

/** DL-TRM-16: a new turn, round, combat or dungeon begins: what is allowed once in it may be used again. */
export function refresh(state: State, once: Once): void {
  for (const accursed of state.accursed)
    if (accursed.used.length > 0) accursed.used = accursed.used.filter(id => onceOf(id) !== once);
}

/** A deal with somebody is for this turn (rules/trade.ts), and so is putting something on (rules/equipping.ts). A skill used on one thing is `skill:thing`. */
function onceOf(id: string): Once | undefined {
  if (id.startsWith('trade:') || id.startsWith('put-on:')) return 'turn';
  const colon = id.indexOf(':');
  return ONCE[colon < 0 ? id : id.slice(0, colon)];
}

const ONCE: Readonly<Record<string, Once | undefined>> = Object.fromEntries(
  Object.entries<Skill | ItemCard>({ ...SKILLS, ...ITEMS }).flatMap(([id, card]) => [
    [id, card.once],
    ...Object.entries(('besides' in card ? card.besides : undefined) ?? {}),
  ]),
);
