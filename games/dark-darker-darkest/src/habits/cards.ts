import type { Option } from '@tenebrae/kernel';
import type { CardId } from '../data/cards.ts';
import type { SkillId } from '../data/skills.ts';
import type { SurvivorId } from '../data/survivors.ts';
import { CARD_HANDLING, offersOf } from '../rules/action-options.ts';
import { carryLimit } from '../rules/equipment.ts';
import { itemOf, skullOf, survivorOf } from '../rules/figures.ts';
import type { Card, State, Survivor } from '../state.ts';
import { coloursOf, coloursOn, countColours } from './colours.ts';
import { wordsIn } from './weights.ts';

/** What a card is worth to a survivor: what it does, and the colours that no other card of his shows. */
export function cardWorth(survivor: Survivor, id: CardId): number {
  const colours = countColours(coloursOn(id) & ~coloursOf(survivor.cards, id));
  const item = itemOf({ id, inHand: false, ammo: 0 });
  const held = survivor.cards.find(card => card.id === id);
  return 1 + colours * 2 + (ITEM_WORTH[item.kind] ?? 0) + (held === undefined ? 0 : spent(held));
}

const ITEM_WORTH: Readonly<Record<string, number>> = { 'firearm': 3, 'melee': 1.5, 'single-use': 0.5 };

/** A firearm without ammunition is hardly worth carrying. */
const spent = (card: Card): number => (itemOf(card).kind === 'firearm' && card.ammo === 0 ? -2.5 : 0);

/** Whether there is room for one more card. */
export const hasRoomForCard = (survivor: Survivor): boolean =>
  survivor.cards.length + survivor.virus < carryLimit(survivor);

/** How useful it is now to use or move a card: never what could be undone and done again without end. */
export function handlingScore(state: State, survivor: Survivor, option: Option): number {
  const [verb = '', card = '', other = ''] = wordsIn(option.id);
  if (verb === 'buy-skill') return skillWorth(survivor, card as SkillId);
  if (verb === 'take-antidote' || verb === 'take-pills') return 8;
  if (verb === 'use-bandage') return survivor.wounds > 3 ? 3 : 0;
  if (verb === 'first-aid') return firstAid(survivorOf(state, other as SurvivorId));
  if (verb === 'load') {
    const weapon = survivor.cards.find(one => one.id === other);
    return weapon !== undefined && weapon.ammo < 3 ? 4 : 0;
  }
  if (verb === 'take-in-hand') return survivor.cards.some(one => one.id === card && spent(one) === 0) ? 2 : 0;
  return verb === 'stow' ? stowing(survivor, card as CardId) : 0;
}

/** A weapon that is empty makes room for another that is stowed. */
function stowing(survivor: Survivor, id: CardId): number {
  const card = survivor.cards.find(one => one.id === id);
  if (card === undefined || itemOf(card).kind !== 'firearm' || card.ammo > 0) return 0;
  const isArmed = survivor.cards.some(one => one.inHand && one !== card && isWeapon(one));
  return !isArmed && survivor.cards.some(one => !one.inHand && isWeapon(one)) ? 2.5 : 0;
}

const isWeapon = (card: Card): boolean => {
  const { kind } = itemOf(card);
  return kind === 'melee' || (kind === 'firearm' && card.ammo > 0);
};

/** Who saves for the skill that he wants most buys no other before it. */
function skillWorth(survivor: Survivor, id: SkillId): number {
  const first = FIRST_SKILL[survivor.id];
  if (id === first) return 8;
  return survivor.skills.includes(first) || survivor.xp > ENOUGH_XP ? 3 : 0;
}

/** With so much he need not save. */
const ENOUGH_XP = 7;

const FIRST_SKILL: Readonly<Record<SurvivorId, SkillId>> = {
  leo: 'leo-stealth',
  jack: 'jack-handgun-expert',
  nina: 'nina-knife-expert',
  bruce: 'bruce-handgun-expert',
  lucy: 'lucy-searcher',
};

const firstAid = (survivor: Survivor): number =>
  survivor.wounds >= skullOf(survivor) - 3 ? 8 : survivor.wounds > 2 ? 3 : 0;

/** The best use of his cards now; 0 when there is nothing to do. */
export function bestHandling(state: State, survivor: Survivor): number {
  let best = 0;
  for (const option of offersOf(CARD_HANDLING, state, survivor).options) {
    best = Math.max(best, handlingScore(state, survivor, option));
  }
  return best;
}
