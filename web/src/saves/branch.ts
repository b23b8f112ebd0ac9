import type { KeptTable } from '../engine/host.ts';
import { keepSlot, newSlotId, type Slot } from './kept.ts';

/** Lays a branch beside the table it comes from, which stays as it is. Gives the id of its slot. */
export async function keepBranch(
  kept: KeptTable,
  { title, branchedAt }: Required<Pick<Slot, 'title' | 'branchedAt'>>,
): Promise<string> {
  const id = newSlotId();
  const { game } = kept.save;
  await keepSlot({ id, game, title, played: Date.now(), over: false, branchedAt, picture: '', kept });
  return id;
}
