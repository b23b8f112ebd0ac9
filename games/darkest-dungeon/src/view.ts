import { cardsLeft, clone, type Deck, type Json, type Seat } from '@tenebrae/kernel';
import { type AimedSkill, aimsOf } from './aims.ts';
import type { Stance } from './data/stances.ts';
import { allFigures, type Figure, lifeOf, stanceOf } from './rules/figures.ts';
import { dodgeOf, speedOf } from './rules/hit.ts';
import type { Decks, FigureId, State } from './state.ts';

/** What a client draws: everything is open but the order of the decks, which is not decided (see the ledger's last table). */
export interface View extends Omit<State, 'decks'> {
  /** Cards left of each deck; discard piles and shown cards are open. */
  decks: Record<Exclude<keyof Decks, 'trinkets'>, Pile> & { trinkets: [Pile, Pile, Pile] };
  /** Of everyone in play, as the rules count it now. */
  figures: Partial<Record<FigureId, Counted>>;
  /** Whom the Hero who acts, and each Monster, would reach, and the rolls that hit. */
  aims: Partial<Record<FigureId, AimedSkill[]>>;
}

export interface Pile {
  left: number;
  discard: string[];
}

/** What Light, Room and tracker make of a card. */
export interface Counted {
  /** Null for a Hero of the Circus who has no place on a tracker yet. */
  stance: Stance | null;
  life: number;
  dodge: number;
  speed: number;
}

export function view(state: State, _seat: Seat | null): Json {
  const { decks, ...open } = state;
  const { trinkets, ...others } = decks;
  const piles = Object.fromEntries(Object.entries(others).map(([id, deck]) => [id, pileOf(deck)]));
  const everyone: Figure[] = [...state.heroes, ...(state.battle?.monsters ?? [])];
  const seen = {
    ...clone(open),
    decks: { ...piles, trinkets: trinkets.map(pileOf) },
    figures: Object.fromEntries(everyone.map(figure => [figure.id, countedOf(state, figure)])),
    aims: aimsOf(state),
  };
  return seen as unknown as Json;
}

const pileOf = (deck: Deck): Pile => ({ left: cardsLeft(deck), discard: [...deck.discard] });

const countedOf = (state: State, figure: Figure): Counted => ({
  stance: stanceIfAny(state, figure),
  life: lifeOf(figure),
  dodge: dodgeOf(state, figure),
  speed: speedOf(state, figure),
});

/** Null for whoever stands on no tracker: in the Circus before Stances are taken, and for who waits to join. */
export const stanceIfAny = (state: State, figure: Figure): Stance | null =>
  allFigures(state).includes(figure) ? stanceOf(state, figure) : null;
