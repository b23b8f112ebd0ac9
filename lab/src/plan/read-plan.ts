import { BOTS } from '@tenebrae/bots';
import { type Game, settleOptions } from '@tenebrae/kernel';
import { ALL, BadPlan, botAt, kindOf, type Lineup, type Plan, type PlanSetting } from './plan.ts';

/** What a file or the command line says of a plan; lists stand for each of their values. */
export interface PlanWords {
  readonly game: string;
  readonly settings: readonly SettingWords[];
  readonly bots: readonly (string | Lineup)[];
  readonly ladder: { readonly bots: readonly string[]; readonly by: LadderBy } | null;
  readonly games: number;
  readonly luck: number;
  readonly seed: string;
  readonly most: number;
}

/** `table`: one bot for all seats; `kind`: one for each kind of seat; `seat`: one for each seat. */
export const LADDERS = ['table', 'kind', 'seat'] as const;
export type LadderBy = (typeof LADDERS)[number];
export const isLadder = (by: unknown): by is LadderBy => LADDERS.some(one => one === by);

type OptionValue = string | number | boolean;

export interface SettingWords {
  readonly players: readonly number[];
  readonly options: Readonly<Record<string, readonly OptionValue[]>>;
}

export const DEFAULTS = { games: 100, luck: 20, seed: '1', most: 20_000 } as const;

type Fields = Readonly<Record<string, unknown>>;

/** Reads a plan as a file gives it; complains with the path of what is wrong. */
export function readPlanWords(value: unknown): PlanWords {
  const plan = fieldsOf(value, 'the plan', FIELDS);
  const settings = plan['settings'] ?? {};
  return {
    game: text(plan['game'], 'game'),
    settings: (Array.isArray(settings) ? settings : [settings]).map((one, i) =>
      settingWords(one, Array.isArray(settings) ? `settings[${i}]` : 'settings'),
    ),
    bots: listOf(plan['bots']).map((one, i) =>
      typeof one === 'string' ? one : lineupWords(one, `bots[${i}]`),
    ),
    ladder: plan['ladder'] === undefined ? null : ladderWords(plan['ladder']),
    games: whole(plan['games'] ?? DEFAULTS.games, 'games', 1),
    luck: whole(plan['luck'] ?? DEFAULTS.luck, 'luck', 0),
    seed: String(plan['seed'] ?? DEFAULTS.seed),
    most: whole(plan['most'] ?? DEFAULTS.most, 'most', 1),
  };
}

const FIELDS = ['game', 'settings', 'bots', 'ladder', 'games', 'luck', 'seed', 'most'];

function settingWords(value: unknown, at: string): SettingWords {
  const setting = fieldsOf(value, at, ['players', 'options']);
  const options = fieldsOf(setting['options'] ?? {}, `${at}.options`, null);
  return {
    players: listOf(setting['players']).map(one => whole(one, `${at}.players`, 1)),
    options: Object.fromEntries(
      Object.entries(options).map(([name, values]) => [
        name,
        listOf(values).map(one => optionValue(one, `${at}.options.${name}`)),
      ]),
    ),
  };
}

function lineupWords(value: unknown, at: string): Lineup {
  const bots = fieldsOf(value, at, null);
  return Object.fromEntries(Object.entries(bots).map(([seat, bot]) => [seat, text(bot, `${at}.${seat}`)]));
}

function ladderWords(value: unknown): PlanWords['ladder'] {
  const ladder = Array.isArray(value) ? { bots: value } : fieldsOf(value, 'ladder', ['bots', 'by']);
  const by = 'by' in ladder ? (ladder['by'] ?? 'kind') : 'kind';
  if (!isLadder(by)) throw new BadPlan(`ladder.by is one of ${LADDERS.join(', ')}`);
  return { bots: listOf(ladder['bots']).map((one, i) => text(one, `ladder.bots[${i}]`)), by };
}

