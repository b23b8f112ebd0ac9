import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { Die, faceText } from './Die.tsx';
import { Hand } from './Hand.tsx';
import { handKind } from './hand-offers.ts';
import { lesson } from './lesson.ts';
import { lesson as overlordLesson } from './lesson-overlord.ts';
import { iconOf, toneOf } from './log.ts';
import { thingsDrawn } from './offers.ts';
import { Portrait } from './Portrait.tsx';
import { Sheets } from './Sheets.tsx';
import { Tracks } from './Tracks.tsx';
import { asView } from './view.ts';

/** How Descent looks. */
export const look: GameLook = {
  Board,
  Sheets,
  Tracks,
  Hand,
  shows(option, json) {
    const view = asView(json);
    return thingsDrawn(view, option).length > 0 || handKind(option, view) !== null;
  },
  Die,
  faceText,
  where(json, say) {
    const { quest, phase, round } = asView(json);
    return [
      say(`${quest.id}.title`),
      ...(round === 0 ? [] : [say('table.round', { round })]),
      say(`table.phase.${phase.kind}`).replace(/\.$/, ''),
    ];
  },
  toneOf,
  iconOf,
  Portrait,
  lessons: [lesson, overlordLesson],
};
