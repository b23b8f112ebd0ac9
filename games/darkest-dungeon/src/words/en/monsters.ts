/** English words: turns of Monsters, summoning, Bosses, the last encounter. */
export const MONSTERS_EN = {
  // A Monster's turn
  'monster-skill': 'The Skill of the Monster',
  'monster-skill-rolled': '{figure} rolls {roll} and chooses {skill}.',
  'monster-turn-lost': '{figure} is stunned and loses this turn.',
  'monster-without-target': '{figure} finds nobody for {skill}.',
  'monster-way': 'To which Area does {figure} go{target? to get at |}{target@the}?',
  'monster-out-of-range': '{figure} does not get in Range for {skill}.',

  // Summoning
  'monster-summoned': '{figure} is summoned to {area@the}, {stance} Stance.',
  'summon-failed':
    'Nothing is summoned{monster?: no place or figure is left for |: the tracker is full}{monster@the}.',

  // Bosses
  'boss-revealed': '{boss} stands before you. The Threat is over, the fight begins.',
  'boss-defeated': '{figure} is defeated!',
  'monsters-removed': '{figures} {count#leaves|leave} the tile.',
  'pews': 'Where the Wooden Pews fall',
  'pews-placed': 'The Wooden Pews crash down: {areas}.',
  'hero-thrown': '{by} throws {hero} into the Pyre.',
  'pit-toss': 'The Spiked Pit',
  'pit-tossed': '{by} tosses {figure} into {area@the} (roll {roll}).',
  'teleportation': 'Teleportation',
  'figure-teleported': '{figure} vanishes and comes out in {area@the} (roll {roll}).',
  'toss-ignored': 'There is no room where {figure} should land (roll {roll}): nothing happens.',
  'undulations': 'Stances dealt anew',
  'stances-dealt': 'The Stances of the Heroes change. From the front: {heroes}.',

  // The last encounter
  'final-encounter-begun': 'The last encounter begins, with Light at {light}.',
  'form-appeared': '{form} rises.',
  'reflection': 'The next Reflection',
  'nothingness-placed': 'Absolute Nothingness opens: {areas}.',
  'ancestor-way': 'Where the Ancestor goes',
  'boss-vanished': '{figure} fades from {from@the} and stands in {area@the} (roll {roll}).',
  'boss-stayed': '{figure} stays where he is (roll {roll}).',
  'impending-doom': 'Impending Doom',
  'doom-rolled': 'Impending Doom shows {roll}: the next Skill of the Heart is {skill}.',
} as const satisfies Record<string, string>;
