import {
  facesFrom,
  type Fork,
  newStreams,
  nextWord,
  PARTY,
  type Question,
  type Seat,
  type Streams,
} from '@tenebrae/kernel';
import { habit, weightsOf } from '../habit.ts';
import type { Bot, Mind } from '../mind.ts';
import { type Contest, newContest } from './contest.ts';
import { type Edge, meanOf, newEdge, newPlace, pickEdge, type Place, placeAfter, type Step } from './tree.ts';
import { hasPassed, newPatience, type Patience, playOn } from './patience.ts';
import { type Gauge, gaugeOf, worthOf } from './worth.ts';

/** How much thought a decision is worth. */
export interface Care {
  /** Futures that are lived through, at most: fewer when it is clear sooner which option is best. */
  readonly iterations: number;
  /** Decisions of the tree itself, at most. */
  readonly depth: number;
  /** Decisions of playing on by habit after it, in a game that does not tell its spans. */
  readonly horizon: number;
  /** In one that does: how many spans must have passed before things are judged. */
  readonly spans: number;
  /** Ends the thinking early; whoever wants the same answer every time gives none. */
  readonly isOver?: () => boolean;
  /** Looks at every option that habit does not rule out, also where there is little to think about: to tell of them. */
  readonly thorough?: true;
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
const HABITUAL = 0.9985;
/** An option with less than this part of the weight of the likeliest is not looked at. */
const LEAST_PART = 0.001;
/** Of very many options only so many are looked at, the likeliest. */
const MOST_EDGES = 16;
/** The first looks, in which habit follows on the option itself, also teach what makes a difference: one at each option. */
const FIRST_LOOKS = { least: 4, most: 8 } as const;
/** How much better putting off must be than getting on with it. */
const PATIENCE = 0.01;

/** A bot that searches with such care. */
export const searching =
  (care: Care): Bot =>
  mind =>
    think(mind, care).option;

/** A thought under way, for those who cannot wait in one piece. */
export interface Thinking {
  readonly isDone: boolean;
  /** Lives through some more futures: until it is done, or until somebody wants a rest. */
  goOn(wantsRest?: () => boolean): void;
  /** What has been found so far. */
  thought(): Thought;
}

/** Thinks in one piece. */
export function think<S extends object>(mind: Mind<S>, care: Care): Thought {
  const thinking = beginThought(mind, care);
  thinking.goOn();
  return thinking.thought();
}

/**
 * Determinized Monte Carlo tree search. Each iteration deals what the seat cannot know anew, throws other dice, walks down
 * the tree by what is known so far, plays on by habit, and remembers how it ended for whoever took each option.
 */
export function beginThought<S extends object>(mind: Mind<S>, care: Care): Thinking {
  const root = newPlace();
  const { question, rng } = mind;
  const weights = (): readonly number[] => weightsOf(mind.game, question, mind.guess);
  const offered = edgesOf(root, question, weights, care.thorough ? Number.MIN_VALUE : LEAST_PART);
  const habitual = care.thorough ? onlyOf(offered) : withoutThought(mind, offered);
  if (habitual !== null)
    return { isDone: true, goOn() {}, thought: () => ({ option: habitual, ...NOTHING }) };
  const contest = newContest(offered, care.iterations);
  let gauges: Gauges | null = null;
  let iterations = 0;
  const seeds: string[] = [];
  const stays = new Set(offered);
  const isDone = (): boolean =>
    contest.isDecided ||
    iterations >= care.iterations ||
    (iterations > offered.length && care.isOver?.() === true);

  function lookAt(option: number, times: number): Look<S> {
    // The same hidden things and the same dice for every option that is tried so often: what differs then is the option.
    seeds[times] ??= String(nextWord(rng));
    iterations += 1;
    return liveThrough(mind, { option, edge: offered[option] as Edge }, care, stays, seeds[times]);
  }

  function learnFrom(look: Look<S>, gauge: Gauges): void {
    const before = look.edge.total;
    remember(look, gauge);
    contest.saw(look.option, look.edge.total - before);
  }

  function lookAround(): Gauges {
    const likely = offered.flatMap((edge, option) => (edge === null ? [] : [option]));
    const length = Math.min(care.iterations, FIRST_LOOKS.most, Math.max(FIRST_LOOKS.least, likely.length));
    const looks = Array.from({ length }, (_, at) =>
      lookAt(likely[at % likely.length] ?? 0, Math.floor(at / likely.length)),
    );
    const learned = gaugesFrom(mind, looks);
    for (const look of looks) learnFrom(look, learned);
    return learned;
  }

  return {
    get isDone() {
      return isDone();
    },
    goOn(wantsRest) {
      if (gauges === null) {
        gauges = lookAround();
        if (wantsRest?.() === true) return;
      }
      while (!isDone()) {
        const option = contest.next();
        learnFrom(lookAt(option, offered[option]?.visits ?? 0), gauges);
        if (wantsRest?.() === true) return;
      }
    },
    thought() {
      const considered = consideredOf(offered, contest);
      return { option: settle(considered, offered, stays), considered, iterations };
    },
  };
}

/**
 * After so many answers of which nothing came, habit decides. Thoughts are noisy, and whoever always finds it worth while to
 * consider a gift, and then always rather keeps everything, would go round in circles for ever.
 */
const LONG_QUIET = 12;

const withoutThought = <S extends object>(mind: Mind<S>, offered: readonly (Edge | null)[]): number | null =>
  mind.quiet >= LONG_QUIET ? habit(mind) : habitualOf(offered);

const NOTHING = { considered: [], iterations: 0 } as const;

/** What was looked at, the best first. */
const consideredOf = (
  offered: readonly (Edge | null)[],
  { stageOf, promiseOf }: Contest,
): readonly Considered[] =>
  offered
    .flatMap((edge, option) =>
      edge === null || edge.visits === 0
        ? []
        : [{ option, visits: edge.visits, expected: meanOf(edge), prior: edge.prior, rank: promiseOf(edge) }],
    )
    .sort((a, b) => stageOf(b.option) - stageOf(a.option) || b.rank - a.rank || b.prior - a.prior)
    .map(({ option, visits, expected, prior }) => ({ option, visits, expected, prior }));

/**
 * The option that was left in the end; but one after which the same is asked again, and that may only put off what comes
 * anyway, must be worth something in itself, or be what a seasoned player rather does.
 */
function settle(
  considered: readonly Considered[],
  offered: readonly (Edge | null)[],
  stays: ReadonlySet<Edge | null>,
): number {
  const [best] = considered;
  if (best === undefined) return 0;
  if (!stays.has(offered[best.option] ?? null)) return best.option;
  const moving = considered.find(({ option }) => !stays.has(offered[option] ?? null));
  const isWorthIt =
    moving === undefined || best.prior > moving.prior || best.expected > moving.expected + PATIENCE;
  return isWorthIt ? best.option : moving.option;
}

/** A future that was lived through: the option it began with, who took what on the way, and where it led. */
interface Look<S extends object> {
  readonly option: number;
  readonly edge: Edge;
  readonly steps: readonly Step[];
  readonly fork: Fork<S>;
}

function liveThrough<S extends object>(
  mind: Mind<S>,
  { option, edge }: { readonly option: number; readonly edge: Edge },
  care: Care,
  stays: Set<Edge | null>,
  seed: string,
): Look<S> {
  const fork = mind.fork(seed);
  const patience = newPatience(fork, care);
  const luck = newStreams(`${seed}/play`);
  const steps: Step[] = [{ edge, seat: deciderOf(fork, mind.question, mind.seat) }];
  fork.answer(option);
  if (!isAsked(fork, mind.question)) stays.delete(edge);
  if (edge.visits > 0)
    walkDown(fork, placeAfter(edge, keyOf(fork)), steps, mind.seat, care.depth, patience, luck);
  playOn(fork, patience, luck);
  return { option, edge, steps, fork };
}

/** Takes options by what is known of them, down to one that is new. */
function walkDown<S extends object>(
  fork: Fork<S>,
  from: Place,
  steps: Step[],
  thinker: Seat,
  depth: number,
  patience: Patience,
  luck: Streams,
): void {
  let place = from;
  for (let decisions = 1; decisions < depth && fork.request !== null; decisions++) {
    if (hasPassed(fork, patience)) return;
    const { request } = fork;
    if (request.kind === 'chance') {
      fork.answer(facesFrom(luck, request));
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

function remember<S extends object>({ fork, steps }: Look<S>, gauges: Gauges): void {
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
function edgesOf(
  place: Place,
  { options }: Question,
  weights: () => readonly number[],
  leastPart = LEAST_PART,
): (Edge | null)[] {
  const known = options.map(({ id }) => place.edges.get(id) ?? null);
  if (place.edges.size > 0 && known.every(edge => edge !== null)) return worthALook(known);
  const parts = weights();
  const total = parts.reduce((sum, part) => sum + part, 0);
  const least = leastOf(parts, leastPart);
  for (const [option, { id }] of options.entries()) {
    if (place.edges.has(id)) continue;
    const part = parts[option] ?? 0;
    place.edges.set(id, newEdge(part >= least ? part / total : 0));
  }
  return worthALook(options.map(({ id }) => place.edges.get(id) ?? null));
}

/** Without the edges that habit rules out; but where other dice left nothing else, all of them are worth a look. */
function worthALook(edges: (Edge | null)[]): (Edge | null)[] {
  const likely = edges.map(edge => (edge !== null && edge.prior > 0 ? edge : null));
  return likely.every(edge => edge === null) ? edges : likely;
}

function leastOf(parts: readonly number[], leastPart: number): number {
  const sorted = parts.toSorted((a, b) => b - a);
  const [likeliest = 0] = sorted;
  return Math.max(likeliest * leastPart, sorted[MOST_EDGES - 1] ?? 0, Number.MIN_VALUE);
}

const onlyOf = (offered: readonly (Edge | null)[]): number | null =>
  offered.filter(edge => edge !== null).length === 1 ? offered.findIndex(edge => edge !== null) : null;

/** The option that there is nothing to think about, or null. */
function habitualOf(offered: readonly (Edge | null)[]): number | null {
  const only = onlyOf(offered);
  if (only !== null) return only;
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

type Gauges = ReadonlyMap<Seat, Gauge>;

/** What makes a difference to each seat: from how things stand, and from where a few looks led. */
function gaugesFrom<S extends object>({ game, guess }: Mind<S>, looks: readonly Look<S>[]): Gauges {
  const now = guess();
  const standing = (state: S, seat: Seat): number => game.evaluate?.(state, seat) ?? 0;
  const gaugeFor = (seat: Seat): Gauge =>
    gaugeOf(
      standing(now, seat),
      looks.map(({ fork }) => standing(fork.state, seat)),
    );
  return new Map(looks[0]?.fork.seats.map(seat => [seat, gaugeFor(seat)]));
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
