import { BOTS, botAnswer, botTurn, decide } from '@tenebrae/bots';
import { type Game, type Match, newRng, type Seat, start, type Start } from '@tenebrae/kernel';
import type { Page } from 'playwright-core';

/** One answer of a person: what is pressed, and everything that could have been. */
interface Line {
  readonly moment: number;
  readonly ask: string;
  readonly option: string;
  readonly options: readonly string[];
  /** An interruption takes no press in its first moment. */
  readonly isWindow: boolean;
  /** Not an answer: from now on the interruption is let pass. */
  readonly isOrder: boolean;
}

/** A match from its first question to its end, as the persons at one screen play it. */
export interface Script {
  readonly seed: string;
  readonly lines: readonly Line[];
  readonly outcome: string;
  /** Somebody at the screen has won. */
  readonly isWon: boolean;
}

export interface Casting {
  readonly how: Omit<Start, 'seed'>;
  /** Which bot sits where; persons on all other seats. */
  readonly bots: Readonly<Record<Seat, string>>;
  /** How the persons decide: by the habits of a sensible player if nothing is said. */
  readonly minds?: 'habit' | 'random';
  /** The persons answer no more often than this. */
  readonly most: number;
  /** Interruptions that are let pass from the first one on. */
  readonly lets?: readonly string[];
  /** Where it stops, when not at the end of the match. */
  until?(match: Match): boolean;
}

/** The first of some matches that is not too long. */
export function firstScript(game: Game, seeds: readonly string[], casting: Casting): Script {
  for (const seed of seeds) {
    const script = writeScript(game, seed, casting);
    if (script !== null) return script;
  }
  throw new Error(`none of ${seeds.length} matches is over after ${casting.most} answers`);
}

/** The page plays by the same rules, the same seed and the same bots: a match that is played here is played there, too. */
function writeScript(game: Game, seed: string, casting: Casting): Script | null {
  const { how, bots, minds = 'habit', most, lets = [], until = () => false } = casting;
  const match = start(game, { ...how, seed });
  const isPerson = (seat: Seat): boolean => bots[seat] === undefined;
  const lines: Line[] = [];
  while (match.request?.kind === 'question' && !until(match)) {
    const turn = botTurn(match, isPerson);
    if (turn !== null) {
      match.answer(botAnswer(match, turn, bots[turn.seat]), turn.seat);
      continue;
    }
    if (lines.length >= most) return null;
    lines.push(lets.includes(match.request.ask) ? letPass(match) : answer(match, minds));
  }
  const { outcome = '', winners = [] } = match.result ?? {};
  return { seed, lines, outcome, isWon: winners.some(isPerson) };
}

function lineOf(match: Match): Omit<Line, 'option' | 'isOrder'> {
  const { request, moment } = match;
  if (request?.kind !== 'question') throw new Error('nothing is asked');
  const { ask, options } = request;
  return { moment, ask, options: options.map(({ id }) => id), isWindow: request.window === true };
}

function answer(match: Match, mind: string): Line {
  const { ask, options, ...line } = lineOf(match);
  const [seat = ''] = match.asked();
  const rng = newRng(`${match.seed}/${match.moment}`);
  const place = decide(BOTS[mind] ?? fail(), match, seat, rng);
  match.answer(place, seat);
  return { ...line, ask, options, option: options[place] ?? '', isOrder: false };
}

const fail = (): never => {
  throw new Error('no such bot');
};

function letPass(match: Match): Line {
  const line = lineOf(match);
  const [seat = ''] = match.asked();
  match.order(seat, { ...match.ordersOf(seat), [line.ask]: 'pass' });
  return { ...line, option: '', isOrder: true };
}

/** Where the answers of a script were pressed. */
export interface Pressed {
  readonly board: number;
  readonly hand: number;
  readonly question: number;
  /** Options that could not be pressed anywhere when they were offered, with what was asked. */
  readonly outOfReach: readonly string[];
}

export interface Acting {
  readonly touch?: boolean;
  /** Called before each answer. */
  before?(line: Line, place: number): Promise<void>;
}

/** Presses a whole script on the page, answer by answer. */
export async function act(page: Page, { lines }: Script, how: Acting = {}): Promise<Pressed> {
  const on = { board: 0, hand: 0, question: 0 };
  const outOfReach = new Set<string>();
  for (const [place, line] of lines.entries()) {
    await how.before?.(line, place);
    const { where, lost } = line.isOrder
      ? await giveOrder(page, line)
      : await press(page, line, how.touch === true);
    on[where] += 1;
    for (const option of lost) outOfReach.add(`${line.ask}: ${option}`);
  }
  return { ...on, outOfReach: [...outOfReach] };
}

interface Found {
  readonly x: number;
  readonly y: number;
  readonly where: 'board' | 'hand' | 'question';
  readonly isMenu: boolean;
  readonly lost: readonly string[];
}

const HELD = 300;

