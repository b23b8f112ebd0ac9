import { ask, kept, type Option, type Rule, type RuleId, type Table, type TextId } from '@tenebrae/kernel';
import { DARKNESS, type ExplorationFace, HUNGER, RUBBLE, TRAP_DIE } from '../data/exploration.ts';
import type { ProvisionId } from '../data/provisions.ts';
import type { Hero, State } from '../state.ts';
import { resolveCurioDie } from './curios.ts';
import { dealDamage } from './damage.ts';
import { rollD10 } from './dice.ts';
import { isIn } from './figures.ts';
import { dodgeOf } from './hit.ts';
import { changeLight } from './light.ts';
import { campaignLevel } from './modifiers.ts';
import { eat, spendProvision } from './provisions.ts';
import { adjust, react } from './reactions.ts';
import { sufferStress } from './stress.ts';
import { newTrinketUse, offerTrinkets } from './trinkets.ts';
import { teach } from './tutorial.ts';
import { sufferWounds } from './wounds.ts';

export type Hazard = Exclude<ExplorationFace, 'blank'>;

/** DD-EXP-10 to DD-EXP-16: what one Exploration die does to the Hero who rolled it. */
export const HAZARDS: Readonly<Record<Hazard, (table: Table<State>, hero: Hero) => Rule>> = {
  'rubble': (table, hero) => resolveRubble(table, hero),
  'hunger': (table, hero) => resolveHunger(table, hero),
  'stressful-darkness': (table, hero) => resolveDarkness(table, hero),
  'curio': (table, hero) => resolveCurioDie(table, hero),
  'trap': (table, hero) => resolveTrap(table, hero),
};

/** DD-EXP-11, DD-PRV-10, DD-STR-12: a Tool, or Wounds by Dungeon Level and Stress. */
function* resolveRubble(table: Table<State>, hero: Hero): Rule {
  yield* teach(table, 'rubble');
  const wounds = RUBBLE.woundsPerDungeonLevel * campaignLevel(table.state);
  const about = { wounds, stress: RUBBLE.stress };
  if (!(yield* counters(table, hero, 'resolve-rubble', 'tool', about, 'DD-EXP-11'))) {
    yield* sufferWounds(table, hero, wounds, null, 'DD-EXP-11');
    if (isIn(table.state, hero)) yield* sufferStress(table, hero, RUBBLE.stress, 'DD-EXP-11');
  }
  if (isIn(table.state, hero)) yield* react(table, hero, 'rubble', 'DD-EXP-11');
}

/** DD-EXP-12, DD-PRV-11: Food, which the Hero eats without healing, or Wounds by Hero Level. */
function* resolveHunger(table: Table<State>, hero: Hero): Rule {
  yield* teach(table, 'hunger');
  const wounds = HUNGER.woundsPerHeroLevel * hero.level;
  if (yield* counters(table, hero, 'resolve-hunger', 'food', { wounds }, 'DD-EXP-12'))
    yield* eat(table, hero, 'DD-PRV-11');
  else yield* sufferWounds(table, hero, wounds, null, 'DD-EXP-12');
  if (isIn(table.state, hero)) yield* react(table, hero, 'hunger', 'DD-EXP-12');
}

/** DD-EXP-13, DD-PRV-11: a Torch that gives no Light, less Light, or Stress. */
function* resolveDarkness(table: Table<State>, hero: Hero): Rule {
  const { campaign } = table.state;
  yield* teach(table, 'darkness');
  const about = { hero: hero.id, light: DARKNESS.light, stress: DARKNESS.stress };
  const options: Option[] = [];
  if (campaign.provisions.torch > 0) options.push(payOption('torch'));
  if (campaign.light > 0) options.push({ id: 'dim', about, on: ['light'] });
  options.push({ id: 'suffer', text: 'suffer-stress', about });
  const { id } = yield* ask('resolve-darkness', hero.seat, options, 'DD-EXP-13', { about });
  if (id === 'dim') yield* changeLight(table, -DARKNESS.light, 'DD-EXP-13');
  else if (id === 'suffer') yield* sufferStress(table, hero, DARKNESS.stress, 'DD-EXP-13');
  else spendProvision(table, 'torch', 'DD-EXP-13');
}

/** DD-EXP-15, DD-PRV-10: a Tool, or an attack by nobody. */
function* resolveTrap(table: Table<State>, hero: Hero): Rule {
  yield* teach(table, 'trap');
  const level = campaignLevel(table.state);
  const about = { damage: TRAP_DIE.damage * level, critical: TRAP_DIE.critical * level };
  if (!(yield* counters(table, hero, 'resolve-trap', 'tool', about, 'DD-EXP-15')))
    yield* springTrap(table, hero);
}

/**
 * DD-EXP-15, DD-SKL-11, DD-SKL-17, DD-QRK-12: the roll is the trap's; Dodge counts with Light, Quirks and Trinkets, and a
 * critical hits whatever the Dodge. Protection halves, and a critical shakes the Hero.
 */
function* springTrap(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  const use = newTrinketUse(null, null, 'trap');
  yield* offerTrinkets(table, hero, 'attacked', use, true);
  const roll = yield* rollD10('trap-roll', 'DD-EXP-15');
  const isCritical = roll <= TRAP_DIE.crit;
  const hits = (): boolean => isCritical || roll <= TRAP_DIE.acc - trapDodge(state, hero) - use.dodge;
  use.needed = TRAP_DIE.acc - trapDodge(state, hero) - use.dodge - roll + 1;
  if (hits() && !isCritical) yield* offerTrinkets(table, hero, 'attacked', use);
  if (!isIn(state, hero)) return;
  const hit = hits();
  table.tell({ type: hit ? 'trap-struck' : 'trap-dodged', rule: 'DD-EXP-15', hero: hero.id, roll });
  if (!hit) return yield* react(table, hero, 'dodged', 'DD-QRK-12');
  use.critical = isCritical;
  yield* offerTrinkets(table, hero, 'was-hit', use);
  if (!isIn(state, hero)) return;
  const { critical, half } = use;
  const amount = (critical ? TRAP_DIE.critical : TRAP_DIE.damage) * campaignLevel(state);
  yield* dealDamage(table, hero, { amount, critical, by: null, halved: true, padlock: half }, 'DD-EXP-15');
  if (critical && isIn(state, hero)) yield* sufferStress(table, hero, 1, 'DD-SKL-15');
}

/** DD-EXP-15: Light 5 and Quirks that know traps included. */
const trapDodge = (state: State, hero: Hero): number =>
  adjust(state, hero, 'trap-dodge', dodgeOf(state, hero));

/** DD-PRV-10, DD-PRV-11: whether the Provision that counters a hazard is paid; it gives nothing else. */
function* counters(
  table: Table<State>,
  hero: Hero,
  what: TextId,
  pay: ProvisionId,
  numbers: Readonly<Record<string, number>>,
  rule: RuleId,
): Rule<boolean> {
  const about = { hero: hero.id, ...numbers };
  const options: Option[] = table.state.campaign.provisions[pay] > 0 ? [payOption(pay)] : [];
  options.push({ id: 'suffer', text: `suffer-${what.replace('resolve-', '')}`, about });
  const { id } = yield* ask(what, hero.seat, options, rule, { about });
  if (id === 'suffer') return false;
  spendProvision(table, pay, rule);
  return true;
}

const payOption = kept(
  (pay: ProvisionId): Option => ({
    id: `pay:${pay}`,
    text: 'pay-provision',
    about: { provision: pay },
    on: [`provision:${pay}`],
  }),
);
