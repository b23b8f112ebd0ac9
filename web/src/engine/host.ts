import {
  type Answer,
  BadSave,
  type Game,
  load,
  type Match,
  type Orders,
  readSave,
  Refused,
  RuleBug,
  type Save,
  type Seat,
  start,
} from '@tenebrae/kernel';
import { botTurn, playBot } from './bot-move.ts';
import { isGameId, loadGame } from './games.ts';
import { answerById } from './opening.ts';
import type { BlockedSeat, LogPart, Scene, Sitter, TablePlan, Trouble } from './scene.ts';

/** A table as it is kept between two visits: the match, and who sits where. */
export interface KeptTable {
  readonly save: Save;
  readonly sitters: TablePlan['sitters'];
  readonly names: TablePlan['names'];
  /** The moment at which a guided game was handed to the player; undo stops there. */
  readonly lesson?: number;
}

/** What became of a request: done, or why not. What the table looks like then comes by `onScene`, in order. */
export type Done = Trouble | null;

/** What the page can ask of the worker that holds the match. */
export interface Host {
  open(plan: TablePlan): Promise<Done>;
  take(kept: KeptTable): Promise<Done>;
  answer(moment: number, given: Answer, by?: Seat): Done;
  undo(to?: number): Done;
  redo(): Done;
  branch(at: number): Done;
  /** The table as it stood at a moment. Changes nothing. */
  look(at: number): Scene;
  keep(): KeptTable;
  seat(seat: Seat, sitter: Sitter): Done;
  order(seat: Seat, orders: Orders): Done;
  setDice(dice: 'seeded' | 'person'): Done;
  pace(milliseconds: number): void;
  pause(paused: boolean): Done;
  onScene(draw: (scene: Scene) => void): void;
}

/** At the fastest pace bots play this long between two scenes, in milliseconds. */
const BURST = 60;

/** Holds one match and plays its bots; lives in a worker, so that thinking never stops the page. */
export function newHost(): Host {
  let match: Match | null = null;
  let sitters: Record<Seat, Sitter> = {};
  let names: TablePlan['names'] = {};
  let lesson: number | null = null;
  let serial = 0;
  /** How many lines of the log the page has; -1 when it has another match's. */
  let sent = -1;
  let wait = 350;
  let paused = false;
  let draw: (scene: Scene) => void = () => {};
  let timer: ReturnType<typeof setTimeout> | null = null;

  const current = (): Match => {
    if (match === null) throw new Refused('no-such-moment', 'no table is open');
    return match;
  };
  const sitsHere = (seat: Seat): boolean => sitters[seat] === 'person';
  const viewer = (): Seat | null => current().seats.find(sitsHere) ?? null;

  /** Shows the table as it is now, and lets the bots go on. */
  function show(): void {
    const scene = sceneOf(current(), { serial: ++serial, sitters, names, paused, lesson, log: newLines() });
    draw(scene);
    schedule();
  }

  function newLines(): LogPart {
    const all = current().told(viewer(), 0);
    const retold = sent < 0;
    const from = Math.min(Math.max(0, sent), all.length);
    sent = all.length;
    return { from, lines: all.slice(from).map(({ at, event }) => ({ at, event })), retold };
  }

  /** Does something to the match, and shows what became of it, even if it was refused. */
  function attempt(act: (match: Match) => void): Done {
    let trouble: Done = null;
    try {
      act(current());
    } catch (thrown) {
      trouble = troubleOf(thrown);
    }
    if (match !== null) show();
    return trouble;
  }

  function adopt(next: Match): void {
    match = next;
    sent = -1;
    show();
  }

  function schedule(): void {
    if (timer !== null) clearTimeout(timer);
    timer = paused || botTurn(current(), sitters) === null ? null : setTimeout(letBotsPlay, wait);
  }

  function letBotsPlay(): void {
    timer = null;
    const until = performance.now() + (wait === 0 ? BURST : 0);
    attempt(m => {
      do {
        const turn = botTurn(m, sitters);
        if (turn === null) return;
        playBot(m, turn, sitters[turn.seat]);
      } while (performance.now() < until);
    });
  }

  const enter = async (make: () => Promise<Match>): Promise<Done> => {
    try {
      adopt(await make());
      return null;
    } catch (thrown) {
      return troubleOf(thrown);
    }
  };

  return {
    open: plan =>
      enter(async () => {
        const opened = start(await gameOf(plan.game), plan);
        sitters = { ...plan.sitters };
        names = plan.names;
        for (const option of plan.opening ?? []) answerById(opened, option);
        lesson = plan.lesson === true ? opened.moment : null;
        return opened;
      }),
    take: kept =>
      enter(async () => {
        const taken = load(await gameOf(kept.save.game), readSave(JSON.stringify(kept.save)));
        sitters = { ...kept.sitters };
        names = kept.names;
        lesson = kept.lesson ?? null;
        return taken;
      }),
    answer: (moment, given, by) =>
      attempt(m => {
        if (moment !== m.moment) throw new Refused('no-such-moment', 'the table has moved on');
        m.answer(given, by);
      }),
    undo: to =>
      attempt(m => {
        const isFrozen = m.fault !== null;
        m.undo(isFrozen ? undefined : (to ?? undoTarget(m, sitsHere, lesson) ?? undefined), m.seats);
        // Bots would at once do again what was taken back from them: they wait for a word.
        if (isFrozen || !m.seats.some(sitsHere)) paused = true;
      }),
    redo: () => attempt(m => m.redo()),
    branch(at) {
      let trouble: Done = null;
      try {
        paused ||= !current().seats.some(sitsHere);
        adopt(current().branch(at, newSeed()));
      } catch (thrown) {
        trouble = troubleOf(thrown);
      }
      return trouble;
    },
    look(at) {
      const m = current();
      const past = m.at(at);
      const seat = viewer();
      return {
        ...sceneOf(m, { serial, sitters, names, paused, lesson, log: { from: 0, lines: [], retold: false } }),
        moment: at,
        view: past.view(seat),
        description: spoken(() => past.describe(seat)),
        request: past.request,
        result: past.result,
        mine: [],
        blocked: [],
        undoTo: at,
        undo: at === m.moment ? 'none' : m.undoRight(at),
      };
    },
    keep: () => ({ save: current().save(), sitters, names, ...(lesson === null ? {} : { lesson }) }),
    seat: (seat, sitter) =>
      attempt(() => {
        const before = viewer();
        sitters = { ...sitters, [seat]: sitter };
        if (viewer() !== before) sent = -1;
      }),
    order: (seat, orders) => attempt(m => m.order(seat, orders)),
    setDice: dice => attempt(m => m.setPolicy({ dice }, m.seats)),
    pace(milliseconds) {
      wait = milliseconds;
      if (timer !== null) schedule();
    },
    pause: on =>
      attempt(() => {
        paused = on;
      }),
    onScene(callback) {
      draw = callback;
    },
  };
}

