import { RuleBug } from '@tenebrae/kernel';
import { type CircusProfile, profileOf } from '../data/circus-profiles.ts';
import type { Condition, Resistible } from '../data/conditions.ts';
import { type HeroCard, HERO_IDS, type HeroId, HEROES } from '../data/heroes.ts';
import type { MonsterCard, MonsterType } from '../data/monster-card.ts';
import { monsterCardOf } from '../data/monsters.ts';
import type { AreaId } from '../data/room-tile.ts';
import { STANCES, type Stance } from '../data/stances.ts';
import type { Battle, Dungeon, FigureId, Hamlet, Hero, Monster, Quest, Side, State } from '../state.ts';
import { areaSpec } from './areas.ts';

export type Figure = Hero | Monster;

export const isHero = (figure: Figure): figure is Hero => figure.kind === 'hero';
export const isMonster = (figure: Figure): figure is Monster => figure.kind === 'monster';

/** The parts of the state that exist only at times; asking at another time is a bug of the rule. */
export function battleOf({ battle }: State): Battle {
  if (battle === null) throw new RuleBug('there is no Battle');
  return battle;
}
export function questOf({ quest }: State): Quest {
  if (quest === null) throw new RuleBug('there is no Quest');
  return quest;
}
export function dungeonOf(state: State): Dungeon {
  const { dungeon } = questOf(state);
  if (dungeon === null) throw new RuleBug('there is no Dungeon');
  return dungeon;
}

export function hamletOf({ hamlet }: State): Hamlet {
  if (hamlet === null) throw new RuleBug('there is no Hamlet phase');
  return hamlet;
}

/** Plain loops here and below: these are asked many times at every decision. */
export function heroIfIn({ heroes }: State, id: string): Hero | undefined {
  for (const hero of heroes) if (hero.id === id) return hero;
  return undefined;
}

function monsterIfIn({ battle }: State, id: string): Monster | undefined {
  if (battle !== null) for (const monster of battle.monsters) if (monster.id === id) return monster;
  return undefined;
}

export function heroOf(state: State, id: HeroId): Hero {
  const hero = heroIfIn(state, id);
  if (hero === undefined) throw new RuleBug(`${id} is not among the Heroes`);
  return hero;
}

/** A Hero or Monster by id; undefined when dead or gone. */
export const figureIfIn = (state: State, id: FigureId): Figure | undefined =>
  heroIfIn(state, id) ?? monsterIfIn(state, id);

export function figureOf(state: State, id: FigureId): Figure {
  const figure = figureIfIn(state, id);
  if (figure === undefined) throw new RuleBug(`${id} is not in play`);
  return figure;
}

/** Whether a character is still alive and in play: asked after everything that may kill. */
export const isIn = (state: State, figure: Figure): boolean =>
  isHero(figure) ? state.heroes.includes(figure) : state.battle?.monsters.includes(figure) === true;

/** DD-CAM-13: the characters of a side in Stance order. */
export const inOrder = (state: State, side: Side): Figure[] =>
  side === 'monsters' ? monstersInOrder(state) : heroesOn(state, side);
/** The Heroes of the party in Stance order. */
export const heroesInOrder = (state: State): Hero[] => heroesOn(state, 'heroes');

function heroesOn(state: State, side: Side): Hero[] {
  const heroes: Hero[] = [];
  for (const id of state.trackers[side]) {
    const hero = heroIfIn(state, id);
    if (hero !== undefined) heroes.push(hero);
  }
  return heroes;
}

export function monstersInOrder(state: State): Monster[] {
  const monsters: Monster[] = [];
  for (const id of state.trackers.monsters) {
    const monster = monsterIfIn(state, id);
    if (monster !== undefined) monsters.push(monster);
  }
  return monsters;
}

const ENEMIES: Readonly<Record<Side, Side>> = {
  heroes: 'monsters',
  monsters: 'heroes',
  red: 'blue',
  blue: 'red',
};
export const enemySide = (side: Side): Side => ENEMIES[side];
export const enemiesOf = (state: State, figure: Figure): Figure[] => inOrder(state, enemySide(figure.side));
/** Of the same side, the character itself included. */
export const alliesOf = (state: State, figure: Figure): Figure[] => inOrder(state, figure.side);

/** Everyone on the tile: Heroes (in the Circus red before blue), then Monsters, in Stance order. */
export const allFigures = (state: State): Figure[] =>
  state.circus === null
    ? [...heroesInOrder(state), ...monstersInOrder(state)]
    : [...heroesOn(state, 'red'), ...heroesOn(state, 'blue')];
