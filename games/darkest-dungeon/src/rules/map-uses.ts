import { ask, kept, type Option, PARTY, PASS, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { HeroId } from '../data/heroes.ts';
import type { Hero, State } from '../state.ts';
import { heroesInOrder, heroOf } from './figures.ts';
import { addOpenUses, isHelpful, useProvision, usesOf } from './provisions.ts';
import { trinketOptions, useTrinket } from './trinkets.ts';

/** A Provision or Trinket that a Hero may use outside Battle. */
export interface MapUse extends Option {
  readonly does: 'use' | 'trinket';
  readonly hero: HeroId;
  /** The use, as the Hero's own options call it. */
  readonly use: string;
}

/**
 * DD-PRV-05, DD-PRV-12, DD-TRI-10: what each Hero may use now: `use:food:jester`, `trinket:dark-crown`. A Torch is the same
 * whoever lights it, so only the foremost Hero is offered it.
 */
export function mapUses(state: State): MapUse[] {
  const uses: MapUse[] = [];
  const heroes = heroesInOrder(state);
  for (const hero of heroes) {
    addOpenUses(state, hero, hero === heroes[0] ? usesOfFirst(hero.id) : usesOfOther(hero.id), uses);
    for (const option of trinketOptions(state, hero))
      uses.push({ ...option, does: 'trinket', hero: hero.id, use: option.id });
  }
  return uses;
}
const TORCH = 'use:torch';

/** Kept once made: what a Hero may do with a Provision is offered over and over. */
const usesOfFirst = kept((hero: HeroId): readonly MapUse[] =>
  usesOf(hero).map(option => {
    const id = option.id === TORCH ? TORCH : `${option.id}:${hero}`;
    return { ...option, id, does: 'use', hero, use: option.id };
  }),
);
const usesOfOther = kept((hero: HeroId): readonly (MapUse | null)[] =>
  usesOfFirst(hero).map(use => (use.id === TORCH ? null : use)),
);

/** DD-PRV-05, DD-TRI-04. */
export function* makeUse(table: Table<State>, { does, hero, use }: MapUse): Rule {
  const user = heroOf(table.state, hero);
  yield* does === 'use' ? useProvision(table, user, use) : useTrinket(table, user, use);
}

/**
 * DD-PRV-12: between two steps of play the group may use one Provision or Trinket; asked only when some Provision would do
 * something, or some Trinket shows its good side. Says whether one was used.
 */
export function* offerUse(table: Table<State>, rule: RuleId, step: string): Rule<boolean> {
  const { state } = table;
  const uses = mapUses(state).filter(
    use => use.does === 'trinket' || isHelpful(state, heroOf(state, use.hero), use.use),
  );
  if (!uses.some(use => use.does === 'use' || isGood(heroOf(state, use.hero), use.use))) return false;
  const choice = yield* ask('use-before', PARTY, [...uses, PASS], rule, {
    about: { step },
    window: true,
    concerns: seatsOf(state),
  });
  if (!('use' in choice)) return false;
  yield* makeUse(table, choice);
  return true;
}

const isGood = ({ trinkets }: Hero, option: string): boolean =>
  trinkets.some(({ id, up }) => option === `trinket:${id}` && up === 'positive');
const seatsOf = ({ heroes }: State): string[] => [...new Set(heroes.map(({ seat }) => seat))];
