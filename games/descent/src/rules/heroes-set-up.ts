import type { Rule, Seat, Table } from '@tenebrae/kernel';
import { HEROES, type HeroId } from '../data/heroes.ts';
import { STARTING_COINS } from '../data/limits.ts';
import type { SkillId } from '../data/skills.ts';
import type { Hero, State } from '../state.ts';

/** DJ-SET-05 to DJ-SET-08: one hero is dealt to, or picked by, the seat whose turn it is. */
export function chooseHero(_table: Table<State>, _seat: Seat): Rule {
  throw new Error('not written yet');
}

/** DJ-SET-08: a hero as he comes out of the box, not yet on the board. */
export function newHero(id: HeroId, seat: Seat): Hero {
  const { wounds, fatigue } = HEROES[id];
  return {
    id,
    seat,
    place: 'town',
    wounds,
    fatigue,
    coins: STARTING_COINS,
    items: [],
    potions: { healing: { equipped: 0, pack: 0 }, vitality: { equipped: 0, pack: 0 } },
    skills: [],
    training: { melee: 0, ranged: 0, magic: 0 },
    order: null,
    acted: false,
    tokens: { burn: 0, poison: 0, stun: 0, web: 0 },
    fallen: false,
    monkey: { timer: 0, fresh: false },
    memory: [],
  };
}

/** DJ-SET-09: three skills; what raises a maximum gives its tokens too. */
export function dealSkills(_table: Table<State>, _hero: Hero): Rule {
  throw new Error('not written yet');
}

/** DJ-SET-10: he may exchange one skill. */
export function exchangeSkill(_table: Table<State>, _hero: Hero): Rule {
  throw new Error('not written yet');
}

/** DJ-SET-09, DJ-TWN-11, DJ-FAM-01: he owns a skill from now on, with all that it brings at once. */
export function gainSkill(_table: Table<State>, _hero: Hero, _skill: SkillId): void {
  throw new Error('not written yet');
}
