import type { Blocked, Seat } from '@tenebrae/kernel';
import { type SkillId, skillOf } from '../data/skills.ts';
import { neighboursOf } from '../rules/areas.ts';
import { canStop } from '../rules/displacing.ts';
import { battleOf, enemiesOf, has, heroIfIn, stanceOf } from '../rules/figures.ts';
import { isInRange } from '../rules/hit.ts';
import { cardFor, stancesFor } from '../rules/modifiers.ts';
import { usableSkills } from '../rules/skills.ts';
import type { Hero, State } from '../state.ts';
import { no } from './no.ts';

/** DD-HRO-03: what the Hero whose turn it is cannot do; others wait for their turn. */
export function inATurn(state: State, seat: Seat): Blocked[] {
  const { turn } = battleOf(state);
  const hero = turn === null ? undefined : heroIfIn(state, turn.figure);
  if (turn === null || hero === undefined) return [];
  if (hero.seat !== seat) {
    const rule = state.circus === null ? 'DD-BAT-02' : 'DD-PVP-09';
    return [no('blocked-not-your-turn', rule, { about: { hero: hero.id }, on: [`figure:${hero.id}`] })];
  }
  if (turn.actions === 0) return [no('blocked-no-actions', 'DD-HRO-03', { about: { hero: hero.id } })];
  if (turn.mustMove) return [no('blocked-must-move', 'DD-HRO-07', { about: { hero: hero.id } })];
  return [...skills(state, hero), ...moves(state, hero), ...looting(state, hero), ...stances(state, hero)];
}

function skills(state: State, hero: Hero): Blocked[] {
  const usable = usableSkills(state, hero);
  return hero.equipped.filter(skill => !usable.includes(skill)).map(skill => whyNotSkill(state, hero, skill));
}

/** DD-SKL-01 to DD-SKL-03, DD-ABO-07: the first of the conditions that fails. */
function whyNotSkill(state: State, hero: Hero, skill: SkillId): Blocked {
  const on = [`skill:${skill}`];
  const stance = stanceOf(state, hero);
  if (battleOf(state).turn?.used.includes(skill) === true)
    return no('blocked-skill-used', 'DD-SKL-02', { about: { skill }, on });
  if (!stancesFor(hero, skill).includes(stance)) {
    const about = { skill, stance, stances: [...stancesFor(hero, skill)] };
    return no('blocked-skill-stance', 'DD-SKL-01', { about, on });
  }
  const { form } = skillOf(skill);
  if (form !== undefined && form !== hero.form)
    return no('blocked-skill-form', 'DD-ABO-07', { about: { skill, beast: form === 'beast' }, on });
  return no('blocked-skill-range', 'DD-SKL-03', { about: { skill }, on });
}

/** DD-HRO-06, DD-PVP-16, DD-CON-22: full Areas next door; whom Guard keeps from being targeted. */
function moves(state: State, hero: Hero): Blocked[] {
  const { room } = battleOf(state);
  const from = hero.area;
  if (from === null) return [];
  const full = neighboursOf(room, from).filter(area => !canStop(state, hero, area));
  return [
    ...full.map(area => {
      const more = { about: { area }, on: [`area:${area}`] };
      return state.circus?.puppets === area
        ? no('blocked-puppets', 'DD-PVP-16', more)
        : no('blocked-full', 'DD-HRO-06', more);
    }),
    ...guarded(state, hero),
  ];
}

function guarded(state: State, hero: Hero): Blocked[] {
  const guards = enemiesOf(state, hero).filter(enemy => has(enemy, 'guard'));
  const from = hero.area;
  if (from === null) return [];
  const felt = guards.filter(({ area }) =>
    hero.equipped.some(skill => area !== null && isInRange(state, hero, from, cardFor(hero, skill), area)),
  );
  return felt.map(({ id }) =>
    no('blocked-guard', 'DD-CON-22', { about: { figure: id }, on: [`figure:${id}`] }),
  );
}

/** DD-HRO-08: Chests are taken where they lie. */
function looting(state: State, hero: Hero): Blocked[] {
  const { chests } = battleOf(state);
  if (state.circus !== null || chests.length === 0) return [];
  const far = [...new Set(chests)].filter(area => area !== hero.area);
  return far.map(area => no('blocked-chest-far', 'DD-HRO-08', { about: { area }, on: [`chest:${area}`] }));
}

/** DD-HRO-12, DD-HRO-13. */
function stances(state: State, { id, side }: Hero): Blocked[] {
  const order = state.trackers[side];
  const on = [`tracker:${side}`];
  return [
    ...(order[0] === id ? [no('blocked-front', 'DD-HRO-12', { about: { hero: id }, on })] : []),
    ...(order.at(-1) === id ? [no('blocked-back', 'DD-HRO-13', { about: { hero: id }, on })] : []),
  ];
}
