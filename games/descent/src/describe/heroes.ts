import type { Passage } from '@tenebrae/kernel';
import { TOKENS } from '../data/abilities.ts';
import { POTIONS, TRAITS } from '../data/actions.ts';
import { HEROES } from '../data/heroes.ts';
import { itemIdOf } from '../data/items.ts';
import { isMonkey, isOnBoard } from '../rules/figures.ts';
import { spaceName } from '../rules/options.ts';
import { heroArmor, maxFatigue, maxWounds, speedOf, traitOf } from '../rules/stats.ts';
import type { Hero, State } from '../state.ts';
import { type Line, line, when } from './line.ts';

/** DJ-SET-09, DJ-EQP-01: a hero's sheet, what lies on it and beside it. Everything is open (DJ-SET-14). */
export function heroPassage(state: State, hero: Hero): Passage {
  const { id, seat, wounds, fatigue, coins, order, skills } = hero;
  const [melee, ranged, magic] = TRAITS.map(trait => traitOf(hero, trait));
  return {
    title: 'table.hero',
    about: { hero: id, seat },
    lines: [
      placeLine(state, hero),
      line('table.wounds', { wounds, of: maxWounds(hero), fatigue, most: maxFatigue(hero) }),
      line('table.sheet', {
        speed: speedOf(hero),
        armor: heroArmor(state, hero, null),
        conquest: HEROES[id].conquest,
      }),
      line('table.traits', { melee: melee ?? 0, ranged: ranged ?? 0, magic: magic ?? 0 }),
      line('table.coins', { coins }),
      ...itemLines(hero),
      ...potionLines(hero),
      ...when(skills.length > 0, 'table.skills', { skills: skills.map(skill => skill.id) }),
      ...when(order !== null, 'table.order', { order: order ?? '' }),
      ...tokenLines(hero.tokens),
      ...when(isMonkey(hero), 'table.monkey', { count: hero.monkey.timer }),
      ...when(state.pico === id, 'table.pico'),
      ...when(hero.acted, 'table.acted'),
    ],
  };
}

function placeLine(state: State, hero: Hero): Line {
  if (!isOnBoard(hero)) return line(hero.place === 'left' ? 'table.left' : 'table.in-town');
  return line('table.stands', { space: spaceName(state, hero.place), fallen: hero.fallen });
}

/** DJ-EQP-01, DJ-EQP-05: what is in use, what is exhausted, what lies in the pack. */
function itemLines({ items }: Hero): Line[] {
  const named = (isShown: (item: Hero['items'][number]) => boolean): string[] =>
    items.filter(isShown).map(({ card }) => itemIdOf(card));
  const used = named(({ equipped, exhausted }) => equipped && !exhausted);
  const tired = named(({ equipped, exhausted }) => equipped && exhausted);
  const packed = named(({ equipped }) => !equipped);
  return [
    ...when(used.length > 0, 'table.equipped', { items: used }),
    ...when(tired.length > 0, 'table.exhausted', { items: tired }),
    ...when(packed.length > 0, 'table.packed', { items: packed }),
  ];
}

const potionLines = ({ potions }: Hero): Line[] =>
  POTIONS.flatMap(potion => {
    const { equipped, pack } = potions[potion];
    return when(equipped + pack > 0, 'table.potions', { potion, count: equipped, pack });
  });

/** DJ-EFF-01: tokens of lingering effects, on heroes and monsters alike. */
export const tokenLines = (tokens: Readonly<Partial<Record<(typeof TOKENS)[number], number>>>): Line[] =>
  TOKENS.flatMap(token => {
    const count = tokens[token] ?? 0;
    return when(count > 0, 'table.tokens', { token, count });
  });
