import type { Fault } from '@tenebrae/kernel';
import type { Say } from '../words/speech.ts';
import { Ask } from './Ask.tsx';
import { RuleChip } from './QuestionBar.tsx';

interface Props {
  readonly fault: Fault;
  readonly say: Say;
  openRule(rule: string): void;
  readonly exportTable: (() => void) | null;
  undo(): void;
}

/** A rule failed: nothing is lost, and the way on is written here. */
export function FaultPanel({ fault, say, openRule, exportTable, undo }: Props) {
  return (
    <Ask
      kind="q-fault"
      role="alert"
      title={say('fault')}
      sub={
        <>
          <span>{say('fault-calm')}</span>
          <code>{fault.message}</code>
          {fault.rule !== null && <RuleChip rule={fault.rule} openRule={openRule} />}
        </>
      }
    >
      <div className="opts">
        {exportTable !== null && (
          <button type="button" className="btn" onClick={exportTable}>
            {say('fault-export')}
          </button>
        )}
        <button type="button" className="btn prime" onClick={undo}>
          {say('fault-undo')}
        </button>
      </div>
    </Ask>
  );
}
