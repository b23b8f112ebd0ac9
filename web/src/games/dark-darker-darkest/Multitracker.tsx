import {
  ACTION_BOXES,
  EVENTS,
  type EventId,
  MULTITRACKER_FRONT,
  MULTITRACKER_REVERSE,
  SHIFTING_MARKERS,
} from '@tenebrae/dark-darker-darkest/data';
import Clock from '~icons/game-icons/clock-tower';
import Skull from '~icons/game-icons/death-skull';
import Flame from '~icons/game-icons/flame';
import Radioactive from '~icons/game-icons/radioactive';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import type { GameSay } from '../../words/speech.ts';
import { type Icon, SEAT_COLOURS } from './icons.ts';
import type { Survivor, View } from './view.ts';

interface Props {
  readonly view: View;
  readonly say: GameSay;
}

const EVENT_ICONS = { zombie: RaiseZombie, fire: Flame, clock: Clock } as const satisfies Record<
  EventId,
  Icon
>;

/** Teams or action boxes, the event to come, and how dark it is. */
export function Multitracker({ view, say }: Props) {
  const { darkness, event, radiation, showdown, round, lastRound } = view;
  const track = (showdown === null ? MULTITRACKER_FRONT : MULTITRACKER_REVERSE).darkness;
  return (
    <section className="panel ddd-multi" aria-label={say('look.multitracker')}>
      <h2>
        <Clock className="i" aria-hidden />
        {say(round === 0 ? 'table.before' : 'table.round', { round })}
        <small>
          {lastRound === null
            ? say('look.darkness-of', { space: darkness, spaces: track.length })
            : say('look.last-round', { round: lastRound })}
        </small>
      </h2>
      {showdown === null ? <Teams view={view} say={say} /> : <Boxes view={view} say={say} />}
      <ol className="ddd-events" aria-label={say('look.events')}>
        {EVENTS.map(id => {
          const Look = EVENT_ICONS[id];
          return (
            <li key={id} className={id === event ? 'on' : ''} aria-current={id === event}>
              <Look className="i" aria-hidden />
              {say(`look.event-${id}`)}
            </li>
          );
        })}
      </ol>
      <ol
        className="ddd-darkness"
        aria-label={say('table.darkness', { space: darkness, spaces: track.length })}
      >
        {track.map(({ space, icon }) => (
          <li
            key={space}
            className={space < darkness ? 'past' : space === darkness ? 'cur' : ''}
            aria-current={space === darkness}
          >
            {space}
            {icon === 'fire' && <Flame className="i" role="img" aria-label={say('fire')} />}
            {space === track.length && <Skull className="i" role="img" aria-label={say('look.the-end')} />}
            {radiation.space === space && !radiation.leaking && !radiation.closed && (
              <Radioactive className="i" role="img" aria-label={say('table.reactor-waits', { space })} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Teams({ view, say }: Props) {
  const { teams, phase } = view;
  const now = 'team' in phase ? phase.team : -1;
  return (
    <ol className="ddd-teams">
      {Array.from({ length: MULTITRACKER_FRONT.teamBoxes }, (_, place) => place).map(place => {
        const team = teams[place] ?? [];
        return (
          <li
            key={place}
            className={place === now ? 'on' : place < now ? 'past' : ''}
            aria-current={place === now}
          >
            <small aria-hidden>{place + 1}</small>
            {team.length > 0 && (
              <span className="sr">{say('table.team', { team: place + 1, survivors: team })}</span>
            )}
            {team.map(id => (
              <CubeMark key={id} survivor={id} title={say(id)} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** DDD-FIN-17: the markers that wait in each box. */
function Boxes({ view, say }: Props) {
  return (
    <ol className="ddd-teams boxes">
      {ACTION_BOXES.map(box => {
        const count = view.survivors.reduce((sum, { markers }) => sum + markers[box], 0);
        return (
          <li key={box} className={box === 'left' ? 'on' : ''}>
            <small>
              {box === 'left'
                ? say('look.left-box', { count, most: SHIFTING_MARKERS })
                : say(`look.${box}-box`, { count })}
            </small>
            <span>
              {view.survivors.flatMap(({ id, markers }) =>
                Array.from({ length: markers[box] }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: markers of one survivor are all alike
                  <CubeMark key={`${id}/${place}`} survivor={id} title={say(id)} />
                )),
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function CubeMark({ survivor, title }: { readonly survivor: Survivor['id']; readonly title: string }) {
  return (
    <b
      title={title}
      data-letter={title.charAt(0)}
      style={{ '--c': `var(--seat-${SEAT_COLOURS[survivor]})` }}
      aria-hidden
    />
  );
}
