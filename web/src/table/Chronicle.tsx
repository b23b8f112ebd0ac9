import type { Facts, Happening } from '@tenebrae/kernel';
import { type ComponentType, memo, useEffect, useMemo, useRef, useState } from 'react';
import Scroll from '~icons/game-icons/scroll-quill';
import type { LogLine } from '../engine/scene.ts';
import type { GameSay, Say } from '../words/speech.ts';
import type { Tone } from './looks.ts';

interface Props {
  readonly log: readonly LogLine[];
  readonly say: Say;
  readonly gameSay: GameSay;
  tone(event: Happening): Tone;
  icon(event: Happening): ComponentType<{ readonly className?: string }> | null;
  openRule(rule: string): void;
  /** Shows the table as it stood when this happened. */
  goTo(at: number): void;
  /** The moment that is looked at; what came later is faint. */
  readonly until: number | null;
  /** Bots are at work: their deeds are announced as a whole afterwards. */
  readonly quiet: boolean;
}

/** Lines at the end that are shown at once; earlier ones on demand. */
const PAGE = 150;

/** Every event in words, the newest last, under heads for rounds and phases. */
export const Chronicle = memo(function Chronicle(props: Props) {
  const { log, say, gameSay, until, quiet } = props;
  const [filter, setFilter] = useState('');
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const wanted = filter.trim().toLowerCase();
  const places = useMemo(() => matching(log, wanted, gameSay), [log, wanted, gameSay]);
  const shown = places.slice(-PAGE * pages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into sight when one is added
  useEffect(() => {
    // With the frame: to measure before it would lay out the whole table twice.
    const frame = requestAnimationFrame(() => toNewest(list.current, until !== null));
    return () => cancelAnimationFrame(frame);
  }, [log.length, wanted, until]);
  useEffect(() => {
    // On a phone it is hidden until its tab is opened, and what is hidden does not scroll.
    const box = list.current;
    if (box === null) return;
    let high = box.clientHeight;
    const watch = new ResizeObserver(() => {
      if (high === 0 && box.clientHeight > 0) toNewest(box, box.querySelector('.later') !== null);
      high = box.clientHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return (
    <section className="panel log" aria-labelledby="chronicle" data-region="chronicle">
      <div className="log-head">
        <h2 id="chronicle">
          <Scroll className="i" aria-hidden /> {say('chronicle')}
        </h2>
        <input
          type="search"
          value={filter}
          aria-label={say('filter-log')}
          placeholder={say('filter-log')}
          onChange={event => setFilter(event.target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div
        className="entries"
        role="log"
        aria-live={quiet ? 'off' : 'polite'}
        aria-labelledby="chronicle"
        tabIndex={0}
        ref={list}
      >
        {shown.length < places.length && (
          <button type="button" className="link earlier" onClick={() => setPages(pages + 2)}>
            {say('earlier-lines', { count: places.length - shown.length })}
          </button>
        )}
        {places.length === 0 && (
          <p className="nothing">{say(wanted === '' ? 'nothing-yet' : 'nothing-found')}</p>
        )}
        <ol>
          {shown.map(place => {
            const line = log[place];
            if (line === undefined) return null;
            const isLater = until !== null && line.at > until;
            const state = isLater ? ' later' : place === log.length - 1 ? ' now' : '';
            return <Line key={place} line={line} state={state} {...props} />;
          })}
        </ol>
      </div>
    </section>
  );
});

/** Brings the newest line into sight; looking back, the last one that had happened by then. */
function toNewest(box: HTMLElement | null, isPast: boolean): void {
  if (box === null) return;
  const last = isPast ? [...box.querySelectorAll<HTMLElement>('.ev:not(.later)')].at(-1) : undefined;
  box.scrollTop =
    last === undefined ? box.scrollHeight : last.offsetTop + last.offsetHeight - box.clientHeight;
}

interface LineProps extends Pick<Props, 'say' | 'gameSay' | 'tone' | 'icon' | 'openRule' | 'goTo'> {
  readonly line: LogLine;
  readonly state: string;
}

const Line = memo(
  function Line({ line: { event, at }, state, say, gameSay, tone, icon, openRule, goTo }: LineProps) {
    const kind = tone(event);
    const Icon = icon(event);
    const words = gameSay(event.type, event as Facts);
    return (
      <li className={`ev ${kind}${state}`}>
        {kind !== 'head' && (Icon === null ? <span className="dot" aria-hidden /> : <Icon className="i" />)}
        <div>
          <button type="button" className="ev-words" title={say('look-back')} onClick={() => goTo(at)}>
            {kind === 'head' ? words.replace(/\.$/, '') : words}
          </button>
          {kind !== 'head' && (
            <button type="button" className="rule" onClick={() => openRule(event.rule)}>
              {event.rule}
            </button>
          )}
        </div>
      </li>
    );
  },
  (a, b) =>
    a.line === b.line &&
    a.state === b.state &&
    a.gameSay === b.gameSay &&
    a.tone === b.tone &&
    a.goTo === b.goTo,
);

/** The places in the log of the lines that hold the words looked for. What is let pass by a standing order is told once. */
function matching(log: readonly LogLine[], wanted: string, gameSay: GameSay): number[] {
  const places: number[] = [];
  const passed = new Set<string>();
  for (const [place, { event }] of log.entries()) {
    if (event.type === 'window-passed') {
      const window = `${String(event['seat'])} ${String(event['ask'])}`;
      if (passed.has(window)) continue;
      passed.add(window);
    }
    const isWanted =
      wanted === '' ||
      event.rule.toLowerCase().includes(wanted) ||
      gameSay(event.type, event as Facts)
        .toLowerCase()
        .includes(wanted);
    if (isWanted) places.push(place);
  }
  return places;
}
