import { DICE, type DieColour, type Face } from '@tenebrae/descent/data';
import { type Facts, say as sayIn } from '@tenebrae/kernel';
import { capital } from '../../words/capital.ts';
import { useSettings } from '../../shell/settings.ts';
import type { GameSay } from '../../words/speech.ts';
import type { RolledDie } from '../look.ts';
import { SIGNS } from './icons.ts';
import { LOOK, type LookText } from './words/look-words.ts';
import './dice.css';

const isColour = (kind: string | undefined): kind is DieColour =>
  kind !== undefined && Object.hasOwn(DICE, kind);

/** Dice without a colour are the black ones. */
const faceOf = ({ kind, face }: Pick<RolledDie, 'kind' | 'face'>): Face | undefined =>
  DICE[isColour(kind) ? kind : 'black'][face - 1];

/** "Red: range 2, damage 3, 1 surge": the colour first, since it tells dice apart. */
export function faceText(die: RolledDie, say: GameSay): string {
  const face = faceOf(die);
  if (die.sides !== 6 || face === undefined) return String(die.face);
  const { language } = useSettings.getState();
  const look = (id: LookText, facts: Facts): string => sayIn(LOOK[language], language, id, facts);
  const colour = capital(say(isColour(die.kind) ? die.kind : 'black'));
  const { range, damage, surges, power, miss } = face;
  if (miss) return look('face-miss', { colour });
  if (power > 0) return look('face-power', {});
  const parts = [
    ...(range > 0 ? [look('face-range', { count: range })] : []),
    ...(damage > 0 ? [look('face-damage', { count: damage })] : []),
    ...(surges > 0 ? [look('face-surges', { count: surges })] : []),
  ];
  // Black dice are known by what they show.
  if (parts.length === 0) return look('face-blank', {});
  return isColour(die.kind) && die.kind !== 'black'
    ? look('face', { colour, parts: parts.join(', ') })
    : parts.join(', ');
}

/** A die of its colour: range at the upper left, hearts for damage, a bolt for each surge. */
export function Die(die: RolledDie) {
  const tilt = [-5, 3, -2, 6, 1, -4][die.place % 6] ?? 0;
  const colour = isColour(die.kind) ? die.kind : 'black';
  const face = faceOf(die);
  return (
    <svg className={`dj-die ${colour}`} viewBox="-26 -26 52 52" style={{ rotate: `${tilt}deg` }} aria-hidden>
      <rect x="-21" y="-15" width="42" height="39" rx="9" className="side" />
      <rect x="-21" y="-22" width="42" height="42" rx="9" className="top" />
      {die.sides === 6 && face !== undefined ? <Marks face={face} /> : <text y="7">{die.face}</text>}
    </svg>
  );
}

function Marks({ face: { range, damage, surges, power, miss } }: { readonly face: Face }) {
  if (miss) return <SIGNS.miss x="-13" y="-14" width="26" height="26" className="mark" />;
  if (power > 0) return <SIGNS.enhancement x="-13" y="-14" width="26" height="26" className="mark" />;
  if (range + damage + surges === 0)
    return <SIGNS.blank x="-8" y="-9" width="16" height="16" className="mark faint" />;
  return (
    <>
      {range > 0 && (
        <text x={damage + surges > 0 ? -11 : 0} y={damage + surges > 0 ? -4 : 7}>
          {range}
        </text>
      )}
      {Array.from({ length: damage }, (_, place) => (
        <SIGNS.damage
          // biome-ignore lint/suspicious/noArrayIndexKey: hearts have no identity but their place
          key={place}
          x={-18 + (place % 3) * 12 + (damage < 3 ? 6 : 0)}
          y={damage > 3 ? (place < 3 ? -4 : 6) : 3}
          width="12"
          height="12"
          className="mark"
        />
      ))}
      {Array.from({ length: surges }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bolts have no identity but their place
        <SIGNS.surge key={place} x={3} y={-20 + place * 12} width="16" height="16" className="mark bolt" />
      ))}
    </>
  );
}
