import { expect, test } from 'vitest';
import { figureOf } from '../src/rules/figures.ts';
import { chooseTarget, monsterTargets } from '../src/rules/monster-targets.ts';
import { skillAt } from '../src/rules/monster-turn.ts';
import type { MonsterId } from '../src/state.ts';
import { aGame, type BattleSet, type GameSet, type TestGame } from '../testing/index.ts';

/** Four Heroes in Stance order crusader, hellion, highwayman, vestal; the first Monster is the one that chooses. */
const aScene = (battle: Partial<BattleSet>, more: Partial<GameSet> = {}): TestGame =>
  aGame({ ...more, battle: { room: 'ruins-1', ...battle } });

const aims = ({ state, monster }: TestGame, id: MonsterId, place: number): string | undefined =>
  chooseTarget(state, monster(id), skillAt(monster(id), place))?.target.id;

const affected = ({ state, monster }: TestGame, id: MonsterId, place: number): string[] => {
  const user = monster(id);
  const aim = chooseTarget(state, user, skillAt(user, place));
  if (aim === null) return [];
  return monsterTargets(state, user, skillAt(user, place), aim.area, aim.target).map(one => one.id);
};

test('DD-MON-04 ties between targets are broken by Stance order, Aggressive first', () => {
  const scene = aScene({
    heroes: { crusader: 'NW', hellion: 'W', highwayman: 'SW', vestal: 'NW' },
    monsters: [['maggot', 'N']],
  });
  expect(aims(scene, 'maggot:1', 1)).toBe('crusader');
  scene.state.trackers.heroes.reverse();
  expect(aims(scene, 'maggot:1', 1)).toBe('vestal');
});

test('DD-MON-05 closest is the Hero in the nearest Area, furthest the Hero in the farthest', () => {
  const scene = aScene({
    heroes: { crusader: 'W', hellion: 'N', highwayman: 'SE', vestal: 'E' },
    monsters: [['pliskin', 'NW']],
  });
  expect(aims(scene, 'pliskin:1', 2)).toBe('crusader');
  expect(aims(scene, 'pliskin:1', 1)).toBe('highwayman');
});

test('DD-MON-06 crowded is the Area with the most Heroes; among equals the one with the foremost Hero', () => {
  const scene = aScene({
    heroes: { crusader: 'SE', hellion: 'NE', highwayman: 'NE', vestal: 'SE' },
    monsters: [['madman', 'N']],
  });
  expect(affected(scene, 'madman:1', 1)).toEqual(['crusader', 'vestal']);
  scene.hero('vestal').area = 'NE';
  expect(affected(scene, 'madman:1', 1)).toEqual(['hellion', 'highwayman', 'vestal']);
});

test('DD-MON-06, DD-MON-04 a Skill with fewer targets than Heroes in the Area takes them in Stance order', () => {
  const scene = aScene({
    heroes: { crusader: 'NW', hellion: 'NW', highwayman: 'NW', vestal: 'SE' },
    monsters: [['brigand-cutthroat', 'W']],
  });
  expect(affected(scene, 'brigand-cutthroat:1', 1)).toEqual(['crusader', 'hellion']);
});

test('DD-MON-07 most wounded is the Hero with the most Wounds, most stressed the Hero with the most Stress', () => {
  const scene = aScene(
    { monsters: [['bone-soldier'], ['madman']] },
    { heroes: { crusader: { wounds: 3 }, hellion: { wounds: 7, stress: 2 }, vestal: { stress: 5 } } },
  );
  expect(aims(scene, 'bone-soldier:1', 1)).toBe('hellion');
  expect(aims(scene, 'madman:1', 2)).toBe('vestal');
});

test('DD-MON-08 a Monster that looks for a Monster chooses itself only if its Range includes 0', () => {
  const scene = aScene({
    room: 'darkest-1',
    monsters: [
      ['rapturous-cultist', 'C', { wounds: 5 }],
      ['bone-bearer', 'C', { wounds: 9 }],
      ['antibody', 'NW', { wounds: 2 }],
    ],
  });
  expect(aims(scene, 'rapturous-cultist:1', 2)).toBe('bone-bearer:1');
  scene.monster('rapturous-cultist:1').wounds = 12;
  expect(aims(scene, 'rapturous-cultist:1', 2)).toBe('rapturous-cultist:1');
  expect(aims(scene, 'bone-bearer:1', 3)).toBe('rapturous-cultist:1');
  scene.monster('rapturous-cultist:1').wounds = 0;
  scene.monster('antibody:1').wounds = 0;
  expect(aims(scene, 'bone-bearer:1', 3)).toBe('rapturous-cultist:1');
});

