import {
  ask,
  DONE,
  draw,
  freeze,
  isEmpty,
  type Option,
  type Rule,
  type Table,
  unreachable,
} from '@tenebrae/kernel';
import { type Potion, POTIONS, type Trait, TRAITS } from '../data/actions.ts';
import { type TreasureColour, TREASURE_COLOURS } from '../data/item-card.ts';
import { cardsOfSet, type ItemCardId, itemOf } from '../data/items.ts';
import { COIN_STEP, COSTS, PRICES, TRAIT_LIMIT } from '../data/limits.ts';
import { type SkillDeck, SKILL_DECKS } from '../data/skills.ts';
import type { Hero, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { isPotion, partWith, type Thing, thingName, thingOn, thingsCarried } from './carrying.ts';
import { ownDeck } from './decks.ts';
import { removeFromGame } from './discarding.ts';
import { receive } from './equipping.ts';
import { isInTown, isMonkey } from './figures.ts';
import { gainSkill } from './heroes-set-up.ts';
import { pointsOf, spendPoints } from './movement-points.ts';
import { traitOf } from './stats.ts';
import { drawTreasure, gainCoins } from './treasures.ts';

/** Something to be had in the town. */
type Goods =
  | { readonly kind: 'thing'; readonly thing: Thing }
  | { readonly kind: 'treasure'; readonly colour: TreasureColour }
  | { readonly kind: 'skill'; readonly deck: SkillDeck }
  | { readonly kind: 'training'; readonly trait: Trait };

interface Purchase extends Option {
  readonly goods: Goods;
  readonly cost: number;
}

interface Sale extends Option {
  readonly sold: Thing;
  readonly coins: number;
}

/** DJ-ACT-12, DJ-TWN-03, DJ-TWN-10: `shop`, in the town for 3 points. */
export function shopOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  return !isInTown(hero) || isMonkey(hero) || points < COSTS.shop ? NO_OPTIONS : SHOP;
}

const SHOP: readonly ActionOption[] = [
  freeze({ id: 'shop', action: 'shop', cost: COSTS.shop, about: { cost: COSTS.shop } }),
];

/** DJ-TWN-03 to DJ-TWN-09: one payment covers any number of sales and purchases, until DONE. */
export function* shop(table: Table<State>, hero: Hero, _option: ActionOption): Rule {
  const { state } = table;
  spendPoints(state, hero, COSTS.shop, 'DJ-ACT-12');
  for (;;) {
    const options = [...purchases(state, hero), ...sales(hero), DONE];
    const chosen = yield* ask('shopping', hero.seat, options, 'DJ-TWN-03', {
      about: { hero: hero.id, coins: hero.coins },
    });
    if ('goods' in chosen) yield* buy(table, hero, chosen);
    else if ('sold' in chosen) sell(table, hero, chosen);
    else return;
  }
}

/**
 * DJ-SET-12, DJ-SET-13, DJ-SET-14, DJ-SET-15, DJ-SET-16: one purchase, or DONE, of a hero in set-up: cards of the shop and potions only, at their price, as
 * long as they are in stock; the heroes buy in seat order. Says whether he is done.
 */
export function* buyStartingEquipment(table: Table<State>, hero: Hero): Rule<boolean> {
  const options = [...purchasesOfThings(table.state, hero), DONE];
  const chosen = yield* ask('starting-equipment', hero.seat, options, 'DJ-SET-12', {
    about: { hero: hero.id, coins: hero.coins },
  });
  if (!('goods' in chosen)) return true;
  yield* buy(table, hero, chosen);
  return false;
}

const purchases = (state: State, hero: Hero): Purchase[] => [
  ...purchasesOfThings(state, hero),
  ...treasureDraws(state, hero),
  ...skillDraws(state, hero),
  ...trainings(state, hero),
];

/** DJ-TWN-04, DJ-TWN-06, DJ-SET-13, DJ-SET-14: one of each card in stock, and potions, which never run out. */
function purchasesOfThings(state: State, hero: Hero): Purchase[] {
  const options: Purchase[] = [];
  const seen: string[] = [];
  for (const thing of [...state.shop, ...POTIONS]) {
    const name = thingName(thing);
    if (seen.includes(name)) continue;
    seen.push(name);
    if (valueOf(thing) <= hero.coins) options.push(purchaseOf(thing));
  }
  return options;
}

/** By thing, made once. */
const PURCHASES = new Map<Thing, Purchase>();

function purchaseOf(thing: Thing): Purchase {
  let option = PURCHASES.get(thing);
  if (option === undefined) {
    const item = thingName(thing);
    const cost = valueOf(thing);
    const on = [isPotion(thing) ? `potion:${thing}` : `shop:${item}`];
    option = freeze({
      id: `buy:${item}`,
      goods: { kind: 'thing', thing },
      cost,
      about: { item, cost },
      on,
    });
    PURCHASES.set(thing, option);
  }
  return option;
}

/** DJ-TWN-07, DJ-TWN-09, DJ-VAR-04: a draw of a colour while its deck lasts; by the FAQ once such a chest was opened. */
function treasureDraws(state: State, hero: Hero): Purchase[] {
  return TREASURE_COLOURS.filter(
    colour =>
      hero.coins >= PRICES[colour] &&
      !isEmpty(state.treasures[colour]) &&
      (!state.options.faq || state.opened.includes(colour)),
  ).map(colour => ({
    id: `draw-treasure:${colour}`,
    goods: { kind: 'treasure', colour },
    cost: PRICES[colour],
    about: { colour, cost: PRICES[colour] },
  }));
}

