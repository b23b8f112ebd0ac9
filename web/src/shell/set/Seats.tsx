import Friends from '~icons/game-icons/tabletop-players';
import Person from '~icons/game-icons/person';
import Robot from '~icons/game-icons/robot-helmet';
import type { Say } from '../../words/speech.ts';
import { SeatDisc } from '../SeatDisc.tsx';
import { change as changeSettings } from '../settings.ts';
import { SEAT_KINDS, type SeatDraft, type SeatKind, sitterOf } from './draft.ts';

interface Props {
  readonly say: Say;
  readonly seats: readonly SeatDraft[];
  nameOf(seat: SeatDraft, place: number): string;
  change(place: number, some: Partial<SeatDraft>): void;
}

const ICONS = { you: Person, friend: Friends, greedy: Robot, random: Robot } as const;

/** Who sits where: you, friends at this screen, bots of two tempers. */
export function Seats({ say, seats, nameOf, change }: Props) {
  return (
    <fieldset className="fld">
      <legend className="cap">{say('seats')}</legend>
      <ul className="sl">
        {seats.map((seat, place) => {
          const number = place + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity but their place
            <li key={place}>
              <SeatDisc seat={number} Icon={ICONS[seat.kind]} />
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
                <small>{say(`seat-${seat.kind}-help`)}</small>
              </div>
              <select
                className="drop"
                value={seat.kind}
                aria-label={say('who-sits', { number })}
                onChange={event => {
                  const kind = SEAT_KINDS.find((one: SeatKind) => one === event.target.value);
                  if (kind !== undefined) change(place, { kind, name: '' });
                }}
              >
                {SEAT_KINDS.map(kind => (
                  <option key={kind} value={kind}>
                    {say(`seat-${kind}`)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
