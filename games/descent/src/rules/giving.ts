import { freeze, type Rule, type Table } from '@tenebrae/kernel';
import { FAMILIARS, type FamiliarId, type HeroId } from '../data/heroes.ts';
import { COSTS } from '../data/limits.ts';
import type { Familiar, Hero, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import {
  exhaustItem,
  isPotion,
  partWith,
  type Thing,
  thingName,
  thingOn,
  thingsCarried,
} from './carrying.ts';
import { receive } from './equipping.ts';
import { heroOf, isInTown, isMonkey, isOnBoard } from './figures.ts';
import { pointsOf, spendPoints } from './movement-points.ts';
import { areAdjacent } from './spaces.ts';

/** DJ-ACT-05, DJ-ACT-13, DJ-TRS-03, DJ-FAM-10, DJ-FAM-12, DJ-TWN-01: `give:<what>:<to>`, `give-pico:<hero>`. */
export function giveOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (points < COSTS.give) return NO_OPTIONS;
  let options: ActionOption[] | null = null;
  for (const other of state.heroes)
    if (areNextTo(state, hero, other)) addGifts((options ??= []), hero, other.id, 'hero');
  for (const familiar of state.familiars)
    if (mayBeGiven(state, hero, familiar)) addGifts((options ??= []), hero, familiar.id, 'familiar');
  if (state.pico === hero.id && points >= COSTS['give-pico']) {
    for (const other of state.heroes)
      if (areNextTo(state, hero, other)) (options ??= []).push(picoOption(other.id));
  }
  return options ?? NO_OPTIONS;
}

/** DJ-TWN-01, DJ-EFF-11: adjacent on the board, or both in the town; a monkey receives nothing. */
function areNextTo(state: State, hero: Hero, other: Hero): boolean {
  if (other.id === hero.id || isMonkey(other)) return false;
  if (isInTown(hero)) return isInTown(other);
  return isOnBoard(hero) && isOnBoard(other) && areAdjacent(state, hero.place, other.place);
}

/** DJ-FAM-10: a ferret with empty paws, adjacent or in his own space; in the town it takes nothing. */
function mayBeGiven(state: State, hero: Hero, { id, place, carries }: Familiar): boolean {
  if (!FAMILIARS[id].carries || carries !== null || place === 'town' || !isOnBoard(hero)) return false;
  return place === hero.place || areAdjacent(state, hero.place, place);
}

/** Any one card or potion that he carries, in use or in the pack. */
function addGifts(
  options: ActionOption[],
  hero: Hero,
  to: HeroId | FamiliarId,
  kind: 'hero' | 'familiar',
): void {
  let gifts = GIFTS.get(to);
  if (gifts === undefined) {
    gifts = new Map();
    GIFTS.set(to, gifts);
  }
  for (const thing of thingsCarried(hero)) {
    let gift = gifts.get(thing);
    if (gift === undefined) {
      gift = giftOption(thing, to, `${kind}:${to}`);
      gifts.set(thing, gift);
    }
    options.push(gift);
  }
}

/** By receiver and thing, made once. */
const GIFTS = new Map<HeroId | FamiliarId, Map<Thing, ActionOption>>();

const giftOption = (thing: Thing, to: HeroId | FamiliarId, on: string): ActionOption =>
  freeze({
    id: `give:${thing}:${to}`,
    action: 'give',
    ...(isPotion(thing) ? { potion: thing } : { card: thing }),
    figure: to,
    cost: COSTS.give,
    about: { item: thingName(thing), receiver: to, cost: COSTS.give },
    on: [thingOn(thing), on],
  });

const picoOption = (to: HeroId): ActionOption => ({
  id: `give-pico:${to}`,
  action: 'give-pico',
  hero: to,
  cost: COSTS['give-pico'],
  about: { hero: to, cost: COSTS['give-pico'] },
  on: [`hero:${to}`],
});

/** DJ-TRS-04, DJ-EQP-09: the receiver then finds a place for it. */
export function* give(table: Table<State>, hero: Hero, option: ActionOption): Rule {
  const { state } = table;
  if (option.action === 'give-pico') return givePico(table, hero, option);
  const thing = option.card ?? option.potion;
  if (thing === undefined) return;
  spendPoints(state, hero, COSTS.give, 'DJ-ACT-05');
  const exhausted = hero.items.some(item => item.card === thing && item.exhausted);
  partWith(table, hero, thing, 'DJ-EQP-09');
  const receiver = option.figure ?? '';
  table.tell({ type: 'item-given', rule: 'DJ-ACT-05', hero: hero.id, item: thingName(thing), receiver });
  const ferret = state.familiars.find(({ id }) => id === receiver);
  if (ferret !== undefined) Object.assign(ferret, { carries: thing, exhausted });
  else yield* handOver(table, heroOf(state, receiver as HeroId), thing, exhausted, 'DJ-TRS-04');
}

/** DJ-TRS-04, DJ-HRT-04: he finds a place for it; an exhausted card stays exhausted. */
export function* handOver(
  table: Table<State>,
  to: Hero,
  thing: Thing,
  exhausted: boolean,
  rule: 'DJ-TRS-04' | 'DJ-FAM-10',
): Rule {
  yield* receive(table, to, thing, rule);
  if (exhausted && !isPotion(thing)) exhaustItem(to, thing);
}

/** DJ-ACT-13, DJ-FAM-12. */
function givePico(table: Table<State>, hero: Hero, { hero: to }: ActionOption): void {
  if (to === undefined) return;
  spendPoints(table.state, hero, COSTS['give-pico'], 'DJ-ACT-13');
  table.state.pico = to;
  table.tell({ type: 'pico-given', rule: 'DJ-FAM-12', hero: hero.id, receiver: to });
}
