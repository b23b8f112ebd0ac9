import { HEROES, type HeroSheet } from '../data/heroes.ts';
import { itemIdOf, itemOf } from '../data/items.ts';
import { SKILLS } from '../data/skills.ts';
import type { Standing } from '../data/standing.ts';
import type { Effect } from '../effects/effect.ts';
import { HERO_EFFECTS } from '../effects/heroes.ts';
import { ITEM_EFFECTS } from '../effects/items.ts';
import { SKILL_EFFECTS } from '../effects/skills.ts';
import type { Hero } from '../state.ts';
import { isMonkey } from './figures.ts';

/** DJ-CRD-10: what a hero's sheet, skills and equipped items do by code, in this order; nothing while he is a monkey. */
export function effectsOf(hero: Hero): Effect[] {
  if (isMonkey(hero)) return [];
  const effects: Effect[] = [];
  add(effects, HERO_EFFECTS, hero.id);
  for (const skill of hero.skills) add(effects, SKILL_EFFECTS, skill.id);
  for (const item of hero.items) if (item.equipped) add(effects, ITEM_EFFECTS, itemIdOf(item.card));
  return effects;
}

function add(effects: Effect[], table: Readonly<Record<string, Effect>>, id: string): void {
  const effect = table[id];
  if (effect !== undefined) effects.push(effect);
}

/** DJ-CRD-10, DJ-EFF-11: what they do all the time; of a monkey only the maxima of wounds and fatigue remain. */
export function standingsOf(hero: Hero): Standing[] {
  const standings: Standing[] = [];
  eachStanding(hero, one => standings.push(one));
  return standings;
}

/** Asked many times for every decision, so that no list is made of them. */
function eachStanding(hero: Hero, visit: (standing: Standing) => void): void {
  const sheet: HeroSheet = HEROES[hero.id];
  const visitAll = (standings: readonly Standing[]): void => {
    for (const one of standings) if (!isMonkey(hero) || isMaximum(one)) visit(one);
  };
  visitAll(sheet.standing);
  for (const skill of hero.skills) visitAll(SKILLS[skill.id].standing);
  for (const item of hero.items) if (item.equipped) visitAll(itemOf(item.card).standing);
}

const isMaximum = ({ kind }: Standing): boolean => kind === 'max-wounds' || kind === 'max-fatigue';

type Counted = Extract<Standing, { readonly count: number }>['kind'];

/** The sum of one kind of standing number; for attacks, of those that work on this type. */
export function sumOf(hero: Hero, kind: Counted, type?: string): number {
  let sum = 0;
  eachStanding(hero, one => {
    if (one.kind !== kind || !('count' in one)) return;
    const types: readonly string[] | null = 'on' in one ? one.on : 'against' in one ? one.against : null;
    if (types === null || (type !== undefined && types.includes(type))) sum += one.count;
  });
  return sum;
}
