import { kept, type Rule, type Table } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import { NINA_HEAL_WOUNDS } from '../data/limits.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { Card, State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { isIn, skillEffect } from './figures.ts';
import { startingSkillOf } from './skills.ts';
import { cardNamed, effectOf, functionOf, otherNamed, useCard } from './using-items.ts';
import { heal } from './wounds.ts';

/** DDD-ITM-16, DDD-SKL-04: first aid for anybody wounded in his room, himself included. */
export function offerFirstAid(state: State, survivor: Survivor, card: Card, options: ActionOption[]): void {
  for (const other of state.survivors) {
    if (!isWoundedBeside(other, survivor)) continue;
    options.push({
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
    });
  }
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
export function offerHealing(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (startingSkillOf(survivor).effect.kind !== 'heal-others') return;
  if (!maySpend(state, survivor, ACTIONS['nina-heal'].ap)) return;
  for (const other of state.survivors)
    if (other !== survivor && isWoundedBeside(other, survivor)) options.push(healOption(other.id));
}

const healOption = kept(
  (other: SurvivorId): ActionOption => ({
    id: `heal-other:${other}`,
    action: 'heal-other',
    other,
    about: { survivor: other, wounds: NINA_HEAL_WOUNDS, ap: ACTIONS['nina-heal'].ap },
    on: [`survivor:${other}`],
  }),
);

export function* healOther(table: Table<State>, survivor: Survivor, option: ActionOption): Rule {
  pay(table.state, survivor, ACTIONS['nina-heal'].ap);
  heal(table, otherNamed(table.state, option), NINA_HEAL_WOUNDS, 'DDD-SKL-12');
}

/** DDD-SKL-14: once per round, for 2 XP. */
export function offerBandage(survivor: Survivor, options: ActionOption[]): void {
  if (survivor.wounds === 0) return;
  const bandage = skillEffect(survivor, 'heal-self');
  if (bandage === undefined) return;
  if (survivor.used.includes(BANDAGE) || survivor.xp < ACTIONS[BANDAGE].xp) return;
  options.push({
    id: 'use-bandage',
    action: 'use-bandage',
    about: { survivor: survivor.id, wounds: bandage.wounds, xp: ACTIONS[BANDAGE].xp },
    on: [`survivor:${survivor.id}`],
  });
}

export function* applyBandage(table: Table<State>, survivor: Survivor): Rule {
  survivor.used.push(BANDAGE);
  survivor.xp -= ACTIONS[BANDAGE].xp;
  table.tell({ type: 'bandage-used', rule: 'DDD-SKL-14', survivor: survivor.id, xp: ACTIONS[BANDAGE].xp });
  heal(table, survivor, skillEffect(survivor, 'heal-self')?.wounds ?? 0, 'DDD-SKL-14');
}

const BANDAGE = 'nina-eternal-bandage';

/** DDD-SUR-06: in his room, with something to heal. */
const isWoundedBeside = (one: Survivor, survivor: Survivor): boolean =>
  one.wounds > 0 && one.room === survivor.room && isIn(one);
