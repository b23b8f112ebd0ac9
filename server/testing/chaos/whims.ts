import type { Seat } from '@tenebrae/kernel';
import type { Command, OnlineScene, Person, TableInfo } from '@tenebrae/protocol';
import type { Chance } from './chance.ts';

interface Seen {
  readonly scene: OnlineScene | null;
  readonly table: TableInfo | null;
}

/** What somebody wishes next: mostly to answer, now and then something else that people do. */
export function nextCommand(
  { scene, table }: Seen,
  seat: Seat | null,
  who: Person,
  chance: Chance,
): Command | null {
  if (table === null || table.status === 'gathering') return null;
  if (chance.percent(4)) return { kind: 'chat', text: `${who.name} says ${chance.below(1000)}` };
  if (scene === null || seat === null) return null;
  if (table.paused) return { kind: 'pause', paused: false };
  const head = Math.max(scene.serial, table.head);
  const { proposal } = table;
  if (proposal !== null)
    return proposal.wanted.includes(seat) && !proposal.agreed.includes(seat)
      ? { kind: 'consent', head, agree: chance.percent(80) }
      : null;
  if (!table.mine.includes(seat)) return chance.percent(50) ? { kind: 'reclaim', seat } : null;
  if (scene.fault !== null) return { kind: 'undo', head, to: scene.moment };
  return asideOf(scene, seat, head, chance) ?? answerOf(scene, seat, chance);
}

function asideOf(scene: OnlineScene, seat: Seat, head: number, chance: Chance): Command | null {
  const whim = chance.below(100);
  // A match that is over begins again: nobody should be idle.
  if (scene.result !== null) return { kind: 'undo', head, to: chance.pick(scene.moments) ?? 0 };
  if (whim < 5 && scene.undoTo !== null && scene.undo !== 'barrier')
    return { kind: 'undo', head, to: scene.undoTo };
  if (whim < 7 && scene.canRedo) return { kind: 'redo', head };
  if (whim < 8) return { kind: 'lend', seat, to: { bot: 'random' } };
  if (whim < 9) return { kind: 'pause', paused: true };
  if (whim < 10) return { kind: 'order', seat, orders: { default: chance.pick(['ask', 'pass']) ?? 'ask' } };
  return null;
}

function answerOf(scene: OnlineScene, seat: Seat, chance: Chance): Command | null {
  const { request, asking, votes } = scene;
  if (request?.kind !== 'question' || !scene.mine.includes(seat) || votes[seat] !== undefined) return null;
  return { kind: 'answer', asking, seat, given: chance.below(request.options.length) };
}
