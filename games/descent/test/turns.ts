import type { Chance, Question } from '@tenebrae/kernel';
import type { Line } from '@tenebrae/kernel/testing';
import { actionsOf } from '../src/rules/hero-actions.ts';
import { playHeroes } from '../src/rules/hero-turn.ts';
import type { HeroId } from '../src/data/heroes.ts';
import type { TestGame } from '../testing/index.ts';

/** More beats than a whole round of scripted turns has. */
const BEATS = 100;

/** Plays beat after beat of the heroes' part as scripted; gives the question at which the script ends, null if none is left. */
export function playOn({ table, state }: TestGame, ...script: readonly Line[]): Question | null {
  const lines = [...script];
  for (let beat = 0; beat < BEATS && state.phase.kind === 'heroes'; beat++) {
    const rule = playHeroes(table);
    let step = rule.next(0);
    while (step.done !== true) {
      const request = step.value;
      if (request.kind === 'end') return null;
      const isForced = request.kind === 'question' && request.options.length === 1;
      const line = isForced ? request.options[0]?.id : lines.shift();
      if (line === undefined && request.kind === 'question') return request;
      step = rule.next(replyTo(request, line ?? ''));
    }
  }
  if (lines.length > 0) throw new Error(`the script goes on: ${lines.join()}`);
  return null;
}

function replyTo(request: Question | Chance, line: Line): number | readonly number[] {
  if (request.kind === 'chance') return typeof line === 'number' ? [line] : (line as readonly number[]);
  const at = request.options.findIndex(({ id }) => id === line);
  if (at >= 0) return at;
  throw new Error(`${request.ask} does not offer ${String(line)}: ${idsOf(request).join()}`);
}

export const idsOf = (question: Question | null): string[] => question?.options.map(({ id }) => id) ?? [];

/** Everything a hero could do now, by id. */
export const offersOf = (game: TestGame, id: HeroId): string[] =>
  actionsOf(game.state, game.hero(id)).flatMap(action =>
    action.options(game.state, game.hero(id)).map(option => option.id),
  );
