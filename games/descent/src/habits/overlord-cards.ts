import type { Option } from '@tenebrae/kernel';
import { HEROES } from '../data/heroes.ts';
import {
  overlordCard,
  overlordCardId,
  type OverlordCardId,
  type OverlordDeckCard,
} from '../data/overlord-cards.ts';
import { figuresAffected } from '../rules/attack-areas.ts';
import { damageOf } from '../rules/attack-dice.ts';
import { figureOf, findMonster, monsterSpaces } from '../rules/figures.ts';
import { armorOf, monsterSpeed, ratingOf } from '../rules/stats.ts';
import { costOf } from '../rules/threat.ts';
import type { State } from '../state.ts';
import { biteOf, goodRange, monsterBlow, worthOfMonster } from './blows.ts';
import { preyOf } from './monsters.ts';
import { stepsFromAny, wayOfMonsters } from './ways.ts';
import { each, fact, type Habit, SELDOM, verbOf } from './weights.ts';

/** What a card is worth in the hand, whatever it brings when it is discarded; ours, found by play. */
const WORTH: Readonly<Record<OverlordCardId, number>> = {
  'aim': 2,
  'dodge': 2.5,
  'charge': 3,
  'rage': 4,
  'gust-of-wind': 0.5,
  'crushing-block': 3,
  'spiked-pit': 2.5,
  'paralyzing-gas': 2.5,
  'explosive-door': 4,
  'explosive-rune': 4,
  'mimic': 3,
  'curse-of-the-monkey-god': 3.5,
  'dark-charm': 5,
  'bane-spider-swarm': 6,
  'beastman-war-party': 7,
  'skeleton-patrol': 6,
  'hell-hound-pack': 6,
  'razorwing-flock': 6,
  'sorcerer-circle': 6.5,
  'brilliant-commander': 8,
  'doom': 10,
  'evil-genius': 10,
  'hordes-of-the-things': 10,
  'trapmaster': 6,
};

const hasUnseenAreas = ({ areas }: State): boolean => areas.some(({ revealed }) => !revealed);
const hasDoors = (state: State): boolean =>
  hasUnseenAreas(state) || state.doors.some(door => door.placed && door.state === 'closed');
const hasChests = (state: State): boolean =>
  hasUnseenAreas(state) || state.markers.some(({ what }) => what.kind === 'chest');

/** What a card waits for: when that cannot come any more, nothing but threat comes of it. */
const WAITS_FOR: Readonly<Partial<Record<OverlordCardId, (state: State) => boolean>>> = {
  'brilliant-commander': hasUnseenAreas,
  'hordes-of-the-things': hasUnseenAreas,
  'paralyzing-gas': hasDoors,
  'explosive-door': hasDoors,
  'explosive-rune': hasChests,
  'mimic': hasChests,
  'curse-of-the-monkey-god': hasChests,
};

const isVain = (state: State, card: OverlordDeckCard): boolean =>
  WAITS_FOR[overlordCardId(card)]?.(state) === false;

/** What nobody will ever play. */
const VAIN = 0.3;

const worthOf = (state: State, card: OverlordDeckCard): number =>
  isVain(state, card) ? VAIN : WORTH[overlordCardId(card)];

const cardOf = (option: Option): OverlordDeckCard | undefined =>
  (option as Option & { card?: OverlordDeckCard }).card;

/** Cards for the start and the second step of his turn: powers and monsters first. */
export const playInTurn: Habit = each(state => option => {
  const card = cardOf(option);
  if (card === undefined || verbOf(option) !== 'play') return option.id === 'done' ? 1 : SELDOM / 10;
  const { type } = overlordCard(card);
  const isAnybodyThere = state.heroes.some(({ place }) => typeof place === 'number');
  if (isTooDear(state, card) || !isAnybodyThere) return SELDOM;
  if (type === 'spawn') return isEnough(state) ? SELDOM : 10 * worthOf(state, card);
  if (type === 'power') return isVain(state, card) ? SELDOM : 20;
  return readily(worthOfMoment(state, card, '') - priceOf(state, costOf(state, card)));
});

/** While there are monsters enough on the board he keeps what he has for later; the more heroes, the sooner they fall. */
const isEnough = ({ monsters, heroes }: State): boolean => monsters.length >= 3 * heroes.length - 4;

/** Half a hand is not thrown away for one card. */
const isTooDear = (state: State, card: OverlordDeckCard): boolean =>
  costOf(state, card) > state.overlord.threat + (overlordCard(card).type === 'power' ? 2 : 1);

/** Cards for a moment: a trap or an event is played where it brings more than the threat would elsewhere. */
export const playAtMoment: Habit = each((state, { about }) => option => {
  const card = cardOf(option);
  if (card === undefined) return 1;
  const cost = Number(option.about?.['cost'] ?? 0);
  const missing = Math.max(0, cost - state.overlord.threat);
  return readily(worthOfMoment(state, card, fact(about, 'who')) - priceOf(state, cost) - missing * DISCARDED);
});

