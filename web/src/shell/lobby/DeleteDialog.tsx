import SaveArrow from '~icons/game-icons/save-arrow';
import Trash from '~icons/game-icons/trash-can';
import { download } from '../../saves/export.ts';
import type { Slot } from '../../saves/kept.ts';
import type { Say } from '../../words/speech.ts';
import { Modal } from '../Modal.tsx';

interface Props {
  readonly say: Say;
  readonly slot: Slot;
  onClose(): void;
  onDelete(): Promise<void>;
}

/** A table is deleted for good: not without a question. */
export function DeleteDialog({ say, slot, onClose, onDelete }: Props) {
  return (
    <Modal labelledBy="delete-title" onClose={onClose}>
      <h2 id="delete-title">{say('delete-question', { title: slot.title })}</h2>
      <p>{say('delete-warning')}</p>
      <div className="row">
        <button type="button" className="btn danger" onClick={() => void onDelete()}>
          <Trash className="i" aria-hidden /> {say('delete')}
        </button>
        <button type="button" className="btn" onClick={() => download([slot], slot.title)}>
          <SaveArrow className="i" aria-hidden /> {say('export-first')}
        </button>
        <button type="button" className="btn ghost" autoFocus onClick={onClose}>
          {say('keep-it')}
        </button>
      </div>
    </Modal>
  );
}
