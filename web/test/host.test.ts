import type { Seat } from '@tenebrae/kernel';
import { describe, expect, test, vi } from 'vitest';
import { type Host, type KeptTable, newHost } from '../src/engine/host.ts';
import { newHinter } from '../src/engine/hinter.ts';
import type { LogLine, Scene, Sitter, TablePlan } from '../src/engine/scene.ts';

const plan = (sitters: readonly Sitter[], policy: Partial<TablePlan['policy']> = {}): TablePlan => ({
  game: 'dark-darker-darkest',
  players: sitters.length,
  options: { house: 'house-1' },
  seed: 'host',
  policy: { dice: 'seeded', agreement: 'anyone', undo: 'free', ...policy },
  sitters: Object.fromEntries(sitters.map((sitter, place) => [`player-${place + 1}`, sitter])),
  names: {},
});

interface Table {
  readonly host: Host;
  readonly scenes: readonly Scene[];
  /** The log as a page puts it together. */
  log(): readonly LogLine[];
  now(): Scene;
  /** Waits until somebody at the screen is asked, or the match is over. */
  asked(): Promise<Scene>;
}

async function open(given: TablePlan): Promise<Table> {
  const host = newHost();
  const scenes: Scene[] = [];
  host.pace(0);
  host.onScene(scene => scenes.push(structuredClone(scene)));
  expect(await host.open(given)).toBeNull();
  const now = (): Scene => scenes.at(-1) as Scene;
  return {
    host,
    scenes,
    now,
    log: () =>
      scenes.reduce<LogLine[]>((log, { log: { from, lines } }) => [...log.slice(0, from), ...lines], []),
    async asked() {
      await vi.waitUntil(() => now().mine.length > 0 || now().result !== null || now().paused, {
        timeout: 30_000,
      });
      return now();
    },
  };
}

/** Somebody at the screen answers some questions, always with the first option. */
async function play(table: Table, answers: number): Promise<Scene> {
  for (let i = 0; i < answers; i++) {
    const { moment, mine, request } = await table.asked();
    if (request === null) break;
    const given = request.kind === 'question' ? 0 : request.dice.map(() => 1);
    expect(table.host.answer(moment, given, mine[0])).toBeNull();
  }
  return table.asked();
}

/** Who was asked at a moment. */
function askedAt(table: Table, at: number): Seat | undefined {
  const { request } = table.host.look(at);
  return request?.kind === 'question' ? request.seat : undefined;
}

