import { BadSave, readSave, SAVE_FORMAT, type Save } from '@tenebrae/kernel';
import { lookInto } from '../engine/client.ts';
import type { KeptTable } from '../engine/host.ts';
import { BOT_SITTERS, type Sitter, type TablePlan } from '../engine/scene.ts';
import { TABLES_FORMAT } from './export.ts';
import { keepSlot, newSlotId, type Slot } from './kept.ts';

/** The largest file that is read at all, in bytes. */
const LARGEST_FILE = 64_000_000;
const SITTERS = ['person', ...BOT_SITTERS] as const satisfies readonly Sitter[];

/**
 * Takes a file of tables, or a bare save, onto this device, all of it or nothing; each match is played through again in a
 * worker first, so that nothing comes in that the rules do not give. What is wrong with a file is thrown, in exact words.
 */
export async function takeIn(file: File): Promise<readonly Slot[]> {
  const tables = await readTables(file);
  const slots: Slot[] = [];
  for (const table of tables) slots.push({ ...table, ...(await proved(table.kept)) });
  for (const slot of slots) await keepSlot(slot);
  return slots;
}

/** The tables of a file as they are written there, not yet proved. */
export async function readTables(file: File): Promise<readonly Slot[]> {
  if (file.size > LARGEST_FILE) throw new BadSave('', `larger than ${LARGEST_FILE} bytes`);
  return tablesIn(readSave(await file.text()), file.name.replace(/(\.tenebrae)?\.json$/, ''));
}

/** Lives through the match: which game it is, and whether it is over. */
const proved = (kept: KeptTable): Promise<Pick<Slot, 'game' | 'over'>> =>
  lookInto(kept, (_, scene) => ({ game: kept.save.game, over: (scene?.result ?? null) !== null }));

function tablesIn(given: unknown, name: string): readonly Slot[] {
  const file = object(given, '');
  if (file['format'] === SAVE_FORMAT) return [slotOf({ title: name, kept: { save: file } }, '')];
  if (file['format'] !== TABLES_FORMAT)
    throw new BadSave('/format', `expected ${TABLES_FORMAT} or ${SAVE_FORMAT}`);
  const { tables } = file;
  if (!Array.isArray(tables) || tables.length === 0) throw new BadSave('/tables', 'a list of tables');
  return tables.map((table: unknown, place) => slotOf(object(table, `/tables/${place}`), `/tables/${place}`));
}

function slotOf(table: Readonly<Record<string, unknown>>, path: string): Slot {
  const { title, played, picture, round, branchedAt } = table;
  const kept = object(table['kept'], `${path}/kept`);
  const save = object(kept['save'], `${path}/kept/save`) as unknown as Save;
  if (!Array.isArray(save.seats)) throw new BadSave(`${path}/kept/save/seats`, 'a list of seats');
  const seats = save.seats.map(String);
  return {
    id: newSlotId(),
    game: String(save.game),
    title: typeof title === 'string' && title.trim() !== '' ? title.slice(0, 120) : String(save.game),
    played: typeof played === 'number' ? played : Date.now(),
    over: false,
    ...(typeof round === 'number' ? { round } : {}),
    ...(typeof branchedAt === 'number' ? { branchedAt } : {}),
    picture:
      typeof picture === 'string' && /^data:image\/(webp|png|jpeg|svg\+xml)[;,]/.test(picture) ? picture : '',
    kept: {
      save,
      sitters: sittersOf(kept['sitters'], seats, `${path}/kept/sitters`),
      names: namesOf(kept['names'], `${path}/kept/names`),
      ...(typeof kept['lesson'] === 'number' ? { lesson: kept['lesson'] } : {}),
      ...(kept['paused'] === true ? { paused: true } : {}),
    },
  };
}

/** A bare save does not say who sat there: persons, then. */
function sittersOf(given: unknown, seats: readonly string[], path: string): TablePlan['sitters'] {
  const sitters = given === undefined ? {} : object(given, path);
  return Object.fromEntries(
    seats.map(seat => {
      const sitter = SITTERS.find(one => one === (sitters[seat] ?? 'person'));
      if (sitter === undefined) throw new BadSave(`${path}/${seat}`, `is one of ${SITTERS.join(', ')}`);
      return [seat, sitter];
    }),
  );
}

function namesOf(given: unknown, path: string): TablePlan['names'] {
  const names = given === undefined ? {} : object(given, path);
  return Object.fromEntries(
    Object.entries(names).map(([seat, name]) => {
      if (typeof name !== 'string') throw new BadSave(`${path}/${seat}`, 'a name');
      return [seat, name.slice(0, 60)];
    }),
  );
}

function object(given: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadSave(path, 'an object is expected');
  return given as Readonly<Record<string, unknown>>;
}
