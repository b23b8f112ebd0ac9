import type { RoomId } from '@tenebrae/board';
import { NOTHING, type Rule, type RuleId, type Table, take, type TextId } from '@tenebrae/kernel';
import { CREATURES, type CreatureId } from '../data/creatures.ts';
import { CREATURE_ICONS, type CreatureIcon } from '../data/dice.ts';
import { DAMAGE, HEAVY_DAMAGE, ZOMBIE_DICE_LIMIT } from '../data/limits.ts';
import { NEMESES, type NemesisId } from '../data/nemeses.ts';
import { type SpecialZombie, SPECIAL_ZOMBIES } from '../data/special-zombies.ts';
import type { State, Survivor, Zombie } from '../state.ts';
import { offerMoment } from './actions.ts';
import {
  creatureDice,
  ignoredBites,
  ignoredNemesisBites,
  ignoredNemesisReinforcements,
  ignoredReinforcements,
  nemesisDice,
} from './creatures.ts';
import { defend } from './defence.ts';
import { chooseRoom, countIcons, rollCreatureDice } from './dice.ts';
import { enterRoom } from './entering.ts';
import { entrap } from './entrapment.ts';
import { isIn, skullOf, survivorsAt } from './figures.ts';
import { allocateIcons, canFlee, chooseSurvivor, type Share } from './icon-allocation.ts';
import { bite } from './infection.ts';
import { useCreaturePower, useNemesisPower } from './powers.ts';
import { bringReinforcement } from './reinforcement.ts';
import { accessible } from './rooms.ts';
import { settleWounds, wound } from './wounds.ts';

/** One attack on a room, before it is rolled. */
interface EnemyAttack {
  readonly attacker: 'zombies' | CreatureId | NemesisId;
  readonly roll: TextId;
  readonly dice: number;
  readonly room: RoomId;
  /** Whom the icons may affect. */
  readonly survivors: readonly Survivor[];
  /** DDD-SPZ-06: bites that the defence cannot cancel. */
  readonly sureBites: number;
  /** How many of an icon have no effect. */
  readonly ignored: Partial<Readonly<Record<CreatureIcon, number>>>;
  /** What each reinforcement icon does. */
  readonly reinforce: () => Rule;
}

/** DDD-REA-04, DDD-GEN-09: zombies attack the survivors of their room together, with one die each, at most 6. */
export function zombiesAttack(
  table: Table<State>,
  room: RoomId,
  zombies: readonly Zombie[],
  rule: RuleId,
): Rule {
  for (const zombie of zombies) zombie.spent = true;
  if (zombies.length === 0) return NOTHING;
  const attack: EnemyAttack = {
    attacker: 'zombies',
    roll: 'zombie-attack',
    dice: Math.min(zombies.length, ZOMBIE_DICE_LIMIT),
    room,
    survivors: survivorsAt(table.state, room),
    sureBites: sureBites(zombies),
    ignored: NONE_IGNORED,
    reinforce: () => bringReinforcement(table, room),
  };
  return attackRoom(table, attack, rule);
}

const NONE_IGNORED: EnemyAttack['ignored'] = {};

/** DDD-SPZ-03, DDD-SPZ-06, DDD-SPZ-10: one, however many Guts zombies take part. */
function sureBites(zombies: readonly Zombie[]): number {
  let bites = 0;
  for (const { kind } of zombies) {
    if (kind === 'ordinary') continue;
    const { effect }: SpecialZombie = SPECIAL_ZOMBIES[kind];
    if (effect.kind === 'sure-bite') bites = Math.max(bites, effect.bites);
  }
  return bites;
}

/** DDD-REA-05: the creature attacks the survivors of its room. */
export function* creatureAttacks(table: Table<State>, rule: RuleId): Rule {
  const { creature } = table.state;
  if (creature === null) return;
  const { room } = creature;
  yield* attackRoom(table, creatureAttack(table, creature.id, room, survivorsAt(table.state, room)), rule);
}

/** DDD-POW-04: a shot affects only its target, and entraps nobody in another room; his whole room defends. */
export function* creatureShoots(table: Table<State>, target: Survivor, rule: RuleId): Rule {
  const { creature } = table.state;
  if (creature === null) return;
  const attack = creatureAttack(table, creature.id, target.room, [target]);
  const entrap = target.room === creature.room ? 0 : Infinity;
  yield* attackRoom(table, { ...attack, ignored: { ...attack.ignored, entrap } }, rule);
}

/** DDD-CRE-04 to DDD-CRE-07, DDD-CRE-10: its dice, and the icons that covered locations or its board leave without effect. */
function creatureAttack(
  table: Table<State>,
  id: CreatureId,
  room: RoomId,
  survivors: readonly Survivor[],
): EnemyAttack {
  const { state } = table;
  const { canBite, power } = CREATURES[id];
  if (state.creature !== null) state.creature.spent = true;
  return {
    attacker: id,
    roll: 'creature-attack',
    dice: creatureDice(state),
    room,
    survivors,
    sureBites: 0,
    ignored: {
      'bite': canBite ? ignoredBites(state) : Infinity,
      'reinforcement': power === 'none' ? Infinity : ignoredReinforcements(state),
    },
    reinforce: () => useCreaturePower(table),
  };
}

