import type { Option, Question } from '@tenebrae/kernel';
import { keyOf } from '../../table/keys.ts';
import { type Offer, offersBy, type Offers } from '../frame/offers.ts';
import { boxOf } from './geometry.ts';
import { accursedOf, isPlaced, thingOf, type View } from './view.ts';

/** What can be chosen at each thing that the board draws. */
export const offersOn = (view: View, question: Question | null): Offers =>
  offersBy(question, option => thingsDrawn(view, option));

/** What can be done with one thing beside the board. */
export const offersFor = (question: Question | null, thing: string): readonly Offer[] =>
  (question?.options ?? []).flatMap((option, place) =>
    (option.on?.includes(thing) ?? false) ? [{ option, key: keyOf(place) }] : [],
  );

/** What somebody does with oneself: a button says it better than the figure that does it. */
export const OWN_DEED = /^(evade|use-heart|recover|stand-up|extra-move|escape|attempt|broker|deck)(:|$)/;
const ON_TILES = /^(square|archway|monster|ally|chest|event|prop|tile):/;
const BESIDE = /^(item|skill|spell|miracle|consumable|stock|activity|quest|settlement):/;

export const squaresOf = (option: Option): number[] =>
  (option.on ?? []).flatMap(thing => (thing.startsWith('square:') ? [Number(thing.slice(7))] : []));

/** A tile that could be laid: all ways to lay it on the same squares are one ghost. */
export function ghostOf(option: Option): string {
  const squares = squaresOf(option);
  const { left, top, right, bottom } = boxOf(squares);
  return `ghost:${left}-${top}-${right}-${bottom}-${squares.length}`;
}
export const isLaying = (option: Option): boolean =>
  option.id.startsWith('lay:') && squaresOf(option).length > 0;

/** The things on the tiles that stand for an option; `monster:4` with `item:1` is an attack: the Monster is lit. */
export function thingsDrawn(view: View, option: Option): string[] {
  if (view.dungeon === null || OWN_DEED.test(option.id)) return [];
  if (isLaying(option)) return [ghostOf(option)];
  const squares = squaresOf(option);
  if (squares.length > 1) return [`square:${anchorOf(option, squares)}`];
  const things = [...new Set((option.on ?? []).filter(thing => ON_TILES.test(thing)))].filter(thing =>
    isOnTiles(view, thing),
  );
  if (things.length > 0) return things.slice(0, 1);
  if (option.on?.some(thing => BESIDE.test(thing)) ?? false) return [];
  const who = accursedOf(view, thingOf(option, 'accursed'));
  return who !== undefined && isPlaced(who) ? [`accursed:${who.id}`] : [];
}

/** An area is chosen at the square that names it, else at its first. */
function anchorOf({ id }: Option, squares: readonly number[]): number {
  const named = Number(/(\d+)$/.exec(id)?.[1] ?? -1);
  return squares.includes(named) ? named : Math.min(...squares);
}

function isOnTiles({ dungeon }: View, thing: string): boolean {
  const [kind = '', id = ''] = thing.split(':');
  if (dungeon === null) return false;
  const has = (list: readonly { readonly id: number | string }[]): boolean =>
    list.some(one => String(one.id) === id);
  switch (kind) {
    case 'monster':
      return has(dungeon.monsters);
    case 'ally':
      return has(dungeon.allies);
    case 'chest':
      return has(dungeon.chests);
    case 'event':
      return has(dungeon.events);
    case 'prop':
      return has(dungeon.props);
    case 'archway':
      return dungeon.plan.archways[Number(id)] !== undefined;
    case 'tile':
      return dungeon.plan.tiles[Number(id)] !== undefined;
    default:
      return true;
  }
}
