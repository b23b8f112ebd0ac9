import type { Match, Seat, Told } from '@tenebrae/kernel';
import { logMark, type OnlineScene, type Person, PROTOCOL, type ServerMessage } from '@tenebrae/protocol';
import { chatFor, infoFor } from '../tables/info.ts';
import { viewerFor } from '../tables/rights.ts';
import { sceneFor } from '../tables/scene.ts';
import type { LiveTable } from '../tables/service.ts';

/** What a page says that it still has. */
export interface Kept {
  readonly log: number;
  readonly mark?: string;
  readonly chat: number;
}

/** What one page has been shown of a table, so that it is sent only what is new. */
export interface Window {
  /** Everything, to a page that has just come. */
  welcome(table: LiveTable, who: Person, kept: Kept): ServerMessage;
  /** What has changed since the page was last told. */
  news(table: LiveTable, who: Person): readonly ServerMessage[];
}

export function newWindow(complain: (thrown: unknown) => void): Window {
  let viewer: Seat | null | undefined;
  /** Lines of the viewer's log that the page has; -1 when it has none, or another's. */
  let lines = -1;
  /** The last of them, to know them again: going back takes lines away, and others come in their place. */
  let last: readonly Told[] = [];
  let chat = 0;
  let shownScene = '';
  let shownTable = '';

  function scene(table: LiveTable, who: Person): OnlineScene | null {
    lines = stillThere(table.match, viewer, lines, last);
    const shown = sceneFor(table, who, lines, complain);
    lines = shown === null ? -1 : shown.log.from + shown.log.lines.length;
    last =
      lines < 0 || viewer === undefined
        ? []
        : (table.match?.told(viewer, Math.max(0, lines - REMEMBERED)) ?? []);
    shownScene = sceneName(table, viewer);
    return shown;
  }

  function look(table: LiveTable, who: Person): void {
    const now = viewerFor(table.record, who);
    if (now !== viewer) lines = -1;
    viewer = now;
  }

  return {
    welcome(table, who, kept) {
      viewer = viewerFor(table.record, who);
      lines = stillHolds(table, viewer, kept) ? kept.log : -1;
      last = lines < 0 || viewer === undefined ? [] : (table.match?.told(viewer).slice(0, lines) ?? []);
      const info = infoFor(table, who);
      shownTable = facts(info);
      const said = chatFor(table, kept.chat);
      chat = table.record.chat.at(-1)?.at ?? 0;
      return {
        kind: 'welcome',
        version: PROTOCOL,
        you: who,
        table: info,
        scene: scene(table, who),
        chat: said,
      };
    },

    news(table, who) {
      const news: ServerMessage[] = [];
      look(table, who);
      const info = infoFor(table, who);
      if (facts(info) !== shownTable) {
        shownTable = facts(info);
        news.push({ kind: 'table', table: info });
      }
      if (sceneName(table, viewer) !== shownScene) {
        const shown = scene(table, who);
        if (shown !== null) news.push({ kind: 'scene', scene: shown });
      }
      for (const line of chatFor(table, chat)) {
        news.push({ kind: 'chat', line });
        chat = line.at;
      }
      return news;
    },
  };
}

/** Whether the lines that a page has are those that it would be sent now. */
function stillHolds({ match }: LiveTable, viewer: Seat | null | undefined, { log, mark }: Kept): boolean {
  if (match === null || viewer === undefined || log === 0 || mark === undefined) return false;
  const told = match.told(viewer).slice(0, log);
  return told.length === log && logMark(told) === mark;
}

/** How many of its lines a page still has right, as far as one remembers; -1 when none. */
function stillThere(
  match: Match | null,
  viewer: Seat | null | undefined,
  lines: number,
  last: readonly Told[],
): number {
  if (match === null || viewer === undefined || lines < 0) return -1;
  const first = lines - last.length;
  const now = match.told(viewer, first);
  const same = last.findLastIndex((line, i) => now[i] === line);
  return same < 0 && lines > 0 ? -1 : first + same + 1;
}

/** How far back one can go without the page being told everything again, in lines. */
const REMEMBERED = 200;

/** Everything that a scene depends on, in short: talk, presence and the title are not in it. */
const sceneName = ({ record }: LiveTable, viewer: Seat | null | undefined): string =>
  [record.moved, record.seated, record.paused, record.proposal?.at, viewer].join(' ');

/** Every deed makes the head grow, which alone is no news. */
const facts = (info: object): string => JSON.stringify({ ...info, head: 0 });
