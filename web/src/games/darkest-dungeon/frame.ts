import House from '~icons/game-icons/house';
import { frameOf } from '../frame/frame-of.tsx';
import { Defs } from './Defs.tsx';
import { showOf } from './show.ts';
import { useLookSay } from './words/look-words.ts';
import './board.css';

export const { BoardFrame, Floating, OfferButton, Thing } = frameOf({
  ids: 'dd',
  useSay: useLookSay,
  Defs,
  Fit: House,
  isFigure: thing => thing.startsWith('figure:'),
  showOf,
  bones: 40,
  rise: 22,
});