/** DJ-TWN-07, DJ-TWN-09, DJ-CRD-01: the buyer chooses the deck. */
function skillDraws(state: State, hero: Hero): Purchase[] {
  if (hero.coins < PRICES.skill) return [];
  return SKILL_DECKS.filter(deck => !isEmpty(state.skills[deck])).map(deck => ({
    id: `draw-skill:${deck}`,
    goods: { kind: 'skill', deck },
    cost: PRICES.skill,
    about: { deck, cost: PRICES.skill },
  }));
}

/** DJ-TWN-08: no trait rises above 5, and there are four tokens of each. */
function trainings(state: State, hero: Hero): Purchase[] {
  if (hero.coins < PRICES.training) return [];
  return TRAITS.filter(trait => state.training[trait] > 0 && traitOf(hero, trait) < TRAIT_LIMIT).map(
    trait => ({
      id: `train:${trait}`,
      goods: { kind: 'training', trait },
      cost: PRICES.training,
      about: { trait, cost: PRICES.training },
    }),
  );
}

/** DJ-TWN-05, DJ-REL-02: whatever he carries but relics. */
const sales = (hero: Hero): Sale[] =>
  thingsCarried(hero)
    .filter(isForSale)
    .map(thing => ({
      id: `sell:${thing}`,
      sold: thing,
      coins: saleValue(thing),
      about: { item: thingName(thing), coins: saleValue(thing) },
      on: [thingOn(thing)],
    }));

const isForSale = (thing: Thing): boolean => isPotion(thing) || itemOf(thing).set !== 'relic';

const valueOf = (thing: Thing): number => (isPotion(thing) ? PRICES[thing] : itemOf(thing).cost);

/** DJ-TWN-05: half, rounded down to a multiple of 25. */
const saleValue = (thing: Thing): number => Math.floor(valueOf(thing) / 2 / COIN_STEP) * COIN_STEP;

function* buy(table: Table<State>, hero: Hero, { goods, cost }: Purchase): Rule {
  hero.coins -= cost;
  switch (goods.kind) {
    case 'thing':
      return yield* buyThing(table, hero, goods.thing, cost);
    case 'treasure':
      table.tell({ type: 'treasure-bought', rule: 'DJ-TWN-07', hero: hero.id, colour: goods.colour, cost });
      return yield* drawTreasure(table, hero, goods.colour, 'town', 'DJ-TWN-07');
    case 'skill':
      return yield* buySkill(table, hero, goods.deck, cost);
    case 'training':
      return train(table, hero, goods.trait, cost);
    default:
      return unreachable(goods);
  }
}

/** DJ-TWN-03, DJ-TWN-04: it may be equipped at once. */
function* buyThing(table: Table<State>, hero: Hero, thing: ItemCardId | Potion, cost: number): Rule {
  const { state } = table;
  const isSetUp = state.phase.kind === 'set-up';
  state.shop = state.shop.filter(card => card !== thing);
  const rule = isSetUp ? 'DJ-SET-12' : 'DJ-TWN-04';
  table.tell({ type: 'item-bought', rule, hero: hero.id, item: thingName(thing), cost });
  yield* receive(table, hero, thing, isSetUp ? 'DJ-SET-15' : 'DJ-TWN-03', true);
}

/** DJ-TWN-07, DJ-TWN-11: it works at once. */
function* buySkill(table: Table<State>, hero: Hero, deck: SkillDeck, cost: number): Rule {
  table.tell({ type: 'skill-bought', rule: 'DJ-TWN-07', hero: hero.id, deck, cost });
  const skill = yield* draw('deal-skill', ownDeck(table.state.skills, deck), 'DJ-TWN-07');
  if (skill !== null) gainSkill(table, hero, skill);
}

/** DJ-TWN-08, DJ-TWN-11: it works at once. */
function train(table: Table<State>, hero: Hero, trait: Trait, cost: number): void {
  const { state } = table;
  state.training = withTraining(state.training, trait, -1);
  hero.training = withTraining(hero.training, trait, 1);
  table.tell({ type: 'hero-trained', rule: 'DJ-TWN-08', hero: hero.id, trait, cost });
}

const withTraining = (had: Hero['training'], trait: Trait, count: number): Hero['training'] => ({
  melee: had.melee + (trait === 'melee' ? count : 0),
  ranged: had.ranged + (trait === 'ranged' ? count : 0),
  magic: had.magic + (trait === 'magic' ? count : 0),
});

/** DJ-TWN-05: a card of the shop goes back to the stock, a treasure is discarded. */
function sell(table: Table<State>, hero: Hero, { sold, coins }: Sale): void {
  const { state } = table;
  partWith(table, hero, sold, 'DJ-EQP-09');
  table.tell({ type: 'item-sold', rule: 'DJ-TWN-05', hero: hero.id, item: thingName(sold), coins });
  gainCoins(table, hero, coins, 'DJ-TWN-05');
  if (isPotion(sold)) return;
  if (itemOf(sold).set !== 'shop') removeFromGame(state, sold);
  else state.shop = cardsOfSet('shop').filter(card => card === sold || state.shop.includes(card));
}
