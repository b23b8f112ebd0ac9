import { type GameId, isGameId } from '../../engine/games.ts';
import type { Say } from '../../words/speech.ts';
import { type Boxed, SHELF } from './shelf.ts';

interface Props {
  readonly say: Say;
  readonly chosen: GameId;
  choose(game: GameId): void;
}

/** The games on the shelf. Those that cannot be played yet say so, and are no buttons. */
export function Posters({ say, chosen, choose }: Props) {
  return (
    <section className="posters" aria-label={say('games')}>
      {SHELF.map(box => {
        const { id } = box;
        if (!isGameId(id)) {
          return (
            <div key={id} className="poster coming" data-game={id}>
              <Face box={box} say={say} />
              <span className="soon">{say('coming')}</span>
            </div>
          );
        }
        return (
          <button
            type="button"
            key={id}
            className={id === chosen ? 'poster on' : 'poster'}
            data-game={id}
            aria-pressed={id === chosen}
            onClick={() => choose(id)}
          >
            <Face box={box} say={say} />
          </button>
        );
      })}
    </section>
  );
}

function Face({ box: { id, poster, Emblem }, say }: { readonly box: Boxed; readonly say: Say }) {
  return (
    <>
      <img src={poster} alt="" draggable={false} />
      <span className="frame" />
      <span className="emb">
        <Emblem className="i" aria-hidden />
      </span>
      <span className="ttl">
        {say(`game.${id}`)}
        <small>{say(`game.${id}.gist`)}</small>
        <em>{say(`game.${id}.box`)}</em>
      </span>
    </>
  );
}
