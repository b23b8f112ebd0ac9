import { canClose, closeDoor, isBesideDoor, openDoor } from '../../rules/doors.ts';
import { dungeonOf, ground, seesSquare } from '../../rules/figures.ts';
import { isThere } from '../../rules/ground.ts';
import { movementLeft, spendMovement } from '../../rules/movement.ts';
import type { Deed } from '../../rules/turn-option.ts';
import type { Accursed, Archway, State } from '../../state.ts';
import { mayUse, use } from './using.ts';

/** wit-soulkinesis: `far-open:<archway>` and `far-close:<archway>`: a standard door in sight, however far, for 1 Movement point. */
export const FAR_DOOR_DEED: Deed = {
  rule: 'DL-ACC-05',
  options(state, holder) {
    if (movementLeft(state, holder) === 0 || !mayUse(state, holder, 'wit-soulkinesis')) return [];
    return dungeonOf(state).plan.archways.flatMap((archway, number) => {
      const verb = archway.door === 'closed' ? 'far-open' : canClose(state, number) ? 'far-close' : null;
      // Beside a door anybody opens it, and nothing is used up.
      if (verb === null || isBesideDoor(state, holder, number) || !isSeen(state, holder, archway)) return [];
      return [
        {
          id: `${verb}:${number}`,
          verb,
          archway: number,
          about: { who: holder.id, skill: 'wit-soulkinesis' },
          on: [`archway:${number}`],
        },
      ];
    });
  },
  *perform(table, holder, { archway, verb }) {
    if (archway === undefined) return;
    use(table, holder, 'wit-soulkinesis');
    spendMovement(table.state, holder, 1);
    if (verb === 'far-open') yield* openDoor(table, archway, holder);
    else yield* closeDoor(table, archway, holder);
  },
};

/** A door is in sight when one of its squares is, or, closed, one right in front of it. */
const isSeen = (state: State, holder: Accursed, { squares, inner, outer }: Archway): boolean =>
  [...squares, ...inner, ...(outer ?? [])].some(
    square => isThere(ground(state), square) && seesSquare(state, holder, square),
  );
