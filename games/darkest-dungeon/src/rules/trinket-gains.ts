import { ask, type Option, type Rule, RuleBug, type RuleId, type Table, take } from '@tenebrae/kernel';
import type { TrinketId } from '../data/trinkets.ts';
import type { Hero, State, TrinketInPlay } from '../state.ts';
import { heroesInOrder, isIn } from './figures.ts';
import { equip, hasTrinketRoom, putAwayTrinket } from './trinket-slots.ts';

/** One way to deal with a Trinket that is gained. */
type Way = Option & { readonly settle: () => void };

/**
 * DD-TRI-01, DD-TRI-02, DD-TRI-09: it is kept, given to a Hero with room or discarded; a Hero without room may discard or hand
 * over one of the own to keep it.
 */
export function* acceptTrinket(table: Table<State>, hero: Hero, trinket: TrinketId, rule: RuleId): Rule {
  if (!isIn(table.state, hero)) return putAwayTrinket(table, hero, trinket, rule);
  const ways = waysToAccept(table, hero, trinket, rule);
  const options = ways.map(({ settle: _settle, ...option }): Option => option);
  const about = { hero: hero.id, trinket };
  const choice = yield* ask('gain-trinket', hero.seat, options, 'DD-TRI-02', { about });
  const way = ways.find(({ id }) => id === choice.id);
  if (way === undefined) throw new RuleBug(`DD-TRI-02: ${choice.id} is no way to gain a Trinket`);
  way.settle();
}

function waysToAccept(table: Table<State>, hero: Hero, trinket: TrinketId, rule: RuleId): Way[] {
  const fresh = { id: trinket, used: false };
  const others = heroesInOrder(table.state).filter(one => one !== hero && hasTrinketRoom(one));
  const on = [`trinket:${trinket}`];
  const ways: Way[] = [];
  if (hasTrinketRoom(hero))
    ways.push({
      id: 'keep-trinket',
      about: { trinket },
      on,
      settle: () => equip(table, hero, fresh, null, rule),
    });
  for (const other of others)
    ways.push({
      id: `give:${other.id}`,
      text: 'give-trinket',
      about: { trinket, hero: other.id },
      on: [`figure:${other.id}`],
      settle: () => equip(table, other, fresh, hero, rule),
    });
  if (!hasTrinketRoom(hero))
    for (const held of hero.trinkets) ways.push(...waysToMakeRoom(table, hero, held, others, fresh, rule));
  ways.push({
    id: 'discard-trinket',
    about: { trinket },
    on,
    settle: () => putAwayTrinket(table, hero, trinket, 'DD-TRI-02'),
  });
  return ways;
}

/** DD-TRI-02: a held Trinket goes to the discard pile, or to a Hero with room. */
function waysToMakeRoom(
  table: Table<State>,
  hero: Hero,
  held: TrinketInPlay,
  others: readonly Hero[],
  fresh: Pick<TrinketInPlay, 'id' | 'used'>,
  rule: RuleId,
): Way[] {
  const about = { trinket: fresh.id, held: held.id };
  const on = [`trinket:${held.id}`];
  const exchange: Way = {
    id: `exchange:${held.id}`,
    text: 'exchange-trinket',
    about,
    on,
    settle: () => {
      take(hero.trinkets, held);
      putAwayTrinket(table, hero, held.id, 'DD-TRI-02');
      equip(table, hero, fresh, null, rule);
    },
  };
  const handOvers = others.map(
    (other): Way => ({
      id: `hand-over:${held.id}:${other.id}`,
      text: 'hand-over-trinket',
      about: { ...about, hero: other.id },
      on: [...on, `figure:${other.id}`],
      settle: () => {
        take(hero.trinkets, held);
        equip(table, other, held, hero, 'DD-TRI-09');
        equip(table, hero, fresh, null, rule);
      },
    }),
  );
  return [exchange, ...handOvers];
}
