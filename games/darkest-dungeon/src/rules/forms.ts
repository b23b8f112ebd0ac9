import type { RuleId, Table } from '@tenebrae/kernel';
import type { Form } from '../data/skill.ts';
import type { Hero, State } from '../state.ts';

/** DD-ABO-02, DD-ABO-05, DD-ABO-06: the Abomination changes its form; nothing else of it changes. */
export function become(table: Table<State>, hero: Hero, form: Form, rule: RuleId): void {
  if (hero.form === form) return;
  hero.form = form;
  table.tell({ type: 'form-changed', rule, hero: hero.id, form, beast: form === 'beast' });
}

/** DD-ABO-04: back in the Hamlet, without the effects of Transform. */
export function turnHuman(state: State): void {
  for (const hero of state.heroes) hero.form = 'human';
}
