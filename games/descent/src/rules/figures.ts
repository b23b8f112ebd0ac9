import { isTurned, ONE_SQUARE, type Place, type Shape, type Square } from '@tenebrae/board';
import { PARTY, RuleBug, type Seat } from '@tenebrae/kernel';
import { HERO_IDS, type HeroId } from '../data/heroes.ts';
import { MONSTER_KINDS, monsterCard, type MonsterKind } from '../data/monsters.ts';
import { questOf } from '../data/quests.ts';
import type { Ally, FigureId, Hero, Monster, State } from '../state.ts';
import { boardNow } from './board-now.ts';
import { bodySpaces } from './geometry.ts';

export const OVERLORD: Seat = 'overlord';

/** A hero, ally or monster whose figure stands on the board. */
export type OnBoard<Figure> = Figure & { readonly place: Square };

export const isOnBoard = <F extends { readonly place: unknown }>(figure: F): figure is OnBoard<F> =>
  typeof figure.place === 'number';

/** DJ-SET-29: in seat order. */
export const heroesOnBoard = (state: State): OnBoard<Hero>[] => state.heroes.filter(isOnBoard);

export function heroOf(state: State, id: HeroId): Hero {
  for (const hero of state.heroes) if (hero.id === id) return hero;
  throw new RuleBug(`DJ-SET-05: ${id} is not in this game`);
}

export function monsterOf(state: State, id: number): Monster {
  const monster = findMonster(state, id);
  if (monster === undefined) throw new RuleBug(`DJ-BRD-08: no monster ${id}`);
  return monster;
}

export function findMonster(state: State, id: number): Monster | undefined {
  for (const monster of state.monsters) if (monster.id === id) return monster;
  return undefined;
}

export function allyOf(state: State, id: string): Ally {
  const ally = state.allies.find(one => one.id === id);
  if (ally === undefined) throw new RuleBug(`DJ-SET-01: no ally ${id}`);
  return ally;
}

/** Asked for dozens of times at every turn, so that the names are not put together anew each time. */
const HERO_FIGURES = new Map(HERO_IDS.map(id => [id, shared(`hero:${id}`)]));
const HERO_OF_FIGURE = new Map(HERO_IDS.map(id => [shared(`hero:${id}`), id]));
const MONSTER_FIGURES: `monster:${number}`[] = [];
const MONSTER_OF_FIGURE = new Map<`monster:${number}`, number>();

/** The one string of all that say the same, which the machine compares at a glance: it keeps one of each name of a property. */
function shared<T extends string>(text: T): T {
  return Object.keys({ [text]: 0 })[0] as T;
}

export const heroFigure = ({ id }: Hero): FigureId => HERO_FIGURES.get(id) ?? `hero:${id}`;
export const monsterFigure = ({ id }: Monster): FigureId => MONSTER_FIGURES[id] ?? nameMonster(id);
export const allyFigure = (ally: Ally): FigureId => `ally:${ally.id}`;

function nameMonster(id: number): FigureId {
  const figure = shared<`monster:${number}`>(`monster:${id}`);
  MONSTER_FIGURES[id] = figure;
  MONSTER_OF_FIGURE.set(figure, id);
  return figure;
}

/** The figure behind an id, wherever it is; null once it has left the game (a killed monster). */
export type Figure =
  | { readonly kind: 'hero'; readonly hero: Hero }
  | { readonly kind: 'monster'; readonly monster: Monster }
  | { readonly kind: 'ally'; readonly ally: Ally };

export function figureOf(state: State, id: FigureId): Figure | null {
  if (isMonster(id)) return figureOfMonster(state, id);
  if (isHero(id)) return figureOfHero(state, id);
  return { kind: 'ally', ally: allyOf(state, nameIn(id)) };
}

