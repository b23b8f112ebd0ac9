import type { Deal, Seat } from '@tenebrae/kernel';
import { CODE_CHIP_SIZES, CODE_CHIPS, type CodeChipId } from './data/code-chips.ts';
import type { ChipStock, State } from './state.ts';

/** The only thing decided and unseen: which chips make up the sequence (its colours are on the panel). */
export function conceal({ chips }: State, _seat: Seat | null, deal: Deal): void {
  // In Darkest there is none.
  if (chips.sequences.length === 0) return;
  const { possible, hidden } = unseenOf(chips);
  if (possible.length === 0) return;
  const sequence = JSON.parse(deal(possible.slice())) as CodeChipId[];
  chips.sequence = sequence;
  chips.unseen = hidden.filter(id => !sequence.includes(id));
}

/** What may lie under the chips that nobody has seen. */
interface Unseen {
  /** All these chips, sorted. */
  readonly hidden: readonly CodeChipId[];
  /** How many of each size lie in the house, face down. */
  readonly inHouse: ChipStock['hidden'];
  /** The chips of the sequence among them, for each sequence that is still possible: as sorted texts, which are dealt from fast. */
  readonly possible: readonly string[];
}

/** All lines of play from a moment know of the same chips, and deal from them over and over. */
const UNSEEN = new WeakMap<ChipStock['sequences'], Unseen>();

function unseenOf(chips: ChipStock): Unseen {
  let unseen = UNSEEN.get(chips.sequences);
  if (unseen === undefined || !isAbout(unseen, chips)) UNSEEN.set(chips.sequences, (unseen = list(chips)));
  return unseen;
}

/** Whether it is these chips that nobody has seen: they lie sorted but for those of the sequence. */
function isAbout({ hidden, inHouse }: Unseen, chips: ChipStock): boolean {
  const { sequence, unseen } = chips;
  if (hidden.length !== sequence.length + unseen.length) return false;
  if (CODE_CHIP_SIZES.some(size => inHouse[size] !== chips.hidden[size])) return false;
  let next = 0;
  for (const id of hidden) {
    if (id === unseen[next]) next += 1;
    else if (!sequence.includes(id)) return false;
  }
  return true;
}

function list({ sequence, unseen, sequences, hidden: inHouse }: ChipStock): Unseen {
  const hidden = [...sequence, ...unseen].sort();
  const possible = sequences
    .map(three => three.filter(id => hidden.includes(id)))
    .filter(left =>
      CODE_CHIP_SIZES.every(size => left.filter(id => CODE_CHIPS[id].size === size).length <= inHouse[size]),
    );
  return { hidden, inHouse: { ...inHouse }, possible: possible.map(left => JSON.stringify(left)).sort() };
}
