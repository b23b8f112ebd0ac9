import {
  type Fork,
  newRng,
  nextWord,
  PARTY,
  type Question,
  type Rng,
  type Seat,
  throwDie,
} from '@tenebrae/kernel';
import { playByHabit, weightsOf } from '../habit.ts';
import type { Bot, Mind } from '../mind.ts';
import { type Edge, meanOf, newEdge, newPlace, pickEdge, type Place, placeAfter, type Step } from './tree.ts';
import { type Gauge, gaugeOf, worthOf } from './worth.ts';

/** How much thought a decision is worth. */
export interface Care {
  /** Futures that are lived through. */
  readonly iterations: number;
  /** Decisions of the tree itself, at most, and of playing on by habit after it. */
  readonly depth: number;
  readonly horizon: number;
  /** Ends the thinking early; whoever wants the same answer every time gives none. */
  readonly isOver?: () => boolean;
}

/** What was considered of an option. */
export interface Considered {
  readonly option: number;
  readonly visits: number;
  /** How well it is expected to end, between 0 and 1: lost below 0.15, won above 0.85. */
  readonly expected: number;
  /** How readily a seasoned player takes it without thinking. */
  readonly prior: number;
}

export interface Thought {
  readonly option: number;
  /** The best first; empty when there was nothing to think about. */
  readonly considered: readonly Considered[];
  readonly iterations: number;
}

/** An option that habit gives this part of all weight is taken without a thought, in the tree too: a step of a long move. */
const HABITUAL = 0.85;
/** An option with less than this part of the weight of the likeliest is not looked at. */
const LEAST_PART = 0.02;
/** Of very many options only so many are looked at, the likeliest. */
const MOST_EDGES = 16;
/** Futures by habit alone, before the search, to learn what makes a difference. */
const GAUGING = 8;
/** How much better putting off must be than getting on with it. */
const PATIENCE = 0.01;

/** A bot that searches with such care. */
export const searching =
  (care: Care): Bot =>
  mind =>
    think(mind, care).option;

/**
 * Determinized Monte Carlo tree search. Each iteration deals what the seat cannot know anew, throws other dice, walks down
 * the tree by what is known so far, plays on by habit, and remembers how it ended for whoever took each option.
 */
export function think<S extends object>(mind: Mind<S>, care: Care): Thought {
  const root = newPlace();
  const { question, rng } = mind;
  const offered = edgesOf(root, question, () => weightsOf(mind.game, question, mind.guess));
  const habitual = habitualOf(offered);
  if (habitual !== null) return { option: habitual, considered: [], iterations: 0 };
  const gauges = gaugeSeats(mind, care, rng);
  let iterations = 0;
  const seeds: string[] = [];
  const stays = new Set(offered);
  while (iterations < care.iterations && !(iterations > offered.length && care.isOver?.())) {
    const [option, edge] = chosen(offered);
    // The same hidden things and the same dice for every option that is tried so often: what differs then is the option.
    seeds[edge.visits] ??= String(nextWord(rng));
    iterate(mind, { option, edge }, care, gauges, stays, seeds[edge.visits] as string);
    iterations += 1;
  }
  const considered = offered
    .flatMap((edge, option) =>
      edge === null || edge.visits === 0
        ? []
        : [{ option, visits: edge.visits, expected: meanOf(edge), prior: edge.prior }],
    )
    .sort((a, b) => b.visits - a.visits || b.expected - a.expected || b.prior - a.prior);
  return { option: settle(considered, offered, stays), considered, iterations };
}

/** The option looked at most; but one that only puts off what comes anyway must be worth something in itself. */
function settle(
  considered: readonly Considered[],
  offered: readonly (Edge | null)[],
  stays: ReadonlySet<Edge | null>,
): number {
  const [best] = considered;
  if (best === undefined) return 0;
  if (!stays.has(offered[best.option] ?? null)) return best.option;
  const moving = considered.find(({ option }) => !stays.has(offered[option] ?? null));
  return moving === undefined || best.expected > moving.expected + PATIENCE ? best.option : moving.option;
}

function iterate<S extends object>(
  mind: Mind<S>,
  first: { readonly option: number; readonly edge: Edge },
  { depth, horizon }: Care,
  gauges: Map<Seat, Gauge>,
  stays: Set<Edge | null>,
  seed: string,
): void {
  const fork = mind.fork(seed);
  const rng = newRng(`${seed}/play`);
  const steps: Step[] = [{ edge: first.edge, seat: deciderOf(fork, mind.question, mind.seat) }];
  fork.answer(first.option);
  if (!isAsked(fork, mind.question)) stays.delete(first.edge);
  if (first.edge.visits > 0)
    walkDown(fork, placeAfter(first.edge, keyOf(fork)), steps, mind.seat, depth, rng);
  for (let step = 0; step < horizon && fork.request !== null; step++) playByHabit(fork, rng);
  remember(fork, steps, gauges);
}

