import { AGREEMENTS, UNDO_POLICIES } from '@tenebrae/kernel';
import { useId } from 'react';
import type { Say } from '../../words/speech.ts';
import { Select, Tick } from '../Controls.tsx';
import { type Draft, sitterOf } from './draft.ts';

interface Props {
  readonly say: Say;
  readonly draft: Draft;
  /** Others play from elsewhere: the dice are the server's secret. */
  readonly shared?: boolean;
  change(some: Partial<Draft>): void;
}

/** What this table agrees on, in plain words. */
export function HouseRules({ say, draft, shared = false, change }: Props) {
  const seed = useId();
  const { policy } = draft;
  const agree = (some: Partial<Draft['policy']>): void => change({ policy: { ...policy, ...some } });
  const persons = draft.seats.filter(seat => sitterOf(seat) === 'person').length;
  return (
    <details className="more" open>
      <summary>{say('house-rules')}</summary>
      <Select
        label={say('undo-policy')}
        values={UNDO_POLICIES}
        value={policy.undo}
        text={one => say(`undo-${one}`)}
        choose={undo => agree({ undo })}
      />
      <Select
        label={say('agreement')}
        values={AGREEMENTS}
        value={policy.agreement}
        text={one => say(`agreement-${one}`)}
        choose={agreement => agree({ agreement })}
        help={say('agreement-help')}
      />
      <Tick
        label={say('real-dice')}
        value={policy.dice === 'person' && persons > 0}
        help={say('real-dice-help')}
        set={real => agree({ dice: real ? 'person' : 'seeded' })}
      />
      {!shared && (
        <div className="fld">
          <label className="cap" htmlFor={seed}>
            {say('seed')}
          </label>
          <input
            id={seed}
            className="text"
            value={draft.seed}
            maxLength={60}
            placeholder={say('seed-by-chance')}
            aria-describedby={`${seed}-help`}
            onChange={event => change({ seed: event.target.value })}
          />
          <p className="help" id={`${seed}-help`}>
            {say('seed-help')}
          </p>
        </div>
      )}
    </details>
  );
}
