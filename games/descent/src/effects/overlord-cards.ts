import type { Rule, Table } from '@tenebrae/kernel';
import type { PlayedCardId } from '../data/overlord-cards.ts';
import { activationOf } from '../rules/activation.ts';
import { showsMiss } from '../rules/dice.ts';
import { isMonster } from '../rules/figures.ts';
import { figuresAffected } from '../rules/attack-areas.ts';
import type { Occurrence } from '../rules/overlord-window.ts';
import { hasAbility, isNearSkye, profileOf } from '../rules/stats.ts';
import type { Attack, Monster, State } from '../state.ts';
import { becomeMimic, hasRoomForMimic } from './mimic.ts';
import { charm, hasCharmable } from './dark-charm.ts';
import {
  blowUpDoor,
  blowUpRune,
  crush,
  curse,
  digPit,
  isHeroHere,
  isTrapSpace,
  mayCrush,
  releaseGas,
} from './traps.ts';

/** What an event or a trap does when it is played; paying and discarding are the general rules' part. */
export interface PlayedCard {
  /** Whether it may be played at this occurrence, its trigger apart. */
  readonly isPlayable: (state: State, occurrence: Occurrence) => boolean;
  readonly play: (table: Table<State>, occurrence: Occurrence) => Rule;
  /** What the chest held is not shared out yet. */
  readonly keepsContents?: true;
}

/** DJ-OVC-08, DJ-OVC-10: the events and traps of the deck, by their ids. */
export const PLAYED_CARDS = {
  'aim': {
    isPlayable: (state, occurrence) => 'attack' in occurrence && mayAim(state, occurrence.attack),
    *play(_table, occurrence) {
      if ('attack' in occurrence) occurrence.attack.aimed = true;
    },
  },
  'dodge': {
    isPlayable: (state, occurrence) => 'attack' in occurrence && mayDodge(state, occurrence.attack),
    *play(_table, occurrence) {
      if ('attack' in occurrence) occurrence.attack.dodged = true;
    },
  },
  'charge': {
    isPlayable: (state, occurrence) =>
      'monster' in occurrence && isWhole(state, occurrence.monster) && !isWebbed(state, occurrence.monster),
    *play({ state }, occurrence) {
      const active = 'monster' in occurrence ? activationOf(state, occurrence.monster) : null;
      if (active !== null && 'monster' in occurrence)
        active.points += profileOf(state, occurrence.monster).speed;
    },
  },
  'rage': {
    isPlayable: (state, occurrence) => 'monster' in occurrence && isWhole(state, occurrence.monster),
    *play({ state }, occurrence) {
      const active = 'monster' in occurrence ? activationOf(state, occurrence.monster) : null;
      if (active === null) return;
      active.attacks += hasAbility(state, `monster:${active.monster}`, 'quick-shot') ? 2 : 1;
    },
  },
  'gust-of-wind': {
    isPlayable: state => !state.gust,
    *play({ state, tell }) {
      state.gust = true;
      tell({ type: 'gust-risen', rule: 'DJ-OVC-08' });
    },
  },
  'crushing-block': { isPlayable: mayCrush, play: crush },
  'spiked-pit': { isPlayable: isTrapSpace, play: digPit },
  'paralyzing-gas': { isPlayable: isHeroHere, play: releaseGas },
  'explosive-door': { isPlayable: isHeroHere, play: blowUpDoor },
  'explosive-rune': { isPlayable: isHeroHere, play: blowUpRune },
  'mimic': { isPlayable: hasRoomForMimic, play: becomeMimic, keepsContents: true },
  'curse-of-the-monkey-god': { isPlayable: isHeroHere, play: curse },
  'dark-charm': { isPlayable: hasCharmable, play: charm },
} as const satisfies Record<PlayedCardId, PlayedCard>;

/** DJ-FAM-11: not next to Skye. */
const mayAim = (state: State, attack: Attack): boolean =>
  isMonster(attack.attacker) && !attack.aimed && !isNearSkye(state, attack.attacker);

/**
 * DJ-ORD-21, DJ-DIC-08, DJ-FAM-11: some monster is affected that may dodge. Against a miss it is only of use where it keeps an
 * aiming hero from rolling again (DJ-DIC-09).
 */
function mayDodge(state: State, attack: Attack): boolean {
  if (attack.dodged || attack.rerolled || (showsMiss(attack.dice) && !attack.aimed)) return false;
  return figuresAffected(state, attack).some(figure => isMonster(figure) && !isNearSkye(state, figure));
}

/** DJ-EFF-16: of no effect on a stunned master. */
const isWhole = (state: State, monster: Monster): boolean => activationOf(state, monster)?.half === 'whole';

const isWebbed = (state: State, monster: Monster): boolean => activationOf(state, monster)?.webbed === true;
