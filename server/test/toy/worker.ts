import { beThread } from '../../src/bots/thread.ts';
import { toyGames } from './games.ts';

beThread(toyGames);
