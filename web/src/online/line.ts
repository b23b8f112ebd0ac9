import { CLOSED, type ClientMessage, type ServerMessage } from '@tenebrae/protocol';
import type { Dial, Wire } from './wire.ts';

/** Why a line is given up. */
export type Lost = 'too-old' | 'no-session' | 'no-such-table' | 'not-allowed' | 'malformed';

/** `cut` means that it is tried again; what is lost stays so until somebody does something about it. */
export type LineState = 'connecting' | 'open' | 'cut' | 'closed' | Lost;

export interface LineEnds {
  dial: Dial;
  /** The first word on every new socket. */
  greet(): ClientMessage;
  heard(message: ServerMessage): void;
  /** The state of the line has changed; `open` means welcomed, and that what waits may be sent. */
  turned(state: LineState): void;
  /** Asks, by another way, why a socket did not open; null when there is no reason to give up. */
  why(): Promise<Lost | null>;
}

export interface Line {
  send(message: ClientMessage): void;
  /** Tries at once, also when it was lost. */
  retry(): void;
  /** Hangs up and calls again: what was heard does not fit together. */
  redial(): void;
  close(): void;
}

/** The first wait after a cut, and the longest, in milliseconds. */
export const FIRST_WAIT = 700;
export const LONGEST_WAIT = 15_000;
/** After so long without an answer to a message the line is dead, whatever the socket says. */
export const SILENCE = 15_000;
/** Out of sight for so long a device may have slept, and its sockets with it, without a word. */
export const SLEEP = 30_000;

/** How long to wait before the next try: twice as long each time, and never all pages at the same moment. */
export const waitBefore = (tries: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + Math.random() / 2);

/** A line to the server that puts itself together again. */
export function newLine(ends: LineEnds): Line {
  let state: LineState = 'connecting';
  let wire: Wire | null = null;
  /** Grows with every call, so that a late word of an old one is not heard. */
  let call = 0;
  let tries = 0;
  let again: number | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let silence: ReturnType<typeof setTimeout> | null = null;
  let hiddenAt = Date.now();

  function turn(next: LineState): void {
    if (state === next) return;
    state = next;
    ends.turned(next);
  }

  function dial(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    call += 1;
    const mine = call;
    const isMine = (): boolean => mine === call;
    let hasOpened = false;
    wire = ends.dial({
      opened() {
        if (!isMine()) return;
        hasOpened = true;
        send(ends.greet());
      },
      heard(text) {
        if (!isMine()) return;
        keepWaiting();
        hear(JSON.parse(text) as ServerMessage);
      },
      closed(code) {
        if (isMine()) void closed(code, hasOpened);
      },
    });
  }

  function hear(message: ServerMessage): void {
    if (message.kind === 'closing') again = message.again;
    if (message.kind === 'refused' && message.code === 'too-old') return lose('too-old');
    ends.heard(message);
    if (message.kind !== 'welcome') return;
    tries = 0;
    again = null;
    turn('open');
  }

  async function closed(code: number, hasOpened: boolean): Promise<void> {
    hangUp();
    const mine = call;
    if (code === CLOSED.tooOld) return lose('too-old');
    if (code === CLOSED.noSession) return lose('no-session');
    if (code === CLOSED.malformed) return lose('malformed');
    turn('cut');
    if (!hasOpened && navigator.onLine) {
      const lost = await ends.why().catch(() => null);
      if (mine !== call || state === 'closed') return;
      if (lost !== null) return lose(lost);
    }
    timer ??= setTimeout(dial, again === null ? waitBefore(tries) : again * (0.5 + Math.random()));
    tries += 1;
    again = null;
  }

  /** Leaves the socket, and hears nothing of it any more. */
  function hangUp(): void {
    call += 1;
    if (silence !== null) clearTimeout(silence);
    silence = null;
    wire?.close();
    wire = null;
  }

  function lose(why: Lost): void {
    hangUp();
    turn(why);
  }

  function send(message: ClientMessage): void {
    wire?.send(JSON.stringify(message));
    silence ??= setTimeout(cut, SILENCE);
  }

  function keepWaiting(): void {
    if (silence !== null) clearTimeout(silence);
    silence = null;
  }

  /** The network has gone, or nothing answers: no need to wait until the socket notices. */
  function cut(): void {
    if (wire !== null) void closed(CLOSED.silent, true);
  }

  function retry(): void {
    if (state === 'closed' || wire !== null) return;
    tries = 0;
    if (state !== 'cut') turn('connecting');
    dial();
  }

  function redial(): void {
    if (wire === null) return;
    hangUp();
    turn('cut');
    dial();
  }

  const whenSeen = (): void => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    const hasSlept = Date.now() - hiddenAt > SLEEP;
    if (state === 'cut') retry();
    else if (state === 'open' && hasSlept) redial();
  };
  const whenBack = (): void => {
    if (state === 'cut') retry();
  };
  addEventListener('online', whenBack);
  addEventListener('offline', cut);
  document.addEventListener('visibilitychange', whenSeen);
  dial();

  return {
    send,
    retry,
    redial,
    close() {
      removeEventListener('online', whenBack);
      removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', whenSeen);
      if (timer !== null) clearTimeout(timer);
      hangUp();
      turn('closed');
    },
  };
}
