import { AGREEMENTS, DICE_SOURCES, UNDO_POLICIES } from '@tenebrae/kernel';
import * as z from 'zod';
import type { About, ApiError, Invitation, Joined, Me, OneTable, TableCards } from './api.ts';
import type { TableCard, TableInfo } from './tables.ts';

/*
 * What the HTTP API answers, as its description prints it and its tests hold it to: to the last field.
 */

const person = z.strictObject({ id: z.string(), name: z.string() });
const status = z.enum(['gathering', 'playing', 'over', 'archived']);
const seats = z.array(z.string());
const head = z.int();
const time = z.int();

const cardSeats = z.array(
  z.strictObject({ seat: z.string(), name: z.string().nullable(), bot: z.string().nullable() }),
);

const card: z.ZodType<TableCard> = z.strictObject({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  status,
  host: person,
  seats: cardSeats,
  asked: seats,
  yourTurn: z.boolean(),
  yours: z.boolean(),
  changedAt: time,
});

const info: z.ZodType<TableInfo> = z.strictObject({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  status,
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  policy: z.strictObject({
    dice: z.enum(DICE_SOURCES),
    agreement: z.enum(AGREEMENTS),
    undo: z.enum(UNDO_POLICIES),
  }),
  spectators: z.union([z.enum(['nobody', 'public']), z.strictObject({ seat: z.string() })]),
  clock: z.int().nullable(),
  due: time.nullable(),
  paused: z.boolean(),
  proposal: z.strictObject({ by: z.string(), to: z.int(), agreed: seats, wanted: seats }).nullable(),
  host: person,
  seats: z.array(
    z.strictObject({
      seat: z.string(),
      holder: person.nullable(),
      bot: z.string().nullable(),
      lentTo: person.nullable(),
      present: z.boolean(),
    }),
  ),
  watchers: z.array(person),
  mine: seats,
  isHost: z.boolean(),
  invitation: z.string().nullable(),
  head,
});

export const about: z.ZodType<About> = z.strictObject({
  protocol: z.int(),
  games: z.array(z.strictObject({ id: z.string(), version: z.int() })),
  bots: z.array(z.string()),
  pushKey: z.string().nullable(),
  limits: z.strictObject({ name: z.int(), title: z.int(), chat: z.int() }),
});

export const me: z.ZodType<Me> = z.strictObject({ me: person.nullable() });
export const tableCards: z.ZodType<TableCards> = z.strictObject({ tables: z.array(card) });
export const oneTable: z.ZodType<OneTable> = z.strictObject({ table: info });
export const joined: z.ZodType<Joined> = z.strictObject({ table: z.string() });
export const pushKey = z.strictObject({ key: z.string().nullable() });

export const invitation: z.ZodType<Invitation> = z.strictObject({
  table: z.strictObject({
    id: z.string(),
    title: z.string(),
    game: z.string(),
    status,
    host: person,
    seats: cardSeats,
  }),
});

/** Its inside is the game's affair. */
export const anySave = z.looseObject({ format: z.string(), game: z.string(), version: z.int() });

export const apiError: z.ZodType<Record<keyof ApiError, { code: string; message: string }>> = z.strictObject({
  error: z.strictObject({ code: z.string(), message: z.string() }),
});

export const nothing = z.null().describe('Nothing');
