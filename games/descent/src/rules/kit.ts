import type { Abilities, Immunity } from '../data/abilities.ts';
import { HEROES, type HeroId } from '../data/heroes.ts';
import { type ItemCardId, itemIdOf, itemOf } from '../data/items.ts';
import { SKILLS, type SkillId } from '../data/skills.ts';
import type { Standing } from '../data/standing.ts';
import type { Effect } from '../effects/effect.ts';
import { HERO_EFFECTS } from '../effects/heroes.ts';
import { ITEM_EFFECTS } from '../effects/items.ts';
import { SKILL_EFFECTS } from '../effects/skills.ts';
import type { Hero } from '../state.ts';
import { isMonkey } from './figures.ts';
import { withAbilities } from './ability-ranks.ts';

/** The parts of effects that rules look for. */
const PARTS = [
  'armor',
  'damage',
  'pierce',
  'offHandDamage',
  'shieldCancels',
  'diceForFatigue',
  'handLimit',
  'ignoresSpeedLimit',
  'allowsRunes',
  'movesThrough',
  'linesFrom',
  'attacksFrom',
  'looksPast',
  'around',
  'onTurnBegun',
  'atTurnStart',
  'beforeDeclaring',
  'onDeclared',
  'actions',
  'onEntered',
  'atTurnEnd',
  'onEnemyDeclared',
  'reroll',
  'onEnemyMissed',
  'onTargetWounded',
  'afterAttack',
  'onWounds',
  'afterWounds',
  'onKilled',
  'onEnemyStep',
  'atAnyTime',
] as const satisfies readonly (keyof Effect)[];

export type Part = keyof Effect;
export type EffectWith<P extends Part> = Effect & { readonly [Key in P]-?: NonNullable<Effect[Key]> };

/** DJ-CRD-10: what a hero's sheet, skills and equipped items come to. */
export interface Kit {
  /** In the order of sheet, skills and items; none while he is a monkey. */
  readonly effects: readonly Effect[];
  readonly parts: Readonly<Record<Part, readonly Effect[]>>;
  /** DJ-EFF-11: of a monkey only the maxima of wounds and fatigue remain. */
  readonly standings: readonly Standing[];
  /** Those of standing data: of his attacks, or of the figure itself. */
  readonly abilities: Abilities;
  readonly immune: readonly Immunity[];
  /** DJ-ARM-02, DJ-ARM-03, DJ-ARM-05: the lower of printed speed and the armor's limit, then bonuses. */
  readonly speed: number;
  /** DJ-HRT-10: the weapons in hand, in order. */
  readonly weapons: readonly ItemCardId[];
}

/**
 * A kit is asked for dozens of times for every decision and changes with what the hero uses, so the last one of every hero
 * is kept, together with all that it depends on; it serves whoever has exactly this, in whatever match.
 */
interface Kept {
  readonly isMonkey: boolean;
  readonly skills: readonly SkillId[];
  readonly cards: readonly ItemCardId[];
  readonly kit: Kit;
}

const LAST = new Map<HeroId, Kept>();

export function kitOf(hero: Hero): Kit {
  const last = LAST.get(hero.id);
  if (last !== undefined && isStillHis(last, hero)) return last.kit;
  const kept: Kept = {
    isMonkey: isMonkey(hero),
    skills: hero.skills.map(({ id }) => id),
    cards: hero.items.filter(({ equipped }) => equipped).map(({ card }) => card),
    kit: makeKit(hero),
  };
  LAST.set(hero.id, kept);
  return kept.kit;
}

function isStillHis({ isMonkey: wasMonkey, skills, cards }: Kept, hero: Hero): boolean {
  const { items } = hero;
  if (isMonkey(hero) !== wasMonkey || hero.skills.length !== skills.length) return false;
  for (let at = 0; at < skills.length; at++) if (hero.skills[at]?.id !== skills[at]) return false;
  let equipped = 0;
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item === undefined || !item.equipped) continue;
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
    abilities,
    immune,
    speed: speedWith(hero, effects, standings),
    weapons: hero.items
      .filter(({ card, equipped }) => equipped && itemOf(card).kind === 'weapon')
      .map(({ card }) => card),
  };
}

/** Every part has its list, so that all kits are alike. */
const NO_PARTS = Object.fromEntries(PARTS.map(part => [part, []])) as unknown as Record<
  Part,
  readonly Effect[]
>;

function sortByPart(effects: readonly Effect[]): Record<Part, readonly Effect[]> {
  const parts = { ...NO_PARTS };
  for (const effect of effects) {
    for (const part of Object.keys(effect) as Part[]) parts[part] = [...parts[part], effect];
  }
  return parts;
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

const isMaximum = ({ kind }: Standing): boolean => kind === 'max-wounds' || kind === 'max-fatigue';

function speedWith(hero: Hero, effects: readonly Effect[], standings: readonly Standing[]): number {
  let speed: number = HEROES[hero.id].speed;
  if (!effects.some(one => one.ignoresSpeedLimit === true)) {
    for (const { card, equipped } of hero.items) {
      const item = itemOf(card);
      if (equipped && item.kind === 'armor') speed = Math.min(speed, item.speedLimit ?? Infinity);
    }
  }
  for (const one of standings) if (one.kind === 'speed') speed += one.count;
  return Math.max(0, speed);
}
