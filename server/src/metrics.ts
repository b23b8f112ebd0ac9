import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What an operator can watch of one node. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** What was not done, by where it came in and why: hostile clients show here. */
  readonly refusals: Counter<'where' | 'code'>;
  readonly commands: Counter<'kind' | 'outcome'>;
  /** From a command's arrival until it is durable and its effects are on their way. */
  readonly commandSeconds: Histogram<'kind'>;
  readonly sockets: Gauge;
  readonly closed: Counter<'why'>;
  readonly sent: Counter<'kind'>;
  readonly liveTables: Gauge;
  readonly botQueue: Gauge;
  readonly botAnswers: Counter<'why' | 'outcome'>;
  readonly botSeconds: Histogram<'what'>;
  readonly pushes: Counter<'outcome'>;
  readonly guests: Counter;
}

/** Every node of a process counts for itself. */
export function newMetrics(): Metrics {
  const registers = [new Registry()];
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter<L>({ name: `tenebrae_${name}`, help, labelNames: [...labelNames], registers });
  const gauge = (name: string, help: string) => new Gauge({ name: `tenebrae_${name}`, help, registers });
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Histogram<L>({
      name: `tenebrae_${name}`,
      help,
      labelNames: [...labelNames],
      buckets: QUICK,
      registers,
    });
  const [registry] = registers as [Registry];
  return {
    registry,
    requests: histogram('http_seconds', 'Requests by route and status', ['method', 'route', 'status']),
    refusals: counter('refusals_total', 'What was refused, by where and why', ['where', 'code']),
    commands: counter('commands_total', 'Commands on sockets by kind and outcome', ['kind', 'outcome']),
    commandSeconds: histogram('command_seconds', 'From a command to its durable effect', ['kind']),
    sockets: gauge('sockets', 'Open sockets'),
    closed: counter('sockets_closed_total', 'Sockets that the server closed, by why', ['why']),
    sent: counter('messages_sent_total', 'Messages to pages by kind', ['kind']),
    liveTables: gauge('live_tables', 'Tables in memory'),
    botQueue: gauge('bot_queue', 'Tables and hints that wait for a thinking thread'),
    botAnswers: counter('bot_answers_total', 'Answers of bots and clocks', ['why', 'outcome']),
    botSeconds: histogram('bot_seconds', 'How long a thread thought', ['what']),
    pushes: counter('pushes_total', 'Notifications by outcome', ['outcome']),
    guests: counter('guests_total', 'New guests'),
  };
}
