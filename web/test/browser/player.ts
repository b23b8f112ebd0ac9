import { newRng, type Rng, throwDie } from '@tenebrae/kernel';
import type { Page } from 'playwright-core';

/** What a player sees of a table. */
export interface Sight {
  readonly moment: number;
  /** The question as it is written, or empty. */
  readonly question: string;
  /** Somebody at this screen is asked. */
  readonly isMine: boolean;
  readonly isOver: boolean;
  /** Everything that lights up and can be pressed: how to press it, and where it lies. */
  readonly offers: readonly Offer[];
}

export interface Offer {
  readonly on: 'board' | 'hand' | 'question';
  /** What it is, the same every time it is offered. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The key that takes it; empty where only a press does. */
  readonly key: string;
}

/** Looks at the table as it is now. */
export const lookAt = (page: Page): Promise<Sight> => page.evaluate(readTable);

/** Runs in the page. A thing is pressed where a person would: at a point where nothing lies over it. */
function readTable(): Sight {
  const table = document.querySelector<HTMLElement>('.tt');
  const group = document.querySelector('.q[role=group]:not(.q-others, .q-dice)');
  const bare = (element: Element): { x: number; y: number } | null => {
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.72, 0.28, 0.88, 0.12])
      for (const across of [0.5, 0.28, 0.72, 0.12, 0.88]) {
        const at = { x: x + width * across, y: y + height * down };
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit !== null && (element === hit || element.contains(hit))) return at;
      }
    return null;
  };
  const offers: Offer[] = [];
  const add = (on: Offer['on'], element: Element, name: string, key: string): void => {
    const at = bare(element);
    if (at !== null) offers.push({ on, name, key, ...at });
  };
  for (const thing of document.querySelectorAll(':is(.ddd-thing, .dd-thing, .dj-thing, .dl-thing).option'))
    add('board', thing, thing.getAttribute('data-thing') ?? '', '');
  for (const act of document.querySelectorAll(
    ':is(.t-hand, .dd-gallery, .dd-trackers, .dj-gallery, .dj-attack, .dl-gallery, .dl-scene) .offered',
  ))
    add('hand', act, act.getAttribute('aria-label') ?? '', '');
  for (const button of document.querySelectorAll('.q [data-option]'))
    add(
      'question',
      button,
      button.getAttribute('data-option') ?? '',
      button.getAttribute('aria-keyshortcuts') ?? '',
    );
  return {
    moment: Number(table?.dataset['moment'] ?? -1),
    question: document.querySelector('#question')?.textContent?.trim() ?? '',
    isMine: group !== null,
    isOver: document.querySelector('.t-end') !== null,
    offers,
  };
}

/** Waits until somebody at this screen is asked, or the match is over. */
export async function turn(page: Page): Promise<Sight> {
  await page.waitForFunction(
    () => document.querySelector('.q[role=group]:not(.q-others, .q-dice), .t-end') !== null,
  );
  return lookAt(page);
}

/** On a phone held in landscape the seats are a tab where the hand needs their place. */
export async function showSeats(page: Page): Promise<void> {
  if (!(await page.locator('.t-seats').isVisible())) await page.locator('.t-tabs button').nth(1).click();
}

/** Waits until the table has moved on from a moment, or asks which of several ways is meant. */
const moved = (page: Page, from: number, patience: number): Promise<boolean> =>
  page
    .waitForFunction(
      before => {
        const table = document.querySelector<HTMLElement>('.tt');
        const isElsewhere = Number(table?.dataset['moment'] ?? -1) !== before;
        return (
          isElsewhere ||
          document.querySelector('.ddd-menu-item, .dd-menu-item, .dj-menu-item, .dl-menu-item, .t-end') !==
            null
        );
      },
      from,
      { timeout: patience },
    )
    .then(() => true)
    .catch(() => false);

export interface Played {
  readonly answers: number;
  /** How many of them were pressed on the board, in the hand, in the question. */
  readonly on: Readonly<Record<Offer['on'], number>>;
}

/** How a player decides: by chance, but the same in every run. */
export type Chooser = (sight: Sight, rng: Rng) => Offer;

/** Whatever glows on the board first, then the hand, then the buttons; sometimes a button all the same. */
export const byBoard: Chooser = ({ offers, question }, rng) => {
  const placed = offers.filter(({ on }) => on === 'board');
  const held = offers.filter(({ on }) => on === 'hand');
  const lists = [placed, [...placed, ...held], offers].filter(list => list.length > 0);
  const list = lists[throwDie(rng, 6) <= 4 ? 0 : lists.length - 1] ?? [];
  const offer = list[throwDie(rng, Math.max(1, list.length)) - 1];
  if (offer === undefined) throw new Error(`nothing to press: ${question}`);
  return offer;
};

export interface Playing {
  readonly seed: string;
  /** Plays at most so many answers; to the end without it. */
  readonly most?: number;
  readonly touch?: boolean;
  readonly choose?: Chooser;
}

/** Plays with the pointer until the match is over or enough has been answered. */
export async function play(
  page: Page,
  { seed, most = 600, touch = false, choose = byBoard }: Playing,
): Promise<Played> {
  const rng = newRng(seed);
  const on = { board: 0, hand: 0, question: 0 };
  let answers = 0;
  for (; answers < most; answers++) {
    const sight = await turn(page);
    if (sight.isOver) break;
    const offer = choose(sight, rng);
    on[offer.on] += 1;
    await press(page, sight, offer, rng, touch);
  }
  return { answers, on };
}

/** A window takes no press in its first moment, and a figure may still be on its way: then the press is made again. */
async function press(page: Page, sight: Sight, offer: Offer, rng: Rng, touch: boolean): Promise<void> {
  let { x, y } = offer;
  for (let tries = 0; tries < 5; tries++) {
    await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    if ((await moved(page, sight.moment, 1500)) && (await tookAWay(page, sight.moment, rng))) return;
    const again = (await lookAt(page)).offers.find(({ on, name }) => on === offer.on && name === offer.name);
    if (again !== undefined) ({ x, y } = again);
  }
  throw new Error(`${offer.on} ${offer.name} does not answer "${sight.question}"`);
}

/** Where one thing can be done in several ways a menu asks which. */
async function tookAWay(page: Page, from: number, rng: Rng): Promise<boolean> {
  const ways = page.locator('.ddd-menu-item, .dd-menu-item, .dj-menu-item, .dl-menu-item');
  const count = await ways.count();
  if (count === 0) return true;
  await ways.nth(throwDie(rng, count) - 1).click();
  await page
    .locator('.ddd-menu-item, .dd-menu-item, .dj-menu-item, .dl-menu-item')
    .first()
    .waitFor({ state: 'detached' });
  return moved(page, from, 4000);
}

/** Presses the tab key until the focus is where it is wanted. */
export async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  for (let steps = 0; steps < most; steps++) {
    const isThere = await page.evaluate(
      wanted => document.activeElement !== null && document.activeElement.matches(wanted),
      selector,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to ${selector}`);
}
