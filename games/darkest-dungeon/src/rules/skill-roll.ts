import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import type { AreaId } from '../data/room-tile.ts';
import type { TrinketMoment } from '../data/trinkets.ts';
import type { Hero, State } from '../state.ts';
import { rollD10, rollForHero } from './dice.ts';
import { type Figure, isHero, isIn } from './figures.ts';
import { critNumber, hitNumber } from './hit.ts';
import type { SkillUse } from './skill-use.ts';
import { newTrinketUse, offerTrinkets, type TrinketUse } from './trinkets.ts';
import { teach } from './tutorial.ts';

/** How a Skill met one of its targets. */
export interface Hit {
  readonly target: Figure;
  readonly hit: boolean;
  readonly critical: boolean;
  /** Where the target stood then. */
  readonly area: AreaId | null;
}

export const isEnemy = ({ user }: SkillUse, target: Figure): boolean => target.side !== user.side;

/** DD-SKL-07 to DD-SKL-09: one roll for all targets, after the Trinkets that must come before it (DD-TRI-05, DD-TRI-11). */
export function* rollSkill(table: Table<State>, use: SkillUse): Rule {
  const { user, card, skill } = use;
  if (card.acc === undefined) return;
  yield* offerToUser(table, use, 'skill', true);
  yield* offerDodge(table, use, true);
  use.roll = isHero(user)
    ? yield* rollForHero(table, user, 'skill-roll', 'DD-SKL-07')
    : yield* rollD10('skill-roll', 'DD-SKL-07');
  table.tell({ type: 'skill-rolled', rule: 'DD-SKL-07', figure: user.id, skill, roll: use.roll });
  if (isHero(user)) yield* teach(table, 'roll');
}

/** DD-SKL-26: the Trinkets that react to the roll, then how the Skill meets each target. */
export function* settleHits(table: Table<State>, use: SkillUse): Rule<Hit[]> {
  const { state } = table;
  if (!isIn(state, use.user)) return [];
  if (use.roll !== null) {
    yield* offerToUser(table, use, 'skill', false);
    yield* offerDodge(table, use, false);
  }
  const hits = use.targets.map(target => meet(state, use, target));
  if (hits.some(({ target, hit }) => hit && isEnemy(use, target))) yield* offerToUser(table, use, 'hit');
  if (healsSomeone(use) && hits.some(({ target, hit }) => hit && !isEnemy(use, target)))
    yield* offerToUser(table, use, 'heals');
  for (const { target, hit } of hits)
    if (hit && isHolder(target) && isEnemy(use, target)) {
      const change = yield* offer(table, target, 'was-hit', use);
      if (change.critical) use.criticalFor.push(target);
      if (change.half) use.halvedFor.push(target);
    }
  return use.criticalFor.length === 0 ? hits : use.targets.map(target => meet(state, use, target));
}

/** DD-SKL-07 to DD-SKL-12, DD-SKL-25: the one roll against the numbers of one target; a critical hits whatever the Dodge. */
function meet(state: State, use: SkillUse, target: Figure): Hit {
  const { roll, card } = use;
  const { area } = target;
  if (roll === null) return { target, hit: true, critical: false, area };
  const critical = roll <= critNumber(state, use, target);
  const hit = critical || roll <= hitNumber(state, use, target);
  const made = hit && card.critical !== undefined && use.criticalFor.includes(target);
  return { target, hit, critical: critical || made, area };
}

const healsSomeone = ({ card }: SkillUse): boolean =>
  card.heals !== undefined || (card.target ?? []).some(([word]) => word === 'heal');

/** Only who holds a Trinket is ever asked about one. */
const isHolder = (figure: Figure): figure is Hero => isHero(figure) && figure.trinkets.length > 0;

/** DD-TRI-05, DD-TRI-11: Trinkets of the attacked that lower Dodge come before the roll, those that raise it after. */
function offerDodge(table: Table<State>, use: SkillUse, before: boolean): Rule {
  const holders = use.targets.filter(isHolder).filter(target => isEnemy(use, target));
  return holders.length === 0 ? NOTHING : offerEachDodge(table, use, holders, before);
}

function* offerEachDodge(
  table: Table<State>,
  use: SkillUse,
  holders: readonly Hero[],
  before: boolean,
): Rule {
  for (const target of holders) {
    const { dodge } = yield* offer(table, target, 'attacked', use, before);
    if (dodge !== 0) use.dodges.push({ target, dodge });
  }
}

/** Offers the user of a Skill the Trinkets of a moment; Monsters have none. */
export const offerToUser = (
  table: Table<State>,
  use: SkillUse,
  moment: TrinketMoment,
  before = false,
): Rule =>
  isHolder(use.user) ? offerTrinkets(table, use.user, moment, newTrinketUse(use, null), before) : NOTHING;

function* offer(
  table: Table<State>,
  hero: Hero,
  moment: TrinketMoment,
  use: SkillUse,
  before = false,
): Rule<TrinketUse> {
  const change = newTrinketUse(use, null);
  yield* offerTrinkets(table, hero, moment, change, before);
  return change;
}
