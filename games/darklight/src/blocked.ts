import type { Blocked, RuleId, Seat } from '@tenebrae/kernel';
import { type ItemCard } from './data/item-card.ts';
import { HEALED_TO_TRY } from './data/limits.ts';
import { MIRACLES } from './data/miracles.ts';
import { mayAttack } from './rules/attacking.ts';
import { blowsOf } from './rules/blows.ts';
import { isBesideDoor } from './rules/doors.ts';
import {
  adjacentEnemies,
  awake,
  dungeonOf,
  ground,
  isInCombat,
  isPresent,
  sees,
  tilesOf,
} from './rules/figures.ts';
import { slotsFor } from './rules/equipping.ts';
import { terrainAt } from './rules/ground.ts';
import { hasEffect } from './rules/in-force.ts';
import { miracleTargets } from './rules/miracles.ts';
import { attributeOf, healedOf, tumbleCostOf } from './rules/profile.ts';
import { mayEscape } from './rules/quests.ts';
import { hasTalent, isEquipped, itemCard } from './rules/sources.ts';
import { spellTargets } from './rules/spell-targets.ts';
import { isThreatened, threatsTo } from './rules/threat.ts';
import { tradePartners } from './rules/trade.ts';
import type { Accursed, AccursedTurn, State, TurnPart } from './state.ts';

/** "Why can't I?": what the player of a seat could expect to do now, but may not, each with the rule that forbids it. */
export function blocked(state: State, seat: Seat): Blocked[] {
  const { phase, dungeon } = state;
  const own = state.accursed.filter(one => one.seat === seat);
  const [first] = own;
  if (first === undefined || dungeon === null || !IN_A_ROUND.includes(phase.kind)) return [];
  const turn = phase.kind === 'accursed-turn' ? phase.turn : null;
  const acting = own.find(one => one.id === turn?.who);
  if (turn === null || acting === undefined) return waiting(state, own);
  return [
    ...moving(state, acting, turn),
    ...doors(state, acting, turn),
    ...fighting(state, acting, turn),
    ...searching(state, acting, turn),
    ...magic(state, acting, turn),
    ...wearing(state, acting, turn),
    ...trading(state, acting, turn),
  ];
}

const IN_A_ROUND: readonly State['phase']['kind'][] = [
  'turns',
  'accursed-turn',
  'monsters-turn',
  'ally-turn',
];

const no = (text: string, rule: RuleId, more: Pick<Blocked, 'about' | 'on'> = {}): Blocked => ({
  text,
  rule,
  ...more,
});

/** DL-TRN-01, DL-DTH-03, DL-RES-02, DL-ESC-02: it is somebody else's turn, or none will come. */
const waiting = (state: State, own: readonly Accursed[]): Blocked[] =>
  own.map(one => {
    const more = { about: { who: one.id }, on: [`accursed:${one.id}`] };
    switch (one.status.kind) {
      case 'in':
        return no('blocked-not-your-turn', 'DL-TRN-01', more);
      case 'dead':
        return healedOf(state, one) < HEALED_TO_TRY
          ? no('blocked-dead', 'DL-RES-02', { ...more, about: { who: one.id, healed: healedOf(state, one) } })
          : no('blocked-not-your-turn', 'DL-TRN-01', more);
      case 'escaped':
        return no('blocked-escaped', 'DL-ESC-02', more);
      case 'lost':
        return no('blocked-lost', 'DL-DTH-06', more);
    }
  });

const MOVES: readonly TurnPart[] = ['before-move', 'moving', 'extra-moving'];
const FREE: readonly TurnPart[] = ['before-move', 'before-attack', 'after-attack'];

/** DL-THR-01, DL-CND-10, DL-EVA-05, DL-ESC-05, DL-TRN-05. */
function moving(state: State, accursed: Accursed, turn: AccursedTurn): Blocked[] {
  const on = [`accursed:${accursed.id}`];
  const list: Blocked[] = [];
  if (!MOVES.includes(turn.part)) {
    if (turn.part !== 'start') list.push(no('blocked-move-over', 'DL-TRN-05', { on }));
  } else {
    if (accursed.prone) list.push(no('blocked-prone', 'DL-CND-10', { on }));
    if (hasEffect(accursed, 'chains-of-guilt')) list.push(no('blocked-chained', 'DL-MIR-01', { on }));
    const threats = threatsTo(state, accursed).filter(one => turn.threats.includes(one.id));
    if (threats.length > 0)
      list.push(
        no('blocked-threatened', 'DL-THR-01', {
          about: { kinds: threats.map(one => one.kind) },
          on: [...on, ...threats.map(one => `monster:${one.id}`)],
        }),
      );
    if (turn.movement === 0) list.push(no('blocked-no-movement', 'DL-MOV-01', { on }));
    if (terrainAt(ground(state), accursed.square) === 'exit' && !mayEscape(state))
      list.push(no('blocked-no-escape', 'DL-ESC-05', { on }));
  }
  if (isThreatened(state, accursed) && accursed.stamina.unspent < tumbleCostOf(state, accursed))
    list.push(no('blocked-no-tumble', 'DL-EVA-05', { about: { cost: tumbleCostOf(state, accursed) }, on }));
  return list;
}

