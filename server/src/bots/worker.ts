import { loadGame } from '../games.ts';
import { beThread } from './thread.ts';

beThread(loadGame);
