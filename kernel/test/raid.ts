import { ask, type Game, type Match, PASS, rollOne, start } from '../src/index.ts';
import { aGame } from './a-game.ts';

export interface Raid {
  blows: number;
  parried: string[];
  wounds: number;
}

/** Ann strikes bob or cid; each of the two may parry, whoever is struck; a die says how much it hurts. */
export const raid: Game<Raid> = aGame({ blows: 0, parried: [], wounds: 0 } as Raid, function* (table) {
  const { state } = table;
  const { id: victim } = yield* ask('strike', 'ann', [{ id: 'bob' }, { id: 'cid' }], 'RAID-1');
  for (const seat of ['bob', 'cid']) {
    const choice = yield* ask('parry', seat, [{ id: 'parry' }, PASS], 'RAID-2', {
      window: true,
      concerns: [victim],
    });
    if (choice.id === 'parry') state.parried.push(seat);
  }
  const rolled = yield* rollOne('hurt', 6, 'RAID-3');
  state.wounds += rolled;
  state.blows += 1;
  table.tell({ type: 'struck', rule: 'RAID-3', victim, rolled });
});

export const aRaid = (): Match<Raid> => start(raid, { players: 3, seed: 'axe', policy: { undo: 'free' } });