/** DL-MOV-06, DL-TRM-08: doors that do not open by hand. */
function doors(state: State, accursed: Accursed, { part }: AccursedTurn): Blocked[] {
  if (!MOVES.includes(part)) return [];
  const { archways } = dungeonOf(state).plan;
  return archways.flatMap(({ door, to }, at) => {
    const on = [`archway:${at}`];
    if (door === 'portcullis' && isBesideDoor(state, accursed, at))
      return [no('blocked-portcullis', 'DL-TRM-08', { on })];
    return door === 'closed' && to === null && !isBesideDoor(state, accursed, at)
      ? [no('blocked-door-far', 'DL-MOV-06', { on })]
      : [];
  });
}

/** DL-ATK-03, DL-ATK-11, DL-ATK-12, DL-ATK-13, DL-LOS-03, DL-LOS-05. */
function fighting(state: State, accursed: Accursed, { part }: AccursedTurn): Blocked[] {
  const enemies = awake(state);
  if (enemies.length === 0 || part === 'start') return [];
  if (part === 'after-attack') return [no('blocked-attacks-over', 'DL-ATK-11')];
  if (part !== 'before-attack' && part !== 'attacking') return [no('blocked-attack-later', 'DL-TRN-05')];
  const blows = blowsOf(state, accursed);
  if (blows.length === 0) return [no('blocked-attacks-used', 'DL-ATK-11')];
  const isBeset = adjacentEnemies(state, accursed).length > 0 && !hasTalent(accursed, 'shoots-when-adjacent');
  const list =
    blows.some(({ kind }) => kind === 'ranged') && isBeset ? [no('blocked-shot', 'DL-ATK-13')] : [];
  for (const monster of enemies) {
    if (blows.some(blow => mayAttack(state, accursed, monster, blow))) continue;
    const more = { about: { monster: monster.kind }, on: [`monster:${monster.id}`] };
    list.push(
      sees(state, accursed, monster)
        ? no('blocked-out-of-reach', 'DL-ATK-12', more)
        : no('blocked-unseen', 'DL-LOS-05', more),
    );
  }
  return list;
}

/** DL-SRC-01, DL-SRC-02, DL-SRC-04, DL-SRC-07. */
function searching(state: State, accursed: Accursed, { part }: AccursedTurn): Blocked[] {
  const tiles = tilesOf(state, accursed);
  return dungeonOf(state).chests.flatMap(({ id, tile, open, front }) => {
    const on = [`chest:${id}`];
    if (open) return [];
    if (!tiles.includes(tile)) return [no('blocked-chest-far', 'DL-SRC-02', { on })];
    if (isInCombat(state)) return [no('blocked-search-combat', 'DL-SRC-01', { on })];
    if (part !== 'before-attack') return [no('blocked-search-phase', 'DL-SRC-01', { on })];
    return front === 'locked' &&
      !accursed.consumables.includes('lockpick') &&
      !hasTalent(accursed, 'picks-locks')
      ? [no('blocked-locked', 'DL-SRC-04', { on })]
      : [];
  });
}

/** DL-SPL-01 to DL-SPL-03, DL-MIR-01, DL-MIR-04, DL-TRN-09. */
function magic(state: State, accursed: Accursed, { part }: AccursedTurn): Blocked[] {
  const { spells, miracles, source, faith } = accursed;
  if (spells.length + miracles.length === 0) return [];
  if (!FREE.includes(part)) return [no('blocked-magic-phase', 'DL-TRN-09')];
  return [
    ...spells.flatMap(({ id }) => {
      const more = { about: { spell: id }, on: [`spell:${id}`] };
      if (source === 0) return [no('blocked-no-source', 'DL-SPL-03', more)];
      return spellTargets(state, accursed, id).length === 0
        ? [no('blocked-spell-target', 'DL-SPL-02', more)]
        : [];
    }),
    ...miracles.flatMap(id => {
      const { cost } = MIRACLES[id];
      const more = { about: { miracle: id, cost }, on: [`miracle:${id}`] };
      if (faith < cost) return [no('blocked-no-faith', 'DL-MIR-01', more)];
      return miracleTargets(state, accursed, id).length === 0
        ? [no('blocked-miracle-target', 'DL-MIR-04', more)]
        : [];
    }),
  ];
}

/** DL-EQP-02, DL-EQP-04, DL-EQP-05, DL-EQP-06, DL-EQP-13: what lies in the Inventory and cannot be put on. */
function wearing(state: State, accursed: Accursed, { part }: AccursedTurn): Blocked[] {
  return accursed.items.flatMap(item => {
    const { slot, strength = 0 }: ItemCard = itemCard(item);
    if (isEquipped(item) || slot === 'belt' || slot === 'none') return [];
    const more = { about: { item: item.id, strength }, on: [`item:${item.copy}`] };
    if (strength > attributeOf(state, accursed, 'strength'))
      return [no('blocked-too-weak', 'DL-EQP-13', more)];
    if (part !== 'start') return [no('blocked-equip-later', 'DL-EQP-05', more)];
    if (isInCombat(state) && slot !== 'hand' && slot !== 'two-hands')
      return [no('blocked-equip-combat', 'DL-EQP-06', more)];
    return slotsFor(state, accursed, item).length === 0 ? [no('blocked-slot-taken', 'DL-EQP-02', more)] : [];
  });
}

/** DL-TRN-11. */
function trading(state: State, accursed: Accursed, { part }: AccursedTurn): Blocked[] {
  const others = state.accursed.filter(one => one !== accursed && isPresent(one));
  if (others.length === 0) return [];
  if (part !== 'start') return [no('blocked-trade-later', 'DL-TRN-11')];
  return tradePartners(state, accursed).length === 0 ? [no('blocked-trade-far', 'DL-TRN-11')] : [];
}
