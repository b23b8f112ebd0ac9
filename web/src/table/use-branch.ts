import { useCallback } from 'react';
import { keepBranch } from '../saves/branch.ts';
import { go } from '../shell/route.ts';
import type { Keeper } from './autosave.ts';
import type { OpenTable } from './store.ts';

/** Branches off from a moment and sits down there: at a table of its own, for this one stays as it is. */
export function useBranch(table: OpenTable, keeper: Keeper | null, title: string): (at: number) => void {
  return useCallback(
    (at: number) => {
      const branchOff = async (): Promise<void> => {
        const kept = await table.branch(at);
        if (kept === null) return;
        const origin = await keeper?.slot();
        const moments = table.use.getState().scene?.moments ?? [];
        const branchedAt = moments.findLastIndex(moment => moment <= at) + 1;
        const slot = await keepBranch(kept, { title: origin?.title ?? title, branchedAt });
        go({ page: 'table', slot });
      };
      // A device may refuse to keep anything; then there is nowhere to branch to.
      void branchOff().catch((thrown: unknown) =>
        table.use.setState({ trouble: { code: 'failed', message: String(thrown) } }),
      );
    },
    [table, keeper, title],
  );
}
