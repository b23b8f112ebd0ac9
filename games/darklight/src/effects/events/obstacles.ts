import { placeBoulder, rollBoulder } from '../../rules/boulder.ts';
import { rollD6 } from '../../rules/dice.ts';
import { drawEncounter } from '../../rules/encounters.ts';
import { isSpared, randomAccursedOn, sufferDamage, sufferMadness } from '../../rules/event-steps.ts';
import { discardEvent } from '../../rules/events.ts';
import { isOpen } from '../../rules/plan.ts';
import {
  archwaysThat,
  dropPortcullis,
  nearestClosedDoor,
  randomArchway,
  removeDoor,
  standDoor,
} from '../../rules/special-doors.ts';
import { retarget } from '../../rules/targeting.ts';
import type { EventEffect } from '../events.ts';

/** A broken door wakes somebody on 1 and 2. */
const HEARD_ON = 2;

/** DL-TRM-08, DL-TRM-12: the Boulder and the four special doors. */
export const OBSTACLES = {
  'evt-rolling-boulder': {
    activate: (table, event) => placeBoulder(table, event),
    each: (table, event) => rollBoulder(table, event),
  },
  'evt-guillotine': {
    *activate(table, event) {
      const open = archwaysThat(table.state, event.tile, isOpen);
      const archway = yield* randomArchway(open);
      if (archway === null) discardEvent(table, event);
      else standDoor(table, event, archway, 'guillotine');
    },
    *enter(table, _event, figure) {
      if (yield* isSpared(table, figure, 'agility', 4, 'evt-guillotine')) return;
      yield* sufferDamage(table, figure, [1, 6, 3]);
    },
    *search(table, event, searcher) {
      if (yield* isSpared(table, searcher, 'perception', 5, 'evt-guillotine'))
        removeDoor(table, event, searcher);
    },
  },
  'evt-portcullis': { activate: (table, event) => dropPortcullis(table, event) },
  'evt-wailing-wall': {
    *activate(table, event) {
      const archway = yield* randomArchway(archwaysThat(table.state, event.tile, door => door === 'closed'));
      if (archway === null) discardEvent(table, event);
      else standDoor(table, event, archway, 'wailing-wall');
    },
    *turnEnd(table, _event, accursed) {
      if (!(yield* isSpared(table, accursed, 'mind', 4, 'evt-wailing-wall')))
        yield* sufferMadness(table, accursed, 1);
    },
  },
  'evt-broken-door': {
    *activate(table, event) {
      const near = yield* randomAccursedOn(table, event.tile);
      const archway = near === null ? null : yield* nearestClosedDoor(table, event.tile, near.square);
      if (archway !== null) {
        standDoor(table, event, archway, 'broken');
        yield* retarget(table);
      }
      const heard = yield* rollD6('broken-door-heard', 'DL-EVT-03');
      if (archway === null) discardEvent(table, event);
      if (heard <= HEARD_ON) yield* drawEncounter(table, { kind: 'ambush' });
    },
  },
} satisfies Record<string, EventEffect>;
