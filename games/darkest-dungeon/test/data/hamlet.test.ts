import { expect, test } from 'vitest';
import { RUINS_BOSSES } from '../../src/data/bosses.ts';
import * as buildings from '../../src/data/buildings.ts';
import * as events from '../../src/data/hamlet-events.ts';
import { FIELD_DRESSING, FLAW_RECOVERY, HAMLET_SKILLS } from '../../src/data/hamlet-skills.ts';
import { HERO_IDS } from '../../src/data/heroes.ts';
import { OPTIONS } from '../../src/data/options.ts';
import { PARTIES, PARTY_IDS } from '../../src/data/parties.ts';
import { rosterOf } from '../../src/data/skills.ts';
import { LEVELS } from '../../src/data/stances.ts';
import { STARTS } from '../../src/data/starts.ts';
import { THREAT_NUMBERS } from '../../src/data/threats.ts';

test('DD-BLD-01, DD-BLD-02 nine buildings, seven of which rise, for 20 or 10 Gold', () => {
  expect(buildings.BUILDINGS).toHaveLength(9);
  expect(buildings.UPGRADE_PRICES).toEqual({
    'stagecoach': 20,
    'nomad-wagon': 10,
    'abbey': 20,
    'sanitarium': 20,
    'tavern': 20,
    'survivalist': 20,
    'blacksmith': 10,
  });
});

/** As printed: kind, number, Gold; one line a Level. */
const said = (service: buildings.Service): string =>
  `${service.kind}${'count' in service ? ` ${service.count}` : ''}${'amount' in service ? ` ${service.amount}` : ''} for ${service.gold}`;

test.each([
  ['abbey', 1, 'remove-quirks 1 for 2, remove-quirks 2 for 5'],
  ['abbey', 2, 'remove-quirks 1 for 2, remove-quirks 2 for 5, gain-quirk for 3'],
  [
    'abbey',
    3,
    'remove-quirks 1 for 1, remove-quirks 2 for 4, gain-quirk for 3, stress 3 for 1, stress 6 for 3',
  ],
  ['sanitarium', 1, 'heal 5 for 1, heal 10 for 3, remove-disease for 2'],
  ['sanitarium', 2, 'heal 7 for 1, heal 14 for 3, remove-disease for 2'],
  ['sanitarium', 3, 'heal 9 for 1, heal 18 for 3, remove-disease for 2'],
  ['tavern', 1, 'stress 3 for 1, stress 6 for 3'],
  ['tavern', 2, 'stress 3 for 1, stress 6 for 3, stress 9 for 9'],
  [
    'tavern',
    3,
    'stress 3 for 1, stress 6 for 3, stress 9 for 9, heal 5 for 1, heal 10 for 3, remove-disease for 2',
  ],
  ['survivalist', 1, 'dice 1 for 1'],
  ['survivalist', 2, 'dice 1 for 1, dice 2 for 3'],
  ['survivalist', 3, 'dice 1 for 0, dice 2 for 2, dice 3 for 4'],
] as const)('DD-BLD-07 to DD-BLD-10 the %s of Level %i: %s', (building, level, printed) => {
  const services: readonly buildings.Service[] = buildings.SERVICES[building][level - 1] ?? [];
  expect(services.map(said).join(', ')).toBe(printed);
});

test('DD-BLD-05, DD-BLD-06, DD-BLD-12, DD-BLD-13 Wagon and Blacksmith', () => {
  expect(buildings.WAGON_STOCK).toEqual([
    [3, 0, 0],
    [2, 1, 0],
    [1, 1, 1],
  ]);
  expect(buildings.TRINKET_PRICES).toEqual([4, 6, 8]);
  expect(buildings.TRINKET_SALES).toEqual([2, 3, 4]);
  expect(buildings.FORGED_LEVELS).toEqual([2, 3, 3]);
  expect(buildings.FORGE_DICE).toEqual([0, 0, 1]);
  expect(buildings.FORGE_PRICE).toBe(1);
});

test('DD-HAM-15 the Caretaker’s map', () => {
  expect(buildings.CARETAKER_MAP.join(' ')).toBe(
    'nomad-wagon abbey sanitarium tavern survivalist guild blacksmith graveyard stagecoach stagecoach',
  );
});

test('DD-HAM-11, DD-HAM-12 sixteen Events with their days; two leave the campaign', () => {
  const days = Object.entries(events.HAMLET_EVENTS).map(([id, { days: count }]) => `${id} ${count}`);
  expect(days).toEqual([
    'supply-run 2',
    'busy-week 2',
    'lost-shipment 4',
    'unsettling-darkness 3',
    'uneventful-week 3',
    'labor-force 3',
    'town-fair 1',
    'traveling-merchants 2',
    'wanderers-market 2',
    'the-feast 1',
    'medical-breakthrough 3',
    'caregivers-convention 2',
    'general-repairs 4',
    'in-good-spirits 3',
    'guild-training 2',
    'militia-training 3',
  ]);
  const leaving = events.HAMLET_EVENT_IDS.filter(id => events.hamletEventOf(id).leaves === true);
  expect(leaving).toEqual(['labor-force', 'guild-training']);
  expect([events.MORE_DICE, events.FEWER_DICE, events.DARK_START, events.MARKET_BONUS]).toEqual([2, 2, 4, 5]);
  expect(events.TUTORIAL_DAYS).toBe(2);
});

