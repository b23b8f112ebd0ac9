import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import { CURIOS } from '../data/curios.ts';
import { THREAT_NUMBERS } from '../data/threats.ts';
import { rollD10, rollForHero } from '../rules/dice.ts';
import { isHero } from '../rules/figures.ts';
import { gainGold } from '../rules/gold.ts';
import { takeChest } from '../rules/loot.ts';
import { isThreatened } from '../rules/modifiers.ts';
import { gainProvision, loseRandomProvision, rollProvisions, spendProvision } from '../rules/provisions.ts';
import { revealAdjacent, revealSome } from '../rules/tokens.ts';
import { drawTrinket } from '../rules/trinkets.ts';
import type { Hero, State } from '../state.ts';
import type { EffectSource, Handlers } from './index.ts';

type Gain =
  | 'gold'
  | 'trinket'
  | 'roll-provisions'
  | 'provision'
  | 'lose-provision'
  | 'lose-food'
  | 'take-chest'
  | 'reveal'
  | 'reveal-adjacent'
  | 'fewer-dice';

/** What the party gets: Gold, Trinkets, Provisions, and knowledge of the Dungeon. */
export const GAINS: Handlers<Gain> = {
  *gold(table, who, [, amount], source, rule) {
    if (!isHero(who)) return;
    const gold = yield* rollGold(table, who, amount, rule);
    if (!(yield* isSnatched(table, source, 'gold'))) gainGold(table, gold, rule);
  },
  *trinket(table, who, _effect, source, rule) {
    if (isHero(who) && !(yield* isSnatched(table, source, 'trinket'))) yield* drawTrinket(table, who, rule);
  },
  *'roll-provisions'(table, who, [, count], _source, rule) {
    if (isHero(who)) yield* rollProvisions(table, count, who.seat, rule);
  },
  *provision(table, _who, [, face], _source, rule) {
    gainProvision(table, face, rule);
  },
  *'lose-provision'(table, _who, _effect, _source, rule) {
    yield* loseRandomProvision(table, rule);
  },
  *'lose-food'(table, _who, _effect, _source, rule) {
    if (table.state.campaign.provisions.food > 0) spendProvision(table, 'food', rule);
  },
  *'take-chest'(table, who, _effect, _source, rule) {
    if (isHero(who)) yield* takeChest(table, who, rule);
  },
  *reveal(table, _who, [, count], _source, rule) {
    if (hasMap(table.state)) yield* revealSome(table, count, rule);
  },
  *'reveal-adjacent'(table, _who, _effect, _source, rule) {
    if (hasMap(table.state)) yield* revealAdjacent(table, rule);
  },
  *'fewer-dice'(table, who, _effect, _source, rule) {
    const dungeon = table.state.quest?.dungeon ?? null;
    if (dungeon === null) return;
    dungeon.fewerDice += 1;
    table.tell({ type: 'way-learned', rule, figure: who.id });
  },
};

const hasMap = ({ quest }: State): boolean => quest !== null && quest.dungeon !== null;

function* rollGold(
  table: Table<State>,
  hero: Hero,
  amount: number | 'd10' | '2d10',
  rule: RuleId,
): Rule<number> {
  if (typeof amount === 'number') return amount;
  let gold = yield* rollForHero(table, hero, 'gold-roll', rule);
  if (amount === '2d10') gold += yield* rollForHero(table, hero, 'gold-roll', rule);
  return gold;
}

/** The Collector's second Threat: each gift of a Curio may be gone before anyone holds it. */
function* isSnatched(table: Table<State>, { card }: EffectSource, gift: 'gold' | 'trinket'): Rule<boolean> {
  if (!Object.hasOwn(CURIOS, card) || !isThreatened(table.state, 'collector-2-dungeon')) return false;
  const face = yield* rollD10('light-fingers', 'DD-SET-12');
  const lost = face <= THREAT_NUMBERS['collector-2-dungeon'].lostUpTo;
  table.tell({
    type: lost ? 'gift-snatched' : 'gift-kept',
    rule: 'DD-SET-12',
    curio: card,
    gift,
    gold: gift === 'gold',
    roll: face,
  });
  return lost;
}
