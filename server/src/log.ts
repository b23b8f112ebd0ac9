import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/**
 * One line of JSON for each thing worth knowing. It never has tokens, cookies, seeds, invitations or what people say:
 * whoever logs names a table or a person by its id, and a request by the pattern of its route. What is redacted here would
 * be a mistake elsewhere.
 */
export function newLog(level: Config['logLevel'], node: string): Logger {
  const how: LoggerOptions = {
    level,
    base: { node },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    serializers: { err: errorLine },
    redact: {
      paths: ['cookie', 'token', 'seed', 'code', 'text', '*.cookie', '*.token', '*.seed', '*.code', '*.text'],
      censor: '[secret]',
    },
  };
  // Beside the one line for people, which is on the other stream.
  return pino(how, pino.destination(2));
}

/** What went wrong and where; not what somebody had sent. */
function errorLine(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  return { type: thrown.name, message: thrown.message.slice(0, 300), stack: thrown.stack?.slice(0, 2000) };
}
