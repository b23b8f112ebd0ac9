import type { Happening, Question } from '@tenebrae/kernel';
import { useEffect, useRef, useState } from 'react';
import type { GameSay } from '../../words/speech.ts';
import { useLookSay } from './words/look-words.ts';

interface Told {
  readonly quest: string;
  readonly area: number;
}

/** Long enough to read it twice. */
const SHOWN = 14_000;

interface Props {
  readonly happened: readonly Happening[];
  /** What somebody at this screen is asked. */
  readonly question: Question | null;
  readonly say: GameSay;
}

/** A door has been opened: what the heroes see behind it, on paper over the board, until somebody here has played on. */
export function AreaTold({ happened, question, say }: Props) {
  const look = useLookSay();
  const [told, setTold] = useState<Told | null>(null);
  const first = useRef<Question | null>(null);
  useEffect(() => {
    const event = happened.findLast(({ type }) => type === 'area-revealed');
    if (event === undefined) return;
    first.current = null;
    setTold({ quest: String(event['quest']), area: Number(event['area']) });
  }, [happened]);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), SHOWN);
    return () => clearTimeout(timer);
  }, [told]);
  useEffect(() => {
    if (told === null || question === null) return;
    first.current ??= question;
    // Who answers has read it, and wants to see the board.
    if (first.current !== question) setTold(null);
  }, [told, question]);
  if (told === null) return null;
  const id = `${told.quest}.area-${told.area}`;
  return (
    <aside className="dj-told" aria-label={say(id)}>
      <h2>{say(id)}</h2>
      <p>{say(`${id}.text`)}</p>
      <button type="button" className="btn" onClick={() => setTold(null)}>
        {look('put-aside')}
      </button>
    </aside>
  );
}