interface Around {
  readonly serial: number;
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly names: TablePlan['names'];
  readonly paused: boolean;
  readonly lesson: number | null;
  readonly log: LogPart;
}

function sceneOf(m: Match, { serial, sitters, names, paused, lesson, log }: Around): Scene {
  const sitsHere = (seat: Seat): boolean => sitters[seat] === 'person';
  const seat = m.seats.find(sitsHere) ?? null;
  const asked = m.request === null ? [] : m.asked();
  const mine = asked.filter(sitsHere);
  const [first] = mine;
  const undoTo = undoTarget(m, sitsHere, lesson);
  return {
    serial,
    moment: m.moment,
    moments: [...m.moments],
    view: m.view(seat),
    description: spoken(() => m.game.describe?.(m.state, seat)),
    request: m.request,
    seats: m.seats,
    sitters,
    names,
    asked,
    mine,
    votes: { ...m.votes },
    result: m.result,
    fault: m.fault,
    log,
    blocked: m.request?.kind === 'question' ? mine.flatMap(one => blockedFor(m, one)) : [],
    orders: first === undefined ? {} : m.ordersOf(first),
    undoTo,
    undo: undoTo === null ? 'none' : m.undoRight(undoTo),
    canRedo: m.canRedo,
    policy: m.policy,
    thinking: !paused && botTurn(m, sitters) !== null,
    paused,
    lesson: lesson !== null,
  };
}

const blockedFor = (m: Match, seat: Seat): readonly BlockedSeat[] =>
  spoken(() => m.game.blocked?.(m.state, seat)).map(one => ({ ...one, seat }));

/** What a game says about a state; if it cannot, that is no reason to stop the table. */
function spoken<T>(say: () => readonly T[] | undefined): readonly T[] {
  try {
    return say() ?? [];
  } catch {
    return [];
  }
}

/** The last moment at which somebody at this screen answered; where only bots sit, the one before this. */
function undoTarget(m: Match, sitsHere: (seat: Seat) => boolean, from: number | null): number | null {
  if (m.fault !== null) return m.moment;
  const before = m.moments.filter(at => at < m.moment && at >= (from ?? 0));
  if (!m.seats.some(sitsHere)) return before.at(-1) ?? null;
  const byPerson = (at: number): boolean => {
    const entry = m.journal[at];
    return entry?.kind === 'answer'
      ? sitsHere(entry.seat)
      : entry?.kind === 'chance' && entry.by === 'outside';
  };
  return before.findLast(byPerson) ?? null;
}

const gameOf = async (id: string): Promise<Game> => {
  if (!isGameId(id)) throw new Refused('against-the-rules', `there is no game ${id}`);
  return (await loadGame(id)).game;
};

const newSeed = (): string => crypto.randomUUID();

function troubleOf(thrown: unknown): Trouble {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof Refused) return { code: thrown.code, message };
  if (thrown instanceof RuleBug) return { code: 'rule-bug', message };
  return { code: thrown instanceof BadSave ? 'bad-save' : 'failed', message };
}
