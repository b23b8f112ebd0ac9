import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOSSES } from '../src/data/bosses.ts';
import { type EncounterCard, ENCOUNTERS } from '../src/data/encounters.ts';
import { type MonsterAttack, type MonsterCard, type MonsterId, MONSTERS } from '../src/data/monsters.ts';
import type { Amount, Dice, Skillfulness } from '../src/data/numbers.ts';
import { copiesOf } from '../src/rules/set-up.ts';

const LEDGER = readFileSync(new URL('../ledger.md', import.meta.url), 'utf8');

/** The rows under a heading of the ledger whose first cell is an id, without its marks. */
function rowsUnder(heading: string, columns: number): Map<string, string[]> {
  const [, text = ''] = LEDGER.split(`### ${heading}`);
  const rows = (text.split('\n### ')[0] ?? '')
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line => line.split('|').slice(1, -1).map(withoutMarks))
    .filter(([id = '', second = ''], at) => at > 0 && /^[a-z-]+$/.test(id) && id !== 'id' && second !== '');
  return new Map(rows.filter(row => row.length === columns).map(([id = '', ...row]) => [id, row]));
}

const withoutMarks = (cell: string): string => cell.replace(/\[[RM][^\]]*\]/g, '').trim();

const printedDice = ([count, sides, plus = 0]: Dice): string =>
  `${count}d${sides}${plus > 0 ? `+${plus}` : ''}`;
const printedAmount = (amount: Amount): string =>
  typeof amount === 'number' ? String(amount) : printedDice(amount);
const printedSkill = (skill: Skillfulness | undefined): string =>
  skill === undefined ? '-' : `${skill.attacks}/${skill.toHit}+`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const MONSTER_IDS = Object.keys(MONSTERS) as MonsterId[];

test('DL-MON-04 there are 18 Monster cards and 77 miniatures', () => {
  expect(MONSTER_IDS).toHaveLength(18);
  expect(MONSTER_IDS.reduce((sum, id) => sum + MONSTERS[id].miniatures, 0)).toBe(77);
});

test.each(MONSTER_IDS)('DL-MON-04 the numbers of %s are those of the ledger', id => {
  const card: MonsterCard = MONSTERS[id];
  const { strength, perception, mind, charisma, agility, endurance } = card.attributes;
  expect(rowsUnder('Monsters (Level 1)', 16).get(id)).toEqual(
    [
      card.keywords.map(capital).join(', '),
      card.initiative,
      card.movement,
      `${card.base}x${card.base}`,
      ...[strength, perception, mind, charisma, agility, endurance],
      card.health,
      printedSkill(card.meleeSkill),
      printedSkill(card.rangedSkill),
      card.souls,
      card.miniatures,
    ].map(String),
  );
});

test.each(MONSTER_IDS)('DL-ATK-17 the attacks and immunities of %s are those of the ledger', id => {
  const card: MonsterCard = MONSTERS[id];
  const [attacks = '', rules = ''] = rowsUnder('Monsters (Level 1)', 3).get(id) ?? [];
  const dice = (attack: MonsterAttack | undefined) => {
    const thrown = attack?.damage ?? attack?.wounds;
    return thrown === undefined ? [] : [printedDice(thrown)];
  };
  expect(attacks.match(/\d+d\d+(\+\d+)?/g)).toEqual([...dice(card.melee), ...dice(card.ranged)]);
  expect(attacks.includes('+M damage')).toBe(card.ranged?.adds === 'mind');
  expect(attacks.includes('Magic')).toBe(card.melee.magic === true || card.ranged?.magic === true);
  expect(rules.includes('Immune to Poison')).toBe(card.immune?.includes('poison') === true);
  expect(/Immune to (Poison and )?fire/.test(rules)).toBe(card.immune?.includes('fire') === true);
  expect(rules.includes('Cannot be Prone')).toBe(card.immune?.includes('prone') === true);
  expect(/Blocked squares/.test(rules)).toBe(card.moves !== undefined);
});

/** The numbers of a card by Monster, as the ledger's cells say: what has no name is named by the first cell. */
function banners(cells: readonly string[]): Record<string, string[]> {
  const parsed = cells.map(cell => cell.split(',').map(part => part.trim().split(' ')));
  const names = (parsed[0] ?? []).map(([, name = '']) => name);
  const found: Record<string, string[]> = {};
  for (const [at, cell] of parsed.entries())
    for (const [place, [amount = '', name = names[place] ?? '']] of cell.entries())
      (found[name] ??= ['0', '0', '0', '0'])[at] = amount;
  return found;
}

const printedBanners = ({ monsters }: EncounterCard): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(monsters).map(([kind, banner]) => [kind, (banner ?? []).map(printedAmount)]),
  );

const LOOT = { 'Loot': 'standard', 'Rare Loot': 'rare', 'none': null } as const;

test.each(
  Object.entries<EncounterCard>(ENCOUNTERS),
)('DL-MON-05 DL-MON-07 DL-END-04 the banners and the loot of %s', (id, card) => {
  const [copies, ...cells] = rowsUnder('Encounter deck (24 cards)', 7).get(id) ?? [];
  expect(card.copies).toBe(Number(copies));
  expect(printedBanners(card)).toEqual(banners(cells.slice(0, 4)));
  expect(card.loot).toBe(LOOT[cells[4] as keyof typeof LOOT]);
});

test.each(
  Object.entries<EncounterCard>(BOSSES),
)('DL-BOS-01 DL-BOS-02 the banners of %s, and its Rare Loot', (id, card) => {
  const cells = rowsUnder('Boss deck (8 cards, all Rare Loot)', 5).get(id) ?? [];
  expect(printedBanners(card)).toEqual(banners(cells));
  expect(card.loot).toBe('rare');
});

test('DL-MON-05 DL-BOS-01 24 Encounter cards and 8 Boss cards', () => {
  expect(copiesOf(ENCOUNTERS)).toHaveLength(24);
  expect(copiesOf(BOSSES)).toHaveLength(8);
});
