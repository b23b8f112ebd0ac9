import type { Passage, Seat } from '@tenebrae/kernel';
import { arena, battleLines, battlefield, monsterPassage } from './describe/battle.ts';
import { dungeonMap } from './describe/dungeon.ts';
import { hamletPassages } from './describe/hamlet.ts';
import { heroPassage } from './describe/hero.ts';
import { type Line, line, when } from './describe/line.ts';
import { LIGHT } from './data/light.ts';
import { PROVISIONS } from './data/provisions.ts';
import { THREAT_SIDES } from './data/threats.ts';
import { allFigures, isHero, monstersInOrder } from './rules/figures.ts';
import { threatOn } from './rules/modifiers.ts';
import type { Hero, Quest, State } from './state.ts';

/** The whole table in words, from the campaign down to the last token. Nothing is hidden from anybody. */
export function describe(state: State, _seat: Seat | null): Passage[] {
  return [
    state.circus === null ? campaign(state) : arena(state, state.circus),
    ...inTurn(state).map(hero => heroPassage(state, hero)),
    ...state.joining.map(hero => heroPassage(state, hero)),
    battleLines(state),
    ...monstersInOrder(state).map(monster => monsterPassage(state, monster)),
    ...battlefield(state),
    ...dungeonMap(state),
    ...hamletPassages(state),
    fallen(state),
  ].filter(({ lines }) => lines.length > 0);
}

/** Those on a tracker in Stance order, then those who have no place on one yet. */
function inTurn(state: State): Hero[] {
  const placed = allFigures(state).filter(isHero);
  return [...placed, ...state.heroes.filter(hero => !placed.includes(hero))];
}

/** DD-CAM-02, DD-SET-12, DD-LGT-01, DD-PRV-04: what belongs to all. */
function campaign(state: State): Passage {
  const { phase, quest, options, campaign: camp } = state;
  const { act, threat, gold, light, provisions, waiting, stagecoachXp, questLog } = camp;
  const pool = PROVISIONS.filter(id => provisions[id] > 0);
  const threats = THREAT_SIDES.flatMap(side => threatOn(state, side) ?? []);
  return {
    title: state.tutorial === null ? 'table.campaign' : 'table.tutorial',
    about: { act, mode: `option.difficulty.${options.difficulty}` },
    lines: [
      line(`table.phase.${phase.kind}`),
      ...when(threat !== null, 'table.threat', { boss: threat ?? '' }),
      ...threats.map(id => line('table.threat-text', { threat: id, text: `${id}@text` })),
      line('table.light', { light }),
      ...lightLines(light),
      line('table.gold', { gold }),
      ...when(pool.length > 0, 'table.provisions'),
      ...pool.map(id => line('table.provision', { provision: id, count: provisions[id] })),
      line('table.waiting', { waiting, xp: stagecoachXp }),
      ...when(quest !== null, 'table.quest', { quest: quest?.id ?? '' }),
      ...(quest === null ? [] : questLines(quest)),
      ...when(questLog.length > 0, 'table.quests-done', { quests: questLog.map(one => one.quest) }),
    ],
  };
}

/** DD-LGT-02 to DD-LGT-07: what the Light does where it stands. */
function lightLines(light: number): Line[] {
  return [
    ...when(light === LIGHT.heroDodge, 'table.light-dodge'),
    ...when(light <= LIGHT.crit, 'table.light-crit'),
    ...when(light <= LIGHT.moreStress, 'table.light-stress'),
    ...when(light <= LIGHT.monsters, 'table.light-monsters'),
  ];
}

function questLines({ firewood, cleared, tasks, bossDead }: Quest): Line[] {
  const kinds = Object.entries(cleared).filter(([, count]) => count > 0);
  return [
    ...when(firewood > 0, 'table.firewood', { points: firewood }),
    ...kinds.map(([type, count]) => line('table.cleared', { type: `${type}@room`, count })),
    ...when(tasks > 0, 'table.tasks', { count: tasks }),
    ...when(bossDead, 'table.boss-dead'),
  ];
}

/** DD-HDT-01. */
const fallen = (state: State): Passage => ({
  title: 'table.fallen',
  lines: state.fallen.map(({ id, level, cause }) =>
    line('table.fallen-hero', { hero: id, level, cause: `cause.${cause}` }),
  ),
});
