import { useEffect, useState } from 'react';
import Pause from '~icons/game-icons/pause-button';
import Play from '~icons/game-icons/play-button';
import Stopwatch from '~icons/game-icons/stopwatch';
import Unplugged from '~icons/game-icons/unplugged';
import type { Say } from '../words/speech.ts';
import type { OnlineTable } from './online-table.ts';
import type { Deed } from './outbox.ts';

interface Props {
  readonly online: OnlineTable;
  readonly say: Say;
  act(deed: Deed): void;
}

/** A strip over the table: cut off, paused, or how long the answer may take. Nothing when all is well. */
export function Standing({ online, say, act }: Props) {
  const { line, table, answering } = online.use();
  if (table === null) return null;
  if (line === 'cut' || line === 'connecting')
    return (
      <div className="o-strip cut" role="status">
        <Unplugged className="i" aria-hidden />
        <span>
          {say('cut-off')} {answering && say('answer-kept')}
        </span>
        <button type="button" className="btn small" onClick={online.retry}>
          {say('try-now')}
        </button>
      </div>
    );
  if (table.status === 'playing' && table.paused)
    return (
      <div className="o-strip" role="status">
        <Pause className="i" aria-hidden />
        <span>{say('table-paused')}</span>
        {table.mine.length > 0 && (
          <button
            type="button"
            className="btn small prime"
            onClick={() => act({ kind: 'pause', paused: false })}
          >
            <Play className="i" aria-hidden /> {say('bots-go-on')}
          </button>
        )}
      </div>
    );
  if (table.status === 'playing' && table.due !== null) return <Clock due={table.due} say={say} />;
  return null;
}

/** How long is left for the answer that is waited for. */
function Clock({ due, say }: { readonly due: number; readonly say: Say }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((due - now) / 1000));
  const hours = Math.floor(left / 3600);
  const two = (part: number): string => String(part).padStart(2, '0');
  const time = `${hours > 0 ? `${hours}:` : ''}${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
  return (
    <div
      className={left <= 15 ? 'o-clock soon' : 'o-clock'}
      role="timer"
      aria-label={say('time-left', { time })}
    >
      <Stopwatch className="i" aria-hidden /> <span className="num">{time}</span>
    </div>
  );
}
