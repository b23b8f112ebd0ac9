import type { TableInfo } from '@tenebrae/protocol';
import { useEffect, useRef } from 'react';
import type { Scene } from '../engine/scene.ts';
import { useSettings } from '../shell/settings.ts';
import type { Say } from '../words/speech.ts';
import { markTitle, notify } from './notify.ts';
import { titleOf } from './titles.ts';

/** Tells a player who looks elsewhere that it is their turn: by the title, and if they wish by a notice. */
export function useTurnNotice(scene: Scene | null, table: TableInfo | null, say: Say): void {
  const wishes = useSettings(settings => settings.notify);
  const told = useRef(-1);
  const moment = scene?.moment ?? -1;
  const isMine = scene !== null && scene.mine.length > 0 && scene.request !== null && scene.result === null;
  const title = table === null ? '' : titleOf(say, table);
  const tag = table?.id ?? '';
  useEffect(() => {
    const look = (): void => {
      const isHidden = document.visibilityState === 'hidden';
      markTitle(isMine && isHidden);
      if (!isMine || !isHidden || told.current === moment) return;
      told.current = moment;
      if (wishes) void notify({ title, body: say('your-turn-now'), tag });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      markTitle(false);
    };
  }, [isMine, moment, title, tag, wishes, say]);
}
