import { BATTLE_ROUNDS } from '../data/limits.ts';
import type { SkillId } from '../data/skills.ts';
import { battleOf, isLarge, lifeOf } from '../rules/figures.ts';
import { cardFor } from '../rules/modifiers.ts';
import type { Hero, State } from '../state.ts';
import { missing } from './needs.ts';

/**
 * A Battle that is won in all but name is the best place to heal: while one weak Monster is left and rounds are to spare, it is not
 * struck down as long as somebody can mend something (DD-END-03 sets the end).
 */
export function isStalling(state: State): boolean {
  const { boss, monsters, round } = battleOf(state);
  const [last] = monsters;
  if (boss !== null || last === undefined || monsters.length > 1 || state.circus !== null) return false;
  if (round > BATTLE_ROUNDS - ROUNDS_TO_KILL || isLarge(last) || lifeOf(last) - last.wounds > WEAK)
    return false;
  const lacking = state.heroes.reduce((sum, hero) => sum + missing(hero), 0);
  return lacking >= WORTH_IT && state.heroes.some(hero => hero.equipped.some(skill => mends(hero, skill)));
}
const ROUNDS_TO_KILL = 2;
const WEAK = 14;
const WORTH_IT = 8;

/** Whether a Skill gives Life or peace of mind to others. */
function mends(hero: Hero, skill: SkillId): boolean {
  const { heals, allies = 0, ally, target = [] } = cardFor(hero, skill);
  return (
    heals !== undefined ||
    (allies > 0 &&
      [...(ally ?? target)].some(
        ([word, amount]) => word === 'heal' || (word === 'stress' && Number(amount) < 0),
      ))
  );
}

/** Whether a Skill could end the life of the last Monster. */
export function couldEnd(state: State, hero: Hero, skill: SkillId): boolean {
  const [last] = battleOf(state).monsters;
  const { damage = 0, critical = damage, enemies = 0, target = [] } = cardFor(hero, skill);
  if (last === undefined || enemies === 0) return false;
  const lasting = target.some(([word]) => word === 'bleed' || word === 'blight');
  return critical + BONUS >= lifeOf(last) - last.wounds || lasting;
}
const BONUS = 3;
