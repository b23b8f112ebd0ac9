import type { Facts, Happening } from '@tenebrae/kernel';
import { useEffect, useRef, useState } from 'react';
import type { LogLine } from '../engine/scene.ts';
import type { GameSay, Say } from '../words/speech.ts';

interface Props {
  readonly log: readonly LogLine[];
  readonly say: Say;
  readonly gameSay: GameSay;
  tone(event: Happening): 'plain' | 'bad' | 'good' | 'head';
  openRule(rule: string): void;
  /** Shows the table as it stood when this happened. */
  goTo(at: number): void;
}

/** Every event in words, the newest last. */
export function Chronicle({ log, say, gameSay, tone, openRule, goTo }: Props) {
  const [filter, setFilter] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const wanted = filter.trim().toLowerCase();
  const lines = log
    .map((line, place) => ({ ...line, place, words: gameSay(line.event.type, line.event as Facts) }))
    .filter(line => wanted === '' || line.words.toLowerCase().includes(wanted) || line.event.rule.toLowerCase().includes(wanted));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into sight when one is added
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [log.length]);
  return (
    <section className="panel log" aria-label={say('chronicle')}>
      <div className="log-head">
        <h2>{say('chronicle')}</h2>
        <input
          type="search"
          value={filter}
          aria-label={say('filter-log')}
          placeholder={say('filter-log')}
          onChange={event => setFilter(event.target.value)}
        />
      </div>
      <ol className="entries" role="log" aria-live="polite" aria-label={say('chronicle')} tabIndex={0}>
        {lines.slice(-400).map(({ event, at, place, words }) => (
          <li key={place} className={`ev ${tone(event)}${place === log.length - 1 ? ' now' : ''}`}>
            <button type="button" className="ev-words" onClick={() => goTo(at)} title={say('look-back')}>
              {words}
            </button>
            <button type="button" className="rule" onClick={() => openRule(event.rule)}>
              {event.rule}
            </button>
          </li>
        ))}
        <li ref={end} aria-hidden className="log-end" />
      </ol>
    </section>
  );
}
