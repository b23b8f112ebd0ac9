import { game as descent } from '@tenebrae/descent';
import type { Game } from '@tenebrae/kernel';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { PHONE } from './context.ts';
import { setTable } from './lobby.ts';
import { act, firstScript } from './scripted.ts';

const game = descent as unknown as Game;

test(
  'quest 1 from its set-up to its end: whatever the two heroes try, every option is within reach',
  {
    timeout: 240_000,
  },
  async ({ visit }) => {
    const script = firstScript(game, ['whole-1', 'whole-4', 'whole-6', 'whole-7', 'whole-5'], {
      how: { players: 3, policy: { undo: 'free', agreement: 'anyone' } },
      bots: { overlord: 'greedy' },
      minds: 'random',
      most: 220,
    });
    const page = await visit();
    await setTable(page, {
      game: 'descent',
      seats: ['greedy', 'you', 'friend'],
      seed: script.seed,
      undo: 'free',
    });
    const { outOfReach, ...on } = await act(page, script);
    console.log(`${script.lines.length} answers: ${JSON.stringify(on)}, ${script.outcome}`);
    expect(outOfReach).toEqual([]);
    expect(on.board + on.hand).toBeGreaterThan(on.question);
    const end = page.locator('.t-end');
    await end.getByRole('heading', { level: 1 }).waitFor();
    expect(await end.locator('.cap').first().textContent()).toBe(script.isWon ? 'Victory' : 'Defeat');
    expect(await end.locator('.deeds tbody tr').count()).toBeGreaterThanOrEqual(2);
  },
);

test(
  'two sensible heroes play it on a phone, by thumb, against an overlord who plays at random',
  { timeout: 300_000 },
  async ({ visit }) => {
    const script = firstScript(game, ['whole-6', 'whole-1', 'whole-3', 'whole-5', 'whole-7', 'whole-8'], {
      how: { players: 3, policy: { undo: 'free', agreement: 'anyone' } },
      bots: { overlord: 'random' },
      most: 620,
    });
    const page = await visit({ viewport: PHONE, touch: true });
    await setTable(page, {
      game: 'descent',
      seats: ['random', 'you', 'friend'],
      seed: script.seed,
      undo: 'free',
    });
    const { outOfReach, ...on } = await act(page, script, { touch: true });
    console.log(`${script.lines.length} answers: ${JSON.stringify(on)}, ${script.outcome}`);
    // Of a wide choice of spaces some are a swipe away.
    expect(outOfReach.filter(lost => !lost.startsWith('hero-acts: move:'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const end = page.locator('.t-end');
    await end.getByRole('heading', { level: 1 }).waitFor();
    expect(await end.locator('.cap').first().textContent()).toBe(script.isWon ? 'Victory' : 'Defeat');
  },
);
