import type { GameSay } from '../../words/speech.ts';
import { capital, type View } from './view.ts';
import { roomWords, wayWords } from './words.ts';

interface Props {
  readonly view: View;
  readonly room: string;
  readonly say: GameSay;
  /** Where on the stage, and on which side of the room there is space. */
  readonly at: { readonly x: number; readonly y: number; readonly left: boolean };
}

/** What is in a room and where one can go from it; the same words are the label of the room. */
export function RoomCard({ view, room, say, at }: Props) {
  const lines = [...roomWords(view, room, say), ...wayWords(view, room, say)];
  const seen = view.sight[room]?.slice(1) ?? [];
  return (
    <div
      className={at.left ? 'ddd-card to-left' : 'ddd-card'}
      style={{ left: at.x, top: at.y }}
      aria-hidden
      data-testid="room-card"
    >
      <h3>{capital(say(room))}</h3>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
        {seen.length > 0 && <li className="sees">{say('look.sees', { rooms: seen })}</li>}
      </ul>
    </div>
  );
}
