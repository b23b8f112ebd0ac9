import { readSave } from '@tenebrae/kernel';

/** Reads JSON from outside: not nested beyond reason, and without keys that reach into every object. Throws otherwise. */
export function readJson(text: string): unknown {
  const value = readSave(text);
  if (hasPoison(value)) throw new Error('a key that no message has');
  return value;
}

const POISON = ['__proto__', 'constructor', 'prototype'];

/** Walks without recursion: the depth is somebody else's choice. */
function hasPoison(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (POISON.some(key => Object.hasOwn(one, key))) return true;
    for (const inner of Object.values(one)) if (typeof inner === 'object') left.push(inner);
  }
  return false;
}
