import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { CodedSkillId } from '../../data/skills.ts';
import { squareBehind } from '../../rules/areas.ts';
import { isShot } from '../../rules/attack.ts';
import { type CastRoll, nameTarget, spellTargets } from '../../rules/casting.ts';
import { gainSource, sourceRoomOf } from '../../rules/channel.ts';
import { makeProne } from '../../rules/conditions.ts';
import { rollD3 } from '../../rules/dice.ts';
import {
  blockedSquares,
  dungeonOf,
  ground,
  isInCombat,
  isLarge,
  isPresent,
  sees,
} from '../../rules/figures.ts';
import { isAdjacent, isWalkable, mayClimb } from '../../rules/ground.ts';
import { heal } from '../../rules/healing.ts';
import { bringInForce } from '../../rules/magic.ts';
import { targetOption } from '../../rules/magic-targets.ts';
import { walkAlong } from '../../rules/movement.ts';
import { offerReroll } from '../../rules/rerolls.ts';
import { nameOf } from '../../rules/tell.ts';
import { isThere } from '../../rules/tile-rules.ts';
import { type Cause, inflictWounds, isAlive } from '../../rules/wounds.ts';
import type { Accursed, Monster, State } from '../../state.ts';
import type { Hooks } from '../hooks.ts';
import { FAR_DOOR_DEED } from './far-doors.ts';
import { mayUse, SKILL_RULE, use, wants } from './using.ts';

/** wit-blood-is-power: Wounds from which the blood speaks; wit-soulkinesis: Wounds of one attack that let it push. */
const BLOOD_SPEAKS = 5;
const PUSHES_BACK = 5;

/** What the Blood Witch's skills do beyond numbers. Deeds are read when needed: modules import each other. */
export const WITCHCRAFT_HOOKS = {
  'wit-blood-is-power': {
    castRoll: (_, holder) => (holder.wounds >= BLOOD_SPEAKS ? 1 : 0),
    magicDamage: (_, holder, { kind }, deals) =>
      kind === 'spell' && deals === 'damage' && holder.wounds >= BLOOD_SPEAKS ? 1 : 0,
  },
  'wit-deep-focus': {
    *onCastRoll(table, holder, cast) {
      if (!mayUse(table.state, holder, 'wit-deep-focus')) return;
      if (yield* offerReroll(table, holder, 'wit-deep-focus', cast, 1, 'DL-DIC-06'))
        use(table, holder, 'wit-deep-focus');
    },
  },
  'wit-soulkinesis': {
    get moves() {
      return [FAR_DOOR_DEED];
    },
    *afterAttack(table, holder, { attacker, defender, wounds }) {
      if (defender !== holder || holder.is !== 'accursed' || attacker.is !== 'monster') return;
      if (wounds < PUSHES_BACK || !isThere(table.state, attacker) || isLarge(attacker)) return;
      if (!mayUse(table.state, holder, 'wit-soulkinesis', 'soul-push')) return;
      if (!(yield* wants(holder, 'wit-soulkinesis', 'push-back', { monster: attacker.kind }))) return;
      use(table, holder, 'wit-soulkinesis', 'soul-push');
      yield* pushBack(table, holder, attacker);
    },
  },
  'wit-blood-cult': {
    *onChannel(table, holder) {
      if (sourceRoomOf(table.state, holder) === 0) return;
      if (!(yield* wants(holder, 'wit-blood-cult', 'bleed-for-source'))) return;
      use(table, holder, 'wit-blood-cult');
      yield* inflictWounds(table, holder, 1, bySkillOf(holder));
      if (isPresent(holder)) gainSource(table, holder, 1, SKILL_RULE);
    },
  },
  'wit-siphon': {
    *afterCast(table, holder, { kills }) {
      if (kills === 0 || sourceRoomOf(table.state, holder) === 0) return;
      use(table, holder, 'wit-siphon');
      gainSource(table, holder, 1, SKILL_RULE);
    },
  },
  'wit-open-vein': {
    magicDamage: (_, _holder, { family }, deals) => (family === 'blood' && deals === 'damage' ? 1 : 0),
    magicHealing: (_, _holder, { family }) => (family === 'blood' ? 1 : 0),
  },
  'wit-iron-mind': {
    *onInsanity(table, holder, amount) {
      if (amount <= 0 || !mayUse(table.state, holder, 'wit-iron-mind')) return amount;
      use(table, holder, 'wit-iron-mind');
      return amount - 1;
    },
  },
  'wit-blood-mirror': {
    *afterAttack(table, holder, { attacker, defender, blow, wounds }) {
      if (defender !== holder || holder.is !== 'accursed' || attacker.is !== 'monster') return;
      if (wounds === 0 || isShot(blow) || !isThere(table.state, attacker) || !isAlive(attacker)) return;
      if (!mayUse(table.state, holder, 'wit-blood-mirror')) return;
      const about = { monster: nameOf(attacker), amount: wounds };
      if (!(yield* wants(holder, 'wit-blood-mirror', 'mirror-wounds', about))) return;
      use(table, holder, 'wit-blood-mirror');
      yield* inflictWounds(table, attacker, wounds, bySkillOf(holder));
    },
  },
  'wit-crimson-feast': {
    *afterCast(table, holder, { kills }) {
      for (let eaten = 0; eaten < kills && holder.wounds > 0; eaten++) {
        use(table, holder, 'wit-crimson-feast');
        heal(table, holder, yield* rollD3('wit-crimson-feast', SKILL_RULE), SKILL_RULE);
      }
    },
  },
  'wit-hex': {
    *afterCast(table, holder, { succeeds }) {
      if (succeeds && mayUse(table.state, holder, 'wit-hex')) yield* hex(table, holder);
    },
  },
  'wit-twin-cast': {
    *resolvesAgain(table, holder, cast) {
      if (!mayUse(table.state, holder, 'wit-twin-cast')) return false;
      if (spellTargets(table.state, holder, cast.spell).length === 0) return false;
      if (!(yield* wants(holder, 'wit-twin-cast', 'cast-twice', { spell: cast.spell }))) return false;
      use(table, holder, 'wit-twin-cast');
      yield* aimAgain(table, holder, cast);
      return true;
    },
  },
} satisfies Record<CodedSkillId<'witchcraft'>, Hooks>;

