import { setTimeout as wait } from 'node:timers/promises';
import { type NodeProcess, startProcess } from '../processes.ts';
import { type Chance, newChance } from './chance.ts';

export interface StormWish {
  readonly nodes: number;
  readonly seed: string;
  readonly env: Readonly<Record<string, string>>;
  /** How long a node lives at the least and at the most once the storm has begun, in milliseconds. */
  readonly life: readonly [number, number];
}

export interface StormTally {
  readonly kills: { SIGKILL: number; SIGTERM: number };
  starts: number;
  /** The moments at which no node was up at all. */
  blackouts: number;
  /** Nodes that were told to stop and did not end with 0. */
  readonly badExits: string[];
  /** Nodes that went away of their own accord. */
  readonly fallen: string[];
  /** How often nodes complained, by what they said. */
  readonly complaints: Record<string, number>;
}

/** Several nodes over one database, which are killed and started again. */
export interface Storm {
  readonly tally: StormTally;
  /** Where nodes can be reached now. */
  readonly origins: readonly string[];
  /** Kills and starts nodes for so many milliseconds; at the end all are up. */
  rage(milliseconds: number): Promise<void>;
  /** Tells all of them to stop. */
  end(): Promise<void>;
}

/** Out of a hundred nodes so many are killed without a warning; the others are told to stop. */
const WITHOUT_WARNING = 60;
/** How long a place stays empty at the most. */
const AWAY = 2500;

export async function gatherStorm({ nodes, seed, env, life }: StormWish): Promise<Storm> {
  const tally: StormTally = {
    kills: { SIGKILL: 0, SIGTERM: 0 },
    starts: 0,
    blackouts: 0,
    badExits: [],
    fallen: [],
    complaints: {},
  };
  const places: (NodeProcess | null)[] = Array.from({ length: nodes }, () => null);
  const origins = (): readonly string[] => places.flatMap(one => (one?.isUp === true ? [one.origin] : []));

  function complain(line: string): void {
    const said = messageOf(line);
    tally.complaints[said] = (tally.complaints[said] ?? 0) + 1;
  }

  async function start(place: number): Promise<NodeProcess> {
    tally.starts += 1;
    const node = await startProcess({
      program: new URL('../node/main.ts', import.meta.url),
      env,
      complain,
    });
    places[place] = node;
    return node;
  }

  async function stop(place: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const node = places[place];
    if (node === null || node === undefined) return;
    const isStanding = node.isUp;
    if (!isStanding) tally.fallen.push(`node ${place} ended by itself with ${await node.gone}`);
    node.send(signal);
    // One that says goodbye is no longer to be found.
    places[place] = null;
    const code = await node.gone;
    if (isStanding && signal === 'SIGTERM' && code !== 0)
      tally.badExits.push(`node ${place} ended with ${code}`);
  }

  async function rageAt(place: number, until: number, chance: Chance): Promise<void> {
    for (;;) {
      const lives = life[0] + chance.below(life[1] - life[0]);
      if (Date.now() + lives >= until) return;
      await wait(lives);
      const signal = chance.percent(WITHOUT_WARNING) ? 'SIGKILL' : 'SIGTERM';
      const stopping = stop(place, signal);
      tally.kills[signal] += 1;
      if (origins().length === 0) tally.blackouts += 1;
      await stopping;
      await wait(chance.below(AWAY));
      await start(place);
    }
  }

  await Promise.all(places.map((_, place) => start(place)));
  return {
    tally,
    get origins() {
      return origins();
    },
    async rage(milliseconds) {
      const until = Date.now() + milliseconds;
      await Promise.all(places.map((_, place) => rageAt(place, until, newChance(`${seed}/node/${place}`))));
      await wait(until - Date.now());
    },
    async end() {
      await Promise.all(places.map((_, place) => stop(place, 'SIGTERM')));
    },
  };
}

/** What was said, without the circumstances. */
function messageOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(part => part !== undefined).join(': ');
  } catch {
    return line.slice(0, 120);
  }
}
