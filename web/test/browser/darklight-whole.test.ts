import { game as darklight } from '@tenebrae/darklight';
import type { Game } from '@tenebrae/kernel';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { setTable } from './lobby.ts';
import { act, firstScript } from './scripted.ts';

const game = darklight as unknown as Game;

test(
  'The Awakening from the creation of two Accursed to its end; every option is within reach',
  {
    timeout: 240_000,
  },
  async ({ visit }) => {
    const seeds = ['awake-13', ...Array.from({ length: 40 }, (_, place) => `awake-${place}`)];
    const script = firstScript(game, seeds, {
      how: { players: 2, policy: { undo: 'free', agreement: 'anyone' } },
      bots: {},
      most: 330,
      // It is asked after every wound: who plays on lets it pass.
      lets: ['heart-window'],
    });
    const page = await visit();
    await setTable(page, { game: 'darklight', seats: ['you', 'friend'], seed: script.seed, undo: 'free' });
    const { outOfReach, ...on } = await act(page, script);
    console.log(`${script.lines.length} answers: ${JSON.stringify(on)}, ${script.outcome}`);
    expect(outOfReach).toEqual([]);
    // Half of what is asked is whether to go on.
    expect(on.board + on.hand).toBeGreaterThan(script.lines.length / 3);
    // What is let pass is told once.
    expect(await page.locator('.ev').filter({ hasText: 'Nothing to add' }).count()).toBeLessThanOrEqual(2);
    const end = page.locator('.t-end');
    await end.getByRole('heading', { level: 1 }).waitFor();
    expect(await end.locator('.cap').first().textContent()).toBe(script.isWon ? 'Victory' : 'Defeat');
    expect(await end.locator('.deeds tbody tr').count()).toBe(2);
  },
);
