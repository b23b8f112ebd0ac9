export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Named facts: the parameters of a text, the contents of an event. */
export type Facts = Readonly<Record<string, Json>>;

/** A deep copy of plain data. Faster than structuredClone, and states hold nothing else. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      copy[i] = typeof item === 'object' ? clone(item) : item;
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
export function notPlain(value: unknown, path = '', depth = 0): string | null {
  if (depth > 100) return `${path}: nested too deep`;
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? null
      : `${path}: ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = i in value ? notPlain(value[i], `${path}/${i}`, depth + 1) : `${path}/${i}: a hole`;
      if (fault !== null) return fault;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path}: not a plain object`;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') return `${path}: a key named __proto__`;
    const fault = notPlain(item, `${path}/${key}`, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}
