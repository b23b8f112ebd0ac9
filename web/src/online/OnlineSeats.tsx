import { SeatDisc } from '../shell/SeatDisc.tsx';
import { BOT_NAMES, type SeatDraft, type SeatKind } from '../shell/set/draft.ts';
import { KindOptions, kindIcon, kindOf } from '../shell/set/Kinds.tsx';
import { useSettings } from '../shell/settings.ts';
import type { Say } from '../words/speech.ts';

interface Props {
  readonly say: Say;
  readonly seats: readonly SeatDraft[];
  /** What sets a seat apart, by its place. */
  readonly roles: readonly (string | null)[];
  change(place: number, kind: SeatKind): void;
}

/** Who is to sit where: you, whoever follows the link, bots. Who comes says their own name. */
export function OnlineSeats({ say, seats, roles, change }: Props) {
  const name = useSettings(settings => settings.name).trim();
  const nameOf = (kind: SeatKind, place: number): string => {
    if (kind === 'you') return name === '' ? say('you') : name;
    return kind === 'friend' ? say('seat-free') : (BOT_NAMES[place % BOT_NAMES.length] ?? '');
  };
  return (
    <fieldset className="fld">
      <legend className="cap">{say('seats')}</legend>
      <ul className="sl">
        {seats.map(({ kind }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity but their place
          <li key={place}>
            <SeatDisc seat={place + 1} Icon={kindIcon(kind)} />
            <div>
              <b>{nameOf(kind, place)}</b>
              <small>
                {roles[place] !== null && <em className="role">{roles[place]}</em>}
                {say(kind === 'friend' ? 'seat-by-link' : `seat-${kind}-help`)}
              </small>
            </div>
            <select
              className="drop"
              value={kind}
              aria-label={say('who-sits', { number: place + 1 })}
              onChange={event => {
                const chosen = kindOf(event.target.value);
                if (chosen !== null) change(place, chosen);
              }}
            >
              <KindOptions say={say} />
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
