import { botTurn } from '@tenebrae/bots';
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
import { type LogPart, logPart, pastScene, type Screen, sceneOf, undoTarget } from '@tenebrae/protocol';
import { isGameId, loadRules } from './games.ts';
import { answerById } from './opening.ts';
import { newPonderer } from './ponder.ts';
import { EVERY_POWER, type Scene, type Sitter, type TablePlan, type Trouble } from './scene.ts';
import type { Done } from './table-engine.ts';

/** A table as it is kept between two visits: the match, and who sits where. */
export interface KeptTable {
  readonly save: Save;
  readonly sitters: TablePlan['sitters'];
  readonly names: TablePlan['names'];
  /** The moment at which a guided game was handed to the player; undo stops there. */
  readonly lesson?: number;
  /** The bots wait until somebody lets them go on. */
  readonly paused?: true;
}

/** What the page can ask of the worker that holds the match. */
export interface Host {
  open(plan: TablePlan): Promise<Done>;
  take(kept: KeptTable): Promise<Done>;
  answer(moment: number, given: Answer, by?: Seat): Done;
  undo(to?: number): Done;
  redo(): Done;
  /** A table that goes on from a moment, with dice of its own. Changes nothing here. */
  branch(at: number): KeptTable;
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
  const ponderer = newPonderer();

  const current = (): Match => {
    if (match === null) throw new Refused('no-such-moment', 'no table is open');
    return match;
  };
  const sitsHere = (seat: Seat): boolean => sitters[seat] === 'person';
  const viewer = (): Seat | null => current().seats.find(sitsHere) ?? null;

  /** Shows the table as it is now, and lets the bots go on. */
  function show(): void {
    serial += 1;
    draw(sceneOf(current(), screen(newLines())));
    schedule();
  }

  function newLines(): LogPart {
    const part = logPart(current(), viewer(), sent);
    sent = part.from + part.lines.length;
    return part;
  }

  const screen = (log: LogPart): Screen => ({
    here: current().seats.filter(sitsHere),
    viewer: viewer(),
    openly: true,
    serial,
    sitters,
    names,
    paused,
    thinking: !paused && botTurn(current(), sitsHere) !== null,
    lesson,
    log,
    can: EVERY_POWER,
    // A game whose words fail is at fault: the console shows it, and the tests read the console.
    complain: thrown => console.error(thrown),
  });

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
    timer = paused || botTurn(current(), sitsHere) === null ? null : setTimeout(letBotsPlay, wait);
  }

  /** What the bot whose turn it is answers; null when it is nobody's, or when it still thinks. */
  function botDeed(m: Match): { readonly seat: Seat; readonly option: number } | 'thinks' | null {
    const turn = botTurn(m, sitsHere);
    if (turn === null) return null;
    const option = ponderer.answer(m, turn, sitters[turn.seat]);
    return option === null ? 'thinks' : { seat: turn.seat, option };
  }

  function letBotsPlay(): void {
    timer = null;
    const until = performance.now() + (wait === 0 ? BURST : 0);
    const first = botDeed(current());
    if (first === 'thinks') {
      timer = setTimeout(letBotsPlay);
      return;
    }
    attempt(m => {
      let deed: ReturnType<typeof botDeed> = first;
      while (deed !== null && deed !== 'thinks') {
        m.answer(deed.option, deed.seat);
        deed = performance.now() < until ? botDeed(m) : null;
      }
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
        paused = kept.paused ?? false;
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
        m.undo(
          isFrozen ? undefined : (to ?? undoTarget(m, m.seats.filter(sitsHere), lesson) ?? undefined),
          m.seats,
        );
        // Bots would at once do again what was taken back from them: they wait for a word.
        if (isFrozen || !m.seats.some(sitsHere)) paused = true;
      }),
    redo: () => attempt(m => m.redo()),
    branch: at => ({
      save: current().branch(at, newSeed()).save(),
      sitters,
      names,
      // Bots would at once have played on from where somebody wanted to look around.
      ...(paused || viewer() === null ? { paused: true } : {}),
    }),
    look: at => pastScene(current(), at, screen({ from: 0, lines: [], retold: false })),
    keep: () => ({
      save: current().save(),
      sitters,
      names,
      ...(lesson === null ? {} : { lesson }),
      ...(paused ? { paused } : {}),
    }),
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

const gameOf = async (id: string): Promise<Game> => {
  if (!isGameId(id)) throw new Refused('against-the-rules', `there is no game ${id}`);
  return loadRules(id);
};

const newSeed = (): string => crypto.randomUUID();

function troubleOf(thrown: unknown): Trouble {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof Refused) return { code: thrown.code, message };
  if (thrown instanceof RuleBug) return { code: 'rule-bug', message };
  return { code: thrown instanceof BadSave ? 'bad-save' : 'failed', message };
}
