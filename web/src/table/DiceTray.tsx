import type { Happening } from '@tenebrae/kernel';
import { type ComponentType, memo, useEffect, useMemo, useState } from 'react';
import type { LogLine } from '../engine/scene.ts';
import type { RolledDie } from '../games/look.ts';
import type { GameSay, Say } from '../words/speech.ts';

interface Props {
  readonly log: readonly LogLine[];
  readonly say: Say;
  readonly gameSay: GameSay;
  readonly Die: ComponentType<RolledDie>;
  /** What a face means, in words: always written beside the picture. */
  faceText(die: RolledDie): string;
  readonly motion: 'full' | 'reduced';
}

interface Roll {
  readonly what: string;
  readonly dice: readonly number[];
  readonly faces: readonly number[];
  readonly kinds: readonly string[];
  readonly serial: number;
}

const TUMBLE = 420;

/** The last roll: tumbling at first, settled by a click or by itself; the words say it too. */
export const DiceTray = memo(function DiceTray({ log, say, gameSay, Die, faceText, motion }: Props) {
  const roll = useMemo(() => lastRoll(log), [log]);
  const [settled, setSettled] = useState(true);
  const serial = roll?.serial ?? -1;
  useEffect(() => {
    if (serial < 0 || motion === 'reduced') return;
    setSettled(false);
    const timer = setTimeout(() => setSettled(true), TUMBLE);
    return () => clearTimeout(timer);
  }, [serial, motion]);
  if (roll === null) {
    return (
      <section className="tray" aria-label={say('dice-tray')}>
        <p className="sum">
          <small>{say('no-dice-yet')}</small>
        </p>
      </section>
    );
  }
  const dice = roll.faces.map((face, place) => ({
    what: roll.what,
    sides: roll.dice[place] ?? 6,
    face,
    kind: roll.kinds[place] ?? '',
    place,
    count: roll.faces.length,
  }));
  return (
    <section className="tray" aria-label={say('dice-tray')}>
      <button
        type="button"
        className={`dice${settled ? '' : ' rolling'}`}
        aria-label={say('settle-dice')}
        title={say('settle-dice')}
        onClick={() => setSettled(true)}
      >
        {dice.map(die => (
          <span className="die-slot" key={`${serial}/${die.place}`} aria-hidden>
            <Die {...die} />
          </span>
        ))}
      </button>
      <p className="sum">
        <span>{dice.map(faceText).join(', ')}</span>
        <small>{gameSay(roll.what)}</small>
      </p>
    </section>
  );
});

function lastRoll(log: readonly LogLine[]): Roll | null {
  const place = log.findLastIndex(line => line.event.type === 'dice-rolled');
  const event: Happening | undefined = log[place]?.event;
  if (event === undefined) return null;
  const {
    what,
    dice,
    faces,
    kinds = [],
  } = event as unknown as Omit<Roll, 'serial' | 'kinds'> & Partial<Pick<Roll, 'kinds'>>;
  return { what, dice, faces, kinds, serial: place };
}

/** A die of a game that has no drawn dice: its face in figures. */
export function PlainDie({ face, sides, place }: RolledDie) {
  return (
    <svg className="plain-die" width="44" height="44" viewBox="-26 -26 52 52" aria-hidden>
      <g transform={`rotate(${TILTS[place % TILTS.length]})`}>
        <rect x="-21" y="-20" width="42" height="43" rx="9" fill="#726e64" />
        <rect x="-21" y="-22" width="42" height="41" rx={sides === 6 ? 8.5 : 18} fill="#e4dcc8" />
        <text y="6" textAnchor="middle" fontFamily="Grenze" fontWeight="700" fontSize="24" fill="#1a120a">
          {face}
        </text>
      </g>
    </svg>
  );
}
const TILTS = [-9, 6, -3, 10, -6] as const;
