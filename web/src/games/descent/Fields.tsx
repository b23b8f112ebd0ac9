import { columnOf, rowOf, type Square } from '@tenebrae/board';
import type { AsThing } from '../frame/Thing.tsx';
import { SIDE } from './geometry.ts';
import type { Offer, Offers } from '../frame/offers.ts';
import { isOver } from './offers.ts';
import { Thing } from './frame.ts';
import { KeyCap } from './Thing.tsx';
import { spaceName, type View } from './view.ts';
import type { LookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly offers: Offers;
  readonly asThing: AsThing;
  readonly look: LookSay;
  /** Those over the figures, or those under them. */
  readonly over: boolean;
}

export const fieldsOf = (
  view: View,
  offers: Offers,
): { square: Square; here: readonly Offer[]; over: boolean }[] =>
  [...offers].flatMap(([thing, here]) => {
    if (!thing.startsWith('square:')) return [];
    const square = Number(thing.slice(7));
    return [{ square, here, over: isOver(view, square, here) }];
  });

/** Spaces that can be chosen: lit fields. Where there are many, keys would hide the floor: then the cost is written. */
export function Fields({ view, offers, asThing, look, over }: Props) {
  const fields = fieldsOf(view, offers);
  const many = fields.length > 12;
  return fields
    .filter(field => field.over === over)
    .map(({ square, here }) => {
      const [x, y] = [columnOf(view.grid, square) * SIDE, rowOf(view.grid, square) * SIDE];
      const thing = asThing(`square:${square}`, look('space', { space: spaceName(view, square) }));
      const cost = here[0]?.option.about?.['cost'];
      const inset = over ? 9 : 3;
      return (
        <Thing key={square} {...thing} kind={over ? 'field over' : 'field'}>
          <rect
            className="lit"
            x={x + inset}
            y={y + inset}
            width={SIDE - inset * 2}
            height={SIDE - inset * 2}
            rx="5"
          />
          <rect className="focus" x={x + 1} y={y + 1} width={SIDE - 2} height={SIDE - 2} rx="6" />
          {many ? (
            <text className="dj-cost" x={x + SIDE / 2} y={y + SIDE / 2 + 4}>
              {here.length > 1 ? `×${here.length}` : typeof cost === 'number' && cost > 0 ? cost : ''}
            </text>
          ) : (
            <KeyCap x={x + SIDE - 13} y={y + SIDE - 12} text={thing.cap} />
          )}
        </Thing>
      );
    });
}
