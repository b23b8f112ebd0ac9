import type { Review } from '@tenebrae/bots';
import type { Save, Seat } from '@tenebrae/kernel';
import { proxy, wrap } from 'comlink';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Reviewer } from './reviewer.ts';

/** How far the review of a match is. */
export interface ReviewState {
  readonly phase: 'idle' | 'working' | 'done' | 'stopped' | 'failed';
  /** What is known so far. */
  readonly part: Review | null;
  /** Why there is none. */
  readonly message: string;
  /** How much of the work is done, from 0 to 1. */
  readonly done: number;
}

/** Where matches of one table are reviewed, one at a time. What was found stays while the table is open. */
export interface Desk {
  readonly use: UseBoundStore<StoreApi<ReviewState>>;
  /** Begins the review of a match, by a name that no other match of this table has; one that is known is only shown. */
  begin(match: string, seats: readonly Seat[]): void;
  /** Begins it once more; what was found before stays in sight until more is known. */
  again(seats: readonly Seat[]): void;
  stop(): void;
}

const NOTHING: ReviewState = { phase: 'idle', part: null, message: '', done: 0 };

export function newDesk(record: () => Promise<Save>): Desk {
  const use = create<ReviewState>()(() => NOTHING);
  let worker: Worker | null = null;
  let about: string | null = null;

  function end(): void {
    worker?.terminate();
    worker = null;
  }

  /** A part that knows less than what is shown already is not shown. */
  const hear = (next: Review): void =>
    use.setState(({ part }) => ({
      done: next.done,
      part: part !== null && part.done > next.done ? part : next,
    }));

  async function run(seats: readonly Seat[]): Promise<void> {
    end();
    const mine = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: 'tenebrae-review',
    });
    worker = mine;
    use.setState({ phase: 'working', message: '', done: 0 });
    const isStill = (): boolean => worker === mine;
    try {
      const save = await record();
      if (!isStill()) return;
      const found = await wrap<Reviewer>(mine).review(
        save,
        seats,
        proxy(part => {
          if (isStill()) hear(part);
        }),
      );
      if (isStill()) use.setState({ phase: 'done', part: found, done: 1 });
    } catch (thrown) {
      if (isStill())
        use.setState({ phase: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) });
    } finally {
      if (isStill()) end();
    }
  }

  return {
    use,
    begin(match, seats) {
      if (match === about && use.getState().phase !== 'idle') return;
      about = match;
      use.setState(NOTHING);
      void run(seats);
    },
    again: seats => void run(seats),
    stop() {
      end();
      if (use.getState().phase === 'working') use.setState({ phase: 'stopped' });
    },
  };
}
