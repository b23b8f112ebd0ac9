import type { Deck } from '@tenebrae/kernel';
import type { Card, Creature, Nemesis, Phase, State, Survivor, Zombie } from './state.ts';

/**
 * A copy of the table, part by part and field by field, which is many times as fast as going over data of unknown shape; and
 * all states look alike to the engine. Shared is what is read-only in the state: rules put something else in its place and
 * never change it.
 */
export const copy = (state: State): State => ({
  options: state.options,
  phase: copyPhase(state.phase),
  round: state.round,
  event: state.event,
  darkness: state.darkness,
  lastRound: state.lastRound,
  teams: state.teams.map(team => team.slice()),
  house: state.house,
  tiles: state.tiles,
  doors: state.doors,
  cameras: state.cameras,
  fire: state.fire,
  searched: state.searched.slice(),
  cornersUsed: state.cornersUsed.slice(),
  survivors: state.survivors.map(copySurvivor),
  zombies: state.zombies.map(copyZombie),
  tokens: state.tokens.slice(),
  creature: state.creature && copyCreature(state.creature),
  nemesis: state.nemesis && copyNemesis(state.nemesis),
  nextZombie: state.nextZombie,
  equipment: copyDeck(state.equipment),
  creatures: copyDeck(state.creatures),
  spawn: { unseen: state.spawn.unseen.slice(), lost: state.spawn.lost },
  panel: {
    tokens: state.panel.tokens.slice(),
    chips: state.panel.chips.slice(),
    slots: state.panel.slots,
  },
  chips: copyChips(state.chips),
  radiation: copyRadiation(state.radiation),
  showdown: state.showdown && { keeper: state.showdown.keeper },
  actor: state.actor && { survivor: state.actor.survivor, free: state.actor.free },
  declined: state.declined.slice(),
  tally: copyTally(state.tally),
});

const copyPhase = (phase: Phase): Phase =>
  'team' in phase ? { kind: phase.kind, team: phase.team } : { kind: phase.kind };

const copySurvivor = (one: Survivor): Survivor => ({
  id: one.id,
  seat: one.seat,
  status: one.status.kind === 'out' ? { kind: 'out', back: one.status.back } : { kind: one.status.kind },
  room: one.room,
  side: one.side,
  wounds: one.wounds,
  ap: one.ap,
  xp: one.xp,
  skills: one.skills.slice(),
  cube: one.cube,
  cards: one.cards.map(copyCard),
  chips: one.chips.slice(),
  virus: one.virus,
  entrapped: one.entrapped,
  struggled: one.struggled,
  radiation: one.radiation,
  used: one.used.slice(),
  gasMask: one.gasMask,
  drinkAp: one.drinkAp,
  markers: copyMarkers(one.markers),
});

const copyMarkers = ({ hand, left, centre, right }: Survivor['markers']): Survivor['markers'] => ({
  hand,
  left,
  centre,
  right,
});

const copyCard = ({ id, inHand, ammo }: Card): Card => ({ id, inHand, ammo });

const copyZombie = ({ id, kind, room, infected, down, hit, spent }: Zombie): Zombie => ({
  id,
  kind,
  room,
  infected,
  down,
  hit,
  spent,
});

const copyCreature = ({ id, room, hits, infected, spent }: Creature): Creature => ({
  id,
  room,
  hits: hits.slice(),
  infected,
  spent,
});

const copyNemesis = ({ id, room, markers }: Nemesis): Nemesis => ({ id, room, markers: markers.slice() });

const copyDeck = <T extends string>(deck: Deck<T>): Deck<T> => ({
  top: deck.top.slice(),
  unseen: deck.unseen.slice(),
  bottom: deck.bottom.slice(),
  discard: deck.discard.slice(),
});

const copyChips = (chips: State['chips']): State['chips'] => ({
  sequence: chips.sequence.slice(),
  unseen: chips.unseen.slice(),
  hidden: { 2: chips.hidden[2], 3: chips.hidden[3] },
  aside: { 2: chips.aside[2], 3: chips.aside[3] },
  returned: chips.returned.slice(),
  sequences: chips.sequences,
});

const copyRadiation = (radiation: State['radiation']): State['radiation'] => ({
  space: radiation.space,
  leaking: radiation.leaking,
  closed: radiation.closed,
  chips: radiation.chips,
  specialist: radiation.specialist,
  helper: radiation.helper,
});

const copyTally = ({ zombies, creatures, eliminations, doors }: State['tally']): State['tally'] => ({
  zombies: { ...zombies },
  creatures,
  eliminations,
  doors,
});
