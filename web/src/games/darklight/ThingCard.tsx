import { capital } from '../../words/capital.ts';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import { helpOf } from './card-words.ts';
import { figureWords } from './figure-words.ts';
import type { Offer } from '../frame/offers.ts';
import { gateWords } from './tile-words.ts';
import { type Figure, nameOf, placedFigures, thingOfFigure, type View } from './view.ts';
import { type LookSay, useLookSay } from './words/look-words.ts';

interface Props {
  readonly thing: string;
  readonly view: View;
  readonly say: GameSay;
  readonly offers: readonly Offer[];
}

/** What is to be said of a thing on the tiles: what may be done, what it is, what it does. */
export function ThingCard({ thing, view, say, offers }: Props) {
  const look = useLookSay();
  const { title, facts, text } = said(thing, view, say, look);
  if (title === '' && offers.length === 0) return null;
  return (
    <>
      {offers.length > 0 && (
        <p className="may">
          {offers.slice(0, 5).map(({ option }) => (
            <span key={option.id}>{capital(optionText(option, say))}</span>
          ))}
        </p>
      )}
      {title !== '' && <h3>{title}</h3>}
      {facts !== '' && <p className="facts">{facts}</p>}
      {text !== '' && <p>{text}</p>}
    </>
  );
}

interface Said {
  readonly title: string;
  readonly facts: string;
  readonly text: string;
}

function said(thing: string, view: View, say: GameSay, look: LookSay): Said {
  const { dungeon } = view;
  const [kind = '', id = ''] = thing.split(':');
  const number = Number(id);
  const nothing = { title: '', facts: '', text: '' };
  if (dungeon === null) return nothing;
  switch (kind) {
    case 'tile': {
      const tile = dungeon.plan.tiles[number];
      if (tile === undefined) return nothing;
      const lit = say(dungeon.lit.includes(number) ? 'table.lit' : 'table.dark');
      return { title: say(tile.card), facts: lit, text: helpOf(tile.card, say) };
    }
    case 'archway':
      return { title: '', facts: gateWords(dungeon, number, say, look), text: '' };
    case 'event': {
      const card = dungeon.events.find(one => one.id === number)?.card ?? null;
      return card === null
        ? { ...nothing, title: say('table.event-hidden') }
        : { title: say(card), facts: '', text: helpOf(card, say) };
    }
    case 'chest': {
      const chest = dungeon.chests.find(one => one.id === number);
      const state = chest?.open === true ? 'open' : chest?.front === 'locked' ? 'locked' : 'closed';
      return { ...nothing, title: say(`table.chest-${state}`) };
    }
    case 'prop': {
      const name = dungeon.props.find(one => one.id === number)?.name;
      return name === undefined ? nothing : { title: say(name), facts: '', text: helpOf(name, say) };
    }
    default: {
      const figure = placedFigures(view).find(one => thingOfFigure(one) === thing);
      return figure === undefined
        ? nothing
        : {
            title: say(nameOf(figure)),
            facts: [figureWords(view, figure, say, look), profileWords(view, figure, look)].join(' '),
            text: helpOf(nameOf(figure), say),
          };
    }
  }
}

function profileWords(view: View, figure: Figure, look: LookSay): string {
  const profile =
    figure.is === 'accursed'
      ? view.profiles[figure.id]
      : figure.is === 'monster'
        ? view.dungeon?.monsterProfiles[figure.id]
        : undefined;
  if (profile === undefined) return '';
  const { armour, movement, initiative, melee, ranged } = profile;
  return `${[
    `${look('armour')} ${armour}`,
    `${look('movement')} ${movement}`,
    `${look('initiative')} ${initiative}`,
    `${look('melee')} ${look('to-hit', { ...melee })}`,
    ...(ranged.attacks > 0 ? [`${look('ranged')} ${look('to-hit', { ...ranged })}`] : []),
  ].join(', ')}.`;
}
