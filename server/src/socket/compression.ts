import type { PerMessageDeflateOptions } from 'ws';

/** Large messages are compressed one by one: a window kept for each page would cost more memory than the tables. */
export const COMPRESSION: PerMessageDeflateOptions = {
  threshold: 2048,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 3, memLevel: 7 },
};
