import type { Happening } from '@tenebrae/kernel';
import { BEAT, type Blow, type Float, type Mark, type Show, type Spots } from '../frame/show.ts';

/** What floats up from a figure: the events that change it, with the sign and the colour. */
const FLOATS: Readonly<Record<string, readonly [string, string]>> = {
  'wounds-suffered': ['−', 'harm'],
  'wounds-healed': ['+', 'help'],
  'insanity-suffered': ['+', 'mind'],
  'insanity-removed': ['−', 'calm'],
  'stamina-restored': ['+', 'calm'],
  'souls-gained': ['+', 'calm'],
};
const FALLEN: ReadonlySet<string> = new Set(['monster-killed', 'accursed-died', 'ally-died']);
/** What has happened as a picture: each event at its place and its time. */
export function showOf(happened: readonly Happening[], spots: Spots, serial: number): Show {
  const floats: Float[] = [];
  const blows: Blow[] = [];
  const bones: Mark[] = [];
  for (const [place, event] of happened.entries()) {
    const facts: Readonly<Record<string, unknown>> = { ...event };
    const at = spots.get(String(facts['figure'] ?? ''));
    if (at === undefined) continue;
    const mark = { key: `${place}`, x: at.x, y: at.y, delay: (floats.length + blows.length) * BEAT };
    const float = FLOATS[event.type];
    if (float !== undefined && typeof facts['amount'] === 'number')
      floats.push({ ...mark, text: `${float[0]}${facts['amount']}`, tone: float[1] });
    if (FALLEN.has(event.type)) bones.push(mark);
    const to = spots.get(String(facts['targetFigure'] ?? ''));
    if (to !== undefined && to !== at) {
      blows.push({ ...mark, toX: to.x, toY: to.y });
      if (event.type.endsWith('missed'))
        floats.push({ ...mark, key: `${place} miss`, x: to.x, y: to.y, text: '✕', tone: 'miss' });
    }
  }
  return { serial, floats, blows, bones };
}
