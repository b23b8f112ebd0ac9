import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clone, difference, equal, notPlain } from '../src/index.ts';

/** What JSON can say and a game may keep. */
const plain = () => fc.jsonValue().filter(value => notPlain(value) === null);

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { in: value };
  return value;
};

describe('a copy', () => {
  test('is equal to any plain value, and shares nothing with it', () => {
    fc.assert(
      fc.property(plain(), value => {
        expect(equal(clone(value), value)).toBe(true);
      }),
    );
    const hand = { cards: [{ id: 'bat' }] };
    const copy = clone(hand);
    (copy.cards[0] as { id: string }).id = 'cat';
    copy.cards.push({ id: 'dog' });
    expect(hand).toEqual({ cards: [{ id: 'bat' }] });
  });
});

describe('the difference of two values', () => {
  test.each<[unknown, unknown, string | null]>([
    [1, 1, null],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, null],
    [1, 2, '/'],
    [{}, [], '/'],
    [{ a: {} }, { a: [] }, '/a'],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, '/a/1/b'],
    [{ a: 1 }, {}, '/a'],
    [{}, { a: 1 }, '/a'],
    [{ a: undefined }, {}, '/a'],
    [[1, 2], [1], '/1'],
    [[1], [1, 2], '/1'],
    [{ a: null }, { a: {} }, '/a'],
    [{ a: 0 }, { a: '0' }, '/a'],
    [{ toString: 1 }, {}, '/toString'],
  ])('of %j and %j is at %j', (a, b, place) => {
    expect(difference(a, b)).toBe(place);
    expect(equal(a, b)).toBe(place === null);
  });

  test('of a value and what JSON keeps of it is none', () => {
    fc.assert(
      fc.property(plain(), value => {
        expect(difference(JSON.parse(JSON.stringify(value)), value)).toBeNull();
      }),
    );
  });
});

describe('plain data', () => {
  test.each([
    null,
    true,
    0,
    -1.5,
    '',
    'a',
    [],
    {},
    [1, [2]],
    { a: { b: null } },
    Object.create(null),
  ])('is %j', value => {
    expect(notPlain(value)).toBeNull();
  });

  const sparse = [1, 2, 3];
  delete sparse[1];

  test.each<[string, unknown, string]>([
    ['undefined', undefined, ': undefined'],
    ['a key without a value', { a: { b: undefined } }, '/a/b: undefined'],
    ['NaN', { a: [Number.NaN] }, '/a/0: NaN'],
    ['infinity', { a: Number.NEGATIVE_INFINITY }, '/a: -Infinity'],
    ['minus nothing', [-0], '/0: -0'],
    ['a function', { a: () => 1 }, '/a: function'],
    ['a symbol', [Symbol('a')], '/0: symbol'],
    ['a bigint', { a: 1n }, '/a: bigint'],
    ['a hole', sparse, '/1: a hole'],
    ['a date', { a: new Date(0) }, '/a: not a plain object'],
    ['a map', [new Map()], '/0: not a plain object'],
    ['a class', { a: new Error('x') }, '/a: not a plain object'],
    ['a key named __proto__', JSON.parse('{"a":{"__proto__":{}}}'), '/a/__proto__: no key may be named so'],
  ])('is not %s', (_, value, fault) => {
    expect(notPlain(value)).toBe(fault);
    expect(notPlain(value, 'state')).toBe(`state${fault}`);
  });

  test('is nested no deeper than a hundred times, so that a circle is not plain either', () => {
    expect(notPlain(nested(100))).toBeNull();
    expect(notPlain(nested(101))).toMatch(/: nested too deep$/);
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(notPlain(circle)).toBe(`${'/self'.repeat(100)}: nested too deep`);
  });
});
