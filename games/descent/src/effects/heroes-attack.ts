import { ask, PASS, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { DieColour } from '../data/dice.ts';
import { heroFigure, isMonster, isOnBoard, monsterFigure } from '../rules/figures.ts';
import { dieOptions, rerollDice } from '../rules/rerolls.ts';
import { seesFigure } from '../rules/sight.ts';
import { areAdjacent } from '../rules/spaces.ts';
import type { Attack, FigureId, Hero, State } from '../state.ts';
import type { Effect } from './effect.ts';

const RULE: RuleId = 'DJ-DIC-12';

const HUMBLE_DICE: readonly DieColour[] = ['green', 'yellow', 'black'];

/** One green, yellow or black die of the attack is rolled again, if the hero likes. */
function* rerollOne(table: Table<State>, hero: Hero, attack: Attack): Rule<boolean> {
  const options = dieOptions(attack, []).filter(({ place }) =>
    HUMBLE_DICE.some(colour => colour === attack.dice[place]?.colour),
  );
  if (options.length === 0) return false;
  const chosen = yield* ask('reroll-one', hero.seat, [...options, PASS], RULE, { about: { hero: hero.id } });
  if (!('place' in chosen)) return false;
  yield* rerollDice(table, attack, [chosen.place], RULE);
  return true;
}

/** Lyssa, when an attack affects her; not with a dodge order, not against an aimed attack. */
export const EVASION: Effect = {
  *reroll(table, hero, attack) {
    if (attack.attacker === heroFigure(hero) || hero.order === 'dodge' || attack.aimed) return false;
    return yield* rerollOne(table, hero, attack);
  },
};

/** Trenloe, when he attacks; not with an aimed attack, nor when somebody dodges. */
export const STRONG_ARM: Effect = {
  *reroll(table, hero, attack) {
    if (attack.attacker !== heroFigure(hero) || attack.aimed || attack.dodged) return false;
    return yield* rerollOne(table, hero, attack);
  },
};

const AMBUSH_DAMAGE = 2;

/** Bogran strikes harder at enemies that did not see him when the turn began, or were not there. */
export const AMBUSH: Effect = {
  onTurnBegun(state, hero) {
    const seen = (monster: State['monsters'][number]): boolean =>
      seesFigure(state, monsterFigure(monster), heroFigure(hero));
    hero.memory = isOnBoard(hero) ? state.monsters.filter(seen).map(({ id }) => id) : [];
  },
  damage: (_state, hero, _attack, target) =>
    isMonster(target) && !hero.memory.includes(numberOf(target)) ? AMBUSH_DAMAGE : 0,
};

const numberOf = (monster: FigureId): number => Number(monster.slice('monster:'.length));

const NEARBY_PIERCE = 2;

/** Andira's magic attacks on a space next to her pierce armor. */
export const CLOSE_RUNES: Effect = {
  pierce: (state, hero, { type, target }) =>
    type === 'magic' && target !== null && isOnBoard(hero) && areAdjacent(state, hero.place, target)
      ? NEARBY_PIERCE
      : 0,
};
