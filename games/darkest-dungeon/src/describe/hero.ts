import type { Passage } from '@tenebrae/kernel';
import { skillOf } from '../data/skills.ts';
import { type Figure, heroCardOf, isAtDeathsDoor, lifeOf } from '../rules/figures.ts';
import { dodgeOf, speedOf } from '../rules/hit.ts';
import { skillLevel, stancesFor } from '../rules/modifiers.ts';
import type { Hero, State } from '../state.ts';
import { stanceIfAny } from '../view.ts';
import { type Line, line, when } from './line.ts';

/** DD-XPL-01, DD-STR-01, DD-QRK-02, DD-TRI-01: a Hero's dashboard. */
export function heroPassage(state: State, hero: Hero): Passage {
  const { id, seat, level, xp, stress, resolve, quirks, disease, trinkets, profile, side } = hero;
  return {
    title: profile === null ? 'table.hero' : 'table.fighter',
    about: { hero: id, seat, level, profile: profile ?? '', team: side },
    lines: [
      ...placeLines(state, hero),
      line('table.life', {
        left: lifeOf(hero) - hero.wounds,
        life: lifeOf(hero),
        door: isAtDeathsDoor(hero),
      }),
      line('table.stress', { stress }),
      ...when(resolve !== null, 'table.resolve', { resolve: resolve ?? '', said: `${resolve}@said` }),
      ...conditionLines(hero),
      line('table.figures', { dodge: dodgeOf(state, hero), speed: speedOf(state, hero) }),
      ...resistanceLines(heroCardOf(hero)),
      ...when(profile === null, 'table.xp', { xp }),
      ...when(id === 'abomination', 'table.form', { beast: hero.form === 'beast' }),
      ...skillLines(hero),
      ...when(quirks.length > 0, 'table.quirks', { quirks }),
      ...when(disease !== null, 'table.disease', { disease: disease ?? '' }),
      ...trinkets.map(({ id: trinket, up, used }) =>
        line('table.trinket', { trinket, positive: up === 'positive', used }),
      ),
    ],
  };
}

/** DD-SKL-01: which Skills are ready, from which Stances. */
const skillLines = (hero: Hero): Line[] =>
  hero.equipped.map(skill => {
    const stances = [...stancesFor(hero, skill)];
    const form = skillOf(skill).form ?? '';
    return hero.profile === null
      ? line('table.skill', { skill, level: skillLevel(hero, skill), stances, form })
      : line('table.skill-circus', { skill, stances });
  });

/** Where a character stands on tile and tracker, and whether it may still act. */
export function placeLines(state: State, figure: Figure): Line[] {
  const stance = stanceIfAny(state, figure);
  const inBattle = state.battle !== null && figure.area !== null;
  const turn = state.battle?.turn ?? null;
  return [
    ...when(stance !== null, 'table.stance', { stance: stance ?? '' }),
    ...when(inBattle, 'table.stands', { area: figure.area ?? '' }),
    ...when(turn?.figure === figure.id, 'table.acting', { actions: turn?.actions ?? 0 }),
    ...when(inBattle && turn?.figure !== figure.id, 'table.turns-left', { turns: figure.turnsLeft }),
  ];
}

/** DD-CON-02: stack by stack. */
export const conditionLines = ({ conditions }: Figure): Line[] =>
  conditions.map(({ condition, tokens, wounds }) =>
    line('table.condition', { condition, tokens, wounds: wounds || '' }),
  );

interface Guarded {
  readonly resists?: readonly string[];
  readonly immune?: readonly string[];
}

export const resistanceLines = ({ resists = [], immune = [] }: Guarded): Line[] => [
  ...when(resists.length > 0, 'table.resists', { what: [...resists] }),
  ...when(immune.length > 0, 'table.immune', { what: [...immune] }),
];
