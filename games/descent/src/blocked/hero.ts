import type { Blocked } from '@tenebrae/kernel';
import { POTIONS } from '../data/actions.ts';
import { itemIdOf, itemOf } from '../data/items.ts';
import { COSTS } from '../data/limits.ts';
import { attackOptions, mayAttack, usableSources } from '../rules/attack-options.ts';
import { chestOptions } from '../rules/chests.ts';
import { doorOptions, spacesAtDoor } from '../rules/doors.ts';
import { actionsOf } from '../rules/hero-actions.ts';
import { figuresAt, heroFigure, isMonkey, isOnBoard } from '../rules/figures.ts';
import { isGrappled, pointsOf } from '../rules/movement-points.ts';
import { spaceName } from '../rules/options.ts';
import { mayPlaceOrder } from '../rules/orders.ts';
import { isActiveGlyph, markersAt } from '../rules/spaces.ts';
import type { Hero, HeroTurn, State } from '../state.ts';
import { no } from './no.ts';

/** What the hero whose turn it is could expect to do. Before he has declared his action that is all there is to do. */
export function heroBlocked(state: State, hero: Hero, turn: HeroTurn): Blocked[] {
  if (turn.action === null) return [no('blocked-undeclared', 'DJ-HRT-06', { about: { hero: hero.id } })];
  if (isMonkey(hero)) return [no('blocked-monkey', 'DJ-EFF-11', { about: { hero: hero.id } })];
  return [
    ...moving(state, hero, turn),
    ...fighting(state, hero, turn),
    ...doors(state, hero),
    ...chests(state, hero),
    ...glyphs(state, hero, turn),
    ...things(state, hero, turn),
    ...orders(hero, turn),
    ...ending(state, hero),
  ];
}

/** DJ-EFF-13, DJ-ABL-17, DJ-PRP-02, DJ-MOV-01, DJ-FAT-01: why he cannot walk. */
function moving(state: State, hero: Hero, turn: HeroTurn): Blocked[] {
  const about = { hero: hero.id };
  const list: Blocked[] = [];
  if (turn.webbed) list.push(no('blocked-webbed', 'DJ-EFF-13', { about }));
  else if (isOnBoard(hero) && isGrappled(state, heroFigure(hero)))
    list.push(no('blocked-grappled', 'DJ-ABL-17', { about }));
  else if (isOnBoard(hero) && hero.fallen)
    list.push(no('blocked-in-pit', 'DJ-PRP-02', { about: { ...about, cost: COSTS.climb } }));
  else if (pointsOf(state, hero) === 0) list.push(no('blocked-no-points', 'DJ-MOV-01', { about }));
  if (hero.fatigue === 0) list.push(no('blocked-no-fatigue', 'DJ-FAT-01', { about }));
  return list;
}

/** DJ-HRT-07 to DJ-HRT-13, DJ-EFF-05, DJ-LOS-08, DJ-MOV-07, DJ-ATK-04, DJ-TWN-02, DJ-EQP-05: why he cannot attack. */
function fighting(state: State, hero: Hero, turn: HeroTurn): Blocked[] {
  const about = { hero: hero.id };
  if (!isOnBoard(hero)) return [no('blocked-attack-town', 'DJ-TWN-02', { about })];
  if (turn.action === 'run') return [no('blocked-attack-run', 'DJ-HRT-07', { about })];
  if (turn.action === 'stunned' && turn.half !== null && turn.half !== 'attack')
    return [no('blocked-stunned', 'DJ-EFF-05', { about })];
  if (turn.attacks <= 0) return [no('blocked-no-attack', 'DJ-HRT-13', { about })];
  if (!mayAttack(state, heroFigure(hero)))
    return [
      hero.fallen
        ? no('blocked-attack-pit', 'DJ-LOS-08', { about })
        : no('blocked-attack-shared', 'DJ-MOV-07', { about }),
    ];
  const packed = hero.items
    .filter(({ card, equipped }) => !equipped && itemOf(card).kind === 'weapon')
    .map(({ card }) =>
      no('blocked-packed', 'DJ-EQP-05', { about: { item: itemIdOf(card) }, on: [`card:${card}`] }),
    );
  const usable = usableSources(state, hero, 'none');
  const short = hero.items
    .filter(({ card, equipped }) => equipped && itemOf(card).kind === 'weapon' && !usable.includes(card))
    .map(({ card }) =>
      no('blocked-no-target', 'DJ-ATK-04', { about: { item: itemIdOf(card) }, on: [`card:${card}`] }),
    );
  return attackOptions(state, hero).length > 0
    ? [...packed, ...short]
    : [...packed, ...short, no('blocked-nobody', 'DJ-ATK-04', { about })];
}

