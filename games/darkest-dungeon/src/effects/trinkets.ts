import { ask, type Option, type Rule, type Table } from '@tenebrae/kernel';
import type { ExplorationFace } from '../data/exploration.ts';
import type { TrinketSpecial } from '../data/trinkets.ts';
import { isIgnorable } from '../rules/trinket-moments.ts';
import type { TrinketUse } from '../rules/trinkets.ts';
import type { Hero, State } from '../state.ts';

/** What only code can say of a side of a Trinket (DD-TRI-11): it changes what its moment is about. */
export const TRINKET_EFFECTS: Readonly<
  Record<TrinketSpecial, (table: Table<State>, hero: Hero, what: TrinketUse) => Rule>
> = {
  *'scout-without-stress'(_table, _hero, what) {
    what.noStress = true;
  },
  *'scout-stress'(_table, _hero, what) {
    what.moreStress = true;
  },
  *'ignore-die'(table, hero, what) {
    yield* turnDie(table, hero, what, isIgnorable, 'blank', 'ignore-die');
  },
  *'turn-die-to-trap'(table, hero, what) {
    yield* turnDie(table, hero, what, face => face !== 'trap', 'trap', 'turn-die-to-trap');
  },
  *'refuse-disease'(_table, _hero, what) {
    what.refused = true;
  },
  *'make-critical'(_table, _hero, what) {
    what.critical = true;
  },
  *'no-damage'(_table, _hero, { use }) {
    if (use !== null) use.noDamage = true;
  },
  *'half-damage'(_table, _hero, what) {
    what.half = true;
  },
  // The Food is gone before this is asked for; nothing comes of it.
  *'eat-for-nothing'() {},
};

/** Survival Guide: one of the holder's Exploration dice shows another face. Equal dice are one option. */
function* turnDie(
  table: Table<State>,
  hero: Hero,
  { dice }: TrinketUse,
  fits: (face: ExplorationFace) => boolean,
  to: ExplorationFace,
  what: 'ignore-die' | 'turn-die-to-trap',
): Rule {
  if (dice === null) return;
  const faces = [...new Set(dice.filter(fits))];
  const about = { hero: hero.id };
  const { face } = yield* ask(what, hero.seat, faces.map(dieOption), 'DD-TRI-11', { about });
  dice[dice.indexOf(face)] = to;
  table.tell({ type: 'die-turned', rule: 'DD-TRI-11', hero: hero.id, face, into: to });
}

const dieOption = (face: ExplorationFace): Option & { face: ExplorationFace } => ({
  id: `die:${face}`,
  text: 'turn-die',
  face,
  about: { face },
});
