import { MONSTER_NAMES_EN } from './monster-names.ts';

/** English words: encounters and the Monsters’ turn. */
export const MONSTERS_EN = {
  ...MONSTER_NAMES_EN,

  // Arrival
  'encounter-card': 'which Encounter it is',
  'boss-card': 'which Boss it is',
  'encounter-number': 'how many come',
  'encounter-drawn': 'Encounter: {encounter}.',
  'boss-drawn': 'Boss Encounter: {boss}.',
  'monster-placed': '{who@The} appears.',
  'miniatures-missing': 'No miniature is left for {amount#one more|# more}: {who}.',
  'place-monster': 'Where is {monster@the} placed?',
  'hexmother-brood': 'How many Seekers answer her',

  // Targets
  'random-target': 'Whom it goes for',
  'target-chosen': '{who@The} turns on {target@the}: {why}.',
  'monster-woke': '{who@The} wakes.',
  'why-ambush': 'it lay in wait here',
  'why-random': 'drawn at random among equals',
  'why-only-one': 'nobody else is there',
  'why-provoked': 'wounded by its neighbour',
  'why-fewest': 'the fewest of its kind are there',
  'why-most-wounds': 'it smells the most Wounds there',
  'why-closer': 'as close as it can come',
  'why-sees': 'somebody is in its sight',
  'why-target': 'it is its target',

  // The Monsters’ turn
  'monsters-began': 'The Monsters act: {kind}.',
  'next-monster': 'Which Monster of the type is next?',
  'this-monster': '{monster@The}',
  'monster-goes': 'Where does {monster@the} go?',
  'shot-aimed': '{who@The} aims at {target@the}: {why}.',
  'thrall-rises': 'Whether it rises again: on a 6',
  'thrall-rose': '{who@The} rises from its ashes.',
  'tide-rose': 'Black water rises around {who@the}.',

  // End of combat
  'combat-ended': 'The combat is over.',
  'souls-gained': '{who@The} gains {amount#1 soul|# souls}.',
  'loot-found': 'Loot ({card}): {item}.',
} as const satisfies Record<string, string>;
