import './places.css';
import type { Say } from '../words/speech.ts';

/** Where a table stands: on this device alone, or on the server for everybody. */
export const PLACES = ['device', 'online'] as const;
export type Place = (typeof PLACES)[number];

interface Props {
  readonly place: Place;
  readonly say: Say;
  /** How many tables wait for the player on the server. */
  readonly turns: number;
  choose(place: Place): void;
}

/** Which of the two lists of tables is in sight. */
export function Places({ place, say, turns, choose }: Props) {
  return (
    <div className="o-places" role="group" aria-label={say('where')}>
      {PLACES.map(one => (
        <button
          type="button"
          key={one}
          className={one === place ? 'on' : ''}
          aria-pressed={one === place}
          onClick={() => choose(one)}
        >
          {say(`tables-${one === 'device' ? 'here' : 'online'}`)}
          {one === 'online' && turns > 0 && <span className="o-count unread">{turns}</span>}
        </button>
      ))}
    </div>
  );
}
