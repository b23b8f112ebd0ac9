import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';
import { optionText } from '../../table/option-text.ts';
import type { Offer } from './offers.ts';
import type { CardPlace } from './useHover.ts';
import type { View } from './view.ts';
import { roomWords, wayWords } from './words.ts';

interface Props {
  readonly view: View;
  readonly room: string;
  /** What can be chosen there, and what comes of it. */
  readonly offers: readonly Offer[];
  readonly say: GameSay;
  readonly at: CardPlace;
}

/** What is in a room and where one can go from it; the same words are the label of the room. */
export function RoomCard({ view, room, offers, say, at }: Props) {
  const things = roomWords(view, room, say);
  const ways = wayWords(view, room, say);
  const seen = view.sight[room]?.slice(1) ?? [];
  const { x, y, left, up } = at;
  return (
    <div
      className={left ? 'ddd-card to-left' : 'ddd-card'}
      style={up ? { left: x, bottom: y } : { left: x, top: y }}
      aria-hidden
      data-testid="room-card"
    >
      {offers.length > 0 && (
        <ul>
          {offers.map(({ option, key }) => (
            <li key={option.id}>
              <kbd className="key">{key.toUpperCase()}</kbd> {capital(optionText(option, say))}
            </li>
          ))}
        </ul>
      )}
      <h3>{capital(say(room))}</h3>
      <p>{things.join(' ')}</p>
      {offers.length === 0 && <p>{ways.join(' ')}</p>}
      {offers.length === 0 && seen.length > 0 && <p className="sees">{say('look.sees', { rooms: seen })}</p>}
    </div>
  );
}
