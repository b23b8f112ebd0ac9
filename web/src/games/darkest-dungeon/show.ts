import type { Happening } from '@tenebrae/kernel';
import { BEAT, type Blow, type Float, type Mark, type Show, type Spots } from '../frame/show.ts';

/** What floats up from a figure: the events that change its life or mind, with the sign and the colour. */
const FLOATS: Readonly<Record<string, readonly [string, string]>> = {
  'wounds-suffered': ['−', 'harm'],
  'healed': ['+', 'help'],
  'stress-suffered': ['+', 'mind'],
  'stress-recovered': ['−', 'calm'],
};
const FALLEN: ReadonlySet<string> = new Set(['monster-killed', 'hero-killed']);
/** What has happened as a picture: each event at its place and its time. */
export function showOf(happened: readonly Happening[], spots: Spots, serial: number): Show {
  const floats: Float[] = [];
  const blows: Blow[] = [];
  const bones: Mark[] = [];
  for (const [place, event] of happened.entries()) {
    const facts: Readonly<Record<string, unknown>> = { ...event };
    const at = spots.get(String(facts['hero'] ?? facts['figure'] ?? ''));
    if (at === undefined) continue;
    const mark = { key: `${place}`, x: at.x, y: at.y, delay: (floats.length + blows.length) * BEAT };
    const float = FLOATS[event.type];
    if (float !== undefined && typeof facts['amount'] === 'number')
      floats.push({ ...mark, text: `${float[0]}${facts['amount']}`, tone: float[1] });
    if (event.type === 'target-missed') floats.push({ ...mark, text: '✕', tone: 'miss' });
    if (FALLEN.has(event.type)) bones.push(mark);
    if (event.type === 'skill-used' && Array.isArray(facts['targets']))
      for (const target of facts['targets']) {
        const to = spots.get(String(target));
        if (to !== undefined && to !== at)
          blows.push({ ...mark, key: `${place} ${String(target)}`, toX: to.x, toY: to.y });
      }
  }
  return { serial, floats, blows, bones };
}
