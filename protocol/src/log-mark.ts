import type { LogLine } from './scene.ts';

/**
 * A short name for a piece of a log. A page that comes back names what it still has; when the server finds the same name
 * for as many lines, it sends only what came after them, and otherwise everything: somebody may have gone back meanwhile.
 */
export function logMark(lines: readonly LogLine[]): string {
  let low = 0x811c_9dc5;
  let high = 0x9e37_79b9;
  for (const { at, event } of lines) {
    const text = `${at} ${JSON.stringify(event)}\n`;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      low = Math.imul(low ^ code, 0x0100_0193);
      high = Math.imul(high ^ code, 0x85eb_ca6b);
    }
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
