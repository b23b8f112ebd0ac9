import type { Passage } from '@tenebrae/kernel';
import { isOnBoard, monsterName, monsterSpaces } from '../rules/figures.ts';
import { spaceName } from '../rules/options.ts';
import { monsterSpeed, profileOf, ratingOf } from '../rules/stats.ts';
import type { Monster, State } from '../state.ts';
import { tokenLines } from './heroes.ts';
import { type Line, line, when } from './line.ts';

/** DJ-CRD-07, DJ-BRD-06: every monster on the board, with what its reference card says. */
export const monstersPassage = (state: State): Passage => ({
  title: 'table.monsters',
  lines: state.monsters.flatMap(monster => monsterLines(state, monster)),
});

function monsterLines(state: State, monster: Monster): Line[] {
  const { wounds, fallen, carries } = monster;
  const name = monsterName(monster);
  const spaces = monsterSpaces(state, monster).map(square => spaceName(state, square));
  return [
    line('table.monster', {
      monster: name,
      spaces,
      wounds,
      of: ratingOf(state, monster),
      armor: profileOf(state, monster).armor,
      speed: monsterSpeed(state, monster),
      fallen,
    }),
    ...tokenLines(monster.tokens).map(({ text, about }) =>
      line(`${text}-on`, { ...about, monster: name, space: spaces[0] ?? '' }),
    ),
    ...when(carries.length > 0, 'table.carries', { monster: name, items: carries }),
  ];
}

/** DJ-SET-01, DJ-FAM-01: allies of the quest, and familiars. */
export function alliesPassage(state: State): Passage {
  return {
    title: 'table.allies',
    lines: [
      ...state.allies.map(ally =>
        isOnBoard(ally)
          ? line('table.ally', {
              ally: ally.id,
              space: spaceName(state, ally.place),
              wounds: ally.wounds,
              stun: ally.stun,
              fallen: ally.fallen,
            })
          : line('table.ally-fallen', { ally: ally.id }),
      ),
      ...state.familiars.map(({ id, owner, place }) =>
        typeof place === 'number'
          ? line('table.familiar', { familiar: id, hero: owner, space: spaceName(state, place) })
          : line('table.familiar-in-town', { familiar: id, hero: owner }),
      ),
    ],
  };
}
