import { Popover } from 'radix-ui';
import type { GameSay } from '../../words/speech.ts';
import type { LookProps } from '../look.ts';
import { SIGNS } from './icons.ts';
import { OnTheBoard, OverlordPanel } from './OverlordPanel.tsx';
import { COLOURS } from './Scenery.tsx';
import { asView, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './tracks.css';

/** Conquest and threat, then the quest; on a narrower screen the overlord too. */
export function Tracks({ view: json, say }: LookProps) {
  const look = useLookSay();
  const view = asView(json);
  return (
    <>
      <dl className="dj-purse">
        <div className="panel">
          <dt>
            <SIGNS.conquest className="i" aria-hidden />
            {look('conquest')}
          </dt>
          <dd>{view.conquest}</dd>
        </div>
        <div className="panel">
          <dt>
            <SIGNS.threat className="i" aria-hidden />
            {look('threat')}
          </dt>
          <dd>{view.overlord.threat}</dd>
        </div>
      </dl>
      <QuestPanel view={view} say={say} />
      <div className="dj-beside">
        <OverlordPanel view={view} say={say} name="" />
        <OnTheBoard view={view} say={say} />
      </div>
    </>
  );
}

/** What is to be done, what was found, and everything that has been told so far. */
function QuestPanel({ view, say }: { readonly view: View; readonly say: GameSay }) {
  const look = useLookSay();
  const { id } = view.quest;
  return (
    <section className="panel dj-quest" aria-label={say(`${id}.title`)}>
      <h2>
        <SIGNS.quest className="i" aria-hidden />
        {say(`${id}.title`)}
      </h2>
      <p className="dj-prose">{say(`${id}.goal`)}</p>
      <p className="chips">
        {view.runekeys.map(colour => (
          <span key={colour} className="chip" style={{ boxShadow: `0 0 0 1.5px ${COLOURS[colour]}` }}>
            <SIGNS.runekey className="i" aria-hidden />
            {say(colour)}
          </span>
        ))}
        {view.gust && <span className="chip bad">{look('gust')}</span>}
        <Popover.Root>
          <Popover.Trigger className="btn dj-tell">{look('tell-all')}</Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              className="panel pop dj-sheet"
              aria-label={say(`${id}.title`)}
              side="left"
              align="start"
              sideOffset={10}
              collisionPadding={10}
            >
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
              <div className="dj-sheet-body" role="region" aria-label={say(`${id}.title`)} tabIndex={0}>
                <QuestTold view={view} say={say} />
              </div>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      </p>
    </section>
  );
}

/** The tale so far: how it began, its rules, the areas that were seen; for the overlord also those that were not. */
function QuestTold({ view, say }: { readonly view: View; readonly say: GameSay }) {
  const look = useLookSay();
  const { id, told, secrets } = view.quest;
  const knows = secrets !== null;
  return (
    <>
      <h2 className="dj-quest-title">{say(`${id}.title`)}</h2>
      <p className="dj-own">{say(`${id}.introduction`)}</p>
      <p>{say(`${id}.goal`)}</p>
      {told.length > 0 && (
        <>
          <h3 className="cap">{look('quest-rules')}</h3>
          <ul className="dj-list">
            {told.map(rule => (
              <li key={rule}>{say(`${id}.rule-${rule}`)}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className="cap">{look('areas')}</h3>
      <ul className="dj-list">
        {view.areas.map(({ revealed }, area) =>
          revealed || knows ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: areas are called by their numbers
            <li key={area} className={revealed ? '' : 'idle'}>
              <b>{say(`${id}.area-${area}`)}</b> {!revealed && look('unexplored')}
              <small>{say(`${id}.area-${area}.text`)}</small>
            </li>
          ) : null,
        )}
      </ul>
      {knows && Object.keys(secrets).length > 0 && (
        <ul className="dj-list">
          {Object.entries(secrets).map(([key, known]) => (
            <li key={key}>{say('table.secret', { known })}</li>
          ))}
        </ul>
      )}
      <h3 className="cap">{look('decks')}</h3>
      <p>
        {look('decks-left', {
          copper: view.treasures.copper,
          silver: view.treasures.silver,
          gold: view.treasures.gold,
        })}{' '}
        {look('skills-left', {
          fighting: view.skills.fighting,
          subterfuge: view.skills.subterfuge,
          wizardry: view.skills.wizardry,
        })}
      </p>
      <p>
        {say('table.stock', {
          cards: view.shop.length,
          melee: view.training.melee,
          ranged: view.training.ranged,
          magic: view.training.magic,
        })}
      </p>
    </>
  );
}
