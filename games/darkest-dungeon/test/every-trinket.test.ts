import { expect, test } from 'vitest';
import type { ExplorationFace } from '../src/data/exploration.ts';
import type { HeroId } from '../src/data/heroes.ts';
import type { SkillCard } from '../src/data/skill-card.ts';
import { STANCES, type Stance } from '../src/data/stances.ts';
import { type TrinketId, TRINKET_IDS, type TrinketMoment } from '../src/data/trinkets.ts';
import { critNumber, hitNumber } from '../src/rules/hit.ts';
import { newSkillUse, type SkillUse } from '../src/rules/skill-use.ts';
import {
  newTrinketUse,
  offerTrinkets,
  trinketOptions,
  type TrinketUse,
  useTrinket,
} from '../src/rules/trinkets.ts';
import { aGame, type HeroSet, perform, type TestGame } from '../testing/index.ts';

/** What a Trinket can change, all in one object: of the Skill use, the moment, the holder, the party. */
interface Facts {
  acc: number;
  crit: number;
  damage: number;
  turns: number;
  heals: number;
  noDamage: boolean;
  target: readonly unknown[];
  dodge: number;
  speed: number;
  healing: number;
  virtueChance: number;
  noStress: boolean;
  moreStress: boolean;
  refused: boolean;
  critical: boolean;
  half: boolean;
  dice: readonly ExplorationFace[];
  light: number;
  stress: number;
  wounds: number;
  stacks: readonly string[];
  actions: number;
  quirks: readonly string[];
  /** The Vestal, who stands in the same Area. */
  vestal: { wounds: number; stacks: number };
}

interface Row {
  readonly at: TrinketMoment;
  readonly changes: Partial<Facts>;
  readonly set?: HeroSet;
  readonly stance?: Stance;
  readonly script?: readonly (string | number)[];
  readonly dice?: ExplorationFace[];
}

const skill = (changes: Partial<Facts>, stance?: Stance): Row =>
  stance === undefined ? { at: 'skill', changes } : { at: 'skill', changes, stance };
const at = (moment: TrinketMoment, changes: Partial<Facts>, more: Partial<Row> = {}): Row => ({
  at: moment,
  changes,
  ...more,
});
const LESS_TURNS = at('condition', { turns: -1 });

