import type { Locator, Page } from 'playwright-core';

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

export interface TableWish {
  readonly game: string;
  /** Who sits where, by the names of the seat pickers. */
  readonly seats: readonly string[];
  readonly seed: string;
  readonly undo?: 'never' | 'free' | 'consent';
  /** Whatever else is to be set in the form. */
  more?(form: Locator): Promise<void>;
}

/** Sets a table of any game, with anybody on any seat, and sits down at it. */
export async function setTable(page: Page, { game, seats, seed, undo, more }: TableWish): Promise<void> {
  await page.locator(`.poster[data-game=${game}]`).click();
  const form = page.locator(`.panel[data-game=${game}] #set-form`);
  await form.getByRole('radio', { name: String(seats.length), exact: true }).check();
  for (const [place, sitter] of seats.entries())
    await form.locator('.sl select').nth(place).selectOption(sitter);
  await more?.(form);
  if (undo !== undefined) await form.getByLabel('Undo goes back').selectOption(undo);
  await form.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Light the candle' }).click();
  await page.locator('.tt').waitFor();
}
