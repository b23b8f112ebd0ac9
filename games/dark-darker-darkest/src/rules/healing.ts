import type { Rule, Table } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import { NINA_HEAL_WOUNDS } from '../data/limits.ts';
import type { Card, State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { isIn, skillEffect } from './figures.ts';
import { startingSkillOf } from './skills.ts';
import { cardNamed, effectOf, functionOf, otherNamed, useCard } from './using-items.ts';
import { heal } from './wounds.ts';

/** DDD-ITM-16, DDD-SKL-04: first aid for anybody wounded in his room, himself included. */
export function firstAidOptions(state: State, survivor: Survivor, card: Card): ActionOption[] {
  return woundedBeside(state, survivor).map(other => ({
    id: `first-aid:${card.id}:${other.id}`,
    text: 'use-first-aid',
    action: 'first-aid',
    card: card.id,
    other: other.id,
    about: {
      card: card.id,
      survivor: other.id,
      wounds: Math.min(woundsHealed(survivor, card), other.wounds),
    },
    on: [`card:${card.id}`, `survivor:${other.id}`],
  }));
}

export function* giveFirstAid(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  const card = cardNamed(survivor, option);
  const other = otherNamed(table.state, option);
  useCard(table, survivor, card, other);
  heal(table, other, woundsHealed(survivor, card), functionOf(card).rule);
}

/** DDD-SKL-04: Medic heals one wound more than the item. */
const woundsHealed = (survivor: Survivor, card: Card): number =>
  effectOf(card, 'heal').wounds + (skillEffect(survivor, 'heal-more')?.wounds ?? 0);

/** DDD-SKL-12: 1 AP for each wound of another survivor in the room, as often as can be paid. */
export function healOtherOptions(state: State, survivor: Survivor): ActionOption[] {
  if (startingSkillOf(survivor).effect.kind !== 'heal-others') return [];
  if (!maySpend(state, survivor, ACTIONS['nina-heal'].ap)) return [];
  return woundedBeside(state, survivor)
    .filter(other => other !== survivor)
    .map(other => ({
      id: `heal-other:${other.id}`,
      action: 'heal-other',
      other: other.id,
      about: { survivor: other.id, wounds: NINA_HEAL_WOUNDS, ap: ACTIONS['nina-heal'].ap },
      on: [`survivor:${other.id}`],
    }));
}

export function* healOther(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  pay(table.state, survivor, ACTIONS['nina-heal'].ap);
  heal(table, otherNamed(table.state, option), NINA_HEAL_WOUNDS, 'DDD-SKL-12');
}

/** DDD-SKL-14: once per round, for 2 XP. */
export function bandageOptions(survivor: Survivor): ActionOption[] {
  const bandage = skillEffect(survivor, 'heal-self');
  if (bandage === undefined || survivor.wounds === 0) return [];
  if (survivor.used.includes(BANDAGE) || survivor.xp < ACTIONS[BANDAGE].xp) return [];
  return [
    {
      id: 'use-bandage',
      action: 'use-bandage',
      about: { survivor: survivor.id, wounds: bandage.wounds, xp: ACTIONS[BANDAGE].xp },
      on: [`survivor:${survivor.id}`],
    },
  ];
}

export function* applyBandage(table: Table<State>, survivor: Survivor): Rule {
  survivor.used.push(BANDAGE);
  survivor.xp -= ACTIONS[BANDAGE].xp;
  table.tell({ type: 'bandage-used', rule: 'DDD-SKL-14', survivor: survivor.id, xp: ACTIONS[BANDAGE].xp });
  heal(table, survivor, skillEffect(survivor, 'heal-self')?.wounds ?? 0, 'DDD-SKL-14');
}

const BANDAGE = 'nina-eternal-bandage';

/** DDD-SUR-06: those in his room who have something to heal. */
const woundedBeside = (state: State, survivor: Survivor): Survivor[] =>
  state.survivors.filter(one => one.wounds > 0 && isIn(one) && one.room === survivor.room);
