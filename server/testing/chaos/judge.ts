import { isDeepStrictEqual } from 'node:util';
import type { Match, Save, Seat } from '@tenebrae/kernel';
import type { OnlineScene, ServerMessage, TableInfo } from '@tenebrae/protocol';
import type { Done } from '../../src/tables/deeds.ts';
import { ask, helloWith, openLine, type Visitor } from '../wire.ts';

export type Welcome = Extract<ServerMessage, { kind: 'welcome' }>;

/** What a node shows somebody who comes with nothing. */
export async function lookAt(origin: string, visitor: Visitor, table: string): Promise<Welcome> {
  let heard: (message: ServerMessage) => void = () => {};
  const line = await openLine(origin, visitor, table, message => heard(message));
  if (line === null) throw new Error(`${origin} does not let ${visitor.who.name} in`);
  try {
    return await new Promise((resolve, reject) => {
      heard = message => {
        if (message.kind === 'welcome') resolve(message);
        if (message.kind === 'refused') reject(new Error(`${message.code}: ${message.message}`));
      };
      void line.closed.then(() => reject(new Error(`${origin} closed the line`)));
      line.say(helloWith([], 0));
    });
  } finally {
    line.socket.terminate();
  }
}

/** Everything that a seat is shown and that follows from the match, as the kernel alone gives it. */
export function expected(match: Match | null, seat: Seat | null, deeds: readonly Done[]): object | null {
  if (match === null) return null;
  return plain({
    moment: match.moment,
    moments: match.moments,
    view: match.view(seat),
    description: match.game.describe?.(match.state, seat) ?? [],
    request: requestFor(match, isLent(deeds, seat) ? null : seat),
    seats: match.seats,
    asked: match.request === null ? [] : match.asked(),
    votes: match.votes,
    result: match.result,
    isFrozen: match.fault !== null,
    policy: match.policy,
    log: match.told(seat).map(({ at, event }) => ({ at, event })),
  });
}

/** The same of a scene that was served, with the log as the page has it. */
export function served(
  scene: OnlineScene | null,
  log: readonly object[] = scene?.log.lines ?? [],
): object | null {
  if (scene === null) return null;
  const { moment, moments, view, description, request, seats, asked, votes, result, policy } = scene;
  return plain({
    moment,
    moments,
    view,
    description,
    request,
    seats,
    asked,
    votes,
    result,
    isFrozen: scene.fault !== null,
    policy,
    log,
  });
}

/** What is asked of this seat, whole; of what is asked of others, only who and why. */
function requestFor(match: Match, seat: Seat | null): object | null {
  const { request } = match;
  if (request === null || request.kind === 'chance') return request;
  if (seat !== null && match.asked().includes(seat)) return request;
  const { kind, seat: of, ask: what, rule } = request;
  return { kind, seat: of, ask: what, rule, options: [] };
}

/** Whether a bot plays a seat for its holder, who then sees its view and is asked nothing. */
const isLent = (deeds: readonly Done[], seat: Seat | null): boolean =>
  deeds.findLast(({ deed }) => (deed.kind === 'lent' || deed.kind === 'reclaimed') && deed.seat === seat)
    ?.deed.kind === 'lent';

/** What is the same whoever is there at the moment. */
export const withoutPresence = ({ seats, watchers: _, ...table }: TableInfo): object => ({
  ...table,
  seats: seats.map(({ present: _present, ...seat }) => seat),
});

export const saveOf = (origin: string, visitor: Visitor, table: string): Promise<Save> =>
  ask(origin, visitor, 'GET', `/api/tables/${table}/save`);

/** The first thing in which two pieces of plain data differ; null when they do not. */
export function differenceOf(one: unknown, other: unknown, path = ''): string | null {
  if (isDeepStrictEqual(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${path || 'everything'}: ${brief(one)} and ${brief(other)}`;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    const [left, right] = [one, other].map(side => (side as Record<string, unknown>)[name]);
    const found = differenceOf(left, right, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return `${path}: not alike`;
}

const brief = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);

/** As it comes over the wire. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const talkOf = (deeds: readonly Done[]): readonly object[] =>
  deeds
    .flatMap(({ deed, seq, time }) =>
      deed.kind === 'chatted' ? [{ at: seq, by: deed.by, text: deed.text, time }] : [],
    )
    .slice(-200);
