import { isHero, type Figure } from '../rules/figures.ts';
import { amountFor } from '../rules/modifiers.ts';
import type { State, Turn } from '../state.ts';
import type { Handlers } from './index.ts';

/** What holds for the rest of the turn that a character is taking. */
export const TURN_EFFECTS: Handlers<'actions' | 'acc-this-turn' | 'damage-this-turn'> = {
  *actions(table, who, [, amount], _source, rule) {
    const turn = turnOf(table.state, who);
    if (turn === null) return;
    turn.actions = Math.max(0, turn.actions + amount);
    table.tell({ type: 'actions-changed', rule, figure: who.id, more: amount > 0, actions: turn.actions });
  },
  *'acc-this-turn'(table, who, [, amount], _source, rule) {
    const turn = turnOf(table.state, who);
    if (turn === null) return;
    turn.acc += amount;
    table.tell({ type: 'acc-gained', rule, figure: who.id, amount });
  },
  *'damage-this-turn'(table, who, [, amount], _source, rule) {
    const turn = turnOf(table.state, who);
    if (turn === null) return;
    const damage = amountFor(table.state, amount, isHero(who) ? who : null);
    turn.damage += damage;
    table.tell({ type: 'damage-gained', rule, figure: who.id, amount: damage });
  },
};

const turnOf = ({ battle }: State, { id }: Figure): Turn | null =>
  battle?.turn?.figure === id ? battle.turn : null;
