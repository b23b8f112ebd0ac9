import type { Seat } from '@tenebrae/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scene } from '../engine/scene.ts';
import type { OpenTable } from './store.ts';
import { isVote, nextVoter } from './votes.ts';

/** A window opens this long after what caused it, and takes no press that began before. */
const WINDOW_OPENS = 250;

interface Play {
  /** Takes an option by its id, for whoever is asked or votes. */
  choose(option: string): void;
  readonly voter: Seat | undefined;
  setVoter(seat: Seat): void;
}

/** How a person at this screen answers. */
export function usePlay(table: OpenTable, scene: Scene): Play {
  const [picked, setPicked] = useState<{ readonly serial: number; readonly seat: Seat } | null>(null);
  const arrived = useRef(0);
  const { serial } = scene;
  useEffect(() => {
    if (serial > 0) arrived.current = performance.now();
  }, [serial]);
  const voter = picked?.serial === serial ? picked.seat : isVote(scene) ? nextVoter(scene) : scene.mine[0];
  const isWindow = scene.request?.kind === 'question' && scene.request.window === true;
  const choose = useCallback(
    (option: string) => {
      if (isWindow && performance.now() - arrived.current < WINDOW_OPENS) return;
      void table.answer(option, voter);
    },
    [table, voter, isWindow],
  );
  return { choose, voter, setVoter: seat => setPicked({ serial, seat }) };
}
