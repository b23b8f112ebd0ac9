import type { Passage, Seat } from '@tenebrae/kernel';
import { alliesPassage, monstersPassage } from './describe/figures.ts';
import { heroPassage } from './describe/heroes.ts';
import { line, when } from './describe/line.ts';
import { mapPassages } from './describe/map.ts';
import { overlordPassage } from './describe/overlord.ts';
import { faceOf } from './rules/dice.ts';
import { nameOf } from './rules/figures.ts';
import { spaceName } from './rules/options.ts';
import type { Attack, RolledDie, State } from './state.ts';

/**
 * DJ-OVC-15, DJ-SET-22, DJ-SET-24: the table in words, as a seat sees it: how the quest stands, attacks under way, heroes, the
 * overlord's side, the figures, the map area by area. What only the overlord knows is told to nobody else.
 */
export function describe(state: State, seat: Seat | null): Passage[] {
  const isLaid = state.areas.length > 0;
  return [
    questPassage(state, isLaid),
    ...state.attacks.map(attack => attackPassage(state, attack)),
    ...state.heroes.map(hero => heroPassage(state, hero)),
    overlordPassage(state, seat),
    monstersPassage(state),
    alliesPassage(state),
    ...(isLaid ? mapPassages(state, seat) : []),
  ].filter(({ lines }) => lines.length > 0);
}

/** DJ-CNQ-01, DJ-RND-01: quest, goal, conquest, whose turn it is and what is left of it. */
function questPassage(state: State, isLaid: boolean): Passage {
  const { phase, quest, round, conquest, runekeys, turn } = state;
  return {
    title: phase.kind === 'set-up' ? 'table.before' : 'table.round',
    about: { round },
    lines: [
      ...when(isLaid, 'table.quest', { quest: quest.id, goal: `${quest.id}.goal` }),
      ...when(isLaid, 'table.conquest', { conquest }),
      line(`table.phase.${phase.kind}`),
      ...(turn === null ? [] : turnLines(turn)),
      ...when(runekeys.length > 0, 'table.runekeys', { colours: runekeys }),
      ...when(state.gust, 'table.gust'),
      ...(isLaid ? quest.told.map(number => line('table.rule', { text: `${quest.id}.rule-${number}` })) : []),
    ],
  };
}

const turnLines = ({ hero, action, points, attacks }: NonNullable<State['turn']>): Passage['lines'] => [
  line('table.turn', { hero }),
  ...when(action !== null, 'table.turn-left', { action: action ?? '', points, attacks }),
];

/** DJ-ATK-01: an attack under way, with its dice. */
function attackPassage(state: State, attack: Attack): Passage {
  const { attacker, target, dice, damage, reach, pierce, range } = attack;
  return {
    title: 'table.attack',
    about: { figure: nameOf(state, attacker) },
    lines: [
      target === null
        ? line('table.attack-area')
        : line('table.attack-on', { space: spaceName(state, target), range }),
      ...dice.map(dieLine),
      ...when(dice.length > 0, 'table.attack-bonus', { damage, range: reach, pierce }),
      ...when(attack.aimed, 'table.attack-aimed'),
      ...when(attack.dodged, 'table.attack-dodged'),
    ],
  };
}

function dieLine(die: RolledDie): Passage['lines'][number] {
  const { miss, range, damage, surges, power } = faceOf(die);
  return miss
    ? line('table.die-miss', { colour: die.colour })
    : line('table.die', { colour: die.colour, range, damage, surges, power });
}
