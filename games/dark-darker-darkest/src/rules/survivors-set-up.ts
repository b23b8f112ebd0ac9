import { ask, type Option, PARTY, type Rule, type Seat, type Table } from '@tenebrae/kernel';
import { FEWEST_SURVIVORS } from '../data/limits.ts';
import type { Options } from '../data/options.ts';
import { LEAK_SPACES, SPECIALIST_CARD } from '../data/radioactive.ts';
import { BOARD_SIDES, type BoardSideId, SURVIVORS, type SurvivorId } from '../data/survivors.ts';
import type { CardId } from '../data/cards.ts';
import type { State, Survivor } from '../state.ts';
import { newCard, takeInHand } from './equipment.ts';
import { survivorOf } from './figures.ts';
import { ENTRANCE_HALL } from './rooms.ts';

/** DDD-GEN-01: as many survivors as the table wants; one each, but never fewer than the game is made for. */
export function survivorCount(players: number, wanted: Options['survivors']): number {
  return wanted === 'one-each' ? Math.max(players, FEWEST_SURVIVORS) : COUNTS[wanted];
}

const COUNTS = { two: 2, three: 3, four: 4, five: 5 } as const;

/** DDD-GEN-01, DDD-SET-06: the players in turn take one of the survivors that are left, until there are enough. */
export function* chooseSurvivors(table: Table<State>): Rule {
  const { state, seats } = table;
  const count = survivorCount(seats.length, state.options.survivors);
  for (let taken = 0; taken < count; taken++) {
    const seat = seats[taken % seats.length] as Seat;
    const { survivor } = yield* ask('choose-your-survivor', seat, takeOptions(state), 'DDD-SET-06');
    state.survivors.push(newSurvivor(survivor, seat, boardSide(state, count)));
    table.tell({ type: 'survivor-chosen', rule: 'DDD-SET-06', survivor, seat });
  }
  // DDD-SET-11, DDD-MUL-01, DDD-MUL-02: one team, in the leftmost box.
  state.teams = [state.survivors.map(({ id }) => id)];
}

const SURVIVOR_IDS = Object.keys(SURVIVORS) as SurvivorId[];

const takeOptions = (state: State) =>
  TAKE_OPTIONS.filter(({ survivor }) => !state.survivors.some(one => one.id === survivor));

const survivorOption = (survivor: SurvivorId, text: string): Option & { survivor: SurvivorId } => ({
  id: `survivor:${survivor}`,
  text,
  survivor,
  about: { survivor },
  on: [`survivor:${survivor}`],
});

const TAKE_OPTIONS = SURVIVOR_IDS.map(id => survivorOption(id, 'take-survivor'));

/** DDD-SET-07, DDD-TWK-02: the 3-AP side for 4 or 5 players, or where the players want it. */
function boardSide({ options }: State, survivors: number): BoardSideId {
  const few: readonly number[] = BOARD_SIDES['four-ap'].players;
  return few.includes(survivors) && !options['three-ap-sides'] ? 'four-ap' : 'three-ap';
}

/** DDD-SET-08 to DDD-SET-13: unhurt and without experience in the entrance hall, his weapon in hand. */
function newSurvivor(id: SurvivorId, seat: Seat, side: BoardSideId): Survivor {
  const survivor: Survivor = {
    id,
    seat,
    status: { kind: 'in' },
    room: ENTRANCE_HALL,
    side,
    wounds: 0,
    ap: BOARD_SIDES[side].ap,
    xp: 0,
    skills: [],
    cube: null,
    cards: [],
    chips: [],
    // DDD-SET-01: the virus tokens lie in their supply.
    virus: 0,
    entrapped: 'no',
    struggled: false,
    radiation: 0,
    used: [],
    gasMask: false,
    drinkAp: 0,
    markers: { hand: 0, left: 0, centre: 0, right: 0 },
  };
  giveStartingCard(survivor, SURVIVORS[id].startingCard);
  return survivor;
}

function giveStartingCard(survivor: Survivor, id: CardId): void {
  const card = newCard(id);
  survivor.cards.push(card);
  takeInHand(survivor, card);
}

/** DDD-RAD-01, DDD-RAD-03, DDD-RAD-34: who gets the kit, a card like any other, and where on the darkness track the leak begins. */
export function* setUpRadioactive(table: Table<State>): Rule {
  const { survivors, radiation } = table.state;
  const options = survivors.map(({ id }) => survivorOption(id, 'make-specialist'));
  const { survivor } = yield* ask('choose-specialist', PARTY, options, 'DDD-RAD-01');
  giveStartingCard(survivorOf(table.state, survivor), SPECIALIST_CARD);
  radiation.specialist = survivor;
  table.tell({ type: 'specialist-chosen', rule: 'DDD-RAD-01', survivor });
  const { space } = yield* ask('choose-leak-space', PARTY, LEAK_SPACES.map(spaceOption), 'DDD-RAD-03');
  radiation.space = space;
  table.tell({ type: 'leak-space-chosen', rule: 'DDD-RAD-03', space });
}

const spaceOption = (space: number): Option & { space: number } => ({
  id: `space:${space}`,
  text: 'leak-space',
  space,
  about: { space },
});
