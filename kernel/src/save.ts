import { type Book, openBook } from './book.ts';
import { BadSave } from './errors.ts';
import type { Game } from './game.ts';
import { clone, difference } from './json.ts';
import { checkState, parseSave } from './parse-save.ts';
import { newRng } from './rng.ts';
import { type Checkpoint, position, repeat } from './run.ts';
import { SAVE_FORMAT, type Save } from './save-format.ts';

export function saveOf<S extends object>(book: Book<S>): Save {
  const { game, setting, seed, origin, fromVersion, run } = book;
  // Entries and checkpoints are never changed once made, so they can be shared.
  return {
    format: SAVE_FORMAT,
    game: game.id,
    version: game.version,
    seats: setting.seats,
    options: setting.options,
    seed,
    policy: origin.policy,
    origin: fromVersion === null ? null : { version: fromVersion, state: origin.state, rng: origin.rng },
    checkpoint: run.checkpoint,
    journal: [...run.journal],
    undone: [...book.undone],
    orders: clone(book.orders),
    fault: book.fault,
  };
}

/** The book of a save; with `verify` only if its whole journal, lived through again, gives its checkpoint. */
export function bookOf<S extends object>(game: Game<S>, given: unknown, how: { verify: boolean }): Book<S> {
  const save = parseSave(game, given);
  const setting = { seats: save.seats, options: save.options };
  if (save.version !== game.version) return resumeOther(game, save);
  const origin: Checkpoint<S> = {
    at: 0,
    beat: 0,
    state: save.origin === null ? game.setUp(setting) : (save.origin.state as S),
    rng: save.origin === null ? newRng(save.seed) : save.origin.rng,
    policy: save.policy,
  };
  const start = { game, setting, seed: save.seed, origin, fromVersion: save.origin?.version ?? null };
  const from = how.verify ? origin : (save.checkpoint as Checkpoint<S>);
  const book = openBook(start, from);
  book.run.journal = save.journal.slice(0, from.at);
  book.run.base = 0;
  relive(book, save);
  book.undone = [...save.undone];
  Object.assign(book.orders, save.orders);
  book.fault = save.fault;
  if (how.verify) compare(book, save);
  return book;
}

function relive<S extends object>(book: Book<S>, save: Save): void {
  try {
    repeat(book.run, { base: 0, journal: save.journal }, save.journal.length, book.moments);
  } catch (thrown) {
    if (thrown instanceof BadSave) throw thrown;
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    throw new BadSave(`/journal/${position(book.run)}`, `the rules fail on it: ${message}`);
  }
}

function compare<S extends object>(book: Book<S>, save: Save): void {
  const made = { journal: book.run.journal, checkpoint: book.run.checkpoint };
  const found = difference(made, { journal: save.journal, checkpoint: save.checkpoint });
  if (found !== null) throw new BadSave(found, 'is not what the seed and the rules give');
}

/** A save of another version of the game goes on from its checkpoint; the answers since then are not repeated. */
function resumeOther<S extends object>(game: Game<S>, save: Save): Book<S> {
  const state = save.checkpoint.state as S;
  const refusal = game.migrate?.(state, save.version) ?? null;
  if (refusal !== null) throw new BadSave('/version', refusal);
  checkState(game, state);
  const setting = { seats: save.seats, options: save.options };
  const origin: Checkpoint<S> = {
    at: 0,
    beat: 0,
    state,
    rng: save.checkpoint.rng,
    policy: save.checkpoint.policy,
  };
  const book = openBook({ game, setting, seed: save.seed, origin, fromVersion: save.version }, origin);
  Object.assign(book.orders, save.orders);
  repeat(book.run, { base: 0, journal: [] }, 0, book.moments);
  return book;
}
