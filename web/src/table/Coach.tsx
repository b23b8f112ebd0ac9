import Candle from '~icons/game-icons/candle-light';
import { type Facts, type Happening, type Json, type Question } from '@tenebrae/kernel';
import { useEffect, useId, useMemo, useState } from 'react';
import type { LogLine } from '../engine/scene.ts';
import type { Lesson } from '../games/lesson.ts';
import type { Say } from '../words/speech.ts';
import { RuleChip } from './QuestionBar.tsx';
import { useLesson } from './use-lesson.ts';
import './coach.css';

interface Props {
  readonly lesson: Lesson;
  /** The slot of the table, under which the progress is kept. */
  readonly slot: string;
  readonly view: Json;
  readonly moment: number;
  readonly question: Question | null;
  readonly log: readonly LogLine[];
  readonly say: Say;
  openRule(rule: string): void;
}

/** The note of the guided game: what can be learned just now, and what it is about. It never stands in the way. */
export function Coach({ lesson, slot, view, moment, question, log, say, openRule }: Props) {
  const happened = useMemo((): readonly Happening[] => log.map(({ event }) => event), [log]);
  const { step, number, next, skip, pointsAt } = useLesson(lesson, slot, {
    view,
    question,
    happened,
    moment,
  });
  const [folded, setFolded] = useState(false);
  const id = useId();
  useMarks(pointsAt);
  const news = (
    <p className="sr" aria-live="polite">
      {step === null ? '' : say(step.text)}
    </p>
  );
  if (step === null) return news;
  const place: Facts = { step: number, steps: lesson.steps.length };
  return (
    <>
      {news}
      <aside className={`coach${folded ? ' folded' : ''}`} role="note" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>
          <button
            type="button"
            aria-expanded={!folded}
            aria-controls={`${id}-text`}
            title={say(folded ? 'coach-unfold' : 'coach-fold')}
            onClick={() => setFolded(!folded)}
          >
            <Candle className="i" aria-hidden />
            {say('coach')}
            <small>{say('coach-step', place)}</small>
          </button>
        </h2>
        <p className="words" id={`${id}-text`}>
          {say(step.text)}
        </p>
        <div className="deeds">
          {step.rules.length > 0 && (
            <p className="readings">
              <span className="sr">{say('coach-read-more')}</span>
              {step.rules.map(rule => (
                <RuleChip key={rule} rule={rule} openRule={openRule} />
              ))}
            </p>
          )}
          <button type="button" className="link" onClick={skip}>
            {say('coach-skip')}
          </button>
          <button type="button" className="btn" onClick={next}>
            {say('coach-next')}
          </button>
        </div>
      </aside>
    </>
  );
}

/** Marks what the note points at, wherever it is drawn; the drawing itself knows nothing of it. */
function useMarks(selectors: readonly string[]): void {
  useEffect(() => {
    const marked =
      selectors.length === 0 ? [] : [...document.querySelectorAll(`.tt :is(${selectors.join(',')})`)];
    for (const thing of marked) thing.setAttribute('data-coach', '');
    return () => {
      for (const thing of marked) thing.removeAttribute('data-coach');
    };
  });
}
