import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { Die } from './Die.tsx';
import { faceText } from './faces.ts';
import { Hand } from './Hand.tsx';
import { handKind } from './hand-offers.ts';
import { lesson } from './lesson.ts';
import { iconOf, toneOf } from './log.ts';
import { thingsDrawn } from './offers.ts';
import { Portrait } from './Portrait.tsx';
import { Sheets } from './Sheets.tsx';
import { Tracks } from './Tracks.tsx';
import { asView, roomOf } from './view.ts';

/** How Darkest Dungeon looks. */
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
    const view = asView(json);
    const { campaign, quest, hamlet, circus, options } = view;
    const room = roomOf(view);
    if (circus !== null) return [say(circus.arena)];
    const act = say('table.campaign', { act: campaign.act, mode: `option.difficulty.${options.difficulty}` });
    return [
      view.tutorial === null ? act : say('table.tutorial'),
      ...(quest === null || view.tutorial !== null ? [] : [say(quest.id)]),
      ...(room === null ? [] : [say(room)]),
      ...(hamlet === null ? [] : [say('table.hamlet', { day: hamlet.day, days: hamlet.days })]),
    ];
  },
  toneOf,
  iconOf,
  Portrait,
  lessons: [lesson],
};
