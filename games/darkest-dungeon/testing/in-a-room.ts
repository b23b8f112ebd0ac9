import type { Encounter } from '../src/data/bosses.ts';
import { BOSS_ROOMS, type RoomId } from '../src/data/rooms.ts';
import { aGame, type GameSet, type HeroSet, type TestGame } from './a-game.ts';

export interface RoomSet {
  hero?: HeroSet;
  area?: string;
  monster?: string;
  light?: number;
  stygian?: boolean;
  turn?: 'hellion' | 'bone-soldier:1';
  actions?: number;
  more?: GameSet;
}

/** A Hellion and a Bone Soldier with 5 Wounds each where the case says, the others out of the way. */
export function inARoom(
  room: RoomId,
  { hero = {}, area, monster, light = 3, stygian = false, turn = 'hellion', actions = 2, more = {} }: RoomSet,
): TestGame {
  const darkest = room.startsWith('darkest');
  return aGame({
    act: darkest ? 4 : 1,
    light,
    options: { difficulty: stygian ? 'stygian' : 'normal' },
    heroes: { hellion: { wounds: 5, ...hero }, vestal: { stress: 1 } },
    ...more,
    battle: {
      room,
      boss:
        (Object.entries(BOSS_ROOMS).find(([, one]) => one === room)?.[0] as Encounter | undefined) ?? null,
      heroes: area === undefined ? {} : { hellion: area },
      monsters: [['bone-soldier', monster ?? null, { wounds: 5 }]],
      turn: { figure: turn, actions },
      ...more.battle,
    },
  });
}
