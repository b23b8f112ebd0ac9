import { copyGrid, type Grid, setEdge } from '@tenebrae/board';
import { cardsLeft, clone, type Json, type Seat } from '@tenebrae/kernel';
import { type Counted, countedFigures } from './counted.ts';
import type { TreasureColour } from './data/item-card.ts';
import type { OverlordDeckCard } from './data/overlord-cards.ts';
import type { SkillDeck } from './data/skills.ts';
import { OVERLORD } from './rules/figures.ts';
import type { AreaContents, FigureId, OverlordTurn, QuestState, State } from './state.ts';

export { conceal } from './conceal.ts';

type Hidden = 'areas' | 'areaOf' | 'chests' | 'grid' | 'overlord' | 'quest' | 'skills' | 'treasures';

/** What a client draws. What a hero's seat may not know is null or left out of a list. */
export interface View extends Omit<State, Hidden> {
  /** DJ-SET-22: the outline is public; a door that is not on the board yet is not shown. */
  grid: Grid;
  /** By square the number of its area, -1 where there is no space, -2 for a space that no hero has seen. */
  areaOf: number[];
  areas: { revealed: boolean; contents: AreaContents | null }[];
  quest: Omit<QuestState, 'secrets'> & { secrets: QuestState['secrets'] | null };
  overlord: {
    threat: number;
    hand: OverlordDeckCard[] | null;
    handSize: number;
    deck: number;
    discard: OverlordDeckCard[];
    powers: OverlordDeckCard[];
    turn: OverlordTurn | null;
  };
  /** What every figure's cards come to. */
  figures: Partial<Record<FigureId, Counted>>;
  /** Cards left. */
  skills: Record<SkillDeck, number>;
  treasures: Record<TreasureColour, number>;
}

export const UNSEEN_SPACE = -2;

/** DJ-OVC-15, DJ-SET-22, DJ-SET-24: all that a seat may know; spectators know what heroes do. */
export function view(state: State, seat: Seat | null): Json {
  const { areas, areaOf, chests: _chests, grid, overlord, quest, skills, treasures, ...open } = state;
  const knows = seat === OVERLORD;
  const seen: View = {
    ...clone(open),
    grid: knows ? grid : knownGrid(state),
    areaOf: areaOf.map(area => (knows || area < 0 || areas[area]?.revealed ? area : UNSEEN_SPACE)),
    areas: areas.map(({ revealed, contents }) => ({ revealed, contents: knows ? contents : null })),
    doors: clone(state.doors.filter(door => knows || door.placed)),
    markers: state.markers.map(marker => ({ ...marker, number: knows ? marker.number : 0 })),
    quest: { ...clone(quest), secrets: knows ? clone(quest.secrets) : null },
    overlord: {
      threat: overlord.threat,
      hand: knows ? [...overlord.hand] : null,
      handSize: overlord.hand.length,
      deck: cardsLeft(overlord.deck),
      discard: [...overlord.deck.discard],
      powers: [...overlord.powers],
      turn: clone(overlord.turn),
    },
    figures: countedFigures(state),
    skills: {
      fighting: cardsLeft(skills.fighting),
      subterfuge: cardsLeft(skills.subterfuge),
      wizardry: cardsLeft(skills.wizardry),
    },
    treasures: {
      copper: cardsLeft(treasures.copper),
      silver: cardsLeft(treasures.silver),
      gold: cardsLeft(treasures.gold),
    },
  };
  return seen as unknown as Json;
}

/** The map as the heroes see it: doors that are not placed leave no trace. */
function knownGrid(state: State): Grid {
  const grid = copyGrid(state.grid);
  for (const door of state.doors) {
    if (!door.placed) for (const [a, b] of door.edges) setEdge(grid, a, b, 'free');
  }
  return grid;
}
