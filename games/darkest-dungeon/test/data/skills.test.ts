import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type HeroId, HERO_IDS, HEROES } from '../../src/data/heroes.ts';
import { SKILL_IDS, type SkillId, skillOf } from '../../src/data/skills.ts';
import { effectsText, rangeText, rollText, stancesText, targetsText } from '../../testing/card-text.ts';

const LEDGER = readFileSync(new URL('../../ledger.md', import.meta.url), 'utf8');
/** The rows of the ledger's table under a heading, by their first cell. */
function rowsUnder(heading: string): Map<string, string[]> {
  const [, after = ''] = LEDGER.split(`\n### ${heading}`);
  const [section = ''] = after.split('\n### ');
  const rows = section.split('\n').filter(line => line.startsWith('| '));
  return new Map(rows.slice(1).map(row => split(row.slice(2, -2), ' | ')));
}
function split(text: string, by: string): [string, string[]] {
  const [first = '', ...rest] = text.split(by).map(part => part.trim());
  return [first, rest];
}

const SKILL_ROWS = rowsUnder('Hero Skills');
test('DD-SET-14 the ledger lists 77 Skills', () => {
  expect([...SKILL_ROWS.keys()]).toEqual(SKILL_IDS);
});

/** `0 / 1 / 1`, `0-1 (III: 1)` or one for all three Levels. */
function byLevel(cell: string): string[] {
  const [, all, third] = /^(.*?) \(III: (.*)\)$/.exec(cell) ?? [];
  if (all !== undefined && third !== undefined) return [all, all, third];
  const parts = cell.split(' / ');
  return parts.length === 3 ? parts : [cell, cell, cell];
}

test.each(
  SKILL_IDS,
)('DD-SKL-01, DD-SKL-03, DD-SKL-04, DD-SKL-07 %s: Stances, Range, targets and rolls of the ledger', id => {
  const [stances = '', range = '', targets = '', ...rolls] = SKILL_ROWS.get(id) ?? [];
  const { levels, stances: printed } = skillOf(id);
  expect(stancesText(printed)).toBe(stances === 'any' ? 'ADRS' : stances);
  // Transform reaches everyone, by what it does to the user and to the others.
  const area = (cell: string): string => (cell === 'all allies' ? 'self' : cell);
  expect(levels.map(rangeText)).toEqual(byLevel(area(range)));
  expect(levels.map(targetsText)).toEqual(byLevel(area(targets)));
  expect(levels.map(rollText)).toEqual(rolls.slice(0, 3));
});

