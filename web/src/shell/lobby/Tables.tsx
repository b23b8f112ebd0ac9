import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import Folder from '~icons/game-icons/open-folder';
import { dropSlot, keepSlot, newSlotId, type Slot } from '../../saves/kept.ts';
import { asWatched } from '../../saves/standing.ts';
import type { Say } from '../../words/speech.ts';
import { go } from '../route.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { TableRow } from './TableRow.tsx';

interface Props {
  readonly say: Say;
  /** Null while the shelf is being read. */
  readonly slots: readonly Slot[] | null;
  /** The switch to the tables elsewhere, instead of a heading; null where there are none. */
  readonly places: ReactNode;
  /** Goes on with a table on the server; null where there is none. */
  readonly takeOnline: ((slot: Slot) => Promise<void>) | null;
  /** Reads the shelf again. */
  reread(): Promise<void>;
}

interface News {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** The tables on this device, and the way in and out for their files. */
export function Tables({ say, slots, places, takeOnline, reread }: Props) {
  const [doomed, setDoomed] = useState<Slot | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const takeFiles = async (files: readonly File[]): Promise<void> => {
    const { takeIn } = await import('../../saves/import.ts');
    for (const file of files) {
      setNews({ tone: 'good', text: say('import-reading', { file: file.name }) });
      try {
        const { length: count } = await takeIn(file);
        setNews({ tone: 'good', text: say('import-done', { file: file.name, count }) });
      } catch (refused) {
        const why = refused instanceof Error ? refused.message : String(refused);
        setNews({ tone: 'bad', text: say('import-failed', { file: file.name, why }) });
      }
    }
    await reread();
  };

  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void takeFiles([...event.dataTransfer.files]);
  };

  const watch = async (slot: Slot): Promise<void> => {
    const watched = asWatched(slot, newSlotId());
    await keepSlot(watched);
    go({ page: 'table', slot: watched.id });
  };

  const goOnline = async (slot: Slot, take: (slot: Slot) => Promise<void>): Promise<void> => {
    try {
      await take(slot);
    } catch (refused) {
      const why = refused instanceof Error ? refused.message : String(refused);
      setNews({ tone: 'bad', text: say('trouble-failed', { message: why }) });
    }
  };

  return (
    <section
      className={over ? 'panel tables over' : 'panel tables'}
      aria-labelledby="tables"
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={dropped}
    >
      <div className="tabs2">
        <h2 id="tables" className={places === null ? '' : 'sr'}>
          {say('tables-here')}
        </h2>
        {places}
        {slots !== null && slots.length > 0 && <span>{say('tables-count', { count: slots.length })}</span>}
        <span className="grow" />
        <button type="button" className="tool" onClick={() => picker.current?.click()}>
          <Folder className="i" aria-hidden /> {say('import')}
        </button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          multiple
          hidden
          data-testid="import"
          onChange={event => {
            void takeFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <div className="tl-scroll">
        <p role="status" className={news === null ? 'sr' : `news ${news.tone}`}>
          {news?.text ?? ''}
        </p>
        {slots?.length === 0 && <p className="none">{say('no-tables')}</p>}
        <ul className="tl">
          {slots?.map(slot => (
            <TableRow
              key={slot.id}
              say={say}
              slot={slot}
              remove={() => setDoomed(slot)}
              watch={() => void watch(slot)}
              takeOnline={takeOnline === null ? null : () => void goOnline(slot, takeOnline)}
            />
          ))}
        </ul>
      </div>
      {doomed !== null && (
        <DeleteDialog
          say={say}
          slot={doomed}
          onClose={() => setDoomed(null)}
          onDelete={async () => {
            await dropSlot(doomed.id);
            setDoomed(null);
            await reread();
          }}
        />
      )}
    </section>
  );
}
