import { ask, type Option, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { itemIdOf, itemOf } from '../data/items.ts';
import type { FigureId, Hero, Item, State } from '../state.ts';
import { exhaustItem } from './carrying.ts';
import { countFaces, rollPower } from './dice.ts';
import { partsOf } from './effects-of.ts';
import { figureOf, isMonkey } from './figures.ts';
import type { Cause, Hit } from './wounds.ts';

/**
 * DJ-ATK-32, DJ-ABL-21: how many wounds are cancelled: shields as their owner likes (of attacks only), then a cloak for what
 * is left, then `onWounds` effects. A monkey uses nothing (DJ-EFF-11).
 */
export function* cancelWounds(table: Table<State>, hit: Hit, cause: Cause): Rule<number> {
  const figure = figureOf(table.state, hit.figure);
  if (figure?.kind !== 'hero' || isMonkey(figure.hero)) return 0;
  const { hero } = figure;
  let left = hit.wounds;
  if (cause.kind === 'attack') left -= yield* useShields(table, hero, left);
  if (left > 0) left -= yield* useCloak(table, hero, left);
  for (const effect of partsOf(hero).onWounds) {
    if (left > 0) left -= yield* effect.onWounds(table, hero, { ...hit, wounds: left }, cause);
  }
  return hit.wounds - Math.max(0, left);
}

/** Whether a hero has anything at all that might cancel wounds. */
export function canCancel(state: State, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (figure?.kind !== 'hero' || isMonkey(figure.hero)) return false;
  if (partsOf(figure.hero).onWounds.length > 0) return true;
  for (const { card, equipped } of figure.hero.items) {
    const { kind } = itemOf(card);
    if (equipped && (kind === 'shield' || kind === 'armor')) return true;
  }
  return false;
}

interface ShieldOption extends Option {
  readonly item: Item;
}

/** Each shield once until it is refreshed; as many as he likes, one after another. */
function* useShields(table: Table<State>, hero: Hero, wounds: number): Rule<number> {
  let cancelled = 0;
  while (cancelled < wounds) {
    const shields = hero.items.filter(
      item => item.equipped && !item.exhausted && itemOf(item.card).kind === 'shield',
    );
    if (shields.length === 0) break;
    const choice = yield* ask<ShieldOption | typeof PASS>(
      'use-shield',
      hero.seat,
      [...shields.map(item => shieldOption(hero, item)), PASS],
      'DJ-ATK-32',
      { window: true, concerns: [hero.seat], about: { hero: hero.id, wounds: wounds - cancelled } },
    );
    if (!('item' in choice)) break;
    const count = Math.min(wounds - cancelled, cancelsOf(hero, choice.item));
    exhaustItem(hero, choice.item.card);
    cancelled += count;
    table.tell({
      type: 'wounds-cancelled',
      rule: 'DJ-ATK-32',
      hero: hero.id,
      item: itemIdOf(choice.item.card),
      count,
    });
  }
  return cancelled;
}

const shieldOption = (hero: Hero, item: Item): ShieldOption => ({
  id: `shield:${item.card}`,
  item,
  about: { item: itemIdOf(item.card), count: cancelsOf(hero, item) },
  on: [`card:${item.card}`],
});

function cancelsOf(hero: Hero, { card }: Item): number {
  const item = itemOf(card);
  const more = partsOf(hero).shieldCancels.reduce((sum, effect) => sum + effect.shieldCancels, 0);
  return item.kind === 'shield' ? item.cancels + more : 0;
}

/** A cloak rolls once each time wounds are dealt, from any source. */
function* useCloak(table: Table<State>, hero: Hero, wounds: number): Rule<number> {
  for (const { card, equipped } of hero.items) {
    const item = itemOf(card);
    if (!equipped || item.kind !== 'armor' || item.cancels === null) continue;
    const faces = yield* rollPower('cloak', wounds, 'DJ-ATK-32', hero.seat);
    const count = countFaces(faces, item.cancels);
    if (count > 0)
      table.tell({ type: 'wounds-cancelled', rule: 'DJ-ATK-32', hero: hero.id, item: itemIdOf(card), count });
    return count;
  }
  return 0;
}
