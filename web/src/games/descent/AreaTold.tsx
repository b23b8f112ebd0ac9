import type { Happening } from '@tenebrae/kernel';
import { useEffect, useState } from 'react';
import type { GameSay } from '../../words/speech.ts';
import { useLookSay } from './words/look-words.ts';

interface Told {
  readonly quest: string;
  readonly area: number;
}

/** Long enough to read it twice. */
const SHOWN = 14_000;

/** A door has been opened: what the heroes see behind it, on paper over the board, until it is put aside. */
export function AreaTold({
  happened,
  say,
}: {
  readonly happened: readonly Happening[];
  readonly say: GameSay;
}) {
  const look = useLookSay();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    const event = happened.findLast(({ type }) => type === 'area-revealed');
    if (event === undefined) return;
    setTold({ quest: String(event['quest']), area: Number(event['area']) });
    const timer = setTimeout(() => setTold(null), SHOWN);
    return () => clearTimeout(timer);
  }, [happened]);
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
