import { game as dungeon } from '@tenebrae/darkest-dungeon';
import type { Game } from '@tenebrae/kernel';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { setTable } from './lobby.ts';
import { turn } from './player.ts';
import { act, type Casting, firstScript } from './scripted.ts';

const game = dungeon as unknown as Game;
const SEEDS = ['whole-4', 'whole-3', 'whole-5', 'whole-9', 'whole-2', 'whole-1', 'whole-6', 'whole-8'];
const how: Casting['how'] = { players: 1, policy: { undo: 'free', agreement: 'anyone' } };

test(
  'a party is chosen, goes on a Quest, and comes home to the Hamlet; every option is within reach',
  {
    timeout: 240_000,
  },
  async ({ visit }) => {
    const asked = new Set<string>();
    let days = 0;
    const script = firstScript(game, SEEDS, {
      how,
      bots: {},
      most: 230,
      until({ request }) {
        if (request?.kind === 'question' && request.ask === 'spend-day') days += 1;
        return days > 2;
      },
    });
    for (const { ask } of script.lines) asked.add(ask);
    expect([...asked]).toEqual(
      expect.arrayContaining(['choose-quest', 'prepare-quest', 'decide-on-map', 'take-action', 'spend-day']),
    );
    const page = await visit();
    await setTable(page, { game: 'darkest-dungeon', seats: ['you'], seed: script.seed, undo: 'free' });
    const { outOfReach, ...on } = await act(page, script);
    console.log(`${script.lines.length} answers: ${JSON.stringify(on)}`);
    expect(outOfReach).toEqual([]);
    expect(on.board + on.hand).toBeGreaterThan(on.question);
    await turn(page);
    expect(await page.locator('.dd-thing.building').count()).toBeGreaterThan(5);
  },
);

test('a Boss is met by an option of the table', async ({ visit }) => {
  const script = firstScript(game, SEEDS, {
    how: { ...how, options: { start: 'boss-battle', boss: 'necromancer', party: 'random' } },
    bots: {},
    most: 60,
    until: ({ journal }) => journal.length >= 40,
  });
  const page = await visit();
  await setTable(page, {
    game: 'darkest-dungeon',
    seats: ['you'],
    seed: script.seed,
    undo: 'free',
    async more(form) {
      await form.locator('details.more summary').first().click();
      await form.getByLabel('Where it begins').selectOption('boss-battle');
      await form.getByLabel('Boss', { exact: true }).selectOption('necromancer');
      await form.getByLabel('Party', { exact: true }).selectOption('random');
    },
  });
  const { outOfReach } = await act(page, script);
  expect(outOfReach).toEqual([]);
  await turn(page);
  await page.locator('.dd-thing.figure').first().waitFor();
});
