import { type Json, newRng, throwDie } from '@tenebrae/kernel';
import { newHost } from '../engine/host.ts';
import type { Scene } from '../engine/scene.ts';
import type { View, Zombie } from '../games/dark-darker-darkest/view.ts';

export const GAME = 'dark-darker-darkest';
const SEATS = ['player-1', 'player-2', 'player-3'];
const KINDS = ['ordinary', 'disco-doll', 'guts', 'chunk', 'tuff-guy'] as const;

/** So many scenes of real matches, one after each answer, with a board as full as no rule makes it. */
export async function fullScenes(count: number, tokens: number): Promise<Scene[]> {
  const scenes: Scene[] = [];
  const rng = newRng('bench');
  for (let match = 1; scenes.length < count; match++) {
    const played: Scene[] = [];
    const host = newHost();
    host.onScene(scene => played.push(scene));
    await host.open({
      game: GAME,
      players: SEATS.length,
      options: {},
      seed: `bench ${match}`,
      policy: { dice: 'seeded', agreement: 'anyone', undo: 'never' },
      sitters: Object.fromEntries(SEATS.map(seat => [seat, 'person' as const])),
      names: {},
    });
    for (let scene = played.at(-1); scene?.request?.kind === 'question'; scene = played.at(-1))
      host.answer(scene.moment, throwDie(rng, scene.request.options.length) - 1, scene.mine[0]);
    scenes.push(...played.filter(({ view, result }) => isBuilt(view) && result === null));
  }
  return scenes.slice(0, count).map((scene, place) => crowded(scene, place, tokens));
}

const isBuilt = (view: Json): boolean => (view as unknown as View).round > 0;

/** Fills every room with zombies of all kinds, since those that are alike are drawn as one; none keeps its mark for long. */
function crowded(scene: Scene, place: number, tokens: number): Scene {
  const view = structuredClone(scene.view) as unknown as View;
  const rooms = Object.keys(view.house);
  const zombies = Array.from({ length: tokens }, (_, at): Zombie => {
    const marks = Math.floor(at / rooms.length / KINDS.length);
    return {
      id: 10_000 + at,
      kind: KINDS[Math.floor(at / rooms.length) % KINDS.length] ?? 'ordinary',
      room: rooms[at % rooms.length] ?? '',
      infected: marks % 2 === 1,
      down: marks % 4 > 1,
      hit: at === place,
      spent: false,
    };
  });
  const log = { ...scene.log, from: place === 0 ? 0 : scene.log.from };
  return { ...scene, serial: place + 1, log, view: { ...view, zombies } as unknown as Json };
}
