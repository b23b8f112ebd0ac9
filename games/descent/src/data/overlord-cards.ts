import type { MonsterKind, Rank } from './monsters.ts';

/** DJ-OVC-07. */
export const OVERLORD_CARD_TYPES = ['event', 'trap', 'spawn', 'power'] as const;
export type OverlordCardType = (typeof OVERLORD_CARD_TYPES)[number];

/**
 * The occurrences at which a card may be played (DJ-OVC-08, DJ-OVC-10, DJ-OVC-17): one event and one trap for each.
 * `own-turn` is that of power cards, `spawn-step` that of spawn cards.
 */
export const TRIGGERS = [
  'monster-attack-declared',
  'hero-attack-rolled',
  'monster-activated',
  'start-of-overlord-turn',
  'hero-moved',
  'door-opened',
  'chest-opened',
  'spawn-step',
  'own-turn',
] as const;
export type TriggerId = (typeof TRIGGERS)[number];

/** What a power card does as long as it lies face up; copies add up (DJ-OVC-14). */
export type Power =
  | { readonly kind: 'monster-dice'; readonly count: number }
  | { readonly kind: 'draw'; readonly count: number }
  | { readonly kind: 'traps'; readonly cost: number; readonly wounds: number }
  /** So many normal monsters of a newly revealed area are placed as masters. */
  | { readonly kind: 'upgrade'; readonly count: number }
  /** So many more normal monsters of one of these kinds join those of a newly revealed area. */
  | { readonly kind: 'horde'; readonly count: number; readonly of: readonly MonsterKind[] };

interface Card {
  readonly copies: number;
  readonly cost: number;
  readonly value: number;
  readonly trigger: TriggerId;
}

export type OverlordCard =
  | (Card & { readonly type: 'event' })
  /** `wounds`: the printed number that Trapmaster raises; 0 where the trap prints none. */
  | (Card & { readonly type: 'trap'; readonly wounds: number })
  | (Card & { readonly type: 'spawn'; readonly monsters: readonly (readonly [MonsterKind, Rank, number])[] })
  | (Card & { readonly type: 'power'; readonly power: Power });

/** The 36 overlord cards (DJ-CRD-09). Costs, values and copies from two public transcriptions. */
export const OVERLORD_CARDS = {
  'aim': event(3, 2, 1, 'monster-attack-declared'),
  'dodge': event(3, 2, 1, 'hero-attack-rolled'),
  'charge': event(2, 4, 1, 'monster-activated'),
  'rage': event(2, 4, 1, 'monster-activated'),
  'gust-of-wind': event(2, 6, 2, 'start-of-overlord-turn'),

  'crushing-block': trap(1, 7, 3, 'hero-moved', 4),
  'spiked-pit': trap(2, 3, 2, 'hero-moved', 2),
  'paralyzing-gas': trap(1, 5, 3, 'door-opened', 0),
  'explosive-door': trap(1, 9, 3, 'door-opened', 4),
  'explosive-rune': trap(1, 12, 4, 'chest-opened', 6),
  'mimic': trap(1, 8, 3, 'chest-opened', 0),
  'curse-of-the-monkey-god': trap(1, 11, 4, 'chest-opened', 0),
  'dark-charm': trap(1, 8, 2, 'start-of-overlord-turn', 0),

  'bane-spider-swarm': spawn(2, 4, 2, ['bane-spider', 'normal', 2], ['bane-spider', 'master', 1]),
  'beastman-war-party': spawn(2, 4, 2, ['beastman', 'normal', 2], ['beastman', 'master', 1]),
  'skeleton-patrol': spawn(2, 4, 2, ['skeleton', 'normal', 2], ['skeleton', 'master', 1]),
  'hell-hound-pack': spawn(1, 5, 2, ['hell-hound', 'normal', 2]),
  'razorwing-flock': spawn(1, 5, 2, ['razorwing', 'normal', 2]),
  'sorcerer-circle': spawn(1, 5, 2, ['sorcerer', 'normal', 2]),

  'brilliant-commander': power(1, 17, { kind: 'upgrade', count: 1 }),
  'doom': power(1, 20, { kind: 'monster-dice', count: 1 }),
  'evil-genius': power(1, 25, { kind: 'draw', count: 1 }),
  'hordes-of-the-things': power(2, 18, {
    kind: 'horde',
    count: 2,
    of: ['beastman', 'skeleton', 'bane-spider'],
  }),
  'trapmaster': power(1, 16, { kind: 'traps', cost: -1, wounds: 2 }),
} as const satisfies Record<string, OverlordCard>;
export type OverlordCardId = keyof typeof OVERLORD_CARDS;

/** The cards that are played by code of their own in effects/overlord-cards.ts: events and traps. */
export type PlayedCardId = {
  [Id in OverlordCardId]: (typeof OVERLORD_CARDS)[Id]['type'] extends 'event' | 'trap' ? Id : never;
}[OverlordCardId];

/** One card of the deck: `doom`, or with its number where there are several, `aim-2`. */
export type OverlordDeckCard = OverlordCardId | `${OverlordCardId}-${number}`;

const copiesOf = (id: OverlordCardId): OverlordDeckCard[] => {
  const { copies }: OverlordCard = OVERLORD_CARDS[id];
  return copies === 1
    ? [id]
    : Array.from({ length: copies }, (_, place): OverlordDeckCard => `${id}-${place + 1}`);
};

const IDS = Object.keys(OVERLORD_CARDS) as OverlordCardId[];
export const OVERLORD_DECK: readonly OverlordDeckCard[] = IDS.flatMap(copiesOf);

const ID_OF_CARD = new Map(IDS.flatMap(id => copiesOf(id).map(card => [card, id] as const)));
const PRINTED = new Map(
  IDS.flatMap(id => copiesOf(id).map((card): [OverlordDeckCard, OverlordCard] => [card, OVERLORD_CARDS[id]])),
);

/** Which card of the table a card of the deck is; its words are under that id. */
export function overlordCardId(card: OverlordDeckCard): OverlordCardId {
  const id = ID_OF_CARD.get(card);
  if (id === undefined) throw new Error(`there is no overlord card ${card}`);
  return id;
}

export const overlordCard = (card: OverlordDeckCard): OverlordCard =>
  PRINTED.get(card) ?? OVERLORD_CARDS[overlordCardId(card)];

function event(copies: number, cost: number, value: number, trigger: TriggerId): Card & { type: 'event' } {
  return { type: 'event', copies, cost, value, trigger };
}

function trap(
  copies: number,
  cost: number,
  value: number,
  trigger: TriggerId,
  wounds: number,
): Card & { type: 'trap'; wounds: number } {
  return { type: 'trap', copies, cost, value, trigger, wounds };
}

function spawn(
  copies: number,
  cost: number,
  value: number,
  ...monsters: readonly (readonly [MonsterKind, Rank, number])[]
): Extract<OverlordCard, { type: 'spawn' }> {
  return { type: 'spawn', copies, cost, value, trigger: 'spawn-step', monsters };
}

function power(copies: number, cost: number, works: Power): Extract<OverlordCard, { type: 'power' }> {
  return { type: 'power', copies, cost, value: 5, trigger: 'own-turn', power: works };
}
