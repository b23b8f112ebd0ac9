import type { ClientMessage, LogLine, OnlineScene, ServerMessage, TableInfo } from '@tenebrae/protocol';
import type { Dial, Ears } from '../src/online/wire.ts';

/** One socket as the server has it. */
export interface Call {
  /** What the page has sent on it. */
  readonly heard: ClientMessage[];
  open(): void;
  say(message: ServerMessage): void;
  /** The connection breaks, as the page sees it. */
  drop(code?: number): void;
  readonly isLeft: boolean;
}

/** A server that says and hears only what a test wants. */
export function fakeServer(): { readonly dial: Dial; readonly calls: Call[] } {
  const calls: Call[] = [];
  const dial: Dial = (ears: Ears) => {
    const heard: ClientMessage[] = [];
    let isOpen = false;
    let isLeft = false;
    calls.push({
      heard,
      open() {
        isOpen = true;
        ears.opened();
      },
      say: message => ears.heard(JSON.stringify(message)),
      drop(code = 1006) {
        isOpen = false;
        ears.closed(code);
      },
      get isLeft() {
        return isLeft;
      },
    });
    return {
      send(text) {
        if (isOpen) heard.push(JSON.parse(text) as ClientMessage);
      },
      close() {
        isOpen = false;
        isLeft = true;
      },
    };
  };
  return { dial, calls };
}

export const YOU = { id: 'p1', name: 'Ilse' } as const;

export const aTable = (some: Partial<TableInfo> = {}): TableInfo => ({
  id: 't1',
  title: '',
  game: 'dark-darker-darkest',
  status: 'playing',
  options: {},
  policy: { dice: 'seeded', agreement: 'anyone', undo: 'consent' },
  spectators: 'public',
  clock: null,
  due: null,
  paused: false,
  proposal: null,
  host: YOU,
  seats: [],
  watchers: [],
  mine: ['player-1'],
  isHost: true,
  invitation: 'abc',
  head: 5,
  ...some,
});

export const aLine = (at: number, type = 'happened'): LogLine => ({
  at,
  event: { type, rule: 'X-01' } as LogLine['event'],
});

export const aScene = (some: Partial<OnlineScene> = {}): OnlineScene => ({
  serial: 1,
  asking: 5,
  moment: 3,
  moments: [0, 3],
  view: null,
  description: [],
  request: {
    kind: 'question',
    seat: 'player-1',
    ask: 'what',
    rule: 'X-01',
    options: [{ id: 'one' }, { id: 'two' }],
  } as OnlineScene['request'],
  answered: null,
  seats: ['player-1', 'player-2'],
  sitters: { 'player-1': 'person', 'player-2': 'greedy' },
  names: { 'player-1': 'Ilse' },
  asked: ['player-1'],
  mine: ['player-1'],
  votes: {},
  result: null,
  fault: null,
  log: { from: 0, lines: [], retold: false },
  blocked: [],
  orders: {},
  undoTo: 0,
  undo: 'free',
  canRedo: false,
  policy: { dice: 'seeded', agreement: 'anyone', undo: 'consent' },
  thinking: false,
  paused: false,
  lesson: false,
  can: { branch: false, hint: true, account: false, reseat: false, dice: false, pause: true },
  ...some,
});

export const welcome = (
  some: Partial<Extract<ServerMessage, { kind: 'welcome' }>> = {},
): Extract<ServerMessage, { kind: 'welcome' }> => ({
  kind: 'welcome',
  version: 1,
  you: YOU,
  table: aTable(),
  scene: aScene(),
  chat: [],
  ...some,
});
