import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HAZARDS } from '../src/data/hazards.ts';
import { type Quest, QUESTS, type QuestReward } from '../src/data/quests.ts';
import {
  ACTIVITIES,
  type Activity,
  EVENINGS,
  JUDGEMENTS,
  OMENS,
  SETTLEMENTS,
  type SettlementId,
} from '../src/data/settlements.ts';
import { EN } from '../src/words/en.ts';
import { FR } from '../src/words/fr.ts';

const ledger = readFileSync(new URL('../ledger.md', import.meta.url), 'utf8');

/** The cells of the rows of a table of the ledger, by the first cell. */
function table(heading: string): Map<string, string[]> {
  const start = ledger.indexOf(`### ${heading}`);
  const part = ledger.slice(start, ledger.indexOf('\n##', start + 4));
  const rows = part.split('\n').filter(line => line.startsWith('|') && !line.startsWith('|---'));
  return new Map(
    rows.slice(1).map(row => {
      const cells = row
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim());
      return [(cells[0] ?? '').split(' ')[0] ?? '', cells];
    }),
  );
}

/** A reward as the ledger writes it. */
function rewardOf(reward: QuestReward): string {
  if (reward.spellOrRare === true)
    return 'each learns one spell it has room for (DL-SRV-34) or gains 1 Rare Treasure';
  if (reward.wounds === 'all') return `each removes all Wounds and ${reward.insanity} Insanity`;
  const parts = [
    reward.crowns !== undefined ? `${reward.crowns} crowns each` : '',
    reward.standardEach !== undefined ? '1 Standard Treasure each' : '',
    reward.rareForGroup !== undefined ? '1 Rare Treasure, Loot Round' : '',
    reward.rareEach !== undefined ? '1 Rare Treasure each' : '',
    reward.insanity !== undefined ? `each removes ${reward.insanity} Insanity` : '',
  ];
  return parts.filter(part => part !== '').join(' and ');
}

describe('the tables are those of the ledger', () => {
  test('25 quests: halves and rewards', () => {
    const rows = table('Quests');
    expect([...rows.keys()].sort()).toEqual(Object.keys(QUESTS).sort());
    for (const [id, { first, second, reward }] of Object.entries<Quest>(QUESTS)) {
      const cells = rows.get(id) ?? [];
      expect([id, cells[1], (cells[2] ?? '').split(' ')[0], cells[6]]).toEqual([
        id,
        String(first),
        String(second),
        rewardOf(reward),
      ]);
    }
  });

  test('quests that add a skull card or forbid escape say so', () => {
    const rows = table('Quests');
    for (const [id, { skull, escape }] of Object.entries<Quest>(QUESTS)) {
      const rule = rows.get(id)?.[3] ?? '';
      expect([id, rule.includes('skull card')]).toEqual([id, skull !== undefined]);
      if (skull !== undefined)
        expect(rule.toLowerCase()).toContain(`${skull.card} to the ${skull.half} half`);
      expect([id, rule.includes('no escape')]).toEqual([id, escape !== undefined]);
    }
  });

  test('quests that bring Monsters of their own, in these numbers', () => {
    const rows = table('Quests');
    for (const [id, { monsters, moreHealth }] of Object.entries<Quest>(QUESTS)) {
      const room = rows.get(id)?.[4] ?? '';
      for (const [kind, numbers] of Object.entries(monsters ?? {})) {
        expect([id, room.includes(kind)]).toEqual([id, true]);
        if (new Set(numbers).size > 1)
          expect([id, room]).toEqual([id, expect.stringContaining(numbers.join(' / '))]);
      }
      if (moreHealth !== undefined) expect(room).toContain(`Health +${moreHealth}`);
    }
  });

  test('no quest needs more than 16 normal Dungeon cards', () => {
    for (const { first, second } of Object.values<Quest>(QUESTS))
      expect(first + second).toBeLessThanOrEqual(16);
  });

  test('20 Hazards', () => {
    expect([...table('Hazard deck').keys()]).toEqual(Object.keys(HAZARDS));
  });

  test('12 Activities, where they are and what they cost', () => {
    const rows = table('Activities');
    expect([...rows.keys()]).toEqual(Object.keys(ACTIVITIES));
    for (const [id, { at, cost }] of Object.entries<Activity>(ACTIVITIES)) {
      const [, hamlet, village, town, price = ''] = rows.get(id) ?? [];
      const where = { hamlet, village, town };
      for (const kind of Object.keys(SETTLEMENTS) as SettlementId[])
        expect([id, kind, at.includes(kind)]).toEqual([id, kind, where[kind] !== 'no']);
      if (typeof cost === 'number') expect([id, Number(price.split(' ')[0])]).toEqual([id, cost]);
    }
  });

  test('three charts of six', () => {
    for (const chart of [EVENINGS, OMENS, JUDGEMENTS]) expect(chart).toHaveLength(6);
    expect([...table('Evening chart').keys()]).toEqual(['1', '2', '3-4', '5', '6']);
  });
});

test('every name has its words in both languages', () => {
  const named = [QUESTS, HAZARDS, ACTIVITIES, SETTLEMENTS].flatMap(things => Object.keys(things));
  const ids = [
    ...named,
    ...named.map(id => `${id}.help`),
    ...Object.keys(HAZARDS).flatMap(id => [`${id}.a`, `${id}.b`]),
    ...EVENINGS,
    ...OMENS,
    ...JUDGEMENTS,
  ];
  for (const words of [EN, FR] as readonly Readonly<Record<string, string>>[])
    expect(ids.filter(id => words[id] === undefined)).toEqual([]);
});
