import { runNode } from './program.ts';

// The program of a node, with the games that can be played here.
await runNode();
