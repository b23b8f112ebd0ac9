import { clone, type Deal, type Json, type Seat } from '@tenebrae/kernel';
import { CODE_CHIP_SIZES, CODE_CHIPS, type CodeChipId } from './data/code-chips.ts';
import type { State } from './state.ts';

/**
 * DDD-GEN-01, DDD-GEN-03, DDD-SEC-10: nobody hides anything from anybody; what nobody has seen is given by its number only.
 */
export function view(state: State, _seat: Seat | null): Json {
  const { equipment, creatures, spawn, chips, ...open } = state;
  return {
    ...(clone(open) as unknown as Record<string, Json>),
    equipment: equipment.top.length + equipment.unseen.length + equipment.bottom.length,
    creatures: creatures.unseen.length + creatures.top.length + creatures.bottom.length,
    spawn: Math.max(0, spawn.unseen.length - spawn.lost - state.tokens.length),
    chipsAside: { ...chips.aside },
  };
}

/** The only thing decided and unseen: which chips make up the sequence (its colours are on the panel). */
export function conceal(state: State, _seat: Seat | null, deal: Deal): void {
  const { chips } = state;
  const hidden = [...chips.sequence, ...chips.unseen];
  const unseenOf = (three: readonly CodeChipId[]): CodeChipId[] => three.filter(id => hidden.includes(id));
  const possible = chips.sequences
    .map(unseenOf)
    .filter(unseen =>
      CODE_CHIP_SIZES.every(
        size => unseen.filter(id => CODE_CHIPS[id].size === size).length <= chips.hidden[size],
      ),
    );
  if (possible.length === 0) return;
  chips.sequence = deal(possible);
  chips.unseen = hidden.filter(id => !chips.sequence.includes(id)).sort();
}
