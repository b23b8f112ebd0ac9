import type { Blocked, RuleId, Seat } from '@tenebrae/kernel';
import { ACTIONS } from './data/actions.ts';
import { canPay } from './rules/action-points.ts';
import { hasFreeAttack } from './rules/attacking.ts';
import { canAttackWith } from './rules/combat.ts';
import { canAdvanceDarkness } from './rules/darkness.ts';
import { hasHandFor, worksInHand } from './rules/equipment.ts';
import { boardOf, hasEnemy, isIn, itemIdOf, itemOf, skillSlots, survivorsAt } from './rules/figures.ts';
import { takesChips } from './rules/laboratory.ts';
import { isHeld } from './rules/move.ts';
import { isDestroyed, LABORATORY, seenFrom, terminalCorners, tileIndex } from './rules/rooms.ts';
import { locksOf, missingIcons } from './rules/unlock.ts';
import type { State, Survivor } from './state.ts';

/** "Why can't I?": what the player of a seat could expect to do now, but may not, each with the rule that forbids it. */
export function blocked(state: State, seat: Seat): Blocked[] {
  const own = state.survivors.filter(one => one.seat === seat);
  // Who runs several means the one that is acting.
  const survivor = own.find(one => one.id === state.actor?.survivor) ?? own.find(isIn) ?? own[0];
  if (survivor === undefined || (state.phase.kind !== 'actions' && state.phase.kind !== 'showdown'))
    return [];
  if (!isIn(survivor)) return [no('blocked-eliminated', 'DDD-ZOM-06')];
  if (state.phase.kind === 'actions' && !state.teams[state.phase.team]?.includes(survivor.id))
    return [no('blocked-other-team', 'DDD-ACT-08')];
  return [
    ...spending(state, survivor),
    ...moving(state, survivor),
    ...searching(state, survivor),
    ...doors(state, survivor),
    ...corner(state, survivor),
    ...fighting(state, survivor),
    ...passing(state, survivor),
    ...skills(state, survivor),
  ];
}

const no = (text: string, rule: RuleId, more: Pick<Blocked, 'about' | 'on'> = {}): Blocked => ({
  text,
  rule,
  ...more,
});

/** DDD-ENT-03, DDD-FIN-34, DDD-SUR-02, DDD-FIN-18. */
function spending(state: State, survivor: Survivor): Blocked[] {
  if (survivor.entrapped === 'bird') return [no('blocked-bird', 'DDD-ENT-10')];
  if (survivor.entrapped === 'yes') return [no('blocked-entrapped', 'DDD-ENT-03')];
  if (canPay(state, survivor, 1)) return [];
  return [
    state.showdown === null ? no('blocked-no-ap', 'DDD-SUR-02') : no('blocked-no-marker', 'DDD-FIN-18'),
  ];
}

/** DDD-MOV-03, DDD-MOV-05, DDD-LAB-01, DDD-RAD-31. */
function moving(state: State, survivor: Survivor): Blocked[] {
  const list: Blocked[] = [];
  if (isHeld(state, survivor)) {
    const rule = state.nemesis?.room === survivor.room ? 'DDD-FIN-37' : 'DDD-MOV-03';
    list.push(no('blocked-held', rule, { on: [`room:${survivor.room}`] }));
  }
  for (const opening of state.house[survivor.room]?.openings ?? []) {
    const door = opening.kind === 'door' ? state.doors[opening.door] : undefined;
    if (opening.kind !== 'door' || door === undefined) continue;
    const more = { about: { room: opening.to }, on: [`door:${opening.door}`] };
    if (door.kind === 'laboratory') list.push(no('blocked-laboratory', 'DDD-LAB-01', more));
    else if (door.kind === 'reactor') list.push(no('blocked-reactor', 'DDD-RAD-31', more));
    else list.push(no('blocked-locked', 'DDD-MOV-05', more));
  }
  return list;
}

/** DDD-SEA-01, DDD-SEA-05, DDD-SEA-08, DDD-FIN-15. */
function searching(state: State, { room }: Survivor): Blocked[] {
  const on = [`room:${room}`];
  if (state.showdown !== null) return [no('blocked-search-showdown', 'DDD-FIN-15')];
  if (room === LABORATORY) return [no('blocked-search-laboratory', 'DDD-SEA-08', { on })];
  if (isDestroyed(state, room)) return [no('blocked-search-destroyed', 'DDD-SEA-01', { on })];
  return state.searched.includes(room) ? [no('blocked-searched', 'DDD-SEA-05', { on })] : [];
}

