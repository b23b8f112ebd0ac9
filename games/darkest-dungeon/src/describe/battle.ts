import { cardsLeft, type Passage } from '@tenebrae/kernel';
import { BATTLE_ROUNDS } from '../data/limits.ts';
import type { AreaId } from '../data/room-tile.ts';
import { areaSpec, areasOf, groundOf, neighboursOf } from '../rules/areas.ts';
import { cardOf, figuresAt, freeSpaces, lifeOf } from '../rules/figures.ts';
import { dodgeOf, speedOf } from '../rules/hit.ts';
import type { Battle, Circus, Monster, State } from '../state.ts';
import { conditionLines, placeLines, resistanceLines } from './hero.ts';
import { type Line, line, when } from './line.ts';

/** DD-PVP-01 to DD-PVP-11: the bout. */
export function arena(state: State, circus: Circus): Passage {
  const { arena: ring, teams, first, next, round, picks, puppets, butcher } = circus;
  return {
    title: 'table.circus',
    about: { arena: ring, round: round || '' },
    lines: [
      line(`table.phase.${state.phase.kind}`),
      ...(['red', 'blue'] as const).map(team => line('table.team', { team, seats: teams[team] })),
      ...when(picks > 0, 'table.party-counter', { team: first }),
      ...when(picks > 0, 'table.next-team', { team: next }),
      ...when(puppets !== null, 'table.puppets', { area: puppets ?? '' }),
      ...when(butcher !== null, 'table.butcher', { area: butcher ?? '' }),
    ],
  };
}

/** DD-BAT-01, DD-BSU-14: the Battle as a whole. */
export function battleLines({ battle, circus }: State): Passage {
  if (battle === null || circus !== null) return { title: 'table.battle', lines: [] };
  const { room, boss, round, initiative, task, doom, pews } = battle;
  const left = [...initiative.top, ...initiative.unseen, ...initiative.bottom];
  return {
    title: boss === null ? 'table.battle' : 'table.boss-battle',
    about: { room, boss: boss ?? '', round },
    lines: [
      line(boss === null ? 'table.round-of' : 'table.round', { round, rounds: BATTLE_ROUNDS }),
      ...when(cardsLeft(initiative) > 0, 'table.initiative', {
        heroes: left.filter(side => side === 'heroes').length,
        monsters: left.filter(side => side === 'monsters').length,
      }),
      ...when(task === 'open', 'table.task-open'),
      ...when(doom !== null, 'table.doom', { roll: doom ?? 0 }),
      ...when(pews.length > 0, 'table.pews', { areas: pews }),
    ],
  };
}

/** DD-MON-01, DD-MON-02: a Monster with all that its card says and what lies on it. */
export function monsterPassage(state: State, monster: Monster): Passage {
  const { types, size, skills, protection = false } = cardOf(monster);
  const life = lifeOf(monster);
  return {
    title: 'table.monster',
    about: { figure: monster.id, types: [...types] },
    lines: [
      ...placeLines(state, monster),
      line('table.monster-life', { left: life - monster.wounds, life }),
      ...conditionLines(monster),
      line('table.figures', { dodge: dodgeOf(state, monster), speed: speedOf(state, monster) }),
      ...when(size !== 'normal', 'table.size', { size }),
      ...when(protection, 'table.protected'),
      ...resistanceLines(cardOf(monster)),
      line('table.monster-skills', { skills: skills.map(({ id }) => id) }),
    ],
  };
}

/** DD-POS-01: each Area with who and what is in it, and where one can go from there. */
export function battlefield(state: State): Passage[] {
  const { battle } = state;
  if (battle === null) return [];
  return areasOf(battle.room).map(area => ({
    title: 'table.area',
    about: { area },
    lines: areaLines(state, battle, area),
  }));
}

function areaLines(state: State, battle: Battle, area: AreaId): Line[] {
  const { room, chests, nothingness } = battle;
  const figures = figuresAt(state, area).map(({ id }) => id);
  const free = Math.max(0, freeSpaces(state, area));
  const chestsHere = chests.filter(one => one === area).length;
  const ground = groundOf(room, area);
  return [
    ...when(figures.length > 0, 'table.here', { figures }),
    line('table.spaces', { free, spaces: areaSpec(room, area).spaces }),
    ...when(ground === 'high', 'table.high-ground'),
    ...when(ground === 'low', 'table.low-ground'),
    ...when(chestsHere > 0, 'table.chests', { count: chestsHere }),
    ...when(nothingness.includes(area), 'table.nothingness'),
    line('table.ways', { areas: [...neighboursOf(room, area)] }),
  ];
}