/** What each card does besides: for the three Levels where they differ. */
const EFFECTS = `
crusader:smite | T: +1 unholy | T: +2 unholy | T: +3 unholy
crusader:zealous-accusation | -
crusader:stunning-blow | T: stun 1t
crusader:bulwark-of-faith | self: protection 2t, mark 3t, light +2 | self: protection 3t, mark 3t, light +2 | self: protection 3t, mark 2t, light +2
crusader:battle-heal | heals | heals | heals; self: heal 5
crusader:holy-lance | self: pull 1; T: +1 unholy | self: pull 1; T: +2 unholy | self: pull 1; T: +3 unholy
crusader:inspiring-cry | T: heal 1, stress -1, light +1 | self: heal 1, stress -1; T: heal 1, stress -1, light +1 | self: heal 1, stress -1; T: heal 1, stress -1, light +1
hellion:wicked-hack | -
hellion:iron-swan | -
hellion:barbaric-yawp | T: stun 1t
hellion:if-it-bleeds | T: bleed 2/2t | T: bleed 3/3t | T: bleed 4/3t
hellion:breakthrough | self: pull 1
hellion:adrenaline-rush | self: remove bleed blight, buff 3t | self: remove bleed blight, buff 2t; T: remove bleed blight, buff 2t | self: remove bleed blight, buff 2t; T: remove bleed blight, buff 2t
hellion:bleed-out | self: wounds 3; T: bleed 3/2t | self: wounds 4; T: bleed 3/3t | self: wounds 5; T: bleed 4/3t
bounty-hunter:collect-bounty | T: +1 human, +2 mark | T: +2 human, +3 mark | T: +2 human, +3 mark
bounty-hunter:mark-for-death | self: buff 2t; T: mark 3t, debuff 2t | self: buff 3t; T: mark 3t, debuff 2t | self: buff 3t; T: mark 3t, debuff 3t
bounty-hunter:come-hither | T: mark 2t, pull 2 | T: mark 2t, pull 2 | T: mark 3t, pull 2
bounty-hunter:uppercut | T: stun 1t, push 2
bounty-hunter:flashbang | T: stun 1t, push-or-pull 1 | T: stun 1t, push-or-pull 2 | T: stun 1t, push-or-pull 3
bounty-hunter:finish-him | T: +2 stun | T: +3 stun | T: +4 stun
bounty-hunter:caltrops | T: bleed 2/3t, debuff 1t | T: bleed 3/2t, debuff 2t | T: bleed 3/3t, debuff 3t
highwayman:wicked-slice | -
highwayman:pistol-shot | T: +2 mark | T: +3 mark | T: +4 mark
highwayman:point-blank-shot | self: push 1; T: push 1
highwayman:grapeshot-blast | T: debuff 1t | T: debuff 2t | T: debuff 3t
highwayman:tracking-shot | self: buff 3t | self: buff 4t | self: buff 4t
highwayman:duelists-advance | self: riposte 2t, pull 1 | self: riposte 3t, pull 1 | self: riposte 3t, pull 1
highwayman:open-vein | T: bleed 2/2t | T: bleed 2/3t | T: bleed 3/3t
vestal:mace-bash | T: +1 unholy | T: +2 unholy | T: +3 unholy
vestal:judgement | self: heal 2 | self: heal 3 | self: heal 4
vestal:dazzling-light | T: stun 1t, light +1
vestal:divine-grace | heals
vestal:divine-comfort | heals; self: heal 2 | heals; self: heal 3 | heals; self: heal 4
vestal:illumination | T: debuff 1t, light +1 | T: debuff 2t, light +1 | T: debuff 3t, light +1
vestal:hand-of-light | self: buff 3t; T: +1 unholy | self: buff 3t; T: +2 unholy | self: buff 3t; T: +3 unholy
jester:dirk-stab | ignores guard; self: pull 1
jester:harvest | T: bleed 2/2t | T: bleed 2/3t | T: bleed 3/3t
jester:finale | self: push 3
jester:solo | self: buff 2t, pull 2; T: stun 1t | self: buff 2t, pull 2; T: stun 1t | self: buff 3t, pull 2; T: stun 2t
jester:battle-ballad | self: buff 2t; T: buff 2t | self: buff 3t; T: buff 3t | self: buff 4t; T: buff 4t
jester:inspiring-tune | self: stress -1; T: stress -1
jester:slice-off | T: bleed 3/1t | T: bleed 3/2t | T: bleed 3/3t
plague-doctor:noxious-blast | T: blight 4/2t, debuff 1t | T: blight 4/3t, debuff 1t | T: blight 4/3t, debuff 2t
plague-doctor:plague-grenade | T: blight 3/2t | T: blight 3/3t | T: blight 3/3t
plague-doctor:blinding-gas | T: stun 1t
plague-doctor:incision | T: bleed 2/2t | T: bleed 2/3t | T: bleed 3/3t
plague-doctor:battlefield-medicine | heals; T: remove bleed blight | heals; self: heal 3, remove bleed blight; T: remove bleed blight | heals; self: heal 4, remove bleed blight; T: remove bleed blight
plague-doctor:emboldening-vapours | T: buff 3t | self: buff 3t; T: buff 3t | self: buff 4t; T: buff 4t
plague-doctor:disorienting-blast | T: push-or-pull 2, stun 1t
arbalest:sniper-shot | T: +3 mark | T: +5 mark | T: +9 mark
arbalest:suppressing-fire | T: debuff 1t | T: debuff 2t | T: debuff 3t
arbalest:snipers-mark | T: mark 2t | T: mark 3t | T: mark 4t
arbalest:bola | self: push 1; T: push 2 | self: push 2; T: push 2 | self: push 2; T: push 2
arbalest:blindfire | self: push 1 | self: push 2 | self: push 2
arbalest:battlefield-bandage | heals; self: buff 2t
arbalest:rallying-flare | self: remove stun mark; T: debuff 2t; ally: remove stun mark
grave-robber:pick-to-the-face | ignores protection
grave-robber:lunge | self: pull 2; T: +2 blight | self: pull 2; T: +4 blight | self: pull 2; T: +6 blight
grave-robber:flashing-daggers | - | T: debuff 1t | T: debuff 2t
grave-robber:shadow-fade | self: buff 2t, push 2 | self: buff 3t, push 2 | self: buff 4t, push 2
grave-robber:throw-dagger | T: +1 blight, +2 mark | T: +2 blight, +3 mark | T: +3 blight, +4 mark
grave-robber:poison-dart | T: blight 2/3t | T: blight 3/3t | T: blight 4/3t
grave-robber:toxin-trickery | self: buff 2t, remove bleed blight | self: buff 2t, remove bleed blight; T: buff 2t, remove bleed blight | self: buff 2t, remove bleed blight; T: buff 2t, remove bleed blight
occultist:sacrificial-stab | T: +1 eldritch | T: +2 eldritch | T: +3 eldritch
occultist:abyssal-artillery | T: +1 eldritch | T: +2 eldritch | T: +3 eldritch
occultist:weakening-curse | T: debuff 2t | T: debuff 3t | T: debuff 4t
occultist:wyrd-reconstruction | heals; T: bleed 1/2t | heals; T: bleed 1/3t | heals; T: bleed 2/2t
occultist:vulnerability-hex | T: mark 2t | T: mark 3t | T: mark 4t
occultist:hands-from-the-abyss | T: stun 2t, light -1 | T: stun 2t, light -1 | T: stun 3t, light -1
occultist:daemons-pull | T: pull 2
abomination:manacles | T: stun 1t
abomination:beasts-bile | T: blight 2/2t | T: blight 2/3t | T: blight 3/3t
abomination:absolution | heals; self: stress -1
abomination:transform | self: become beast, buff 2t, heal 4, stress +2, others stress +2 | self: become beast, buff 3t, heal 6, others stress +2 | self: become beast, buff 3t, heal 8, others stress +2
abomination:transform (back) | self: become human, debuff 3t, stress -1, others stress -1 | self: become human, debuff 2t, stress -1, others stress -1 | self: become human, debuff 1t, stress -1, others stress -1
abomination:rake | self: buff 2t, stress +1
abomination:rage | self: stress +1
abomination:slam | self: pull 1, stress +1; T: push 2, debuff 1t | self: pull 1, stress +1; T: push 2, debuff 2t | self: pull 1, stress +1; T: push 2, debuff 2t
`;
test('DD-SKL-18, DD-SKL-20, DD-SKL-23 what the 231 Skill Cards do besides their roll', () => {
  const lines = SKILL_IDS.flatMap(id => {
    const { levels, back } = skillOf(id);
    return [
      line(id, levels.map(effectsText)),
      ...(back === undefined ? [] : [line(`${id} (back)`, back.map(effectsText))]),
    ];
  });
  expect(lines).toEqual(EFFECTS.trim().split('\n'));
});
const line = (name: SkillId | string, texts: readonly string[]): string =>
  `${name} | ${new Set(texts).size === 1 ? texts[0] : texts.join(' | ')}`;