/** Which one was asked for last, and where it was in its list: most often the same is asked for again. */
const lastMonster = { id: 'monster:-1', number: -1, at: 0 };
let lastMonsterFigure: Extract<Figure, { kind: 'monster' }> | null = null;
const lastHero: { id: string; hero: HeroId | null; at: number } = { id: '', hero: null, at: 0 };
let lastHeroFigure: Extract<Figure, { kind: 'hero' }> | null = null;

function figureOfMonster({ monsters }: State, id: `monster:${number}`): Figure | null {
  const last = lastMonster;
  if (last.id !== id) {
    last.id = id;
    last.number = MONSTER_OF_FIGURE.get(id) ?? Number(nameIn(id));
  }
  // Those who ask about all of them do so in order.
  if (last.at < monsters.length && monsters[last.at]?.id !== last.number) last.at += 1;
  if (last.at >= monsters.length || monsters[last.at]?.id !== last.number) {
    last.at = 0;
    while (last.at < monsters.length && monsters[last.at]?.id !== last.number) last.at += 1;
    if (last.at === monsters.length) return null;
  }
  const monster = monsters[last.at] as Monster;
  if (lastMonsterFigure?.monster !== monster) lastMonsterFigure = { kind: 'monster', monster };
  return lastMonsterFigure;
}

function figureOfHero(state: State, id: `hero:${HeroId}`): Figure {
  const { heroes } = state;
  const last = lastHero;
  if (last.id !== id) {
    last.id = id;
    last.hero = HERO_OF_FIGURE.get(id) ?? (nameIn(id) as HeroId);
  }
  if (last.at >= heroes.length || heroes[last.at]?.id !== last.hero) {
    last.at = 0;
    while (last.at < heroes.length && heroes[last.at]?.id !== last.hero) last.at += 1;
    if (last.at === heroes.length) throw new RuleBug(`DJ-SET-05: ${last.hero} is not in this game`);
  }
  const hero = heroes[last.at] as Hero;
  if (lastHeroFigure?.hero !== hero) lastHeroFigure = { kind: 'hero', hero };
  return lastHeroFigure;
}

const nameIn = (id: FigureId): string => id.slice(id.indexOf(':') + 1);

/** DJ-BRD-08: heroes and allies are friends of each other, monsters of each other. */
export const isMonster = (id: FigureId): id is `monster:${number}` => id.charCodeAt(0) === MONSTER_LETTER;
export const isHero = (id: FigureId): id is `hero:${HeroId}` => id.charCodeAt(0) === HERO_LETTER;
const MONSTER_LETTER = 'm'.charCodeAt(0);
const HERO_LETTER = 'h'.charCodeAt(0);
export const areEnemies = (a: FigureId, b: FigureId): boolean => isMonster(a) !== isMonster(b);

/** What the words call a figure: a hero's, an ally's or a named monster's id, `beastman` or `master-beastman`, `mimic`. */
export function nameOf(state: State, id: FigureId): string {
  const figure = figureOf(state, id);
  if (figure === null) throw new RuleBug(`DJ-BRD-08: no figure ${id}`);
  return nameOfFigure(figure);
}

export function nameOfFigure(figure: Figure): string {
  if (figure.kind === 'hero') return figure.hero.id;
  return figure.kind === 'ally' ? figure.ally.id : monsterName(figure.monster);
}

/** What is moved about on the board. */
export function pieceOf(figure: Figure): Hero | Ally | Monster {
  if (figure.kind === 'hero') return figure.hero;
  return figure.kind === 'ally' ? figure.ally : figure.monster;
}

/** DJ-BRD-06: masters have names of their own, as they have numbers of their own. */
export function monsterName(monster: Monster): string {
  if (monster.mimic !== null) return 'mimic';
  return monster.named ?? (monster.rank === 'master' ? masterName(monster.kind) : monster.kind);
}

const MASTER_NAMES = new Map(MONSTER_KINDS.map(kind => [kind, `master-${kind}`]));
const masterName = (kind: MonsterKind): string => MASTER_NAMES.get(kind) ?? kind;

