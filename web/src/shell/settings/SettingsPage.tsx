import { useSay } from '../../words/speech.ts';
import { Header } from '../Header.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export function SettingsPage() {
  const say = useSay();
  return (
    <div className="page">
      <Header page="settings" />
      <main className="sheet panel" aria-labelledby="settings-title" tabIndex={-1}>
        <h1 id="settings-title">{say('settings')}</h1>
        <p className="gist">{say('settings-gist')}</p>
        <SettingsForm />
      </main>
    </div>
  );
}
