import { type GameOptions, type Policy, type Save, type Seat, unreachable } from '@tenebrae/kernel';
import type { ChatLine, Person, Spectators } from '@tenebrae/protocol';
import { type Deed, type Done, Unreadable } from './deeds.ts';

/** Who has a seat, and who plays it. */
export interface SeatRecord {
  readonly seat: Seat;
  readonly holder: Person | null;
  /** For good when nobody holds the seat, otherwise until the holder takes it back. */
  readonly bot: string | null;
  readonly lentTo: Person | null;
}

/** Somebody wants to go back further than one may alone. */
export interface ProposalRecord {
  /** The deed that it was. */
  readonly at: number;
  readonly by: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** All that is known of a table beside its match: plain data, the fold of its deeds. */
export interface TableRecord {
  readonly title: string;
  readonly game: string;
  readonly options: GameOptions;
  /** What the table agreed on before the match; from then on the match knows. */
  readonly policy: Policy;
  readonly host: Person;
  /** Anybody may enter. */
  readonly open: boolean;
  readonly invitation: string;
  readonly save: Save | null;
  readonly seats: readonly SeatRecord[];
  /** The ids of all who had or played a seat at any time of the match. */
  readonly players: readonly string[];
  /** Who came by an invitation. */
  readonly guests: readonly Person[];
  readonly spectators: Spectators;
  readonly clock: number | null;
  readonly paused: boolean;
  readonly hasBegun: boolean;
  readonly isArchived: boolean;
  readonly proposal: ProposalRecord | null;
  /** The last of what was said. */
  readonly chat: readonly ChatLine[];
  /** The last deed that moved the match. */
  readonly moved: number;
  /** The last deed that changed who sits where, or what they are called. */
  readonly seated: number;
}

/** Lines of talk that a table keeps at hand. */
export const CHAT_KEPT = 200;

/** The record after a deed. */
export function foldRecord(before: TableRecord | null, done: Done): TableRecord {
  const { deed, seq } = done;
  if (deed.kind === 'created') {
    if (before !== null) throw new Unreadable('it was created twice');
    return created(deed);
  }
  if (before === null) throw new Unreadable('it does not begin with its creation');
  const after = withPlayers({ ...before, ...change(before, done) });
  if (MOVES.has(deed.kind)) return { ...after, moved: seq, proposal: null };
  if (SEATS.has(deed.kind)) return { ...after, seated: seq, proposal: null };
  return deed.kind === 'renamed' ? { ...after, seated: seq } : after;
}

/** The deeds that move the match. They and a change of seats end a proposal, which was about the table as it stood. */
const MOVES: ReadonlySet<Deed['kind']> = new Set<Deed['kind']>([
  'begun',
  'resumed',
  'answered',
  'undone',
  'redone',
  'ordered',
  'policy-changed',
]);
const SEATS: ReadonlySet<Deed['kind']> = new Set<Deed['kind']>(['sat', 'rose', 'lent', 'reclaimed']);

/** Whoever was there stays known: they may have seen something, and others must not see theirs. */
function withPlayers(record: TableRecord): TableRecord {
  const { hasBegun, seats, players } = record;
  if (!hasBegun) return record;
  const now = seats.flatMap(({ holder, lentTo }) => [holder, lentTo].flatMap(person => person?.id ?? []));
  return now.every(id => players.includes(id))
    ? record
    : { ...record, players: [...new Set([...players, ...now])] };
}

const created = (deed: Extract<Deed, { kind: 'created' }>): TableRecord => ({
  title: deed.title,
  game: deed.game,
  options: deed.options,
  policy: deed.policy,
  host: deed.host,
  open: deed.open,
  invitation: deed.invitation,
  save: deed.save,
  seats: deed.seats.map(seat => ({ seat, ...NOBODY })),
  players: [],
  guests: [],
  spectators: 'public',
  clock: null,
  paused: false,
  hasBegun: false,
  isArchived: false,
  proposal: null,
  chat: [],
  moved: 0,
  seated: 0,
});

const NOBODY = { holder: null, bot: null, lentTo: null } as const;

function change(record: TableRecord, { deed, seq, time }: Done): Partial<TableRecord> {
  switch (deed.kind) {
    case 'created':
    case 'resumed':
    case 'answered':
    case 'undone':
    case 'redone':
    case 'ordered':
      return {};
    case 'joined':
      return { guests: [...without(record.guests, deed.person), deed.person] };
    case 'renamed':
      return renamed(record, deed.person);
    case 'sat':
      return reseated(record, deed.seat, () => ({ ...NOBODY, holder: deed.person }));
    case 'rose':
      return reseated(record, deed.seat, () => NOBODY);
    case 'lent': {
      const { to } = deed;
      const player = 'bot' in to ? { bot: to.bot, lentTo: null } : { bot: null, lentTo: to.person };
      return reseated(record, deed.seat, ({ holder }) => ({ holder, ...player }));
    }
    case 'reclaimed':
      return reseated(record, deed.seat, ({ holder }) => ({ ...NOBODY, holder }));
    case 'begun':
      return { hasBegun: true };
    case 'proposed':
      return { proposal: { at: seq, by: deed.seat, to: deed.to, agreed: deed.agreed } };
    case 'agreed': {
      const { proposal } = record;
      if (proposal === null) throw new Unreadable('somebody agreed to nothing');
      return { proposal: { ...proposal, agreed: [...new Set([...proposal.agreed, ...deed.seats])] } };
    }
    case 'proposal-ended':
      return { proposal: null };
    case 'policy-changed':
      return { policy: deed.policy };
    case 'paused':
      return { paused: deed.paused };
    case 'arranged':
      return deed.how;
    case 'chatted':
      return {
        chat: [...record.chat, { at: seq, by: deed.by, text: deed.text, time }].slice(-CHAT_KEPT),
      };
    case 'archived':
      return { isArchived: true };
    default:
      return unreachable(deed);
  }
}

function reseated(
  { seats }: TableRecord,
  seat: Seat,
  place: (now: SeatRecord) => Omit<SeatRecord, 'seat'>,
): Partial<TableRecord> {
  if (!seats.some(one => one.seat === seat)) throw new Unreadable(`it has no seat ${seat}`);
  return { seats: seats.map(one => (one.seat === seat ? { seat, ...place(one) } : one)) };
}

function renamed({ host, seats, guests }: TableRecord, person: Person): Partial<TableRecord> {
  const now = <P extends Person | null>(one: P): P => (one?.id === person.id ? (person as P) : one);
  return {
    host: now(host),
    guests: guests.map(now),
    seats: seats.map(one => ({ ...one, holder: now(one.holder), lentTo: now(one.lentTo) })),
  };
}

const without = (people: readonly Person[], { id }: Person): readonly Person[] =>
  people.filter(person => person.id !== id);
