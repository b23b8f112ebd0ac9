import type { Question } from '@tenebrae/kernel';
import type { Hint, Scene } from '../engine/scene.ts';
import type { Say } from '../words/speech.ts';
import { focusRegion, isOnControl, KEYS, primeOf, useTableKeys } from './keys.ts';
import type { Overlay } from './Overlays.tsx';
import type { OpenTable } from './store.ts';

interface Given {
  readonly table: OpenTable;
  readonly scene: Scene;
  readonly looking: Scene | null;
  readonly question: Question | null;
  readonly hint: Hint | null;
  readonly listed: boolean;
  readonly historyOpen: boolean;
  readonly say: Say;
  choose(option: string): void;
  setListed(listed: boolean): void;
  setHistoryOpen(open: boolean): void;
  setOverlay(overlay: Overlay): void;
}

/** What the buttons of the top bar and the keys do. */
export interface Commands {
  undo(to?: number): void;
  redo(): void;
  hint(): void;
  history(): void;
  rules(): void;
  back(): void;
}

export function useCommands(given: Given): Commands {
  const { table, scene, looking, question, hint, listed, historyOpen, choose } = given;
  const commands: Commands = {
    undo(to) {
      const right = to === undefined ? scene.undo : (looking?.undo ?? 'barrier');
      const target = to ?? scene.undoTo;
      if (target === null || right === 'none') return;
      if (right === 'consent') given.setOverlay({ kind: 'agree-to-undo', to: target });
      else void table.undo(target);
    },
    redo: () => void table.redo(),
    hint: () => void table.askHint(),
    history() {
      if (historyOpen) void table.look(null);
      given.setOverlay(null);
      given.setHistoryOpen(!historyOpen);
    },
    rules: () => given.setOverlay({ kind: 'rules', rule: question?.rule ?? null }),
    back() {
      if (looking !== null && hint !== null) table.dropHint();
      else if (looking !== null) void table.look(null);
      else if (historyOpen) given.setHistoryOpen(false);
      else if (hint !== null) table.dropHint();
      else if (listed) given.setListed(false);
    },
  };
  const byKey: Readonly<Record<string, () => void>> = {
    u: () => commands.undo(),
    h: commands.hint,
    r: commands.history,
    l: () => given.setListed(!listed),
    d: () => given.setOverlay({ kind: 'words' }),
    b: () => focusRegion('board'),
    '?': commands.rules,
    Escape: commands.back,
  };
  useTableKeys(key => {
    const command = byKey[key.length === 1 ? key.toLowerCase() : key];
    if (command !== undefined) {
      command();
      return true;
    }
    if (key === ' ' && !isOnControl() && scene.can.pause && (scene.thinking || scene.paused)) {
      void table.pause(!scene.paused);
      return true;
    }
    const option = optionFor(question, key);
    if (option === null) return false;
    choose(option);
    return true;
  });
  return commands;
}

/** The option that a key takes. */
function optionFor(question: Question | null, key: string): string | null {
  if (question === null) return null;
  if (key === 'Enter') return isOnControl() ? null : primeOf(question);
  const place = key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
  return place < 0 ? null : (question.options[place]?.id ?? null);
}
