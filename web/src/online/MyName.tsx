import { useState } from 'react';
import Quill from '~icons/game-icons/quill-ink';
import type { Say } from '../words/speech.ts';
import { NameForm } from './NameForm.tsx';
import { useServerState } from './server.ts';

/** What the others call this player, and the way to another name. */
export function MyName({ say }: { readonly say: Say }) {
  const me = useServerState(server => server.me);
  const [editing, setEditing] = useState(false);
  if (me === null) return null;
  if (editing)
    return (
      <NameForm deed={say('name-save')} onNamed={() => setEditing(false)}>
        <button type="button" className="btn ghost small" onClick={() => setEditing(false)}>
          {say('rather-not')}
        </button>
      </NameForm>
    );
  return (
    <p className="o-me">
      <span>{say('you-are-called', { name: me.name })}</span>
      <button type="button" className="btn ghost small" onClick={() => setEditing(true)}>
        <Quill className="i" aria-hidden /> {say('name-change')}
      </button>
    </p>
  );
}
