import { unreachable } from '@tenebrae/kernel';
import type { MonsterSkill, Priority } from '../data/monster-card.ts';
import type { AreaId } from '../data/room-tile.ts';
import type { Monster, State } from '../state.ts';
import { distance } from './areas.ts';
import { alliesOf, battleOf, enemiesOf, type Figure, has, isHero, isMonster } from './figures.ts';
import { canGetInRange } from './monster-movement.ts';

/** Whom a Monster aims at, and where. */
export interface Aim {
  readonly target: Figure;
  readonly area: AreaId;
}

/**
 * DD-MON-04 to DD-MON-09, DD-MON-16, DD-MON-18, DD-CON-22, DD-CON-34: the character aimed at, and the Area, as things stand
 * before the Monster moves; null when there is none.
 */
export function chooseTarget(state: State, monster: Monster, skill: MonsterSkill): Aim | null {
  const able = candidates(state, monster, skill);
  const target = CHOICES[skill.priority](state, monster, able);
  return target === null || target.area === null ? null : { target, area: target.area };
}

/** Who comes into question, in Stance order: Monsters where the priority names them, else Heroes, Guard before all others. */
function candidates(state: State, monster: Monster, skill: MonsterSkill): readonly Figure[] {
  switch (skill.priority) {
    case 'self':
    case 'no-one':
      return [monster];
    case 'the-cyst':
      return alliesOf(state, monster).filter(one => isMonster(one) && one.card === 'mammoth-cyst');
    case 'closest-monster':
      return alliesOf(state, monster).filter(one => one !== monster);
    case 'most-wounded-monster':
      return alliesOf(state, monster).filter(one => one !== monster || reachesItself(skill));
    case 'closest':
    case 'furthest':
    case 'crowded':
    case 'most-wounded':
    case 'most-stressed':
    case 'marked-then-closest':
    case 'marked-then-furthest':
      return guardFirst(state, monster, skill);
    default:
      return unreachable(skill.priority);
  }
}

/** DD-MON-08: a Monster may choose itself only if its Range includes 0. */
const reachesItself = ({ range }: MonsterSkill): boolean => typeof range === 'string' || range.includes(0);

/** DD-CON-22, DD-CON-34: Heroes with Guard that it can get in Range of this turn; if there are none, all Heroes. */
function guardFirst(state: State, monster: Monster, skill: MonsterSkill): readonly Figure[] {
  const enemies = enemiesOf(state, monster);
  if (skill.ignores === 'guard') return enemies;
  const guards = enemies.filter(
    enemy =>
      has(enemy, 'guard') && enemy.area !== null && canGetInRange(state, monster, skill, enemy, enemy.area),
  );
  return guards.length > 0 ? guards : enemies;
}

type Choose = (state: State, monster: Monster, able: readonly Figure[]) => Figure | null;

const CHOICES: Readonly<Record<Priority, Choose>> = {
  'closest': (state, monster, able) => closest(state, monster, able),
  'furthest': (state, monster, able) => first(able, one => distanceTo(state, monster, one)),
  'crowded': (state, _, able) => first(able, one => crowd(state, one)),
  'most-wounded': (_, __, able) => first(able, woundsOf),
  'most-stressed': (_, __, able) => first(able, stressOf),
  'marked-then-closest': (state, monster, able) => closest(state, monster, marked(able)),
  'marked-then-furthest': (state, monster, able) =>
    first(marked(able), one => distanceTo(state, monster, one)),
  'most-wounded-monster': (_, __, able) => first(able, woundsOf),
  'closest-monster': (state, monster, able) => closest(state, monster, able),
  'the-cyst': (_, __, [cyst]) => cyst ?? null,
  'self': (_, monster) => monster,
  'no-one': () => null,
};

/** DD-MON-05: in the nearest Area; DD-MON-04: among equals the foremost Stance. */
export const closest: Choose = (state, monster, able) => first(able, one => -distanceTo(state, monster, one));

/** DD-MON-09: marked characters first, the others only if none is marked. */
function marked(able: readonly Figure[]): readonly Figure[] {
  const found = able.filter(one => has(one, 'mark'));
  return found.length > 0 ? found : able;
}

/** DD-MON-06: how many of its side stand with a character; the Area with the most holds the target. */
const crowd = (state: State, figure: Figure): number =>
  alliesOf(state, figure).filter(({ area }) => area === figure.area).length;

/** DD-MON-07. */
const woundsOf = ({ wounds }: Figure): number => wounds;
const stressOf = (figure: Figure): number => (isHero(figure) ? figure.stress : 0);

const distanceTo = (state: State, monster: Monster, { area }: Figure): number =>
  monster.area === null || area === null ? 0 : distance(battleOf(state).room, monster.area, area);

/** DD-MON-04: the one with the most of something; ties go to Stance order, in which they come. */
function first(able: readonly Figure[], most: (figure: Figure) => number): Figure | null {
  let best: Figure | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of able) {
    const value = most(one);
    if (value <= highest) continue;
    best = one;
    highest = value;
  }
  return best;
}

/** DD-SKL-05, DD-CON-34: who of the Area is affected: the one aimed at, then Guard, then Stance order; told in Stance order. */
export function monsterTargets(
  state: State,
  monster: Monster,
  skill: MonsterSkill,
  area: AreaId,
  target: Figure,
): Figure[] {
  const side = target.side === monster.side ? alliesOf(state, monster) : enemiesOf(state, monster);
  const there = side.filter(one => one.area === area);
  const most = (target.side === monster.side ? skill.allies : skill.enemies) ?? 1;
  if (there.length <= most) return there;
  const rank = (one: Figure): number => (one === target ? 0 : has(one, 'guard') ? 1 : 2);
  const taken = [...there].sort((a, b) => rank(a) - rank(b)).slice(0, most);
  return there.filter(one => taken.includes(one));
}