/** Takes options by what is known of them, down to one that is new. */
function walkDown<S extends object>(
  fork: Fork<S>,
  from: Place,
  steps: Step[],
  thinker: Seat,
  depth: number,
  rng: Rng,
): void {
  let place = from;
  for (let decisions = 1; decisions < depth && fork.request !== null; decisions++) {
    const { request } = fork;
    if (request.kind === 'chance') {
      fork.answer(request.dice.map(sides => throwDie(rng, sides)));
      continue;
    }
    const offered = edgesOf(place, request, () => weightsOf(fork.game, request, () => fork.state));
    const habitual = habitualOf(offered);
    const [option, edge] = habitual === null ? chosen(offered) : [habitual, offered[habitual] as Edge];
    if (habitual === null) steps.push({ edge, seat: deciderOf(fork, request, thinker) });
    fork.answer(option);
    if (habitual === null && edge.visits === 0) return;
    place = placeAfter(edge, keyOf(fork));
  }
}

function remember<S extends object>(fork: Fork<S>, steps: readonly Step[], gauges: Map<Seat, Gauge>): void {
  const worth = new Map<Seat, number>();
  for (const { edge, seat } of steps) {
    let end = worth.get(seat);
    if (end === undefined) worth.set(seat, (end = worthOf(fork, seat, gauges.get(seat) ?? NO_GAUGE)));
    edge.visits += 1;
    edge.total += end;
    edge.squares += end * end;
  }
}

const NO_GAUGE: Gauge = { before: 0, scale: 1 };

/** The edges of a question in the order of its options; null for what is not worth a look. New ones are added. */
function edgesOf(place: Place, { options }: Question, weights: () => readonly number[]): (Edge | null)[] {
  const known = options.map(({ id }) => place.edges.get(id) ?? null);
  if (place.edges.size > 0 && known.every(edge => edge !== null)) return known.map(worthALook);
  const parts = weights();
  const total = parts.reduce((sum, part) => sum + part, 0);
  const least = leastOf(parts);
  for (const [option, { id }] of options.entries()) {
    if (place.edges.has(id)) continue;
    const part = parts[option] ?? 0;
    place.edges.set(id, newEdge(part >= least ? part / total : 0));
  }
  return options.map(({ id }) => worthALook(place.edges.get(id) ?? null));
}

const worthALook = (edge: Edge | null): Edge | null => (edge !== null && edge.prior > 0 ? edge : null);

function leastOf(parts: readonly number[]): number {
  const sorted = parts.toSorted((a, b) => b - a);
  const [likeliest = 0] = sorted;
  return Math.max(likeliest * LEAST_PART, sorted[MOST_EDGES - 1] ?? 0, Number.MIN_VALUE);
}

/** The option that there is nothing to think about, or null. */
function habitualOf(offered: readonly (Edge | null)[]): number | null {
  const only = offered.filter(edge => edge !== null);
  if (only.length === 1) return offered.findIndex(edge => edge !== null);
  const likely = offered.findIndex(edge => edge !== null && edge.prior >= HABITUAL);
  return likely < 0 ? null : likely;
}

function chosen(offered: readonly (Edge | null)[]): [number, Edge] {
  const places: number[] = [];
  const edges: Edge[] = [];
  for (const [option, edge] of offered.entries()) {
    if (edge === null) continue;
    places.push(option);
    edges.push(edge);
  }
  const at = pickEdge(edges);
  return [places[at] ?? 0, edges[at] as Edge];
}

/** What makes a difference to each seat: from a few futures by habit alone. */
function gaugeSeats<S extends object>(mind: Mind<S>, { horizon }: Care, rng: Rng): Map<Seat, Gauge> {
  const ends = new Map<Seat, { readonly before: number; readonly after: number[] }>();
  for (let i = 0; i < GAUGING; i++) {
    const seed = String(nextWord(rng));
    const fork = mind.fork(seed);
    const dice = newRng(`${seed}/gauge`);
    const standing = (seat: Seat): number => fork.game.evaluate?.(fork.state, seat) ?? 0;
    for (const seat of fork.seats) if (!ends.has(seat)) ends.set(seat, { before: standing(seat), after: [] });
    for (let step = 0; step < horizon && fork.request !== null; step++) playByHabit(fork, dice);
    for (const [seat, { after }] of ends) after.push(standing(seat));
  }
  return new Map([...ends].map(([seat, { before, after }]) => [seat, gaugeOf(before, after)]));
}

/** Who decides: in the party's name, whoever thinks if he belongs to it. */
function deciderOf<S extends object>(
  { game, state, seats }: Fork<S>,
  { seat }: Question,
  thinker: Seat,
): Seat {
  if (seat !== PARTY) return seat;
  const party = game.party?.(state) ?? seats;
  return party.includes(thinker) ? thinker : (party[0] ?? thinker);
}

const keyOf = <S extends object>({ request }: Fork<S>): string =>
  request === null ? 'end' : request.kind === 'question' ? `${request.seat} ${request.ask}` : 'dice';

const isAsked = <S extends object>({ request }: Fork<S>, { seat, ask }: Question): boolean =>
  request?.kind === 'question' && request.seat === seat && request.ask === ask;
