import type { Rule, Table } from '@tenebrae/kernel';
import type { HazardId } from '../data/hazards.ts';
import type { Attribute } from '../data/numbers.ts';
import { rollD3, rollD6, rollDice } from '../rules/dice.ts';
import { lowerDread, raiseDread } from '../rules/dread.ts';
import { fight } from '../rules/fight.ts';
import { able, changeJourney, changePatience, collect, earn, totalOf } from '../rules/group.ts';
import { heal } from '../rules/healing.ts';
import { removeInsanity, sufferInsanity } from '../rules/insanity.ts';
import { gainConsumable } from '../rules/limits.ts';
import { drawTreasure, receiveItem } from '../rules/loot.ts';
import { chooseToken } from '../rules/paying.ts';
import { loseRandomItem, tradeWithWanderer } from '../rules/roadside.ts';
import { chooseOne, each, randomOne, sufferOnRoad, testOnRoad } from '../rules/road.ts';
import type { Accursed, State } from '../state.ts';

type At = Table<State>;

/** The two options of a Hazard; prices are paid before (data/hazards.ts). */
export interface HazardEffect {
  a(table: At): Rule;
  b(table: At): Rule;
}

const RULE = 'DL-SRV-15';

/** Each that fails a Test suffers Wounds. */
function* eachTestsOrWounds(table: At, attribute: Attribute, needed: number, sides: 3 | 6): Rule {
  yield* each(table, function* (accursed) {
    if (yield* testOnRoad(table, accursed, attribute, needed, RULE)) return;
    yield* sufferRolled(table, accursed, sides);
  });
}

function* sufferRolled(table: At, accursed: Accursed, sides: 3 | 6): Rule {
  const wounds = sides === 3 ? yield* rollD3('hazard-wounds', RULE) : yield* rollD6('hazard-wounds', RULE);
  yield* sufferOnRoad(table, accursed, wounds, RULE);
}

function* eachSuffersInsanity(table: At): Rule {
  yield* each(table, function* (accursed) {
    yield* sufferInsanity(table, accursed, 1, RULE);
  });
}

/** "One: … Test": an Accursed of the group's choice; null when it passed, else who failed. */
function* oneFails(table: At, attribute: Attribute, needed: number): Rule<Accursed | null> {
  const accursed = yield* chooseOne(table, 'who-tries', RULE);
  return (yield* testOnRoad(table, accursed, attribute, needed, RULE)) ? null : accursed;
}

function* oneGainsTreasure(table: At): Rule {
  const accursed = yield* chooseOne(table, 'who-gains', RULE);
  const item = yield* drawTreasure(table, 'standard');
  if (item === null) return;
  table.tell({ type: 'treasure-gained', rule: RULE, who: accursed.id, item, reveals: true });
  yield* receiveItem(table, accursed, item);
}

function* longer(table: At): Rule {
  changeJourney(table, 1);
}

function* shorter(table: At): Rule {
  changeJourney(table, -1);
}

