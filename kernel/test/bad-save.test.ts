import { describe, expect, test } from 'vitest';
import { load, resume } from '../src/index.ts';
import { refusalOf } from './a-match.ts';
import { aDraft, type Draft } from './a-save.ts';
import { candles } from './demo/candles.ts';

const refusal = (path: string, message: string): object => ({
  name: 'BadSave',
  path,
  message: path === '' ? message : `${path}: ${message}`,
});

type Forgery = (draft: Draft) => void;

describe('a save without its shape is refused:', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'not plain data: undefined'],
    ['null', null, 'expected an object'],
    ['a list', [], 'expected an object'],
    ['a text', 'save', 'expected an object'],
    ['a number', 7, 'expected an object'],
  ])('%s', (_, given, message) => {
    expect(refusalOf(() => load(candles, given))).toEqual(refusal('', message));
    expect(refusalOf(() => resume(candles, given))).toEqual(refusal('', message));
  });

  test.each([
    ['format', 'expected tenebrae-save-1'],
    ['game', 'this is a save of undefined, not of candles'],
    ['version', 'expected a whole number'],
    ['seats', 'expected a list'],
    ['options', 'expected an object'],
    ['seed', 'expected a text'],
    ['policy', 'expected an object'],
    ['origin', 'expected an object'],
    ['checkpoint', 'expected an object'],
    ['journal', 'expected a list'],
    ['undone', 'expected a list'],
    ['orders', 'expected an object'],
    ['fault', 'expected an object'],
  ])('without its %s', (key, message) => {
    const draft = aDraft();
    delete draft[key];
    expect(refusalOf(() => load(candles, draft))).toEqual(refusal(`/${key}`, message));
  });

  test.each<[string, Forgery, string, string]>([
    [
      'another format',
      d => Object.assign(d, { format: 'tenebrae-save-2' }),
      '/format',
      'expected tenebrae-save-1',
    ],
    [
      'another game',
      d => Object.assign(d, { game: 'chess' }),
      '/game',
      'this is a save of "chess", not of candles',
    ],
    ['half a version', d => Object.assign(d, { version: 0.5 }), '/version', 'expected a whole number'],
    [
      'a version below nothing',
      d => Object.assign(d, { version: -1 }),
      '/version',
      'expected a whole number',
    ],
    ['a seat too few', d => d.seats.splice(1), '/seats', 'candles has no such seats'],
    ['a strange seat', d => d.seats.splice(0, 1, 'mauve'), '/seats', 'candles has no such seats'],
    ['a seat twice', d => d.seats.splice(0, 1, 'blue'), '/seats', 'candles has no such seats'],
    ['a seat without a name', d => d.seats.splice(0, 1, 7 as never), '/seats/0', 'expected a text'],
    ['a strange option', d => Object.assign(d.options, { fog: 1 }), '/options', 'there is no option fog'],
    ['a missing option', d => delete d.options['gloom'], '/options/gloom', 'is not given'],
    ['an empty option', d => Object.assign(d.options, { goal: null }), '/options/goal', 'is not given'],
    [
      'an option out of range',
      d => Object.assign(d.options, { goal: 501 }),
      '/options',
      'option goal is a whole number from 3 to 500',
    ],
    [
      'options that do not go together',
      d => Object.assign(d.options, { goal: 3, gloom: 'dark' }),
      '/options',
      'in the dark at least 4 candles are needed',
    ],
    [
      'a strange policy',
      d => Object.assign(d.policy, { undo: 'often' }),
      '/policy',
      'undo is free, consent, never',
    ],
    [
      'a policy too many',
      d => Object.assign(d.policy, { mood: 'good' }),
      '/policy/mood',
      'does not belong here',
    ],
    ['a strange key', d => Object.assign(d, { note: 'hello' }), '/note', 'does not belong here'],
    [
      'a key that objects have',
      d => Object.assign(d, { toString: 'x' }),
      '/toString',
      'does not belong here',
    ],
    [
      'a checkpoint after the end',
      d => (d.checkpoint.at = 9999),
      '/checkpoint/at',
      'lies after the end of the journal',
    ],
    ['three words of a generator', d => d.checkpoint.rng.pop(), '/checkpoint/rng', 'expected four words'],
    [
      'a word too large',
      d => d.checkpoint.rng.splice(2, 1, 2 ** 32),
      '/checkpoint/rng/2',
      'expected a 32-bit word',
    ],
    [
      'a generator of zeros',
      d => d.checkpoint.rng.fill(0),
      '/checkpoint/rng',
      'no generator is at nothing but zeros',
    ],
    [
      'an order that is none',
      d => Object.assign(d.orders['red'] as object, { parry: 'often' }),
      '/orders/red/parry',
      'expected one of ask, when-concerned, pass',
    ],
    ['orders of nobody', d => Object.assign(d.orders, { zoe: {} }), '/orders/zoe', 'there is no such seat'],
    ['a fault without an entry', d => Object.assign(d, { fault: {} }), '/fault/message', 'expected a text'],
    [
      'a fault elsewhere',
      d => Object.assign(d, { fault: { message: 'x', rule: null, at: 1, entry: d.journal[0] } }),
      '/fault/at',
      'is not the end of the journal',
    ],
    [
      'a fault on a strange entry',
      d =>
        Object.assign(d, {
          fault: { message: 'x', rule: null, at: d.journal.length, entry: { kind: 'spell' } },
        }),
      '/fault/entry/kind',
      'there is no entry "spell"',
    ],
  ])('%s', (_, forge, path, message) => {
    const draft = aDraft();
    forge(draft);
    expect(refusalOf(() => load(candles, draft))).toEqual(refusal(path, message));
    expect(refusalOf(() => resume(candles, draft))).toEqual(refusal(path, message));
  });
});

