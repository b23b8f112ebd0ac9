import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { MatchRecord } from '../match/record.ts';
import type { Run } from './run.ts';
import type { Answer, Task } from './thread.ts';

/** Threads that play matches. One that dies is replaced, and what it was playing is played again. */
export interface Pool {
  play(run: Run, index: number): Promise<MatchRecord>;
  close(): Promise<void>;
}

export interface ThreadSource {
  /** The program of a thread, which must call `workThread`. */
  readonly program: URL;
  readonly data?: unknown;
}

interface Order {
  readonly run: Run;
  readonly index: number;
  deaths: number;
  done(record: MatchRecord): void;
  fail(why: Error): void;
}

interface Slot {
  thread: Worker | null;
  /** The runs whose plans this thread has been sent. */
  known: Set<string>;
  sent: Order[];
  /** Orders that it is given at a time: short matches would have it wait for the next order otherwise. */
  ahead: number;
  sentAt: number;
  why: string;
}

/** How many matches are ordered at a time, by how many milliseconds the last one took: of long ones each goes to whoever is free. */
const aheadAfter = (milliseconds: number): number => (milliseconds < 20 ? 4 : milliseconds < 1000 ? 2 : 1);
/**
 * Forks are short-lived and many. With room for more of them most are dead before anybody sweeps, and while all cores play,
 * helpers at sweeping only wait for one another: together a sixth more matches a second with two threads on two cores.
 */
const YOUNG = { maxYoungGenerationSizeMb: 192 } as const;
const SWEEP_ALONE = '--no-parallel-scavenge';

/** A match that has cost so many threads their life is given up. */
const MOST_DEATHS = 3;

export function openPool(source: ThreadSource, size: number): Pool {
  setFlagsFromString(SWEEP_ALONE);
  const waiting: Order[] = [];
  const slots = Array.from({ length: size }, newSlot);
  let isOpen = true;

  function pump(): void {
    for (const slot of slots) {
      while (isOpen && slot.sent.length < slot.ahead) {
        const order = waiting.shift();
        if (order === undefined) return;
        send(slot, order);
      }
    }
  }

  function send(slot: Slot, order: Order): void {
    const thread = (slot.thread ??= begin(slot));
    const { run, index } = order;
    if (slot.sent.length === 0) slot.sentAt = performance.now();
    slot.sent.push(order);
    thread.postMessage({
      run: run.id,
      index,
      ...(!slot.known.has(run.id) && { plan: run.plan }),
    } satisfies Task);
    slot.known.add(run.id);
  }

  function begin(slot: Slot): Worker {
    const thread = new Worker(source.program, { workerData: source.data, resourceLimits: YOUNG });
    thread.on('message', (answer: Answer) => {
      settle(slot, answer);
      pump();
    });
    thread.on('error', thrown => {
      slot.why = thrown.message;
    });
    thread.on('exit', status => bury(slot, status));
    return thread;
  }

  function bury(slot: Slot, status: number): void {
    const lost = slot.sent;
    const why = slot.why || `a thread ended early, with status ${status}`;
    Object.assign(slot, newSlot());
    if (!isOpen) return;
    // Whatever killed the thread, it was at the first of its orders.
    const [first] = lost;
    if (first !== undefined) first.deaths += 1;
    for (const order of lost.toReversed()) {
      if (order.deaths >= MOST_DEATHS) order.fail(new Error(`match ${order.index}: ${why}`));
      else waiting.unshift(order);
    }
    pump();
  }

  return {
    play(run, index) {
      return new Promise((done, fail) => {
        waiting.push({ run, index, deaths: 0, done, fail });
        pump();
      });
    },
    async close() {
      isOpen = false;
      await Promise.all(slots.map(({ thread }) => thread?.terminate()));
    },
  };
}

const newSlot = (): Slot => ({ thread: null, known: new Set(), sent: [], ahead: 1, sentAt: 0, why: '' });

function settle(slot: Slot, answer: Answer): void {
  const index = 'record' in answer ? answer.record.index : answer.index;
  const place = slot.sent.findIndex(order => order.index === index && order.run.id === answer.run);
  const [order] = place < 0 ? [] : slot.sent.splice(place, 1);
  const now = performance.now();
  slot.ahead = aheadAfter(now - slot.sentAt);
  slot.sentAt = now;
  if ('record' in answer) order?.done(answer.record);
  else order?.fail(new Error(`match ${index}: ${answer.failed}`));
}
