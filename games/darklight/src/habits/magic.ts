import type { Option, Question } from '@tenebrae/kernel';
import type { MiracleId } from '../data/miracles.ts';
import type { AccursedId } from '../data/accursed.ts';
import { type SpellId, SPELLS } from '../data/spells.ts';
import { accursedOf, dungeonOf, isDead, isInCombat, isPresent } from '../rules/figures.ts';
import { healthOf } from '../rules/profile.ts';
import type { Accursed, State } from '../state.ts';
import { members, vigour } from './care.ts';
import { fact, marked, theBest } from './weights.ts';

const ENEMY_SPELLS: readonly SpellId[] = [
  'sphere-of-hate',
  'vein-lash',
  'blood-boil',
  'ember-lance',
  'red-rain',
  'pyre-circle',
  'storm-of-cinders',
  'puppet',
  'leech',
];
/** Dice that reach the cost more often than not. */
const enough = (cost: number): number => Math.ceil(cost / 3.2);

/** Whether a spell is worth its Source now; above 0 it is cast. */
export function castWorth(state: State, accursed: Accursed, spell: SpellId): number {
  if (accursed.source < Math.min(enough(SPELLS[spell].cost), 4)) return 0;
  if (spell === 'sanguine-mend') {
    const worst = worstOff(state);
    if (worst === null || worst.wounds < 2) return 0;
    return isInCombat(state) && vigour(state, worst) > 0.5 ? 0 : 6;
  }
  if (!isInCombat(state)) return 0;
  return ENEMY_SPELLS.includes(spell) ? 5 : spell === 'crimson-shield' || spell === 'ash-veil' ? 0.5 : 0;
}

const worstOff = (state: State): Accursed | null =>
  members(state).reduce<Accursed | null>(
    (worst, one) => (worst === null || vigour(state, one) < vigour(state, worst) ? one : worst),
    null,
  );

/** Whether a Miracle is worth its Faith now. */
export function invokeWorth(state: State, accursed: Accursed, miracle: MiracleId): number {
  const worst = worstOff(state);
  const hurt = worst === null ? 0 : worst.wounds;
  const isFighting = isInCombat(state);
  switch (miracle) {
    case 'mend-flesh':
      return hurt >= (isFighting ? 5 : 2) ? 6 : 0;
    case 'circle-of-grace':
      return members(state).reduce((sum, one) => sum + one.wounds, 0) >= 5 ? 6 : 0;
    case 'call-back':
      return 8;
    case 'purge':
      return members(state).some(one => one.poison > 1 || one.fire === 'full') ? 4 : 0;
    case 'calm-the-mind':
      return !isFighting && members(state).some(one => one.insanity > 1) ? 3 : 0;
    case 'second-breath':
      return members(state).some(one => one.stamina.spent > 2) ? 2 : 0;
    case 'searing-light':
    case 'dread-name':
    case 'pillar-of-salt':
    case 'judgement':
      return isFighting ? 5 : 0;
    case 'mark-of-the-damned':
    case 'chains-of-guilt':
      return isFighting && accursed.faith >= 4 ? 2 : 0;
    case 'aegis-of-dawn':
    case 'hallowed-ring':
    case 'mirror-of-faith':
      return isFighting && accursed.faith >= 4 ? 2 : 0;
    case 'steadfast':
    case 'veil-of-incense':
    case 'lighten-burden':
      return 0;
  }
}

/** Enemies that are nearly dead first; of one's own, whoever is worst off. */
export const chooseTarget = theBest((state: State, { about }: Question) => option => {
  const monster = marked(option, 'monster');
  if (monster !== null) {
    const found = dungeonOf(state).monsters.find(one => one.id === Number(monster));
    return found === undefined ? 0 : 30 - (found.health - found.wounds);
  }
  const who = marked(option, 'accursed');
  if (who === null) return 0;
  const one = accursedOf(state, who as AccursedId);
  if (fact(about, 'spell') === 'flame-brand') return one.id === 'black-knight' ? 2 : 1;
  return (isDead(one) ? 5 : 0) + one.wounds / (isPresent(one) ? healthOf(state, one) : 10);
});

/** The fewest dice that will most likely do. */
export const spendSource = theBest((_state, question) => {
  const spell = fact(question.about, 'spell') as SpellId;
  const wanted = spell in SPELLS ? enough(SPELLS[spell].cost) : 2;
  return (option: Option) => -Math.abs(Number(option.id.split(':')[1] ?? 0) - wanted);
});
