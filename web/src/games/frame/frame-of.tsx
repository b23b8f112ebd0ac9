import { BoardFrame, type FrameProps } from './BoardFrame.tsx';
import { Floating, type FloatingProps } from './Floating.tsx';
import type { Kit } from './kit.ts';
import { type ItemsProps, OfferButton, type OfferButtonProps, OfferItems } from './OptionMenu.tsx';
import { Thing, type ThingShape } from './Thing.tsx';

/** The frame of a game's boards and what is pressed on them, in that game's look and words. */
export const frameOf = (kit: Kit) => ({
  BoardFrame: (props: FrameProps) => <BoardFrame kit={kit} {...props} />,
  Floating: (props: FloatingProps) => <Floating kit={kit} {...props} />,
  OfferButton: (props: OfferButtonProps) => <OfferButton kit={kit} {...props} />,
  OfferItems: (props: ItemsProps) => <OfferItems kit={kit} {...props} />,
  Thing: (props: ThingShape) => <Thing ids={kit.ids} {...props} />,
});
