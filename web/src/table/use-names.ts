import type { Language, Seat, Words } from '@tenebrae/kernel';
import { useMemo } from 'react';
import type { Scene } from '../engine/scene.ts';
import { capital } from '../words/capital.ts';
import { type GameSay, useGameSay } from '../words/speech.ts';
import { toldApart } from './told-apart.ts';

type BothWords = Readonly<Record<Language, Words>>;

interface Named {
  /** The game's words, with the players' own names in them. */
  readonly gameSay: GameSay;
  readonly names: Readonly<Record<Seat, string>>;
  nameOf(seat: Seat): string;
}

/** What everybody is called. "You" is a name for a seat, but not within a sentence. */
export function useNames(words: BothWords, scene: Scene, you: string): Named {
  const given = JSON.stringify(scene.names);
  const named = useMemo(
    () => withNames(words, JSON.parse(given) as Record<Seat, string>, you),
    [words, given, you],
  );
  const gameSay = useGameSay(named);
  const seats = scene.seats.join(' ');
  return useMemo(() => {
    const known = toldApart(JSON.parse(given) as Record<Seat, string>);
    const nameOf = (seat: Seat): string => known[seat] || capital(gameSay(seat));
    return { gameSay, nameOf, names: Object.fromEntries(seats.split(' ').map(seat => [seat, nameOf(seat)])) };
  }, [given, gameSay, seats]);
}

function withNames(words: BothWords, names: Readonly<Record<Seat, string>>, you: string): BothWords {
  const own = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== '' && name !== you));
  return { en: { ...words.en, ...own }, fr: { ...words.fr, ...own } };
}
