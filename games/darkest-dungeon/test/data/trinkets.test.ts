import { expect, test } from 'vitest';
import { type TrinketId, TRINKET_IDS, trinketOf, type TrinketSide } from '../../src/data/trinkets.ts';
import { effectsSay } from './says.ts';

/** A side as one line: moments, conditions, numbers, effects. */
function says(side: TrinketSide): string {
  const { at, stance, notStance, lightFrom, lightTo, target, self, food, special, ...numbers } = side;
  return [
    `${typeof at === 'string' ? at : at.join('/')}:`,
    ...(stance === undefined ? [] : [`in ${stance}`]),
    ...(notStance === undefined ? [] : [`not in ${notStance}`]),
    ...(lightFrom === undefined ? [] : [`Light ${lightFrom}+`]),
    ...(lightTo === undefined ? [] : [`Light ${lightTo}-`]),
    ...(food === true ? ['food'] : []),
    ...Object.entries(numbers).map(([name, by]) => `${name} ${by}`),
    ...(target === undefined ? [] : [`target ${effectsSay(target)}`]),
    ...(self === undefined ? [] : [effectsSay(self)]),
    ...(special === undefined ? [] : [special]),
  ].join(' ');
}

// biome-ignore format: the ledger's table
const TRINKETS: Readonly<Record<TrinketId, readonly [number, string, string]>> = {
  'accuracy-stone': [1, 'skill: acc 1', 'skill: acc -1'],
  'archers-ring': [1, 'skill: in ranged acc 2', 'skill: acc -1'],
  'bleed-charm': [1, 'hit: target bleed 2 2', 'condition: turns -1'],
  'blight-charm': [1, 'hit: target blight 2 2', 'condition: turns -1'],
  'caution-cloak': [1, 'scout: scout-without-stress', 'any: light -1'],
  'critical-stone': [1, 'skill: crit 2', 'skill: acc -2'],
  'damage-stone': [1, 'hit: damage 3', 'damaged: wounds 2'],
  'debuff-charm': [1, 'hit: target debuff 2', 'condition: turns -1'],
  'sages-book': [1, 'skill: in support acc 2', 'skill: acc -1'],
  'speed-stone': [1, 'move/attacked: speed 1 dodge 1', 'move/attacked: speed -1 dodge -1'],
  'stun-charm': [1, 'hit: target stun 1', 'condition: turns -1'],
  'survival-guide': [1, 'die: ignore-die', 'die: turn-die-to-trap'],
  'warriors-bracer': [1, 'skill: in aggressive acc 2', 'skill: acc -1'],
  'warriors-cap': [1, 'skill: in defensive acc 2', 'skill: acc -1'],
  'bloodthirst-ring': [2, 'any: food heal 10', 'was-hit: bleed 3 2'],
  'book-of-constitution': [2, 'disease: refuse-disease', 'move: speed -2'],
  'book-of-holiness': [2, 'any: stress -3', 'was-hit: make-critical'],
  'book-of-relaxation': [2, 'any: stress -2', 'attacked: dodge -2'],
  'camouflage-cloak': [2, 'attacked: Light 3+ dodge 2', 'was-hit: stun 1'],
  'chirurgeons-charm': [2, 'heals: healing 2', 'healed: healing -4'],
  'dark-bracer': [2, 'skill: Light 3- crit 2', 'hit: Light 3+ no-damage'],
  'protective-padlock': [2, 'was-hit: half-damage', 'move: speed -1'],
  'bloodcourse-medallion': [2, 'healed: healing 4', 'was-hit: bleed 1 3'],
  'campers-helmet': [2, 'rest: roll-provisions 2', 'scout: scout-stress'],
  'fortunate-armlet': [2, 'skill: acc 1 crit 1', 'any: stress 1'],
  'solar-bracer': [2, 'skill: Light 3+ crit 2', 'hit: Light 3- no-damage'],
  'berserk-charm': [3, 'turn: actions 1', 'any: stress 1'],
  'dark-crown': [3, 'any: Light 3- stress -9', 'resolve-test: Light 3- virtueChance -2'],
  'fasting-seal': [3, 'attacked: dodge 5', 'any: food eat-for-nothing'],
  'recovery-charm': [3, 'any: heal 9', 'any: stress 2'],
  'snipers-ring': [3, 'skill: in ranged crit 4', 'skill: not in ranged acc -2'],
  'warriors-ring': [3, 'skill: in aggressive crit 4', 'skill: not in aggressive acc -2'],
  'defenders-ring': [3, 'skill: in defensive crit 4', 'skill: not in defensive acc -2'],
  'scholars-ring': [3, 'skill: in support crit 4', 'skill: not in support acc -2'],
  'solar-crown': [3, 'any: Light 3+ stress -3', 'resolve-test: Light 3+ virtueChance -2'],
  'book-of-sanity': [3, 'any: stress -4', 'any: damage 6'],
  'candle-of-life': [3, 'any: area heal 6', 'any: light -2'],
  'cleansing-crystal': [3, 'any: all remove bleed blight debuff stun mark', 'any: gain-quirk negative'],
};

test('DD-TRI-03, DD-TRI-07 there are 38 Trinkets: 14, 12 and 12 of Levels 1 to 3', () => {
  const levels = [1, 2, 3].map(level => TRINKET_IDS.filter(id => trinketOf(id).level === level).length);
  expect(levels).toEqual([14, 12, 12]);
});

test.each(TRINKET_IDS)('DD-TRI-08, DD-TRI-11 %s is as printed', id => {
  const { level, positive, negative } = trinketOf(id);
  expect([level, says(positive), says(negative)]).toEqual(TRINKETS[id]);
});