/** Works out every setting and line-up, and makes sure that the game and the bots can play them all. */
export function settlePlan(game: Game, words: PlanWords): Plan {
  if (words.game !== game.id) throw new BadPlan(`the plan is for ${words.game}, not for ${game.id}`);
  const settings = words.settings.flatMap(one => settingsOf(game, one));
  if (settings.length === 0) throw new BadPlan('there is no setting');
  const given = words.bots.map(one => (typeof one === 'string' ? { [ALL]: one } : one));
  const lineups = [...given, ...ladderLineups(game, settings, words.ladder)];
  if (lineups.length === 0) throw new BadPlan('there is no line-up: name bots or a ladder');
  for (const lineup of lineups) checkLineup(game, settings, lineup);
  const { games, luck, seed, most } = words;
  return { game: game.id, settings: distinct(settings), lineups: distinct(lineups), games, luck, seed, most };
}

function settingsOf(game: Game, { players, options }: SettingWords): PlanSetting[] {
  const counts = players.length > 0 ? players : [game.players.min];
  return counts.flatMap(count =>
    product(options).map(chosen => {
      const { min, max } = game.players;
      if (count < min || count > max)
        throw new BadPlan(`${game.id} is for ${min} to ${max} players, not ${count}`);
      const settled = settleOptions(game.options, chosen);
      if (typeof settled === 'string') throw new BadPlan(`${game.id}: ${settled}`);
      const objection = game.mayStart?.({ seats: game.seats(count), options: settled }) ?? null;
      if (objection !== null) throw new BadPlan(`${game.id}: ${objection}`);
      return { players: count, options: chosen };
    }),
  );
}

/** Every way to take one value of each list. */
function product<T>(lists: Readonly<Record<string, readonly T[]>>): Record<string, T>[] {
  return Object.entries(lists).reduce<Record<string, T>[]>(
    (ways, [name, values]) => ways.flatMap(way => values.map(value => ({ ...way, [name]: value }))),
    [{}],
  );
}

/** Each bot at the table, in each kind of seat, or in each seat: every way to fill it. */
function ladderLineups(
  game: Game,
  settings: readonly PlanSetting[],
  ladder: PlanWords['ladder'],
): readonly Lineup[] {
  if (ladder === null) return [];
  const seats = [...new Set(settings.flatMap(({ players }) => game.seats(players)))];
  const places = { table: [ALL], kind: [...new Set(seats.map(kindOf))], seat: seats }[ladder.by];
  return product(Object.fromEntries(places.map(place => [place, ladder.bots])));
}

function checkLineup(game: Game, settings: readonly PlanSetting[], lineup: Lineup): void {
  for (const bot of Object.values(lineup)) {
    if (!Object.hasOwn(BOTS, bot))
      throw new BadPlan(`there is no bot ${bot} (known: ${Object.keys(BOTS).join(', ')})`);
  }
  const seats = new Set(settings.flatMap(({ players }) => game.seats(players)));
  const places = new Set([ALL, ...seats, ...[...seats].map(kindOf)]);
  for (const place of Object.keys(lineup))
    if (!places.has(place))
      throw new BadPlan(`${game.id} has no seat ${place} (known: ${[...places].join(', ')})`);
  for (const seat of seats)
    if (botAt(lineup, seat) === undefined) throw new BadPlan(`no bot is named for ${seat}`);
}

function distinct<T>(list: readonly T[]): T[] {
  return [...new Map(list.map(one => [JSON.stringify(one), one])).values()];
}

function fieldsOf(value: unknown, at: string, known: readonly string[] | null): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadPlan(`${at} is an object of fields`);
  const unknown = Object.keys(value).find(name => known !== null && !known.includes(name));
  if (unknown !== undefined)
    throw new BadPlan(`${at} has no field ${unknown} (known: ${known?.join(', ') ?? ''})`);
  return value as Fields;
}

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly unknown[]) : [value];

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '') throw new BadPlan(`${at} is a name`);
  return value;
}

function whole(value: unknown, at: string, least: number): number {
  if (!Number.isSafeInteger(value) || (value as number) < least)
    throw new BadPlan(`${at} is a whole number from ${least} on`);
  return value as number;
}

function optionValue(value: unknown, at: string): OptionValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new BadPlan(`${at} is a text, a number, true or false`);
}