/** DJ-BRD-04, DJ-LRG-01: a Mimic is one space, though a Beastman is too. */
export const shapeOf = (monster: Monster): Shape => monsterCard(monster.kind).shape;

export const isLarge = (monster: Monster): boolean => shapeOf(monster).height > 1;

/** DJ-LRG-02, DJ-TWN-02: the spaces that a figure occupies; none off the board, so that nothing reaches into the town. */
export function spacesOf(state: State, id: FigureId): readonly Square[] {
  const figure = figureOf(state, id);
  return figure === null ? NOWHERE : spacesOfFigure(state, figure);
}

export const NOWHERE: readonly Square[] = [];

export function spacesOfFigure(state: State, figure: Figure): readonly Square[] {
  if (figure.kind === 'monster') return monsterSpaces(state, figure.monster);
  const { place } = figure.kind === 'hero' ? figure.hero : figure.ally;
  return typeof place === 'number' ? oneSpace(place) : NOWHERE;
}

/** A list of one space, made once. */
export const oneSpace = (square: Square): readonly Square[] => (ONE_SPACE[square] ??= [square]);
const ONE_SPACE: (readonly Square[])[] = [];

export function monsterSpaces(state: State, monster: Monster): readonly Square[] {
  return spacesAt(state, shapeOf(monster), monster.place);
}

export const spacesAt = (state: State, shape: Shape, place: Place): readonly Square[] =>
  shape.width === 1 && shape.height === 1 ? oneSpace(place) : bodySpaces(state.grid, shape, place);

export const shapeOfFigure = (state: State, id: FigureId): Shape => {
  const figure = figureOf(state, id);
  return figure === null ? ONE_SQUARE : shapeOfOne(figure);
};

export const shapeOfOne = (figure: Figure): Shape =>
  figure.kind === 'monster' ? shapeOf(figure.monster) : ONE_SQUARE;

export const isTurnedMonster = (state: State, monster: Monster): boolean =>
  isTurned(state.grid, monster.place);

/** Every figure on the board: heroes in seat order, allies, monsters in the order of their coming. */
export function figuresOnBoard(state: State): FigureId[] {
  const found: FigureId[] = [];
  for (const hero of state.heroes) if (isOnBoard(hero)) found.push(heroFigure(hero));
  for (const ally of state.allies) if (isOnBoard(ally)) found.push(allyFigure(ally));
  for (const monster of state.monsters) found.push(monsterFigure(monster));
  return found;
}

/** DJ-LRG-05: the figures in a space, a large one being the same in all of its own; two only while one of them is moving (DJ-ATK-31). */
export function figuresAt(state: State, square: Square): FigureId[] {
  const found: FigureId[] = [];
  const now = boardNow(state);
  if ((now.party[square] ?? 0) > 0) {
    for (const hero of state.heroes) if (hero.place === square) found.push(heroFigure(hero));
    for (const ally of state.allies) if (ally.place === square) found.push(allyFigure(ally));
  }
  if ((now.monsters[square] ?? 0) === 0) return found;
  for (const monster of state.monsters) {
    if (isLarge(monster) ? monsterSpaces(state, monster).includes(square) : monster.place === square)
      found.push(monsterFigure(monster));
  }
  return found;
}

/** Who decides for a figure; any hero player for an ally. */
export function seatOf(state: State, id: FigureId): Seat {
  const figure = figureOf(state, id);
  if (figure?.kind === 'hero') return figure.hero.seat;
  return figure?.kind === 'ally' ? PARTY : OVERLORD;
}

export const isMonkey = (hero: Hero): boolean => hero.monkey.timer > 0;

/** DJ-TWN-01: also in the town the heroes are next to each other. */
export const isInTown = (hero: Hero): boolean => hero.place === 'town';

/** Whether an ally blocks like a hero; the quest says so. */
export const blocksSight = (state: State, ally: Ally): boolean =>
  questOf(state.quest.id).allies[ally.id]?.blocksSight ?? true;
