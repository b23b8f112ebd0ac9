import type { Acknowledged } from './acknowledged.ts';
import type { StormTally } from './storm.ts';

export interface Report {
  readonly seed: string;
  readonly nodes: number;
  readonly tables: number;
  readonly minutes: number;
  readonly storm: StormTally;
  readonly deeds: number;
  readonly answered: { readonly person: number; readonly bot: number; readonly clock: number };
  readonly acknowledged: Acknowledged;
  /** Pages that never got a reply or the last news, though all nodes were up for a long time. */
  readonly restless: readonly string[];
  readonly refusals: Readonly<Record<string, number>>;
  readonly pages: { lines: number; moves: number; cuts: number; resent: number };
  /** What pages heard that does not fit together. */
  readonly oddities: readonly string[];
  readonly compared: number;
  readonly differences: readonly string[];
  readonly unreadable: readonly string[];
  readonly pass: boolean;
}

/** Everything that must not be. */
export const faultsOf = (report: Omit<Report, 'pass'>): readonly string[] => [
  ...report.differences,
  ...report.acknowledged.lost.map(one => `lost: ${one}`),
  ...report.acknowledged.doneThoughRefused,
  ...report.oddities,
  ...report.unreadable.map(one => `unreadable: ${one}`),
  ...report.storm.badExits,
  ...report.storm.fallen,
  ...report.restless,
];

const LONGEST = 20;

/** The report in words. */
export function inWords(report: Report): string {
  const { storm, acknowledged, pages, answered } = report;
  const faults = faultsOf(report);
  const counted = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ') || 'none';
  return [
    `${report.nodes} nodes, ${report.tables} tables, ${report.minutes} minutes, seed ${report.seed}`,
    `nodes     ${storm.kills.SIGKILL} killed, ${storm.kills.SIGTERM} told to stop, ${storm.starts} started, ` +
      `${storm.blackouts} times none was up`,
    `record    ${report.deeds} deeds; answers of people ${answered.person}, of bots ${answered.bot}`,
    `pages     ${pages.lines} lines opened, ${pages.moves} times to another node, ${pages.cuts} cut in mid-message, ` +
      `${pages.resent} messages sent again`,
    `acknowledged ${acknowledged.answers} answers (${acknowledged.deeds} deeds): ${acknowledged.lost.length} lost, ` +
      `${acknowledged.doneThoughRefused.length} done though refused`,
    `refused   ${counted(report.refusals)}`,
    `complaints of nodes: ${counted(storm.complaints)}`,
    `compared  ${report.compared} times with the journal and between nodes: ${report.differences.length} differences`,
    ...faults.slice(0, LONGEST).map(one => `  ${one}`),
    ...(faults.length > LONGEST ? [`  … and ${faults.length - LONGEST} more`] : []),
    report.pass ? 'Every table is the same everywhere, and nothing was lost.' : 'This must not be.',
  ].join('\n');
}
