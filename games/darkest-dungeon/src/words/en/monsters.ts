/** English words: turns of Monsters, summoning, Bosses, the last encounter. */
export const MONSTERS_EN = {
  // A Monster's turn
  'monster-skill': 'The Skill of the Monster',
  'monster-skill-rolled': '{figure@The} rolls {roll} and chooses {skill}.',
  'monster-turn-lost': '{figure@The} is stunned and loses this turn.',
  'monster-without-target': '{figure@The} finds nobody for {skill}.',
  'monster-way': 'To which Area does {figure@the} go{target? to get at |}{target@the}?',
  'monster-out-of-range': '{figure@The} does not get in Range for {skill}.',

  // Summoning
  'monster-summoned': '{figure@The} is summoned to {area@the}, {stance} Stance.',
  'summon-failed':
    'Nothing is summoned{monster?: no place or figure is left for |: the tracker is full}{monster@the}.',

  // Bosses
  'boss-revealed': '{boss@The} stands before you. The Threat is over, the fight begins.',
  'boss-defeated': '{figure@The} is defeated!',
  'monsters-removed': '{figures} {count#leaves|leave} the tile.',
  'pews': 'Where the Wooden Pews fall',
  'pews-placed': 'The Wooden Pews crash down: {areas}.',
  'hero-thrown': '{by@The} throws {hero@the} into the Pyre.',
  'pit-toss': 'The Spiked Pit',
  'pit-tossed': '{by@The} tosses {figure@the} into {area@the} (roll {roll}).',
  'teleportation': 'Teleportation',
  'figure-teleported': '{figure@The} vanishes and comes out in {area@the} (roll {roll}).',
  'toss-ignored': 'There is no room where {figure@the} should land (roll {roll}): nothing happens.',
  'undulations': 'Stances dealt anew',
  'stances-dealt': 'The Stances of the Heroes change. From the front: {heroes}.',

  // The last encounter
  'final-encounter-begun': 'The last encounter begins, with Light at {light}.',
  'form-appeared': '{form} rises.',
  'reflection': 'The next Reflection',
  'nothingness-placed': 'Absolute Nothingness opens: {areas}.',
  'ancestor-way': 'Where the Ancestor goes',
  'boss-vanished': '{figure@The} fades from {from@the} and stands in {area@the} (roll {roll}).',
  'boss-stayed': '{figure@The} stays where he is (roll {roll}).',
  'impending-doom': 'Impending Doom',
  'doom-rolled': 'Impending Doom shows {roll}: the next Skill of the Heart is {skill}.',
} as const satisfies Record<string, string>;
