import type { Happening } from '@tenebrae/kernel';
import { BEAT, type Blow, type Float, type Mark, type Show, type Spots } from '../frame/show.ts';
import type { Spot } from '../travel.ts';

type Facts = Readonly<Record<string, unknown>>;

/** The figure that an event is about. */
function figureOf({ type, figure, hero, id }: Facts): string {
  if (type === 'monster-killed') return `monster:${String(id)}`;
  if (typeof figure === 'string') return figure;
  return typeof hero === 'string' ? `hero:${hero}` : '';
}

/** What floats up, and in which colour. */
function floatOf(facts: Facts): readonly [string, string] | null {
  switch (facts['type']) {
    case 'wounds-suffered':
      return [`−${String(facts['count'])}`, 'harm'];
    case 'wounds-healed':
      return [`+${String(facts['healed'])}`, 'help'];
    case 'fatigue-spent':
      return [`−${String(facts['count'])}`, 'mind'];
    case 'fatigue-recovered':
      return [`+${String(facts['count'])}`, 'mind'];
    case 'attack-missed':
    case 'attack-fell-short':
      return ['✕', 'miss'];
    default:
      return null;
  }
}

/** What has happened as a picture: each event at its place and its time. */
export function showOf(happened: readonly Happening[], spots: Spots, serial: number): Show {
  const floats: Float[] = [];
  const blows: Blow[] = [];
  const bones: Mark[] = [];
  let striker: Spot | undefined;
  for (const [place, event] of happened.entries()) {
    const facts: Facts = { ...event };
    const at = spots.get(figureOf(facts));
    if (event.type === 'attack-declared') striker = at;
    if (at === undefined) continue;
    const mark = { key: `${place}`, x: at.x, y: at.y, delay: (floats.length + blows.length) * BEAT };
    const float = floatOf(facts);
    if (float !== null) floats.push({ ...mark, text: float[0], tone: float[1] });
    if (
      event.type === 'wounds-suffered' &&
      facts['cause'] === 'attack' &&
      striker !== undefined &&
      striker !== at
    )
      blows.push({ ...mark, x: striker.x, y: striker.y, toX: at.x, toY: at.y });
    if (event.type === 'monster-killed' || event.type === 'hero-killed') bones.push(mark);
  }
  return { serial, floats, blows, bones };
}
