import { ask, DONE, type Option, PASS, type Rule, type Table, unreachable } from '@tenebrae/kernel';
import { POWER_DICE_LIMIT, SURGES_A_THREAT } from '../data/limits.ts';
import type { Surge, SurgeEffect } from '../data/standing.ts';
import type { Attack, FigureId, Hero, State } from '../state.ts';
import { figuresIn } from './attack-areas.ts';
import { armsOfAttack, blackDiceOf, ignoresRange, powerOf, rangeOf, surgesLeft } from './attack-dice.ts';
import { rollDice } from './dice.ts';
import { partsOf } from './effects-of.ts';
import { spendFatigue } from './fatigue.ts';
import { braveFear } from './fear.ts';
import { figureOf, isMonster } from './figures.ts';
import { gainThreat, loseThreat } from './threat.ts';

/**
 * DJ-ATK-01: what is spent after the last re-roll, in this order: fatigue for dice, surges against Fear, surges of monsters
 * for threat or of heroes for their weapon's effects, then enhancements and Sorcery. Says whether Fear let the attack pass.
 */
export function* spendResults(table: Table<State>, attack: Attack): Rule<boolean> {
  const { state } = table;
  const figure = figureOf(state, attack.attacker);
  if (figure?.kind === 'hero' && figure.hero.fatigue > 0 && attack.interrupt !== 'charm')
    yield* addDice(table, attack, figure.hero);
  const decided = new Set<FigureId>();
  const isBraved = yield* braveFear(table, attack, decided);
  if (isMonster(attack.attacker)) takeThreat(table, attack);
  if (!isBraved) return false;
  if (!isMonster(attack.attacker) && surgesLeft(attack) > 0) yield* buySurges(table, attack, decided);
  const power = powerOf(state, attack);
  const short = ignoresRange(attack) ? 0 : Math.max(0, attack.range - rangeOf(attack));
  attack.toRange = short === 0 || short > power ? 0 : yield* sharePower(attack, power, short);
  return true;
}

/** DJ-FAT-04, DJ-ATK-18, DJ-DIC-06, DJ-DIC-10: a black die for a fatigue, one after another, never more than five black dice. */
function* addDice(table: Table<State>, attack: Attack, hero: Hero): Rule {
  while (hero.fatigue > 0 && blackDiceOf(attack.dice) < POWER_DICE_LIMIT) {
    const each = Math.max(1, ...partsOf(hero).diceForFatigue.map(effect => effect.diceForFatigue));
    const count = Math.min(each, POWER_DICE_LIMIT - blackDiceOf(attack.dice));
    const choice = yield* ask(
      'add-die',
      attack.seat,
      [{ id: 'add-die', text: 'buy-die', about: { count } }, PASS],
      'DJ-FAT-04',
      {
        about: { hero: hero.id, fatigue: hero.fatigue },
      },
    );
    if (choice.id !== 'add-die') return;
    spendFatigue(table, hero, 1, 'DJ-FAT-04');
    const colours = Array.from({ length: count }, () => 'black' as const);
    attack.dice.push(...(yield* rollDice('extra-die', colours, 'DJ-FAT-04', attack.seat, true)));
  }
}

/** DJ-ATK-17: a token for every two surges that Fear did not use up, whether or not the attack reaches. */
const takeThreat = (table: Table<State>, attack: Attack): void =>
  gainThreat(table, Math.floor(surgesLeft(attack) / SURGES_A_THREAT), 'DJ-ATK-17');

interface SurgeOption extends Option {
  readonly effect: SurgeEffect;
  readonly surges: number;
}

/** DJ-ATK-13 to DJ-ATK-16, DJ-CRD-05: effects of the weapon, as often as surges last; the rest is lost. */
function* buySurges(table: Table<State>, attack: Attack, decided: Set<FigureId>): Rule {
  const { state } = table;
  for (;;) {
    const options = surgeOptions(state, attack);
    if (options.length === 0) return;
    const choice = yield* ask<SurgeOption | typeof DONE>(
      'buy-surge',
      attack.seat,
      [...options, DONE],
      'DJ-ATK-13',
      {
        about: { surges: surgesLeft(attack) },
      },
    );
    if (!('effect' in choice)) return;
    const { effect, surges } = choice;
    attack.surgesSpent += surges;
    buy(table, attack, effect);
    table.tell({
      type: 'surge-bought',
      rule: 'DJ-ATK-13',
      surges,
      effect: `effect-${nameOfEffect(effect)}`,
      ...numbersOf(effect),
    });
    if (effect.kind === 'blast') yield* braveFear(table, attack, decided);
  }
}

