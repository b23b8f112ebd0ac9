import type { Bots } from './bots/bots.ts';
import type { Config } from './config.ts';
import type { Games } from './games.ts';
import type { Sessions } from './identity/sessions.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Notifier } from './push/notifier.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/service.ts';

/** What the parts of a node that face the world share. */
export interface Edge {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly games: Games;
  readonly tables: Tables;
  readonly bots: Bots;
  readonly notifier: Notifier;
  now(): number;
  /** The server is about to go: nothing new is begun. */
  isClosing(): boolean;
}
