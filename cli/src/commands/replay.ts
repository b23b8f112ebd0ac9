import { LANGUAGES, type Language, type Match, type Seat, type SeatRequest } from '@tenebrae/kernel';
import { type Command, Option } from 'commander';
import pc from 'picocolors';
import { wholeNumber } from '../arguments.ts';
import { Failed, Mistake } from '../ends.ts';
import { print, printJson, table } from '../output.ts';
import { eventInWords, outline, requestInWords, resultInWords, type Voice } from '../replay/in-words.ts';
import { openSave } from '../replay/open-save.ts';

interface ReplayOptions {
  readonly verify?: true;
  readonly seat?: Seat;
  readonly to?: number;
  readonly language: Language;
  readonly json?: true;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('tell what happened in a save, and show where it stands')
    .argument('<save>', 'the file of a save')
    .option('--verify', 'prove that the save is what the rules and its journal give')
    .option('--seat <seat>', 'tell what this seat knows; by default, what everyone knows')
    .option('--to <n>', 'stop at this moment: after so many entries of the journal', wholeNumber(0))
    .addOption(new Option('--language <language>', 'in which words').choices(LANGUAGES).default('en'))
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(replay);
}

const EXAMPLES = `
Examples:
  tenebrae replay my-save.json --verify
  tenebrae replay my-save.json --seat red --to 40 --language fr`;

async function replay(path: string, { verify, seat, to, language, json }: ReplayOptions): Promise<void> {
  const { game, words, match, unproved } = await openSave(path);
  if (verify && unproved !== null) throw new Failed(`${path} is not proved: ${unproved}`);
  if (seat !== undefined && !match.seats.includes(seat)) {
    throw new Mistake(`there is no seat ${seat} (known: ${match.seats.join(', ')})`);
  }
  const then = matchAt(match, to);
  const told: Told = {
    match: then,
    seat: seat ?? null,
    // Whoever holds the save may see any question.
    request: seat === undefined ? then.request : then.requestFor(seat),
    voice: { language, words: words[language] },
  };
  const last = match.moment;
  const header = { game: game.id, version: game.version, seats: match.seats, moment: then.moment, last };
  if (json) return printJson({ ...header, verified: unproved === null, ...inJson(told) });
  if (unproved !== null)
    process.stderr.write(`tenebrae: not proved: ${unproved}; told from the last checkpoint on\n`);
  const proof = verify ? [['proved', 'the rules and the journal give this save']] : [];
  print(
    ...table([
      ['game', `${game.id}, version ${game.version}`],
      ['seats', match.seats.join(', ')],
      [
        'options',
        Object.entries(match.options)
          .map(([name, value]) => `${name}=${value}`)
          .join(' ') || '-',
      ],
      ['moment', `${then.moment} of ${last}`],
      ...proof,
    ]),
    ...inWords(told),
  );
}

/** The match as it stood at a moment; between two moments, at the one before. */
function matchAt(match: Match, to: number | undefined): Match {
  if (to === undefined || to === match.moment) return match;
  const moment = match.moments.findLast(one => one <= to);
  if (to > match.moment || moment === undefined) {
    throw new Mistake(`there is no moment ${to}: there are ${match.moments[0]} to ${match.moment}`);
  }
  return match.branch(moment);
}

interface Told {
  readonly match: Match;
  readonly seat: Seat | null;
  readonly request: SeatRequest | null;
  readonly voice: Voice;
}

function inWords({ match, seat, request, voice }: Told): string[] {
  const { fault, result } = match;
  const events = match.events(seat).map(event => `  ${eventInWords(voice, event)} ${pc.dim(event.rule)}`);
  return [
    ...['', pc.bold('What happened'), ...events],
    ...['', pc.bold(`What ${seat ?? 'everyone'} sees`), ...outline(match.view(seat), '  ')],
    ...(request === null ? [] : ['', pc.bold('What is asked'), ...indented(requestInWords(voice, request))]),
    ...(result === null ? [] : ['', pc.bold('How it ended'), `  ${resultInWords(voice, result)}`]),
    ...(fault === null
      ? []
      : ['', pc.red('A rule failed'), `  ${fault.message}`, `  on ${JSON.stringify(fault.entry)}`]),
  ];
}

const indented = (lines: readonly string[]): string[] => lines.map(line => `  ${line}`);

function inJson({ match, seat, request, voice }: Told): object {
  const { fault, result, options } = match;
  const log = match.events(seat).map(event => ({ text: eventInWords(voice, event), ...event }));
  return { options, log, view: match.view(seat), request, result, fault };
}
