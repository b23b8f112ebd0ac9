import type { Rule } from '@tenebrae/kernel';
import type { HeroId } from '../src/data/heroes.ts';
import { attack, type AttackPlan } from '../src/rules/attack.ts';
import { OVERLORD } from '../src/rules/figures.ts';
import type { Activation, Attack } from '../src/state.ts';
import type { TestGame, Where } from '../testing/index.ts';

/** A hero attacks with something in hand; whatever he is asked is the script's. */
export const strike = (
  game: TestGame,
  hero: HeroId,
  source: Attack['source'],
  more: Partial<AttackPlan> = {},
): Rule<Attack | null> =>
  attack(game.table, {
    attacker: `hero:${hero}`,
    seat: game.hero(hero).seat,
    source,
    interrupt: 'none',
    ...more,
  });

/** A monster attacks, by its number. */
export const bite = (game: TestGame, monster = 1): Rule<Attack | null> =>
  attack(game.table, {
    attacker: `monster:${monster}`,
    seat: OVERLORD,
    source: 'monster',
    interrupt: 'none',
  });

/** The answer that names a space as the target. */
export const target = (game: TestGame, where: Where): string => `target:${game.at(where)}`;

/** What happened, in order. */
export const story = (game: TestGame): string[] => game.table.told.map(({ type }) => type);

/** The activation of the first monster, with its one attack. */
export const activation = (more: Partial<Activation> = {}): Activation => ({
  monster: 1,
  points: 4,
  attacks: 1,
  half: 'whole',
  webbed: false,
  begun: true,
  used: [],
  ...more,
});
