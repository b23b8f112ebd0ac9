import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Encoding, filesOf } from '@tenebrae/tools/static';

export const ROOT = join(import.meta.dirname, '..', '..', '..');

export interface Server {
  readonly address: string;
  close(): void;
}

/** The built page on a free port. */
export async function serve(folder: string, encodings?: readonly Encoding[]): Promise<Server> {
  const server = createServer(filesOf(folder, encodings === undefined ? {} : { encodings }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
