import { anchorOf, columnOf, footprint, isTurned, rowOf, type Square } from '@tenebrae/board';
import type { Counted, View } from '@tenebrae/descent';
import { MONSTERS } from '@tenebrae/descent/data';
import type { Json, Option, Question } from '@tenebrae/kernel';

export type { Counted, View } from '@tenebrae/descent';
export type Hero = View['heroes'][number];
export type Monster = View['monsters'][number];
export type Ally = View['allies'][number];
export type Familiar = View['familiars'][number];
export type Door = View['doors'][number];
export type Marker = View['markers'][number];
export type Attack = View['attacks'][number];
export type AreaMonster = NonNullable<View['areas'][number]['contents']>['monsters'][number];

export const OVERLORD_SEAT = 'overlord';

export const asView = (view: Json): View => view as unknown as View;

/** Whether this is what the overlord sees. */
export const isOverlordView = ({ overlord }: View): boolean => overlord.hand !== null;

export const countedOf = (view: View, thing: string): Counted | undefined =>
  (view.figures as Readonly<Record<string, Counted>>)[thing];

export const heroThing = ({ id }: Pick<Hero, 'id'>): string => `hero:${id}`;
export const heroOf = (view: View, id: unknown): Hero | undefined => view.heroes.find(one => one.id === id);

/** What the words call a monster. */
export function monsterName({
  kind,
  rank,
  named,
  mimic,
}: Omit<AreaMonster, 'place'> & { mimic?: unknown }): string {
  if (mimic !== null && mimic !== undefined) return 'mimic';
  return named ?? (rank === 'master' ? `master-${kind}` : kind);
}

/** The name of a figure's words: of a hero, an ally, a familiar its id. */
export function nameOfThing(view: View, thing: string): string {
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  if (kind !== 'monster') return id;
  const monster = view.monsters.find(one => String(one.id) === id);
  return monster === undefined ? 'mimic' : monsterName(monster);
}

export function spacesOfMonster(
  { grid }: Pick<View, 'grid'>,
  { kind, place }: Pick<Monster, 'kind' | 'place'>,
): Square[] {
  return footprint(grid, MONSTERS[kind].shape, place);
}

/** The spaces of any figure that stands on the board. */
export function spacesOfThing(view: View, thing: string): readonly Square[] {
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  const at = (one: { readonly place: unknown } | undefined): readonly Square[] =>
    typeof one?.place === 'number' ? [one.place] : [];
  switch (kind) {
    case 'hero':
      return at(view.heroes.find(one => one.id === id));
    case 'ally':
      return at(view.allies.find(one => one.id === id));
    case 'familiar':
      return at(view.familiars.find(one => one.id === id));
    case 'monster': {
      const monster = view.monsters.find(one => String(one.id) === id);
      return monster === undefined ? [] : spacesOfMonster(view, monster);
    }
    default:
      return [];
  }
}

export const isLarge = (view: View, thing: string): boolean => spacesOfThing(view, thing).length > 1;

/** Every space on which some figure stands. */
export function takenSpaces(view: View): ReadonlySet<Square> {
  const taken = new Set<Square>();
  for (const { place } of [...view.heroes, ...view.allies, ...view.familiars])
    if (typeof place === 'number') taken.add(place);
  for (const monster of view.monsters) for (const square of spacesOfMonster(view, monster)) taken.add(square);
  return taken;
}

/** What people call a space: `C4`, as the rules do. */
export function spaceName({ grid }: Pick<View, 'grid'>, square: Square): string {
  const column = columnOf(grid, square);
  return `${column < 26 ? '' : 'A'}${String.fromCharCode(65 + (column % 26))}${rowOf(grid, square) + 1}`;
}

/** Heroes have the colours of the seats in their order at the table. */
export const seatColour = (view: View, hero: Pick<Hero, 'id'>): number =>
  (Math.max(
    0,
    view.heroes.findIndex(({ id }) => id === hero.id),
  ) %
    5) +
  1;

/** The hero whose choice it is, if the question is about one. */
export function actorOf(view: View, question: Question | null): Hero | null {
  if (question === null || question.seat === OVERLORD_SEAT) return null;
  const about = question.about ?? {};
  const own = view.heroes.filter(one => one.seat === question.seat);
  const found =
    heroOf(view, about['hero']) ??
    heroOf(view, about['figure']) ??
    own.find(one => one.id === view.turn?.hero) ??
    (own.length === 1 ? own[0] : undefined);
  return found ?? null;
}

/** The figure that does what is asked about: a hero or the monster that is activated. */
export function actingThing(view: View, question: Question | null): string | null {
  const about = question?.about ?? {};
  const named = heroOf(view, about['figure']) ?? heroOf(view, about['hero']);
  const ally = view.allies.find(one => one.id === about['ally']);
  const familiar = view.familiars.find(one => one.id === about['familiar']);
  if (ally !== undefined) return `ally:${ally.id}`;
  if (familiar !== undefined) return `familiar:${familiar.id}`;
  if (named !== undefined) return heroThing(named);
  const active = view.overlord.turn?.active ?? null;
  if (active !== null) return `monster:${active.monster}`;
  return view.turn === null ? null : `hero:${view.turn.hero}`;
}

/** What an option is about that lies off the board. */
export const thingOf = (option: Option, kind: string): string | null =>
  option.on?.find(thing => thing.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;

export const squaresOf = (option: Option): readonly Square[] =>
  (option.on ?? []).flatMap(thing => (thing.startsWith('square:') ? [Number(thing.slice(7))] : []));

/** A large figure as it lies: columns and rows. */
export function layOf({ grid }: Pick<View, 'grid'>, { kind, place }: Pick<Monster, 'kind' | 'place'>) {
  const { width, height } = MONSTERS[kind].shape;
  const turned = isTurned(grid, place);
  const anchor = anchorOf(grid, place);
  return {
    column: columnOf(grid, anchor),
    row: rowOf(grid, anchor),
    wide: turned ? height : width,
    high: turned ? width : height,
  };
}