async function press(page: Page, line: Line, touch: boolean): Promise<Found> {
  const tap = (at: { readonly x: number; readonly y: number }): Promise<void> =>
    touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y);
  for (let tries = 0; tries < 4; tries++) {
    const found = await page.evaluate(find, { line, wait: line.isWindow ? HELD : 0, inMenu: false });
    if (found === null && tries === 0 && (await seeAll(page))) continue;
    if (found === null) throw new Error(`"${line.option}" cannot be pressed at ${line.moment}: ${line.ask}`);
    await tap(found);
    if (found.isMenu) {
      const item = await page.evaluate(find, { line, wait: 0, inMenu: true });
      if (item !== null) await tap(item);
    }
    if (await movedOn(page, line.moment)) return found;
  }
  throw new Error(`"${line.option}" does not answer ${line.ask} at ${line.moment}`);
}

/** On a phone something may lie outside of the picture: it is in the list of all options. */
async function seeAll(page: Page): Promise<boolean> {
  const more = page.locator('.q .opt-more');
  if ((await more.count()) === 0) return false;
  await more.click();
  return true;
}

const movedOn = (page: Page, from: number): Promise<boolean> =>
  page.evaluate(async before => {
    const until = performance.now() + 2500;
    while (performance.now() < until) {
      const now = document.querySelector<HTMLElement>('.tt')?.dataset['moment'];
      if (Number(now) !== before || document.querySelector('.t-end') !== null) return true;
      await new Promise(done => setTimeout(done, 8));
    }
    return false;
  }, from);

async function giveOrder(page: Page, { moment }: Line): Promise<Omit<Found, 'x' | 'y' | 'isMenu'>> {
  await page.locator(`.tt[data-moment="${moment}"] .q[role=group]`).waitFor();
  await page.getByRole('button', { name: 'Ask less often' }).click();
  await page.getByRole('radio', { name: 'Always let it pass' }).click();
  if (!(await movedOn(page, moment))) throw new Error(`no order is taken at ${moment}`);
  return { where: 'question', lost: [] };
}

interface Wanted {
  readonly line: Line;
  readonly wait: number;
  readonly inMenu: boolean;
}

/** Runs in the page: waits for the moment, and finds where the option can be pressed, at a point where nothing lies over it. */
async function find({ line, wait, inMenu }: Wanted): Promise<Found | null> {
  const pause = (time: number): Promise<unknown> => new Promise(done => setTimeout(done, time));
  const bare = (element: Element): { x: number; y: number } | null => {
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.72, 0.28, 0.9, 0.1])
      for (const across of [0.5, 0.28, 0.72, 0.1, 0.9]) {
        const at = { x: x + width * across, y: y + height * down };
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit !== null && (element === hit || element.contains(hit))) return at;
      }
    return null;
  };
  const placesOf = (option: string): Element[] => {
    const id = CSS.escape(option);
    const within = inMenu ? '[role=menuitem]' : '';
    const found = document.querySelectorAll(`${within}:is([data-options~="${id}"], [data-option="${id}"])`);
    // On the board it must glow, too.
    return [...found].filter(element => element.closest('.board') === null || element.matches('.option'));
  };
  const pressable = (option: string): { element: Element; at: { x: number; y: number } } | null => {
    for (const element of placesOf(option)) {
      const at = bare(element);
      if (at !== null) return { element, at };
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const scrolled = bare(element);
      if (scrolled !== null) return { element, at: scrolled };
    }
    return null;
  };
  // What is told lies over the board until it is put aside.
  document.querySelector<HTMLElement>('.dj-told .btn')?.click();
  const until = performance.now() + 15_000;
  const isAsked = (): boolean =>
    document.querySelector<HTMLElement>('.tt')?.dataset['moment'] === String(line.moment) &&
    document.querySelector('.q[role=group]:not(.q-others, .q-dice)') !== null;
  while (!isAsked() && performance.now() < until) await pause(8);
  if (!isAsked()) return null;
  await pause(wait);
  // While a menu closes nothing else can be pressed.
  while (!inMenu && document.querySelector('[role=menu]') !== null && performance.now() < until)
    await pause(8);
  // The hand is scrolled while one looks: what is to be pressed is looked for last.
  const lost = inMenu
    ? []
    : line.options.filter(option => option !== line.option && pressable(option) === null);
  let found = pressable(line.option);
  for (let tries = 0; found === null && tries < 25; tries++) {
    await pause(20);
    found = pressable(line.option);
  }
  if (found === null) return null;
  const { element, at } = found;
  const where =
    element.closest('.board') !== null ? 'board' : element.closest('.q') !== null ? 'question' : 'hand';
  const isAlone = element.matches('[data-option]') || element.getAttribute('data-options') === line.option;
  const isMenu = !inMenu && (!isAlone || element.getAttribute('aria-haspopup') === 'menu');
  return { ...at, where, isMenu, lost };
}