/** The holder has 3 Stress and 11 Wounds (Life 19) at Light 3, two actions; a Virtue would come on 1 or 2. */
const SIDES: Readonly<Record<Exclude<TrinketId, 'campers-helmet'>, readonly [Row | null, Row | null]>> = {
  'accuracy-stone': [skill({ acc: 1 }), skill({ acc: -1 })],
  'archers-ring': [skill({ acc: 2 }, 'ranged'), skill({ acc: -1 })],
  'bleed-charm': [at('hit', { target: [['bleed', 2, 2]] }), LESS_TURNS],
  'blight-charm': [at('hit', { target: [['blight', 2, 2]] }), LESS_TURNS],
  'caution-cloak': [at('scout', { noStress: true }), at('any', { light: 2 })],
  'critical-stone': [skill({ crit: 2 }), skill({ acc: -2 })],
  'damage-stone': [at('hit', { damage: 3 }), at('damaged', { wounds: 13 })],
  'debuff-charm': [at('hit', { target: [['debuff', 2]] }), LESS_TURNS],
  'sages-book': [skill({ acc: 2 }, 'support'), skill({ acc: -1 })],
  'speed-stone': [at('move', { speed: 1, dodge: 1 }), at('attacked', { speed: -1, dodge: -1 })],
  'stun-charm': [at('hit', { target: [['stun', 1]] }), LESS_TURNS],
  'survival-guide': [
    at('die', { dice: ['blank', 'curio'] }, { dice: ['hunger', 'curio'] }),
    at('die', { dice: ['rubble', 'trap'] }, { dice: ['rubble', 'blank'], script: ['die:blank'] }),
  ],
  'warriors-bracer': [skill({ acc: 2 }, 'aggressive'), skill({ acc: -1 })],
  'warriors-cap': [skill({ acc: 2 }, 'defensive'), skill({ acc: -1 })],
  'bloodthirst-ring': [null, at('was-hit', { stacks: ['bleed 3/2t'] })],
  'book-of-constitution': [at('disease', { refused: true }), at('move', { speed: -2 })],
  'book-of-holiness': [at('any', { stress: 0 }), at('was-hit', { critical: true })],
  'book-of-relaxation': [at('any', { stress: 1 }), at('attacked', { dodge: -2 })],
  'camouflage-cloak': [at('attacked', { dodge: 2 }), at('was-hit', { stacks: ['stun 0/1t'] })],
  'chirurgeons-charm': [at('heals', { heals: 2 }), at('healed', { healing: 1 })],
  'dark-bracer': [skill({ crit: 2 }), at('hit', { noDamage: true })],
  'protective-padlock': [at('was-hit', { half: true }), at('move', { speed: -1 })],
  'bloodcourse-medallion': [at('healed', { healing: 9 }), at('was-hit', { stacks: ['bleed 1/3t'] })],
  'fortunate-armlet': [skill({ acc: 1, crit: 1 }), at('any', { stress: 4 })],
  'solar-bracer': [skill({ crit: 2 }), at('hit', { noDamage: true })],
  'berserk-charm': [at('turn', { actions: 3 }), at('any', { stress: 4 })],
  'dark-crown': [at('any', { stress: 0 }, { set: { stress: 9 } }), at('resolve-test', { virtueChance: 0 })],
  'fasting-seal': [at('attacked', { dodge: 5 }), null],
  'recovery-charm': [at('any', { wounds: 2 }), at('any', { stress: 5 })],
  'snipers-ring': [skill({ crit: 4 }, 'ranged'), skill({ acc: -2 }, 'support')],
  'warriors-ring': [skill({ crit: 4 }, 'aggressive'), skill({ acc: -2 }, 'ranged')],
  'defenders-ring': [skill({ crit: 4 }, 'defensive'), skill({ acc: -2 }, 'ranged')],
  'scholars-ring': [skill({ crit: 4 }, 'support'), skill({ acc: -2 }, 'ranged')],
  'solar-crown': [at('any', { stress: 0 }), at('resolve-test', { virtueChance: 0 })],
  'book-of-sanity': [at('any', { stress: 0 }), at('any', { wounds: 17 })],
  'candle-of-life': [at('any', { wounds: 5, vestal: { wounds: 0, stacks: 1 } }), at('any', { light: 1 })],
  'cleansing-crystal': [
    at('any', { vestal: { wounds: 3, stacks: 0 } }),
    at('any', { quirks: ['soft'] }, { script: ['soft'] }),
  ],
};

const CARD: SkillCard = { range: [0, 1, 2], enemies: 1, acc: 5, damage: 4, crit: 1, critical: 6 };

function aHolder(
  trinket: TrinketId,
  up: 'positive' | 'negative',
  { set = {}, stance = 'aggressive' }: Row,
): TestGame {
  const others: HeroId[] = ['vestal', 'crusader', 'hellion'];
  others.splice(STANCES.indexOf(stance), 0, 'plague-doctor');
  const sets: Partial<Record<HeroId, HeroSet>> = {
    'vestal': { wounds: 3, conditions: [['stun', 1]] },
    'plague-doctor': {
      level: 3,
      stress: 3,
      wounds: 11,
      trinkets: [{ id: trinket, up, used: false }],
      ...set,
    },
  };
  return aGame({
    heroes: Object.fromEntries(others.map(id => [id, sets[id] ?? {}])),
    battle: {
      room: 'ruins-9',
      heroes: { 'plague-doctor': 'S', 'vestal': 'S', 'crusader': 'SE', 'hellion': 'SE' },
      monsters: [['bone-captain', 'C']],
      turn: 'plague-doctor',
    },
  });
}

