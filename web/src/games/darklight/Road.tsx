import Campfire from '~icons/game-icons/campfire';
import type { LookProps } from '../look.ts';
import { Bust, lookOf } from './Disc.tsx';
import { SETTLEMENT_ICONS, SIGNS } from './icons.ts';
import { asView, type Campaign } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './survival.css';

/** Before a dungeon, and after it: the Accursed around the fire. */
export function Gathering({ view: json, say }: LookProps) {
  const look = useLookSay();
  const view = asView(json);
  return (
    <div className="dl-scene fire" data-testid="board">
      <div className="dl-scene-head">
        <h2>{look('gathering')}</h2>
        <p>{look('gathering-words')}</p>
      </div>
      <Campfire className="dl-fire" aria-hidden />
      <Party view={view} say={say} />
    </div>
  );
}

/** The way to a settlement, day by day. */
export function Road({
  view: json,
  say,
  journey,
}: LookProps & { readonly journey: NonNullable<Campaign['journey']> }) {
  const look = useLookSay();
  const view = asView(json);
  const Goal = SETTLEMENT_ICONS[journey.to];
  const days = Array.from({ length: Math.max(journey.length, journey.day) }, (_, place) => place + 1);
  return (
    <div className="dl-scene road" data-testid="board">
      <div className="dl-scene-head">
        <h2>{look('journey', { settlement: say(journey.to) })}</h2>
        <p>{look('day-of', { day: journey.day, days: journey.length })}</p>
      </div>
      <ol className="dl-way">
        {days.map(day => (
          <li
            key={day}
            className={day < journey.day ? 'past' : day === journey.day ? 'now' : ''}
            {...(day === journey.day ? { 'aria-current': 'date' as const } : {})}
          >
            <SIGNS.day className="i" aria-hidden />
            <span>{look('day', { day })}</span>
          </li>
        ))}
        <li className="goal">
          <Goal className="i" aria-hidden />
          <span>{say(journey.to)}</span>
        </li>
      </ol>
      <Party view={view} say={say} />
    </div>
  );
}

function Party({ view, say }: { readonly view: ReturnType<typeof asView>; readonly say: LookProps['say'] }) {
  return (
    <ul className="dl-party">
      {view.accursed
        .filter(one => one.status.kind !== 'lost')
        .map(one => (
          <li key={one.id}>
            <Bust look={lookOf(view, one)} size={84} />
            <span>{say(one.id)}</span>
          </li>
        ))}
    </ul>
  );
}
