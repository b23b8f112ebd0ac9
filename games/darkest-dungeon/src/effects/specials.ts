import { draw, isEmpty, type Rule, shuffleIn, type Table } from '@tenebrae/kernel';
import { LIFE_STEAL } from '../data/bosses.ts';
import type { SpecialId } from '../data/effects.ts';
import { MONSTER_SLOTS } from '../data/limits.ts';
import { type DeckMonsterId, deckMonsterOf, kindOfCard } from '../data/monsters.ts';
import type { AreaId } from '../data/room-tile.ts';
import type { ByLevel } from '../data/stances.ts';
import { areaRolled } from '../rules/areas.ts';
import { rollD10 } from '../rules/dice.ts';
import { battleOf, type Figure, hasRoom, isIn, isMonster, slotsTaken } from '../rules/figures.ts';
import { putFigure } from '../rules/movement.ts';
import { monsterOfCard } from '../rules/new-monster.ts';
import { roomEffects } from '../rules/room-effects.ts';
import type { SkillUse } from '../rules/skill-use.ts';
import { isSlotFree, summon, summonMonster } from '../rules/summoning.ts';
import { heal } from '../rules/wounds.ts';
import type { Monster, State } from '../state.ts';
import { replicate } from './ancestor.ts';
import { disassemble, undulate } from './shuffling-horror.ts';

/** What one special effect does; `target` is null for those among Self Effects. */
type Special = (table: Table<State>, use: SkillUse, target: Figure | null) => Rule;

/** Performs the special effect of a Skill, by its id. */
export function* performSpecial(
  table: Table<State>,
  special: SpecialId,
  use: SkillUse,
  target: Figure | null,
): Rule {
  yield* SPECIAL_EFFECTS[special](table, use, target);
}

const SPECIAL_EFFECTS: Readonly<Record<SpecialId, Special>> = {
  'raise-bones': raiseBones,
  'life-steal': stealLife,
  'pit-toss': tossIntoPit,
  'teleport': teleport,
  'disassemble': table => disassemble(table),
  'undulate': table => undulate(table),
  'replicate-perfect': table => replicate(table, 'perfect-reflection'),
  'replicate-imperfect': table => replicate(table, 'imperfect-reflection'),
  'disperse': disperse,
};

/** DD-NEC-02: whom the Necromancer raises, by his Level. */
const BONES: ByLevel<DeckMonsterId> = ['bone-rabble', 'bone-soldier', 'bone-spearman'];

/** DD-NEC-02, DD-NEC-04: one Monster a use, hit or miss, in the Area the Skill is aimed at. */
function* raiseBones(table: Table<State>, { user, area }: SkillUse): Rule {
  if (isMonster(user)) yield* summon(table, BONES[user.level - 1] as DeckMonsterId, area, 'DD-NEC-02');
}

/** Life Steal: a hit heals the Collector. */
function* stealLife(table: Table<State>, { user }: SkillUse): Rule {
  if (isMonster(user) && isIn(table.state, user))
    yield* heal(table, user, LIFE_STEAL[user.level - 1] ?? 0, user, 'DD-SKL-20');
}

/** DD-TEM-03, DD-TEM-05: into the Spiked Pit with the number rolled, which holds one; if it is full, nothing. The Room does the rest. */
function* tossIntoPit(table: Table<State>, { user }: SkillUse, target: Figure | null): Rule {
  if (target === null || !isIn(table.state, target)) return;
  const roll = yield* rollD10('pit-toss', 'DD-TEM-03');
  const area = yield* land(table, target, areaRolled(battleOf(table.state).room, roll), 'DD-TEM-03');
  if (area === null) return table.tell({ type: 'toss-ignored', rule: 'DD-TEM-03', figure: target.id, roll });
  table.tell({ type: 'pit-tossed', rule: 'DD-TEM-03', figure: target.id, by: user.id, roll, area });
  yield* roomEffects(table, 'pit-toss', target);
}

/** DD-CYS-03: to the Area with the number rolled; where it is full the Hero stays. */
function* teleport(table: Table<State>, { user }: SkillUse, target: Figure | null): Rule {
  if (target === null || !isIn(table.state, target)) return;
  const roll = yield* rollD10('teleportation', 'DD-CYS-03');
  const area = yield* land(table, target, areaRolled(battleOf(table.state).room, roll), 'DD-CYS-03');
  if (area === null) return table.tell({ type: 'toss-ignored', rule: 'DD-CYS-03', figure: target.id, roll });
  table.tell({ type: 'figure-teleported', rule: 'DD-CYS-03', figure: target.id, by: user.id, roll, area });
}

/** Puts a figure into an Area that has room for it; null when it has none. */
function* land(table: Table<State>, figure: Figure, area: AreaId | null, rule: string): Rule<AreaId | null> {
  if (area === null || !hasRoom(table.state, figure, area)) return null;
  putFigure(table, figure, area, rule);
  return area;
}

/**
 * DD-GES-02, DD-GES-05, DD-SUM-05: a random Monster of the deck, which the fallen of this Battle fill up when it is empty. One that
 * does not fit on the tracker goes back, and the next is drawn.
 */
function* disperse(table: Table<State>): Rule {
  const { state } = table;
  if (slotsTaken(state, 'monsters') >= MONSTER_SLOTS) {
    table.tell({ type: 'summon-failed', rule: 'DD-GES-05', monster: null });
    return;
  }
  const monster = yield* drawFitting(state);
  if (monster !== null) yield* summonMonster(table, monster, null, 'DD-GES-02');
}

function* drawFitting(state: State): Rule<Monster | null> {
  const { monsters } = state.decks;
  if (isEmpty(monsters))
    shuffleIn(monsters, [...battleOf(state).spent.splice(0), ...monsters.discard.splice(0)]);
  while (true) {
    const card = yield* draw('monster-card', monsters, 'DD-GES-02');
    if (card === null) return null;
    const kind = kindOfCard(card);
    if (isSlotFree(state, kind)) return monsterOfCard(card, deckMonsterOf(kind).level);
    monsters.discard.push(card);
  }
}
