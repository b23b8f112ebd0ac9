import type { RoomId } from '@tenebrae/board';
import { ask, draw, kept, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import { SURVIVOR_ICONS, type SurvivorIcon } from '../data/dice.ts';
import { NOISY_DICE } from '../data/limits.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { Card, State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { countIcons, rollWithTerror } from './dice.ts';
import { choices, gainCard, newCard } from './equipment.ts';
import { countSurvivorsAt, skillEffect, survivorsAt } from './figures.ts';
import { keptByNumber } from './kept.ts';
import { printedOn } from './printed-cards.ts';
import { isDestroyed, LABORATORY } from './rooms.ts';
import { resolveTerror } from './terror.ts';

export interface SearchOption extends ActionOption {
  readonly action: 'search';
}

/** DDD-SEA-01, DDD-SEA-08, DDD-FIN-15: any room but the laboratory, neither destroyed nor searched; never in the showdown. */
export function offerSearch(state: State, survivor: Survivor, options: ActionOption[]): void {
  const { room } = survivor;
  if (maySpend(state, survivor, ACTIONS.search.ap) && canBeSearched(state, room))
    options.push(searchOption(room, countSurvivorsAt(state, room)));
}

const searchOption = keptByNumber(
  (room: RoomId, dice): SearchOption => ({
    id: 'search',
    text: 'search-room',
    action: 'search',
    about: { room, dice },
    on: [`room:${room}`],
  }),
);

export const canBeSearched = (state: State, room: RoomId): boolean =>
  state.showdown === null &&
  room !== LABORATORY &&
  !isDestroyed(state, room) &&
  !state.searched.includes(room);

/** DDD-SEA-02 to DDD-SEA-07: the dice, the cards, then the noise. */
export function* search(table: Table<State>, survivor: Survivor): Rule {
  const { state } = table;
  const { room } = survivor;
  pay(state, survivor, ACTIONS.search.ap);
  const { icons, terror } = yield* rollWithTerror('search', countSurvivorsAt(state, room), 'DDD-SEA-02');
  const wanted = successes(state, room, icons);
  const found = wanted === 0 ? [] : yield* drawFound(table, survivor, wanted);
  if (found.length > 0) state.searched.push(room);
  table.tell({
    type: 'room-searched',
    rule: 'DDD-SEA-03',
    survivor: survivor.id,
    room,
    count: found.length,
    cards: found.map(card => card.id),
    reveals: true,
  });
  if (found.length > 0) yield* handOut(table, survivor, found);
  if (isNoisy(icons)) yield* resolveTerror(table, terror, room);
}

/** DDD-SEA-07, DDD-SKL-18: failures cancel nothing; with a success each Searcher in the room adds one. */
function successes(state: State, room: RoomId, icons: readonly SurvivorIcon[]): number {
  const rolled = countIcons(icons, 'success');
  if (rolled === 0) return 0;
  let sum = rolled;
  for (const one of survivorsAt(state, room)) sum += skillEffect(one, 'search-success')?.successes ?? 0;
  return sum;
}

/** DDD-SEA-03, DDD-SEA-09: as many cards as the deck still has. DDD-SKL-11: ammunition found by Jack is worth more. */
function* drawFound(table: Table<State>, survivor: Survivor, count: number): Rule<Card[]> {
  const found: Card[] = [];
  while (found.length < count) {
    const id = yield* draw('equipment-card', table.state.equipment, 'DDD-SEA-03');
    if (id === null) break;
    const card = newCard(id);
    if (printedOn(card).kind === 'ammunition') card.ammo += skillEffect(survivor, 'found-ammo')?.ammo ?? 0;
    found.push(card);
  }
  return found;
}

/** DDD-SEA-04: the searcher keeps one and hands the others out, at most one each; what is left leaves the game. */
function* handOut(table: Table<State>, searcher: Survivor, found: readonly Card[]): Rule {
  const left = [...found];
  const others = survivorsAt(table.state, searcher.room).filter(one => one !== searcher);
  const about = { survivor: searcher.id };
  const chosen = yield* ask('keep-card', searcher.seat, choices(left), 'DDD-SEA-04', { about });
  yield* gainCard(table, searcher, takeOut(left, chosen.card), 'DDD-SEA-04');
  while (left.length > 0 && others.length > 0) {
    const given = yield* ask('hand-out-cards', searcher.seat, gifts(left, others), 'DDD-SEA-04', { about });
    const other = takeOut(others, given.other);
    yield* gainCard(table, other, takeOut(left, given.card), 'DDD-SEA-04');
  }
  for (const { id: card } of left)
    table.tell({ type: 'card-removed', rule: 'DDD-SEA-04', survivor: searcher.id, card });
}

const gifts = (cards: readonly Card[], others: readonly Survivor[]) =>
  cards.flatMap(({ id: card }) => others.map(({ id: other }) => gift(card)(other)));

const gift = kept((card: CardId) =>
  kept((other: SurvivorId) => ({
    id: `hand-out:${card}:${other}`,
    card,
    other,
    about: { card, other },
    on: [`card:${card}`, `survivor:${other}`],
  })),
);

function takeOut<T extends { id: string }>(from: T[], id: T['id']): T {
  const [taken] = from.splice(
    from.findIndex(one => one.id === id),
    1,
  );
  if (taken === undefined) throw new RuleBug(`DDD-SEA-04: ${id} is not to be handed out`);
  return taken;
}

/** DDD-SEA-06: an icon other than success on two dice or more. */
function isNoisy(icons: readonly SurvivorIcon[]): boolean {
  for (const icon of SURVIVOR_ICONS)
    if (icon !== 'success' && countIcons(icons, icon) >= NOISY_DICE) return true;
  return false;
}
