import {
  ask,
  type Facts,
  kept,
  type Option,
  PARTY,
  type Rule,
  type RuleId,
  type Seat,
  type TextId,
} from '@tenebrae/kernel';
import type { AreaId } from '../data/room-tile.ts';
import type { FigureId, State } from '../state.ts';
import type { Figure } from './figures.ts';

/** DD-CAM-12: who answers for the group. In the Circus the first player of the team that holds the Party counter. */
export const groupSeat = (state: State): Seat =>
  state.circus === null ? PARTY : (state.circus.teams[state.circus.first][0] ?? PARTY);

/** One of some Areas: `area:NW`. */
export function* chooseArea(
  what: TextId,
  seat: Seat,
  areas: readonly AreaId[],
  rule: RuleId,
  about: Facts = {},
): Rule<AreaId> {
  const { area } = yield* ask(what, seat, areas.map(areaOption), rule, { about });
  return area;
}

export const areaOption = kept((area: AreaId): Option & { area: AreaId } => ({
  id: `area:${area}`,
  text: 'choose-area',
  area,
  about: { area },
  on: [`area:${area}`],
}));

/** One of some characters: `figure:crusader`, `figure:maggot:2`. */
export function* chooseFigure<F extends Figure>(
  what: TextId,
  seat: Seat,
  figures: readonly F[],
  rule: RuleId,
  about: Facts = {},
): Rule<F> {
  const { figure } = yield* ask(what, seat, figures.map(figureOption), rule, { about });
  return figures.find(one => one.id === figure) as F;
}

export const figureOption = ({ id, area }: Figure): Option & { figure: FigureId } => ({
  id: `figure:${id}`,
  text: 'choose-figure',
  figure: id,
  about: { figure: id, area: area ?? '' },
  on: [`figure:${id}`],
});
