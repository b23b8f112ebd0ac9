import type { Happening } from '@tenebrae/kernel';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { LogLine, Scene } from '../engine/scene.ts';
import type { GameLook, RolledDie } from '../games/look.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { Chronicle } from './Chronicle.tsx';
import { DiceTray, PlainDie } from './DiceTray.tsx';
import type { Tone } from './looks.ts';

interface Props {
  readonly scene: Scene;
  readonly looking: Scene | null;
  readonly log: readonly LogLine[];
  readonly look: GameLook | null;
  /** As the game draws them. */
  readonly tracks: ReactNode;
  readonly say: Say;
  readonly gameSay: GameSay;
  readonly motion: 'full' | 'reduced';
  /** Something lies over it. */
  readonly covered: boolean;
  tone(event: Happening): Tone;
  openRule(rule: string): void;
  goTo(at: number): void;
}

const noIcon = (): null => null;

/** The right column: tracks, dice, chronicle. */
export function Side({
  scene,
  looking,
  log,
  look,
  tracks,
  say,
  gameSay,
  motion,
  covered,
  tone,
  openRule,
  goTo,
}: Props) {
  const until = looking?.moment ?? null;
  const faceText = useCallback(
    (die: RolledDie): string => look?.faceText(die, gameSay) ?? String(die.face),
    [look, gameSay],
  );
  const rolled = useMemo(() => (until === null ? log : log.filter(line => line.at <= until)), [log, until]);
  return (
    <aside className="col t-side" aria-label={say('tracks-and-chronicle')} inert={covered}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="t-tracks" data-region="tracks" role="group" aria-label={say('tracks')} tabIndex={0}>
        {tracks}
        <DiceTray log={rolled} {...{ say, gameSay, faceText, motion }} Die={look?.Die ?? PlainDie} />
      </div>
      <Chronicle
        {...{ log, say, gameSay, tone, openRule, goTo, until }}
        icon={look?.iconOf ?? noIcon}
        quiet={scene.thinking}
      />
    </aside>
  );
}
