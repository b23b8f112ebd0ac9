import { BOTS, decide, greedy } from '@tenebrae/bots';
import { type Answer, type Game, load, type Match, newRng, readSave, Refused, type Save, type Seat, start } from '@tenebrae/kernel';
import { isGameId, loadGame } from './games.ts';
import type { Hint, LogLine, Scene, Sitter, TablePlan } from './scene.ts';

/** A table as it is kept between two visits: the match, and who sits where. */
export interface KeptTable {
  readonly save: Save;
  readonly sitters: TablePlan['sitters'];
  readonly names: TablePlan['names'];
}

/** What the page can ask of the worker that holds the match. */
export interface Host {
  open(plan: TablePlan): Promise<Scene>;
  take(kept: KeptTable): Promise<Scene>;
  answer(moment: number, given: Answer, by: Seat): Scene;
  undo(to?: number): Scene;
  redo(): Scene;
  branch(at: number): Scene;
  look(at: number): Scene;
  hint(): Hint | null;
  keep(): KeptTable;
  seat(seat: Seat, sitter: Sitter): Scene;
  setDice(dice: 'seeded' | 'person'): Scene;
  pace(milliseconds: number): void;
  onScene(draw: (scene: Scene) => void): void;
}

/** Holds one match and plays its bots; lives in a worker, so that thinking never stops the page. */
export function newHost(): Host {
  let match: Match | null = null;
  let sitters: Record<Seat, Sitter> = {};
  let names: TablePlan['names'] = {};
  let serial = 0;
  let sent = 0;
  let wait = 350;
  let draw: (scene: Scene) => void = () => {};
  let timer: ReturnType<typeof setTimeout> | null = null;

  const current = (): Match => {
    if (match === null) throw new Error('no table is open');
    return match;
  };

  const sitsHere = (seat: Seat): boolean => sitters[seat] === 'person';

  function adopt(next: Match): Scene {
    match = next;
    sent = 0;
    return scene();
  }

  function scene(): Scene {
    const m = current();
    const seat = m.seats.find(sitsHere) ?? null;
    const all = m.told(seat, 0);
    const from = Math.min(sent, all.length);
    const lines: LogLine[] = all.slice(from).map(({ at, event }) => ({ at, event }));
    sent = all.length;
    const asked = m.request === null ? [] : m.asked();
    const mine = asked.filter(sitsHere);
    const earlier = m.moments.at(-2);
    schedule();
    return {
      serial: ++serial,
      moment: m.moment,
      moments: [...m.moments],
      view: m.view(seat),
      description: m.game.describe?.(m.state, seat) ?? [],
      request: m.request,
      asked,
      mine,
      votes: { ...m.votes },
      result: m.result,
      fault: m.fault,
      log: { from, lines },
      blocked: mine[0] === undefined ? [] : (m.game.blocked?.(m.state, mine[0]) ?? []),
      undo: earlier === undefined ? 'none' : m.undoRight(earlier),
      canRedo: m.canRedo,
      policy: m.policy,
      thinking: timer !== null,
    };
  }

  /** Lets the bots play on when nobody here is asked. */
  function schedule(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const m = current();
    if (m.request?.kind !== 'question' || m.fault !== null) return;
    const bot = m.asked().find(seat => !sitsHere(seat));
    if (bot === undefined || m.asked().some(sitsHere)) return;
    timer = setTimeout(() => {
      timer = null;
      const brain = BOTS[sitters[bot] ?? 'greedy'] ?? greedy;
      m.answer(decide(brain, m, bot, newRng(`${m.seed}/${m.moment}`)), bot);
      draw(scene());
    }, wait);
  }

  const gameOf = async (id: string): Promise<Game> => {
    if (!isGameId(id)) throw new Refused('against-the-rules', `there is no game ${id}`);
    return (await loadGame(id)).game;
  };

  return {
    async open(plan) {
      const game = await gameOf(plan.game);
      sitters = { ...plan.sitters };
      names = plan.names;
      return adopt(start(game, plan));
    },
    async take(kept) {
      const game = await gameOf(kept.save.game);
      const taken = load(game, readSave(JSON.stringify(kept.save)));
      sitters = { ...kept.sitters };
      names = kept.names;
      return adopt(taken);
    },
    answer(moment, given, by) {
      if (moment !== current().moment) throw new Refused('no-such-moment', 'the table has moved on');
      current().answer(given, by);
      return scene();
    },
    undo(to) {
      current().undo(to, current().seats);
      return scene();
    },
    redo() {
      current().redo();
      return scene();
    },
    branch: at => adopt(current().branch(at, `${Math.random()}`)),
    look(at) {
      const moment = current().at(at);
      const seat = current().seats.find(sitsHere) ?? null;
      const now = scene();
      return { ...now, moment: at, view: moment.view(seat), request: moment.request, result: moment.result, mine: [] };
    },
    hint() {
      const m = current();
      const seat = m.asked().find(sitsHere);
      if (seat === undefined || m.request?.kind !== 'question') return null;
      const option = decide(greedy, m, seat, newRng(`hint/${m.moment}`));
      return { option, id: m.request.options[option]?.id ?? '' };
    },
    keep: () => ({ save: current().save(), sitters, names }),
    seat(seat, sitter) {
      sitters = { ...sitters, [seat]: sitter };
      return scene();
    },
    setDice(dice) {
      current().setPolicy({ dice }, current().seats);
      return scene();
    },
    pace(milliseconds) {
      wait = milliseconds;
    },
    onScene(callback) {
      draw = callback;
    },
  };
}
