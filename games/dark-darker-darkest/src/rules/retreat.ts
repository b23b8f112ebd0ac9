import type { RoomId } from '@tenebrae/board';
import { ask, DONE, type Option, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';
import { enterRoom } from './entering.ts';
import { survivorsAt } from './figures.ts';
import { accessible } from './rooms.ts';

/** DDD-CMB-14, DDD-CMB-15, DDD-CMB-16, DDD-CMB-23: each icon lets one survivor leave the room of the attack, who is not entrapped. */
export function* retreat(table: Table<State>, room: RoomId, icons: number): Rule {
  for (let left = icons; left > 0; left--) {
    const ways = waysOut(table.state, room);
    if (ways.length === 0) return;
    const options = ways.map(retreatOption);
    const about = { room, icons: left };
    const choice = yield* ask<Option>('use-retreat', PARTY, [...options, DONE], 'DDD-CMB-14', { about });
    const way = ways[options.indexOf(choice)];
    if (way === undefined) return;
    yield* enterRoom(table, way.survivor, way.to, 'DDD-CMB-23');
  }
}

interface WayOut {
  readonly survivor: Survivor;
  readonly to: RoomId;
}

function waysOut(state: State, room: RoomId): WayOut[] {
  const rooms = accessible(state, room);
  return survivorsAt(state, room).flatMap(survivor =>
    survivor.entrapped === 'no' ? rooms.map(to => ({ survivor, to })) : [],
  );
}

/** `retreat:nina:kitchen`. */
const retreatOption = ({ survivor, to }: WayOut): Option => ({
  id: `retreat:${survivor.id}:${to}`,
  text: 'retreat-to',
  about: { survivor: survivor.id, room: to },
  on: [`survivor:${survivor.id}`, `room:${to}`],
});
