import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { type ActivityId, SPELL_PRICE_A_COST, STAKES } from '../data/settlements.ts';
import { SPELLS } from '../data/spells.ts';
import { learnSpell, mayLearn } from '../rules/casting.ts';
import { smithable, smithItem, treatInjury } from '../rules/craft.ts';
import { asD3, rollD3, rollD6, rollDice } from '../rules/dice.ts';
import { campaignOf, changePatience, earn, pay } from '../rules/group.ts';
import { holdRite, mayHoldRite } from '../rules/growth.ts';
import { heal } from '../rules/healing.ts';
import { removeInsanity } from '../rules/insanity.ts';
import { attributeOf, dashboardOf } from '../rules/profile.ts';
import { sufferOnRoad, testOnRoad } from '../rules/road.ts';
import type { Accursed, State } from '../state.ts';

export interface ActivityEffect {
  /** Beyond the price: whether it is of any use, or possible at all. */
  canDo?(state: State, accursed: Accursed): boolean;
  act(table: Table<State>, accursed: Accursed): Rule;
}

const RULE = 'DL-SRV-21';
const BRAWL = 6;

/** What each Activity does; a fixed price is paid before. */
export const ACTIVITY_EFFECTS = {
  'rest': {
    canDo: (_, accursed) => accursed.wounds > 0,
    *act(table, accursed) {
      heal(table, accursed, attributeOf(table.state, accursed, 'endurance'), RULE);
    },
  },
  'tavern': {
    canDo: (_, accursed) => accursed.insanity > 0,
    *act(table, accursed) {
      const rolled = yield* rollD6('tavern', RULE, accursed.seat);
      removeInsanity(table, accursed, asD3(rolled), RULE);
      if (rolled !== BRAWL) return;
      table.tell({ type: 'brawl-began', rule: RULE, who: accursed.id });
      yield* sufferOnRoad(table, accursed, yield* rollD3('brawl-wounds', RULE), RULE);
      changePatience(table, -1);
    },
  },
  'shrine': {
    canDo: (_, accursed) => accursed.insanity > 0,
    *act(table, accursed) {
      const isExorcist = dashboardOf(accursed).class === 'exorcism';
      removeInsanity(table, accursed, isExorcist ? yield* rollD3('prayer', RULE) : 1, RULE);
    },
  },
  'healer': {
    canDo: (_, accursed) => accursed.wounds > 0,
    *act(table, accursed) {
      heal(table, accursed, accursed.wounds, RULE);
    },
  },
  'surgeon': {
    canDo: (_, accursed) => accursed.injuries.length > 0,
    *act(table, accursed) {
      yield* treatInjury(table, accursed);
    },
  },
  'asylum': {
    canDo: (_, accursed) => accursed.insanity > 0,
    *act(table, accursed) {
      removeInsanity(table, accursed, yield* rollDice('asylum', [2, 6], RULE), RULE);
      campaignOf(table.state).settlement?.idle.push(accursed.id);
    },
  },
  'guild-rite': {
    canDo: (state, accursed) => mayHoldRite(state, accursed),
    *act(table, accursed) {
      yield* holdRite(table, accursed);
    },
  },
  'guild-rumour': {
    canDo: state => !campaignOf(state).rumour,
    *act(table, accursed) {
      campaignOf(table.state).rumour = true;
      table.tell({ type: 'rumour-heard', rule: RULE, who: accursed.id });
    },
  },
  'smith': {
    canDo: (_, accursed) => smithable(accursed).length > 0,
    *act(table, accursed) {
      yield* smithItem(table, accursed);
    },
  },
  'coven': {
    canDo: (state, accursed) =>
      campaignOf(state).settlement?.coven === true && mayLearn(state, accursed, costFor(accursed)).length > 0,
    *act(table, accursed) {
      const known = accursed.spells.map(({ id }) => id);
      yield* learnSpell(table, accursed, costFor(accursed), false);
      for (const { id } of accursed.spells)
        if (!known.includes(id))
          pay(table, accursed, 'crowns', SPELLS[id].cost * SPELL_PRICE_A_COST, 'DL-SRV-34');
    },
  },
  'pit': {
    canDo: (_, { crowns }) => crowns >= STAKES[0],
    *act(table, accursed) {
      yield* fightInPit(table, accursed);
    },
  },
  'labour': {
    *act(table, accursed) {
      const strength = attributeOf(table.state, accursed, 'strength');
      earn(table, accursed, (yield* rollD6('labour', RULE, accursed.seat)) + strength, RULE);
    },
  },
} satisfies Record<ActivityId, ActivityEffect>;

/** DL-SRV-34: the Source Cost it can pay for. */
const costFor = ({ crowns }: Accursed): number => Math.floor(crowns / SPELL_PRICE_A_COST);

/** The pit: a stake, and a Test of strength or speed for as much again. */
function* fightInPit(table: Table<State>, accursed: Accursed): Rule {
  const about = { who: accursed.id };
  const stakes = STAKES.filter(stake => stake <= accursed.crowns);
  const { stake } = yield* ask(
    'choose-stake',
    accursed.seat,
    stakes.map(one => ({ id: `stake:${one}`, stake: one, about: { amount: one } })),
    RULE,
    { about },
  );
  const { attribute } = yield* ask(
    'choose-contest',
    accursed.seat,
    (['strength', 'agility'] as const).map(one => ({ id: `contest:${one}`, text: one, attribute: one })),
    RULE,
    { about },
  );
  if (yield* testOnRoad(table, accursed, attribute, 6, RULE)) return earn(table, accursed, stake, RULE);
  pay(table, accursed, 'crowns', stake, RULE);
  yield* sufferOnRoad(table, accursed, yield* rollD6('pit-wounds', RULE, accursed.seat), RULE);
}
