import type { Abilities, AttackType } from './data/abilities.ts';
import { type Trait, TRAITS } from './data/actions.ts';
import type { DieColour } from './data/dice.ts';
import { MONSTERS } from './data/monsters.ts';
import { questOf } from './data/quests.ts';
import { allyFigure, heroFigure, monsterFigure } from './rules/figures.ts';
import {
  abilitiesOf,
  armorOf,
  heroArmor,
  maxFatigue,
  maxWounds,
  monsterSpeed,
  profileOf,
  ratingOf,
  speedOf,
  traitOf,
} from './rules/stats.ts';
import type { FigureId, State } from './state.ts';

/** What the cards of a figure come to as things stand, so that no client reckons. */
export interface Counted {
  /** The wounds that it can take. */
  readonly life: number;
  readonly armor: number;
  readonly speed: number;
  readonly abilities: Abilities;
  /** Of a hero. */
  readonly fatigue: number;
  readonly traits: Readonly<Record<Trait, number>> | null;
  /** What a monster attacks with; nothing for a hero, whose weapons are cards. */
  readonly attack: {
    readonly type: AttackType;
    readonly dice: readonly DieColour[];
    readonly damage: number;
    readonly range: number;
  } | null;
}

export function countedFigures(state: State): Partial<Record<FigureId, Counted>> {
  const counted: Partial<Record<FigureId, Counted>> = {};
  for (const hero of state.heroes) {
    counted[heroFigure(hero)] = {
      life: maxWounds(hero),
      armor: heroArmor(state, hero, null),
      speed: speedOf(hero),
      abilities: abilitiesOf(state, heroFigure(hero)),
      fatigue: maxFatigue(hero),
      traits: Object.fromEntries(TRAITS.map(trait => [trait, traitOf(hero, trait)])) as Record<Trait, number>,
      attack: null,
    };
  }
  for (const monster of state.monsters) {
    const { dice, damage, range } = profileOf(state, monster);
    counted[monsterFigure(monster)] = {
      life: ratingOf(state, monster),
      armor: armorOf(state, monsterFigure(monster), null),
      speed: monsterSpeed(state, monster),
      abilities: abilitiesOf(state, monsterFigure(monster)),
      fatigue: 0,
      traits: null,
      attack: { type: MONSTERS[monster.kind].attack, dice, damage, range },
    };
  }
  for (const ally of state.allies) {
    const printed = questOf(state.quest.id).allies[ally.id];
    counted[allyFigure(ally)] = {
      life: printed?.wounds[state.heroes.length - 2] ?? ally.wounds,
      armor: armorOf(state, allyFigure(ally), null),
      speed: printed?.speed ?? 0,
      abilities: {},
      fatigue: 0,
      traits: null,
      attack: null,
    };
  }
  return counted;
}
