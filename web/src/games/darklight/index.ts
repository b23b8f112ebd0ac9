import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { Die, faceText } from './Die.tsx';
import { Hand } from './Hand.tsx';
import { handKind } from './hand-offers.ts';
import { lesson } from './lesson.ts';
import { iconOf, toneOf } from './log.ts';
import { thingsDrawn } from './offers.ts';
import { Portrait } from './Portrait.tsx';
import { Sheets } from './Sheets.tsx';
import { Tracks } from './Tracks.tsx';
import { asView } from './view.ts';

/** How Darklight looks. */
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
    const { dungeon, phase } = asView(json);
    const turn = 'turn' in phase ? phase.turn : null;
    const who = turn === null ? '' : 'who' in turn ? turn.who : turn.kind;
    const now = say(`table.phase.${phase.kind}`, who === '' ? {} : { who }).replace(/\.$/, '');
    return dungeon === null
      ? [now]
      : [say('table.round', { quest: dungeon.quest.id, round: dungeon.round }), now];
  },
  toneOf,
  iconOf,
  Portrait,
  lessons: [lesson],
};
