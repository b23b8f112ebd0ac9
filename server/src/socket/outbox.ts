import type { ServerMessage } from '@tenebrae/protocol';
import { CLOSED } from '@tenebrae/protocol';
import type { WebSocket } from 'ws';
import type { Edge } from '../edge.ts';

/** Why the server ends a connection. */
export type Reason = keyof typeof CLOSED;

/** The way to one page. */
export interface Outbox {
  send(message: ServerMessage): void;
  end(why: Reason): void;
}

export function newOutbox(socket: WebSocket, { config, metrics }: Pick<Edge, 'config' | 'metrics'>): Outbox {
  return {
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      metrics.sent.inc({ kind: message.kind });
      socket.send(JSON.stringify(message));
      // What it has not read by now is old: it comes back and gets the table as it is then.
      if (socket.bufferedAmount <= config.socketBacklog) return;
      metrics.closed.inc({ why: 'slow' });
      socket.terminate();
    },
    end(why) {
      if (socket.readyState !== socket.OPEN) return;
      metrics.closed.inc({ why });
      socket.close(CLOSED[why]);
    },
  };
}
