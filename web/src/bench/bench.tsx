import '../table/table.css';
import '../table/question.css';
import '../table/side.css';
import '../table/phone.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { loadWords } from '../engine/games.ts';
import type { Scene } from '../engine/scene.ts';
import type { Slot } from '../saves/kept.ts';
import { loadLook } from '../table/looks.ts';
import { NOTHING, type OpenTable, type TableState, withScene } from '../table/store.ts';
import { Table } from '../table/Table.tsx';
import { fullScenes, GAME } from './scenes.ts';

const TOKENS = 200;
const ANSWERS = 60;
/** The first ones are slower, since the browser has not compiled anything yet. */
const WARM_UP = 10;

/** Measures, and writes the result on the page. */
export async function bench(root: HTMLElement): Promise<void> {
  document.body.dataset['bench'] = JSON.stringify(await measure(root));
}

/** What one answered question costs on a full board: milliseconds of rendering and committing, answer by answer. */
async function measure(element: HTMLElement): Promise<{ tokens: number; milliseconds: number[] }> {
  const [scenes, words, look] = await Promise.all([
    fullScenes(WARM_UP + ANSWERS + 1, TOKENS),
    loadWords(GAME),
    loadLook(GAME),
  ]);
  const use = create<TableState>()(() => NOTHING);
  const show = (scene: Scene): void => use.setState(state => withScene(state, scene));
  const [first, ...rest] = scenes;
  if (first === undefined) throw new Error('no scenes');
  show(first);
  const root = createRoot(element);
  const dressed = { game: GAME, words, look };
  flushSync(() => root.render(<Table slot="bench" table={still(use)} keeper={KEEPER} dressed={dressed} />));
  const milliseconds: number[] = [];
  for (const scene of rest) {
    await painted();
    const before = performance.now();
    flushSync(() => show(scene));
    milliseconds.push(performance.now() - before);
  }
  await painted();
  const tokens = document.querySelectorAll('.ddd-thing.figure').length;
  return { tokens, milliseconds: milliseconds.slice(WARM_UP) };
}

/** Two frames on, so that nothing is left over from the last answer. */
const painted = (): Promise<void> =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

const nothing = async (): Promise<void> => {};
const never = (): Promise<never> => Promise.reject(new Error('nothing is kept in a benchmark'));
const KEEPER = { label: () => {}, slot: (): Promise<Slot> => never(), stop: nothing };

/** A table at which nothing can be done. */
const still = (use: OpenTable['use']): OpenTable => ({
  use,
  answer: nothing,
  undo: nothing,
  redo: nothing,
  branch: () => Promise.resolve(null),
  look: nothing,
  askHint: nothing,
  askWhy: nothing,
  dropHint: () => {},
  pointAt: () => {},
  dropTrouble: () => {},
  record: () => never(),
  seat: nothing,
  order: nothing,
  setDice: nothing,
  pace: () => {},
  pause: nothing,
  close: () => {},
});
