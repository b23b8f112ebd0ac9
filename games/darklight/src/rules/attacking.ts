import { RuleBug, type Rule, type Table } from '@tenebrae/kernel';
import type { Accursed, Character, Monster, State } from '../state.ts';
import { type Blow, isShot, newAttack } from './attack.ts';
import { blowsOf } from './blows.ts';
import { cleave } from './cleave.ts';
import { areAdjacent, distanceApart, dungeonOf, hasAdjacentEnemy, monsterOf, sees } from './figures.ts';
import { onItem } from './marks.ts';
import { resolveAttack } from './resolve-attack.ts';
import { hasTalent } from './sources.ts';
import { figureOf } from './tell.ts';
import { neededToHit } from './to-hit.ts';
import { type Deed, NO_OPTIONS, type TurnOption } from './turn-option.ts';
import { isAlive } from './wounds.ts';

export { attacksMade, blowsOf } from './blows.ts';

/** DL-ATK-01 to DL-ATK-05, DL-ATK-15, DL-DUA-01, DL-UNA-01: `attack:<weapon>:<monster>`, `dual:<monster>`, `unarmed:<monster>`; begins the Attack Phase. */
export const WEAPON_DEED: Deed = {
  rule: 'DL-ATK-02',
  options: attackOptions,
  perform(table, accursed, { monster, items }) {
    const { state } = table;
    const { phase } = state;
    const blow = blowsOf(state, accursed).find(one => isMadeWith(one, items ?? []));
    if (blow === undefined || monster === undefined || phase.kind !== 'accursed-turn')
      throw new RuleBug('DL-ATK-02: no such attack');
    phase.turn.part = 'attacking';
    return strike(table, accursed, monsterOf(state, monster), blow);
  },
};

/** All that attacks. */
export const ATTACK_DEEDS: readonly Deed[] = [WEAPON_DEED];

/** DL-ATK-05, DL-ATK-11, DL-CLV-06: one attack, resolved completely; it counts before the Cleave that it may start. */
function* strike(table: Table<State>, accursed: Accursed, monster: Monster, blow: Blow): Rule {
  const { phase } = table.state;
  const attack = newAttack(accursed, monster, blow);
  yield* resolveAttack(table, attack);
  if (phase.kind === 'accursed-turn' && blow.kind !== 'magic')
    phase.turn.made.push({ kind: blow.kind, weapons: copiesOf(blow), dual: blow.dual });
  if (blow.cleave && attack.kills && isAlive(accursed)) yield* cleave(table, attack);
}

const copiesOf = ({ items }: Blow): number[] => items.map(({ copy }) => copy);

const isMadeWith = (blow: Blow, copies: readonly number[]): boolean =>
  blow.items.length === copies.length && copiesOf(blow).every(copy => copies.includes(copy));

/** DL-ATK-05: each attack may have a new Defender; sleepers may be struck too. */
function attackOptions(state: State, accursed: Accursed): readonly TurnOption[] {
  const { monsters } = dungeonOf(state);
  if (monsters.length === 0) return NO_OPTIONS;
  const options: TurnOption[] = [];
  for (const blow of blowsOf(state, accursed))
    for (const monster of monsters)
      if (mayAttack(state, accursed, monster, blow))
        options.push(attackOption(state, accursed, monster, blow));
  return options;
}

function attackOption(state: State, accursed: Accursed, monster: Monster, blow: Blow): TurnOption {
  const items = copiesOf(blow);
  const on = [figureOf(monster)];
  for (const copy of items) for (const mark of onItem(copy)) on.push(mark);
  const needed = neededToHit(state, newAttack(accursed, monster, blow)) ?? 0;
  return {
    id: `${verbOf(blow)}:${monster.id}`,
    text: VERBS[blow.items.length as keyof typeof VERBS],
    monster: monster.id,
    items,
    about: { who: accursed.id, monster: monster.kind, weapon: blow.name, needed },
    on,
  };
}

const VERBS = { 0: 'unarmed-attack', 1: 'attack', 2: 'dual-wield-attack' } as const;

const verbOf = (blow: Blow): string =>
  blow.dual ? 'dual' : blow.items[0] === undefined ? 'unarmed' : `attack:${blow.items[0].copy}`;

/** DL-ATK-03, DL-ATK-12, DL-ATK-13, DL-LOS-05: adjacency, range, light and line of sight. */
export const mayAttack = (state: State, attacker: Character, defender: Character, blow: Blow): boolean =>
  isAlive(defender) &&
  isInReach(state, attacker, defender, blow) &&
  !isKeptFromShooting(state, attacker, blow) &&
  sees(state, attacker, defender);

/** DL-ATK-03, DL-ATK-12: adjacent for melee, but for weapons that reach farther; within Range for the rest. */
const isInReach = (state: State, attacker: Character, defender: Character, { range }: Blow): boolean =>
  range === Infinity ||
  areAdjacent(state, attacker, defender) ||
  (range > 1 && distanceApart(state, attacker, defender) <= range);

/** DL-ATK-13: any enemy beside the attacker keeps it from shooting, Prone or on another level as well. */
const isKeptFromShooting = (state: State, attacker: Character, blow: Blow): boolean =>
  isShot(blow) &&
  !(attacker.is === 'accursed' && hasTalent(attacker, 'shoots-when-adjacent')) &&
  hasAdjacentEnemy(state, attacker);
