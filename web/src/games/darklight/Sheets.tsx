import type { Seat } from '@tenebrae/kernel';
import { Popover } from 'radix-ui';
import { memo } from 'react';
import type { GameSay } from '../../words/speech.ts';
import type { LookProps } from '../look.ts';
import { AccursedSheet } from './AccursedSheet.tsx';
import { Bars } from './Bars.tsx';
import { Bust, lookOf } from './Disc.tsx';
import { type Icon, SIGNS } from './icons.ts';
import { Order, QuestPanel } from './QuestPanel.tsx';
import { type Accursed, actorOf, asView, seatColour, type View } from './view.ts';
import { type LookSay, useLookSay } from './words/look-words.ts';
import './sheets.css';

/** The Accursed, then the order of this round and the quest. */
export function Sheets(props: LookProps & { readonly names: Readonly<Record<Seat, string>> }) {
  const { question, say, names } = props;
  const view = asView(props.view);
  const actor = actorOf(view, question);
  return (
    <>
      {view.accursed.map(accursed => (
        <AccursedCard
          key={accursed.id}
          view={view}
          accursed={accursed}
          name={names[accursed.seat] ?? ''}
          say={say}
          active={accursed.id === actor?.id}
        />
      ))}
      <div className="dl-shared">
        <Order view={view} say={say} />
        <QuestPanel view={view} say={say} />
      </div>
    </>
  );
}

interface CardProps {
  readonly view: View;
  readonly accursed: Accursed;
  readonly name: string;
  readonly say: GameSay;
  readonly active: boolean;
}

/** Every scene is a new view; an Accursed of whom nothing new is to be seen is not drawn again. */
const isSame = (one: CardProps, other: CardProps): boolean =>
  one.say === other.say &&
  one.name === other.name &&
  one.active === other.active &&
  stateOf(one) === stateOf(other);
const stateOf = ({ view, accursed }: CardProps): string =>
  JSON.stringify([
    accursed,
    view.profiles[accursed.id],
    view.leader,
    view.dungeon?.turns.acted,
    view.dungeon?.declared,
    view.dungeon?.heart,
  ]);

const AccursedCard = memo(function AccursedCard({ view, accursed, name, say, active }: CardProps) {
  const look = useLookSay();
  const done = (view.dungeon?.turns.acted.includes(accursed.id) ?? false) && !active;
  return (
    <article
      className={`seat dl-seat${active ? ' active' : ''}${done ? ' done' : ''}`}
      style={{ '--c': `var(--seat-${seatColour(view, accursed)})` }}
      aria-label={say(accursed.id)}
    >
      <Bust look={lookOf(view, accursed)} size={58} className="por" />
      <h3 className="nm">
        <span>{say(accursed.id)}</span>
        <small>{name}</small>
      </h3>
      <Bars view={view} accursed={accursed} />
      <ul className="chips dl-chips">
        {chipsOf(view, accursed, look).map(({ Look, tone, text, words }) => (
          <li key={words} className={`chip ${tone}`} title={words}>
            <Look className="i" aria-hidden />
            <span aria-hidden>{text}</span>
            <span className="sr">{words}</span>
          </li>
        ))}
      </ul>
      <Popover.Root>
        <Popover.Trigger className="dl-open" aria-label={look('open-sheet', { who: say(accursed.id) })} />
        <Popover.Portal>
          <Popover.Content
            className="panel pop dl-sheet"
            aria-label={say(accursed.id)}
            side="right"
            align="start"
            sideOffset={10}
            collisionPadding={10}
          >
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
            <div className="dl-sheet-body" role="region" aria-label={say(accursed.id)} tabIndex={0}>
              <AccursedSheet view={view} accursed={accursed} name={name} say={say} />
            </div>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </article>
  );
}, isSame);

interface Chip {
  readonly Look: Icon;
  readonly tone: string;
  readonly text: string | number;
  readonly words: string;
}

/** What has a token: the Heart, Stamina, Source, Faith, conditions, Injuries, and what became of it. */
function chipsOf(view: View, accursed: Accursed, look: LookSay): Chip[] {
  const { stamina, source, faith, poison, fire, prone, injuries, status, spells, miracles } = accursed;
  const profile = view.profiles[accursed.id];
  const chips: (Chip | false)[] = [
    status.kind !== 'in' && {
      Look: SIGNS.skull,
      tone: 'bad',
      text: look(status.kind),
      words: look(status.kind),
    },
    view.leader === accursed.id && {
      Look: SIGNS.heart,
      tone: 'bad',
      text: view.dungeon?.heart.uses ?? '',
      words: look('leader'),
    },
    {
      Look: SIGNS.stamina,
      tone: 'good',
      text: stamina.unspent,
      words: look('stamina', { unspent: stamina.unspent, all: stamina.unspent + stamina.spent }),
    },
    spells.length > 0 && {
      Look: SIGNS.source,
      tone: 'mind',
      text: source,
      words: look('source', { source, most: profile?.source ?? 0 }),
    },
    miracles.length > 0 && {
      Look: SIGNS.faith,
      tone: 'gold',
      text: faith,
      words: look('faith', { faith, most: profile?.faith ?? 0 }),
    },
    poison > 0 && {
      Look: SIGNS.poison,
      tone: 'good',
      text: poison,
      words: look('poison', { count: poison }),
    },
    fire !== 'none' && {
      Look: SIGNS.fire,
      tone: 'bad',
      text: fire === 'half' ? '½' : '',
      words: look('fire'),
    },
    prone && { Look: SIGNS.prone, tone: '', text: '', words: look('prone') },
    injuries.length > 0 && {
      Look: SIGNS.injury,
      tone: 'bad',
      text: injuries.length,
      words: look('injuries', { count: injuries.length }),
    },
    view.dungeon?.declared[accursed.id] !== undefined && {
      Look: SIGNS.treasure,
      tone: 'gold',
      text: '',
      words: look('declared'),
    },
  ];
  return chips.filter(chip => chip !== false);
}
