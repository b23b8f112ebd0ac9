import type { Chance } from '@tenebrae/kernel';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import type { RolledDie } from '../games/look.ts';
import type { Say } from '../words/speech.ts';

interface Props {
  readonly chance: Chance;
  readonly say: Say;
  readonly Die: ComponentType<RolledDie>;
  faceText(die: RolledDie): string;
  fell(faces: readonly number[]): void;
  /** The table rolls from now on; null where this screen does not decide that. */
  readonly stop: (() => void) | null;
}

/** Real dice on a real table: the player taps what fell, or types it. */
export function RealDice({ chance, say, Die, faceText, fell, stop }: Props) {
  const { what, dice, kinds = [] } = chance;
  const [faces, setFaces] = useState<readonly (number | null)[]>(() => dice.map(() => null));
  const next = faces.indexOf(null);
  const put = (place: number, face: number | null): void =>
    setFaces(faces.map((one, at) => (at === place ? face : one)));
  const typed = (event: KeyboardEvent): void => {
    const face = Number(event.key);
    const last = next < 0 ? faces.length - 1 : next - 1;
    if (event.key === 'Backspace' && last >= 0) put(last, null);
    else if (next >= 0 && face >= 1 && face <= Math.min(9, dice[next] ?? 0)) put(next, face);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the buttons inside
    <div className="real-dice" onKeyDown={typed}>
      <p className="sr">{say('tap-each-die')}</p>
      <div className="real-rows">
        {dice.map((sides, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
          <fieldset key={place} className={place === next ? 'next' : ''}>
            <legend>{say('die-number', { number: place + 1 })}</legend>
            {Array.from({ length: sides }, (_, index) => index + 1).map(face => {
              const die = { what, sides, face, kind: kinds[place] ?? '', place: 0, count: dice.length };
              return (
                <button
                  type="button"
                  key={face}
                  className="face"
                  aria-pressed={faces[place] === face}
                  aria-label={faceText(die)}
                  onClick={() => put(place, face)}
                >
                  <Die {...die} />
                </button>
              );
            })}
          </fieldset>
        ))}
      </div>
      <div className="real-done">
        <button
          type="button"
          className="btn prime"
          disabled={next >= 0}
          onClick={() => fell(faces.filter(face => face !== null))}
        >
          {say('so-they-fell')}
        </button>
        {stop !== null && (
          <button type="button" className="btn ghost" onClick={stop}>
            {say('table-rolls')}
          </button>
        )}
      </div>
    </div>
  );
}
