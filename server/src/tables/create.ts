import { randomBytes } from 'node:crypto';
import { type Game, load, type Match, type Save, start } from '@tenebrae/kernel';
import type { Person } from '@tenebrae/protocol';
import type { Games } from '../games.ts';
import { addTable, tablesMadeBy } from '../store/journal.ts';
import { draw } from '../store/cards.ts';
import type { Store } from '../store/store.ts';
import { checkPolicy, codeOf } from './decide-house.ts';
import type { Deed } from './deeds.ts';
import { drawingOf } from './drawing.ts';
import { openFolding } from './live.ts';
import { Declined, type NewTable } from './service.ts';

interface House {
  readonly store: Store;
  readonly games: Games;
  readonly config: { readonly tablesPerPerson: number };
  now(): number;
}

/** Makes a table by a plan that its game can play, and says its id. */
export async function newRecord(house: House, plan: NewTable, host: Person): Promise<string> {
  const { store, games, config, now } = house;
  if ((await tablesMadeBy(store, host.id)) >= config.tablesPerPerson)
    throw new Declined(
      'too-many',
      `you have ${config.tablesPerPerson} tables: finish one, or put it in the archive`,
    );
  const game = await games(gameOf(plan));
  const { seats, options, policy, save } = tried(game, plan);
  checkPolicy(policy);
  const [id, invitation, time] = [newName(), newName(), now()];
  const deed: Deed = {
    kind: 'created',
    title: plan.title,
    game: game.id,
    seats,
    options,
    policy,
    host,
    open: plan.open ?? false,
    invitation,
    save,
  };
  const done = { seq: 1, time, version: game.version, deed };
  const drawing = drawingOf(openFolding(id, done));
  await addTable(
    store,
    {
      id,
      game: game.id,
      host: host.id,
      is_open: deed.open ? 1 : 0,
      invitation,
      head: 1,
      changed_at: time,
      created_at: time,
      drawn: 0,
      status: drawing.status,
      bot_waits: 0,
      due: null,
      has_free_seat: 1,
      card: JSON.stringify(drawing.card),
      trouble: null,
    },
    { ...done, table: id, message: null, who: host.id },
  );
  await draw(store, id, drawing);
  return id;
}

/** Nobody guesses it. */
const newName = (): string => randomBytes(16).toString('base64url');

function gameOf(plan: NewTable): string {
  if (!('save' in plan)) return plan.game;
  const { save } = plan;
  const game = typeof save === 'object' && save !== null && 'game' in save ? save.game : undefined;
  if (typeof game !== 'string') throw new Declined('malformed', 'that is no save');
  return game;
}

/** Plays the beginning, only to see whether it can be played. */
function tried(
  game: Game,
  plan: NewTable,
): Pick<Match, 'seats' | 'options' | 'policy'> & { save: Save | null } {
  try {
    if ('save' in plan) {
      const match = load(game, plan.save);
      const { seats, options, policy } = match;
      return { seats, options, policy, save: match.save() };
    }
    const { players, options = {}, policy: wanted = {} } = plan;
    const match = start(game, { players, options, policy: wanted, seed: 'trial' });
    return { seats: match.seats, options: match.options, policy: match.policy, save: null };
  } catch (thrown) {
    throw new Declined(codeOf(thrown), thrown instanceof Error ? thrown.message : String(thrown));
  }
}
