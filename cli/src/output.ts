import { SingleBar } from 'cli-progress';
import pc from 'picocolors';

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

export function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Rows in columns: text to the left, numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, String(cell).length)),
    [],
  );
  return rows.map(row =>
    row
      .map((cell, i) =>
        typeof cell === 'number' ? String(cell).padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** A list, cut when it is long, as a paragraph under a heading; nothing for an empty one. */
export function listed(heading: string, items: readonly string[], most = 40): string[] {
  if (items.length === 0) return [];
  const more = items.length > most ? ` … and ${items.length - most} more` : '';
  return ['', pc.bold(`${heading} (${items.length})`), `  ${items.slice(0, most).join(' ')}${more}`];
}

export interface Progress {
  to(done: number): void;
  end(): void;
}

/** A bar on stderr where a person looks on; nothing otherwise. */
export function progress(what: string, total: number): Progress {
  if (!process.stderr.isTTY) return { to() {}, end() {} };
  const bar = new SingleBar({
    format: `${what} {bar} {percentage}%  {value}/{total}  {eta_formatted} left`,
    stream: process.stderr,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return { to: done => bar.update(Math.min(done, total)), end: () => bar.stop() };
}
