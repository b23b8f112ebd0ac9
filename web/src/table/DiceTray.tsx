import type { Happening } from '@tenebrae/kernel';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { LogLine } from '../engine/scene.ts';
import type { GameSay, Say } from '../words/speech.ts';

export interface DieProps {
  readonly what: string;
  readonly sides: number;
  readonly face: number;
  /** Its place in the roll, and how many dice there are. */
  readonly place: number;
  readonly count: number;
}

interface Props {
  readonly log: readonly LogLine[];
  readonly say: Say;
  readonly gameSay: GameSay;
  readonly Die: ComponentType<DieProps>;
  /** What a face means, in words: always written beside the picture. */
  faceText(die: DieProps): string;
  readonly motion: 'full' | 'reduced';
}

interface Roll {
  readonly what: string;
  readonly dice: readonly number[];
  readonly faces: readonly number[];
  readonly serial: number;
}

/** The last roll: tumbling at first, settled by a click or by itself; the words say it too. */
export function DiceTray({ log, say, gameSay, Die, faceText, motion }: Props) {
  const roll = useMemo(() => lastRoll(log), [log]);
  const [settled, setSettled] = useState(true);
  const serial = roll?.serial ?? -1;
  useEffect(() => {
    if (serial < 0 || motion === 'reduced') return;
    setSettled(false);
    const timer = setTimeout(() => setSettled(true), 420);
    return () => clearTimeout(timer);
  }, [serial, motion]);
  if (roll === null) {
    return (
      <section className="tray" aria-label={say('dice')}>
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
    place,
    count: roll.faces.length,
  }));
  return (
    <section className="tray" aria-label={say('dice')}>
      <button type="button" className={`dice${settled ? '' : ' rolling'}`} onClick={() => setSettled(true)} title={say('settle-dice')}>
        {dice.map(die => (
          <span className="die-slot" key={`${serial}/${die.place}`} aria-hidden>
            <Die {...die} />
          </span>
        ))}
      </button>
      <p className="sum" aria-live="polite">
        <span>{dice.map(faceText).join(', ')}</span>
        <small>{gameSay(roll.what)}</small>
      </p>
    </section>
  );
}

function lastRoll(log: readonly LogLine[]): Roll | null {
  const place = log.findLastIndex(line => line.event.type === 'dice-rolled');
  const event: Happening | undefined = log[place]?.event;
  if (event === undefined) return null;
  const { what, dice, faces } = event as unknown as { what: string; dice: number[]; faces: number[] };
  return { what, dice, faces, serial: place };
}
