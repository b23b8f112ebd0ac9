import { ORDERS } from './book.ts';
import { BadSave } from './errors.ts';
import { type Game, settleOptions } from './game.ts';
import type { Entry } from './journal.ts';
import { clone, notPlain } from './json.ts';
import { SAVE_FORMAT, type Save } from './save-format.ts';
import { policyFault } from './table-talk.ts';

/** Larger than any real match by far; what is larger is not read. */
const MOST_CHARACTERS = 64_000_000;
const MOST_ENTRIES = 2_000_000;

/** Reads a save from text, with limits. */
export function readSave(text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new BadSave('', `larger than ${MOST_CHARACTERS} characters`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadSave('', 'not JSON, or cut off');
  }
}

/** Proves that something has the shape of a save of this game, or says exactly where it has not. */
export function parseSave<S extends object>(game: Game<S>, given: unknown): Save {
  const plain = notPlain(given);
  if (plain !== null) throw new BadSave('', `not plain data: ${plain}`);
  const save = object(given, '');
  only(save, '', SAVE_KEYS);
  if (save['format'] !== SAVE_FORMAT) throw new BadSave('/format', `expected ${SAVE_FORMAT}`);
  if (save['game'] !== game.id)
    throw new BadSave('/game', `this is a save of ${JSON.stringify(save['game'])}, not of ${game.id}`);
  whole(save['version'], '/version');
  strings(save['seats'], '/seats');
  checkSetting(game, save);
  text(save['seed'], '/seed');
  policy(save['policy'], '/policy');
  if (save['origin'] !== null) {
    const origin = object(save['origin'], '/origin');
    only(origin, '/origin', ['version', 'state', 'rng']);
    whole(origin['version'], '/origin/version');
    object(origin['state'], '/origin/state');
    rng(origin['rng'], '/origin/rng');
  }
  const journal = list(save['journal'], '/journal');
  if (journal.length > MOST_ENTRIES) throw new BadSave('/journal', `more than ${MOST_ENTRIES} entries`);
  journal.forEach((one, i) => entry(one, `/journal/${i}`));
  list(save['undone'], '/undone').forEach((one, i) => entry(one, `/undone/${i}`));
  checkpoint(save['checkpoint'], journal.length);
  orders(save['orders']);
  fault(save['fault']);
  const checked = clone(given) as Save;
  if (checked.version === game.version) checkState(game, checked.checkpoint.state as S);
  return checked;
}

const SAVE_KEYS = [
  'format', 'game', 'version', 'seats', 'options', 'seed', 'policy', 'origin', 'checkpoint', 'journal', 'undone',
  'orders', 'fault',
]; // biome-ignore format: one line a thought

function checkSetting<S extends object>(game: Game<S>, save: Record<string, unknown>): void {
  const seats = save['seats'] as string[];
  const { min, max } = game.players;
  const possible = seats.length >= min && seats.length <= max ? game.seats(seats.length) : [];
  if (possible.length !== seats.length || !possible.every(seat => seats.includes(seat))) {
    throw new BadSave('/seats', `${game.id} has no such seats`);
  }
  const options = object(save['options'], '/options');
  if (save['version'] !== game.version) return;
  const settled = settleOptions(game.options, options);
  if (typeof settled === 'string') throw new BadSave('/options', settled);
  if (Object.keys(settled).length !== Object.keys(options).length)
    throw new BadSave('/options', 'not all are given');
  const objection = game.mayStart?.({ seats, options: settled }) ?? null;
  if (objection !== null) throw new BadSave('/options', objection);
}

function checkpoint(value: unknown, entries: number): void {
  const one = object(value, '/checkpoint');
  only(one, '/checkpoint', ['at', 'beat', 'state', 'rng', 'policy']);
  whole(one['at'], '/checkpoint/at');
  whole(one['beat'], '/checkpoint/beat');
  if ((one['at'] as number) > entries)
    throw new BadSave('/checkpoint/at', 'lies after the end of the journal');
  object(one['state'], '/checkpoint/state');
  rng(one['rng'], '/checkpoint/rng');
  policy(one['policy'], '/checkpoint/policy');
}

