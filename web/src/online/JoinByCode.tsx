import { useId, useState } from 'react';
import { go } from '../shell/route.ts';
import type { Say } from '../words/speech.ts';

/** A link that came as a text: the whole of it, or what it ends in. */
export function JoinByCode({ say }: { readonly say: Say }) {
  const id = useId();
  const [given, setGiven] = useState('');
  const code = given.trim().replace(/^.*\/join\//, '');
  return (
    <form
      className="o-line o-join"
      onSubmit={event => {
        event.preventDefault();
        if (code !== '') go({ page: 'join', code });
      }}
    >
      <label className="sr" htmlFor={id}>
        {say('join-by-code')}
      </label>
      <input
        id={id}
        className="text"
        value={given}
        placeholder={say('join-by-code')}
        onChange={event => setGiven(event.target.value)}
      />
      <button type="submit" className="btn small" disabled={code === ''}>
        {say('join-table')}
      </button>
    </form>
  );
}
