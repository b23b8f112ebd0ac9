import { Modal } from '../shell/Modal.tsx';
import type { Done } from '../engine/table-engine.ts';
import type { Say } from '../words/speech.ts';
import type { OnlineTable } from './online-table.ts';
import { sitterName } from './titles.ts';

interface Props {
  readonly online: OnlineTable;
  readonly say: Say;
  tell(done: Done): void;
}

/** Somebody wants to take something back that others have learned from: everybody at the table says yes, or one says no. */
export function ConsentDialog({ online, say, tell }: Props) {
  const table = online.use(state => state.table);
  const proposal = table?.proposal ?? null;
  if (table === null || proposal === null || table.mine.length === 0) return null;
  const nameOf = (seat: string): string => {
    const place = table.seats.findIndex(one => one.seat === seat);
    const info = table.seats[place];
    return info === undefined ? seat : sitterName(say, info, place);
  };
  const waiting = proposal.wanted.filter(seat => !proposal.agreed.includes(seat));
  const isAskedOfMe = waiting.some(seat => table.mine.includes(seat));
  const answer = (agree: boolean): void => void online.consent(agree).then(tell);
  if (!isAskedOfMe)
    return (
      <div className="o-strip" role="status">
        <span>{say('undo-waits-for', { names: waiting.map(nameOf).join(', ') })}</span>
        <button type="button" className="btn small" onClick={() => answer(false)}>
          {say('undo-withdraw')}
        </button>
      </div>
    );
  return (
    <Modal labelledBy="consent" onClose={() => answer(false)}>
      <h2 id="consent">{say('undo-asked', { name: nameOf(proposal.by) })}</h2>
      <p>{say('undo-asked-help')}</p>
      <p className="modal-deeds">
        <button type="button" className="btn ghost" onClick={() => answer(false)}>
          {say('rather-not')}
        </button>
        <button type="button" className="btn prime" onClick={() => answer(true)}>
          {say('i-agree')}
        </button>
      </p>
    </Modal>
  );
}
