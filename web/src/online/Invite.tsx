import { useId, useState } from 'react';
import Envelope from '~icons/game-icons/envelope';
import Files from '~icons/game-icons/files';
import type { Say } from '../words/speech.ts';

interface Props {
  readonly code: string;
  readonly title: string;
  readonly say: Say;
}

/** The link that brings friends to this table: to copy, or to hand to another program. */
export function Invite({ code, title, say }: Props) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const link = new URL(`/join/${encodeURIComponent(code)}`, location.href).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without a secure context there is no clipboard: the link is marked, for the player's own keys.
      document.getElementById(id)?.focus();
      return;
    }
    setCopied(true);
  };
  return (
    <div className="o-invite">
      <label className="cap" htmlFor={id}>
        {say('invite')}
      </label>
      <div className="o-line">
        <input
          id={id}
          className="text"
          readOnly
          value={link}
          onFocus={event => event.target.select()}
          onBlur={() => setCopied(false)}
        />
        <button type="button" className="btn" onClick={() => void copy()}>
          <Files className="i" aria-hidden /> {say('copy')}
        </button>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            className="btn"
            onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
          >
            <Envelope className="i" aria-hidden /> {say('share')}
          </button>
        )}
      </div>
      <p className="help" role="status">
        {say(copied ? 'copied' : 'invite-help')}
      </p>
    </div>
  );
}
