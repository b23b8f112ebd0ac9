import type { Abilities, AttackType, Immunity } from '../data/abilities.ts';
import { HEROES, type HeroId, type HeroSheet } from '../data/heroes.ts';
import { type ItemCardId, itemIdOf, itemOf } from '../data/items.ts';
import { SKILLS, type SkillId } from '../data/skills.ts';
import type { Standing } from '../data/standing.ts';
import type { Effect } from '../effects/effect.ts';
import { HERO_EFFECTS } from '../effects/heroes.ts';
import { ITEM_EFFECTS } from '../effects/items.ts';
import { SKILL_EFFECTS } from '../effects/skills.ts';
import type { Attack, Hero } from '../state.ts';
import type { Arms } from './attack-dice.ts';
import { isMonkey } from './figures.ts';
import { type Ranks, ranksOf, withAbilities } from './ability-ranks.ts';

export type Part = keyof Effect;
export type EffectWith<P extends Part> = Effect & { readonly [Key in P]-?: NonNullable<Effect[Key]> };

/** By part, the effects that have it: most often none, so that nothing need be done. */
export type Parts = { readonly [P in Part]-?: readonly EffectWith<P>[] };

/** A standing number, and the types of attacks that it is for; null where these do not matter. */
export interface Count {
  readonly kind: Counted;
  readonly count: number;
  readonly types: readonly AttackType[] | null;
}
export type Counted = Extract<Standing, { readonly count: number }>['kind'];

/** DJ-CRD-10: what a hero's sheet, skills and equipped items come to. */
export interface Kit {
  /** In the order of sheet, skills and items; none while he is a monkey. */
  readonly effects: readonly Effect[];
  readonly parts: Parts;
  /** DJ-EFF-11: of a monkey only the maxima of wounds and fatigue remain. */
  readonly standings: readonly Standing[];
  /** Those of them that are numbers. */
  readonly counted: readonly Count[];
  readonly sheet: HeroSheet;
  /** Those of standing data: of his attacks, or of the figure itself. */
  readonly abilities: Abilities;
  readonly ranks: Ranks;
  readonly immune: readonly Immunity[];
  /** DJ-ARM-02, DJ-ARM-03, DJ-ARM-05: the lower of printed speed and the armor's limit, then bonuses. */
  readonly speed: number;
  /** DJ-HRT-10: the weapons in hand, in order. */
  readonly weapons: readonly ItemCardId[];
  /** What he attacks with, by source, as far as it has been asked for; the black dice may have changed since. */
  readonly arms: Map<Attack['source'], Arms>;
}

/**
 * A kit is asked for dozens of times for every decision and changes with what the hero uses, so the last ones of every hero
 * are kept, together with all that they depend on; each serves whoever has exactly this, in whatever match.
 */
interface Kept {
  readonly hero: HeroId;
  /** The lists that were looked at last, which are replaced when anything changes; most often they are still the same. */
  seenSkills: Hero['skills'];
  seenItems: Hero['items'];
  readonly isMonkey: boolean;
  readonly skills: readonly SkillId[];
  readonly cards: readonly ItemCardId[];
  readonly kit: Kit;
}

const KNOWN = new Map<HeroId, Kept[]>();
/** Bots think of all that a hero could change about his equipment, over and over. */
const MOST_KNOWN = 16;

/**
 * The same once more for the heroes who were asked about last, which are looked through faster than a map: as many as there are
 * heroes in two matches.
 */
const RECENT: Kept[] = [];
const MOST_RECENT = 8;
let nextRecent = 0;

export function kitOf(hero: Hero): Kit {
  const { items, skills } = hero;
  for (let at = 0; at < RECENT.length; at++) {
    const kept = RECENT[at] as Kept;
    if (kept.seenItems !== items || kept.seenSkills !== skills) continue;
    if (kept.hero === hero.id && kept.isMonkey === isMonkey(hero)) return kept.kit;
  }
  const found = findKit(hero);
  note(found);
  return found.kit;
}

/** In the place of what was known of the same hero, or of whoever was noted longest ago. */
function note(kept: Kept): void {
  for (let at = 0; at < RECENT.length; at++) {
    if (RECENT[at]?.hero !== kept.hero) continue;
    RECENT[at] = kept;
    return;
  }
  if (RECENT.length < MOST_RECENT) {
    RECENT.push(kept);
    return;
  }
  RECENT[nextRecent] = kept;
  nextRecent = (nextRecent + 1) % MOST_RECENT;
}

