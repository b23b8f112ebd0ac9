import type { Seat } from '@tenebrae/kernel';
import { Popover } from 'radix-ui';
import { memo } from 'react';
import Check from '~icons/game-icons/check-mark';
import Tombstone from '~icons/game-icons/tombstone';
import type { GameSay } from '../../words/speech.ts';
import type { LookProps } from '../look.ts';
import { Bars } from './Bars.tsx';
import { Bust, lookOf } from './Disc.tsx';
import { HeroSheet } from './HeroSheet.tsx';
import { HeroChips } from './Stacks.tsx';
import { STANCE_ICONS } from './icons.ts';
import { LightTrack } from './LightTrack.tsx';
import { Provisions } from './Provisions.tsx';
import { actorOf, asView, type Hero, seatColour, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './sheets.css';

/** The Heroes' boards, then the light and the pack that all share. */
export function Sheets(props: LookProps & { readonly names: Readonly<Record<Seat, string>> }) {
  const { question, say, names } = props;
  const view = asView(props.view);
  const look = useLookSay();
  const actor = actorOf(view, question);
  return (
    <>
      {[...view.heroes, ...view.joining].map(hero => (
        <HeroCard
          key={hero.id}
          view={view}
          hero={hero}
          name={names[hero.seat] ?? ''}
          say={say}
          active={hero.id === actor?.id}
        />
      ))}
      {view.circus === null && (
        <div className="dd-shared">
          <LightTrack view={view} question={question} say={say} choose={props.choose} hint={props.hint} />
          <Provisions view={view} question={question} say={say} choose={props.choose} hint={props.hint} />
        </div>
      )}
      {view.fallen.length > 0 && (
        <section className="panel dd-fallen" aria-label={look('fallen')}>
          <h2>
            <Tombstone className="i" aria-hidden />
            {look('fallen')}
          </h2>
          <ul className="chips">
            {view.fallen.map(({ id, level }, place) => (
              <li key={`${id} ${place}`} className="chip">
                {say(id)} {level}
              </li>
            ))}
          </ul>
        </section>
      )}
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

/** Every scene is a new view; a Hero of whom nothing new is to be seen is not drawn again. */
const isSame = (one: CardProps, other: CardProps): boolean =>
  one.say === other.say &&
  one.name === other.name &&
  one.active === other.active &&
  stateOf(one) === stateOf(other);
const stateOf = ({ view, hero }: CardProps): string =>
  JSON.stringify([hero, view.figures[hero.id], view.battle?.turn?.figure, view.hamlet?.done]);

const HeroCard = memo(function HeroCard({ view, hero, name, say, active }: CardProps) {
  const look = useLookSay();
  const stance = view.figures[hero.id]?.stance ?? null;
  const Stance = stance === null ? null : STANCE_ICONS[stance];
  const done = isDone(view, hero);
  return (
    <article
      className={`seat dd-seat${active ? ' active' : ''}${done ? ' done' : ''}`}
      style={{ '--c': `var(--seat-${seatColour(view, hero)})` }}
      aria-label={say(hero.id)}
    >
      <Bust look={lookOf(view, hero)} size={62} className="por" />
      <h3 className="nm">
        <span>{say(hero.id)}</span>
        <small>{name}</small>
      </h3>
      <Bars view={view} hero={hero} />
      <p className="chips">
        {Stance !== null && stance !== null && (
          <span className="chip cold">
            <Stance className="i" aria-hidden />
            {say(stance)}
          </span>
        )}
        {done && (
          <span className="chip">
            <Check className="i" aria-hidden />
            {look('acted')}
          </span>
        )}
      </p>
      <HeroChips hero={hero} say={say} />
      <Popover.Root>
        <Popover.Trigger className="dd-open" aria-label={look('open-sheet', { hero: say(hero.id) })} />
        <Popover.Portal>
          <Popover.Content
            className="panel pop dd-sheet"
            aria-label={say(hero.id)}
            side="right"
            align="start"
            sideOffset={10}
            collisionPadding={10}
          >
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
            <div className="dd-sheet-body" role="region" aria-label={say(hero.id)} tabIndex={0}>
              <HeroSheet view={view} hero={hero} name={name} say={say} />
            </div>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </article>
  );
}, isSame);

/** No turn left this round, or the day is spent. */
function isDone(view: View, hero: Hero): boolean {
  if (view.battle !== null)
    return hero.area !== null && hero.turnsLeft === 0 && view.battle.turn?.figure !== hero.id;
  return view.hamlet?.done.includes(hero.id) ?? false;
}
