import { load as loadSave } from '@tenebrae/kernel';
import { game as candles } from '@tenebrae/kernel/demo';
import { expect, test } from 'vitest';
import { longMatch } from '../testing/bench/cold.ts';
import type { Table } from '../testing/bench/company.ts';
import { type Load, load } from '../testing/bench/load.ts';
import { gameCost } from '../testing/bench/report.ts';

test('a long match is as long as it should be, and can be lived through again', () => {
  const save = longMatch(2000);
  const match = loadSave(candles, save);
  expect(match.journal.filter(({ kind }) => kind === 'answer')).toHaveLength(2000);
  expect(match.request?.kind).toBe('question');
});

test('speed is that of the middle round at full load, delays are those of the quietest round at the pace of people', () => {
  const at = (perSecond: number, broadcasts: readonly number[] = []): Load => ({ perSecond, broadcasts });
  const round = (speed: number, echo: number, late: number, lateEcho: number) => ({
    full: at(speed),
    fullEcho: at(echo),
    paced: at(speed / 2, [late, late, 10 * late]),
    pacedEcho: at(speed / 2, [lateEcho, lateEcho, lateEcho]),
  });
  const cost = gameCost([round(10, 100, 6, 2), round(40, 200, 8, 4), round(15, 50, 20, 4)], {
    active: 1,
    idle: 0,
  });
  expect(cost.answersPerSecond).toEqual({ server: 15, echo: 100, ratio: 0.2 });
  expect(cost.p50).toEqual({ server: 8, echo: 4, ratio: 2 });
  expect(cost.p99).toEqual({ server: 80, echo: 4, ratio: 20 });
});

test('every table answers, one answer after the other, and what is no answer is not counted', async () => {
  const busy = new Set<number>();
  const tables = [0, 1, 2].map((number): Table => {
    let exchanges = 0;
    return {
      async exchange() {
        expect(busy.has(number)).toBe(false);
        busy.add(number);
        await new Promise(resolve => setTimeout(resolve, 1));
        busy.delete(number);
        exchanges += 1;
        return { broadcast: number, done: 1, counts: exchanges % 2 === 1 };
      },
      async close() {},
    };
  });
  const { broadcasts, perSecond } = await load(tables, 60);
  expect([...new Set(broadcasts)].sort()).toEqual([0, 1, 2]);
  expect(perSecond).toBeGreaterThan(0);
});
