export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Named facts: the parameters of a text, the contents of an event. */
export type Facts = Readonly<Record<string, Json>>;

/** A deep copy of plain data. Faster than structuredClone, and states hold nothing else. What is frozen is shared. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let i = 0; i < copy.length; i++) {
      const item: unknown = copy[i];
      if (typeof item === 'object') copy[i] = clone(item);
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item: unknown = value[key];
    copy[key] = typeof item === 'object' ? clone(item) : item;
  }
  return copy as T;
}

/** Freezes plain data, with all that is in it: it never changes, so copies of what holds it share it. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) freeze(item);
  return Object.freeze(value);
}

/** The path of the first difference between two plain values, or null when they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || '/';
  if (Array.isArray(a) !== Array.isArray(b)) return path || '/';
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of Object.keys(left)) {
    if (!Object.hasOwn(right, key)) return `${path}/${key}`;
    const found = difference(left[key], right[key], `${path}/${key}`);
    if (found !== null) return found;
  }
  for (const key of Object.keys(right)) if (!Object.hasOwn(left, key)) return `${path}/${key}`;
  return null;
}

export const equal = (a: unknown, b: unknown): boolean => difference(a, b) === null;

/** Why a value is not plain data (with its path), or null when JSON keeps it exactly as it is. */
export function notPlain(value: unknown, path = ''): string | null {
  const found = impurity(value);
  return found === null ? null : `${path}${found.path}: ${found.why}`;
}

interface Impurity {
  readonly path: string;
  readonly why: string;
}

/** Nothing that a game keeps is nested deeper. */
export const DEEPEST = 100;

/** The first place of a value that JSON would not keep as it is. The path is put together on the way back. */
export function impurity(value: unknown, depth = 0): Impurity | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return { path: '', why: '-0' };
    return Number.isFinite(value) ? null : { path: '', why: String(value) };
  }
  if (typeof value !== 'object') return { path: '', why: typeof value };
  if (depth >= DEEPEST) return { path: '', why: 'nested too deep' };
  return Array.isArray(value) ? impurityInList(value, depth) : impurityInObject(value, depth);
}

function impurityInList(list: readonly unknown[], depth: number): Impurity | null {
  for (let i = 0; i < list.length; i++) {
    const found = i in list ? impurity(list[i], depth + 1) : { path: '', why: 'a hole' };
    if (found !== null) return { path: `/${i}${found.path}`, why: found.why };
  }
  return null;
}

function impurityInObject(value: object, depth: number): Impurity | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return { path: '', why: 'not a plain object' };
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return { path: '/__proto__', why: 'no key may be named so' };
    const found = impurity((value as Record<string, unknown>)[key], depth + 1);
    if (found !== null) return { path: `/${key}${found.path}`, why: found.why };
  }
  return null;
}