describe('the host of a table', () => {
  test.each(['habit', 'novice', 'adept'] as const)('a bot that is %s takes its turns', async bot => {
    const table = await open(plan([bot, bot]));
    await vi.waitUntil(() => table.now().moment > 8, { timeout: 30_000 });
    expect(table.host.pause(true)).toBeNull();
    expect(table.now()).toMatchObject({ paused: true, fault: null, sitters: { 'player-1': bot } });
  });

  test('sends a scene after every answer, and the log in parts that fit together', async () => {
    const table = await open(plan(['person', 'greedy']));
    await play(table, 12);
    const [whole] = (await taken(table.host.keep())).scenes;
    expect(table.log()).toEqual(whole?.log.lines);
    const serials = table.scenes.map(({ serial }) => serial);
    expect(serials).toEqual(serials.map((_, place) => place + 1));
  });

  test('refuses an answer to a moment that is past, and shows how the table stands', async () => {
    const table = await open(plan(['person', 'greedy']));
    const { moment, mine } = await table.asked();
    expect(table.host.answer(moment, 0, mine[0])).toBeNull();
    const shown = table.scenes.length;
    const stale = table.host.answer(moment, 0, mine[0]);
    expect(stale).toMatchObject({ code: 'no-such-moment' });
    expect(table.scenes.length).toBe(shown + 1);
    expect(table.now().moment).toBeGreaterThan(moment);
  });

  test('shows a past moment without changing anything', async () => {
    const table = await open(plan(['person', 'person']));
    await play(table, 8);
    const before = table.scenes.length;
    const [first] = table.now().moments;
    const past = table.host.look(first as number);
    expect(past.moment).toBe(first);
    expect(past.mine).toEqual([]);
    expect(table.scenes.length).toBe(before);
    await play(table, 1);
    const [whole] = (await taken(table.host.keep())).scenes;
    expect(table.log()).toEqual(whole?.log.lines);
  });

  test('says of a past moment what was answered, and a bot says why', async () => {
    const table = await open(plan(['novice', 'novice']));
    await vi.waitUntil(() => table.now().moment > 24, { timeout: 30_000 });
    table.host.pause(true);
    const { save } = table.host.keep();
    const byBot = table.now().moments.filter(at => table.host.look(at).answered?.seat === 'player-2');
    expect(byBot.length).toBeGreaterThan(3);
    for (const at of byBot) {
      const { answered, request } = table.host.look(at);
      const account = await newHinter().account(save, at, 'novice');
      expect(account).toMatchObject({ option: answered?.option, moment: at });
      expect(request?.kind === 'question' && request.options[answered?.option ?? -1]?.id).toBe(account?.id);
    }
    expect(table.host.look(table.now().moment).answered).toBeNull();
  });

  test('keeps what the overlord has answered from the heroes, but not what another hero has', async () => {
    const table = await open({
      ...plan([]),
      game: 'descent',
      players: 3,
      options: {},
      sitters: { 'overlord': 'habit', 'hero-1': 'person', 'hero-2': 'habit' },
    });
    await vi.waitUntil(
      async () => {
        await play(table, 20);
        return table.now().moments.some(at => askedAt(table, at) === 'overlord');
      },
      { timeout: 50_000 },
    );
    const answered = (seat: Seat): (Seat | undefined)[] =>
      table
        .now()
        .moments.slice(0, -1)
        .filter(at => askedAt(table, at) === seat)
        .map(at => table.host.look(at).answered?.seat);
    expect(new Set(answered('overlord'))).toEqual(new Set([undefined]));
    expect(new Set(answered('hero-2'))).toEqual(new Set(['hero-2']));
  });

  test('takes back the last answer of a person, not what the bots did after it', async () => {
    const table = await open(plan(['person', 'greedy', 'greedy']));
    const before = await play(table, 6);
    const { moment, mine } = before;
    table.host.answer(moment, 0, mine[0]);
    await table.asked();
    expect(table.now().undoTo).toBe(moment);
    expect(table.host.undo()).toBeNull();
    expect(table.now().moment).toBe(moment);
    expect(table.now().request).toEqual(before.request);
    expect(table.now().canRedo).toBe(true);
  });

  test('says so when something has been learned since, and the table does not go back', async () => {
    const table = await open(plan(['person', 'greedy'], { undo: 'never' }));
    await play(table, 12);
    const [first] = table.now().moments;
    expect(table.host.undo(first)).toMatchObject({ code: 'barrier' });
  });

  test('lets bots vote with the persons once these agree', async () => {
    const table = await open(plan(['person', 'person', 'greedy'], { agreement: 'all' }));
    const { moment, request, mine } = await table.asked();
    expect(request).toMatchObject({ kind: 'question', seat: 'party' });
    table.host.answer(moment, 1, mine[0] as Seat);
    expect(table.now().votes).toEqual({ 'player-1': 1 });
    expect(table.now().thinking).toBe(false);
    table.host.answer(table.now().moment, 1, mine[1] as Seat);
    await vi.waitUntil(() => table.now().request !== null && Object.keys(table.now().votes).length === 0);
    expect(table.now().moment).toBeGreaterThan(moment + 1);
  });

  test('halts the bots and lets them go on', async () => {
    const table = await open(plan(['greedy', 'greedy']));
    table.host.pause(true);
    const { moment } = table.now();
    await new Promise(done => setTimeout(done, 50));
    expect(table.now().moment).toBe(moment);
    table.host.pause(false);
    await vi.waitUntil(() => table.now().moment > moment);
  });

  test('waits for real dice, also when they are switched to in mid-game', async () => {
    const table = await open(plan(['person', 'greedy']));
    await play(table, 4);
    expect(table.host.setDice('person')).toBeNull();
    for (let i = 0; i < 60 && table.now().request?.kind !== 'chance'; i++) {
      const { moment, request, mine } = await table.asked();
      if (request?.kind === 'question') table.host.answer(moment, request.options.length - 1, mine[0]);
    }
    const { moment, request } = table.now();
    const faces = request?.kind === 'chance' ? request.dice.map(() => 2) : [];
    expect(table.host.answer(moment, faces)).toBeNull();
    expect(
      table.log().some(({ event }) => event.type === 'dice-rolled' && faces.every(face => face === 2)),
    ).toBe(true);
  });

  test('a branch is a table of its own, with dice of its own, and this one stays as it is', async () => {
    const table = await open(plan(['person', 'person']));
    await play(table, 10);
    const [at, before, drawn] = [table.now().moments[4] as number, table.host.keep(), table.scenes.length];
    const [one, other] = [table.host.branch(at), table.host.branch(at)];
    expect(table.host.keep()).toEqual(before);
    expect(table.scenes).toHaveLength(drawn);
    const [first] = (await taken(one)).scenes;
    expect(first).toMatchObject({ request: table.host.look(at).request, paused: false });
    expect(first?.log.lines.every(line => line.at <= at)).toBe(true);
    expect(one.save.journal).not.toEqual(other.save.journal);
  });

  test('bots whom somebody watches wait in a branch until they are told to go on', async () => {
    const table = await open(plan(['greedy', 'greedy']));
    await vi.waitUntil(() => table.now().moment > 8);
    const at = table.now().moments[2] as number;
    const [first] = (await taken(table.host.branch(at))).scenes;
    expect(first).toMatchObject({ request: table.host.look(at).request, paused: true });
  });
});

test('a hint is an option of the question that was asked', async () => {
  const table = await open(plan(['person', 'greedy']));
  const { moment, request, mine } = await play(table, 3);
  const hint = await newHinter().suggest(table.host.keep().save, mine[0] as Seat);
  expect(hint?.moment).toBe(moment);
  expect(request?.kind === 'question' && request.options[hint?.option ?? -1]?.id).toBe(hint?.id);
});

/** A table as it is kept, taken up by another host. */
async function taken(kept: KeptTable): Promise<{ scenes: readonly Scene[] }> {
  const other = newHost();
  const scenes: Scene[] = [];
  other.onScene(scene => scenes.push(structuredClone(scene)));
  expect(await other.take(kept)).toBeNull();
  return { scenes };
}
