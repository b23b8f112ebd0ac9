import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { Die, faceText } from './Die.tsx';
import { Hand, isInHand } from './Hand.tsx';
import { lesson } from './lesson.ts';
import { iconOf, toneOf } from './log.ts';
import { Portrait } from './Portrait.tsx';
import { Sheets } from './Sheets.tsx';
import { Tracks } from './Tracks.tsx';
import { asView, isOnBoard } from './view.ts';

/** How Dark Darker Darkest looks. */
export const look: GameLook = {
  Board,
  Sheets,
  Tracks,
  Hand,
  shows(option, json) {
    const view = asView(json);
    return isInHand(option, view) || (option.on?.some(thing => isOnBoard(view, thing)) ?? false);
  },
  Die,
  faceText,
  where(json, say) {
    const { round, phase } = asView(json);
    if (round === 0) return [say('table.before')];
    const team = 'team' in phase ? phase.team + 1 : 0;
    return [say('table.round', { round }), say(`table.phase.${phase.kind}`, { team }).replace(/\.$/, '')];
  },
  toneOf,
  iconOf,
  Portrait,
  lessons: [lesson],
};
