import Cancel from '~icons/game-icons/cancel';
import { useSay } from '../../words/speech.ts';
import { Modal } from '../Modal.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** The settings over the table; the table goes on under them. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const say = useSay();
  return (
    <Modal labelledBy="settings-title" className="settings-modal" onClose={onClose}>
      <div className="modal-head">
        <h2 id="settings-title">{say('settings')}</h2>
        <button type="button" className="btn" onClick={onClose}>
          <Cancel className="i" aria-hidden /> {say('close')}
        </button>
      </div>
      <SettingsForm />
    </Modal>
  );
}