describe('a journal with a strange entry is refused:', () => {
  test.each<[string, unknown, string, string]>([
    ['no entry', null, '', 'expected an object'],
    ['of no kind', {}, '/kind', 'there is no entry undefined'],
    ['of another kind', { kind: 'spell' }, '/kind', 'there is no entry "spell"'],
    ['of a kind that objects have', { kind: 'constructor' }, '/kind', 'there is no entry "constructor"'],
    ['an answer of nobody', { kind: 'answer', option: 0 }, '/seat', 'expected a text'],
    [
      'an answer below nothing',
      { kind: 'answer', seat: 'red', option: -1 },
      '/option',
      'expected a whole number',
    ],
    ['half an answer', { kind: 'answer', seat: 'red', option: 0.5 }, '/option', 'expected a whole number'],
    [
      'an answer by id',
      { kind: 'answer', seat: 'red', option: 'pass' },
      '/option',
      'expected a whole number',
    ],
    ['an answer with more', { kind: 'answer', seat: 'red', option: 0, x: 1 }, '/x', 'does not belong here'],
    [
      'an order that is none',
      { kind: 'answer', seat: 'red', option: 0, order: false },
      '/order',
      'expected true',
    ],
    ['dice without faces', { kind: 'chance' }, '/faces', 'expected a list'],
    ['half a face', { kind: 'chance', faces: [1, 1.5] }, '/faces/1', 'expected a whole number'],
    ['dice of somebody', { kind: 'chance', faces: [1], by: 'red' }, '/by', 'expected outside'],
    [
      'a reseed with hands in it',
      { kind: 'reseed', seed: 'x', conceal: 'red' },
      '/conceal',
      'does not belong here',
    ],
    [
      'a reseed with no hands',
      { kind: 'reseed', seed: 'x', conceal: null },
      '/conceal',
      'does not belong here',
    ],
    ['a reseed without a seed', { kind: 'reseed' }, '/seed', 'expected a text'],
    ['a policy of some', { kind: 'policy', by: ['red'], policy: {} }, '/by', 'blue must agree'],
    ['a ruling of nobody', { kind: 'ruling', by: [], beat: 0, corrections: [] }, '/by', 'red must agree'],
    [
      'a strange policy',
      { kind: 'policy', by: ['red', 'blue', 'green'], policy: {} },
      '/policy',
      'dice are seeded, person, outside',
    ],
    ['a ruling of one correction', ruling({}), '/corrections', 'expected a list'],
    ['a correction nowhere', ruling([{ to: 1 }]), '/corrections/0/at', 'expected a text'],
    ['a correction to nothing', ruling([{ at: '/light' }]), '/corrections/0/to', 'is not given'],
    [
      'a correction with more',
      ruling([{ at: '/light', to: 1, by: 'red' }]),
      '/corrections/0/by',
      'does not belong here',
    ],
  ])('%s', (_, entry, path, message) => {
    for (const list of ['journal', 'undone'] as const) {
      const draft = aDraft();
      (draft[list] as unknown[])[2] = entry;
      for (const takeUp of [load, resume]) {
        expect(refusalOf(() => takeUp(candles, draft))).toEqual(refusal(`/${list}/2${path}`, message));
      }
    }
  });
});

function ruling(corrections: unknown): object {
  return {
    kind: 'ruling',
    by: ['red', 'blue', 'green'],
    beat: 0,
    corrections,
  };
}
