import Spyglass from '~icons/game-icons/spyglass';
import { frameOf } from '../frame/frame-of.tsx';
import { Defs } from './Defs.tsx';
import { showOf } from './show.ts';
import { useLookSay } from './words/look-words.ts';
import './board.css';

export const { BoardFrame, Floating, OfferButton, Thing } = frameOf({
  ids: 'dl',
  useSay: useLookSay,
  Defs,
  Fit: Spyglass,
  isFigure: thing => /^(accursed|monster|ally):/.test(thing),
  showOf,
  bones: 30,
  rise: 14,
});
