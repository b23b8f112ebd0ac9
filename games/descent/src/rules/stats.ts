import type { Abilities, AbilityId, AttackType, Immunity } from '../data/abilities.ts';
import type { Trait } from '../data/actions.ts';
import { itemOf } from '../data/items.ts';
import { TRAIT_LIMIT } from '../data/limits.ts';
import { type MonsterProfile, printedFor } from '../data/monsters.ts';
import { profileOfNamed } from '../data/quest.ts';
import { questOf } from '../data/quests.ts';
import { questRules } from '../effects/quests.ts';
import type { FigureId, Hero, Monster, State } from '../state.ts';
import { withAbilities } from './ability-ranks.ts';
import { type Listed, printedWith } from './board-now.ts';
import { partsOf, sumOf } from './effects-of.ts';
import { figureOf, isMonkey, spacesOf } from './figures.ts';
import { kitOf } from './kit.ts';
import { anyAdjacent } from './spaces.ts';

/** DJ-SET-09, DJ-EFF-11: printed wounds and what raises them. */
export const maxWounds = (hero: Hero): number => kitOf(hero).sheet.wounds + sumOf(hero, 'max-wounds');

/** DJ-ORD-16, DJ-FAT-05. */
export const maxFatigue = (hero: Hero): number => kitOf(hero).sheet.fatigue + sumOf(hero, 'max-fatigue');

/** DJ-TWN-08: the printed trait and training, at most 5. */
export function traitOf(hero: Hero, trait: Trait): number {
  const { training } = hero;
  const [melee, ranged, magic] = kitOf(hero).sheet.traits;
  if (trait === 'melee') return Math.min(TRAIT_LIMIT, melee + training.melee);
  if (trait === 'ranged') return Math.min(TRAIT_LIMIT, ranged + training.ranged);
  return Math.min(TRAIT_LIMIT, magic + training.magic);
}

/** DJ-ARM-02, DJ-ARM-03, DJ-ARM-05: the lower of printed speed and the armor's limit, then bonuses. */
export const speedOf = (hero: Hero): number => kitOf(hero).speed;

/** DJ-ATK-21, DJ-EFF-11: base armor, equipped armor and what helps against this type; 0 for a monkey. */
export function heroArmor(state: State, hero: Hero, against: AttackType | null): number {
  if (isMonkey(hero)) return 0;
  let armor = kitOf(hero).sheet.armor + (against === null ? 0 : sumOf(hero, 'armor', against));
  for (const { card, equipped } of hero.items) {
    const item = itemOf(card);
    if (equipped && item.kind === 'armor') armor += item.armor;
  }
  for (const effect of partsOf(hero).armor) armor += effect.armor(state, hero, against);
  return armor;
}

/** DJ-CRD-07, DJ-NAM-01: the line of the reference card, or the quest's for a named monster. */
export function profileOf(state: State, monster: Monster): MonsterProfile {
  if (monster.named === null) return printedFor(monster.kind, monster.rank);
  const named = questOf(state.quest.id).named[monster.named];
  if (named === undefined) throw new Error(`the quest has no monster ${monster.named}`);
  return profileOfNamed(named, state.heroes.length);
}

/** DJ-ATK-24, DJ-CRD-07: the wounds that kill it, by the number of players. */
export const ratingOf = (state: State, monster: Monster): number =>
  (profileOf(state, monster).wounds[state.players - 2] ?? 0) +
  (questRules(state).monsterWounds?.(state, monster) ?? 0);

/** DJ-MOV-02. */
export const monsterSpeed = (state: State, monster: Monster): number =>
  profileOf(state, monster).speed + (questRules(state).monsterSpeed?.(state, monster) ?? 0);

/** DJ-ATK-20 to DJ-ATK-22, DJ-FAM-11: armor before Pierce, Skye's part included, never below 0. */
export function armorOf(state: State, id: FigureId, against: AttackType | null): number {
  const figure = figureOf(state, id);
  if (figure === null) return 0;
  if (figure.kind === 'hero') return heroArmor(state, figure.hero, against);
  if (figure.kind === 'ally') {
    const ally = questOf(state.quest.id).allies[figure.ally.id];
    return (ally?.armor ?? 0) + (questRules(state).allyArmor?.(state, figure.ally) ?? 0);
  }
  const { monster } = figure;
  const printed = profileOf(state, monster).armor + (questRules(state).monsterArmor?.(state, monster) ?? 0);
  return Math.max(0, printed - (isNearSkye(state, id) ? 1 : 0));
}

/** DJ-FAM-11: enemies in Skye's space or adjacent to her neither dodge nor aim. */
export function isNearSkye(state: State, id: FigureId): boolean {
  const skye = state.familiars.find(one => one.id === 'skye');
  if (skye === undefined || typeof skye.place !== 'number') return false;
  const spaces = spacesOf(state, id);
  return spaces.includes(skye.place) || anyAdjacent(state, spaces, [skye.place]);
}

/** DJ-ABL-01, DJ-ABL-02: the abilities of a figure; of a weapon see its card. */
export function abilitiesOf(state: State, id: FigureId): Abilities {
  const figure = figureOf(state, id);
  if (figure === null || figure.kind === 'ally') return NO_ABILITIES;
  return figure.kind === 'hero' ? kitOf(figure.hero).abilities : monsterAbilities(state, figure.monster);
}

const NO_ABILITIES: Abilities = {};

export function monsterAbilities(state: State, monster: Monster): Abilities {
  const { abilities } = profileOf(state, monster);
  const more = questRules(state).monsterAbilities?.(state, monster);
  return more === undefined ? abilities : withAbilities(abilities, more);
}

export const monsterHas = (state: State, monster: Monster, ability: AbilityId): boolean =>
  (monsterAbilities(state, monster)[ability] ?? 0) > 0;

export const rankOf = (state: State, id: FigureId, ability: AbilityId): number =>
  abilitiesOf(state, id)[ability] ?? 0;

export const hasAbility = (state: State, id: FigureId, ability: AbilityId): boolean =>
  rankOf(state, id, ability) > 0;

/** The monsters that have Grapple, Aura or Command now: most often none. */
export function monstersWith(state: State, ability: Listed): readonly Monster[] {
  return questRules(state).monsterAbilities === undefined
    ? printedWith(state, ability)
    : nowWith(state, ability);
}

/** Apart, so that no closure is made where there is nothing to sift: this is asked all the time. */
const nowWith = (state: State, ability: Listed): readonly Monster[] =>
  state.monsters.filter(monster => monsterHas(state, monster, ability));

/** DJ-EFF-17, DJ-NAM-03, DJ-EFF-03: whether an effect leaves a figure untouched. */
export function isImmune(state: State, id: FigureId, to: Immunity): boolean {
  const figure = figureOf(state, id);
  if (figure === null) return true;
  if (figure.kind === 'hero') return kitOf(figure.hero).immune.includes(to);
  if (figure.kind === 'monster') return to === 'poison' || (to === 'stun' && figure.monster.named !== null);
  const isThing = questOf(state.quest.id).allies[figure.ally.id]?.speed === 0;
  return isThing || to === 'burn' || to === 'poison' || to === 'web';
}
