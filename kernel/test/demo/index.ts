export { CARDS, type Candles, candles as game } from './candles.ts';
