import Skull from '~icons/game-icons/death-skull';
import type { RolledDie } from '../look.ts';
import { type Face, faceOf, kindOf } from './faces.ts';
import type { Icon } from './figure-icons.ts';
import { EXPLORATION_ICONS, PROVISION_ICONS } from './icons.ts';
import './dice.css';

const SIGNS: Readonly<Record<Face, Icon>> = { ...PROVISION_ICONS, ...EXPLORATION_ICONS, skull: Skull };

/** A die as it fell: bone for provisions, night for the corridor, blood for death, a kite with its number for the rest. */
export function Die(die: RolledDie) {
  const kind = kindOf(die);
  const face = faceOf(die);
  const Sign = face === undefined ? null : SIGNS[face];
  const tilt = [-5, 3, -2, 6, 1, -4][die.place % 6] ?? 0;
  if (kind === 'ten')
    return (
      <svg className="dd-die ten" viewBox="-26 -28 52 56" aria-hidden>
        <ellipse cy="22" rx="20" ry="4" fill="#000" opacity=".5" />
        <path d="M0 -25L22 -2L22 5L0 24L-22 5L-22 -2Z" fill="#6d241b" stroke="#2c0806" strokeWidth="1.500" />
        <path d="M0 -25L13 5L0 14L-13 5Z" fill="#b4483a" />
        <text y="6">{die.face}</text>
      </svg>
    );
  return (
    <svg className={`dd-die ${kind}`} viewBox="-26 -26 52 52" style={{ rotate: `${tilt}deg` }} aria-hidden>
      <rect x="-21" y="-15" width="42" height="39" rx="9" className="side" />
      <rect x="-21" y="-22" width="42" height="42" rx="9" className="top" />
      {Sign !== null && <Sign x="-14.500" y="-15.500" width="29" height="29" className="mark" />}
    </svg>
  );
}
