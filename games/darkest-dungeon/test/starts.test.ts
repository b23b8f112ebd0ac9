import { expect, test } from 'vitest';
import { bossOf } from '../src/data/bosses.ts';
import { HERO_LEVEL_PRICE, SKILL_LEVEL_PRICE, SKILL_SLOTS, TRINKET_SLOTS } from '../src/data/limits.ts';
import type { Options } from '../src/data/options.ts';
import { STARTS, type StartId } from '../src/data/starts.ts';
import { trinketOf } from '../src/data/trinkets.ts';
import { game } from '../src/index.ts';
import { beat } from '../src/rules/beat.ts';
import { playChooseHeroes } from '../src/rules/campaign.ts';
import { monstersOfLevel, questsOf } from '../src/rules/set-up.ts';
import { aCampaign, playOut, type TestGame } from '../testing/index.ts';

/** A campaign of group 2 that has just been opened; draws fall as wanted, else on the first card. */
function opened(set: Partial<Options>, wanted: readonly string[] = []): TestGame {
  const started = aCampaign({ party: 'group-2-battlefield-experts', ...set });
  playOut(playChooseHeroes(started.table), [], wanted);
  return started;
}

const STARTING_POINTS = Object.keys(STARTS) as StartId[];

test.each(STARTING_POINTS)('DD-CAM-02 whoever enters at %s has spent no more XP than was earned', start => {
  const { heroLevel, skills, xp, stagecoachXp, trinkets } = STARTS[start];
  const raises = skills.reduce<number>((sum, level) => sum + level - 1, 0);
  const spent = (heroLevel - 1) * HERO_LEVEL_PRICE.xp + raises * SKILL_LEVEL_PRICE.xp;
  expect(spent + xp).toBe(stagecoachXp);
  expect(skills.length).toBeLessThanOrEqual(SKILL_SLOTS[heroLevel - 1] ?? 0);
  expect(trinkets.length).toBeLessThanOrEqual(TRINKET_SLOTS[heroLevel - 1] ?? 0);
});

test.each(
  STARTING_POINTS,
)('DD-CAM-02 entering at %s gives Levels, Skills, XP, Trinkets, Gold and buildings', start => {
  const { state } = opened({ start, difficulty: 'radiant' });
  const point = STARTS[start];
  expect(state.campaign).toMatchObject({
    act: point.act,
    questsDone: point.questsDone,
    stagecoachXp: point.stagecoachXp,
    gold: 20 + point.gold,
    waiting: 2,
    buildings: point.buildings,
  });
  for (const hero of state.heroes) {
    expect(hero).toMatchObject({ level: point.heroLevel, xp: point.xp, stress: point.stress });
    expect(hero.equipped).toHaveLength(SKILL_SLOTS[point.heroLevel - 1] ?? 0);
    expect(hero.equipped.slice(0, point.skills.length).map(skill => hero.skills[skill])).toEqual(
      point.skills,
    );
    expect(hero.trinkets.map(({ id }) => trinketOf(id).level)).toEqual(point.trinkets);
  }
  expect(game.invariants(state)).toEqual([]);
});

test.each([
  ['act-2', 2, 1],
  ['boss-2', 2, 1],
  ['act-3', 3, 2],
  ['boss-3', 3, 2],
] as const)('DD-BOS-01, DD-ACT-01 %s has a Threat of Level %i, and %i Bosses are behind the party', (start, level, beaten) => {
  const { state, told } = opened({ start, boss: 'necromancer' });
  expect(state.campaign.threat).toBe('necromancer');
  expect(told('threat-drawn')).toMatchObject([{ level }]);
  expect(state.decks.bosses.unseen).toHaveLength(3 - beaten);
  expect(state.decks.quests.unseen).toEqual(questsOf(level).sort());
  for (const card of monstersOfLevel(level)) expect(state.decks.monsters.unseen).toContain(card);
  expect(state.phase).toEqual({ kind: 'choose-quest' });
});

test('DD-CAM-02 a campaign may begin in the Hamlet after its first Quest', () => {
  const { state } = opened({ start: 'hamlet', boss: 'prophet' });
  expect(state.phase).toEqual({ kind: 'hamlet-event' });
  expect(state.hamlet).toMatchObject({ day: 1, wagon: null });
  expect(state.heroes.every(({ wounds }) => wounds === 5)).toBe(true);
});

test.each([
  ['necromancer', 'boss-necromancer', 'face-the-threat', 1],
  ['fanatic', 'boss-fanatic', 'face-the-threat', 1],
  ['templars', 'boss-templars', 'light-the-way', 4],
  ['shuffling-horror', 'boss-shuffling-horror', 'we-are-the-flame', 4],
] as const)('DD-BOS-02 a campaign may begin in the Battle against %s', (boss, room, quest, act) => {
  const { state, table } = opened({ start: 'boss-battle', boss });
  expect(state.phase).toEqual({ kind: 'battle-set-up' });
  expect(state.battle).toMatchObject({ room, boss });
  expect(state.quest).toMatchObject({ id: quest, boss, dungeon: null });
  expect(state.campaign).toMatchObject({ act, light: 4 });
  expect(Object.values(state.campaign.provisions).reduce((sum, dice) => sum + dice, 0)).toBe(8);
  playOut(beat(table));
  expect(state.battle?.monsters.length).toBeGreaterThan(0);
  const [first] = state.battle?.monsters ?? [];
  if (act === 1) expect(bossOf(boss).levels[0]?.life).toBeGreaterThan(first?.wounds ?? 0);
});

test('DD-FIN-01, DD-CAM-02 at the last encounter a form has been cancelled by the Quest of the guardian', () => {
  const { state, told } = opened({ start: 'final-encounter', boss: 'mammoth-cyst' });
  expect(state.phase).toEqual({ kind: 'final-encounter' });
  expect(state.campaign).toMatchObject({ act: 4, threat: null, cancelled: 'gestating-heart' });
  expect(told('form-cancelled')).toMatchObject([{ form: 'gestating-heart' }]);
});
