import Coins from '~icons/game-icons/coins';
import Torch from '~icons/game-icons/torch';
import type { LookProps } from '../look.ts';
import { BattleBoard } from './battle/BattleBoard.tsx';
import { Gallery } from './Gallery.tsx';
import { Gathering } from './Gathering.tsx';
import { HamletBoard } from './hamlet/HamletBoard.tsx';
import { MapBoard } from './map/MapBoard.tsx';
import { asView, roomOf } from './view.ts';
import { useLookSay } from './words/look-words.ts';

/** The board that lies on the table; on a phone with the light and the purse on it. */
export function Board(props: LookProps) {
  const look = useLookSay();
  const { circus, campaign } = asView(props.view);
  return (
    <>
      <Lying {...props} />
      <Gallery {...props} />
      {circus === null && (
        <p className="dd-phone-chips">
          <span className="chip gold">
            <Torch className="i" aria-hidden />
            <span className="sr">{look('light')}</span>
            {campaign.light}
          </span>
          <span className="chip gold">
            <Coins className="i" aria-hidden />
            <span className="sr">{look('gold')}</span>
            {campaign.gold}
          </span>
        </p>
      )}
    </>
  );
}

/** The battle room or arena, the map, the Hamlet, or the fire by the road. */
function Lying(props: LookProps) {
  const view = asView(props.view);
  const room = roomOf(view);
  const dungeon = view.quest?.dungeon ?? null;
  if (room !== null) return <BattleBoard {...props} room={room} />;
  if (dungeon !== null) return <MapBoard {...props} dungeon={dungeon} />;
  if (view.hamlet !== null) return <HamletBoard {...props} hamlet={view.hamlet} />;
  return <Gathering {...props} />;
}
