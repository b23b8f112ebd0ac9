import { NOTHING, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { Hero, Monster, State } from '../state.ts';
import { killMonster } from './casualties.ts';
import { rollDeathblow } from './dice.ts';
import { type Figure, isAtDeathsDoor, isHero, isIn, lifeOf } from './figures.ts';
import { killHero } from './hero-death.ts';
import { adjust } from './reactions.ts';
import { cannotBeHealed } from './room-passives.ts';
import { newTrinketUse, offerTrinkets } from './trinkets.ts';
import { teach } from './tutorial.ts';

/**
 * DD-DTH-02, DD-DTH-03, DD-DTH-05, DD-DTH-06, DD-MON-15: one source of Wounds for a Hero or Monster. At Death's Door the
 * Deathblow die is rolled instead. May kill; `by` gets the kill.
 */
export function sufferWounds(
  table: Table<State>,
  figure: Figure,
  amount: number,
  by: Figure | null,
  rule: RuleId,
): Rule {
  if (amount <= 0 || !isIn(table.state, figure)) return NOTHING;
  if (!isHero(figure)) return woundMonster(table, figure, amount, by, rule);
  return isAtDeathsDoor(figure) ? risk(table, figure, by) : woundHero(table, figure, amount, by, rule);
}

/** DD-DTH-01, DD-DTH-02, DD-DTH-08: Wounds stop at Life; what fills the last of it costs no roll. */
function woundHero(table: Table<State>, hero: Hero, amount: number, by: Figure | null, rule: RuleId): Rule {
  const suffered = Math.min(amount, lifeOf(hero) - hero.wounds);
  hero.wounds += suffered;
  hero.history.woundsSuffered += suffered;
  tellWounds(table, hero, suffered, by, rule);
  if (!isAtDeathsDoor(hero)) return NOTHING;
  table.tell({ type: 'deaths-door-reached', rule: 'DD-DTH-01', hero: hero.id });
  return teach(table, 'deaths-door');
}

/** DD-DTH-03, DD-DTH-04, DD-PVP-14: the Deathblow die: a skull kills; in the Circus a blank does. */
function* risk(table: Table<State>, hero: Hero, by: Figure | null): Rule {
  const isCircus = table.state.circus !== null;
  hero.history.deathblows += 1;
  const skull = yield* rollDeathblow(hero, isCircus ? 'DD-PVP-14' : 'DD-DTH-03');
  const dies = skull !== isCircus;
  table.tell({ type: 'deathblow-rolled', rule: 'DD-DTH-03', hero: hero.id, skull, dies });
  if (dies) yield* killHero(table, hero, 'deathblow', by, 'DD-DTH-03');
}

/** DD-MON-15, DD-POS-06. */
function woundMonster(
  table: Table<State>,
  monster: Monster,
  amount: number,
  by: Figure | null,
  rule: RuleId,
): Rule {
  const suffered = Math.min(amount, lifeOf(monster) - monster.wounds);
  monster.wounds += suffered;
  tellWounds(table, monster, suffered, by, rule);
  return monster.wounds >= lifeOf(monster) ? killMonster(table, monster, by, 'DD-POS-06') : NOTHING;
}

function tellWounds(
  table: Table<State>,
  figure: Figure,
  amount: number,
  by: Figure | null,
  rule: RuleId,
): void {
  table.tell({
    type: 'wounds-suffered',
    rule,
    figure: figure.id,
    amount,
    by: by?.id ?? null,
    wounds: figure.wounds,
    life: lifeOf(figure),
  });
}

/**
 * DD-QRK-13, DD-DTH-07, DD-BLD-15: healing with all that changes it, never beyond the last Wound; nothing where the Room
 * forbids it. Says how much was healed.
 */
export function* heal(
  table: Table<State>,
  figure: Figure,
  amount: number | 'all',
  by: Figure | null,
  rule: RuleId,
): Rule<number> {
  const { state } = table;
  const printed = amount === 'all' ? figure.wounds : amount;
  if (printed <= 0 || figure.wounds === 0 || !isIn(state, figure)) return 0;
  if (cannotBeHealed(state, figure)) {
    table.tell({ type: 'healing-lost', rule, figure: figure.id });
    return 0;
  }
  const wanted = isHero(figure) ? yield* healingOf(table, figure, printed) : printed;
  const healed = Math.max(0, Math.min(figure.wounds, wanted));
  if (healed === 0) {
    table.tell({ type: 'healing-lost', rule: 'DD-QRK-13', figure: figure.id });
    return 0;
  }
  figure.wounds -= healed;
  if (by !== null && isHero(by)) by.history.woundsHealed += healed;
  table.tell({ type: 'healed', rule, figure: figure.id, amount: healed, by: by?.id ?? null });
  return healed;
}

/** DD-QRK-13, DD-TRI-11: Quirks, then Trinkets of the one who is healed. */
function* healingOf(table: Table<State>, hero: Hero, amount: number): Rule<number> {
  const change = newTrinketUse(null, null);
  change.healing = adjust(table.state, hero, 'healing', amount);
  if (hero.trinkets.length > 0) yield* offerTrinkets(table, hero, 'healed', change);
  return change.healing;
}
