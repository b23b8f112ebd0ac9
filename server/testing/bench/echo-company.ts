import { WebSocket } from 'ws';
import { exchangeOf, type Table } from './company.ts';

interface EchoPage {
  onScene: (() => void) | null;
  onDone: ((outcome: string) => void) | null;
  readonly socket: WebSocket;
}

/** Two sockets at a table of the echo, which get as much for as much as pages do. */
export async function echoCompanyAt(origin: string, table: number, scene: string): Promise<Table> {
  const pages = await Promise.all(
    [0, 1].map(() => openEcho(`${origin.replace('http', 'ws')}/${table}`, scene)),
  );
  let number = 0;
  return {
    exchange() {
      const by = pages[number % 2] as EchoPage;
      const other = pages[(number + 1) % 2] as EchoPage;
      const answer = { id: `echo-${number++}`, kind: 'answer', asking: number, seat: 'red', given: 0 };
      return exchangeOf(true, other, by, () => by.socket.send(JSON.stringify(answer)));
    },
    async close() {
      for (const { socket } of pages) socket.terminate();
    },
  };
}

async function openEcho(address: string, scene: string): Promise<EchoPage> {
  const socket = new WebSocket(address);
  const page: EchoPage = { onScene: null, onDone: null, socket };
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(scene));
    socket.on('message', data => {
      const { kind } = JSON.parse(String(data)) as { kind: string };
      if (kind === 'welcome') resolve();
      if (kind === 'scene') page.onScene?.();
      if (kind === 'done') page.onDone?.('done');
    });
  });
  return page;
}
