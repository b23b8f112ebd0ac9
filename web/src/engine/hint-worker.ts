import { expose } from 'comlink';
import { newHinter } from './hinter.ts';

expose(newHinter());
