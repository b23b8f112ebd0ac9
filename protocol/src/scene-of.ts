import { type Match, type Moment, PARTY, type Seat } from '@tenebrae/kernel';
import type { Answered, BlockedSeat, LogPart, Powers, Scene, Sitter } from './scene.ts';

/** Who looks at a match, and what surrounds it. */
export interface Screen {
  /** The seats that are played from this screen; none for somebody who only watches. */
  readonly here: readonly Seat[];
  /** The seat whose knowledge is shown; null for what everybody may know. */
  readonly viewer: Seat | null;
  /** The match is on this very device: what is asked of others is shown as well. */
  readonly openly: boolean;
  readonly serial: number;
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly names: Readonly<Record<Seat, string>>;
  readonly paused: boolean;
  /** A bot is about to answer. */
  readonly thinking: boolean;
  /** The moment at which a guided game was handed to the player; undo stops there. */
  readonly lesson: number | null;
  readonly log: LogPart;
  readonly can: Powers;
  /** Told when a game's words fail: the table goes on without them. */
  complain(thrown: unknown): void;
}

/** All that a screen may know of a match now. */
export function sceneOf(match: Match, screen: Screen): Scene {
  const { viewer, complain } = screen;
  const asked = match.request === null ? [] : match.asked();
  const mine = asked.filter(seat => screen.here.includes(seat));
  const [first] = mine;
  const undoTo = undoTarget(match, screen.here, screen.lesson);
  const blockedFor = (seat: Seat): readonly BlockedSeat[] =>
    spoken(() => match.game.blocked?.(match.state, seat), complain).map(one => ({ ...one, seat }));
  return {
    serial: screen.serial,
    moment: match.moment,
    moments: [...match.moments],
    view: match.view(viewer),
    description: spoken(() => match.game.describe?.(match.state, viewer), complain),
    request: shown(match.request, mine.length > 0, screen),
    answered: null,
    seats: match.seats,
    sitters: screen.sitters,
    names: screen.names,
    asked,
    mine,
    votes: { ...match.votes },
    result: match.result,
    fault: match.fault,
    log: screen.log,
    blocked: match.request?.kind === 'question' ? mine.flatMap(blockedFor) : [],
    orders: first === undefined ? {} : match.ordersOf(first),
    undoTo,
    undo: undoTo === null ? 'none' : match.undoRight(undoTo),
    canRedo: match.canRedo,
    policy: match.policy,
    thinking: screen.thinking,
    paused: screen.paused,
    lesson: screen.lesson !== null,
    can: screen.can,
  };
}

/** The table as it stood at a moment: to look at, not to answer. */
export function pastScene(match: Match, at: number, screen: Screen): Scene {
  const past = match.at(at);
  const answered = answeredAt(match, past, screen);
  return {
    ...sceneOf(match, screen),
    moment: at,
    view: past.view(screen.viewer),
    description: spoken(() => past.describe(screen.viewer), screen.complain),
    request: shown(past.request, answered !== null || isAskedOf(past.request, screen.here), screen),
    answered,
    result: past.result,
    asked: [],
    mine: [],
    blocked: [],
    undoTo: at,
    undo: at === match.moment ? 'none' : match.undoRight(at),
  };
}

/** The log from the `from`-th line on, as a seat was told it. */
export function logPart(match: Match, viewer: Seat | null, sent: number): LogPart {
  const length = match.told(viewer).length;
  const from = Math.min(Math.max(0, sent), length);
  const lines = match.told(viewer, from).map(({ at, event }) => ({ at, event }));
  return { from, lines, retold: sent < 0 };
}

/** What is asked of this screen, whole; of what is asked elsewhere, no options and no facts. */
function shown(request: Match['request'], isMine: boolean, { openly }: Screen): Match['request'] {
  if (request === null || request.kind === 'chance' || isMine || openly) return request;
  const { kind, seat, ask, rule } = request;
  return { kind, seat, ask, rule, options: [] };
}

/** What was answered at a moment, if this screen may know it. When the match is over, nothing is hidden any more. */
function answeredAt(match: Match, past: Moment, { here, viewer }: Screen): Answered | null {
  const given = match.journal[past.at];
  if (given?.kind !== 'answer') return null;
  const { seat, option, order } = given;
  const isKnown =
    match.result !== null || isAskedOf(past.request, here) || knowsTheSame(match, past, viewer, seat);
  return isKnown ? { seat, option, ...(order === true ? { order } : {}) } : null;
}

/** Who knows what a seat knows before it answers and after: a choice that is kept from others is known to whoever took it. */
function knowsTheSame(match: Match, past: Moment, viewer: Seat | null, seat: Seat): boolean {
  const next = match.moments.find(at => at > past.at);
  return next !== undefined && past.shares(viewer, seat) && match.at(next).shares(viewer, seat);
}

const isAskedOf = (request: Match['request'], here: readonly Seat[]): boolean =>
  request?.kind === 'question' && (request.seat === PARTY ? here.length > 0 : here.includes(request.seat));

/** What a game says about a state; if it cannot, that is no reason to stop the table. */
function spoken<T>(say: () => readonly T[] | undefined, complain: (thrown: unknown) => void): readonly T[] {
  try {
    return say() ?? [];
  } catch (thrown) {
    complain(thrown);
    return [];
  }
}

/** The last moment at which somebody at this screen answered; where nobody plays, the one before this. */
export function undoTarget(match: Match, here: readonly Seat[], from: number | null): number | null {
  if (match.fault !== null) return match.moment;
  const before = match.moments.filter(at => at < match.moment && at >= (from ?? 0));
  if (here.length === 0) return before.at(-1) ?? null;
  const byPerson = (at: number): boolean => {
    const entry = match.journal[at];
    return entry?.kind === 'answer'
      ? here.includes(entry.seat)
      : entry?.kind === 'chance' && entry.by === 'outside';
  };
  return before.findLast(byPerson) ?? null;
}
