import type { Seat } from '@tenebrae/kernel';
import { Popover } from 'radix-ui';
import { memo } from 'react';
import type { GameSay } from '../../words/speech.ts';
import type { LookProps } from '../look.ts';
import { Bars } from './Bars.tsx';
import { Bust } from './Disc.tsx';
import { HeroSheet } from './HeroSheet.tsx';
import { SIGNS } from './icons.ts';
import { OnTheBoard, OverlordPanel } from './OverlordPanel.tsx';
import { heroLook } from './looks.ts';
import { actorOf, asView, countedOf, type Hero, heroThing, seatColour, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './sheets.css';

/** The heroes' sheets, then the overlord and his monsters. */
export function Sheets(props: LookProps & { readonly names: Readonly<Record<Seat, string>> }) {
  const { question, say, names } = props;
  const view = asView(props.view);
  const actor = actorOf(view, question);
  const acting = actor?.id ?? view.turn?.hero;
  return (
    <>
      {view.heroes.map(hero => (
        <HeroCard
          key={hero.id}
          view={view}
          hero={hero}
          name={names[hero.seat] ?? ''}
          say={say}
          active={hero.id === acting}
        />
      ))}
      <div className="dj-shared">
        <OverlordPanel view={view} name={names['overlord'] ?? ''} say={say} />
        <OnTheBoard view={view} say={say} />
      </div>
    </>
  );
}

interface CardProps {
  readonly view: View;
  readonly hero: Hero;
  readonly name: string;
  readonly say: GameSay;
  readonly active: boolean;
}

/** Every scene is a new view; a hero of whom nothing new is to be seen is not drawn again. */
const isSame = (one: CardProps, other: CardProps): boolean =>
  one.say === other.say &&
  one.name === other.name &&
  one.active === other.active &&
  stateOf(one) === stateOf(other);
const stateOf = ({ view, hero }: CardProps): string =>
  JSON.stringify([hero, countedOf(view, heroThing(hero)), view.turn, view.phase, view.pico]);

const HeroCard = memo(function HeroCard({ view, hero, name, say, active }: CardProps) {
  const look = useLookSay();
  const done = hero.acted && !active;
  return (
    <article
      className={`seat dj-seat${active ? ' active' : ''}${done ? ' done' : ''}`}
      style={{ '--c': `var(--seat-${seatColour(view, hero)})` }}
      aria-label={say(hero.id)}
    >
      <Bust look={heroLook(view, hero)} size={62} className="por" />
      <h3 className="nm">
        <span>{say(hero.id)}</span>
        <small>{name}</small>
      </h3>
      <Bars view={view} hero={hero} />
      <Chips view={view} hero={hero} say={say} done={done} />
      <Popover.Root>
        <Popover.Trigger className="dj-open" aria-label={look('open-sheet', { hero: say(hero.id) })} />
        <Popover.Portal>
          <Popover.Content
            className="panel pop dj-sheet"
            aria-label={say(hero.id)}
            side="right"
            align="start"
            sideOffset={10}
            collisionPadding={10}
          >
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
            <div className="dj-sheet-body" role="region" aria-label={say(hero.id)} tabIndex={0}>
              <HeroSheet view={view} hero={hero} name={name} say={say} />
            </div>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </article>
  );
}, isSame);

/** What lies on a hero's sheet: the action, orders, tokens, armour and speed, coins. */
function Chips({
  view,
  hero,
  say,
  done,
}: {
  readonly view: View;
  readonly hero: Hero;
  readonly say: GameSay;
  readonly done: boolean;
}) {
  const look = useLookSay();
  const counted = countedOf(view, heroThing(hero));
  const action = view.turn?.hero === hero.id ? view.turn.action : null;
  const tokens = Object.entries(hero.tokens).filter(([, count]) => count > 0);
  return (
    <p className="chips dj-chips">
      {action !== null && (
        <span className="chip gold">
          {action in SIGNS && <Sign name={action} />}
          {say(action)}
        </span>
      )}
      {hero.order !== null && (
        <span className="chip cold">
          <Sign name={hero.order} />
          {say(hero.order)}
        </span>
      )}
      {tokens.map(([token, count]) => (
        <span key={token} className="chip bad">
          <Sign name={token} />
          {say(token)} {count > 1 ? count : ''}
        </span>
      ))}
      {hero.monkey.timer > 0 && <span className="chip mind">{say('monkey')}</span>}
      {hero.place === 'town' && view.phase.kind !== 'set-up' && (
        <span className="chip">
          <Sign name="town" />
          {look('town')}
        </span>
      )}
      {view.pico === hero.id && <span className="chip mind">{say('pico')}</span>}
      {counted !== undefined && (
        <>
          <span className="chip stat" title={look('armor')}>
            <Sign name="armor" />
            <span className="sr">{look('armor')}</span>
            {counted.armor}
          </span>
          <span className="chip stat" title={look('speed')}>
            <Sign name="speed" />
            <span className="sr">{look('speed')}</span>
            {counted.speed}
          </span>
        </>
      )}
      <span className="chip gold stat" title={look('coins-word')}>
        <Sign name="money" />
        <span className="sr">{look('coins-word')}</span>
        {hero.coins}
      </span>
      {done && (
        <span className="chip">
          <Sign name="done" />
          {look('acted')}
        </span>
      )}
    </p>
  );
}

function Sign({ name }: { readonly name: string }) {
  const Look = (SIGNS as Readonly<Record<string, (typeof SIGNS)['aim']>>)[name];
  return Look === undefined ? null : <Look className="i" aria-hidden />;
}
