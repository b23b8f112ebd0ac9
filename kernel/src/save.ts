import { type Book, openBook, runAt } from './book.ts';
import { BadSave } from './errors.ts';
import type { Game } from './game.ts';
import type { Entry } from './journal.ts';
import { clone, difference } from './json.ts';
import { checkState, parseSave } from './parse-save.ts';
import { newRng } from './rng.ts';
import { type Checkpoint, position, type Recorded, repeat, type Run } from './run.ts';
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
  relive(book.run, { base: 0, journal: save.journal }, '/journal', book.moments);
  book.undone = [...save.undone];
  Object.assign(book.orders, save.orders);
  book.fault = save.fault;
  if (how.verify) compare(book, save);
  return book;
}

/** Lives through a record again; if it cannot be lived through, says exactly where it goes wrong first. */
function relive<S extends object>(run: Run<S>, record: Recorded, path: string, moments?: number[]): void {
  try {
    repeat(run, record, record.base + record.journal.length, moments);
  } catch (thrown) {
    checkLived(run, record, path);
    const at = position(run) - record.base;
    if (thrown instanceof BadSave) throw new BadSave(`${path}/${at}`, 'the rules do not ask for this');
    const given = madeSince(run, record).findLastIndex(entry => !isOwnChance(entry));
    throw new BadSave(`${path}/${Math.max(0, given)}`, `the rules fail on it: ${messageOf(thrown)}`);
  }
}

/** Compares what the rules made of a record with the record: the dice must be the ones that fall. */
function checkLived<S extends object>(run: Run<S>, record: Recorded, path: string): void {
  const made = madeSince(run, record);
  const found = difference(made, record.journal.slice(0, made.length), path);
  if (found !== null) throw new BadSave(found, 'is not what the seed and the rules give');
}

const madeSince = <S extends object>(run: Run<S>, record: Recorded): readonly Entry[] =>
  run.journal.slice(record.base - run.base);

const isOwnChance = (entry: Entry): boolean => entry.kind === 'chance' && entry.by === undefined;

function compare<S extends object>(book: Book<S>, save: Save): void {
  checkLived(book.run, { base: 0, journal: save.journal }, '/journal');
  const found = difference(book.run.checkpoint, save.checkpoint, '/checkpoint');
  if (found !== null) throw new BadSave(found, 'is not what the seed and the rules give');
  if (save.undone.length === 0) return;
  const record = { base: position(book.run), journal: save.undone };
  const run = runAt(book, record.base);
  relive(run, record, '/undone');
  checkLived(run, record, '/undone');
}

/** A save of another version of the game goes on from its checkpoint; the answers since then are not repeated. */
function resumeOther<S extends object>(game: Game<S>, save: Save): Book<S> {
  const state = save.checkpoint.state as S;
  migrate(game, state, save.version);
  checkState(game, state, '/checkpoint/state');
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
  try {
    repeat(book.run, { base: 0, journal: [] }, 0, book.moments);
  } catch (thrown) {
    throw new BadSave('/checkpoint/state', `the rules cannot go on from it: ${messageOf(thrown)}`);
  }
  return book;
}

function migrate<S extends object>(game: Game<S>, state: S, from: number): void {
  let refusal: string | null;
  try {
    refusal = game.migrate?.(state, from) ?? null;
  } catch (thrown) {
    throw new BadSave('/checkpoint/state', `version ${from} cannot be read: ${messageOf(thrown)}`);
  }
  if (refusal !== null) throw new BadSave('/version', refusal);
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
