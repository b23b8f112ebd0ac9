import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MonsterSkill, SkillChoice } from '../../src/data/monster-card.ts';
import {
  DECK_MONSTER_IDS,
  type DeckMonster,
  type DeckMonsterId,
  deckMonsterOf,
  MONSTER_CARDS,
} from '../../src/data/monsters.ts';
import { STANCES } from '../../src/data/stances.ts';
import { monstersOfLevel } from '../../src/rules/set-up.ts';

const LEDGER = readFileSync(new URL('../../ledger.md', import.meta.url), 'utf8');

/** The row of a Monster in the ledger's tables, cell by cell. */
function rowOf(id: DeckMonsterId): string[] {
  const row = LEDGER.split('\n').find(line => new RegExp(`^\\| ${id} \\| [123] \\|`).test(line));
  return (row ?? '').split('|').map(cell => cell.trim());
}

/** A card in the shorthand of those tables. */
const traits = ({ resists = [], immune = [], protection }: DeckMonster): string =>
  [
    ...(resists.length > 0 ? [`resist ${resists.join(', ')}`] : []),
    ...(immune.length > 0 ? [`immune ${immune.join(', ')}`] : []),
    ...(protection === true ? ['Protection'] : []),
  ].join('; ') || '—';

const kind = ({ types, position, size }: DeckMonster): string =>
  [...types, position, ...(size === 'normal' ? [] : [size])].map(capital).join(' ');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const shorthand = ({ skills }: DeckMonster): string =>
  skills.map((skill, place) => `${place + 1}) ${skillLine(skill)}`).join(' · ');

function skillLine(skill: MonsterSkill): string {
  const {
    id,
    range,
    priority,
    enemies = 1,
    acc,
    damage,
    crit,
    critical,
    self = [],
    target = [],
    bonus = [],
  } = skill;
  const isSelf = range === 'self';
  const effects = [
    ...self.map((effect, at) => (at === 0 && !isSelf ? `self ${word(effect)}` : word(effect))),
    ...target.map((effect, at) => (at === 0 ? `T ${word(effect)}` : word(effect))),
    ...bonus.map(([against, more]) => `+${more} dmg vs ${capital(against)}`),
  ];
  return [
    id.slice(id.indexOf(':') + 1),
    isSelf ? 'self' : `r${range.toString()} ${priority}`,
    ...(enemies > 1 ? [`×${enemies}`] : []),
    ...(crit === undefined ? [] : [`C${crit}/${critical}`]),
    acc === undefined ? 'auto' : damage === undefined ? `Acc${acc}` : `Acc${acc}/${damage}`,
    ...(effects.length > 0 ? [effects.join(', ')] : []),
  ].join(' ');
}

function word([name, ...rest]: readonly unknown[]): string {
  const [first, second] = rest as number[];
  if (name === 'bleed' || name === 'blight') return `${capital(name)} ${first}/${second}t`;
  if (name === 'push' || name === 'pull') return `${name} ${first}`;
  if (name === 'stress') return `Stress +${first}`;
  if (name === 'light') return `Light −${-(first ?? 0)}`;
  if (name === 'heal') return `Heal ${first}`;
  if (name === 'disease') return 'Disease';
  if (name === 'remove') return `remove ${(rest as string[]).map(capital).join(' and ')}`;
  return `${capital(name as string)} ${first}t`;
}

/** The ledger's cell in the same spelling: names as ids, priorities as ids, a Light change among the Target Effects. */
const spelt = (cell: string): string =>
  cell
    .split(' · ')
    .map(line =>
      line
        .replace(
          /^(\d\)) (.+?) (r\d|self)/,
          (_, place: string, name: string, range: string) =>
            `${place} ${name.toLowerCase().replaceAll(/['’]/g, '').replaceAll(/[ -]/g, '-')} ${range}`,
        )
        .replace('most wounded Monster', 'most-wounded-monster')
        .replace('closest Monster', 'closest-monster')
        .replace(/most (wounded|stressed)/, 'most-$1')
        .replace('marked→', 'marked-then-')
        .replace(/(Acc\d+\/\d+), \+/, '$1 +')
        .replace('Light −1, T Stress', 'T Light −1, Stress'),
    )
    .join(' · ');

/** Stances that share an entry are written together. */
function stancesOf({ stances }: DeckMonster): string {
  const entries: [string, string][] = [];
  for (const stance of STANCES) {
    const entry = choiceLine(stances[stance]);
    const last = entries.at(-1);
    if (last?.[1] === entry) last[0] += `,${capital(stance.charAt(0))}`;
    else entries.push([capital(stance.charAt(0)), entry]);
  }
  return entries
    .map(([who, what]) =>
      what === '' ? `${who} crossed out` : `${who === 'A,D,R,S' ? 'all' : who}: ${what}`,
    )
    .join('; ');
}

function choiceLine(choice: SkillChoice): string {
  if (choice.length === 1) return String(choice[0]?.[1]);
  let from = 1;
  return choice
    .map(([highest, place]) => {
      const line = `${from}–${highest} ${place}`;
      from = highest + 1;
      return line;
    })
    .join(', ');
}

test.each(DECK_MONSTER_IDS)('DD-MON-02, DD-MON-03 %s is as the ledger has it', id => {
  const card = deckMonsterOf(id);
  const [, , level, copies, type, numbers, traitCell, skills, stances] = rowOf(id);
  expect(level).toBe(String(card.level));
  expect(copies).toBe(String(card.copies));
  expect(type).toBe(kind(card));
  expect(numbers).toBe(`${card.life} / ${card.speed} / ${card.dodge}`);
  expect(traitCell).toBe(traits(card));
  expect(shorthand(card)).toBe(spelt(skills ?? ''));
  expect(stancesOf(card)).toBe(stances);
});

test('DD-CAM-10 the Ruins, the Common Monsters and the Darkest Dungeon have as many cards as figures', () => {
  const count = (home: DeckMonster['home']): number =>
    MONSTER_CARDS.filter(card => deckMonsterOf(card.split(':')[0] as DeckMonsterId).home === home).length;
  expect([count('ruins'), count('common'), count('darkest')]).toEqual([17, 45, 26]);
  const upTo = [1, 2, 3].map(level => monstersOfLevel(level as 1).length);
  expect(upTo).toEqual([42, 11, 9]);
});

test('DD-MON-03 only the Ranged Stance of the Ascended Brawler is crossed out', () => {
  const crossed = DECK_MONSTER_IDS.flatMap(id =>
    STANCES.filter(stance => deckMonsterOf(id).stances[stance].length === 0).map(stance => `${id} ${stance}`),
  );
  expect(crossed).toEqual(['ascended-brawler ranged']);
});

test('every Skill names how many of which side it affects, and every choice of a Skill ends with 10', () => {
  for (const id of DECK_MONSTER_IDS) {
    const { skills, stances } = deckMonsterOf(id);
    for (const { range, enemies, allies, priority } of skills) {
      expect((enemies ?? 0) + (allies ?? 0) > 0).toBe(range !== 'self');
      expect(allies !== undefined).toBe(priority.endsWith('monster'));
    }
    for (const stance of STANCES)
      if (stances[stance].length > 0) expect(stances[stance].at(-1)?.[0]).toBe(10);
  }
});
