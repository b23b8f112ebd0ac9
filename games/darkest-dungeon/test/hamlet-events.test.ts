import { expect, test } from 'vitest';
import { HAMLET_EVENT_IDS, type HamletEventId } from '../src/data/hamlet-events.ts';
import { performEvent } from '../src/effects/hamlet-events.ts';
import { openBuildings } from '../src/rules/buildings.ts';
import { playDayEnd, playHamletEvent } from '../src/rules/hamlet.ts';
import { aGame, perform, playOut, type GameSet, type TestGame } from '../testing/index.ts';

const on = (event: HamletEventId, set: GameSet = {}): TestGame =>
  aGame({ hamlet: { event }, heroes: ['crusader', 'vestal'], ...set });

test.each(HAMLET_EVENT_IDS)('DD-HAM-11 %s can be drawn and followed to its days', event => {
  const { table, state } = aGame({
    hamlet: { event: null, days: 0 },
    onTop: { events: [event] },
    heroes: { crusader: { stress: 5, wounds: 5, disease: 'vertigo', quirks: ['soft'] }, vestal: {} },
  });
  playOut(playHamletEvent(table), [3, 7]);
  expect(state.hamlet?.event).toBe(event);
  expect(state.phase.kind).toBe(event === 'militia-training' ? 'day-end' : 'day');
});

test.each([
  ['supply-run', { dice: 2 }],
  ['lost-shipment', { dice: -2 }],
  ['unsettling-darkness', { light: 4 }],
  ['traveling-merchants', { merchants: true }],
  ['uneventful-week', { dice: 0, light: 5, merchants: false, reveals: 0, faces: [] }],
] as const)('DD-HAM-11, DD-CAM-11 %s prepares the next Quest: %o', (event, next) => {
  const { table, state } = on(event);
  perform(performEvent(table, event));
  expect(state.campaign.next).toMatchObject(next);
});

test('DD-HAM-11 Town Fair: each Hero recovers 3 Stress and heals 2 per Hero Level', () => {
  const { table, hero } = on('town-fair', {
    heroes: { crusader: { level: 3, wounds: 9, stress: 2 }, vestal: { wounds: 5, stress: 7 } },
  });
  perform(performEvent(table, 'town-fair'));
  expect(hero('crusader')).toMatchObject({ wounds: 3, stress: 0 });
  expect(hero('vestal')).toMatchObject({ wounds: 3, stress: 4 });
});

test('DD-HAM-11 The Feast: each Hero may be rid of all Stress or of all Wounds', () => {
  const { table, hero } = on('the-feast', {
    heroes: {
      crusader: { wounds: 9, stress: 8 },
      vestal: { wounds: 5, stress: 7 },
      jester: {},
      hellion: { stress: 3 },
    },
  });
  perform(performEvent(table, 'the-feast'), 'feast-stress', 'feast-wounds', 'pass');
  expect(hero('crusader')).toMatchObject({ wounds: 9, stress: 0 });
  expect(hero('vestal')).toMatchObject({ wounds: 0, stress: 7 });
  expect(hero('hellion').stress).toBe(3);
});

test('DD-HAM-11 Medical Breakthrough: one Hero is cured', () => {
  const { table, hero } = on('medical-breakthrough', {
    heroes: { crusader: { disease: 'ennui' }, vestal: { disease: 'vertigo' }, jester: {} },
  });
  const { asked } = perform(performEvent(table, 'medical-breakthrough'), 'figure:vestal');
  expect(asked[0]?.options).toHaveLength(2);
  expect([hero('crusader').disease, hero('vestal').disease]).toEqual(['ennui', null]);
});

test('DD-HAM-11 Caregivers Convention: each Hero may be rid of a Quirk', () => {
  const { table, hero } = on('caregivers-convention', {
    heroes: { crusader: { quirks: ['soft', 'evasive'] }, vestal: { quirks: ['nervous'] }, jester: {} },
  });
  perform(performEvent(table, 'caregivers-convention'), 'quirk:soft', 'pass');
  expect([hero('crusader').quirks, hero('vestal').quirks]).toEqual([['evasive'], ['nervous']]);
});

test('DD-HAM-11, DD-CAM-13 In Good Spirits: the highest d10s gain a Virtue, equals too, in Stance order', () => {
  const { table, hero } = on('in-good-spirits', { heroes: ['crusader', 'vestal', 'jester', 'hellion'] });
  perform(performEvent(table, 'in-good-spirits'), 3, 8, 8, 2, 'focused', 'powerful');
  expect(hero('vestal').resolve).toBe('focused');
  expect(hero('jester').resolve).toBe('powerful');
  expect([hero('crusader').resolve, hero('hellion').resolve]).toEqual([null, null]);
});

test('DD-HAM-11 Guild Training: each Hero may raise one Skill without XP or Gold', () => {
  const { table, state, hero } = on('guild-training');
  perform(performEvent(table, 'guild-training'), 'level-skill:crusader:smite', 'pass');
  expect(hero('crusader')).toMatchObject({ xp: 0, skills: { 'crusader:smite': 2 } });
  expect(new Set(Object.values(hero('vestal').skills))).toEqual(new Set([1]));
  expect(state.campaign.gold).toBe(0);
});

test('DD-HAM-26 Militia Training: a Level 1 Skill of each Hero rises and there are no days', () => {
  const { table, state, hero } = aGame({
    hamlet: { event: null, days: 0 },
    onTop: { events: ['militia-training'] },
    heroes: { crusader: {}, vestal: { skillLevel: 2 } },
  });
  perform(playHamletEvent(table), 'train-militia', 'level-skill:crusader:smite');
  expect(hero('crusader').skills['crusader:smite']).toBe(2);
  expect(state.hamlet?.days).toBe(0);
  perform(playDayEnd(table));
  expect(state.phase).toEqual({ kind: 'choose-quest' });
});

test('DD-HAM-26 Militia Training refused: three days', () => {
  const { table, state } = aGame({
    hamlet: { event: null, days: 0 },
    onTop: { events: ['militia-training'] },
  });
  perform(playHamletEvent(table), 'pass');
  expect(state.hamlet?.days).toBe(3);
  expect(state.phase).toEqual({ kind: 'day' });
});

test('DD-HAM-26 Labor Force: a building rises for nothing and cannot be visited in this phase', () => {
  const { table, state, hero } = on('labor-force', { gold: 5, heroes: { vestal: { stress: 5 } } });
  expect(openBuildings(state, hero('vestal'))).toContain('tavern');
  perform(performEvent(table, 'labor-force'), 'upgrade:tavern');
  expect(state.campaign).toMatchObject({ gold: 5, buildings: { tavern: 2 } });
  expect(openBuildings(state, hero('vestal'))).not.toContain('tavern');
});
