import { DARKNESS_WHEEL, DREAD_WHEEL } from '@tenebrae/darklight/data';
import type { GameSay } from '../../words/speech.ts';
import type { LookProps } from '../look.ts';
import { SIGNS } from './icons.ts';
import { Order, QuestPanel } from './QuestPanel.tsx';
import { asView, type Campaign, type Dungeon, type View } from './view.ts';
import { Wheel } from './Wheel.tsx';
import { useLookSay } from './words/look-words.ts';
import './tracks.css';

/** Beside the board: the Darkness Wheel and the decks; outside a dungeon the Dread Wheel. */
export function Tracks({ view: json, say }: LookProps) {
  const view = asView(json);
  const { dungeon, campaign } = view;
  return (
    <>
      <svg width="0" height="0" className="dl-signs" aria-hidden>
        <defs>
          {(['eyes', 'heart', 'moon', 'dread', 'warden'] as const).map(name => {
            const Look = SIGNS[name];
            return (
              <symbol key={name} id={`dl-w-${name}`} viewBox="0 0 512 512" className="dl-icon">
                <Look width="512" height="512" />
              </symbol>
            );
          })}
        </defs>
      </svg>
      {dungeon !== null && <Darkness dungeon={dungeon} say={say} />}
      {dungeon === null && campaign !== null && <Dread campaign={campaign} say={say} />}
      {dungeon !== null && <Decks dungeon={dungeon} view={view} />}
      <div className="dl-beside">
        <Order view={view} say={say} />
        <QuestPanel view={view} say={say} />
      </div>
    </>
  );
}

function Darkness({ dungeon, say }: { readonly dungeon: Dungeon; readonly say: GameSay }) {
  const look = useLookSay();
  const { marker, roll } = dungeon.darkness;
  const spaces = DARKNESS_WHEEL.map(space => ({
    sign: space === 'heart' ? 'heart' : space === 'encounter' ? 'eyes' : '',
    tone:
      space === 'heart' ? ('good' as const) : space === 'encounter' ? ('bad' as const) : ('plain' as const),
  }));
  const here = say(`space.${DARKNESS_WHEEL[marker - 1] ?? 'empty'}`);
  return (
    <section className="panel dl-dark-wheel" aria-label={look('wheel')}>
      <h2>
        <SIGNS.moon className="i" aria-hidden />
        {look('wheel')}
        <small>{roll === null ? look('round', { round: dungeon.round }) : look('die', { roll })}</small>
      </h2>
      <Wheel
        spaces={spaces}
        marker={marker}
        label={look('wheel-at', { marker, spaces: spaces.length, space: here })}
        middle={look('space', { space: marker })}
        icon="moon"
      />
    </section>
  );
}

/** The Warden comes closer from quest to quest. */
function Dread({ campaign, say }: { readonly campaign: Campaign; readonly say: GameSay }) {
  const look = useLookSay();
  const { dread, completed, pact, drivenOut } = campaign;
  const spaces = DREAD_WHEEL.map(space => ({
    sign: space === 'warden' ? 'warden' : space === 'omen' ? 'eyes' : '',
    tone: space === 'warden' || space === 'omen' ? ('bad' as const) : ('plain' as const),
  }));
  const here = say(`space.${DREAD_WHEEL[dread - 1] ?? 'quiet'}`);
  return (
    <section className="panel dl-dark-wheel" aria-label={look('dread-wheel')}>
      <h2>
        <SIGNS.dread className="i" aria-hidden />
        {look('dread-wheel')}
        <small>{look('completed', { count: completed.length })}</small>
      </h2>
      <Wheel
        spaces={spaces}
        marker={dread}
        label={look('wheel-at', { marker: dread, spaces: spaces.length, space: here })}
        middle={look('space', { space: dread })}
        icon="warden"
      />
      {(pact || drivenOut) && (
        <p className="dl-prose">
          {[pact && say('table.pact'), drivenOut && say('table.driven-out')].filter(Boolean).join(' ')}
        </p>
      )}
    </section>
  );
}

function Decks({ dungeon, view }: { readonly dungeon: Dungeon; readonly view: View }) {
  const look = useLookSay();
  const decks = [
    { name: look('deck-encounters'), count: dungeon.encounters, Look: SIGNS.eyes, tone: 'red' },
    { name: look('deck-events'), count: dungeon.eventsLeft, Look: SIGNS.event, tone: 'blue' },
    { name: look('deck-treasure'), count: view.treasures, Look: SIGNS.treasure, tone: 'gold' },
    { name: look('deck-rare'), count: view.rareTreasures, Look: SIGNS.crown, tone: 'gold' },
    { name: look('deck-chests'), count: dungeon.chestsLeft, Look: SIGNS.chest, tone: 'gold' },
  ];
  return (
    <dl className="dl-decks panel" aria-label={look('decks')}>
      {decks.map(({ name, count, Look, tone }) => (
        <div key={name} className={tone}>
          <dt>{name}</dt>
          <dd>
            <Look className="i" aria-hidden />
            {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}
