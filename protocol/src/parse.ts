import { AGREEMENTS, ORDERS, type Save, UNDO_POLICIES } from '@tenebrae/kernel';
import * as z from 'zod';
import type { PushAddress, TableWish } from './api.ts';
import type { ClientMessage } from './messages.ts';

/*
 * What may come in from outside, to the last field: nothing else is read. Only the server imports this, so that the page
 * does not carry it.
 */

/** The longest texts that people may write. */
export const LONGEST = { name: 40, title: 80, chat: 500 } as const;

/** Control characters, and those that turn or hide what stands around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;
const JOINERS = /[\u200c\u200d]/gu;

/** A line that people read: no control characters, no more than so many code units, trimmed. */
const line = (least: number, most: number) =>
  z
    .string()
    .max(most * 4)
    .transform(text => text.normalize('NFC').trim())
    .refine(text => text.length >= least && text.length <= most, `must have ${least} to ${most} characters`)
    .refine(text => !UNSEEN.test(text.replaceAll(JOINERS, '')), 'has characters that cannot be seen');

/** The same on several lines. */
const talk = z
  .string()
  .max(LONGEST.chat * 4)
  .transform(text => text.normalize('NFC').trim())
  .refine(
    text => text.length >= 1 && text.length <= LONGEST.chat,
    `must have 1 to ${LONGEST.chat} characters`,
  )
  .refine(
    text => !UNSEEN.test(text.replaceAll(JOINERS, '').replaceAll('\n', '')),
    'has characters that cannot be seen',
  );

const whole = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const seat = z.string().min(1).max(40);
const id = z.string().regex(/^[\w-]{1,64}$/);
const code = z.string().regex(/^[\w-]{1,64}$/);

const command = <K extends string, Fields extends z.ZodRawShape>(kind: K, fields: Fields) =>
  z.strictObject({ id, kind: z.literal(kind), ...fields });

const policy = z.strictObject({
  dice: z.enum(['seeded', 'person']).exactOptional(),
  agreement: z.enum(AGREEMENTS).exactOptional(),
  undo: z.enum(UNDO_POLICIES).exactOptional(),
});

const answer = z.union([
  z.string().min(1).max(200),
  whole,
  z
    .array(
      z
        .int()
        .min(1)
        .max(2 ** 31),
    )
    .max(200),
]);

const orders = z
  .record(z.string().min(1).max(80), z.enum(ORDERS))
  .refine(given => Object.keys(given).length <= 100, 'has too many orders');

/** One second to two weeks. */
const clock = z.int().min(1).max(1_209_600);

const COMMANDS = {
  hello: command('hello', {
    version: whole,
    log: whole,
    mark: z.string().max(32).exactOptional(),
    chat: whole,
  }),
  answer: command('answer', { asking: whole, given: answer, seat }),
  undo: command('undo', { head: whole, to: whole }),
  redo: command('redo', { head: whole }),
  consent: command('consent', { head: whole, agree: z.boolean() }),
  order: command('order', { seat, orders }),
  look: command('look', { at: whole }),
  hint: command('hint', { seat }),
  chat: command('chat', { text: talk }),
  sit: command('sit', { seat }),
  rise: command('rise', { seat }),
  lend: command('lend', {
    seat,
    to: z.union([z.strictObject({ bot: z.string().min(1).max(40) }), z.strictObject({ person: id })]),
  }),
  reclaim: command('reclaim', { seat }),
  begin: command('begin', {}),
  pause: command('pause', { paused: z.boolean() }),
  policy: command('policy', { policy }),
  arrange: command('arrange', {
    title: line(0, LONGEST.title).exactOptional(),
    spectators: z.union([z.enum(['nobody', 'public']), z.strictObject({ seat })]).exactOptional(),
    clock: clock.nullable().exactOptional(),
  }),
  archive: command('archive', {}),
} satisfies { [K in ClientMessage['kind']]: z.ZodType<Extract<ClientMessage, { kind: K }>> };

/** What a page says, or why it is no message. */
export function parseMessage(given: unknown): ClientMessage | string {
  const kind = typeof given === 'object' && given !== null && 'kind' in given ? given.kind : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(COMMANDS, kind)) return 'no such kind of message';
  const parsed = COMMANDS[kind as ClientMessage['kind']].safeParse(given);
  return parsed.success ? parsed.data : faultOf(parsed.error);
}

/** The first thing that is wrong, in a line; what was sent is not repeated. */
export function faultOf(error: z.ZodError): string {
  const [first] = error.issues;
  return first === undefined ? 'malformed' : `${first.path.join('.') || 'it'}: ${first.code}`;
}

export const nameBody = z.strictObject({ name: line(1, LONGEST.name) });

/** The kernel proves what is in a save, by living through it again. */
const save = z.looseObject({ format: z.string(), game: z.string() }) as unknown as z.ZodType<Save>;

const options = z
  .record(z.string().min(1).max(80), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine(given => Object.keys(given).length <= 100, 'has too many options');

const anyWish = { title: line(0, LONGEST.title), open: z.boolean().exactOptional() };

export const tableWish: z.ZodType<TableWish> = z.union([
  z.strictObject({
    ...anyWish,
    game: z.string().min(1).max(80),
    players: z.int().min(1).max(20),
    options: options.exactOptional(),
    policy: policy.exactOptional(),
  }),
  z.strictObject({ ...anyWish, save }),
  z.strictObject({ ...anyWish, branch: z.strictObject({ table: code, at: whole }) }),
]);

export const pushAddress: z.ZodType<PushAddress> = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}=?$/),
    auth: z.string().regex(/^[\w-]{20,32}={0,2}$/),
  }),
});

export const pushEndpoint = z.strictObject({ endpoint: z.url().max(1000) });
export const tableId = z.strictObject({ id: code });
export const invitationCode = z.strictObject({ code });
export const whichTables = z.strictObject({ which: z.enum(['mine', 'open']).default('mine') });
