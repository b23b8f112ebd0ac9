import { roll, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { Dice } from '../data/numbers.ts';
import type { SpellId } from '../data/spells.ts';
import { areaAround, charactersOn } from '../rules/areas.ts';
import { newAttack } from '../rules/attack.ts';
import type { CastRoll, SpellTarget } from '../rules/casting.ts';
import { ignite } from '../rules/conditions.ts';
import { rollD6, rollDice, sixes } from '../rules/dice.ts';
import {
  areAdjacent,
  charactersWithin,
  dungeonOf,
  isLarge,
  isPresent,
  presentAccursed,
} from '../rules/figures.ts';
import { restoreStamina } from '../rules/healing.ts';
import { sufferInsanity } from '../rules/insanity.ts';
import { bringInForce, dealDamage, dealWounds, healWith, knockDown, magicOfSpell } from '../rules/magic.ts';
import { monsterBlow } from '../rules/monster-attacks.ts';
import { putAt } from '../rules/placing.ts';
import { attributeOf, meleeOf } from '../rules/profile.ts';
import { resolveAttack } from '../rules/resolve-attack.ts';
import { figureOf, nameOf } from '../rules/tell.ts';
import { enterSquare, isThere } from '../rules/tile-rules.ts';
import { isAlive } from '../rules/wounds.ts';
import type { Character, Monster, State } from '../state.ts';

/** What a successful spell does. */
export type SpellEffect = (table: Table<State>, cast: CastRoll) => Rule;

const RULE = 'DL-SPL-04';
/** vein-lash: what the dice must total to knock over; leech: the most it gives back. */
const LASH_FELLS = 9;
const LEECH_MOST = 4;
const BARGAIN_STAMINA = 2;

/** What each spell does. */
export const SPELL_EFFECTS = {
  *'sphere-of-hate'(table, cast) {
    const { state } = table;
    const target = monsterNamed(cast);
    const others = dungeonOf(state).monsters.filter(one => one !== target && areAdjacent(state, one, target));
    yield* strike(table, cast, target, [1, 6, mindOf(state, cast)]);
    for (const other of others) if (isThere(state, other)) yield* strike(table, cast, other, [1, 3]);
  },
  *'sanguine-mend'(table, cast) {
    const healed = 1 + (yield* rollD6(cast.spell, RULE, cast.caster.seat));
    healWith(table, magicOf(cast), figureNamed(cast), healed);
  },
  *'vein-lash'(table, cast) {
    const target = monsterNamed(cast);
    const faces = yield* roll(cast.spell, sixes(2), RULE, { seat: cast.caster.seat });
    const total = faces.reduce((sum, face) => sum + face, 0);
    yield* dealDamage(table, magicOf(cast), target, total + 2);
    if (total >= LASH_FELLS) knockDown(table, target, RULE);
  },
  *'leech'(table, cast) {
    const suffered = yield* strike(table, cast, monsterNamed(cast), [1, 6, mindOf(table.state, cast)]);
    if (suffered > 0) healWith(table, magicOf(cast), cast.caster, Math.min(LEECH_MOST, suffered));
  },
  *'crimson-shield'(table, cast) {
    bringInForce(table, figureNamed(cast), 'crimson-shield', cast.caster.id, RULE);
  },
  *'blood-boil'(table, cast) {
    const wounds = 1 + (yield* rollD6(cast.spell, RULE, cast.caster.seat));
    yield* dealWounds(table, magicOf(cast), monsterNamed(cast), wounds);
  },
  *'puppet'(table, cast) {
    const { against } = cast.target;
    if (against !== null) yield* makeStrike(table, cast, monsterNamed(cast), against);
  },
  *'red-rain'(table, cast) {
    yield* strikeEach(table, cast, monstersIn(inArea(table.state, cast)), [1, 6, mindOf(table.state, cast)]);
  },
  *'ember-lance'(table, cast) {
    const target = monsterNamed(cast);
    const die = yield* rollD6(cast.spell, RULE, cast.caster.seat);
    yield* dealDamage(table, magicOf(cast), target, die + mindOf(table.state, cast));
    if (die === 6) yield* ignite(table, target, cast.caster.id, RULE);
  },
  *'ash-veil'(table, cast) {
    bringInForce(table, cast.caster, 'ash-veil', cast.caster.id, RULE, cast.target.tile);
  },
  *'flame-brand'(table, cast) {
    bringInForce(table, figureNamed(cast), 'flame-brand', cast.caster.id, RULE);
  },
  *'unmake-armour'(table, cast) {
    bringInForce(table, monsterNamed(cast), 'unmake-armour', cast.caster.id, RULE);
  },
  *'ruin-gate'(table, cast) {
    yield* stepThrough(table, cast);
  },
  *'devils-bargain'(table, cast) {
    for (const accursed of presentAccursed(table.state))
      restoreStamina(table, accursed, BARGAIN_STAMINA, RULE);
    yield* sufferInsanity(table, cast.caster, 1, RULE);
  },
  *'pyre-circle'(table, cast) {
    const dice: Dice = [1, 6, mindOf(table.state, cast)];
    for (const figure of inArea(table.state, cast)) {
      if (!isThere(table.state, figure)) continue;
      yield* strike(table, cast, figure, dice);
      yield* ignite(table, figure, cast.caster.id, RULE);
    }
  },
  *'storm-of-cinders'(table, cast) {
    const { tile } = cast.target;
    const there = tile === null ? [] : monstersIn(charactersWithin(table.state, tile));
    yield* strikeEach(table, cast, there, [2, 6, mindOf(table.state, cast)]);
  },
} satisfies Record<SpellId, SpellEffect>;

/** DL-SPL-02: what a card asks of its target beyond range and sight, and that it does something to it at all. */
export const SPELL_CONDITIONS: Partial<Record<SpellId, (state: State, target: SpellTarget) => boolean>> = {
  'sanguine-mend': (_, { figure }) => figure !== null && figure.wounds > 0,
  'puppet': (_, { figure }) => figure !== null && !isLarge(figure),
  'devils-bargain': state => presentAccursed(state).some(({ stamina }) => stamina.spent > 0),
};

const magicOf = ({ caster, spell }: CastRoll) => magicOfSpell(caster, spell);
const mindOf = (state: State, { caster }: CastRoll): number => attributeOf(state, caster, 'mind');

function figureNamed({ spell, target: { figure } }: CastRoll): Character {
  if (figure === null) throw new RuleBug(`DL-SPL-02: ${spell} has no target`);
  return figure;
}

function monsterNamed(cast: CastRoll): Monster {
  const figure = figureNamed(cast);
  if (figure.is !== 'monster') throw new RuleBug(`DL-SPL-02: ${cast.spell} is for enemies`);
  return figure;
}

const monstersIn = (figures: readonly Character[]): Monster[] =>
  figures.filter((one): one is Monster => one.is === 'monster');

const inArea = (state: State, { target: { square } }: CastRoll): Character[] =>
  square === null ? [] : charactersOn(state, areaAround(state, square));

/** DL-SPL-09: damage dice of a spell against one character. Says how many Wounds were suffered. */
function* strike(table: Table<State>, cast: CastRoll, figure: Character, dice: Dice): Rule<number> {
  const damage = yield* rollDice(cast.spell, dice, RULE, cast.caster.seat);
  return yield* dealDamage(table, magicOf(cast), figure, damage);
}

function* strikeEach(table: Table<State>, cast: CastRoll, figures: readonly Monster[], dice: Dice): Rule {
  for (const figure of figures) if (isThere(table.state, figure)) yield* strike(table, cast, figure, dice);
}

/** puppet: all melee attacks of one Monster against another, with the usual rolls; the caster gets what it kills. */
function* makeStrike(table: Table<State>, cast: CastRoll, puppet: Monster, victim: Monster): Rule {
  const { state } = table;
  const { attacks } = meleeOf(state, puppet);
  for (let made = 0; made < attacks; made++) {
    const blow = monsterBlow(state, puppet, 'melee');
    if (blow === null || !isThere(state, puppet) || !isThere(state, victim) || !isAlive(victim)) return;
    const attack = newAttack(puppet, victim, blow);
    attack.credit = cast.caster.id;
    yield* resolveAttack(table, attack);
  }
}

/** ruin-gate: to the square at once, past walls; nothing Threatens the caster for the rest of this turn. */
function* stepThrough(table: Table<State>, { caster, target: { square } }: CastRoll): Rule {
  const { phase } = table.state;
  if (square === null) return;
  const from = caster.square;
  bringInForce(table, caster, 'ruin-gate', caster.id, RULE);
  if (phase.kind === 'accursed-turn' && phase.turn.who === caster.id) phase.turn.threats = [];
  yield* putAt(table, caster, square);
  table.tell({
    type: 'stepped-through',
    rule: RULE,
    who: nameOf(caster),
    figure: figureOf(caster),
    spell: 'ruin-gate',
    path: [from, square],
  });
  if (isPresent(caster)) yield* enterSquare(table, caster, from);
}