export const figuresAt = (state: State, area: AreaId): Figure[] =>
  allFigures(state).filter(figure => figure.area === area);

/** DD-BSU-10: of a Large Monster the foremost of its two Stances. */
export function stanceOf(state: State, figure: Figure): Stance {
  const order = state.trackers[figure.side];
  const place = order.indexOf(figure.id);
  if (place < 0) throw new RuleBug(`${figure.id} is on no tracker`);
  let slot = 0;
  for (let before = 0; before < place; before++) {
    const monster = isMonster(figure) ? monsterIfIn(state, order[before] ?? '') : undefined;
    slot += monster === undefined ? 1 : slotsOf(monster);
  }
  return STANCES[slot] as Stance;
}

export const isLarge = (figure: Figure): boolean => isMonster(figure) && cardOf(figure).size === 'large';
export const isSmall = (figure: Figure): boolean => isMonster(figure) && cardOf(figure).size === 'small';
/** DD-BSU-09: slots on the tracker, spaces in an Area. */
export const slotsOf = (figure: Figure): number => (isLarge(figure) ? 2 : 1);
export const spacesOf = slotsOf;
export const slotsTaken = (state: State, side: Side): number =>
  inOrder(state, side).reduce((sum, figure) => sum + slotsOf(figure), 0);

/** DD-POS-01, DD-ANB-02, DD-PVP-16: spaces that are not taken in an Area. */
export function freeSpaces(state: State, area: AreaId): number {
  const { room, nothingness, monsters } = battleOf(state);
  let free = state.circus?.puppets === area ? 0 : areaSpec(room, area).spaces;
  for (const one of nothingness) if (one === area) free -= 1;
  for (const hero of state.heroes) if (hero.area === area) free -= 1;
  for (const monster of monsters) if (monster.area === area) free -= spacesOf(monster);
  return free;
}

/** DD-POS-11: whether there is room for a character that is not there yet. */
export const hasRoom = (state: State, figure: Figure, area: AreaId): boolean =>
  figure.area === area || freeSpaces(state, area) >= spacesOf(figure);

/** The printed cards. */
export const cardOf = (monster: Monster): MonsterCard => monsterCardOf(monster.card, monster.level);
export const heroCardOf = (hero: Hero): HeroCard | CircusProfile =>
  hero.profile === null ? (HERO_CARDS.get(hero.id)?.[hero.level - 1] as HeroCard) : profileOf(hero.profile);
const HERO_CARDS: ReadonlyMap<HeroId, readonly HeroCard[]> = new Map(HERO_IDS.map(id => [id, HEROES[id]]));

export const lifeOf = (figure: Figure): number =>
  isHero(figure) ? heroCardOf(figure).life : cardOf(figure).life + figure.moreLife;

/** DD-CON-27, DD-CON-28: as printed; a Room may add more (`room-effects.ts`). */
export const resists = (figure: Figure, what: Resistible): boolean =>
  ((isHero(figure) ? heroCardOf(figure).resists : cardOf(figure).resists) ?? []).includes(what);
export const isImmune = (figure: Figure, what: Resistible): boolean =>
  ((isHero(figure) ? heroCardOf(figure).immune : cardOf(figure).immune) ?? []).includes(what);

/** DD-PVP-18: Heroes have no type. */
export const typesOf = (figure: Figure): readonly MonsterType[] =>
  isHero(figure) ? [] : cardOf(figure).types;

/** How many stacks of a Condition lie on a character (DD-CON-02). */
export function stacksOf({ conditions }: Figure, condition: Condition): number {
  let count = 0;
  for (const stack of conditions) if (stack.condition === condition) count += 1;
  return count;
}
/** DD-CON-05, DD-CON-25, DD-ANA-07: whether a Condition is active, printed Protection and the Reflections' Guard included. */
export const has = (figure: Figure, condition: Condition): boolean =>
  stacksOf(figure, condition) > 0 ||
  (isMonster(figure) &&
    ((condition === 'protection' && cardOf(figure).protection === true) ||
      (condition === 'guard' && GUARDIANS.includes(figure.card))));
const GUARDIANS: readonly string[] = ['perfect-reflection', 'imperfect-reflection'];

/** DD-DTH-01. */
export const isAtDeathsDoor = (hero: Hero): boolean => hero.wounds >= lifeOf(hero);
