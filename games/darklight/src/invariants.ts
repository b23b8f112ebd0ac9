import { BOSSES } from './data/bosses.ts';
import { CHESTS } from './data/chests.ts';
import { DARKNESS_WHEEL } from './data/wheel.ts';
import { ENCOUNTERS } from './data/encounters.ts';
import { EVENTS } from './data/events.ts';
import { RARE_TREASURES, TREASURES } from './data/items.ts';
import { HIGHEST_LEVEL, LAST_INJURY } from './data/limits.ts';
import { awake, cardOfMonster, characters, isPresent, squaresOf } from './rules/figures.ts';
import { boulderSquares, groundOf, isWalkable } from './rules/ground.ts';
import { healthOf } from './rules/profile.ts';
import { itemCard } from './rules/sources.ts';
import { type Accursed, type Dungeon, type KeptDeck, NOWHERE, type State } from './state.ts';

/** What must hold between any two answers, whatever rule is under way. */
export function invariants(state: State): string[] {
  const { dungeon } = state;
  return [
    ...state.accursed.flatMap(one => accursedFaults(state, one)),
    ...itemFaults(state),
    ...boxFaults(state),
    ...(dungeon === null
      ? []
      : [...boardFaults(state, dungeon), ...monsterFaults(state, dungeon), ...dungeonFaults(dungeon)]),
  ];
}

const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);

/** Everyone stands on walkable squares, one on each; between turns, when nobody is being placed, nobody stands nowhere. */
function boardFaults(state: State, dungeon: Dungeon): string[] {
  const ground = groundOf(dungeon.plan);
  const held = new Map<number, string>(boulderSquares(dungeon.plan).map(square => [square, 'the Boulder']));
  const faults: string[] = [];
  if (state.phase.kind === 'turns')
    for (const one of state.accursed)
      if (isPresent(one) && one.square === NOWHERE)
        faults.push(`${one.id} is in the dungeon and stands nowhere`);
  for (const figure of characters(state)) {
    if (figure.square === NOWHERE) continue;
    for (const square of squaresOf(figure)) {
      const other = held.get(square);
      if (other !== undefined) faults.push(`${figure.id} and ${other} are both on square ${square}`);
      if (!isWalkable(ground, square))
        faults.push(`${figure.id} is on square ${square}, where nobody can stand`);
      held.set(square, String(figure.id));
    }
  }
  return faults;
}

/** DL-MON-01, DL-MON-06, DL-BEH-03: one combat for all that are awake, no more miniatures than there are, targets that are there. */
function monsterFaults(state: State, { monsters, combat, allies }: Dungeon): string[] {
  const faults = unless(
    awake(state).length === 0 || combat !== null,
    'Monsters fight, and there is no combat',
  );
  const kinds = new Map<string, number>();
  for (const { kind } of [...monsters, ...state.accursed.flatMap(one => one.trophies)])
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  for (const { id, kind, wounds, health, target } of monsters) {
    const standing = kinds.get(kind) ?? 0;
    if (standing > cardOfMonster(kind).miniatures) faults.push(`there are ${standing} ${kind}`);
    if (wounds < 0 || wounds > health) faults.push(`${kind} ${id} has ${wounds} of ${health} Wounds`);
    if (
      target !== null &&
      !state.accursed.some(one => one.id === target) &&
      !allies.some(one => one.id === target)
    )
      faults.push(`${kind} ${id} targets ${target}, who is not there`);
  }
  return [
    ...faults,
    ...unless(new Set(monsters.map(one => one.id)).size === monsters.length, 'two Monsters with one id'),
  ];
}

/** DL-DRK-03, DL-HRT-01, DL-JUN-03: the marker on the wheel, the Heart within its uses, a deck behind each Exit. */
function dungeonFaults({ darkness, heart, plan, cards, startedWith }: Dungeon): string[] {
  const decks = plan.archways.filter(one => one.to === null).map(one => one.deck);
  return [
    ...unless(
      darkness.marker >= 1 && darkness.marker <= DARKNESS_WHEEL.length,
      `the marker on ${darkness.marker}`,
    ),
    ...unless(heart.uses >= 0 && heart.uses <= heart.most, `the Heart has ${heart.uses} uses`),
    ...unless(
      decks.every(deck => deck in cards.decks),
      'an Exit without a Dungeon deck',
    ),
    ...unless(startedWith >= 1 && startedWith <= 4, `${startedWith} Accursed at the start`),
  ];
}

