import type { Happening } from '@tenebrae/kernel';
import type { GameSay } from '../../words/speech.ts';
import { centre, type HousePlan, tileRect } from './geometry.ts';
import { type Point, STEP, type Step } from './walks.ts';

/** One short picture of what happened, at a place and after a while. */
export interface Effect {
  readonly kind: 'float' | 'line' | 'burst' | 'death' | 'ring' | 'leap' | 'lunge';
  readonly at: Point;
  readonly to: Point;
  readonly text: string;
  readonly tone: 'bad' | 'good' | 'fire' | 'dead' | 'light';
  readonly delay: number;
  /** The figure that lunges. */
  readonly figure: string;
}

export interface Stage {
  readonly plan: HousePlan;
  /** Where figures stand, or stood before they fell. */
  figure(key: string): Point | null;
  readonly say: GameSay;
}

type Sketch = Pick<Effect, 'kind' | 'at' | 'tone'> & Partial<Pick<Effect, 'to' | 'text' | 'figure'>>;

/** Nothing runs longer than this, however much happened. */
const LONGEST = 2600;
const BEAT = 170;

/** What is shown of it all, one after the other: pictures over the board, and figures that walk. */
export interface Show {
  readonly effects: readonly Effect[];
  readonly steps: readonly Step[];
}

export function showOf(happened: readonly Happening[], stage: Stage): Show {
  let attacker: string | null = null;
  const parts: (Sketch | Omit<Step, 'delay'>)[] = [];
  for (const event of happened.slice(-40)) {
    if (event.type === 'attack-made' && typeof event['survivor'] === 'string')
      attacker = `survivor:${event['survivor']}`;
    const step = stepOf(event);
    if (step !== null) parts.push(step);
    else parts.push(...sketchesOf(event, stage, attacker));
  }
  const shown = parts.slice(-32);
  const whole = shown.reduce((sum, part) => sum + lengthOf(part), 0);
  const haste = Math.min(1, LONGEST / Math.max(1, whole));
  const effects: Effect[] = [];
  const steps: Step[] = [];
  let delay = 0;
  for (const part of shown) {
    const at = Math.round(delay);
    if ('who' in part) steps.push({ ...part, delay: at });
    else effects.push({ to: part.at, text: '', figure: '', ...part, delay: at });
    delay += lengthOf(part) * haste;
  }
  return { effects, steps };
}

const lengthOf = (part: Sketch | Omit<Step, 'delay'>): number => ('who' in part ? STEP : BEAT);

/** Somebody goes one room further. */
function stepOf(event: Happening): Omit<Step, 'delay'> | null {
  const rooms = { from: text(event, 'from'), room: text(event, 'room') };
  switch (event.type) {
    case 'survivor-moved':
      return { who: `survivor:${text(event, 'survivor')}`, ...rooms };
    case 'zombies-moved':
      return { who: 'zombies', ...rooms };
    case 'creature-moved':
      return { who: 'creature', ...rooms };
    case 'nemesis-moved':
      return { who: 'nemesis', ...rooms };
    default:
      return null;
  }
}

const text = (event: Happening, fact: string): string => {
  const value = event[fact];
  return typeof value === 'string' ? value : '';
};
const amount = (event: Happening): number => (typeof event['amount'] === 'number' ? event['amount'] : 0);

function roomAt({ plan }: Stage, room: string): Point | null {
  const place = plan.rooms.get(room);
  return place === undefined ? null : centre(place.rect);
}

function tileAt(event: Happening): Point | null {
  const tile = event['tile'];
  return typeof tile === 'number' ? centre(tileRect(tile)) : null;
}

const some = (at: Point | null, make: (at: Point) => Sketch[]): Sketch[] => (at === null ? [] : make(at));

