import { type ReactNode, useId, useState } from 'react';
import Person from '~icons/game-icons/person';
import { useSettings } from '../shell/settings.ts';
import { useSay } from '../words/speech.ts';
import { sayName, useServerState } from './server.ts';
import { sayFault } from './trouble.ts';

interface Props {
  /** What the button says. */
  readonly deed: string;
  readonly children?: ReactNode;
  onNamed(): void;
}

/** Nobody plays with others without a name; more than a name is not asked. */
export function NameForm({ deed, children, onNamed }: Props) {
  const say = useSay();
  const id = useId();
  const limit = useServerState(server => server.about?.limits.name ?? 40);
  const [name, setName] = useState(() => useSettings.getState().name);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      await sayName(name);
      onNamed();
    } catch (thrown) {
      setFault(sayFault(say, thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="o-name"
      onSubmit={event => {
        event.preventDefault();
        if (name.trim() !== '' && !busy) void submit();
      }}
    >
      <label className="cap" htmlFor={id}>
        {say('name-wanted')}
      </label>
      <div className="o-line">
        <input
          id={id}
          className="text"
          value={name}
          maxLength={limit}
          autoComplete="nickname"
          aria-describedby={`${id}-help`}
          onChange={event => setName(event.target.value)}
        />
        <button type="submit" className="btn prime" disabled={name.trim() === '' || busy}>
          <Person className="i" aria-hidden /> {deed}
        </button>
      </div>
      <p className="help" id={`${id}-help`}>
        {say('name-wanted-help')}
      </p>
      {fault !== '' && (
        <p className="news bad" role="alert">
          {fault}
        </p>
      )}
      {children}
    </form>
  );
}
