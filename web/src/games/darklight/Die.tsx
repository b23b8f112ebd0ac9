import type { RolledDie } from '../look.ts';
import './dice.css';

/** Which of the dice it is: the Darkness die is night, damage is blood, the rest bone. */
function toneOf({ what }: RolledDie): string {
  if (/darkness|dread|omen/.test(what)) return 'night';
  return /damage|wounds|burn|poison|injury/.test(what) ? 'blood' : 'bone';
}

export const faceText = ({ face }: RolledDie): string => String(face);

/** A die as it fell. */
export function Die(die: RolledDie) {
  const tilt = [-5, 3, -2, 6, 1, -4][die.place % 6] ?? 0;
  return (
    <svg
      className={`dl-die ${toneOf(die)}`}
      viewBox="-26 -26 52 52"
      style={{ rotate: `${tilt}deg` }}
      aria-hidden
    >
      <rect x="-21" y="-15" width="42" height="39" rx="9" className="side" />
      <rect x="-21" y="-22" width="42" height="42" rx="9" className="top" />
      <text y="8">{die.face}</text>
    </svg>
  );
}
