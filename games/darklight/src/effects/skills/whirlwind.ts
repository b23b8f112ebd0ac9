import { ask, RuleBug, type Rule, type Table } from '@tenebrae/kernel';
import { type Blow, newAttack } from '../../rules/attack.ts';
import { attacksMade, blowsOf, mayAttack } from '../../rules/attacking.ts';
import { areAdjacent, awake, monsterOf } from '../../rules/figures.ts';
import { resolveAttack } from '../../rules/resolve-attack.ts';
import { figureOf } from '../../rules/tell.ts';
import type { Deed } from '../../rules/turn-option.ts';
import { isAlive } from '../../rules/wounds.ts';
import type { Accursed, Monster, State } from '../../state.ts';
import { mayUse, SKILL_RULE, turnOf, use } from './using.ts';

/** Against a single enemy it would only take attacks away. */
const FEWEST = 2;

/** war-whirlwind: `whirlwind:<weapon>`: in place of all melee attacks of this turn, one on every adjacent enemy. */
export const WHIRLWIND_DEED: Deed = {
  rule: 'DL-ACC-05',
  options(state, holder) {
    const isBegun = attacksMade(state, holder).some(({ kind }) => kind === 'melee');
    if (isBegun || !mayUse(state, holder, 'war-whirlwind')) return [];
    return meleeBlows(state, holder)
      .filter(blow => aroundOf(state, holder, blow).length >= FEWEST)
      .map(blow => ({
        id: `whirlwind:${copiesOf(blow).join('+') || 'unarmed'}`,
        items: copiesOf(blow),
        about: { who: holder.id, weapon: blow.name, skill: 'war-whirlwind' },
        on: ['skill:war-whirlwind', ...copiesOf(blow).map(copy => `item:${copy}`)],
      }));
  },
  *perform(table, holder, { items = [] }) {
    const { state } = table;
    const turn = turnOf(state, holder);
    const blow = meleeBlows(state, holder).find(one => copiesOf(one).join('+') === items.join('+'));
    if (turn === null || blow === undefined) throw new RuleBug('DL-ATK-02: no such whirlwind');
    use(table, holder, 'war-whirlwind');
    turn.part = 'attacking';
    yield* strikeAll(table, holder, { ...blow, cleave: false });
    // It stands for all melee attacks, those that weapons give as well.
    for (let spent = meleeBlows(state, holder)[0]; spent !== undefined; spent = meleeBlows(state, holder)[0])
      turn.made.push({ kind: 'melee', weapons: copiesOf(spent), dual: spent.dual });
  },
};

const meleeBlows = (state: State, holder: Accursed): Blow[] =>
  blowsOf(state, holder).filter(({ kind }) => kind === 'melee');

const copiesOf = ({ items }: Blow): number[] => items.map(({ copy }) => copy);

const aroundOf = (state: State, holder: Accursed, blow: Blow): Monster[] =>
  awake(state).filter(one => areAdjacent(state, holder, one) && mayAttack(state, holder, one, blow));

/** Each once, in an order of the player's choice. */
function* strikeAll(table: Table<State>, holder: Accursed, blow: Blow): Rule {
  const { state } = table;
  const struck: number[] = [];
  const nextOf = () => aroundOf(state, holder, blow).filter(({ id }) => !struck.includes(id));
  for (let left = nextOf(); left.length > 0 && isAlive(holder); left = nextOf()) {
    const { monster } = yield* ask(
      'whirlwind-next',
      holder.seat,
      left.map(one => ({
        id: `monster:${one.id}`,
        text: 'strike-next',
        monster: one.id,
        about: { monster: one.kind },
        on: [figureOf(one)],
      })),
      SKILL_RULE,
      { about: { who: holder.id, skill: 'war-whirlwind' } },
    );
    struck.push(monster);
    yield* resolveAttack(table, newAttack(holder, monsterOf(state, monster), blow));
    turnOf(state, holder)?.made.push({ kind: 'melee', weapons: copiesOf(blow), dual: blow.dual });
  }
}
