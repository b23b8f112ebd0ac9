import { ORDERS } from './book.ts';
import { BadSave } from './errors.ts';
import { type Game, settleOptions } from './game.ts';
import type { Entry } from './journal.ts';
import { clone, DEEPEST, difference, impurity } from './json.ts';
import type { Seat } from './rule.ts';
import { SAVE_FORMAT, type Save } from './save-format.ts';
import { policyFault } from './table-talk.ts';

/** Larger than any real match by far; what is larger is not read. */
const MOST_CHARACTERS = 16_000_000;
const MOST_ENTRIES = 400_000;

/** Reads a save from text, with limits. */
export function readSave(text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new BadSave('', `larger than ${MOST_CHARACTERS} characters`);
  if (isNestedTooDeep(text)) throw new BadSave('', 'nested too deep');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadSave('', 'not JSON, or cut off');
  }
}

/** Millions of brackets in one another would take all memory before anyone could look at them. */
function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (inString && character === '\\') i++;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Proves that something has the shape of a save of this game, or says exactly where it has not. */
export function parseSave<S extends object>(game: Game<S>, given: unknown): Save {
  const strange = impurity(given);
  if (strange !== null) throw new BadSave(strange.path, `not plain data: ${strange.why}`);
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
  const seats = save['seats'] as readonly Seat[];
  const journal = entries(save['journal'], '/journal', seats);
  entries(save['undone'], '/undone', seats);
  checkpoint(save['checkpoint'], journal.length);
  orders(save['orders'], seats);
  fault(save['fault'], journal.length, seats);
  const checked = clone(given) as Save;
  if (checked.version === game.version) checkStates(game, checked);
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
  // What another version was set up with is only remembered.
  if (save['version'] !== game.version || save['origin'] !== null) return scalars(options, '/options');
  const settled = settleOptions(game.options, options);
  if (typeof settled === 'string') throw new BadSave('/options', settled);
  const found = difference(settled, options, '/options');
  if (found !== null) throw new BadSave(found, 'is not given');
  const objection = game.mayStart?.({ seats, options: settled }) ?? null;
  if (objection !== null) throw new BadSave('/options', objection);
}

function checkStates<S extends object>(game: Game<S>, save: Save): void {
  if (save.origin !== null) checkState(game, save.origin.state as S, '/origin/state');
  checkState(game, save.checkpoint.state as S, '/checkpoint/state');
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

function entries(value: unknown, path: string, seats: readonly Seat[]): readonly unknown[] {
  const all = list(value, path);
  if (all.length > MOST_ENTRIES) throw new BadSave(path, `more than ${MOST_ENTRIES} entries`);
  for (let i = 0; i < all.length; i++) entry(all[i], `${path}/${i}`, seats);
  return all;
}

function entry(value: unknown, path: string, seats: readonly Seat[]): void {
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
      everyone(one['by'], `${path}/by`, seats);
      whole(one['beat'], `${path}/beat`);
      list(one['corrections'], `${path}/corrections`).forEach((correction, i) => {
        const fields = object(correction, `${path}/corrections/${i}`);
        only(fields, `${path}/corrections/${i}`, ['at', 'to']);
        text(fields['at'], `${path}/corrections/${i}/at`);
        if (fields['to'] === undefined) throw new BadSave(`${path}/corrections/${i}/to`, 'is not given');
      });
      return;
    case 'policy':
      only(one, path, ['kind', 'by', 'policy']);
      everyone(one['by'], `${path}/by`, seats);
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

/** What the whole table has agreed on names everyone. */
function everyone(value: unknown, path: string, seats: readonly Seat[]): void {
  strings(value, path);
  const missing = seats.find(seat => !(value as readonly Seat[]).includes(seat));
  if (missing !== undefined) throw new BadSave(path, `${missing} must agree`);
}

function orders(value: unknown, seats: readonly Seat[]): void {
  for (const [seat, given] of Object.entries(object(value, '/orders'))) {
    if (!seats.includes(seat)) throw new BadSave(`/orders/${seat}`, 'there is no such seat');
    for (const [window, order] of Object.entries(object(given, `/orders/${seat}`))) {
      if (!ORDERS.some(known => known === order)) {
        throw new BadSave(`/orders/${seat}/${window}`, `expected one of ${ORDERS.join(', ')}`);
      }
    }
  }
}

function fault(value: unknown, entries: number, seats: readonly Seat[]): void {
  if (value === null) return;
  const one = object(value, '/fault');
  only(one, '/fault', ['message', 'rule', 'at', 'entry']);
  text(one['message'], '/fault/message');
  if (one['rule'] !== null) text(one['rule'], '/fault/rule');
  whole(one['at'], '/fault/at');
  if (one['at'] !== entries) throw new BadSave('/fault/at', 'is not the end of the journal');
  entry(one['entry'], '/fault/entry', seats);
}

function rng(value: unknown, path: string): void {
  const words = list(value, path);
  if (words.length !== 4) throw new BadSave(path, 'expected four words');
  words.forEach((word, i) => {
    whole(word, `${path}/${i}`);
    if ((word as number) > 0xffff_ffff) throw new BadSave(`${path}/${i}`, 'expected a 32-bit word');
  });
  if (words.every(word => word === 0)) throw new BadSave(path, 'no generator is at nothing but zeros');
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

function scalars(value: Record<string, unknown>, path: string): void {
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'object')
      throw new BadSave(`${path}/${key}`, 'expected a text, a number, true or false');
  }
}

function text(value: unknown, path: string): void {
  if (typeof value !== 'string') throw new BadSave(path, 'expected a text');
}

function whole(value: unknown, path: string): void {
  if (!Number.isInteger(value) || (value as number) < 0) throw new BadSave(path, 'expected a whole number');
}

/** Proves that the game can go on from a state. */
export function checkState<S extends object>(game: Game<S>, state: S, path: string): void {
  let faults: readonly string[];
  try {
    faults = game.invariants(state);
  } catch (thrown) {
    faults = [`the game cannot read it: ${thrown instanceof Error ? thrown.message : String(thrown)}`];
  }
  if (faults[0] !== undefined) throw new BadSave(path, faults[0]);
}
