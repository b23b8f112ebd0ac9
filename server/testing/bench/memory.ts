import { setTimeout as wait } from 'node:timers/promises';
import type { NodeProcess } from '../processes.ts';
import { companyAt, type Seating } from './company.ts';

export interface MemoryCost {
  /** Bytes that a table takes which two people have open, and one that has left memory. */
  readonly active: number;
  readonly idle: number;
}

/** What tables cost a node that had none of them in memory, from its heap after the garbage is out. */
export async function measureMemory(
  node: NodeProcess,
  seatings: readonly Seating[],
  warm: Seating,
): Promise<MemoryCost> {
  // Whatever is loaded once for all tables is no table's.
  const first = await companyAt(node.origin, warm, { scene: '' });
  for (let i = 0; i < 50; i++) await first.exchange();
  const before = await bytesOf(node);
  const companies = await Promise.all(seatings.map(one => companyAt(node.origin, one, { scene: '' })));
  const open = await bytesOf(node);
  await Promise.all(companies.map(company => company.close()));
  while ((await liveTables(node)) > 1) await wait(500);
  const left = await bytesOf(node);
  await first.close();
  const each = (bytes: number): number => Math.max(0, Math.round((bytes - before) / seatings.length));
  return { active: each(open), idle: each(left) };
}

async function bytesOf(node: NodeProcess): Promise<number> {
  const said = node.line();
  node.send('SIGUSR2');
  return Number(/^memory (\d+)$/.exec(await said)?.[1]);
}

async function liveTables({ origin }: NodeProcess): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^tenebrae_live_tables (\d+)/m.exec(text)?.[1] ?? 0);
}
