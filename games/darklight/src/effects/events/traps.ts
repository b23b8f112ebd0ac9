import { ignite, makeProne, poison } from '../../rules/conditions.ts';
import { rollD3 } from '../../rules/dice.ts';
import {
  eachThatFails,
  isSpared,
  randomAccursedOn,
  sufferDamage,
  sufferMadness,
  sufferWounds,
} from '../../rules/event-steps.ts';
import { accursedOn } from '../../rules/events.ts';
import { areAdjacent, characters, charactersWithin } from '../../rules/figures.ts';
import { isThere } from '../../rules/tile-rules.ts';
import type { EventEffect } from '../events.ts';

/** DL-EVT-09: Tests, and what befalls those who fail. */
export const TRAPS = {
  'evt-pressure-plate': {
    *activate(table, { tile }) {
      const victim = yield* randomAccursedOn(table, tile);
      if (victim === null || (yield* isSpared(table, victim, 'perception', 5, 'evt-pressure-plate'))) return;
      yield* sufferDamage(table, victim, [1, 6, 3]);
    },
  },
  'evt-whispers': {
    *activate(table, { tile }) {
      yield* eachThatFails(table, accursedOn(table.state, tile), ['mind', 5, 'evt-whispers'], one =>
        sufferMadness(table, one, 1),
      );
    },
  },
  'evt-gas-vent': {
    *activate(table, { tile }) {
      const breathing = charactersWithin(table.state, tile);
      yield* eachThatFails(table, breathing, ['endurance', 5, 'evt-gas-vent'], function* (one) {
        yield* poison(table, one, yield* rollD3('gas-vent-poison', 'DL-CND-01'), null, 'DL-CND-01');
      });
    },
  },
  'evt-burning-oil': {
    *activate(table, { tile }) {
      const victim = yield* randomAccursedOn(table, tile);
      if (victim === null) return;
      const beside = characters(table.state).filter(one => areAdjacent(table.state, victim, one));
      yield* eachThatFails(table, [victim, ...beside], ['agility', 5, 'evt-burning-oil'], one =>
        ignite(table, one, null, 'DL-CND-03'),
      );
    },
  },
  'evt-falling-stones': {
    *activate(table, { tile }) {
      const below = charactersWithin(table.state, tile);
      yield* eachThatFails(table, below, ['agility', 4, 'evt-falling-stones'], function* (one) {
        yield* sufferDamage(table, one, [1, 6, 2]);
        if (isThere(table.state, one)) makeProne(table, one, 'DL-CND-10');
      });
    },
  },
  'evt-rotten-floor': {
    *activate(table, { tile }) {
      const victim = yield* randomAccursedOn(table, tile);
      if (victim === null || (yield* isSpared(table, victim, 'agility', 5, 'evt-rotten-floor'))) return;
      yield* sufferDamage(table, victim, [2, 6]);
      if (isThere(table.state, victim)) makeProne(table, victim, 'DL-CND-10');
    },
  },
  'evt-rat-swarm': {
    *activate(table, { tile }) {
      const bitten = accursedOn(table.state, tile);
      yield* eachThatFails(table, bitten, ['endurance', 5, 'evt-rat-swarm'], function* (one) {
        yield* sufferWounds(table, one, 1);
        if (isThere(table.state, one)) yield* poison(table, one, 1, null, 'DL-CND-01');
      });
    },
  },
} satisfies Record<string, EventEffect>;
