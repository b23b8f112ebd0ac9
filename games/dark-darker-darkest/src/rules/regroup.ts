import type { RoomId } from '@tenebrae/board';
import { ask, PARTY, PASS, type Rule, type Table, take } from '@tenebrae/kernel';
import type { CardId } from '../data/cards.ts';
import { SPECIALIST_CARD } from '../data/radioactive.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { State, Survivor } from '../state.ts';
import { fireDamageOnEntering } from './entering.ts';
import { newCard, takeInHand } from './equipment.ts';
import { apValue, boardOf, carried, isIn, roomsOf, survivorsAt, survivorsIn } from './figures.ts';
import { checkRadiation } from './radiation.ts';
import { ENTRANCE_HALL } from './rooms.ts';
import { turnSeenTokens } from './spawning.ts';
import { settleWounds, wound } from './wounds.ts';

/** DDD-REG-03, DDD-REG-01: who comes back does so first; then the teams are formed. */
export function* regroup(table: Table<State>): Rule {
  for (const survivor of table.state.survivors)
    if (mayReturn(table.state, survivor)) yield* offerReturn(table, survivor);
  yield* formTeams(table);
}

/** DDD-ZOM-07: from the round after his elimination on, whenever his player wants. */
const mayReturn = ({ round }: State, { status }: Survivor): boolean =>
  status.kind === 'out' && status.back <= round;

function* offerReturn(table: Table<State>, survivor: Survivor): Rule {
  const choice = yield* ask('come-back', survivor.seat, [COME_BACK, PASS], 'DDD-ZOM-07', {
    about: { survivor: survivor.id, room: ENTRANCE_HALL },
  });
  if (choice === COME_BACK) yield* returnSurvivor(table, survivor);
}

const COME_BACK = { id: 'return', text: 'come-back-now', on: [`room:${ENTRANCE_HALL}`] } as const;

/** DDD-ZOM-07, DDD-SUR-05: fresh, with his starting equipment and what XP he had. DDD-ZOM-11: his AP come before the fire. */
export function* returnSurvivor(table: Table<State>, survivor: Survivor): Rule {
  survivor.status = { kind: 'in' };
  survivor.room = ENTRANCE_HALL;
  survivor.wounds = 0;
  survivor.ap = apValue(survivor);
  survivor.struggled = false;
  survivor.gasMask = false;
  takeBackCard(table, survivor, boardOf(survivor).startingCard);
  if (mayTakeBackKit(table.state, survivor)) takeBackCard(table, survivor, SPECIALIST_CARD);
  table.tell({ type: 'survivor-returned', rule: 'DDD-ZOM-07', survivor: survivor.id, room: ENTRANCE_HALL });
  const damage = fireDamageOnEntering(table.state, survivor, null, ENTRANCE_HALL);
  wound(table, survivor, damage, 'DDD-FIR-13');
  yield* settleWounds(table);
  if (!isIn(survivor)) return;
  yield* checkRadiation(table, survivor, null);
  yield* turnSeenTokens(table);
}

/** DDD-ZOM-12: from the box, or from the survivor to whom it had been passed; as printed, and in hand if it fits. */
function takeBackCard(table: Table<State>, survivor: Survivor, id: CardId): void {
  for (const { id: holder, cards } of table.state.survivors) {
    const passed = cards.find(card => card.id === id);
    if (passed === undefined) continue;
    take(cards, passed);
    table.tell({
      type: 'card-taken-back',
      rule: 'DDD-ZOM-12',
      survivor: survivor.id,
      other: holder,
      card: id,
    });
  }
  const card = newCard(id);
  survivor.cards.push(card);
  takeInHand(survivor, card);
}

/** DDD-RAD-34: he received the kit at set-up, and nobody in play holds it. */
const mayTakeBackKit = (state: State, survivor: Survivor): boolean =>
  state.radiation.specialist === survivor.id &&
  !survivorsIn(state).some(one => carried(one, SPECIALIST_CARD) !== undefined);

/** DDD-REG-01, DDD-REG-02, DDD-REG-04: each room with survivors makes a team; the players put them in order. */
function* formTeams(table: Table<State>): Rule {
  const { state } = table;
  const rooms = roomsOf(survivorsIn(state));
  state.teams = [];
  while (rooms.length > 0) {
    const options = rooms.map(room => teamOption(state, room));
    const about = { place: state.teams.length + 1 };
    const { room, team } = yield* ask('next-team', PARTY, options, 'DDD-REG-02', { about });
    take(rooms, room);
    state.teams.push(team);
    table.tell({
      type: 'team-formed',
      rule: 'DDD-REG-01',
      survivors: [...team],
      room,
      place: state.teams.length,
    });
  }
}

const teamOption = (
  state: State,
  room: RoomId,
): {
  id: string;
  text: string;
  room: RoomId;
  team: SurvivorId[];
  about: Record<string, string | string[]>;
  on: string[];
} => {
  const team = survivorsAt(state, room).map(one => one.id);
  return {
    id: `team:${room}`,
    text: 'team-next',
    room,
    team,
    about: { survivors: team, room },
    on: [`room:${room}`],
  };
};
