import type { Trouble } from '../engine/scene.ts';
import type { Say } from '../words/speech.ts';
import { ApiFault } from './api.ts';

/** Why something was not done, in the reader's language. */
export const sayTrouble = (say: Say, { code, message }: Trouble): string =>
  say(code === 'rule-bug' ? 'fault' : `trouble-${code}`, { message });

/** The same for what a request to the server brought. */
export function sayFault(say: Say, thrown: unknown): string {
  // A browser gives no other reason when it reaches nobody.
  if (thrown instanceof TypeError) return say('server-not-reached');
  if (!(thrown instanceof ApiFault))
    return say('trouble-failed', { message: thrown instanceof Error ? thrown.message : String(thrown) });
  const { code, message } = thrown;
  if (code === 'no-session') return say('trouble-not-allowed');
  if (code === 'cross-site' || code === 'not-found') return say('trouble-failed', { message });
  return sayTrouble(say, { code, message });
}