function entry(value: unknown, path: string): void {
  const one = object(value, path);
  switch (one['kind'] as Entry['kind']) {
    case 'answer':
      only(one, path, ['kind', 'seat', 'option', 'order']);
      text(one['seat'], `${path}/seat`);
      whole(one['option'], `${path}/option`);
      if (one['order'] !== undefined && one['order'] !== true)
        throw new BadSave(`${path}/order`, 'expected true');
      return;
    case 'chance':
      only(one, path, ['kind', 'faces', 'by']);
      list(one['faces'], `${path}/faces`).forEach((face, i) => whole(face, `${path}/faces/${i}`));
      if (one['by'] !== undefined && one['by'] !== 'outside')
        throw new BadSave(`${path}/by`, 'expected outside');
      return;
    case 'ruling':
      only(one, path, ['kind', 'by', 'beat', 'corrections']);
      strings(one['by'], `${path}/by`);
      whole(one['beat'], `${path}/beat`);
      list(one['corrections'], `${path}/corrections`).forEach((correction, i) => {
        const fields = object(correction, `${path}/corrections/${i}`);
        only(fields, `${path}/corrections/${i}`, ['at', 'to']);
        text(fields['at'], `${path}/corrections/${i}/at`);
      });
      return;
    case 'policy':
      only(one, path, ['kind', 'by', 'policy']);
      strings(one['by'], `${path}/by`);
      policy(one['policy'], `${path}/policy`);
      return;
    case 'reseed':
      only(one, path, ['kind', 'seed']);
      text(one['seed'], `${path}/seed`);
      return;
    default:
      throw new BadSave(`${path}/kind`, `there is no entry ${JSON.stringify(one['kind'])}`);
  }
}

function policy(value: unknown, path: string): void {
  const one = object(value, path);
  only(one, path, ['dice', 'agreement', 'undo']);
  const found = policyFault(one as unknown as Save['policy']);
  if (found !== null) throw new BadSave(path, found);
}

function orders(value: unknown): void {
  for (const [seat, given] of Object.entries(object(value, '/orders'))) {
    for (const [window, order] of Object.entries(object(given, `/orders/${seat}`))) {
      if (!ORDERS.some(known => known === order)) {
        throw new BadSave(`/orders/${seat}/${window}`, `expected one of ${ORDERS.join(', ')}`);
      }
    }
  }
}

function fault(value: unknown): void {
  if (value === null) return;
  const one = object(value, '/fault');
  only(one, '/fault', ['message', 'rule', 'at', 'entry']);
  text(one['message'], '/fault/message');
  if (one['rule'] !== null) text(one['rule'], '/fault/rule');
  whole(one['at'], '/fault/at');
  entry(one['entry'], '/fault/entry');
}

function rng(value: unknown, path: string): void {
  const words = list(value, path);
  if (words.length !== 4) throw new BadSave(path, 'expected four words');
  words.forEach((word, i) => {
    whole(word, `${path}/${i}`);
    if ((word as number) > 0xffff_ffff) throw new BadSave(`${path}/${i}`, 'expected a 32-bit word');
  });
}

function object(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadSave(path, 'expected an object');
  return value as Record<string, unknown>;
}

function only(value: Record<string, unknown>, path: string, keys: readonly string[]): void {
  const stranger = Object.keys(value).find(key => !keys.includes(key));
  if (stranger !== undefined) throw new BadSave(`${path}/${stranger}`, 'does not belong here');
}

function list(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadSave(path, 'expected a list');
  return value as unknown[];
}

function strings(value: unknown, path: string): void {
  list(value, path).forEach((one, i) => text(one, `${path}/${i}`));
}

function text(value: unknown, path: string): void {
  if (typeof value !== 'string') throw new BadSave(path, 'expected a text');
}

function whole(value: unknown, path: string): void {
  if (!Number.isInteger(value) || (value as number) < 0) throw new BadSave(path, 'expected a whole number');
}

/** Proves that the game can go on from a state. */
export function checkState<S extends object>(game: Game<S>, state: S): void {
  let faults: readonly string[];
  try {
    faults = game.invariants(state);
  } catch (thrown) {
    faults = [`the game cannot read it: ${thrown instanceof Error ? thrown.message : String(thrown)}`];
  }
  if (faults[0] !== undefined) throw new BadSave('/checkpoint/state', faults[0]);
}
