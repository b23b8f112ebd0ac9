import './rules.css';
import type { Language, Words } from '@tenebrae/kernel';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import Cancel from '~icons/game-icons/cancel';
import Glass from '~icons/game-icons/magnifying-glass';
import { useSettings } from '../shell/settings.ts';
import { type Say, useSay } from '../words/speech.ts';
import { type ChapterText, chapterOf, countRules, rulebookOf, search } from './rulebook.ts';

interface Props {
  readonly words: Readonly<Record<Language, Words>>;
  /** The id of the game, for its colours. */
  readonly game: string;
  /** The rule to open at, or null for the beginning. */
  readonly rule: string | null;
  onClose(): void;
  /** Fills the page instead of a column: the chapters stand beside the text. */
  readonly wide?: boolean;
}

/** The rules of a game on parchment: searched as one types, opened at the rule that was asked for. */
export function RulesPanel({ words, game, rule, onClose, wide = false }: Props) {
  const say = useSay();
  const language = useSettings(settings => settings.language);
  const [query, setQuery] = useState('');
  const book = useMemo(() => rulebookOf(words[language], language), [words, language]);
  const found = useMemo(() => search(book, query), [book, query]);
  const page = useRef<HTMLDivElement>(null);

  const show = (id: string): void => {
    page.current?.querySelector(`[data-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' });
  };
  useEffect(() => {
    setQuery('');
    if (rule === null) return;
    const frame = requestAnimationFrame(() => {
      const target = page.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(rule)}"]`);
      target?.scrollIntoView({ block: 'center' });
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule]);

  return (
    <section
      className={wide ? 'rp wide' : 'rp'}
      data-theme="parchment"
      data-game={game}
      aria-labelledby="rules-title"
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (query === '') onClose();
        else setQuery('');
      }}
    >
      <Head say={say} query={query} setQuery={setQuery} onClose={onClose} />
      <div className="rp-body">
        <Contents
          say={say}
          book={found}
          chapter={rule === null ? null : chapterOf(rule)}
          show={show}
          wide={wide}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
        <div className="rp-page" ref={page} tabIndex={0} role="region" aria-label={say('rules-text')}>
          <p role="status" className={query === '' ? 'sr' : 'found'}>
            {query === '' ? '' : say('rules-found', { count: countRules(found) })}
          </p>
          {found.map(chapter => (
            <Chapter key={chapter.id} chapter={chapter} rule={rule} say={say} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface HeadProps {
  readonly say: Say;
  readonly query: string;
  setQuery(query: string): void;
  onClose(): void;
}

function Head({ say, query, setQuery, onClose }: HeadProps) {
  const id = useId();
  return (
    <div className="rp-head">
      <h2 id="rules-title" className="sr">
        {say('rules')}
      </h2>
      <label htmlFor={id} className="find">
        <Glass className="i" aria-hidden />
        <span className="sr">{say('search-rules')}</span>
        <input
          id={id}
          type="search"
          value={query}
          placeholder={say('search-rules')}
          onChange={event => setQuery(event.target.value)}
        />
      </label>
      <button type="button" className="btn" onClick={onClose}>
        <Cancel className="i" aria-hidden /> {say('close')}
      </button>
    </div>
  );
}

interface ContentsProps {
  readonly say: Say;
  readonly book: readonly ChapterText[];
  readonly chapter: string | null;
  readonly wide: boolean;
  show(chapter: string): void;
}

/** The chapters: a list beside the page where there is room, otherwise one that opens. */
function Contents({ say, book, chapter, wide, show }: ContentsProps) {
  const [first] = book;
  if (first === undefined) return null;
  return (
    <nav className="rp-contents" aria-label={say('chapters')}>
      {wide && (
        <ul>
          {book.map(({ id, name, rules }) => (
            <li key={id}>
              <button type="button" className={id === chapter ? 'on' : ''} onClick={() => show(id)}>
                {name} <small>{rules.length}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        className="drop"
        aria-label={say('chapters')}
        defaultValue={book.some(({ id }) => id === chapter) ? (chapter ?? first.id) : first.id}
        key={`${chapter}/${first.id}`}
        onChange={event => show(event.target.value)}
      >
        {book.map(({ id, name, rules }) => (
          <option key={id} value={id}>
            {`${name} (${rules.length})`}
          </option>
        ))}
      </select>
    </nav>
  );
}

interface ChapterProps {
  readonly chapter: ChapterText;
  readonly rule: string | null;
  readonly say: Say;
}

function Chapter({ chapter: { id, name, gist, rules }, rule, say }: ChapterProps) {
  return (
    <article aria-labelledby={`chapter-${id}`} data-id={id}>
      <h3 id={`chapter-${id}`}>{name}</h3>
      <p className="gist">{gist}</p>
      <ol>
        {rules.map(one => (
          <li key={one.id} data-id={one.id} className={one.id === rule ? 'now' : ''} tabIndex={-1}>
            <span className="rule">{one.id}</span>
            {one.id === rule && <b className="asked">{say('rule-asked')}</b>}
            <p>{one.text}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
