import { beThread } from '../../src/bots/thread.ts';
import { gamesAndDemo } from './games.ts';

beThread(gamesAndDemo);