/** A Skill of the holder, or one against the holder, with the worst roll that a Trinket can still mend. */
function aUse(game: TestGame, row: Row, before: boolean): SkillUse {
  const { state, hero, monster } = game;
  const holder = hero('plague-doctor');
  const captain = monster('bone-captain:1');
  const isAgainst = row.at === 'attacked' || row.at === 'was-hit';
  const use = isAgainst
    ? newSkillUse(captain, 'bone-captain:crushing-blow', CARD, 'S', [holder])
    : newSkillUse(holder, 'plague-doctor:incision', CARD, 'C', [captain]);
  const [target] = use.targets;
  if (target === undefined || before) return use;
  const { crit = 0 } = row.changes;
  use.roll = isAgainst
    ? hitNumber(state, use, target)
    : crit > 0
      ? critNumber(state, use, target) + 1
      : hitNumber(state, use, target) + 1;
  return use;
}

function factsOf({ state, hero }: TestGame, what: TrinketUse, use: SkillUse): Facts {
  const { stress, wounds, conditions, quirks } = hero('plague-doctor');
  const { acc, crit, damage, turns, noDamage, target } = use;
  const { dodge, speed, healing, virtueChance, noStress, moreStress, refused, critical, half, dice } = what;
  return {
    ...{ acc, crit, damage, turns, noDamage, heals: use.healing, target: [...target] },
    ...{ dodge, speed, healing, virtueChance, noStress, moreStress, refused, critical, half },
    dice: [...(dice ?? [])],
    light: state.campaign.light,
    ...{ stress, wounds, quirks: [...quirks] },
    stacks: conditions.map(one => `${one.condition} ${one.wounds}/${one.tokens}t`),
    actions: state.battle?.turn?.actions ?? 0,
    vestal: { wounds: hero('vestal').wounds, stacks: hero('vestal').conditions.length },
  };
}

const ROWS = TRINKET_IDS.flatMap(id => {
  if (id === 'campers-helmet') return [];
  const [positive, negative] = SIDES[id];
  return [
    ...(positive === null ? [] : [[id, 'positive', positive] as const]),
    ...(negative === null ? [] : [[id, 'negative', negative] as const]),
  ];
});

test.each(
  ROWS,
)('DD-TRI-04, DD-TRI-08, DD-TRI-11 %s: the %s side does what is printed, and is turned', (id, up, row) => {
  const game = aHolder(id, up, row);
  const { table, state, hero } = game;
  const holder = hero('plague-doctor');
  const before = row.at === 'skill' && up === 'negative' ? true : row.at === 'attacked' && up === 'negative';
  const use = aUse(game, row, before);
  const what = newTrinketUse(use, row.dice ?? null);
  what.healing = row.at === 'healed' || row.at === 'heals' ? 5 : 0;
  what.virtueChance = 2;
  const facts = factsOf(game, what, use);
  const script = row.script ?? [];
  if (row.at === 'any' || row.at === 'turn') {
    expect(trinketOptions(state, holder).map(option => option.id)).toEqual([`trinket:${id}`]);
    perform(useTrinket(table, holder, `trinket:${id}`), ...script);
  } else perform(offerTrinkets(table, holder, row.at, what, before), `trinket:${id}`, ...script);
  expect(factsOf(game, what, use)).toEqual({ ...facts, ...row.changes });
  expect(holder.trinkets).toEqual([{ id, up: up === 'positive' ? 'negative' : 'positive', used: true }]);
  expect(game.told('trinket-used')).toMatchObject([{ hero: 'plague-doctor', trinket: id, side: up }]);
});

test('DD-TRI-11 Camper’s Helmet: its bad side makes Scouting worse', () => {
  const game = aHolder('campers-helmet', 'negative', at('scout', {}));
  const what = newTrinketUse(null, null);
  perform(offerTrinkets(game.table, game.hero('plague-doctor'), 'scout', what), 'trinket:campers-helmet');
  expect(what.moreStress).toBe(true);
});
