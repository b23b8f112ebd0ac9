import type { Fault } from '@tenebrae/kernel';
import type { Say } from '../words/speech.ts';
import { RuleChip } from './QuestionBar.tsx';

interface Props {
  readonly fault: Fault;
  readonly say: Say;
  openRule(rule: string): void;
  exportTable(): void;
  undo(): void;
}

/** A rule failed: nothing is lost, and the way on is written here. */
export function FaultPanel({ fault, say, openRule, exportTable, undo }: Props) {
  return (
    <section className="q q-fault" role="alert" aria-labelledby="fault" data-region="question" tabIndex={-1}>
      <h2 id="fault">{say('fault')}</h2>
      <div className="opts">
        <button type="button" className="btn" onClick={exportTable}>
          {say('fault-export')}
        </button>
        <button type="button" className="btn prime" onClick={undo}>
          {say('fault-undo')}
        </button>
      </div>
      <div className="sub">
        <span>{say('fault-calm')}</span>
        <code>{fault.message}</code>
        {fault.rule !== null && <RuleChip rule={fault.rule} openRule={openRule} />}
      </div>
    </section>
  );
}
