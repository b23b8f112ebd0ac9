import { Component, type ReactNode } from 'react';
import Save from '~icons/game-icons/save-arrow';
import Skull from '~icons/game-icons/broken-skull';
import { download } from '../saves/export.ts';
import { allSlots } from '../saves/kept.ts';
import type { Say } from '../words/speech.ts';
import { addressOf } from './route.ts';

interface Props {
  readonly say: Say;
  readonly children: ReactNode;
}

interface State {
  readonly fault: Error | null;
}

/** Catches what must not happen: the tables are on the device, and can be taken away as a file. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { fault: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { say, children } = this.props;
    return this.state.fault === null ? children : <Broken fault={this.state.fault} say={say} />;
  }
}

function Broken({ fault, say }: { readonly fault: Error; readonly say: Say }) {
  const exportAll = async (): Promise<void> => {
    download(await allSlots(), say('tables-here'));
  };
  return (
    <main className="broken">
      <div className="panel" role="alert">
        <Skull className="i" aria-hidden />
        <h1>{say('broken')}</h1>
        <p>{say('broken-saves-safe')}</p>
        <pre>{fault.message}</pre>
        <div className="row">
          <button type="button" className="btn prime" onClick={() => location.reload()}>
            {say('reload')}
          </button>
          <button type="button" className="btn" onClick={() => void exportAll()}>
            <Save className="i" aria-hidden /> {say('export-all')}
          </button>
          <a className="btn ghost" href={addressOf({ page: 'lobby' })}>
            {say('back-to-lobby')}
          </a>
        </div>
      </div>
    </main>
  );
}
