import type { Say } from '../../words/speech.ts';
import { SeatDisc } from '../SeatDisc.tsx';
import { change as changeSettings } from '../settings.ts';
import { type SeatDraft, sitterOf } from './draft.ts';
import { KindOptions, kindIcon, kindOf } from './Kinds.tsx';

interface Props {
  readonly say: Say;
  readonly seats: readonly SeatDraft[];
  /** What sets a seat apart, by its place. */
  readonly roles: readonly (string | null)[];
  nameOf(seat: SeatDraft, place: number): string;
  change(place: number, some: Partial<SeatDraft>): void;
}

/** Who sits where: you, friends at this screen, bots of every strength. */
export function Seats({ say, seats, roles, nameOf, change }: Props) {
  return (
    <fieldset className="fld">
      <legend className="cap">{say('seats')}</legend>
      <ul className="sl">
        {seats.map((seat, place) => {
          const number = place + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity but their place
            <li key={place}>
              <SeatDisc seat={number} Icon={kindIcon(seat.kind)} />
              <div>
                {sitterOf(seat) === 'person' ? (
                  <input
                    className="name"
                    value={seat.name}
                    maxLength={24}
                    placeholder={nameOf(seat, place)}
                    aria-label={say('name-of-seat', { number })}
                    onChange={event => {
                      change(place, { name: event.target.value });
                      if (seat.kind === 'you') changeSettings({ name: event.target.value });
                    }}
                  />
                ) : (
                  <b>{nameOf(seat, place)}</b>
                )}
                <small>
                  {roles[place] !== null && <em className="role">{roles[place]}</em>}
                  {say(`seat-${seat.kind}-help`)}
                </small>
              </div>
              <select
                className="drop"
                value={seat.kind}
                aria-label={say('who-sits', { number })}
                onChange={event => {
                  const kind = kindOf(event.target.value);
                  if (kind !== null) change(place, { kind, name: '' });
                }}
              >
                <KindOptions say={say} />
              </select>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
