import { HOUSE_POSITIONS, TILES, type TileId } from '@tenebrae/dark-darker-darkest/data';
import type { Happening, Option, Question } from '@tenebrae/kernel';
import type { LogLine } from '../../engine/scene.ts';

/** A tile on the table while the house is still being laid. */
export interface Laid {
  readonly tile: TileId;
  readonly turns: number;
  /** Its place in the house, in reading order. */
  readonly index: number;
}

/** What has been laid so far, as the table was told. */
export const laidOf = (log: readonly LogLine[]): Laid[] => log.flatMap(({ event }) => laid(event) ?? []);

function laid({ type, tile, turns, index }: Happening): Laid | null {
  if (type !== 'tile-laid' || !isTile(tile) || typeof turns !== 'number' || typeof index !== 'number')
    return null;
  return { tile, turns, index };
}

const isTile = (id: unknown): id is TileId => typeof id === 'string' && Object.hasOwn(TILES, id);

/** The place that a question is about. */
export function placeAsked(question: Question | null): number | null {
  const index = question?.about?.['index'];
  return typeof index === 'number' ? index : null;
}

/** The tile that an option would lay, turned as it would lie there. */
export function tileOffered(option: Option, question: Question | null): Laid | null {
  const index = placeAsked(question);
  if (index === null) return null;
  const [kind, id] = option.id.split(':');
  const turned = question?.about?.['tile'];
  if (kind === 'turn' && isTile(turned)) return { tile: turned, turns: Number(id), index };
  if (kind === 'tile' && isTile(id)) return { tile: id, turns: HOUSE_POSITIONS[index]?.turns[0] ?? 0, index };
  return null;
}

/** Whether it is one of those options: they lie in the hand as pictures. */
export const isTileOption = ({ id, text }: Option): boolean =>
  text === 'lay-tile' || (id.startsWith('turn:') && text?.startsWith('turn-') === true);
