import type { Page } from 'playwright-core';

export interface Wish {
  readonly seed: string;
  readonly players?: number;
  readonly undo?: 'never' | 'free' | 'consent';
  readonly realDice?: boolean;
  readonly bots?: 'greedy' | 'random';
}

/** Sets a table in the lobby with a person on the first seat, and sits down at it. */
export async function sitDown(
  page: Page,
  { seed, players = 2, undo, realDice, bots = 'random' }: Wish,
): Promise<void> {
  const form = page.locator('#set-form');
  await form.getByRole('radio', { name: String(players), exact: true }).check();
  for (let place = 1; place < players; place++)
    await form.locator('.sl select').nth(place).selectOption(bots);
  if (undo !== undefined) await form.getByLabel('Undo goes back').selectOption(undo);
  if (realDice === true)
    await form.getByRole('checkbox', { name: 'We roll real dice and type them in' }).check();
  await form.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Light the candle' }).click();
  await page.locator('.tt').waitFor();
}