const readily = (gain: number): number => Math.exp(8 * Math.max(-2, Math.min(2, gain)));

/** What threat is worth that has to be paid with cards. */
const DISCARDED = 0.2;

/** What threat is worth, in conquest: more while it could bring monsters, little where there is plenty. */
function priceOf({ overlord, heroes }: State, cost: number): number {
  const spawns = overlord.hand.filter(card => overlordCard(card).type === 'spawn');
  const isOwnTurn = overlord.turn !== null && overlord.turn.stage !== 'begin';
  const needed = spawns.length === 0 || (isOwnTurn && overlord.turn?.spawnPlayed === true) ? 0 : 4;
  const later = overlord.threat - cost + (isOwnTurn ? 0 : heroes.length);
  return cost * 0.07 + (later < needed ? (needed - later) * 0.25 : 0);
}

/** What traps deal on the average, dice against them counted. */
const TRAPPED: Readonly<Partial<Record<OverlordCardId, number>>> = {
  'crushing-block': 2.8,
  'spiked-pit': 2,
  'explosive-door': 3,
  'explosive-rune': 4.2,
};

/** What other cards bring, in conquest. */
const MOMENTS: Readonly<Partial<Record<OverlordCardId, number>>> = {
  'gust-of-wind': 0.2,
  'dark-charm': 1.2,
  'paralyzing-gas': 0.9,
  'curse-of-the-monkey-god': 1.3,
  'mimic': 0.9,
};

/** What a card brings at the moment that has come, in conquest. */
function worthOfMoment(state: State, card: OverlordDeckCard, who: string): number {
  const id = overlordCardId(card);
  const wounds = TRAPPED[id];
  const hero = state.heroes.find(one => one.id === who);
  if (wounds !== undefined && hero !== undefined)
    return HEROES[hero.id].conquest * Math.min(1, wounds / Math.max(1, hero.wounds)) ** 1.3 + 0.2;
  if (id === 'aim' || id === 'dodge') return worthOfReroll(state, id === 'aim');
  if (id === 'rage' || id === 'charge') return worthOfActivation(state, id);
  return MOMENTS[id] ?? 0;
}

/** A second throw: for one's own attack before the first, against a hero's that would kill. */
function worthOfReroll(state: State, isOwn: boolean): number {
  const attack = state.attacks.at(-1);
  if (attack === undefined) return 0;
  let best = 0;
  for (const figure of figuresAffected(state, attack)) {
    const one = figureOf(state, figure);
    if (isOwn && one?.kind === 'hero')
      best = Math.max(best, HEROES[one.hero.id].conquest * 0.25 * Math.min(1, 5 / one.hero.wounds));
    if (isOwn || one?.kind !== 'monster') continue;
    const left = Math.max(1, ratingOf(state, one.monster) - one.monster.wounds);
    const dealt = damageOf(state, attack) - Math.max(0, armorOf(state, figure, attack.type) - attack.pierce);
    if (dealt >= left) best = Math.max(best, worthOfMonster(state, one.monster) * 0.4);
  }
  return best;
}

/** One more attack for whoever can strike, or twice the way for whoever could not. */
function worthOfActivation(state: State, id: 'rage' | 'charge'): number {
  const active = state.overlord.turn?.active;
  const monster = active ? findMonster(state, active.monster) : undefined;
  const prey = preyOf(state);
  if (monster === undefined || prey.length === 0) return 0;
  const way = wayOfMonsters(
    state,
    prey.map(({ square }) => square),
  );
  const steps = stepsFromAny(way, monsterSpaces(state, monster)) - goodRange(monsterBlow(state, monster));
  const speed = monsterSpeed(state, monster);
  const bite = biteOf(state, monster) * 0.3;
  if (id === 'rage') return steps <= speed ? bite : 0;
  return steps > speed && steps <= 2 * speed ? bite : 0;
}

/** Only what is in the way of better is discarded, or what nobody will ever pay or play. */
export const discarding: Habit = each((state, { about }) => {
  const { overlord } = state;
  const mustGo = Number(about?.['count'] ?? 0) > 0;
  const isRich = overlord.hand.length >= 7;
  return option => {
    const card = cardOf(option);
    if (card === undefined) return option.id === 'done' ? 1 : SELDOM / 10;
    if (verbOf(option) === 'play') return 20;
    if (isVain(state, card)) return 10;
    const cheap = (overlordCard(card).value / worthOf(state, card)) ** 3;
    return mustGo ? cheap : isRich ? cheap * 0.3 : SELDOM / 10;
  };
});

/** What pays for a card: the worth that is lost should buy as much threat as it can. */
export const paying: Habit = each(state => option => {
  const card = cardOf(option);
  return card === undefined ? 1 : (overlordCard(card).value / worthOf(state, card)) ** 6;
});

/** Masters before the others. */
export const whichToPlace: Habit = each(
  () => option =>
    option.id === 'done' || option.id === 'pass'
      ? SELDOM
      : fact(option.about, 'monster').startsWith('master')
        ? 3
        : 2,
);
