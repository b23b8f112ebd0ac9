import { expect, test, vi } from 'vitest';
import type * as Games from '../src/engine/games.ts';
import { newHost } from '../src/engine/host.ts';
import type { Scene } from '../src/engine/scene.ts';

vi.mock('../src/engine/games.ts', async importActual => {
  const actual = await importActual<typeof Games>();
  return {
    ...actual,
    loadRules: async (id: 'dark-darker-darkest') => ({
      ...(await actual.loadRules(id)),
      describe: () => {
        throw new Error('no words for this');
      },
    }),
  };
});

test('a game that cannot say how the table stands is reported, and played on', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = newHost();
  const scenes: Scene[] = [];
  host.onScene(scene => scenes.push(scene));
  const plan = {
    game: 'dark-darker-darkest',
    players: 2,
    options: { house: 'house-1' },
    seed: 'words',
    policy: { dice: 'seeded', agreement: 'anyone', undo: 'free' },
    sitters: { 'player-1': 'person', 'player-2': 'person' },
    names: {},
  } as const;
  expect(await host.open(plan)).toBeNull();
  const first = scenes.at(-1);
  expect(first?.description).toEqual([]);
  expect(said.mock.calls.flat().map(String).join()).toContain('no words for this');
  expect(host.answer(first?.moment ?? -1, 0, first?.mine[0])).toBeNull();
  expect(scenes.at(-1)?.moment).toBeGreaterThan(first?.moment ?? 0);
  said.mockRestore();
});