test('DD-HAM-20 every Hero has a Hamlet Skill; three have two', () => {
  const counts = HERO_IDS.map(id => Object.values(HAMLET_SKILLS).filter(({ hero }) => hero === id).length);
  expect(counts.every(count => count >= 1)).toBe(true);
  expect(counts.filter(count => count === 2)).toHaveLength(3);
  expect(HAMLET_SKILLS['plague-doctor:experimental-vapours'].heals).toEqual([4, 7, 9]);
  expect(HAMLET_SKILLS['occultist:dark-ritual'].heals).toEqual([2, 4, 5]);
  expect(FLAW_RECOVERY).toBe(2);
  expect(FIELD_DRESSING).toEqual({
    good: { upTo: 3, heals: [4, 7, 9] },
    fair: { upTo: 8, heals: [2, 4, 5] },
    badStress: 2,
  });
});

test('DD-SET-12, DD-HAM-10 the numbers of the Threats', () => {
  expect(THREAT_NUMBERS).toEqual({
    'prophet-1-dungeon': { stress: 2 },
    'prophet-2-dungeon': { stress: 1 },
    'prophet-3-dungeon': { stress: 1 },
    'prophet-1-hamlet': { less: 1 },
    'prophet-2-hamlet': { less: 2 },
    'prophet-3-hamlet': { less: 3 },
    'collector-2-dungeon': { lostUpTo: 5 },
    'collector-3-dungeon': { restingPoints: 4 },
    'fanatic-1-dungeon': { mark: 2 },
    'fanatic-2-dungeon': { mark: 3 },
    'fanatic-3-dungeon': { mark: 3, stressFrom: 5 },
    'fanatic-1-hamlet': { stress: 1 },
    'fanatic-2-hamlet': { gold: 2 },
    'fanatic-3-hamlet': { upTo: 5 },
  });
});

/** Heroes in Stance order with the first letters of their Skills, as the ledger lists them. */
test.each([
  [
    'group-1-adventuring-party',
    'crusader: smite zealous-accusation holy-lance; hellion: wicked-hack iron-swan if-it-bleeds; highwayman: pistol-shot tracking-shot point-blank-shot; vestal: divine-grace dazzling-light mace-bash',
  ],
  [
    'group-2-battlefield-experts',
    'crusader: stunning-blow battle-heal smite; bounty-hunter: come-hither uppercut collect-bounty; occultist: wyrd-reconstruction sacrificial-stab daemons-pull; vestal: dazzling-light judgement divine-grace',
  ],
  [
    'group-3-damage-over-time',
    'hellion: if-it-bleeds bleed-out adrenaline-rush; grave-robber: pick-to-the-face throw-dagger poison-dart; plague-doctor: incision noxious-blast plague-grenade; occultist: wyrd-reconstruction abyssal-artillery weakening-curse',
  ],
  [
    'group-4-the-dancers',
    'crusader: holy-lance battle-heal zealous-accusation; grave-robber: lunge shadow-fade flashing-daggers; jester: solo finale dirk-stab; arbalest: snipers-mark blindfire sniper-shot',
  ],
] as const)('DD-SET-16 %s', (party, printed) => {
  const rows = PARTIES[party].map(
    ([hero, skills]) => `${hero}: ${skills.map(skill => skill.split(':')[1]).join(' ')}`,
  );
  expect(rows.join('; ')).toBe(printed);
  for (const [hero, skills] of PARTIES[party])
    for (const skill of skills) expect(rosterOf(hero)).toContain(skill);
});

test('DD-CAM-02, DD-MOD-01, DD-SET-11, DD-SET-16 what a table may settle', () => {
  expect(OPTIONS.mode.values).toEqual(['campaign', 'tutorial', 'circus']);
  expect(OPTIONS.difficulty.values).toEqual(['normal', 'radiant', 'stygian']);
  expect([...OPTIONS.start.values].filter(start => start !== 'boss-battle').sort()).toEqual(
    Object.keys(STARTS).sort(),
  );
  expect(OPTIONS.boss.values).toEqual([
    'random',
    ...RUINS_BOSSES,
    'templars',
    'mammoth-cyst',
    'shuffling-horror',
  ]);
  expect(OPTIONS.party.values).toEqual(['chosen', 'random', ...PARTY_IDS]);
  expect(LEVELS).toHaveLength(3);
});
