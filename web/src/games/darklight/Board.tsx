import type { LookProps } from '../look.ts';
import { DungeonBoard } from './DungeonBoard.tsx';
import { Gallery } from './Gallery.tsx';
import { SIGNS } from './icons.ts';
import { Revealed } from './Revealed.tsx';
import { Gathering, Road } from './Road.tsx';
import { SettlementBoard } from './SettlementBoard.tsx';
import { asView } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './board.css';

/** What lies on the table, cards over it, and on a phone the wheel and the Heart as chips. */
export function Board(props: LookProps) {
  const look = useLookSay();
  const { dungeon } = asView(props.view);
  return (
    <>
      <Lying {...props} />
      <Gallery {...props} />
      <Revealed {...props} />
      {dungeon !== null && (
        <p className="dl-phone-chips">
          <span className="chip mind">
            <SIGNS.moon className="i" aria-hidden />
            <span className="sr">{look('wheel')}</span>
            {dungeon.darkness.marker}
          </span>
          <span className="chip bad">
            <SIGNS.heart className="i" aria-hidden />
            <span className="sr">{look('heart', { ...dungeon.heart })}</span>
            <span aria-hidden>{dungeon.heart.uses}</span>
          </span>
        </p>
      )}
    </>
  );
}

function Lying(props: LookProps) {
  const { dungeon, campaign } = asView(props.view);
  if (dungeon !== null) return <DungeonBoard {...props} dungeon={dungeon} />;
  const settlement = campaign?.settlement ?? null;
  if (settlement !== null) return <SettlementBoard {...props} settlement={settlement} />;
  const journey = campaign?.journey ?? null;
  return journey === null ? <Gathering {...props} /> : <Road {...props} journey={journey} />;
}
