import type { Deck } from '@tenebrae/kernel';
import type { Card, State, Survivor } from './state.ts';

/**
 * A copy of the table, part by part, which is several times as fast as going over data of unknown shape. Shared is what is
 * read-only in the state: rules put something else in its place and never change it.
 */
export const copy = (state: State): State => ({
  ...state,
  phase: { ...state.phase },
  teams: state.teams.map(team => team.slice()),
  searched: state.searched.slice(),
  cornersUsed: state.cornersUsed.slice(),
  survivors: state.survivors.map(copySurvivor),
  zombies: state.zombies.map(zombie => ({ ...zombie })),
  tokens: state.tokens.slice(),
  creature: state.creature && { ...state.creature, hits: state.creature.hits.slice() },
  nemesis: state.nemesis && { ...state.nemesis, markers: state.nemesis.markers.slice() },
  equipment: copyDeck(state.equipment),
  creatures: copyDeck(state.creatures),
  spawn: { ...state.spawn, unseen: state.spawn.unseen.slice() },
  panel: { ...state.panel, tokens: state.panel.tokens.slice(), chips: state.panel.chips.slice() },
  chips: copyChips(state.chips),
  radiation: { ...state.radiation },
  showdown: state.showdown && { ...state.showdown },
  actor: state.actor && { ...state.actor },
  declined: state.declined.slice(),
  tally: { ...state.tally, zombies: { ...state.tally.zombies } },
});

const copySurvivor = (survivor: Survivor): Survivor => ({
  ...survivor,
  status: { ...survivor.status },
  skills: survivor.skills.slice(),
  cards: survivor.cards.map(copyCard),
  chips: survivor.chips.slice(),
  used: survivor.used.slice(),
  markers: { ...survivor.markers },
});

const copyCard = (card: Card): Card => ({ ...card });

const copyDeck = <T extends string>(deck: Deck<T>): Deck<T> => ({
  top: deck.top.slice(),
  unseen: deck.unseen.slice(),
  bottom: deck.bottom.slice(),
  discard: deck.discard.slice(),
});

const copyChips = (chips: State['chips']): State['chips'] => ({
  ...chips,
  sequence: chips.sequence.slice(),
  unseen: chips.unseen.slice(),
  hidden: { ...chips.hidden },
  aside: { ...chips.aside },
  returned: chips.returned.slice(),
});
