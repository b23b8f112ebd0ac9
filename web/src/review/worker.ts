import { expose } from 'comlink';
import { newReviewer } from './reviewer.ts';

expose(newReviewer());
