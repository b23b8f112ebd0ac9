import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadSave, difference, equal, type Json, load, type Match, readSave, resume } from '../src/index.ts';
import { aMatch, playOn, refusalOf, throughText } from './a-match.ts';
import { aDraft, type Draft } from './a-save.ts';
import { type Candles, candles } from './demo/candles.ts';

type Path = readonly string[];
const TEXT = JSON.stringify(aDraft());
/** All but the version: a save of another version is none of these, and goes on from its checkpoint. */
const PATHS = pathsOf(aDraft()).filter(([key]) => key !== 'version');

/** Every place of a value, by the keys that lead there. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inside]) => pathsOf(inside, [...path, key]))];
}

/** Puts another value in one place of a save, or takes it out there. */
function corrupt(path: Path, change: (old: Json) => Json | undefined): unknown {
  const draft = aDraft() as unknown;
  const last = path.at(-1);
  if (last === undefined) return change(draft as Json);
  const holder = path.slice(0, -1).reduce((inside, key) => (inside as Record<string, unknown>)[key], draft);
  const changed = change((holder as Record<string, Json>)[last] as Json);
  if (changed !== undefined) (holder as Record<string, unknown>)[last] = changed;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete (holder as Record<string, unknown>)[last];
  return draft;
}

/** The match that a save gives, or null if it is refused as it should be. */
function taken(save: unknown): Match<Candles> | null {
  try {
    return load(candles, save);
  } catch (thrown) {
    if (thrown instanceof BadSave) return null;
    throw thrown;
  }
}