/** What each Hazard does. */
export const HAZARD_EFFECTS = {
  'hz-broken-bridge': {
    a: table => eachTestsOrWounds(table, 'agility', 5, 6),
    b: longer,
  },
  'hz-toll-gate': {
    // The toll is paid.
    *a() {},
    *b(table) {
      if ((yield* oneFails(table, 'charisma', 5)) !== null) yield* fight(table, 2);
    },
  },
  'hz-black-fog': {
    *a(table) {
      if ((yield* oneFails(table, 'perception', 6)) !== null) yield* eachSuffersInsanity(table);
    },
    b: longer,
  },
  'hz-plague-cart': {
    *a(table) {
      yield* eachTestsOrWounds(table, 'endurance', 5, 3);
      if (able(table.state).length === 0) return;
      const accursed = yield* chooseOne(table, 'who-gains', RULE);
      yield* gainConsumable(table, accursed, yield* chooseToken(accursed));
    },
    b: table => raiseDread(table, 1),
  },
  'hz-hanged-men': {
    *a(table) {
      let failures = 0;
      yield* each(table, function* (accursed) {
        if (yield* testOnRoad(table, accursed, 'mind', 5, RULE)) return;
        failures += 1;
        yield* sufferInsanity(table, accursed, 1, RULE);
      });
      if (failures === 0) lowerDread(table, 1);
    },
    *b(table) {
      const accursed = yield* randomOne(table, RULE);
      if (accursed !== null) yield* sufferInsanity(table, accursed, 1, RULE);
    },
  },
  'hz-wolves': {
    *a(table) {
      yield* fight(table, 2);
    },
    // They pass by.
    *b() {},
  },
  'hz-bandits': {
    *a(table) {
      if ((yield* fight(table, 3)) > 0) return;
      for (const accursed of able(table.state)) earn(table, accursed, 10, RULE);
    },
    *b(table) {
      yield* collect(table, 'crowns', Math.ceil(totalOf(table.state, 'crowns') / 2), RULE);
    },
  },
  'hz-deserter': {
    a: shorter,
    *b(table) {
      if ((yield* oneFails(table, 'charisma', 5)) !== null) yield* fight(table, 1);
    },
  },
  'hz-storm': {
    a: table => eachTestsOrWounds(table, 'endurance', 4, 3),
    *b(table) {
      if ((yield* oneFails(table, 'perception', 5)) === null) return;
      yield* each(table, accursed => sufferRolled(table, accursed, 6));
    },
  },
  'hz-burning-village': {
    *a(table) {
      yield* eachTestsOrWounds(table, 'agility', 5, 6);
      changePatience(table, 1);
    },
    b: eachSuffersInsanity,
  },
  'hz-bog': {
    *a(table) {
      const accursed = yield* oneFails(table, 'strength', 6);
      if (accursed !== null) yield* loseRandomItem(table, accursed);
    },
    b: longer,
  },
  'hz-gravefield': {
    *a(table) {
      if ((yield* oneFails(table, 'mind', 6)) !== null) yield* fight(table, 2);
    },
    b: longer,
  },
  'hz-old-shrine': {
    *a(table) {
      const accursed = yield* chooseOne(table, 'who-prays', RULE);
      removeInsanity(table, accursed, yield* rollD3('prayer', RULE), RULE);
      yield* raiseDread(table, 1);
    },
    *b(table) {
      const accursed = yield* chooseOne(table, 'who-gains', RULE);
      earn(table, accursed, 20, RULE);
      yield* sufferInsanity(table, accursed, 1, RULE);
    },
  },
  'hz-wandering-trader': {
    a: table => tradeWithWanderer(table, 2),
    *b(table) {
      yield* oneGainsTreasure(table);
      yield* eachSuffersInsanity(table);
      changePatience(table, -1);
    },
  },
  'hz-lost-child': {
    *a(table) {
      changeJourney(table, 1);
      for (const accursed of able(table.state)) removeInsanity(table, accursed, 1, RULE);
    },
    *b(table) {
      yield* each(table, function* (accursed) {
        if (yield* testOnRoad(table, accursed, 'mind', 5, RULE)) return;
        yield* sufferInsanity(table, accursed, yield* rollD3('hazard-insanity', RULE), RULE);
      });
    },
  },
  'hz-carrion-birds': {
    *a(table) {
      yield* fight(table, 1);
    },
    *b(table) {
      const accursed = yield* randomOne(table, RULE);
      if (accursed !== null) yield* sufferRolled(table, accursed, 6);
    },
  },
  'hz-ravine': {
    *a(table) {
      const accursed = yield* oneFails(table, 'agility', 6);
      if (accursed === null) return;
      const wounds = yield* rollDice('hazard-wounds', [2, 6], RULE);
      yield* sufferOnRoad(table, accursed, wounds, RULE);
    },
    *b(table) {
      yield* each(table, accursed => sufferRolled(table, accursed, 3));
    },
  },
  'hz-witch-lights': {
    *a(table) {
      if ((yield* rollD6('witch-lights', RULE)) <= 3) yield* eachSuffersInsanity(table);
      else yield* oneGainsTreasure(table);
    },
    *b(table) {
      yield* each(table, function* (accursed) {
        if (!(yield* testOnRoad(table, accursed, 'mind', 4, RULE)))
          yield* sufferOnRoad(table, accursed, 1, RULE);
      });
    },
  },
  'hz-wardens-herald': {
    *a(table) {
      lowerDread(table, 1);
    },
    b: table => raiseDread(table, 1),
  },
  'hz-quiet-road': {
    *a(table) {
      for (const accursed of able(table.state)) {
        if (accursed.wounds > 0) heal(table, accursed, yield* rollD6('rest-heals', RULE), RULE);
      }
    },
    b: shorter,
  },
} satisfies Record<HazardId, HazardEffect>;
