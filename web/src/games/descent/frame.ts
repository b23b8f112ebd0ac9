import Middle from '~icons/game-icons/position-marker';
import { frameOf } from '../frame/frame-of.tsx';
import { Defs } from './Defs.tsx';
import { showOf } from './show.ts';
import { useLookSay } from './words/look-words.ts';
import './board.css';

export const { BoardFrame, Floating, OfferButton, OfferItems, Thing } = frameOf({
  ids: 'dj',
  useSay: useLookSay,
  Defs,
  Fit: Middle,
  isFigure: thing => /^(hero|monster|ally|familiar):/.test(thing),
  showOf,
  bones: 40,
  rise: 22,
});
