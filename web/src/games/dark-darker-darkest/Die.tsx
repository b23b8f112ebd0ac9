import { CREATURE_DIE, SURVIVOR_DIE, TERROR_DIE } from '@tenebrae/dark-darker-darkest/data';
import type { GameSay } from '../../words/speech.ts';
import type { RolledDie } from '../look.ts';
import { CREATURE_DIE_ICONS, type Icon, SURVIVOR_DIE_ICONS, TERROR_DIE_ICONS } from './icons.ts';
import './dice.css';

type DieKind = 'survivor' | 'creature' | 'terror' | 'four' | 'six';

const SURVIVOR_ROLLS = [
  'attack',
  'defence',
  'armor-reroll',
  'rescue',
  'lurking-roll',
  'radiation-check',
  'search',
  'camera-check',
];
const CREATURE_ROLLS = ['zombie-attack', 'creature-attack', 'nemesis-attack'];
/** In these the terror die falls with the others, and is the last. */
const WITH_TERROR = ['search', 'camera-check'];

function kindOf({ what, sides, place, count }: RolledDie): DieKind {
  if (sides === 4) return 'four';
  if (what === 'terror' || (WITH_TERROR.includes(what) && place === count - 1)) return 'terror';
  if (CREATURE_ROLLS.includes(what)) return 'creature';
  return SURVIVOR_ROLLS.includes(what) ? 'survivor' : 'six';
}

function iconOf(kind: DieKind, face: number): { id: string; Look: Icon } | null {
  const survivor = SURVIVOR_DIE[face - 1];
  const creature = CREATURE_DIE[face - 1];
  const terror = TERROR_DIE[face - 1];
  if (kind === 'survivor' && survivor !== undefined)
    return { id: survivor, Look: SURVIVOR_DIE_ICONS[survivor] };
  if (kind === 'creature' && creature !== undefined)
    return { id: creature, Look: CREATURE_DIE_ICONS[creature] };
  if (kind === 'terror' && terror !== undefined) return { id: terror, Look: TERROR_DIE_ICONS[terror] };
  return null;
}

export function faceText(die: RolledDie, say: GameSay): string {
  const icon = iconOf(kindOf(die), die.face);
  return icon === null ? String(die.face) : say(icon.id);
}

/** A die as it fell: bone for survivors, green for the dead, red for terror; numbers on the others. */
export function Die(die: RolledDie) {
  const kind = kindOf(die);
  const icon = iconOf(kind, die.face);
  const tilt = [-5, 3, -2, 6, 1, -4][die.place % 6] ?? 0;
  if (kind === 'four')
    return (
      <svg className="ddd-die four" viewBox="-26 -26 52 52" aria-hidden>
        <ellipse cy="21" rx="22" ry="4" fill="#000" opacity=".5" />
        <path d="M0 -23L23 18L3 22Z" fill="#3c5262" />
        <path d="M0 -23L3 22L-23 16Z" fill="#64808f" />
        <text y="12" x="-3">
          {die.face}
        </text>
      </svg>
    );
  return (
    <svg className={`ddd-die ${kind}`} viewBox="-26 -26 52 52" style={{ rotate: `${tilt}deg` }} aria-hidden>
      <rect x="-21" y="-15" width="42" height="39" rx="9" className="side" />
      <rect x="-21" y="-22" width="42" height="42" rx="9" className="top" />
      {icon === null ? (
        <text y="9">{die.face}</text>
      ) : (
        <icon.Look x="-14.500" y="-15.500" width="29" height="29" className="mark" />
      )}
    </svg>
  );
}
