import { readFileSync } from 'node:fs';
import { BadPlan, DEFAULTS, isLadder, LADDERS, type PlanWords, readPlanWords } from '@tenebrae/lab';
import type { Game, OptionSpec } from '@tenebrae/kernel';
import { Mistake } from '../ends.ts';
import { openGame } from '../games.ts';
import { pathOf } from './paths.ts';

/** What the command line says of a plan. */
export interface PlanOptions {
  readonly plan?: string;
  readonly players?: string;
  readonly option?: readonly string[];
  readonly bots?: readonly string[];
  readonly ladder?: string;
  readonly ladderBy?: string;
  readonly games?: number;
  readonly luck?: number;
  readonly seed?: string;
  readonly most?: number;
}

/** A plan from a file, or from options; how many matches and which seed can be said anew. */
export async function planWords(id: string | undefined, options: PlanOptions): Promise<PlanWords> {
  const { plan, games, luck, seed, most } = options;
  const words = plan === undefined ? await fromOptions(id, options) : fromFile(plan, id, options);
  return {
    ...words,
    ...(games !== undefined && { games }),
    ...(luck !== undefined && { luck }),
    ...(seed !== undefined && { seed }),
    ...(most !== undefined && { most }),
  };
}

const ONLY_WITHOUT_FILE = ['players', 'option', 'bots', 'ladder', 'ladderBy'] as const;

function fromFile(file: string, id: string | undefined, options: PlanOptions): PlanWords {
  const twice = ONLY_WITHOUT_FILE.find(name => options[name] !== undefined);
  if (twice !== undefined) throw new Mistake(`--plan says it all: leave out --${twice.replace('By', '-by')}`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(pathOf(file), 'utf8'));
  } catch (thrown) {
    throw new Mistake(`${file} cannot be read: ${thrown instanceof Error ? thrown.message : thrown}`);
  }
  const words = readPlanWords(value);
  if (id !== undefined && id !== words.game)
    throw new Mistake(`${file} is a plan for ${words.game}, not for ${id}`);
  return words;
}

async function fromOptions(id: string | undefined, options: PlanOptions): Promise<PlanWords> {
  if (id === undefined) throw new Mistake('name a game, or a plan with --plan');
  const { game } = await openGame(id);
  const { ladder, ladderBy: by = 'kind' } = options;
  if (!isLadder(by)) throw new Mistake(`--ladder-by is one of ${LADDERS.join(', ')}`);
  const bots = (options.bots ?? []).map(lineupWords);
  return {
    game: id,
    settings: [
      {
        players: (options.players ?? '').split(',').filter(Boolean).map(playersCount),
        options: optionLists(game, options.option),
      },
    ],
    bots: bots.length === 0 && ladder === undefined ? ['greedy'] : bots,
    ladder: ladder === undefined ? null : { bots: ladder.split(','), by },
    ...DEFAULTS,
  };
}

function playersCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new Mistake(`--players is a list of whole numbers, not ${text}`);
  return Number(text);
}

/** `greedy`, or `overlord=adept,hero=greedy`. */
function lineupWords(text: string): string | Record<string, string> {
  if (!text.includes('=')) return text;
  const named = text.split(',').map(part => part.split('='));
  if (named.some(part => part.length !== 2))
    throw new BadPlan(`--bots is a bot, or seat=bot,seat=bot, not ${text}`);
  return Object.fromEntries(named.map(([seat, bot]) => [seat ?? '', bot ?? '']));
}

type Values = readonly (string | number | boolean)[];

function optionLists({ id, options }: Game, given: readonly string[] = []): Record<string, Values> {
  return Object.fromEntries(
    given.map(text => {
      const [, name, list] = /^([^=]+)=(.*)$/.exec(text) ?? [];
      if (name === undefined || list === undefined)
        throw new Mistake(`--option is given as name=value or name=value,value, not ${text}`);
      const spec = Object.hasOwn(options, name) ? options[name] : undefined;
      if (spec === undefined)
        throw new Mistake(
          `${id} has no option ${name} (known: ${Object.keys(options).join(', ') || 'none'})`,
        );
      return [name, list.split(',').map(value => optionValue(spec, value))];
    }),
  );
}

function optionValue(spec: OptionSpec, text: string): string | number | boolean {
  if (spec.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  return spec.kind === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** What was typed, without what makes no difference to the result: where it is played, by how many, and where it is kept. */
export function commandOf(id: string | undefined, { plan, ...options }: PlanOptions): string {
  const one = (name: string, value: string | number | undefined): string[] =>
    value === undefined ? [] : [`--${name} ${value}`];
  return [
    'tenebrae lab run',
    ...(id === undefined ? [] : [id]),
    ...one('plan', plan),
    ...one('players', options.players),
    ...(options.option ?? []).flatMap(value => one('option', value)),
    ...(options.bots ?? []).flatMap(value => one('bots', value)),
    ...one('ladder', options.ladder),
    ...one('ladder-by', options.ladderBy),
    ...one('games', options.games),
    ...one('luck', options.luck),
    ...one('seed', options.seed),
    ...one('most', options.most),
  ].join(' ');
}
