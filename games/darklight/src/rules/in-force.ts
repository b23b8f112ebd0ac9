import type { AccursedId } from '../data/accursed.ts';
import { type Duration, IN_FORCE, type InForceId } from '../data/in-force.ts';
import type { Character, InForce, State, TileNumber } from '../state.ts';

/** DL-TRM-17: an effect comes into force on a character; one of the same name takes the place of the old one. */
export function putInForce(
  figure: Character,
  id: InForceId,
  by: AccursedId | null,
  tile: TileNumber | null = null,
): void {
  endEffect(figure, id);
  figure.effects = [...figure.effects, { id, by, tile }];
}

export function endEffect(figure: Character, id: InForceId): void {
  if (hasEffect(figure, id)) figure.effects = figure.effects.filter(effect => effect.id !== id);
}

export function hasEffect(figure: Character, id: InForceId): boolean {
  for (const effect of figure.effects) if (effect.id === id) return true;
  return false;
}

/** DL-TRM-16: what lasts until somebody's next turn ends when it starts, even if that one is dead. */
export const endUntilTurnOf = (state: State, who: AccursedId): void => endWhere(state, 'next-turn', who);

/** DL-TRM-16: at the end of a turn, round, combat or dungeon. */
export const endUntil = (state: State, until: Duration): void => endWhere(state, until, null);

/** Of everyone what lasts so long, and comes from one Accursed where that is said. */
function endWhere({ accursed, dungeon }: State, until: Duration, by: AccursedId | null): void {
  for (const figure of accursed) endOn(figure, until, by);
  if (dungeon === null) return;
  for (const figure of dungeon.monsters) endOn(figure, until, by);
  for (const figure of dungeon.allies) endOn(figure, until, by);
}

function endOn(figure: Character, until: Duration, by: AccursedId | null): void {
  for (const effect of figure.effects)
    if (isOver(effect, until, by)) {
      figure.effects = figure.effects.filter(one => !isOver(one, until, by));
      return;
    }
}

const isOver = (effect: InForce, until: Duration, by: AccursedId | null): boolean =>
  IN_FORCE[effect.id].until === until && (by === null || effect.by === by);