function sketchesOf(event: Happening, stage: Stage, attacker: string | null): Sketch[] {
  const survivor = `survivor:${text(event, 'survivor')}`;
  const room = roomAt(stage, text(event, 'room'));
  const where = stage.figure(survivor) ?? room;
  switch (event.type) {
    case 'energy-lost':
      return some(where, at => [{ kind: 'float', at, tone: 'bad', text: `−${amount(event)}` }]);
    case 'wounds-healed':
      return some(where, at => [{ kind: 'float', at, tone: 'good', text: `+${amount(event)}` }]);
    case 'experience-gained':
      return some(where, at => [
        { kind: 'float', at, tone: 'light', text: stage.say('look.gained-xp', { amount: amount(event) }) },
      ]);
    case 'virus-caught':
    case 'survivor-irradiated':
    case 'survivor-entrapped':
      return some(where, at => [{ kind: 'ring', at, tone: 'bad' }]);
    case 'survivor-freed':
    case 'radiation-cured':
    case 'virus-removed':
    case 'survivor-returned':
      return some(where, at => [{ kind: 'ring', at, tone: 'good' }]);
    case 'attack-made':
      return some(where, at => [{ kind: 'lunge', at, tone: 'light', figure: survivor }]);
    case 'zombie-eliminated':
    case 'zombie-staggered':
    case 'zombie-laid-down':
      return struck(event, stage, attacker, stage.figure(`zombie:${String(event['zombie'])}`) ?? room);
    case 'creature-hit':
    case 'creature-eliminated':
      return struck(event, stage, attacker, stage.figure('creature') ?? room);
    case 'nemesis-hit':
      return struck(event, stage, attacker, stage.figure('nemesis') ?? room);
    case 'survivor-eliminated':
    case 'survivor-zombified':
      return some(where, at => [{ kind: 'death', at, tone: 'bad' }]);
    case 'zombies-attacked':
      return some(room, at => [{ kind: 'burst', at, tone: 'bad' }]);
    case 'enemy-attacked':
      return some(room, at => [
        { kind: 'lunge', at, tone: 'bad', figure: stage.figure('nemesis') === null ? 'creature' : 'nemesis' },
        { kind: 'burst', at, tone: 'bad' },
      ]);
    case 'zombies-placed':
    case 'special-zombie-placed':
    case 'reinforcement-came':
    case 'token-placed':
    case 'creature-appeared':
    case 'nemesis-appeared':
      return some(room, at => [{ kind: 'ring', at, tone: 'dead' }]);
    case 'terror-struck':
    case 'camera-check-failed':
      return some(room, at => [{ kind: 'ring', at, tone: 'bad' }]);
    case 'fire-moved':
    case 'fire-broke-out':
    case 'gas-leaked':
      return some(tileAt(event), at => [{ kind: 'leap', at: before(event, at), to: at, tone: 'fire' }]);
    case 'burn-marker-added':
      return some(tileAt(event), at => [{ kind: 'ring', at, tone: 'fire' }]);
    case 'tile-destroyed':
    case 'corner-destroyed':
      return some(tileAt(event) ?? room, at => [{ kind: 'burst', at, tone: 'fire' }]);
    case 'explosive-thrown':
      return some(room, at => [
        { kind: 'line', at: stage.figure(survivor) ?? at, to: at, tone: 'light' },
        { kind: 'burst', at, tone: 'fire' },
      ]);
    case 'chip-turned':
    case 'door-unlocked':
    case 'door-opened': {
      const way = stage.plan.ways.find(one => one.door === text(event, 'door'));
      return way === undefined ? [] : [{ kind: 'ring', at: way, tone: 'light' }];
    }
    default:
      return [];
  }
}

/** A line from whoever attacks, and what becomes of the target. */
function struck(event: Happening, stage: Stage, attacker: string | null, target: Point | null): Sketch[] {
  if (target === null) return [];
  const from = attacker === null ? null : stage.figure(attacker);
  const line: Sketch[] = from === null ? [] : [{ kind: 'line', at: from, to: target, tone: 'light' }];
  const dead = event.type.endsWith('eliminated');
  return [...line, { kind: dead ? 'death' : 'burst', at: target, tone: 'bad' }];
}

const STEPS: Readonly<Record<string, Point>> = {
  north: { x: 0, y: 150 },
  south: { x: 0, y: -150 },
  east: { x: -150, y: 0 },
  west: { x: 150, y: 0 },
};

/** Where the fire came from. */
function before(event: Happening, at: Point): Point {
  const step = STEPS[text(event, 'side')];
  return step === undefined ? at : { x: at.x + step.x, y: at.y + step.y };
}