test('DD-MON-08 the closest Monster is never the Monster itself, and with no other there is none (DD-MON-16)', () => {
  const scene = aScene({
    room: 'darkest-1',
    monsters: [
      ['defensive-growth', 'C'],
      ['antibody', 'NW'],
      ['polyp', 'EYE_N'],
    ],
  });
  expect(aims(scene, 'defensive-growth:1', 1)).toBe('polyp:1');
  const alone = aScene({ room: 'darkest-1', monsters: [['defensive-growth', 'C']] });
  expect(aims(alone, 'defensive-growth:1', 1)).toBeUndefined();
});

test('DD-MON-09 a marked Hero comes first; among several the rest of the priority, then Stance order', () => {
  const scene = aScene({
    heroes: { crusader: 'SW', hellion: 'S', highwayman: 'N', vestal: 'S' },
    monsters: [['spitter', 'NW']],
  });
  expect(aims(scene, 'spitter:1', 1)).toBe('hellion');
  scene.hero('highwayman').conditions.push({ condition: 'mark', tokens: 1, wounds: 0 });
  expect(aims(scene, 'spitter:1', 1)).toBe('highwayman');
  scene.hero('crusader').conditions.push({ condition: 'mark', tokens: 1, wounds: 0 });
  expect(aims(scene, 'spitter:1', 1)).toBe('crusader');
  expect(aims(scene, 'spitter:1', 2)).toBe('highwayman');
});

test('DD-CON-22, DD-CON-34 Guard comes before every priority, among Heroes the Monster can get in Range of this turn', () => {
  const scene = aScene(
    {
      heroes: { crusader: 'W', hellion: 'SE', highwayman: 'W', vestal: 'N' },
      monsters: [['spitter', 'NW']],
    },
    {
      heroes: {
        crusader: { conditions: [['mark', 2]] },
        hellion: { conditions: [['guard', 1]] },
        highwayman: {},
        vestal: { conditions: [['guard', 1]] },
      },
    },
  );
  expect(aims(scene, 'spitter:1', 2)).toBe('vestal');
  scene.hero('vestal').conditions = [];
  expect(aims(scene, 'spitter:1', 2)).toBe('crusader');
});

test('DD-CON-34 among more Heroes than a Skill affects, those with Guard are taken first', () => {
  const scene = aScene(
    {
      heroes: { crusader: 'W', hellion: 'W', highwayman: 'W', vestal: 'SE' },
      monsters: [['brigand-cutthroat', 'NW']],
    },
    { heroes: { crusader: {}, hellion: {}, highwayman: { conditions: [['guard', 1]] }, vestal: {} } },
  );
  expect(affected(scene, 'brigand-cutthroat:1', 1)).toEqual(['crusader', 'highwayman']);
});

test('DD-MON-16 without a Hero there is no target', () => {
  const scene = aScene({ monsters: [['maggot']] });
  scene.state.heroes = [];
  scene.state.trackers.heroes = [];
  expect(aims(scene, 'maggot:1', 1)).toBeUndefined();
});

test('the Stalk mends the Cyst wherever it is', () => {
  const scene = aScene({
    room: 'boss-mammoth-cyst',
    boss: 'mammoth-cyst',
    monsters: [['mammoth-cyst'], ['white-cell-stalk']],
  });
  expect(aims(scene, 'white-cell-stalk', 1)).toBe('mammoth-cyst');
  expect(figureOf(scene.state, 'mammoth-cyst').side).toBe('monsters');
});

test('DD-MON-06 with Guard about, the Area is the most crowded of those that hold a Hero with Guard', () => {
  const scene = aScene(
    {
      heroes: { crusader: 'SE', hellion: 'SE', highwayman: 'NE', vestal: 'E' },
      monsters: [['madman', 'N']],
    },
    { heroes: { crusader: {}, hellion: {}, highwayman: { conditions: [['guard', 1]] }, vestal: {} } },
  );
  expect(affected(scene, 'madman:1', 1)).toEqual(['highwayman']);
});
