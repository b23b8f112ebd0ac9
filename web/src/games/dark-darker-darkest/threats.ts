import type { Question } from '@tenebrae/kernel';
import type { LogLine } from '../../engine/scene.ts';
import type { Figure } from './layout.ts';
import type { Offer } from './offers.ts';
import type { Survivor } from './view.ts';

/** Somebody who will be hit, and by whom; both by the keys of their figures. */
export interface Threat {
  readonly from: string;
  readonly to: string;
}

/** What is asked while an attack of enemies is under way. */
const UNDER_ATTACK: readonly string[] = ['use-armor', 'cancel-die', 'entrap-or-fear', 'allocate-icon'];

/** The enemies' attacks that a question is about: on everybody in their room. */
export function threatsOf(
  question: Question | null,
  log: readonly LogLine[],
  figures: readonly Figure[],
): readonly Threat[] {
  if (question === null) return NONE;
  const attacks = attacksIn(question, log);
  return attacks.length === 0 ? NONE : attacks.flatMap(attack => threatsFrom(attack, figures));
}

const NONE: readonly Threat[] = [];

interface Attack {
  readonly room: string;
  readonly by: 'zombies' | 'other';
}

function attacksIn({ ask, options }: Question, log: readonly LogLine[]): Attack[] {
  if (ask === 'next-attack')
    return options.flatMap(({ about, on }): Attack[] => {
      const room = about?.['room'] ?? on?.find(one => one.startsWith('room:'))?.slice(5);
      return typeof room === 'string' ? [{ room, by: 'count' in (about ?? {}) ? 'zombies' : 'other' }] : [];
    });
  if (!UNDER_ATTACK.includes(ask)) return [];
  const event = log.findLast(
    ({ event: { type } }) => type === 'zombies-attacked' || type === 'enemy-attacked',
  )?.event;
  const room = event?.['room'];
  return typeof room === 'string'
    ? [{ room, by: event?.type === 'zombies-attacked' ? 'zombies' : 'other' }]
    : [];
}

/** Each survivor of the room, from the attacker who stands nearest. */
function threatsFrom({ room, by }: Attack, figures: readonly Figure[]): Threat[] {
  const attackers = figures.filter(({ kind, room: at }) =>
    by === 'zombies' ? kind === 'zombie' && at === room : kind === 'creature' || kind === 'nemesis',
  );
  return figures
    .filter(({ kind, room: at }) => kind === 'survivor' && at === room)
    .flatMap(survivor => {
      const distance = (one: Figure): number => Math.hypot(one.x - survivor.x, one.y - survivor.y);
      const [nearest] = attackers.toSorted((one, other) => distance(one) - distance(other));
      return nearest === undefined ? [] : [{ from: nearest.key, to: survivor.key }];
    });
}

/** The enemy that a survivor aims at: an option to hit it that the pointer, the focus or a hint is on. */
export const aimAt = (
  actor: Survivor | null,
  thing: string | null,
  offers: readonly Offer[],
): readonly Threat[] =>
  actor !== null && thing !== null && offers.some(({ option }) => option.id.startsWith('hit:'))
    ? [{ from: `survivor:${actor.id}`, to: thing }]
    : NONE;
