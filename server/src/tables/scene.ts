import type { Fault, Seat } from '@tenebrae/kernel';
import {
  type LogPart,
  logPart,
  type OnlineScene,
  pastScene,
  type Person,
  type Powers,
  type Scene,
  type Screen,
  type Sitter,
  sceneOf,
} from '@tenebrae/protocol';
import { botToPlay } from './live.ts';
import { isAlone, isHost, mayHaveAll, playedBy, playerOf, viewerFor } from './rights.ts';
import { Declined, type LiveTable } from './service.ts';

/**
 * All that one person may know of the match now; null before it has begun, and for those who may see nothing. `sent` is
 * how many lines of the log they have, -1 for none that can be trusted.
 */
export function sceneFor(
  table: LiveTable,
  who: Person,
  sent: number,
  complain: Screen['complain'],
): OnlineScene | null {
  const { match, record, asking } = table;
  const viewer = viewerFor(record, who);
  if (match === null || viewer === undefined) return null;
  const screen = screenFor(table, who, viewer, logPart(match, viewer, sent), complain);
  return { ...only(sceneOf(match, screen), screen.here), asking };
}

/** The match as it stood at a moment, as this person may know it. */
export function pastSceneFor(table: LiveTable, who: Person, at: number, complain: Screen['complain']): Scene {
  const { match, record } = table;
  const viewer = viewerFor(record, who);
  if (match === null || viewer === undefined) throw new Declined('not-allowed', 'there is nothing to see');
  if (!match.moments.includes(at)) throw new Declined('no-such-moment', `there is no moment ${at}`);
  const screen = screenFor(table, who, viewer, { from: 0, lines: [], retold: false }, complain);
  return only(pastScene(match, at, screen), screen.here);
}

/** What a scene holds for those who play from it: of the rest, only what they may use. */
const only = (scene: Scene, here: readonly Seat[]): Scene => ({
  ...scene,
  fault: maskedFault(scene.fault, here),
  ...(here.length === 0 ? { undoTo: null, undo: 'none', canRedo: false } : {}),
});

function screenFor(
  table: LiveTable,
  who: Person,
  viewer: Seat | null,
  log: LogPart,
  complain: Screen['complain'],
): Screen {
  const { record, head } = table;
  const here = playedBy(record, who);
  return {
    here,
    viewer,
    openly: false,
    serial: head,
    sitters: Object.fromEntries(
      record.seats.map(one => [one.seat, sitterOf(one.bot, here.includes(one.seat))]),
    ),
    names: Object.fromEntries(
      record.seats.flatMap(one => {
        const name = playerOf(one)?.name ?? one.holder?.name;
        return name === undefined ? [] : [[one.seat, name]];
      }),
    ),
    paused: record.paused,
    thinking: botToPlay(table) !== null,
    lesson: null,
    log,
    can: powersOf(table, who, here.length > 0),
    complain,
  };
}

/** Only bots that a page can show are ever seated: see `lend`. */
const sitterOf = (bot: string | null, isHere: boolean): Sitter =>
  bot === null ? (isHere ? 'person' : 'elsewhere') : (bot as Sitter);

function powersOf({ record, match }: LiveTable, who: Person, plays: boolean): Powers {
  // What is thought or played on the device of whoever asks needs the whole match.
  const hasAll = match !== null && mayHaveAll(record, who, match.result !== null);
  return {
    branch: hasAll,
    hint: plays,
    account: hasAll,
    reseat: false,
    dice: isHost(record, who) && isAlone(record, who),
    pause: plays || isHost(record, who),
  };
}

/** What a rule stumbled over is somebody's answer, and its complaint may name what is hidden: others learn only that it did. */
function maskedFault(fault: Fault | null, here: readonly Seat[]): Fault | null {
  if (fault === null) return null;
  const { entry, rule, at } = fault;
  if (entry.kind !== 'answer') return { ...fault, message: 'a rule failed' };
  if (here.includes(entry.seat)) return fault;
  return { message: 'a rule failed', rule, at, entry: { kind: 'answer', seat: entry.seat, option: -1 } };
}
