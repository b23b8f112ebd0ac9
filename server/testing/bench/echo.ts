// The yardstick: the same kind of process, the same sockets, the same sizes, and nothing behind them. The first message on
// a socket is what is to be sent to all sockets of its table after each later one, which is also answered with a short word.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { COMPRESSION } from '../../src/socket/compression.ts';

const tables = new Map<string, Set<WebSocket>>();
const door = new WebSocketServer({ noServer: true, perMessageDeflate: COMPRESSION });
const server = createServer();
server.on('upgrade', (request, socket, head) => {
  door.handleUpgrade(request, socket, head, page => {
    const table = request.url ?? '';
    const pages = tables.get(table) ?? new Set();
    tables.set(table, pages.add(page));
    page.on('close', () => pages.delete(page));
    page.once('message', data => {
      const scene = String(data);
      page.on('message', message => {
        for (const one of pages) one.send(scene);
        page.send(JSON.stringify({ kind: 'done', id: (JSON.parse(String(message)) as { id: string }).id }));
      });
      page.send('{"kind":"welcome"}');
    });
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(`echo at http://localhost:${(server.address() as AddressInfo).port}/`);
});
