import { CREATURES, HIT_COLOUR_EFFECTS, type HitColour, NEMESES } from '@tenebrae/dark-darker-darkest/data';
import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';
import { ENEMY_FACES, type EnemyFace } from './icons.ts';
import type { View } from './view.ts';

interface Props {
  readonly view: View;
  readonly say: GameSay;
}

interface Zone {
  readonly colour: HitColour;
  /** Cubes that lie there, and how many there can be; null where nobody counts them. */
  readonly filled: number;
  readonly of: number | null;
  readonly out: boolean;
}

/** The board of the creature or of the nemesis: where it can be hit, and what that takes from it. */
export function EnemyBoard({ view, say }: Props) {
  const { creature, nemesis } = view;
  return (
    <>
      {creature !== null && (
        <Board
          id={creature.id}
          say={say}
          stats={say('look.creature-stats', {
            movement: CREATURES[creature.id].movement,
            dice: CREATURES[creature.id].attack,
          })}
          zones={CREATURES[creature.id].hitLocations.map(({ colour, hits }, place) => {
            const filled = creature.hits[place] ?? 0;
            return { colour, filled, of: hits, out: filled >= hits };
          })}
        />
      )}
      {nemesis !== null && (
        <Board
          id={nemesis.id}
          say={say}
          stats={say('look.creature-stats', {
            movement: NEMESES[nemesis.id].movement,
            dice: NEMESES[nemesis.id].attack,
          })}
          zones={NEMESES[nemesis.id].zones.map((colour, place) => {
            const filled = nemesis.markers[place] ?? 0;
            return { colour, filled, of: null, out: filled === 0 };
          })}
        />
      )}
    </>
  );
}

interface BoardProps {
  readonly id: EnemyFace;
  readonly say: GameSay;
  readonly stats: string;
  readonly zones: readonly Zone[];
}

function Board({ id, say, stats, zones }: BoardProps) {
  const Face = ENEMY_FACES[id];
  return (
    <section className="panel ddd-enemy" aria-label={say(id)}>
      <h2>
        <span className="ddd-enemy-face">
          <Face className="i" aria-hidden />
        </span>
        {capital(say(id))}
        <small>{stats}</small>
      </h2>
      <ul>
        {zones.map(({ colour, filled, of, out }, place) => {
          const words =
            of === null
              ? say('table.zone', { colour, markers: filled })
              : say(out ? 'table.location-covered' : 'table.location', { colour, hits: filled, of });
          const effect = say(`look.${HIT_COLOUR_EFFECTS[colour]}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a location is known by its place on the board
            <li key={place} className={`${colour}${out ? ' out' : ''}`} title={`${words} ${effect}`}>
              <span className="sr">{words}</span>
              <span className="cubes" aria-hidden>
                {of === null
                  ? filled
                  : Array.from({ length: of }, (_, cube) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: cubes are all alike
                      <i key={cube} className={cube < filled ? 'full' : ''} />
                    ))}
              </span>
              <small>{effect}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
