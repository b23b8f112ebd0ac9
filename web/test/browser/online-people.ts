import { newRng, type Rng, throwDie } from '@tenebrae/kernel';
import type { Page } from 'playwright-core';

/** Says a name in the lobby of the server, and comes in. */
export async function comeIn(page: Page, name: string): Promise<void> {
  await page.locator('.o-places').getByRole('button', { name: 'Online tables' }).click();
  await page.getByLabel('What shall the others call you?').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByText(`You are ${name}.`).waitFor();
}

export interface OnlineWish {
  readonly players: number;
  /** By their places, from the second; a friend where nothing is said. */
  readonly bots?: readonly number[];
  readonly title?: string;
}

/** Opens a table and gives the link that leads there. */
export async function openTable(page: Page, { players, bots = [], title = '' }: OnlineWish): Promise<string> {
  const form = page.locator('#set-online');
  await form.getByLabel('Name of the table').fill(title);
  await form.getByRole('radio', { name: String(players), exact: true }).check();
  for (const place of bots) await form.locator('.sl select').nth(place).selectOption('random');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('your seat').waitFor();
  return page.getByLabel('Invitation').inputValue();
}

/** Follows the link, says a name, and goes to the table. */
export async function follow(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('What shall the others call you?').fill(name);
  await page.getByRole('button', { name: 'To the table' }).click();
}

export async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByText('your seat').waitFor();
}

export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Light the candle' }).click();
  await page.locator('.tt').waitFor();
}

/** What a player at a plain table sees. */
export interface Glance {
  readonly moment: number;
  readonly isMine: boolean;
  readonly isOver: boolean;
}

export const glance = (page: Page): Promise<Glance> =>
  page.evaluate(() => ({
    moment: Number(document.querySelector<HTMLElement>('.tt')?.dataset['moment'] ?? -1),
    isMine: document.querySelector('.q[role=group]:not(.q-others, .q-dice) [data-option]') !== null,
    isOver: document.querySelector('.t-end') !== null,
  }));

/** Presses one of the options that are written. */
const press = (page: Page, rng: Rng): Promise<void> =>
  page.evaluate(
    place => {
      const buttons = document.querySelectorAll<HTMLElement>('.q [data-option]');
      buttons[place % buttons.length]?.click();
    },
    throwDie(rng, 10_000),
  );

/** What happens beside the answers: told before each of them, with who is about to give it. */
export type Interlude = (answers: number, asked: Page) => Promise<'answered' | 'go-on'>;

/** Everybody plays by chance until the match is over for all, or enough has been answered. Gives the answers given. */
export async function playTogether(
  pages: readonly Page[],
  seed: string,
  { most = 500, interlude = async () => 'go-on' }: { most?: number; interlude?: Interlude } = {},
): Promise<number> {
  const rng = newRng(seed);
  let answers = 0;
  let before = -1;
  while (answers < most) {
    const seen = await Promise.all(pages.map(glance));
    if (seen.every(({ isOver }) => isOver)) return answers;
    const moments = new Set(seen.map(({ moment }) => moment));
    // What the party is asked they answer in turn.
    const able = pages.filter((_, place) => seen[place]?.isMine === true);
    const asked = able[answers % Math.max(1, able.length)];
    const [moment = -1] = moments;
    if (moments.size > 1 || asked === undefined || moment < 0) {
      await pages[0]?.waitForTimeout(25);
      continue;
    }
    if (moment !== before) answers += 1;
    const isFirst = moment !== before;
    before = moment;
    // A press may come too early for a window: then it is made again, without another interlude.
    if (!isFirst || (await interlude(answers, asked)) === 'go-on') await press(asked, rng);
    await moved(asked, moment, 1000);
  }
  return answers;
}

/** Answers for whoever is asked on this page. */
export const answerHere = (page: Page, seed: string): Promise<void> => press(page, newRng(seed));

export const moved = (page: Page, from: number, patience: number): Promise<boolean> =>
  page
    .waitForFunction(
      before =>
        Number(document.querySelector<HTMLElement>('.tt')?.dataset['moment'] ?? -1) !== before ||
        document.querySelector('.t-end') !== null,
      from,
      { timeout: patience },
    )
    .then(() => true)
    .catch(() => false);
