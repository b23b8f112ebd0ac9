/** Whom a connection tells. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  /** Said once, also when it never opened. */
  closed(code: number): void;
}

/** One connection; what is sent before it has opened, or after it has closed, is lost. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export type Dial = (ears: Ears) => Wire;

/** A socket to one table of the server that this page came from. */
export const dialTable =
  (table: string): Dial =>
  ears => {
    const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    socket.onopen = () => ears.opened();
    socket.onmessage = ({ data }: MessageEvent<string>) => ears.heard(data);
    socket.onclose = ({ code }) => ears.closed(code);
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close() {
        // A browser complains of a socket that is closed while it opens.
        if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
        else socket.close();
      },
    };
  };
