import { questCard, type RoomId, THREAT_SIDES } from '@tenebrae/darkest-dungeon/data';
import Upgrade from '~icons/game-icons/upgrade';
import Coins from '~icons/game-icons/coins';
import Gate from '~icons/game-icons/dungeon-gate';
import Horse from '~icons/game-icons/horse-head';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Lantern from '~icons/game-icons/lantern';
import SkullSignet from '~icons/game-icons/skull-signet';
import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';
import type { LookProps } from '../look.ts';
import { areasOfRule, questLines, roomRuleText } from './card-text.ts';
import { ROOM_ICONS } from './icons.ts';
import { LightTrack } from './LightTrack.tsx';
import { Provisions } from './Provisions.tsx';
import { rulesOfRoom } from './ThingCard.tsx';
import { asView, type Hamlet, type View } from './view.ts';
import { type LookSay, useLookSay } from './words/look-words.ts';
import './sheets.css';
import './tracks.css';

/** Beside the board: the quest, the threat, and in the Hamlet the days and what the party owns. */
export function Tracks({ view: json, say, question, choose, hint }: LookProps) {
  const look = useLookSay();
  const view = asView(json);
  const props = { view, say, look };
  const offered = { view, question, say, choose, hint };
  if (view.circus !== null) return <Arena {...props} />;
  return (
    <>
      {view.hamlet !== null && <Purse {...props} />}
      {view.hamlet !== null && <Days hamlet={view.hamlet} {...props} />}
      <QuestCard {...props} />
      {view.battle !== null && <Room room={view.battle.room} {...props} />}
      <Threat {...props} />
      <div className="dd-beside">
        <LightTrack {...offered} />
        <Provisions {...offered} />
      </div>
    </>
  );
}

interface Props {
  readonly view: View;
  readonly say: GameSay;
  readonly look: LookSay;
}

function Purse({ view, look }: Props) {
  const { gold, waiting } = view.campaign;
  const xp = view.heroes.reduce((sum, hero) => sum + hero.xp, 0);
  const things = [
    { name: look('gold'), count: gold, Look: Coins },
    { name: look('xp'), count: xp, Look: Upgrade },
    { name: look('waiting'), count: waiting, Look: Horse },
  ];
  return (
    <dl className="dd-purse">
      {things.map(({ name, count, Look }) => (
        <div key={name} className="panel">
          <dt>
            <Look className="i" aria-hidden />
            <span>{name}</span>
          </dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Days({ hamlet, say, look }: Props & { readonly hamlet: Hamlet }) {
  const { event, day, days, caretaker } = hamlet;
  const words = event === null ? '' : say(`${event}@said`);
  return (
    <section className="panel dd-days" aria-label={look('days')}>
      {event !== null && (
        <>
          <h2>
            <Scroll className="i" aria-hidden />
            {say(event)}
            <small>{look('day-of', { day, days })}</small>
          </h2>
          {words !== `${event}@said` && <p className="dd-prose">{words}</p>}
        </>
      )}
      <ol>
        {Array.from({ length: days }, (_, place) => place + 1).map(one => (
          <li
            key={one}
            className={one < day ? 'past' : one === day ? 'now' : ''}
            {...(one === day ? { 'aria-current': 'date' as const } : {})}
          >
            {look('day', { day: one })}
          </li>
        ))}
      </ol>
      <h2>
        <Lantern className="i" aria-hidden />
        {look('caretaker')}
      </h2>
      <p className="dd-prose">
        {caretaker === null
          ? look('caretaker-none')
          : look('caretaker-at', { building: say(`${caretaker}@the`) })}
      </p>
    </section>
  );
}

function QuestCard({ view, say, look }: Props) {
  const { quest, battle, campaign } = view;
  if (quest === null) return null;
  const cleared = Object.entries(quest.cleared).filter(([, count]) => count > 0);
  return (
    <section className="panel dd-quest" aria-label={look('quest')}>
      <h2>
        <Scroll className="i" aria-hidden />
        {say(quest.id)}
        <small>{look('dungeon-level', { level: Math.min(3, campaign.act) })}</small>
      </h2>
      <p className="dd-prose">{questLines(questCard(quest.id), { say, look }).join(' ')}</p>
      <ul className="chips">
        {cleared.map(([type, count]) => {
          const Look = ROOM_ICONS[type as keyof typeof ROOM_ICONS];
          return (
            <li key={type} className="chip">
              <Look className="i" aria-hidden />
              {look('cleared-count', { type: say(`${type}@room`), count })}
            </li>
          );
        })}
        {quest.tasks > 0 && <li className="chip good">{look('tasks', { count: quest.tasks })}</li>}
        {quest.bossDead && <li className="chip good">{look('boss-dead')}</li>}
        {battle?.task === 'open' && <li className="chip gold">{look('task-open')}</li>}
        {battle !== null && battle.doom !== null && (
          <li className="chip bad">{look('doom', { roll: battle.doom })}</li>
        )}
      </ul>
    </section>
  );
}

/** What the Room of the Battle does, and where. */
function Room({ room, view, say, look }: Props & { readonly room: RoomId }) {
  const rules = rulesOfRoom(view);
  if (rules.length === 0) return null;
  const where = (areas: readonly string[] | null): string =>
    areas === null ? '' : `${capital(areas.map(area => say(area)).join(', '))}: `;
  return (
    <section className="panel dd-room" aria-label={say(room)}>
      <h2>
        <Gate className="i" aria-hidden />
        {say(room)}
      </h2>
      {rules.map(rule => {
        const text = roomRuleText(rule, { say, look, level: Math.min(3, view.campaign.act) });
        return (
          <p key={text} className="dd-prose">
            {where(areasOfRule(rule))}
            {text}
          </p>
        );
      })}
    </section>
  );
}

/** The Boss that threatens, and what its presence does below and at home. */
function Threat({ view, say, look }: Props) {
  const { threat, act } = view.campaign;
  if (threat === null) return null;
  const level = Math.min(3, act);
  const side = THREAT_SIDES[view.hamlet === null ? 0 : 1];
  const id = `${threat}-${level}-${side}`;
  return (
    <section className="panel dd-threat" aria-label={look('threat')}>
      <h2>
        <SkullSignet className="i" aria-hidden />
        {say(threat)}
        <small>{look('threat')}</small>
      </h2>
      <p className="dd-prose">
        <b>{say(id)}</b> {say(`${id}@text`)}
      </p>
    </section>
  );
}

function Arena({ view, say, look }: Props) {
  const { circus } = view;
  if (circus === null) return null;
  return (
    <section className="panel dd-quest" aria-label={say(circus.arena)}>
      <h2>
        <Scroll className="i" aria-hidden />
        {say(circus.arena)}
        {circus.round > 0 && <small>{look('round', { round: circus.round })}</small>}
      </h2>
      <p className="dd-prose">{say(`${circus.arena}@said`)}</p>
      <ul className="chips">
        {(['red', 'blue'] as const).map(team => (
          <li key={team} className={`chip ${team === 'red' ? 'bad' : 'cold'}`}>
            {say('table.team', { team, seats: circus.teams[team] })}
          </li>
        ))}
        {circus.picks > 0 && (
          <li className="chip">{look('team-first', { team: say(`${circus.first}@The`) })}</li>
        )}
      </ul>
    </section>
  );
}
