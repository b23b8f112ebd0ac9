import { expect, test } from 'vitest';
import { MAP_PIECES } from '../../src/data/map-pieces.ts';
import { chest, door, firstConquest, monster, obstacle, type Quest } from '../../src/data/quest.ts';
import { QUEST_IDS, questOf } from '../../src/data/quests.ts';
import { questFaults } from '../../src/quest-faults.ts';

const GOOD = questOf('the-lamplighter');

/** The same quest with something changed in area 1. */
const withArea = (change: Partial<Quest['areas'][number]>): Quest => ({
  ...GOOD,
  areas: GOOD.areas.map((area, number) => (number === 1 ? { ...area, ...change } : area)),
});

test.each(QUEST_IDS)('DJ-VAR-02 C2 nothing is wrong with %s', id => {
  expect(questFaults(questOf(id))).toEqual([]);
});

test('DJ-SET-01 the nine quests have their numbers in order, a map, rules and a goal', () => {
  expect(QUEST_IDS.map(id => questOf(id).number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each([
  2, 3, 4,
])('DJ-SET-17 with %i heroes quest 1 starts with the 5 tokens that are printed for it, ours with what is fair', heroes => {
  const tokens = Object.fromEntries(QUEST_IDS.map(id => [id, firstConquest(questOf(id), heroes)]));
  expect(tokens['into-the-dark']).toBe(5);
  expect(tokens['the-drowning-vault']).toBe([5, 11, 9][heroes - 2]);
  expect(tokens['the-sundered-stair']).toBe([3, 5, 9][heroes - 2]);
});

test.each([
  [
    'a short row',
    { ...GOOD, map: [...GOOD.map.slice(0, -1), '5'] },
    'row 20 has 1 columns, the first has 27',
  ],
  ['a hopeless start', { ...GOOD, conquest: [9, 0, 7] }, '0 conquest tokens with 3 heroes'],
  ['a missing piece', { ...GOOD, pieces: GOOD.pieces.slice(1) }, 'no piece lies on (6,0)'],
  [
    'a piece too many',
    { ...GOOD, pieces: [...GOOD.pieces, { piece: 'dead-end', at: [6, 0], turns: 0 }] },
    'two pieces lie on (6,0)',
  ],
  [
    'a piece beside the map',
    { ...GOOD, pieces: [...GOOD.pieces, { piece: 'dead-end', at: [0, 0], turns: 0 }] },
    'dead-end lies on (0,0), which is no space',
  ],
  ['an area without a list', { ...GOOD, areas: GOOD.areas.slice(1) }, 'the map has 6 areas, the list 5'],
  [
    'an area in two pieces',
    { ...GOOD, map: GOOD.map.map((row, y) => (y === 0 ? row.replace('4', '2') : row)) },
    'area 2 is in 2 pieces',
  ],
  [
    'a door in the middle of an area',
    { ...GOOD, doors: { ...GOOD.doors, 'door-9': door(null, [6, 0], [6, 1], [7, 0], [7, 1]) } },
    'door-9 does not stand between two areas',
  ],
  [
    'too many rune doors',
    {
      ...GOOD,
      doors: Object.fromEntries(
        Object.entries(GOOD.doors).map(([id, one]) => [id, { ...one, rune: 'red' as const }]),
      ),
    },
    '5 rune doors, the box holds 3',
  ],
  [
    'a monster in a wall',
    withArea({ monsters: [monster('ogre', 'normal', [11, 11])] }),
    'ogre at (12,11) is not in area 1',
  ],
  [
    'two monsters in one space',
    withArea({
      monsters: [monster('beastman', 'normal', [8, 9]), monster('skeleton', 'normal', [8, 9], '4')],
    }),
    'two things at (8,9) with 4 heroes',
  ],
  [
    'more figures than the box holds',
    withArea({
      monsters: [monster('ogre', 'master', [8, 6]), monster('ogre', 'master', [10, 8], '3+')],
    }),
    '2 master ogre in one area with 3 heroes, the box holds 1',
  ],
  [
    'an unknown encounter',
    withArea({ markers: [{ kind: 'encounter', id: 'nowhere', at: [7, 7] }] }),
    'there is no encounter nowhere',
  ],
  [
    'an unknown ally',
    withArea({ markers: [{ kind: 'ally', id: 'nobody', at: [7, 7] }] }),
    'there is no ally nobody',
  ],
  [
    'an unknown named monster',
    withArea({ monsters: [{ ...monster('ogre', 'master', [8, 6]), named: 'nobody' }] }),
    'there is no named monster nobody',
  ],
  [
    'a named monster of another kind',
    withArea({ monsters: [{ ...monster('naga', 'master', [8, 6]), named: 'grusk' }] }),
    'grusk is a ogre, not a naga',
  ],
  [
    'no way in',
    { ...GOOD, areas: [{ monsters: [], markers: [], obstacles: [] }, ...GOOD.areas.slice(1)] },
    'the start area has no active glyph',
  ],
  [
    'a chest of the wrong colour',
    { ...GOOD, chests: [chest('gold', 0, 0, 0, 1), ...GOOD.chests.slice(1)] as unknown as Quest['chests'] },
    'chest 1 must be copper',
  ],
  [
    'too many chests',
    withArea({
      markers: [
        { kind: 'chest', colour: 'gold', at: [7, 7] },
        { kind: 'chest', colour: 'gold', at: [8, 7] },
      ],
    }),
    '3 gold chests, the box holds 2',
  ],
  [
    'too many obstacles',
    withArea({
      obstacles: [
        obstacle(
          'pit',
          ...Array.from({ length: 21 }, (_, n) => [6 + (n % 6), 6 + Math.floor(n / 6)] as const),
        ),
      ],
    }),
    '26 obstacle spaces, the box holds 23',
  ],
  [
    'more pieces than the box holds',
    { ...GOOD, pieces: Array.from({ length: 99 }, () => GOOD.pieces[0]) as unknown as Quest['pieces'] },
    `99 pieces room-4x6, the box holds ${MAP_PIECES['room-4x6'].copies}`,
  ],
  [
    'too many normal doors',
    {
      ...GOOD,
      doors: Object.fromEntries(
        Array.from({ length: 8 }, (_, at) => [`door-${at}`, door(null, [4, 8], [4, 9], [5, 8], [5, 9])]),
      ),
    },
    '8 normal doors, the box holds 7',
  ],
  ...(
    [
      ['glyphs', 'glyph', 10, 14],
      ['healing potions', 'healing', 9, 14],
      ['vitality potions', 'vitality', 9, 15],
      ['money markers', 'money', 9, 13],
    ] as const
  ).map(
    ([name, kind, held, laid]) =>
      [
        `too many ${name}`,
        withArea({
          markers: Array.from({ length: 11 }, (_, at) => ({ kind, at: [6 + (at % 6), 6] as const })),
        }),
        `${laid} ${name}, the box holds ${held}`,
      ] as const,
  ),
  [
    'a marker outside its area',
    withArea({ markers: [{ kind: 'money', at: [0, 8] }] }),
    'money at (0,8) is not in area 1',
  ],
  [
    'an obstacle outside its area',
    withArea({ obstacles: [obstacle('pit', [0, 8])] }),
    'pit at (0,8) is not in area 1',
  ],
  [
    'no monster at all',
    { ...GOOD, areas: GOOD.areas.map(area => ({ ...area, monsters: [] })) },
    'there is no monster with 2 heroes',
  ],
  [
    'a goal that nobody can reach',
    { ...GOOD, goal: { kill: ['nobody'] } },
    'the goal names nobody, whom the quest has not',
  ],
  [
    'a lever without a door',
    {
      ...GOOD,
      encounters: {
        ...GOOD.encounters,
        lever: { by: 'hero', stays: false, effects: [{ kind: 'open-door', door: 'door-9' }] },
      },
    },
    'an encounter opens door-9, which is no door',
  ],
  [
    'a staircase to nowhere',
    withArea({ markers: [{ kind: 'staircase', colour: 'red', at: [7, 7] }] }),
    'the red staircase has no other end',
  ],
  ['a key behind its own door', withKeyBehind(), '(21,14) cannot be reached'],
  [
    'a passage full of rubble',
    withArea({ obstacles: [obstacle('rubble', [12, 8], [12, 9])] }),
    '(14,8) cannot be reached',
  ],
] as const satisfies readonly (readonly [
  string,
  Quest,
  string,
])[])('DJ-VAR-02 the validator finds %s', (_, quest, fault) => {
  expect(questFaults(quest)).toContain(fault);
});

function withKeyBehind(): Quest {
  return {
    ...GOOD,
    areas: GOOD.areas.map(area => ({
      ...area,
      markers: area.markers.map(one => (one.kind === 'runekey' ? { ...one, colour: 'blue' as const } : one)),
    })),
  };
}
