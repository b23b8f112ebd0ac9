import type { Rule, Table } from '@tenebrae/kernel';
import type { PlayedCardId } from '../data/overlord-cards.ts';
import type { Occurrence } from '../rules/overlord-window.ts';
import type { State } from '../state.ts';

/** What an event or a trap does when it is played; paying and discarding are the general rules' part. */
export interface PlayedCard {
  /** Whether it may be played at this occurrence, its trigger apart. */
  readonly isPlayable: (state: State, occurrence: Occurrence) => boolean;
  readonly play: (table: Table<State>, occurrence: Occurrence) => Rule;
}

/** DJ-OVC-08, DJ-OVC-10: the events and traps of the deck, by their ids. */
export const PLAYED_CARDS = {
  'aim': notWritten(),
  'dodge': notWritten(),
  'charge': notWritten(),
  'rage': notWritten(),
  'gust-of-wind': {
    isPlayable: state => !state.gust,
    *play({ state, tell }) {
      state.gust = true;
      tell({ type: 'gust-risen', rule: 'DJ-OVC-08' });
    },
  },
  'crushing-block': notWritten(),
  'spiked-pit': notWritten(),
  'paralyzing-gas': notWritten(),
  'explosive-door': notWritten(),
  'explosive-rune': notWritten(),
  'mimic': notWritten(),
  'curse-of-the-monkey-god': notWritten(),
  'dark-charm': notWritten(),
} as const satisfies Record<PlayedCardId, PlayedCard>;

function notWritten(): PlayedCard {
  return {
    isPlayable: () => false,
    play: () => {
      throw new Error('not written yet');
    },
  };
}
