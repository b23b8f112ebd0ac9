import type { Seat } from '@tenebrae/kernel';

/** A question somebody may be asked on the way, by who is asked what: dice and hidden things make many states of it. */
export interface Place {
  readonly edges: Map<string, Edge>;
}

/** An option of a question, by its id, and what has come of it. */
export interface Edge {
  /** How readily a seasoned player takes it: a part of 1. */
  readonly prior: number;
  visits: number;
  /** How often it could have been taken: not every deal of the hidden things offers it. */
  offered: number;
  /** How it ended for the seat that takes it: the sum over all visits, and that of the squares. */
  total: number;
  squares: number;
  /** A chance node: the questions that followed, as the dice and the others would have it. */
  readonly outcomes: Map<string, Place>;
}

/** An edge that was taken, and by whom. */
export interface Step {
  readonly edge: Edge;
  readonly seat: Seat;
}

export const newPlace = (): Place => ({ edges: new Map() });

export const newEdge = (prior: number): Edge => ({
  prior,
  visits: 0,
  offered: 0,
  total: 0,
  squares: 0,
  outcomes: new Map(),
});

export const meanOf = ({ visits, total }: Edge): number => (visits === 0 ? 0 : total / visits);

/** How much curiosity counts against what is known. */
const CURIOSITY = 1.5;

/**
 * The option to look at next: promising, likely by habit, or hardly known (PUCT with counts of availability). Curiosity is
 * measured by how widely ends differ here, so that it neither drowns small differences nor overlooks great ones.
 */
export function pickEdge(offered: readonly Edge[]): number {
  let visits = 0;
  let total = 0;
  let squares = 0;
  for (const edge of offered) {
    edge.offered += 1;
    visits += edge.visits;
    total += edge.total;
    squares += edge.squares;
  }
  const middle = visits === 0 ? 0 : total / visits;
  const differences = Math.max(0, squares - visits * middle * middle) + DOUBTS * FIRST_SPREAD ** 2;
  const spread = Math.sqrt(differences / (visits + DOUBTS));
  let best = 0;
  let most = -Infinity;
  for (const [place, edge] of offered.entries()) {
    const known = edge.visits === 0 ? middle : edge.total / edge.visits;
    const doubt = (edge.prior * offered.length * Math.sqrt(edge.offered)) / (1 + edge.visits);
    const score = known + CURIOSITY * spread * Math.min(doubt, Math.sqrt(doubt));
    if (score > most) [best, most] = [place, score];
  }
  return best;
}

/** How widely ends are taken to differ at first, and how many visits it takes to be half convinced of something else. */
const FIRST_SPREAD = 0.3;
const DOUBTS = 6;

export function placeAfter({ outcomes }: Edge, key: string): Place {
  let place = outcomes.get(key);
  if (place === undefined) outcomes.set(key, (place = newPlace()));
  return place;
}
