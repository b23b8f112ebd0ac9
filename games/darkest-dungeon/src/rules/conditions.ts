import { NOTHING, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { type Condition, RESISTIBLE, type Resistible } from '../data/conditions.ts';
import type { Adjusted, HeroEvent } from '../data/reactions.ts';
import type { Stack, State } from '../state.ts';
import { type Figure, isHero, isImmune, resists } from './figures.ts';
import { adjust, react } from './reactions.ts';
import { isSheltered } from './room-passives.ts';
import { teach } from './tutorial.ts';
import { sufferWounds } from './wounds.ts';

/**
 * DD-CON-01, DD-CON-02, DD-CON-07, DD-CON-27, DD-CON-28, DD-QRK-11: one new stack, less what Quirks and Resistance take away.
 * A Self Effect ignores them (DD-SKL-19).
 */
export function addCondition(
  table: Table<State>,
  figure: Figure,
  stack: Stack,
  own: boolean,
  rule: RuleId,
): Rule {
  const { condition, wounds } = stack;
  const tokens = own ? stack.tokens : turnsLeft(table.state, figure, stack);
  if (tokens <= 0) {
    table.tell({ type: 'condition-refused', rule: 'DD-CON-27', figure: figure.id, condition });
    return NOTHING;
  }
  figure.conditions.push({ condition, tokens, wounds });
  table.tell({ type: 'condition-added', rule, figure: figure.id, condition, tokens, wounds: wounds || null });
  return table.state.tutorial === null
    ? reactTo(table, figure, condition, rule)
    : teachCondition(table, figure, condition, rule);
}

function reactTo(table: Table<State>, figure: Figure, condition: Condition, rule: RuleId): Rule {
  const event = REACTIONS[condition];
  return event !== undefined && isHero(figure) ? react(table, figure, event, rule) : NOTHING;
}

function* teachCondition(table: Table<State>, figure: Figure, condition: Condition, rule: RuleId): Rule {
  yield* teach(table, 'conditions');
  yield* reactTo(table, figure, condition, rule);
}

/** DD-CON-27, DD-CON-28, DD-QRK-11: the turns that Quirks, then Resistance, leave of a stack; Immunity leaves none. */
export function turnsLeft(state: State, figure: Figure, { condition, tokens }: Stack): number {
  const isOpen = !isResistible(condition);
  if (!isOpen && (isImmune(figure, condition) || isSheltered(state, figure, condition))) return 0;
  const adjusted = ADJUSTED_TURNS[condition];
  const turns = adjusted !== undefined && isHero(figure) ? adjust(state, figure, adjusted, tokens) : tokens;
  return !isOpen && resists(figure, condition) ? turns - 1 : turns;
}

const isResistible = (condition: Condition): condition is Condition & Resistible =>
  (RESISTIBLE as readonly string[]).includes(condition);

const ADJUSTED_TURNS: Readonly<Partial<Record<Condition, Adjusted>>> = {
  bleed: 'bleed-turns',
  blight: 'blight-turns',
  stun: 'stun-turns',
};
const REACTIONS: Readonly<Partial<Record<Condition, HeroEvent>>> = {
  bleed: 'bleed-applied',
  blight: 'blight-applied',
};

/** DD-CON-25, DD-CON-26: all stacks of these Conditions go; what is printed on a card is no stack and stays. */
export function removeConditions(
  table: Table<State>,
  figure: Figure,
  conditions: readonly Condition[],
  rule: RuleId,
): void {
  const gone = conditions.filter(condition => figure.conditions.some(stack => stack.condition === condition));
  if (gone.length === 0) return;
  figure.conditions = figure.conditions.filter(({ condition }) => !gone.includes(condition));
  table.tell({ type: 'conditions-removed', rule, figure: figure.id, conditions: gone });
}

/**
 * DD-CON-03 to DD-CON-06, DD-CON-14, DD-CON-15, DD-CON-17: the start of a turn, and nothing else, takes a token from every stack;
 * all their Wounds are one loss. Says whether a Stun token went.
 */
export function* tickConditions(table: Table<State>, figure: Figure): Rule<boolean> {
  if (figure.conditions.length === 0) return false;
  let wounds = 0;
  let stunned = false;
  for (const stack of figure.conditions) {
    stack.tokens -= 1;
    wounds += stack.wounds;
    if (stack.condition === 'stun') stunned = true;
  }
  const ended = figure.conditions.filter(({ tokens }) => tokens === 0).map(({ condition }) => condition);
  figure.conditions = figure.conditions.filter(({ tokens }) => tokens > 0);
  table.tell({
    type: 'condition-tokens-removed',
    rule: 'DD-CON-03',
    figure: figure.id,
    wounds: wounds || null,
    stunned,
    ended,
  });
  if (wounds > 0) yield* sufferWounds(table, figure, wounds, null, 'DD-CON-04');
  return stunned;
}
