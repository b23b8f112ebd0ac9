import { ask, roll, type Rule, type Table } from '@tenebrae/kernel';
import type { Accursed, State } from '../state.ts';
import type { Blow } from './attack.ts';
import { blowsOf } from './blows.ts';
import { rollD6, sixes } from './dice.ts';
import { able } from './group.ts';
import { attributeOf, dashboardOf, meleeOf, rangedOf } from './profile.ts';
import { randomOne, sufferOnRoad } from './road.ts';
import { itemCard, sumOf } from './sources.ts';
import { figureOf } from './tell.ts';

/** DL-SRV-16: hits needed and rolled; the missing ones are Wounds. Says how many were missing. */
export function* fight(table: Table<State>, number: number): Rule<number> {
  const fighters = able(table.state);
  const needed = Math.ceil((number * fighters.length) / 2);
  table.tell({ type: 'fight-began', rule: 'DL-SRV-16', needed });
  let hits = 0;
  for (const accursed of fighters) hits += yield* strike(table, accursed);
  const missing = Math.max(0, needed - hits);
  table.tell({ type: missing === 0 ? 'fight-won' : 'fight-lost', rule: 'DL-SRV-16', hits, needed, missing });
  for (let left = missing; left > 0; left--) {
    const victim = yield* randomOne(table, 'DL-SRV-16');
    if (victim === null) break;
    const wounds = yield* rollD6('fight-wounds', 'DL-SRV-16');
    yield* sufferOnRoad(table, victim, wounds, 'DL-SRV-16');
  }
  return missing;
}

/** One way to fight: so many dice, each with a modifier and a number to reach. */
interface Way {
  readonly way: 'melee' | 'ranged' | 'spells' | 'faith';
  readonly dice: number;
  readonly modifier: number;
  readonly toHit: number;
}

const MAGIC_TO_HIT = 5;
const NATURAL_HIT = 6;
const NATURAL_MISS = 1;

/** DL-SRV-16, DL-CRT-01, DL-CRT-02: each rolls once, in the way it chooses; a natural 6 counts twice. */
function* strike(table: Table<State>, accursed: Accursed): Rule<number> {
  const ways = waysOf(table.state, accursed);
  if (ways.length === 0) return 0;
  const options = ways.map(way => ({
    id: `fight:${way.way}`,
    text: `fight-${way.way}`,
    way,
    about: { who: accursed.id, dice: way.dice, needed: way.toHit - way.modifier },
  }));
  const { way } = yield* ask('fight-how', accursed.seat, options, 'DL-SRV-16', {
    about: { who: accursed.id },
  });
  const faces = yield* roll('fight', sixes(way.dice), 'DL-SRV-16', { seat: accursed.seat });
  const hits = faces.reduce((sum, face) => sum + hitsOf(way, face), 0);
  table.tell({
    type: 'fought',
    rule: 'DL-SRV-16',
    who: accursed.id,
    figure: figureOf(accursed),
    way: `fight-${way.way}`,
    faces,
    hits,
  });
  return hits;
}

function hitsOf({ modifier, toHit }: Way, face: number): number {
  if (face === NATURAL_HIT) return 2;
  return face !== NATURAL_MISS && face + modifier >= toHit ? 1 : 0;
}

function waysOf(state: State, accursed: Accursed): Way[] {
  const half = (attribute: 'mind' | 'charisma') => Math.ceil(attributeOf(state, accursed, attribute) / 2);
  const magic = (way: 'spells' | 'faith', dice: number): Way => ({
    way,
    dice,
    modifier: 0,
    toHit: MAGIC_TO_HIT,
  });
  return [
    ...armedWays(state, accursed),
    ...(accursed.spells.length > 0 ? [magic('spells', half('mind'))] : []),
    ...(dashboardOf(accursed).class === 'exorcism' ? [magic('faith', half('charisma'))] : []),
  ];
}

/** With the equipped weapon of each kind that promises most; bare hands only without a melee weapon. */
function armedWays(state: State, accursed: Accursed): Way[] {
  const blows = blowsOf(state, accursed).filter(({ dual }) => !dual);
  const isArmed = blows.some(({ kind, items }) => kind === 'melee' && items.length > 0);
  const ways = blows
    .filter(({ kind, items }) => kind === 'ranged' || items.length > 0 || !isArmed)
    .map(blow => wayOf(state, accursed, blow));
  return (['melee', 'ranged'] as const).flatMap(
    kind => ways.filter(({ way }) => way === kind).sort((a, b) => promise(b) - promise(a))[0] ?? [],
  );
}

function wayOf(state: State, accursed: Accursed, { kind, items, modifier }: Blow): Way {
  const way = kind === 'ranged' ? 'ranged' : 'melee';
  const { attacks, toHit } = way === 'ranged' ? rangedOf(state, accursed) : meleeOf(state, accursed);
  // DL-EQP-17: a weapon's own attacks besides.
  const given = items.reduce((sum, item) => sum + (itemCard(item).weapon?.attacks ?? 0), 0);
  const more = sumOf(state, accursed, way === 'ranged' ? 'rangedToHit' : 'meleeToHit');
  return { way, dice: attacks + given, modifier: modifier + more, toHit };
}

/** The hits that can be expected. */
function promise(way: Way): number {
  let hits = 0;
  for (let face = 1; face <= NATURAL_HIT; face++) hits += hitsOf(way, face);
  return way.dice * hits;
}
