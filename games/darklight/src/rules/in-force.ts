import type { AccursedId } from '../data/accursed.ts';
import { type Duration, IN_FORCE, type InForceId } from '../data/in-force.ts';
import type { Character, State, TileNumber } from '../state.ts';

/** DL-TRM-17: an effect comes into force on a character; one of the same name takes the place of the old one. */
export function putInForce(
  figure: Character,
  id: InForceId,
  by: AccursedId | null,
  tile: TileNumber | null = null,
): void {
  endEffect(figure, id);
  figure.effects.push({ id, by, tile });
}

export function endEffect(figure: Character, id: InForceId): void {
  figure.effects = figure.effects.filter(effect => effect.id !== id);
}

export const hasEffect = (figure: Character, id: InForceId): boolean =>
  figure.effects.some(effect => effect.id === id);

/** DL-TRM-16: what lasts until somebody's next turn ends when it starts, even if that one is dead. */
export const endUntilTurnOf = (state: State, who: AccursedId): void =>
  endWhere(state, 'next-turn', by => by === who);

/** DL-TRM-16: at the end of a turn, round, combat or dungeon. */
export const endUntil = (state: State, until: Duration): void => endWhere(state, until, () => true);

function endWhere(state: State, until: Duration, isOf: (by: AccursedId | null) => boolean): void {
  const figures: Character[] = [
    ...state.accursed,
    ...(state.dungeon?.monsters ?? []),
    ...(state.dungeon?.allies ?? []),
  ];
  for (const figure of figures) {
    if (figure.effects.some(effect => IN_FORCE[effect.id].until === until && isOf(effect.by)))
      figure.effects = figure.effects.filter(
        effect => IN_FORCE[effect.id].until !== until || !isOf(effect.by),
      );
  }
}
