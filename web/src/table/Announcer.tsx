import type { Facts } from '@tenebrae/kernel';
import { useEffect, useRef, useState } from 'react';
import type { LogLine, Scene } from '../engine/scene.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { focusRegion } from './keys.ts';

interface Props {
  readonly scene: Scene;
  readonly log: readonly LogLine[];
  readonly say: Say;
  readonly gameSay: GameSay;
  nameOf(seat: string): string;
  /** Nothing is asked now: a past moment is looked at, or the end. */
  readonly hushed: boolean;
}

/** How many of the bots' deeds are told in full. */
const TOLD = 4;

/** Tells a screen reader what a new question asks, and what the bots did before it; brings the focus to the question. */
export function Announcer({ scene, log, say, gameSay, nameOf, hushed }: Props) {
  const [news, setNews] = useState('');
  const [prompt, setPrompt] = useState('');
  const heard = useRef(log.length);
  const asked = useRef(-1);
  const { request, mine, thinking, moment } = scene;
  useEffect(() => {
    if (hushed || thinking || asked.current === moment) return;
    asked.current = moment;
    const lines = log.slice(Math.min(heard.current, log.length));
    heard.current = log.length;
    setNews(lines.length > 1 ? told(lines, say, gameSay) : '');
    if (request?.kind !== 'question' || mine.length === 0) return;
    const words = gameSay(request.ask, request.about);
    // With the frame: to look for the question before it would lay out the whole table twice.
    requestAnimationFrame(() => {
      const isFocused = wantsFocus() && focusRegion('question');
      setPrompt(isFocused ? '' : mine.length === 1 ? `${nameOf(mine[0] ?? '')}: ${words}` : words);
    });
  }, [hushed, thinking, moment, request, mine, log, say, gameSay, nameOf]);
  return (
    <div className="sr">
      <p aria-live="polite">{news}</p>
      <p aria-live="assertive">{prompt}</p>
    </div>
  );
}

function told(lines: readonly LogLine[], say: Say, gameSay: GameSay): string {
  const words = lines.slice(-TOLD).map(({ event }) => gameSay(event.type, event as Facts));
  const left = lines.length - words.length;
  return left > 0 ? `${say('and-before', { count: left })} ${words.join(' ')}` : words.join(' ');
}

/** The focus goes to a new question unless somebody types, plays on the board, or reads elsewhere. */
function wantsFocus(): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body) return true;
  return active.closest('[data-region=question], [data-region=hand]') !== null;
}
