import type { Chance } from '@tenebrae/kernel';
import { Dialog } from 'radix-ui';
import { type ComponentType, useState } from 'react';
import type { GameSay, Say } from '../words/speech.ts';
import type { DieProps } from './DiceTray.tsx';

interface Props {
  readonly chance: Chance;
  readonly say: Say;
  readonly gameSay: GameSay;
  readonly Die: ComponentType<DieProps>;
  faceText(die: DieProps): string;
  fell(faces: readonly number[]): void;
}

/** Real dice on a real table: the player taps what fell. */
export function RealDice({ chance, say, gameSay, Die, faceText, fell }: Props) {
  const [faces, setFaces] = useState<readonly (number | null)[]>(() => chance.dice.map(() => null));
  const ready = faces.every(face => face !== null);
  return (
    <div className="real-dice">
      <Dialog.Title>{say('what-fell', { what: gameSay(chance.what) })}</Dialog.Title>
      <Dialog.Description className="sr">{say('tap-each-die')}</Dialog.Description>
      {chance.dice.map((sides, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
        <fieldset key={place}>
          <legend>{say('die-number', { number: place + 1 })}</legend>
          {Array.from({ length: sides }, (_, index) => index + 1).map(face => {
            const die = { what: chance.what, sides, face, place, count: chance.dice.length };
            return (
              <button
                type="button"
                key={face}
                className="face"
                aria-pressed={faces[place] === face}
                aria-label={faceText(die)}
                onClick={() => setFaces(faces.map((one, at) => (at === place ? face : one)))}
              >
                <Die {...die} />
              </button>
            );
          })}
        </fieldset>
      ))}
      <button
        type="button"
        className="btn prime"
        disabled={!ready}
        onClick={() => fell(faces.filter(face => face !== null))}
      >
        {say('so-they-fell')}
      </button>
    </div>
  );
}
