import pc from 'picocolors';
import { table } from '../output.ts';
import type { Against, GameReport, Limit, ServerReport } from './server.ts';

type Row = readonly (string | number)[];

/** The server's part of the report, in words. */
export function serverLines({ tables, games, cold }: ServerReport): readonly string[] {
  return [
    pc.bold(
      `The server with ${tables} active tables of two people, against a bare echo through the same sockets`,
    ),
    ...table(Object.entries(games).flatMap(([id, game]) => gameRows(id, game))),
    '',
    pc.bold(`Bringing a table of ${cold.decisions} decisions into memory`),
    ...table([
      [
        `${inTenths(cold.milliseconds)} ms`,
        `${inTenths(cold.answers.value)} times an answer of ${inTenths(cold.answer)} ms, ${bound(cold.answers)}`,
      ],
    ]),
  ];
}

function gameRows(id: string, { answersPerSecond, p50, p99, memory, limits }: GameReport): readonly Row[] {
  const against = (name: string, { server, echo, ratio }: Against, unit: string, limit?: Limit): Row => [
    `${id}, ${name}`,
    `${inTenths(server)}${unit}`,
    `${shortened(ratio)} times the echo's ${inTenths(echo)}${unit}${limit === undefined ? '' : `, ${bound(limit)}`}`,
  ];
  const bytes = (name: string, value: number, limit: Limit): Row => [
    `${id}, memory of ${name}`,
    `${Math.round(value / 1000)} kB`,
    bound(limit, most => `${most / 1000} kB`),
  ];
  return [
    against('answers a second', answersPerSecond, '', limits.answersPerSecond),
    against('answer to broadcast at the pace of people, median', p50, ' ms', limits.p50),
    against('answer to broadcast, 99th percentile', p99, ' ms'),
    bytes('an active table', memory.active, limits.active),
    bytes('an idle table', memory.idle, limits.idle),
  ];
}

function bound({ least, most, pass }: Limit, say: (value: number) => string = String): string {
  const verdict = pass ? pc.green('reached') : pc.red('missed');
  return least === undefined ? `at most ${say(most ?? 0)}: ${verdict}` : `at least ${say(least)}: ${verdict}`;
}

const inTenths = (value: number): number => Math.round(value * 10) / 10;
/** A part of one needs more places than a multiple. */
const shortened = (value: number): number => Number(value.toPrecision(2));