test('DD-ABO-01 of the Abomination’s Skills three are human, three a beast’s, and Transform has two sides', () => {
  const forms = SKILL_IDS.filter(id => skillOf(id).hero === 'abomination').map(
    id => skillOf(id).form ?? 'both',
  );
  expect(forms).toEqual(['human', 'human', 'human', 'both', 'beast', 'beast', 'beast']);
  expect(SKILL_IDS.filter(id => skillOf(id).back !== undefined)).toEqual(['abomination:transform']);
});

const HERO_ROWS = rowsUnder('Heroes (11');
test.each(
  HERO_IDS,
)('DD-XPL-03, DD-CON-27, DD-CON-28 %s: Life, Dodge, Speed, Resistances and Immunities of the ledger', id => {
  const row = HERO_ROWS.get(id === 'abomination' ? 'abomination (both forms)' : id) ?? [];
  expect(HEROES[id satisfies HeroId].map(heroText)).toEqual(row);
});
function heroText({ life, dodge, speed, resists, immune }: (typeof HEROES)[HeroId][number]): string {
  const printed = `${life}/${dodge}/${speed}${resists.length === 0 ? '' : ` ${resists.join(', ')}`}`;
  return immune.length === 0 ? printed : `${printed}; immune ${immune.join(', ')}`;
}
