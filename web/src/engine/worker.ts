import { expose } from 'comlink';
import { newHost } from './host.ts';

expose(newHost());
