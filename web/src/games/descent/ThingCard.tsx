import { capital } from '../../words/capital.ts';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import { doorWords } from './Doors.tsx';
import { markerWords } from './Markers.tsx';
import type { Offer } from '../frame/offers.ts';
import { countedOf, nameOfThing, spacesOfThing, type View } from './view.ts';
import { type LookSay, useLookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly thing: string;
  readonly offers: readonly Offer[];
  readonly say: GameSay;
}

/** What one wants to know about a thing of the board before choosing it. */
export function ThingCard({ view, thing, offers, say }: Props) {
  const look = useLookSay();
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  const door = kind === 'door' ? view.doors.find(one => one.id === id) : undefined;
  // A space of a large figure that can be hit tells of the figure.
  const figure =
    kind === 'square'
      ? offers
          .flatMap(({ option }) => option.on ?? [])
          .find(one => spacesOfThing(view, one).includes(Number(id)))
      : thing;
  const isFigure = figure !== undefined && spacesOfThing(view, figure).length > 0;
  const marker = kind === 'marker' ? view.markers.find(one => String(one.id) === id) : undefined;
  return (
    <>
      {offers.length > 0 && (
        <div className={isFigure ? 'may' : 'may only'}>
          {offers.map(({ option }) => (
            <span key={option.id}>{capital(optionText(option, say))}</span>
          ))}
        </div>
      )}
      {isFigure && <FigureLines view={view} thing={figure} say={say} look={look} />}
      {door !== undefined && <p>{doorWords(view, door, say, look)}</p>}
      {marker !== undefined && <p>{markerWords(view, marker, say, look)}</p>}
    </>
  );
}

interface FigureProps {
  readonly view: View;
  readonly thing: string;
  readonly say: GameSay;
  readonly look: LookSay;
}

/** A figure with its numbers, its dice and its abilities. */
function FigureLines({ view, thing, say, look }: FigureProps) {
  const counted = countedOf(view, thing);
  const attack = counted?.attack ?? null;
  const name = nameOfThing(view, thing);
  const tokens = tokensOf(view, thing);
  return (
    <>
      <h3>{capital(say(name))}</h3>
      {counted !== undefined && (
        <p className="facts">
          {look('card-facts', {
            left: leftOf(view, thing, counted.life),
            life: counted.life,
            armor: counted.armor,
            speed: counted.speed,
          })}
        </p>
      )}
      {attack !== null && (
        <p className="facts">
          {look('card-attack', {
            type: say(attack.type),
            dice: attack.dice.map(die => say(die)).join(', '),
          })}
          {attack.damage > 0 && ` ${look('card-damage', { count: attack.damage })}`}
          {attack.range > 0 && ` ${look('card-range', { count: attack.range })}`}
        </p>
      )}
      {counted !== undefined && Object.keys(counted.abilities).length > 0 && (
        <p>
          {Object.entries(counted.abilities)
            .map(([ability, rank]) =>
              rank !== undefined && rank > 1 ? `${say(ability)} ${rank}` : say(ability),
            )
            .join(', ')}
        </p>
      )}
      {tokens.length > 0 && (
        <p className="aim">
          {tokens.map(([token, count]) => look('mark', { token: say(token), count })).join(' ')}
        </p>
      )}
      {thing.startsWith('hero:') && <p>{say(`${name}.text`)}</p>}
    </>
  );
}

function leftOf(view: View, thing: string, life: number): number {
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  if (kind === 'hero') return view.heroes.find(one => one.id === id)?.wounds ?? 0;
  if (kind === 'ally') return view.allies.find(one => one.id === id)?.wounds ?? 0;
  return Math.max(0, life - (view.monsters.find(one => String(one.id) === id)?.wounds ?? 0));
}

function tokensOf(view: View, thing: string): [string, number][] {
  const id = thing.slice(thing.indexOf(':') + 1);
  const figure = thing.startsWith('hero:')
    ? view.heroes.find(one => one.id === id)
    : view.monsters.find(one => thing.startsWith('monster:') && String(one.id) === id);
  return Object.entries(figure?.tokens ?? {}).filter(([, count]) => count > 0);
}