/** DDD-FIN-27, DDD-FIN-32: the nemesis attacks the survivors of its room, as a creature does. */
export function* nemesisAttacks(table: Table<State>, rule: RuleId): Rule {
  const { state } = table;
  const { nemesis } = state;
  if (nemesis === null) return;
  const attack: EnemyAttack = {
    attacker: nemesis.id,
    roll: 'nemesis-attack',
    dice: nemesisDice(state),
    room: nemesis.room,
    survivors: survivorsAt(state, nemesis.room),
    sureBites: 0,
    ignored: {
      'bite': NEMESES[nemesis.id].canBite ? ignoredNemesisBites(state) : Infinity,
      'reinforcement': ignoredNemesisReinforcements(state),
    },
    reinforce: () => useNemesisPower(table),
  };
  yield* attackRoom(table, attack, rule);
}

/** DDD-REA-18, DDD-REA-19: the steps of every attack. */
function* attackRoom(table: Table<State>, attack: EnemyAttack, rule: RuleId): Rule {
  const { attacker, room, survivors } = attack;
  if (survivors.length === 0) return;
  yield* offerMoment(table, rule, survivors);
  const icons = yield* rollCreatureDice(attack.roll, attack.dice, rule);
  const type = attacker === 'zombies' ? 'zombies-attacked' : 'enemy-attacked';
  table.tell({ type, rule, enemy: attacker, room, icons: [...icons] });
  yield* defend(table, room, icons, attack.sureBites);
  ignoreIcons(table, icons, attack.ignored);
  if (icons.length === 0) return;
  const shares = yield* allocateIcons(table, icons, survivors);
  yield* takeEffect(table, attack, shares, countIcons(icons, 'reinforcement'));
}

/** DDD-CRE-13: after the defence, out of the icons left. */
function ignoreIcons(table: Table<State>, icons: CreatureIcon[], ignored: EnemyAttack['ignored']): void {
  if (ignored === NONE_IGNORED) return;
  for (const icon of CREATURE_ICONS) {
    const count = Math.min(ignored[icon] ?? 0, countIcons(icons, icon));
    for (let left = count; left > 0; left--) take(icons, icon);
    if (count > 0) table.tell({ type: 'icons-ignored', rule: 'DDD-CRE-13', icon, count });
  }
}

/**
 * DDD-REA-19: the effects, fear last. Ruling DDD-REA-19: this order is never the worse one for the players, so it is not
 * asked. DDD-GEN-16: nobody is eliminated before the other effects are complete.
 */
function* takeEffect(
  table: Table<State>,
  attack: EnemyAttack,
  shares: Share[],
  reinforcements: number,
): Rule {
  for (const { survivor, damage, heavyDamage } of shares) {
    if (damage > 0) wound(table, survivor, damage * DAMAGE, 'DDD-REA-06');
    if (heavyDamage > 0) wound(table, survivor, heavyDamage * HEAVY_DAMAGE, 'DDD-REA-07');
  }
  for (const { survivor, entrap: isCaught } of shares)
    if (isCaught) entrap(table, survivor, 'yes', 'DDD-REA-14');
  for (let left = reinforcements; left > 0; left--) yield* attack.reinforce();
  for (const { survivor, bites } of shares) if (bites > 0) yield* sufferBites(table, survivor, bites);
  yield* settleWounds(table);
  const frightened: Survivor[] = [];
  for (const { survivor, fear } of shares) if (fear) frightened.push(survivor);
  if (frightened.length > 0) yield* flee(table, frightened);
}

/** DDD-REA-15: a virus token each; who is about to die needs none. */
function* sufferBites(table: Table<State>, survivor: Survivor, bites: number): Rule {
  if (survivor.wounds >= skullOf(survivor)) return;
  for (let left = bites; left > 0; left--) yield* bite(table, survivor, 'DDD-REA-15');
}

/** DDD-REA-17, DDD-CMB-23: each to an adjoining accessible room of the players' choice, whatever may be there. */
function* flee(table: Table<State>, frightened: Survivor[]): Rule {
  const { state } = table;
  for (;;) {
    const open = frightened.filter(one => isIn(one) && canFlee(state, one));
    if (open.length === 0) return;
    const survivor = yield* chooseSurvivor('next-to-flee', open, 'DDD-REA-19');
    take(frightened, survivor);
    const rooms = accessible(state, survivor.room);
    const room = yield* chooseRoom('fear-room', rooms, 'DDD-REA-17', { survivor: survivor.id });
    table.tell({
      type: 'survivor-frightened',
      rule: 'DDD-REA-17',
      survivor: survivor.id,
      from: survivor.room,
      room,
    });
    yield* enterRoom(table, survivor, room, 'DDD-REA-17');
  }
}
