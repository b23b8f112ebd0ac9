import { type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { Dice } from '../data/numbers.ts';
import type { MiracleId } from '../data/miracles.ts';
import { standUp } from '../rules/conditions.ts';
import { rollD3, rollDice } from '../rules/dice.ts';
import {
  charactersWithin,
  dungeonOf,
  isDead,
  isOfKind,
  isPresent,
  isWithin,
  presentAccursed,
} from '../rules/figures.ts';
import { restoreStamina } from '../rules/healing.ts';
import { removeInsanity } from '../rules/insanity.ts';
import { bringInForce, dealDamage, dealWounds, healWith, knockDown, magicOfMiracle } from '../rules/magic.ts';
import { attributeOf } from '../rules/profile.ts';
import { figureOf } from '../rules/tell.ts';
import { isThere } from '../rules/tile-rules.ts';
import type { Accursed, Character, Monster, State, TileNumber } from '../state.ts';

/** Whom a Miracle was invoked on; for those of range `tile` the tile. */
export interface MiracleTarget {
  readonly figure: Character | null;
  readonly tile: TileNumber | null;
}
export type MiracleEffect = (table: Table<State>, exorcist: Accursed, target: MiracleTarget) => Rule;

const RULE = 'DL-MIR-01';
const BREATH = 2;

/** What each Miracle does. */
export const MIRACLE_EFFECTS = {
  // Healing
  'mend-flesh': (table, exorcist, target) =>
    mend(table, exorcist, 'mend-flesh', accursedIn(target), [1, 6, 2]),
  *'circle-of-grace'(table, exorcist, { tile }) {
    for (const one of woundedOn(table.state, tile))
      yield* mend(table, exorcist, 'circle-of-grace', one, [1, 6]);
  },
  *'purge'(table, _exorcist, target) {
    const accursed = accursedIn(target);
    accursed.poison = 0;
    accursed.fire = 'none';
    table.tell({ type: 'was-purged', rule: RULE, who: accursed.id, figure: figureOf(accursed) });
  },
  *'calm-the-mind'(table, _exorcist, target) {
    removeInsanity(table, accursedIn(target), yield* rollD3('calm-the-mind', RULE), RULE);
  },
  *'second-breath'(table, _exorcist, target) {
    restoreStamina(table, accursedIn(target), BREATH, RULE);
  },
  'call-back': (table, exorcist, target) => mend(table, exorcist, 'call-back', accursedIn(target), [2, 6]),

  // Offensive
  *'searing-light'(table, exorcist, target) {
    const monster = monsterIn(target);
    const magic = magicOfMiracle(exorcist, 'searing-light');
    const rolled = yield* rollDice('searing-light', [1, 6], RULE, exorcist.seat);
    if (isOfKind(monster.kind, 'demon') || isOfKind(monster.kind, 'undead'))
      yield* dealWounds(table, magic, monster, rolled);
    else yield* dealDamage(table, magic, monster, rolled + charismaOf(table.state, exorcist));
  },
  *'chains-of-guilt'(table, exorcist, target) {
    bringInForce(table, monsterIn(target), 'chains-of-guilt', exorcist.id, RULE);
  },
  *'mark-of-the-damned'(table, exorcist, target) {
    bringInForce(table, monsterIn(target), 'mark-of-the-damned', exorcist.id, RULE);
  },
  *'dread-name'(table, exorcist, target) {
    const wounds = yield* rollDice('dread-name', [1, 6, 2], RULE, exorcist.seat);
    yield* dealWounds(table, magicOfMiracle(exorcist, 'dread-name'), monsterIn(target), wounds);
  },
  *'pillar-of-salt'(table, exorcist, target) {
    const monster = monsterIn(target);
    const damage = yield* rollDice(
      'pillar-of-salt',
      [2, 6, charismaOf(table.state, exorcist)],
      RULE,
      exorcist.seat,
    );
    yield* dealDamage(table, magicOfMiracle(exorcist, 'pillar-of-salt'), monster, damage);
    knockDown(table, monster, RULE);
  },
  *'judgement'(table, exorcist, { tile }) {
    const { state } = table;
    const magic = magicOfMiracle(exorcist, 'judgement');
    const judged = tile === null ? [] : charactersWithin(state, tile).filter(one => one.is === 'monster');
    for (const monster of judged) {
      if (!isThere(state, monster)) continue;
      const damage = yield* rollDice('judgement', [1, 6, charismaOf(state, exorcist)], RULE, exorcist.seat);
      yield* dealDamage(table, magic, monster, damage);
    }
  },

  // Defensive
  *'aegis-of-dawn'(table, exorcist, target) {
    bringInForce(table, accursedIn(target), 'aegis-of-dawn', exorcist.id, RULE);
  },
  *'steadfast'(table, exorcist, target) {
    const accursed = accursedIn(target);
    standUp(table, accursed, RULE);
    bringInForce(table, accursed, 'steadfast', exorcist.id, RULE);
  },
  *'mirror-of-faith'(table, exorcist, target) {
    bringInForce(table, accursedIn(target), 'mirror-of-faith', exorcist.id, RULE);
  },
  *'veil-of-incense'(table, exorcist) {
    bringInForce(table, exorcist, 'veil-of-incense', exorcist.id, RULE);
  },
  *'lighten-burden'(table, exorcist, target) {
    bringInForce(table, accursedIn(target), 'lighten-burden', exorcist.id, RULE);
  },
  *'hallowed-ring'(table, exorcist, { tile }) {
    const { state } = table;
    for (const one of presentAccursed(state))
      if (tile !== null && isWithin(state, one, tile))
        bringInForce(table, one, 'hallowed-ring', exorcist.id, RULE);
  },
} satisfies Record<MiracleId, MiracleEffect>;

type Condition = (state: State, target: MiracleTarget) => boolean;
const isAccursed =
  (is: (accursed: Accursed) => boolean): Condition =>
  (_, { figure }) =>
    figure?.is === 'accursed' && is(figure);

/** DL-MIR-04: what a card asks of its target beyond range and sight, and that it does something to it at all. */
export const MIRACLE_CONDITIONS: Partial<Record<MiracleId, Condition>> = {
  'mend-flesh': isAccursed(({ wounds }) => wounds > 0),
  'circle-of-grace': (state, { tile }) => woundedOn(state, tile).length > 0,
  'purge': isAccursed(({ poison, fire }) => poison > 0 || fire !== 'none'),
  'calm-the-mind': isAccursed(({ insanity }) => insanity > 0),
  'second-breath': isAccursed(({ stamina }) => stamina.spent > 0),
  'call-back': isAccursed(({ wounds }) => wounds > 0),
  'judgement': (state, { tile }) =>
    tile !== null && dungeonOf(state).monsters.some(one => isWithin(state, one, tile)),
};

function accursedIn({ figure }: MiracleTarget): Accursed {
  if (figure?.is !== 'accursed') throw new RuleBug('DL-MIR-04: no Accursed was named');
  return figure;
}

function monsterIn({ figure }: MiracleTarget): Monster {
  if (figure?.is !== 'monster') throw new RuleBug('DL-MIR-04: no enemy was named');
  return figure;
}

const charismaOf = (state: State, exorcist: Accursed): number => attributeOf(state, exorcist, 'charisma');

/** circle-of-grace: the dead within the tile as well. */
const woundedOn = (state: State, tile: TileNumber | null): Accursed[] =>
  state.accursed.filter(
    one => tile !== null && (isPresent(one) || isDead(one)) && one.wounds > 0 && isWithin(state, one, tile),
  );

function* mend(
  table: Table<State>,
  exorcist: Accursed,
  miracle: MiracleId,
  accursed: Accursed,
  dice: Dice,
): Rule {
  const healed = yield* rollDice(miracle, dice, RULE, exorcist.seat);
  healWith(table, magicOfMiracle(exorcist, miracle), accursed, healed);
}
