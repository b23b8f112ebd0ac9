import pc from 'picocolors';
import { table } from '../output.ts';
import type { LabReport, Scaling } from './lab.ts';

/** What the lab does, in lines for a person. */
export function labLines({ game, threads, queue }: LabReport): string[] {
  const row = (name: string, { one, two, ratio, least, pass }: Scaling) => [
    name,
    one,
    two,
    `${ratio} times, at least ${least}: ${pass ? pc.green('reached') : pc.red('missed')}`,
  ];
  return [
    pc.bold(`Matches of ${game} a second in the lab, with one at work and with two`),
    ...table([row('threads', threads), row('processes over the queue', queue)]),
  ];
}
