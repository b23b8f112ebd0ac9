import { createRequire } from 'node:module';
import { type Rng, throwDie } from '@tenebrae/kernel';
import { emptyCells, hasLine } from './tic-tac-toe.ts';

interface Board {
  cells: (string | null)[];
}

interface Client {
  getState(): { G: Board; ctx: { gameover?: unknown } };
  moves: { markCell(cell: number): void };
  start(): void;
  stop(): void;
}

type MakeClient = (options: { game: object; numPlayers: number; debug: boolean }) => Client;

/** Tic-tac-toe as the tutorial of boardgame.io writes it. */
const TIC_TAC_TOE = {
  setup: (): Board => ({ cells: emptyCells() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    markCell({ G, playerID }: { G: Board; playerID: string }, cell: number): string | undefined {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: Board; ctx: { currentPlayer: string } }): object | undefined {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every(cell => cell !== null) ? { draw: true } : undefined;
  },
};

/** Plays one match at random on boardgame.io and counts its moves. */
export function boardgameIoMatch(): (rng: Rng) => number {
  // Its development build checks more and is slower. Its ESM entry does not resolve in Node.
  process.env['NODE_ENV'] = 'production';
  const require = createRequire(import.meta.url);
  const { Client: makeClient } = require('boardgame.io/client') as { Client: MakeClient };
  return rng => {
    const client = makeClient({ game: TIC_TAC_TOE, numPlayers: 2, debug: false });
    client.start();
    let moves = 0;
    for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
      const free = [...state.G.cells.keys()].filter(cell => state.G.cells[cell] === null);
      client.moves.markCell(free[throwDie(rng, free.length) - 1] as number);
      moves += 1;
    }
    client.stop();
    return moves;
  };
}