const bySkillOf = (holder: Accursed): Cause => ({ kind: 'skill', by: holder.id, rule: SKILL_RULE });

/** wit-twin-cast: the same target or a new one; it may be that only others are left. */
function* aimAgain(table: Table<State>, holder: Accursed, cast: CastRoll): Rule {
  cast.target = yield* nameTarget(table, holder, cast.spell);
}

/** wit-soulkinesis: one square straight away where that is Free, and Prone in any case. */
function* pushBack(table: Table<State>, holder: Accursed, monster: Monster): Rule {
  const { state } = table;
  const board = ground(state);
  const behind = squareBehind(holder.square, monster.square);
  if (
    isWalkable(board, behind) &&
    isAdjacent(board, monster.square, behind) &&
    mayClimb(board, monster.square, behind) &&
    !blockedSquares(state, monster).includes(behind)
  )
    yield* walkAlong(table, monster, [behind], 'why-pushed');
  if (isThere(state, monster)) makeProne(table, monster, SKILL_RULE);
}

/** wit-hex: one enemy in sight; nobody is cursed outside combat. */
function* hex(table: Table<State>, holder: Accursed): Rule {
  const { state } = table;
  const seen = dungeonOf(state).monsters.filter(one => isAlive(one) && sees(state, holder, one));
  if (!isInCombat(state) || seen.length === 0) return;
  const choice = yield* ask(
    'hex-enemy',
    holder.seat,
    [...seen.map(monster => ({ ...targetOption(state, { figure: monster, tile: null }), monster })), PASS],
    SKILL_RULE,
    { about: { who: holder.id, skill: 'wit-hex' }, window: true, concerns: [holder.seat] },
  );
  if (!('monster' in choice)) return;
  use(table, holder, 'wit-hex');
  bringInForce(table, choice.monster, 'hexed', holder.id, SKILL_RULE);
}