function findKit(hero: Hero): Kept {
  let known = KNOWN.get(hero.id);
  if (known === undefined || known.length >= MOST_KNOWN) {
    known = [];
    KNOWN.set(hero.id, known);
  }
  for (const one of known) {
    if (one.isMonkey !== isMonkey(hero) || !isStillHis(one, hero)) continue;
    one.seenItems = hero.items;
    one.seenSkills = hero.skills;
    return one;
  }
  const kept: Kept = {
    hero: hero.id,
    seenSkills: hero.skills,
    seenItems: hero.items,
    isMonkey: isMonkey(hero),
    skills: hero.skills.map(({ id }) => id),
    cards: listCards(hero),
    kit: makeKit(hero),
  };
  known.push(kept);
  return kept;
}

function isStillHis({ skills, cards }: Kept, hero: Hero): boolean {
  const { items } = hero;
  if (hero.skills.length !== skills.length) return false;
  for (let at = 0; at < skills.length; at++) if (hero.skills[at]?.id !== skills[at]) return false;
  let equipped = 0;
  for (const item of items) {
    if (!item.equipped) continue;
    if (item.card !== cards[equipped]) return false;
    equipped += 1;
  }
  return equipped === cards.length;
}

function makeKit(hero: Hero): Kit {
  const effects = listEffects(hero);
  const standings = listStandings(hero);
  let abilities: Abilities = {};
  const immune: Immunity[] = [];
  for (const one of standings) {
    if (one.kind === 'ability') abilities = withAbilities(abilities, { [one.ability]: one.rank });
    else if (one.kind === 'immune') immune.push(...one.to);
  }
  return {
    effects,
    parts: sortByPart(effects),
    standings,
    counted: listCounts(standings),
    sheet: HEROES[hero.id],
    abilities,
    ranks: ranksOf(abilities),
    immune,
    speed: speedWith(hero, effects, standings),
    weapons: listWeapons(hero),
    arms: new Map(),
  };
}

export function sortByPart(effects: readonly Effect[]): Parts {
  const parts = noParts() as Record<Part, readonly Effect[]>;
  for (const effect of effects)
    for (const part of Object.keys(effect) as Part[]) parts[part] = [...parts[part], effect];
  return parts as Parts;
}

const NONE: readonly never[] = [];

/** Every part has its list and is named here, so that all kits are alike to the machine. */
const noParts = (): Parts => ({
  armor: NONE,
  damage: NONE,
  pierce: NONE,
  offHandDamage: NONE,
  shieldCancels: NONE,
  diceForFatigue: NONE,
  handLimit: NONE,
  ignoresSpeedLimit: NONE,
  allowsRunes: NONE,
  movesThrough: NONE,
  linesFrom: NONE,
  attacksFrom: NONE,
  looksPast: NONE,
  around: NONE,
  onTurnBegun: NONE,
  atTurnStart: NONE,
  beforeDeclaring: NONE,
  onDeclared: NONE,
  actions: NONE,
  onEntered: NONE,
  atTurnEnd: NONE,
  onEnemyDeclared: NONE,
  reroll: NONE,
  onEnemyMissed: NONE,
  onTargetWounded: NONE,
  afterAttack: NONE,
  onWounds: NONE,
  afterWounds: NONE,
  onKilled: NONE,
  onEnemyStep: NONE,
  atAnyTime: NONE,
});

function listCards(hero: Hero): ItemCardId[] {
  const cards: ItemCardId[] = [];
  for (const { card, equipped } of hero.items) if (equipped) cards.push(card);
  return cards;
}

function listWeapons(hero: Hero): ItemCardId[] {
  const weapons: ItemCardId[] = [];
  for (const { card, equipped } of hero.items)
    if (equipped && itemOf(card).kind === 'weapon') weapons.push(card);
  return weapons;
}

function listEffects(hero: Hero): Effect[] {
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

function listStandings(hero: Hero): Standing[] {
  const all: Standing[] = [...HEROES[hero.id].standing];
  for (const { id } of hero.skills) all.push(...SKILLS[id].standing);
  for (const { card, equipped } of hero.items) if (equipped) all.push(...itemOf(card).standing);
  return isMonkey(hero) ? all.filter(isMaximum) : all;
}

function listCounts(standings: readonly Standing[]): Count[] {
  const counts: Count[] = [];
  for (const one of standings) {
    if (!('count' in one)) continue;
    const types = 'on' in one ? one.on : 'against' in one ? one.against : null;
    counts.push({ kind: one.kind, count: one.count, types });
  }
  return counts;
}

const isMaximum = ({ kind }: Standing): boolean => kind === 'max-wounds' || kind === 'max-fatigue';

function speedWith(hero: Hero, effects: readonly Effect[], standings: readonly Standing[]): number {
  let speed: number = HEROES[hero.id].speed;
  if (!effects.some(one => one.ignoresSpeedLimit === true)) {
    for (const { card, equipped } of hero.items) {
      const item = itemOf(card);
      if (!equipped || item.kind !== 'armor' || item.speedLimit === null) continue;
      speed = Math.min(speed, item.speedLimit);
    }
  }
  for (const one of standings) if (one.kind === 'speed') speed += one.count;
  return Math.max(0, speed);
}
