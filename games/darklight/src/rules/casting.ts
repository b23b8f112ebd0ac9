import { ask, kept, roll, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { Square } from '@tenebrae/board';
import { type ItemId, ITEMS } from '../data/items.ts';
import { CHANNELLING_PENALTY } from '../data/limits.ts';
import { type SpellId, SPELLS } from '../data/spells.ts';
import { SPELL_EFFECTS } from '../effects/spells.ts';
import type { Accursed, Character, Monster, State, TileNumber } from '../state.ts';
import { sufferBurn } from './burns.ts';
import { sixes } from './dice.ts';
import { dungeonOf, isPresent } from './figures.ts';
import { targetOption, withTarget } from './magic-targets.ts';
import { settle } from './settle.ts';
import { hooksOf, isEquipped, sumOf } from './sources.ts';
import { spellTargets } from './spell-targets.ts';
import { figureOf } from './tell.ts';
import { castRollOnTiles } from './tile-rules.ts';
import { type Deed, NO_OPTIONS, type TurnOption } from './turn-option.ts';

export { learnFromSkill, learnSpell, mayLearn } from './learning.ts';
export { spellTargets } from './spell-targets.ts';

/** What was named before the Cast Roll (DL-SPL-02). */
export interface SpellTarget {
  readonly figure: Character | null;
  readonly square: Square | null;
  readonly tile: TileNumber | null;
  /** puppet: whom the figure is to strike. */
  readonly against: Monster | null;
}

/** A spell being cast. */
export interface CastRoll {
  readonly caster: Accursed;
  readonly spell: SpellId;
  target: SpellTarget;
  /** Natural dice; hooks may re-roll some (each once, DL-DIC-07). */
  faces: readonly number[];
  rerolled: readonly boolean[];
  succeeds: boolean;
  /** Monsters that it has killed. */
  kills: number;
}

/** DL-SPL-01 to DL-SPL-10: `cast:<spell>`, then its target, then the number of Source tokens. */
export const CAST_DEED: Deed = {
  rule: 'DL-SPL-01',
  options: (state, caster) =>
    caster.source === 0 || caster.spells.length === 0 ? NO_OPTIONS : castOptions(state, caster),
  *perform(table, caster, { spell }) {
    if (spell === undefined) throw new RuleBug('DL-SPL-01: no such spell');
    const target = yield* nameTarget(table, caster, spell);
    const count = yield* chooseSource(table.state, caster, spell);
    yield* castSpell(table, caster, spell, target, count);
  },
};

function castOptions(state: State, caster: Accursed): TurnOption[] {
  const options: TurnOption[] = [];
  for (const { id } of caster.spells)
    if (spellTargets(state, caster, id).length > 0) options.push(castOption(state, caster, id));
  return options;
}

const castOption = (state: State, caster: Accursed, spell: SpellId): TurnOption => ({
  id: `cast:${spell}`,
  spell,
  about: { who: caster.id, spell, cost: costFor(state, caster, spell), source: caster.source },
  on: [`spell:${spell}`],
});

/** What the dice alone must reach, as far as it is known before the roll. */
const costFor = (state: State, caster: Accursed, spell: SpellId): number =>
  SPELLS[spell].cost - fixedModifier(state, caster);

/** DL-SPL-02: the target, and where a card needs it a second one, before anything is rolled. */
export function* nameTarget(table: Table<State>, caster: Accursed, spell: SpellId): Rule<SpellTarget> {
  const { state } = table;
  const targets = spellTargets(state, caster, spell);
  const named = targets.map(target => ({ target, option: targetOption(state, target) }));
  const about = { who: caster.id, spell };
  const { id } = yield* ask(
    'spell-target',
    caster.seat,
    named
      .filter(({ option }, at) => named.findIndex(one => one.option.id === option.id) === at)
      .map(one => one.option),
    'DL-SPL-02',
    { about },
  );
  const left = named.filter(({ option }) => option.id === id).map(({ target }) => target);
  const [only] = left;
  if (only === undefined) throw new RuleBug(`DL-SPL-02: nobody named ${id}`);
  if (only.against === null) return only;
  const { target } = yield* ask(
    'puppet-victim',
    caster.seat,
    left.map(one => withTarget(targetOption(state, { figure: one.against, tile: null }), one)),
    'DL-SPL-02',
    { about },
  );
  return target;
}

/** DL-SPL-03: at least 1 Source token. */
function* chooseSource(state: State, caster: Accursed, spell: SpellId): Rule<number> {
  const { count } = yield* ask(
    'spend-source',
    caster.seat,
    Array.from({ length: caster.source }, (_, at) => ({
      id: `source:${at + 1}`,
      text: 'source-tokens',
      count: at + 1,
      about: { amount: at + 1 },
      on: [`spell:${spell}`],
    })),
    'DL-SPL-03',
    { about: { who: caster.id, spell, cost: costFor(state, caster, spell) } },
  );
  return count;
}

/** DL-SPL-03 to DL-SPL-06, DL-BRN-01: the Source is gone either way; a spell that succeeds is resolved, then doubles are looked for. */
function* castSpell(
  table: Table<State>,
  caster: Accursed,
  spell: SpellId,
  target: SpellTarget,
  count: number,
): Rule {
  caster.source -= count;
  table.tell({
    type: 'spell-cast',
    rule: 'DL-SPL-03',
    who: caster.id,
    figure: figureOf(caster),
    spell,
    amount: count,
    ...(target.figure !== null && { targetFigure: figureOf(target.figure) }),
    ...(target.square !== null && { square: target.square }),
  });
  const cast = yield* rollCast(table, caster, spell, target, count);
  if (cast.succeeds) yield* resolveSpell(table, cast);
  for (const [, hooks] of hooksOf(caster))
    if (hooks.afterCast && isPresent(caster)) yield* hooks.afterCast(table, caster, cast);
  // The spell is complete for everyone before the burn comes (DL-DTH-13).
  yield* settle(table);
  if (isPresent(caster)) yield* sufferBurn(table, cast);
}

/** DL-SPL-03, DL-SPL-04, DL-DIC-07: as many dice as tokens, re-rolls, what is added to them, and whether that is enough. */
function* rollCast(
  table: Table<State>,
  caster: Accursed,
  spell: SpellId,
  target: SpellTarget,
  count: number,
): Rule<CastRoll> {
  const faces = yield* roll('cast-roll', sixes(count), 'DL-SPL-03', { seat: caster.seat });
  const cast: CastRoll = {
    caster,
    spell,
    target,
    faces,
    rerolled: faces.map(() => false),
    succeeds: false,
    kills: 0,
  };
  for (const [, hooks] of hooksOf(caster)) if (hooks.onCastRoll) yield* hooks.onCastRoll(table, caster, cast);
  const modifier = castModifier(table.state, cast);
  const total = cast.faces.reduce((sum, face) => sum + face, modifier);
  const { cost } = SPELLS[spell];
  cast.succeeds = total >= cost;
  table.tell({
    type: cast.succeeds ? 'cast-succeeded' : 'cast-failed',
    rule: 'DL-SPL-04',
    who: caster.id,
    figure: figureOf(caster),
    spell,
    faces: cast.faces,
    modifier,
    total,
    cost,
  });
  return cast;
}

/** DL-SPL-07: skills, items and the place help, heavy armour hinders. */
const castModifier = (state: State, cast: CastRoll): number =>
  hooksOf(cast.caster).reduce(
    (sum, [, hooks]) => sum + (hooks.castRoll?.(state, cast.caster, cast) ?? 0),
    fixedModifier(state, cast.caster),
  );

const fixedModifier = (state: State, caster: Accursed): number =>
  sumOf(state, caster, 'castRoll') + castRollOnTiles(state, caster) - channellingPenalty(caster);

/** DL-SPL-07: for each such item that is worn. */
export const channellingPenalty = (caster: Accursed): number =>
  caster.items.reduce((sum, item) => (isEquipped(item) ? sum + penaltyOf(item.id) : sum), 0);

const penaltyOf = kept((id: ItemId): number =>
  ITEMS[id].keywords.reduce<number>(
    (sum, keyword) => sum + ((CHANNELLING_PENALTY as Partial<Record<string, number>>)[keyword] ?? 0),
    0,
  ),
);

/** DL-SPL-04: what the card says; a skill may have it resolved once more, under the same Cast Roll. */
function* resolveSpell(table: Table<State>, cast: CastRoll): Rule {
  const { state } = table;
  const { caster, spell } = cast;
  const before = [...dungeonOf(state).monsters];
  yield* SPELL_EFFECTS[spell](table, cast);
  for (const [, hooks] of hooksOf(caster))
    if (hooks.resolvesAgain && isPresent(caster) && (yield* hooks.resolvesAgain(table, caster, cast)))
      yield* SPELL_EFFECTS[spell](table, cast);
  const { monsters } = dungeonOf(state);
  cast.kills = before.filter(one => !monsters.includes(one)).length;
}
