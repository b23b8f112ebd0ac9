import type { TableInfo } from '@tenebrae/protocol';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import Cancel from '~icons/game-icons/cancel';
import Pause from '~icons/game-icons/pause-button';
import SaveArrow from '~icons/game-icons/save-arrow';
import type { Done } from '../engine/table-engine.ts';
import { fileName, handOut } from '../saves/export.ts';
import { Modal } from '../shell/Modal.tsx';
import { focusRegion } from '../table/keys.ts';
import type { Say } from '../words/speech.ts';
import { saveOf } from './api.ts';
import { Chat } from './Chat.tsx';
import { type Panel, PANELS } from './Extras.tsx';
import { Invite } from './Invite.tsx';
import type { OnlineTable } from './online-table.ts';
import type { Deed } from './outbox.ts';
import { SeatRows } from './SeatRows.tsx';
import { Terms, TermsRead } from './Terms.tsx';
import { titleOf } from './titles.ts';

interface Props {
  readonly online: OnlineTable;
  readonly table: TableInfo;
  readonly asked: readonly string[];
  readonly say: Say;
  readonly panel: Panel;
  readonly notice: ReactNode;
  setPanel(panel: Panel | null): void;
  act(deed: Deed): void;
  tell(done: Done): void;
}

/** Beside the table, or on a phone over its lower part: the people, or the talk. */
export function Drawer(props: Props) {
  const { online, say, panel, notice, setPanel, tell } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(panel === 'chat' ? 'form .text' : 'button')?.focus();
  }, [panel]);
  const close = useCallback((): void => {
    setPanel(null);
    focusRegion('question');
  }, [setPanel]);
  useEffect(() => {
    // Before the table hears it, which has an Escape of its own; a dialog over both comes first.
    const byKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open], [role=dialog]') !== null) return;
      event.preventDefault();
      close();
    };
    addEventListener('keydown', byKey, { capture: true });
    return () => removeEventListener('keydown', byKey, { capture: true });
  }, [close]);
  return (
    <aside className="o-drawer" aria-labelledby="o-drawer" ref={box}>
      <div className="ph">
        <h2 id="o-drawer" className="sr">
          {say(panel)}
        </h2>
        <div className="o-places" role="group" aria-label={say('around-the-table')}>
          {PANELS.map(one => (
            <button
              type="button"
              key={one}
              className={one === panel ? 'on' : ''}
              aria-pressed={one === panel}
              onClick={() => setPanel(one)}
            >
              {say(one)}
            </button>
          ))}
        </div>
        <button type="button" className="tool" aria-label={say('close')} title={say('close')} onClick={close}>
          <Cancel className="i" aria-hidden />
        </button>
      </div>
      {notice}
      {panel === 'chat' ? <Chat {...{ online, say, tell }} /> : <People {...props} />}
    </aside>
  );
}

function People({ online, table, asked, say, act, tell }: Props) {
  const you = online.use(state => state.you);
  const title = titleOf(say, table);
  const isPlaying = table.status === 'playing';
  // A save holds everybody's secrets.
  const isAlone = table.seats.every(({ holder }) => holder === null || holder.id === you?.id);
  const mayTakeAway = table.status === 'over' || (isAlone && table.mine.length > 0);
  const takeAway = async (): Promise<void> => {
    try {
      const save = await saveOf(table.id);
      handOut(JSON.stringify(save), `${fileName(title)}.tenebrae.json`, 'application/json');
    } catch {
      tell({ code: 'not-allowed', message: '' });
    }
  };
  return (
    <div className="o-people-list">
      <SeatRows {...{ table, you, asked, say, act }} />
      {table.watchers.length > 0 && (
        <p className="help">
          {say('watchers-are', { names: table.watchers.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {table.invitation !== null && isPlaying && <Invite code={table.invitation} title={title} say={say} />}
      <div className="row">
        {isPlaying && table.mine.length > 0 && !table.paused && (
          <button type="button" className="btn small" onClick={() => act({ kind: 'pause', paused: true })}>
            <Pause className="i" aria-hidden /> {say('pause-table')}
          </button>
        )}
        {mayTakeAway && (
          <button type="button" className="btn small ghost" onClick={() => void takeAway()}>
            <SaveArrow className="i" aria-hidden /> {say('save-to-file')}
          </button>
        )}
        {table.isHost && table.status !== 'archived' && <Archive say={say} act={act} />}
      </div>
      <details className="more">
        <summary>{say('agreed')}</summary>
        {table.isHost && isPlaying ? (
          <Terms {...{ table, say, act }} />
        ) : (
          <TermsRead table={table} say={say} />
        )}
      </details>
    </div>
  );
}

/** A table is put away for everybody: not without a question. */
function Archive({ say, act }: Pick<Props, 'say' | 'act'>) {
  const [sure, setSure] = useState(false);
  return (
    <>
      <button type="button" className="btn small ghost" onClick={() => setSure(true)}>
        {say('archive-table')}
      </button>
      {sure && (
        <Modal labelledBy="archive" onClose={() => setSure(false)}>
          <h2 id="archive">{say('archive-question')}</h2>
          <p>{say('archive-help')}</p>
          <p className="modal-deeds">
            <button type="button" className="btn ghost" onClick={() => setSure(false)}>
              {say('rather-not')}
            </button>
            <button
              type="button"
              className="btn danger"
              onClick={() => {
                setSure(false);
                act({ kind: 'archive' });
              }}
            >
              {say('archive-table')}
            </button>
          </p>
        </Modal>
      )}
    </>
  );
}
