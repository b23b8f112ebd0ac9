import { ask, draw, type Rule, type RuleId, type Table, take } from '@tenebrae/kernel';
import type { LootId, LootToken } from '../data/loot.ts';
import type { Hero, State } from '../state.ts';
import { rollForHero } from './dice.ts';
import { battleOf, isIn } from './figures.ts';
import { gainGold } from './gold.ts';
import { chooseFace, gainProvision, rollProvisions } from './provisions.ts';
import { roomRules } from './room-effects.ts';
import { sufferStress } from './stress.ts';

/** DD-HRO-08: the Interact action on a Chest in the Hero's Area. */
export function* lootChest(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  const { area } = hero;
  if (area === null || !take(battleOf(state).chests, area)) return;
  yield* takeChest(table, hero, 'DD-HRO-08');
  for (const rule of roomRules(state))
    if (rule.kind === 'chest-stress' && rule.area === area && isIn(state, hero))
      yield* sufferStress(table, hero, rule.stress, 'DD-HRO-08');
}

/** DD-HRO-09, DD-HRO-10: one random token of the pile is taken and resolved; in the Hamlet its dice join those of the next Quest. */
export function* takeChest(table: Table<State>, hero: Hero, rule: RuleId): Rule {
  const { loot } = table.state.decks;
  const chest = yield* draw('loot-chest', loot, rule);
  if (chest === null) return;
  loot.discard.push(chest);
  table.tell({ type: 'chest-taken', rule, hero: hero.id, chest });
  yield* CHESTS[kindOfChest(chest)](table, hero);
}

const kindOfChest = (chest: LootToken): LootId => chest.split(':')[0] as LootId;

const CHESTS = {
  'loot-roll-provision': rollOne,
  'loot-choose-provision': chooseOne,
  'loot-gold-or-roll': function* (table, hero) {
    if (yield* wantsGold(hero, 1)) yield* takeGold(table, hero, 1);
    else yield* rollOne(table, hero);
  },
  'loot-double-gold-or-choose': function* (table, hero) {
    if (yield* wantsGold(hero, 2)) yield* takeGold(table, hero, 2);
    else yield* chooseOne(table, hero);
  },
} satisfies Record<LootId, (table: Table<State>, hero: Hero) => Rule>;

/** DD-HRO-10: decided before the die falls. */
function* wantsGold(hero: Hero, times: number): Rule<boolean> {
  const about = { hero: hero.id, double: times > 1 };
  const options = [
    { id: 'chest-gold', about },
    { id: 'chest-provision', about },
  ] as const;
  const choice = yield* ask('open-chest', hero.seat, options, 'DD-HRO-10', { about });
  return choice.id === 'chest-gold';
}

function* takeGold(table: Table<State>, hero: Hero, times: number): Rule {
  const face = yield* rollForHero(table, hero, 'chest-gold-roll', 'DD-HRO-09');
  gainGold(table, face * times, 'DD-HRO-09');
}

function* rollOne(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  if (state.hamlet !== null) state.campaign.next.dice += 1;
  else yield* rollProvisions(table, 1, hero.seat, 'DD-HRO-09');
}

function* chooseOne(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  const face = yield* chooseFace(table, hero.seat, 'DD-HRO-09');
  if (state.hamlet !== null) state.campaign.next.faces.push(face);
  else gainProvision(table, face, 'DD-HRO-09');
}
