import type { Command } from '@tenebrae/protocol';
import type { Store } from '../../src/store/store.ts';
import type { Deed } from '../../src/tables/deeds.ts';
import { differenceOf } from './judge.ts';
import type { Player } from './player.ts';

export interface Acknowledged {
  /** Answers that were acknowledged, and everything that was which leaves a deed. */
  readonly answers: number;
  readonly deeds: number;
  /** What was acknowledged and is not in the record, or is something else there. */
  readonly lost: readonly string[];
  /** What was refused and done all the same. */
  readonly doneThoughRefused: readonly string[];
}

/** The commands that always leave a deed when they are done; others may find that it is so already. */
const LEAVES: Readonly<Partial<Record<Command['kind'], readonly Deed['kind'][]>>> = {
  answer: ['answered'],
  undo: ['undone', 'proposed'],
  redo: ['redone'],
  chat: ['chatted'],
  begin: ['begun'],
};

/** Looks for each message that a player got a reply to in the record of the table. */
export async function lookForAcknowledged(store: Store, players: readonly Player[]): Promise<Acknowledged> {
  const lost: string[] = [];
  const doneThoughRefused: string[] = [];
  let [answers, deeds] = [0, 0];
  for (const { table, visitor, sent } of players) {
    const kept = await messagesOf(store, table, visitor.who.id);
    for (const { id, command, outcome } of sent) {
      const name = `${table}: ${command.kind} ${id} of ${visitor.who.name}`;
      const deed = kept.get(id);
      const kinds = LEAVES[command.kind];
      // What failed may be done or not: that is what the word means.
      if (outcome !== 'done' && outcome !== 'failed' && deed !== undefined)
        doneThoughRefused.push(`${name}, refused as ${outcome}`);
      if (outcome !== 'done' || kinds === undefined) continue;
      deeds += 1;
      if (command.kind === 'answer') answers += 1;
      if (deed === undefined || !kinds.includes(deed.kind)) lost.push(name);
      else if (!isTheSame(command, deed)) lost.push(`${name} became another`);
    }
  }
  return { answers, deeds, lost, doneThoughRefused };
}

async function messagesOf({ db }: Store, table: string, who: string): Promise<ReadonlyMap<string, Deed>> {
  const rows = await db
    .selectFrom('deeds')
    .select(['message', 'deed'])
    .where('table_id', '=', table)
    .where('who', '=', who)
    .where('message', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ message, deed }) => [message?.slice(who.length + 1) ?? '', JSON.parse(deed) as Deed]),
  );
}

function isTheSame(command: Command, deed: Deed): boolean {
  if (command.kind === 'answer' && deed.kind === 'answered')
    return command.seat === deed.seat && differenceOf(command.given, deed.given) === null;
  if (command.kind === 'chat' && deed.kind === 'chatted') return command.text === deed.text;
  return true;
}