describe('a corrupted save', () => {
  const JUNK: Json[] = [null, true, -1, 0.5, 'x', [], {}];

  test('is refused, whichever field it is; only what the table had in mind may be empty', () => {
    const survivors = new Set<string>();
    for (const path of PATHS) {
      for (const junk of JUNK) {
        const save = corrupt(path, () => junk);
        if (!equal(save, aDraft()) && taken(save) !== null)
          survivors.add(`/${path.join('/')} ${JSON.stringify(junk)}`);
      }
    }
    expect([...survivors]).toEqual(['/undone []', '/orders {}', '/orders/red {}']);
  });

  /** What people at the table have said or chosen; all the rest follows from it. */
  const CHOSEN = ['policy', 'journal', 'undone', 'orders', 'fault'];

  test('is refused, or is exactly what a match would write that was played so', () => {
    const place = fc.constantFrom(...PATHS);
    const change = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }).map(value => () => value as Json),
      fc.constant(() => undefined),
      fc.integer({ min: -2, max: 2 }).map(by => (old: Json) => (typeof old === 'number' ? old + by : old)),
      place.map(
        other => () => other.reduce<unknown>((inside, key) => (inside as never)[key], aDraft()) as Json,
      ),
      fc.constant((old: Json) =>
        Array.isArray(old) ? [...(old as Json[]), ...(old as Json[]).slice(-1)] : old,
      ),
      fc.constant((old: Json) => (Array.isArray(old) ? [...(old as Json[])].reverse() : old)),
    );
    fc.assert(
      fc.property(place, change, (path, how) => {
        const save = corrupt(path, how);
        const match = taken(save);
        if (match === null) return;
        expect(difference(throughText(match.save()), save)).toBeNull();
        if (!CHOSEN.includes(path[0] ?? '')) expect(difference(save, aDraft())).toBeNull();
      }),
      { numRuns: 1500 },
    );
  });

  test('of which one letter is wrong is refused, or is what a match would write that was played so', () => {
    const letter = fc.constantFrom(...'0123456789-.eE"\\{}[]:,_ abcxyz\u0000');
    fc.assert(
      fc.property(fc.nat({ max: TEXT.length - 1 }), letter, (at, other) => {
        const save = textOrNull(TEXT.slice(0, at) + other + TEXT.slice(at + 1));
        if ((save as Draft | null)?.version !== candles.version) return;
        const match = taken(save);
        if (match !== null) expect(difference(throughText(match.save()), save)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test('changes nothing and pollutes nothing when it is refused', () => {
    for (const path of PATHS.filter((_, i) => i % 17 === 0)) {
      const save = corrupt(path, () => 'x');
      const before = JSON.stringify(save);
      taken(save);
      expect(JSON.stringify(save)).toBe(before);
    }
  });
});

function textOrNull(text: string): unknown {
  try {
    return readSave(text);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(BadSave);
    return null;
  }
}

describe('the text of a save', () => {
  test('that is cut off anywhere is refused', () => {
    for (let length = 0; length < TEXT.length; length += 37) {
      expect(refusalOf(() => readSave(TEXT.slice(0, length)))).toEqual({
        name: 'BadSave',
        path: '',
        message: 'not JSON, or cut off',
      });
    }
  });

  test.each(['', ' ', 'save', '{', '{}}', "{'format':1}", '[1,]', '\u0000', 'NaN'])('%j is no save', text => {
    expect(refusalOf(() => readSave(text))).toMatchObject({ message: 'not JSON, or cut off' });
  });

  test('that is too long is not even read', () => {
    expect(refusalOf(() => readSave(' '.repeat(16_000_001)))).toEqual({
      name: 'BadSave',
      path: '',
      message: 'larger than 16000000 characters',
    });
  });

  test('that is nested too deep is not even read', () => {
    for (const text of [
      '['.repeat(15_000_000),
      '{"a":'.repeat(3_000_000),
      `${TEXT.slice(0, -1)},"a":${'['.repeat(200)}`,
    ]) {
      expect(refusalOf(() => readSave(text))).toEqual({
        name: 'BadSave',
        path: '',
        message: 'nested too deep',
      });
    }
  });

  test('may have any brackets and quotes within its strings', () => {
    const seed = `${'[{'.repeat(200)}"\\" \\`;
    const match = playOn(aMatch({ seed }), 5);
    expect(load(candles, readSave(JSON.stringify(match.save()))).seed).toBe(seed);
  });
});

describe('a save that is meant to do harm', () => {
  const refusedAt = (save: unknown): object => {
    const { name, path } = refusalOf(() => load(candles, save)) as { name: string; path: string };
    return { name, path };
  };

  test.each([
    ['', '{"__proto__":{"polluted":1},"format":"x"}', '/__proto__'],
    ['/options', '{"goal":10,"__proto__":{"polluted":1}}', '/options/__proto__'],
    ['/orders', '{"__proto__":{"default":"pass"}}', '/orders/__proto__'],
    ['/orders/red', '{"__proto__":"pass"}', '/orders/red/__proto__'],
    ['/checkpoint/state', '{"__proto__":{"polluted":1}}', '/checkpoint/state/__proto__'],
    ['/journal/0', '{"__proto__":{"kind":"answer"}}', '/journal/0/__proto__'],
    ['/policy', '{"constructor":{"prototype":{"polluted":1}}}', '/policy/constructor'],
  ])('by a prototype in %j is refused', (place, text, path) => {
    const save = corrupt(place.split('/').slice(1), () => JSON.parse(text) as Json);
    expect(refusedAt(save)).toEqual({ name: 'BadSave', path });
    expect({}).not.toHaveProperty('polluted');
  });

  test('by a correction of the prototype is refused', () => {
    for (const at of [
      '/__proto__/polluted',
      '/__proto__',
      '/constructor/prototype/polluted',
      '/hands/__proto__/x',
    ]) {
      const save = corrupt(rulingPath(), () => [{ at, to: 1 }]);
      expect(refusedAt(save)).toEqual({ name: 'BadSave', path: `/journal/${rulingPath()[1]}` });
      expect({}).not.toHaveProperty('polluted');
    }
  });

  test('by nesting is refused before anything is copied, in few words', () => {
    let deep: Json = 1;
    for (let i = 0; i < 100_000; i++) deep = { deeper: deep };
    const save = corrupt(['checkpoint', 'state', 'aside'], () => deep);
    const { message } = refusalOf(() => load(candles, save)) as { message: string };
    expect(message).toMatch(/^\/checkpoint\/state\/aside\/deeper\/.*…$/);
    expect(message).toHaveLength(300);
  });

  test('by too many entries is refused', () => {
    const entry = { kind: 'reseed', seed: 'x' };
    for (const list of ['journal', 'undone']) {
      const save = corrupt([list], () => new Array<Json>(400_001).fill(entry));
      for (const takeUp of [load, resume]) {
        expect(refusalOf(() => takeUp(candles, save))).toEqual({
          name: 'BadSave',
          path: `/${list}`,
          message: `/${list}: more than 400000 entries`,
        });
      }
    }
  });

  test('by as many entries as there may be takes no more than a moment', () => {
    const draft = throughText(aMatch().save()) as Draft;
    draft.journal.push(...new Array<Draft['journal'][number]>(399_990).fill({ kind: 'reseed', seed: 'x' }));
    const match = load(candles, draft);
    expect(match.moment).toBe(399_993);
    draft.journal.push({ kind: 'answer', seat: 'mauve', option: 0 });
    expect(refusedAt(draft)).toEqual({ name: 'BadSave', path: '/journal/399993' });
  });

  test('by endless names and seeds is refused in few words', () => {
    const name = 'x'.repeat(1_000_000);
    const saves = [corrupt(['game'], () => name), { ...aDraft(), [name]: 1 }, corrupt(['seed'], () => name)];
    for (const save of saves) {
      const { name: kind, message } = refusalOf(() => load(candles, save)) as {
        name: string;
        message: string;
      };
      expect(kind).toBe('BadSave');
      expect(message.length).toBeLessThanOrEqual(300);
    }
  });

  const rulingPath = (): Path => [
    'journal',
    String(aDraft().journal.findIndex(({ kind }) => kind === 'ruling')),
    'corrections',
  ];
});