/** DDD-UNL-01, DDD-UNL-05, DDD-DRK-08: doors of his room that he cannot open, and those he is not next to. */
function doors(state: State, survivor: Survivor): Blocked[] {
  const near = locksOf(state, survivor.room);
  const list = near.flatMap(({ id, lock, to }) => {
    const more = { about: { room: to }, on: [`door:${id}`] };
    if (lock.chip === null) return [no('blocked-chip-face-down', 'DDD-UNL-02', more)];
    const missing = missingIcons(survivor, lock.chip);
    return missing > 0 && !canAdvanceDarkness(state, missing)
      ? [no('blocked-too-dark', 'DDD-DRK-08', { about: { room: to, missing }, on: [`door:${id}`] })]
      : [];
  });
  const far = Object.keys(state.doors).some(
    id => state.doors[id]?.kind === 'lock' && !near.some(door => door.id === id),
  );
  return far ? [...list, no('blocked-door-far', 'DDD-UNL-01')] : list;
}

/** DDD-COR-01, DDD-COR-02, DDD-COR-08, DDD-COR-10, DDD-LAB-02, DDD-TWK-03. */
function corner(state: State, survivor: Survivor): Blocked[] {
  const { room } = survivor;
  const tile = tileIndex(state, room);
  if (!terminalCorners(state).includes(tile)) return [];
  const on = [`room:${room}`];
  if (isDestroyed(state, room)) return [no('blocked-corner-destroyed', 'DDD-COR-10', { on })];
  if (state.cornersUsed.includes(tile)) return [no('blocked-corner-used', 'DDD-COR-02', { on })];
  const list: Blocked[] = [];
  if (!canPay(state, survivor, ACTIONS['corner-function'].ap)) {
    const about = { ap: ACTIONS['corner-function'].ap };
    list.push(no('blocked-corner-ap', 'DDD-COR-01', { about, on }));
  }
  if (state.options['no-corner-functions']) list.push(no('blocked-no-functions', 'DDD-TWK-03', { on }));
  if (survivor.chips.length === 0) list.push(no('blocked-no-chip', 'DDD-COR-08', { on }));
  else if (!takesChips(state)) list.push(no('blocked-board-full', 'DDD-LAB-02', { on }));
  return list;
}

/** DDD-CMB-05, DDD-CMB-19, DDD-CMB-20, DDD-EQP-02, DDD-EQP-03, DDD-SKL-07. */
function fighting(state: State, survivor: Survivor): Blocked[] {
  const list: Blocked[] = [];
  const hasEnemyInSight = seenFrom(state, survivor.room).some(room => hasEnemy(state, room));
  for (const card of survivor.cards) {
    const item = itemOf(card);
    const { kind } = item;
    const more = { about: { card: card.id }, on: [`card:${card.id}`] };
    const isWeapon = kind === 'melee' || kind === 'firearm';
    if (worksInHand(card) && !card.inHand) {
      if (hasHandFor(survivor, card)) list.push(no('blocked-stowed', 'DDD-EQP-03', more));
      else list.push(no('blocked-hands-full', 'DDD-EQP-02', more));
    } else if (kind === 'firearm' && card.ammo === 0) list.push(no('blocked-no-ammo', 'DDD-CMB-19', more));
    else if (isWeapon && hasEnemyInSight && !canAttackWith(state, survivor, card))
      list.push(no('blocked-out-of-range', 'DDD-CMB-05', more));
    // DDD-EQP-06: no weapon of the pictured kind.
    if (item.kind === 'ammunition' && !survivor.cards.some(one => itemIdOf(one) === item.weapon))
      list.push(no('blocked-no-weapon', 'DDD-EQP-06', more));
  }
  if (!hasEnemyInSight) list.push(no('blocked-nothing-to-attack', 'DDD-CMB-20'));
  if (boardOf(survivor).startingSkill === 'jack-free-attack' && !hasFreeAttack(survivor))
    list.push(no('blocked-used-this-round', 'DDD-SKL-07', { about: { skill: 'jack-free-attack' } }));
  return list;
}

/** DDD-PAS-01. */
const passing = (state: State, survivor: Survivor): Blocked[] =>
  survivorsAt(state, survivor.room).length > 1 ? [] : [no('blocked-alone', 'DDD-PAS-01')];

/** DDD-SUR-09, DDD-ZOM-04. */
const skills = (state: State, survivor: Survivor): Blocked[] =>
  skillSlots(state, survivor).flatMap(({ skill, price }, place) => {
    if (survivor.skills.includes(skill)) return [];
    if (survivor.cube !== null && place + 1 >= survivor.cube)
      return [no('blocked-skill-lost', 'DDD-ZOM-04', { about: { skill } })];
    return price > survivor.xp ? [no('blocked-skill-price', 'DDD-SUR-09', { about: { skill, price } })] : [];
  });
