import { runNode } from '../../src/program.ts';
import { gamesAndDemo } from './games.ts';

// The program of a node as it is, with one more game to play.
await runNode({ games: gamesAndDemo, botProgram: new URL('./worker.ts', import.meta.url) });
