import type { RoomId } from '@tenebrae/board';
import type { Option, Question } from '@tenebrae/kernel';
import type { SurvivorId } from '../data/survivors.ts';
import { survivorOf, survivorsIn } from '../rules/figures.ts';
import { addSeen, isOnFire, LABORATORY } from '../rules/rooms.ts';
import type { State } from '../state.ts';
import { groundOf, marchFrom } from './ground.ts';
import { diceIn, threatsOf } from './land.ts';
import { outlookOf } from './outlook.ts';
import { placeOf } from './plan.ts';
import { CERTAIN, each, fact, nameIn } from './weights.ts';

/** The room that an option names. */
const roomIn = (option: Option): RoomId =>
  fact(option.about, 'room') || option.id.slice(option.id.lastIndexOf(':') + 1);

/** Rooms without fire and enemies are better to go to; whoever comes into the laboratory has what he wants. */
export const safeRoom = each(state => {
  const threats = threatsOf(state);
  return option => {
    const room = roomIn(option);
    if (state.house[room] === undefined) return 1;
    if (room === LABORATORY && state.showdown === null) return CERTAIN;
    return (isOnFire(state, room) ? 0.01 : 1) / (1 + diceIn(threats, room)) ** 3;
  };
});

/** Zombies come best where they reach nobody and nobody sees them, or where they burn. */
export const roomForHorde = each(state => {
  const ground = groundOf(state);
  const survivors = survivorsIn(state);
  const seen: RoomId[] = [];
  for (const one of survivors) addSeen(state, one.room, seen);
  return option => {
    const room = nameIn(option);
    if (state.house[room] === undefined) return 1;
    const march = marchFrom(ground, placeOf(ground.plan, room));
    let reached = 0;
    for (const one of survivors) {
      if (one.room === room) reached += 3;
      else if (march.includes(placeOf(ground.plan, one.room))) reached += 1;
    }
    return ((isOnFire(state, room) ? 3 : 1) * (seen.includes(room) ? 0.2 : 1)) / (1 + reached) ** 4;
  };
});

/** The team in greatest danger acts first. */
export const nextTeam = each(state => {
  const threats = threatsOf(state);
  return option => (1 + diceIn(threats, nameIn(option))) ** 3;
});

/** Away from where most enemies would attack, and into the laboratory when it is time. */
export function useRetreat(state: State, { options }: Question): readonly number[] {
  const { land, departure } = outlookOf(state);
  return options.map(option => {
    if (option.id === 'done') return 1;
    const [, name, room = ''] = option.id.split(':');
    if (departure !== 'no' && room === LABORATORY) return CERTAIN;
    const here = diceIn(land, survivorOf(state, name as SurvivorId).room);
    const there = diceIn(land, room) + (isOnFire(state, room) ? 4 : 0);
    return here - there >= 2 ? 8 : here > there ? 0.7 : 0.01;
  });
}

/** The tile on which the fire token lies. */
export const tileToSprinkle = each(
  (state: State) =>
    ({ id }) =>
      id === `tile:${state.fire}` ? 100 : 1,
);
