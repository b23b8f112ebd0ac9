import { ACCURSED, type Dashboard } from '../data/accursed.ts';
import {
  BEST_TO_HIT,
  FAITH_A_CHARISMA,
  LOWEST_ATTRIBUTE,
  TUMBLE_COST,
  WEIGHT_OVER_STRENGTH,
  WORST_TO_HIT,
} from '../data/limits.ts';
import type { Attribute, Skillfulness } from '../data/numbers.ts';
import type { Accursed, Character, State } from '../state.ts';
import { alike } from './alike.ts';
import { cardOfMonster, dungeonOf } from './figures.ts';
import { attacksOf, rowOf } from './monster-profile.ts';
import { packOf } from './pack.ts';
import { sumOf } from './sources.ts';

export const dashboardOf = (accursed: Accursed): Dashboard => dashboardNamed(accursed.id) as Dashboard;
const dashboardNamed = alike<Dashboard>(ACCURSED);

/** DL-ATR-01, DL-ATR-02, DL-ATR-03, DL-ATR-14, DL-INS-02: the current value. An ally piece has none. */
export function attributeOf(state: State, figure: Character, attribute: Attribute): number {
  if (figure.is === 'ally') return 0;
  const more = sumOf(state, figure, attribute);
  if (figure.is === 'monster') {
    const { attributes } = rowOf(figure.kind, dungeonOf(state).monsterLevel);
    return Math.max(LOWEST_ATTRIBUTE, attributes[attribute] + more);
  }
  const own = dashboardOf(figure).attributes[attribute] + (figure.gains.attributes[attribute] ?? 0);
  return Math.max(LOWEST_ATTRIBUTE, own + more - (isDistressed(state, figure) ? 1 : 0));
}

/** DL-INS-02, DL-INS-05. */
export const isDistressed = (state: State, accursed: Accursed): boolean =>
  accursed.insanity > 0 && accursed.insanity >= sanityOf(state, accursed);

/** DL-ATR-09. */
export const sanityOf = (state: State, accursed: Accursed): number =>
  Math.max(1, dashboardOf(accursed).sanity - accursed.lostSanity + sumOf(state, accursed, 'sanity'));

/** DL-ATR-08, DL-ATR-14, DL-SRV-32; of the dead as it was (DL-RES-07). */
export function healthOf(state: State, figure: Character): number {
  if (figure.is !== 'accursed') return figure.health;
  if (figure.status.kind === 'dead') return figure.status.health;
  return Math.max(1, dashboardOf(figure).health + figure.level - 1 + sumOf(state, figure, 'health'));
}

/** DL-ATR-06. */
export function initiativeOf(state: State, figure: Character): number {
  if (figure.is === 'ally') return 0;
  if (figure.is === 'monster') return cardOfMonster(figure.kind).initiative;
  return Math.max(1, dashboardOf(figure).initiative + sumOf(state, figure, 'initiative'));
}

const ALLY_MOVEMENT = 4;

/** DL-ATR-07, DL-ATR-14: of an Accursed at least 1. */
export function movementOf(state: State, figure: Character): number {
  if (figure.is === 'ally') return ALLY_MOVEMENT;
  if (figure.is === 'accursed')
    return Math.max(1, dashboardOf(figure).movement + sumOf(state, figure, 'movement'));
  return Math.max(0, cardOfMonster(figure.kind).movement + sumOf(state, figure, 'movement'));
}

/** DL-ATR-10, DL-ATR-14: attacks of its own, without those a weapon gives (DL-EQP-17). */
export function meleeOf(state: State, figure: Character): Skillfulness {
  if (figure.is === 'ally') return NO_ATTACKS;
  if (figure.is === 'monster') {
    const { melee } = rowOf(figure.kind, dungeonOf(state).monsterLevel);
    return { attacks: attacksOf(dungeonOf(state), figure.kind, melee), toHit: melee.toHit };
  }
  const { attacks, toHit } = dashboardOf(figure).melee;
  return {
    attacks: Math.max(0, attacks + sumOf(state, figure, 'meleeAttacks')),
    toHit: within(toHit - figure.gains.melee),
  };
}

/** DL-ATR-11. */
export function rangedOf(state: State, figure: Character): Skillfulness {
  if (figure.is === 'ally') return NO_ATTACKS;
  if (figure.is === 'monster') {
    const { ranged } = rowOf(figure.kind, dungeonOf(state).monsterLevel);
    return ranged === null
      ? NO_ATTACKS
      : { attacks: attacksOf(dungeonOf(state), figure.kind, ranged), toHit: ranged.toHit };
  }
  const { attacks, toHit } = dashboardOf(figure).ranged;
  return {
    attacks: Math.max(0, attacks + sumOf(state, figure, 'rangedAttacks')),
    toHit: within(toHit - figure.gains.ranged),
  };
}

const NO_ATTACKS: Skillfulness = { attacks: 0, toHit: WORST_TO_HIT };
const within = (toHit: number): number => Math.min(WORST_TO_HIT, Math.max(BEST_TO_HIT, toHit));

/** DL-ATK-10: Endurance and all Armour in force; what counts against one attack only is added there. */
export const armourOf = (state: State, figure: Character): number =>
  Math.max(
    0,
    (figure.is === 'ally' ? figure.armour : attributeOf(state, figure, 'endurance')) +
      sumOf(state, figure, 'armour'),
  );

/** DL-EVA-02. */
export const evasionOf = (state: State, accursed: Accursed): number =>
  attributeOf(state, accursed, 'agility') + sumOf(state, accursed, 'evasion');

/** DL-EQP-09. */
export const weightLimitOf = (state: State, accursed: Accursed): number =>
  attributeOf(state, accursed, 'strength') + WEIGHT_OVER_STRENGTH;

/** DL-EQP-08: all items carried, equipped or not. */
export const weightOf = (accursed: Accursed): number => packOf(accursed).weight;

/** DL-ACC-16: consumable tokens and cards. */
export const consumablesOf = (accursed: Accursed): number =>
  accursed.consumables.length + packOf(accursed).belted;

/** DL-CHN-03. */
export const sourceLimitOf = (state: State, accursed: Accursed): number =>
  attributeOf(state, accursed, 'mind') + sumOf(state, accursed, 'sourceLimit');

/** DL-FTH-02. */
export const faithLimitOf = (state: State, accursed: Accursed): number =>
  FAITH_A_CHARISMA * attributeOf(state, accursed, 'charisma') + sumOf(state, accursed, 'faithLimit');

/** DL-EVA-05. */
export const tumbleCostOf = (state: State, accursed: Accursed): number =>
  Math.max(1, TUMBLE_COST + sumOf(state, accursed, 'tumbleCost'));

/** DL-RES-01: what a dead Accursed has been healed so far. */
export const healedOf = (state: State, accursed: Accursed): number =>
  healthOf(state, accursed) - accursed.wounds;