function surgeOptions(state: State, attack: Attack): SurgeOption[] {
  const left = surgesLeft(attack);
  if (left <= 0) return [];
  return armsOfAttack(state, attack).surges.flatMap((surge, at) =>
    surge.surges <= left && isUseful(state, attack, surge) ? [surgeOption(surge, at)] : [],
  );
}

const surgeOption = ({ surges, effect }: Surge, at: number): SurgeOption => ({
  id: `surge:${at}`,
  text: `surge-${nameOfEffect(effect)}`,
  effect,
  surges,
  about: { cost: surges, ...numbersOf(effect) },
});

/** `surge-<name>` offers it in the words, `effect-<name>` tells of it. */
const nameOfEffect = (effect: SurgeEffect): string => (effect.kind === 'token' ? effect.token : effect.kind);

function numbersOf(effect: SurgeEffect): Record<string, number> {
  if (effect.kind === 'damage-and-pierce') return { damage: effect.damage, pierce: effect.pierce };
  return 'count' in effect ? { count: effect.count } : {};
}

/** DJ-ATK-14, DJ-ATK-16, DJ-FAT-06: what would change nothing is not offered: a second Knockback, range beyond the target. */
function isUseful(state: State, attack: Attack, { effect }: Surge): boolean {
  if (effect.kind === 'range') return !ignoresRange(attack) && rangeOf(attack) < attack.range;
  if (effect.kind === 'knockback') return !attack.knockback;
  if (effect.kind === 'double-damage') return !attack.doubled;
  if (effect.kind === 'kill')
    return !attack.kills && attack.target !== null && figuresIn(state, [attack.target]).length > 0;
  if (effect.kind === 'lose-threat') return state.overlord.threat > 0;
  // DJ-ABL-07: who does without the printed Blast does without all of it.
  if (effect.kind === 'blast')
    return attack.area === 'blast' || armsOfAttack(state, attack).abilities.blast === 0;
  return true;
}

function buy(table: Table<State>, attack: Attack, effect: SurgeEffect): void {
  switch (effect.kind) {
    case 'damage':
      attack.damage += effect.count;
      return;
    case 'range':
      attack.reach += effect.count;
      return;
    case 'pierce':
      attack.pierce += effect.count;
      return;
    case 'damage-and-pierce':
      attack.damage += effect.damage;
      attack.pierce += effect.pierce;
      return;
    case 'blast':
      // DJ-ABL-05: it adds to the printed rank, or starts from nothing.
      attack.blast += effect.count;
      attack.area = 'blast';
      return;
    case 'knockback':
      attack.knockback = true;
      return;
    case 'token':
      attack.tokens[effect.token] += 1;
      return;
    case 'double-damage':
      attack.doubled = true;
      return;
    case 'kill':
      attack.kills = true;
      return;
    case 'lose-threat':
      loseThreat(table, 1, 'DJ-ATK-13');
      return;
    default:
      unreachable(effect);
  }
}

/**
 * DJ-ATK-12, DJ-ABL-25: each enhancement and each rank of Sorcery is 1 range or 1 damage. Ruling DJ-ATK-12: what range does not
 * need is damage; asked only where the range is short and can be made up.
 */
function* sharePower(attack: Attack, power: number, short: number): Rule<number> {
  // Until it is decided, nothing goes to range.
  attack.toRange = 0;
  const options = [short, 0].map(range => ({
    id: `power:${range}`,
    text: range === 0 ? 'power-to-damage' : 'power-to-range',
    range,
    about: { range, damage: power - range },
  }));
  const { range } = yield* ask('share-power', attack.seat, options, 'DJ-ATK-12', { about: { power, short } });
  return range;
}