/** DL-ATR-08, DL-ATR-13, DL-DTH-06: nothing below nothing, and nothing beyond what there can be. */
function accursedFaults(state: State, accursed: Accursed): string[] {
  const { id, stamina, level, skills, injuries, status, wounds } = accursed;
  const counted = { ...stamina, ...pools(accursed) };
  return [
    ...Object.entries(counted).flatMap(([name, count]) => unless(count >= 0, `${id} has ${count} ${name}`)),
    ...unless(level >= 1 && level <= HIGHEST_LEVEL, `${id} is of Level ${level}`),
    ...unless(new Set(skills).size === skills.length, `${id} has a skill twice`),
    ...unless(
      status.kind === 'lost' || injuries.length <= LAST_INJURY,
      `${id} has ${injuries.length} Injuries`,
    ),
    ...unless(
      status.kind === 'lost' || wounds <= healthOf(state, accursed),
      `${id} has ${wounds} Wounds of ${healthOf(state, accursed)}`,
    ),
  ];
}

const pools = ({
  wounds,
  souls,
  crowns,
  insanity,
  source,
  faith,
  poison,
}: Accursed): Record<string, number> => ({
  wounds,
  souls,
  crowns,
  insanity,
  source,
  faith,
  poison,
});

/** DL-EQP-02, DL-EQP-03: no item is there twice, and a slot holds one; a two-handed item leaves the other hand free. */
function itemFaults(state: State): string[] {
  const copies = state.accursed.flatMap(one => one.items.map(item => item.copy));
  const faults = unless(new Set(copies).size === copies.length, 'an item is there twice');
  for (const { id, items } of state.accursed) {
    const worn = items.filter(item => item.slot !== null);
    const slots = worn.map(item => item.slot);
    if (new Set(slots).size < slots.length) faults.push(`${id} wears two items in one slot`);
    if (slots.includes('left-hand') && worn.some(item => itemCard(item).slot === 'two-hands'))
      faults.push(`${id} holds something beside a two-handed item`);
  }
  return faults;
}

/** DL-SET-03: of each card no more than the box holds; some may be in somebody's hand just now. */
function boxFaults(state: State): string[] {
  const { dungeon, campaign } = state;
  const owned: string[] = [
    ...state.accursed.flatMap(one => one.items.map(item => item.id)),
    ...(campaign?.settlement?.stock.map(card => card.item) ?? []),
  ];
  const faults = [
    ...deckFaults(state.treasures, owned, TREASURES),
    ...deckFaults(state.rareTreasures, owned, RARE_TREASURES),
  ];
  if (dungeon === null) return faults;
  const fought = dungeon.combat?.cards.map(one => one.card) ?? [];
  const active = dungeon.events.flatMap(one => one.card ?? []);
  const turned = dungeon.chests.flatMap(one => one.token ?? []);
  return [
    ...faults,
    ...deckFaults(dungeon.encounters, fought, ENCOUNTERS),
    ...deckFaults(dungeon.bosses, fought, BOSSES),
    ...deckFaults(dungeon.eventDeck, active, EVENTS),
    ...deckFaults(dungeon.chestTokens, turned, CHESTS),
  ];
}

function deckFaults(
  deck: KeptDeck<string>,
  inPlay: readonly string[],
  box: Readonly<Record<string, unknown>>,
): string[] {
  const counts = new Map<string, number>();
  for (const pile of [deck.top, deck.unseen, deck.bottom, deck.discard, inPlay])
    for (const card of pile) if (card in box) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].flatMap(([card, count]) =>
    unless(count <= copiesIn(box[card]), `${card} is there ${count} times`),
  );
}

const copiesIn = (card: unknown): number =>
  typeof card === 'object' && card !== null && 'copies' in card ? Number(card.copies) : 1;
