import type { LookProps } from '../look.ts';
import { has, itemCard } from './card-words.ts';
import { CONSUMABLES } from '@tenebrae/darklight/data';
import { consumableFace, Face, itemFace } from './faces.tsx';
import { laidOut } from './hand-offers.ts';
import { asView } from './view.ts';
import { useLookSay } from './words/look-words.ts';

/** The card that a question is about, while all decide who is to have it. */
export function Revealed({ view: json, question, say }: LookProps) {
  const look = useLookSay();
  const id = question?.about?.['item'] ?? question?.about?.['thing'];
  if (typeof id !== 'string' || laidOut(question, asView(json)).length > 0) return null;
  const speaker = { say, look };
  const face =
    itemCard(id) !== undefined
      ? itemFace(id, speaker)
      : has(CONSUMABLES, id)
        ? consumableFace(id, speaker)
        : null;
  if (face === null) return null;
  return (
    <aside className="dl-revealed panel" aria-label={face.title}>
      <Face face={face} />
    </aside>
  );
}
