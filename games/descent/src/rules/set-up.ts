import { createGrid } from '@tenebrae/board';
import { newDeck, type Setting } from '@tenebrae/kernel';
import { copyDeck } from '../copy.ts';
import { cardsOfSet } from '../data/items.ts';
import { TRAINING_TOKENS } from '../data/limits.ts';
import { type Options, OVERLORD_CHOOSES } from '../data/options.ts';
import { OVERLORD_DECK } from '../data/overlord-cards.ts';
import { RELIC_IDS } from '../data/relics.ts';
import { skillsOfDeck } from '../data/skills.ts';
import type { State } from '../state.ts';
import { layQuest } from './lay-quest.ts';

/** DJ-SET-20, DJ-SET-25, DJ-SET-28, DJ-SET-29: the table before the first beat; nothing is drawn yet. */
export function setUp({ seats, options }: Setting): State {
  const chosen = options as unknown as Options;
  const state: State = {
    options: chosen,
    players: seats.length,
    phase: { kind: 'set-up', step: 'quest', hero: 0 },
    round: 1,
    quest: { id: 'into-the-dark', told: [], counters: {}, lists: {}, secrets: {} },
    conquest: 0,
    grid: createGrid(1, 1),
    areaOf: [],
    areas: [],
    doors: [],
    obstacles: [],
    glyphs: [],
    staircases: [],
    markers: [],
    nextMarker: 1,
    chests: { copper: [], silver: [], gold: [] },
    heroes: [],
    familiars: [],
    pico: null,
    monsters: [],
    nextMonster: 1,
    allies: [],
    overlord: { threat: 0, hand: [], deck: copyDeck(DECKS.overlord), powers: [], turn: null },
    gust: false,
    shop: cardsOfSet('shop'),
    treasures: {
      copper: copyDeck(DECKS.copper),
      silver: copyDeck(DECKS.silver),
      gold: copyDeck(DECKS.gold),
    },
    skills: {
      fighting: copyDeck(DECKS.fighting),
      subterfuge: copyDeck(DECKS.subterfuge),
      wizardry: copyDeck(DECKS.wizardry),
    },
    relics: [...RELIC_IDS],
    training: { melee: TRAINING_TOKENS, ranged: TRAINING_TOKENS, magic: TRAINING_TOKENS },
    runekeys: [],
    opened: [],
    turn: null,
    attacks: [],
    tally: { kills: {}, deaths: {}, chests: 0, glyphs: 0, cardsPlayed: 0 },
  };
  const { quest } = chosen;
  if (quest !== OVERLORD_CHOOSES) layQuest(state, quest, heroCount(state));
  return state;
}

/** As they lie in the box, sorted once. */
const DECKS = {
  overlord: newDeck(OVERLORD_DECK),
  copper: newDeck(cardsOfSet('copper')),
  silver: newDeck(cardsOfSet('silver')),
  gold: newDeck(cardsOfSet('gold')),
  fighting: newDeck(skillsOfDeck('fighting')),
  subterfuge: newDeck(skillsOfDeck('subterfuge')),
  wizardry: newDeck(skillsOfDeck('wizardry')),
};

/** DJ-SET-07: two heroes with two players, otherwise one for each hero player. */
export const heroCount = ({ players }: State): number => Math.max(2, players - 1);
