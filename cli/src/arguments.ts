import { BOTS, type Bot } from '@tenebrae/bots';
import { type Game, type OptionSpec, type Seat, type Setting, settleOptions } from '@tenebrae/kernel';
import { InvalidArgumentError } from 'commander';
import { Mistake } from './ends.ts';

/** Reads a whole number from `least` on. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least) {
      throw new InvalidArgumentError(`It is a whole number from ${least} on.`);
    }
    return number;
  };

/** Gathers an option that may be given several times. */
export const gather = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

type Chosen = Record<string, string | number | boolean>;

/** Reads `name=value` of the game's own options. */
export function chosenOptions({ id, options }: Game, given: readonly string[] = []): Chosen {
  const chosen: Chosen = {};
  for (const text of given) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw new Mistake(`--option is given as name=value, not ${text}`);
    const spec = Object.hasOwn(options, name) ? options[name] : undefined;
    const names = Object.keys(options).join(', ') || 'none';
    if (spec === undefined) throw new Mistake(`${id} has no option ${name} (known: ${names})`);
    chosen[name] = optionValue(spec, value);
  }
  const settled = settleOptions(options, chosen);
  if (typeof settled === 'string') throw new Mistake(`${id}: ${settled}`);
  return chosen;
}

function optionValue(spec: OptionSpec, text: string): string | number | boolean {
  if (spec.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  return spec.kind === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The seats for so many players; by default the fewest. */
export function seatsFor({ id, players, seats }: Game, count = players.min): readonly Seat[] {
  if (count < players.min || count > players.max) {
    throw new Mistake(`${id} is for ${players.min} to ${players.max} players, not ${count}`);
  }
  return seats(count);
}

/** A setting that the game accepts, with defaults for what is not given. */
export function settingFor(game: Game, players?: number, given: readonly string[] = []): Setting {
  const options = settleOptions(game.options, chosenOptions(game, given));
  if (typeof options === 'string') throw new Mistake(`${game.id}: ${options}`);
  const setting = { seats: seatsFor(game, players), options };
  const objection = game.mayStart?.(setting) ?? null;
  if (objection !== null) throw new Mistake(`${game.id}: ${objection}`);
  return setting;
}

/** A bot for each seat: one name for all, or as many names as seats. */
export function botsFor(names: string, seats: readonly Seat[]): Record<Seat, Bot> {
  const list = names.split(',').map(name => {
    const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
    if (bot === undefined)
      throw new Mistake(`there is no bot ${name} (known: ${Object.keys(BOTS).join(', ')})`);
    return bot;
  });
  if (list.length !== 1 && list.length !== seats.length) {
    throw new Mistake(`${list.length} bots for ${seats.length} seats: name one for all, or one for each`);
  }
  return Object.fromEntries(seats.map((seat, i) => [seat, (list[i] ?? list[0]) as Bot]));
}
