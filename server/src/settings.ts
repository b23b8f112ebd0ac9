/** How one setting is read from the environment. */
export interface Setting<T> {
  readonly env: string;
  /** What stands when the environment is silent. */
  readonly usual: string;
  /** Gives the value, or throws with what was expected. */
  read(text: string): T;
  /** What it means, for the documentation. */
  readonly means: string;
}

export const setting = <T>(
  env: string,
  usual: string,
  read: (text: string) => T,
  means: string,
): Setting<T> => ({ env, usual, read, means });

/** A whole number between two others. */
export const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new Error(`expected a whole number from ${least} to ${most}`);
    return value;
  };

/** A port, or null when it does not matter which. */
export const port = (text: string): number | null => (text === '' ? null : whole(0, 65_535)(text));

/** A number of seconds, kept as milliseconds. */
export const seconds =
  (least: number, most: number) =>
  (text: string): number =>
    whole(least, most)(text) * 1000;

export const oneOf =
  <const T extends string>(...names: readonly T[]) =>
  (text: string): T => {
    const found = names.find(name => name === text);
    if (found === undefined) throw new Error(`expected one of ${names.join(', ')}`);
    return found;
  };

export const yesOrNo = (text: string): boolean => oneOf('yes', 'no')(text) === 'yes';

/** A list with commas; empty for none. */
export const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '');

export const anyText = (text: string): string => text;

/** Origins as a browser writes them: `https://play.example.org`, no path. */
export const origins = (text: string): readonly string[] =>
  list(text).map(one => {
    const url = URL.canParse(one) ? new URL(one) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== one)
      throw new Error(`${one} is no origin: expected https://host or http://host:port, without a path`);
    return one;
  });

/** Where the records are kept. */
export function database(text: string): string {
  if (/^postgres(?:ql)?:\/\/.+/.test(text) || /^file:.+/.test(text)) return text;
  throw new Error('expected postgres://user@host/name, or file: and the path of an SQLite file');
}

/** How many proxies stand before the server, or their addresses; `no` for none. */
export function proxies(text: string): false | number | readonly string[] {
  if (text === 'no') return false;
  return /^\d+$/.test(text) ? whole(1, 10)(text) : list(text);
}

export function contact(text: string): string {
  if (/^mailto:\S+@\S+$/.test(text) || (URL.canParse(text) && text.startsWith('https://'))) return text;
  throw new Error('expected mailto:somebody@example.org or an https address');
}

/** Names of hosts; `*.` before one stands for anything below it. */
export const hosts = (text: string): readonly string[] =>
  list(text).map(one => {
    if (!/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(one)) throw new Error(`${one} is no name of a host`);
    return one;
  });
