import { BOARD_SIDES } from '@tenebrae/dark-darker-darkest/data';
import Skull from '~icons/game-icons/death-skull';
import type { GameSay } from '../../words/speech.ts';
import type { Survivor } from './view.ts';

/** The energy track with its zones of action points; the marker stands on the first space that is left. */
export function EnergyTrack({ survivor, say }: { readonly survivor: Survivor; readonly say: GameSay }) {
  const track = BOARD_SIDES[survivor.side].energyTrack;
  const skull = track.length - 1;
  const left = skull - survivor.wounds;
  return (
    <div className="ddd-energy" role="img" aria-label={say('look.energy-of', { left, of: skull })}>
      {track.map((space, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is known by its place
          key={place}
          className={`z${space}${place < survivor.wounds ? ' lost' : ''}${place === survivor.wounds ? ' here' : ''}`}
        >
          {space === 'skull' ? <Skull className="i" aria-hidden /> : space}
        </span>
      ))}
    </div>
  );
}
