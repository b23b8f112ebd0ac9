import type { ComponentType, SVGProps } from 'react';
import People from '~icons/game-icons/tabletop-players';
import Dice from '~icons/game-icons/rolling-dices';
import Scroll from '~icons/game-icons/scroll-quill';
import TreasureMap from '~icons/game-icons/treasure-map';
import type { Say } from '../words/speech.ts';

const TABS = ['board', 'seats', 'dice', 'chronicle'] as const;
export type Tab = (typeof TABS)[number];

const ICONS: Readonly<Record<Tab, ComponentType<SVGProps<SVGSVGElement>>>> = {
  board: TreasureMap,
  seats: People,
  dice: Dice,
  chronicle: Scroll,
};

interface Props {
  /** Something lies over it. */
  readonly covered: boolean;
  readonly tab: Tab;
  readonly say: Say;
  /** No seats are drawn in the plain look. */
  readonly plain: boolean;
  setTab(tab: Tab): void;
}

/** On a phone: which part of the table is in sight. */
export function PhoneTabs({ covered, tab, say, plain, setTab }: Props) {
  return (
    <nav className="t-tabs" aria-label={say('parts-of-the-table')} inert={covered}>
      {TABS.filter(one => !plain || one !== 'seats').map(one => {
        const Icon = ICONS[one];
        return (
          <button
            type="button"
            key={one}
            className={one === tab ? 'on' : ''}
            aria-current={one === tab}
            onClick={() => setTab(one)}
          >
            <Icon className="i" aria-hidden />
            {say(`tab-${one}`)}
          </button>
        );
      })}
    </nav>
  );
}