/** DJ-DOR-03, DJ-DOR-04, DJ-DOR-06, DJ-DOR-09: doors in sight of the rules that he cannot use now. */
function doors(state: State, hero: Hero): Blocked[] {
  if (!isOnBoard(hero)) return [];
  const usable = new Set(doorOptions(state, hero).map(option => option.door));
  return state.doors.flatMap(door => {
    if (!door.placed || door.state === 'gone' || usable.has(door.id)) return [];
    const space = spaceName(state, door.edges[0]?.[0] ?? 0);
    const more = { about: { space, cost: COSTS.door, colour: door.rune ?? '' }, on: [`door:${door.id}`] };
    if (door.rune !== null && !state.runekeys.includes(door.rune))
      return [no('blocked-rune', 'DJ-DOR-09', more)];
    if (door.state === 'barred') return [no('blocked-barred', 'DJ-DOR-14', more)];
    if (!spacesAtDoor(state, door).includes(hero.place))
      return door.state === 'closed' ? [no('blocked-door-far', 'DJ-DOR-04', more)] : [];
    if (pointsOf(state, hero) < COSTS.door) return [no('blocked-door-points', 'DJ-DOR-03', more)];
    return door.state === 'open' ? [no('blocked-door-blocked', 'DJ-DOR-06', more)] : [];
  });
}

/** DJ-ACT-08, DJ-TRS-10: chests that he sees before him. */
function chests(state: State, hero: Hero): Blocked[] {
  if (!isOnBoard(hero) || chestOptions(state, hero).length > 0) return [];
  const here = markersAt(state, hero.place).filter(({ what }) => what.kind === 'chest');
  const on = here.map(({ id }) => `marker:${id}`);
  if (here.length === 0) {
    const isAny = state.markers.some(({ what }) => what.kind === 'chest');
    return isAny ? [no('blocked-chest-far', 'DJ-TRS-09')] : [];
  }
  return figuresAt(state, hero.place).length > 1
    ? [no('blocked-chest-shared', 'DJ-TRS-10', { on })]
    : [no('blocked-chest-points', 'DJ-ACT-08', { about: { cost: COSTS.chest }, on })];
}

/** DJ-GLY-03, DJ-GLY-04: the way to the town and back. */
function glyphs(state: State, hero: Hero, turn: HeroTurn): Blocked[] {
  const isAtGlyph = !isOnBoard(hero) || isActiveGlyph(state, hero.place);
  if (turn.glyphUsed) return [no('blocked-glyph-used', 'DJ-GLY-04')];
  if (!isAtGlyph) return [no('blocked-glyph-far', 'DJ-GLY-03')];
  return pointsOf(state, hero) < COSTS.glyph
    ? [no('blocked-glyph-points', 'DJ-ACT-03', { about: { cost: COSTS.glyph } })]
    : [];
}

/** DJ-TWN-03, DJ-ACT-06, DJ-ACT-10, DJ-HRT-04, DJ-VAR-04: the shop, potions, what is exhausted. */
function things(state: State, hero: Hero, turn: HeroTurn): Blocked[] {
  const points = pointsOf(state, hero);
  const list: Blocked[] = [];
  if (isOnBoard(hero)) list.push(no('blocked-shop-far', 'DJ-TWN-03'));
  else if (points < COSTS.shop)
    list.push(no('blocked-shop-points', 'DJ-ACT-12', { about: { cost: COSTS.shop } }));
  for (const potion of POTIONS) {
    const { equipped, pack } = hero.potions[potion];
    const more = { about: { item: potion, cost: COSTS.drink }, on: [`potion:${potion}`] };
    if (equipped === 0 && pack > 0) list.push(no('blocked-packed', 'DJ-EQP-05', more));
    else if (equipped > 0 && points < COSTS.drink) list.push(no('blocked-drink-points', 'DJ-ACT-06', more));
    else if (equipped > 0 && state.options.faq && turn.potionsDrunk > 0)
      list.push(no('blocked-drunk', 'DJ-VAR-04', more));
  }
  if (points < COSTS['re-equip'])
    list.push(no('blocked-equip-points', 'DJ-ACT-10', { about: { cost: COSTS['re-equip'] } }));
  for (const { card, exhausted } of hero.items)
    if (exhausted)
      list.push(
        no('blocked-exhausted', 'DJ-HRT-04', { about: { item: itemIdOf(card) }, on: [`card:${card}`] }),
      );
  for (const { id, exhausted } of hero.skills)
    if (exhausted)
      list.push(no('blocked-exhausted', 'DJ-HRT-04', { about: { item: id }, on: [`skill:${id}`] }));
  return list;
}

/** DJ-ORD-01, DJ-ORD-02. */
function orders(hero: Hero, turn: HeroTurn): Blocked[] {
  if (hero.order !== null)
    return [no('blocked-order-held', 'DJ-ORD-02', { about: { hero: hero.id, order: hero.order } })];
  return mayPlaceOrder(turn) ? [] : [no('blocked-order', 'DJ-ORD-01', { about: { hero: hero.id } })];
}

/** DJ-MOV-07: where he stands he may not stay. */
function ending(state: State, hero: Hero): Blocked[] {
  const canEnd = actionsOf(state, hero).at(-1)?.options(state, hero).length !== 0;
  return canEnd ? [] : [no('blocked-end', 'DJ-MOV-07', { about: { hero: hero.id } })];
}
