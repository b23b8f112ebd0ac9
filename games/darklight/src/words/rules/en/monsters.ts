/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const MONSTERS_RULES_EN = {
  // Monsters and encounters
  'DL-MON-01':
    'You are in combat as long as a Monster is in the dungeon, wherever it is. One that sleeps does not count.',
  'DL-MON-02':
    'What lasts for the combat lasts until it ends, and what combat forbids is forbidden to every Accursed.',
  'DL-MON-03': 'An Encounter card stays with the combat that it has brought.',
  'DL-MON-04': 'A single quest uses the Level 1 row of the Monster cards, unless veterans go on it.',
  'DL-MON-05':
    'The banner for the number of Accursed at the start of the dungeon says how many Monsters of each type come.',
  'DL-MON-06':
    'Monsters without a miniature are not placed. Trophies are out of the supply until the combat ends.',
  'DL-MON-07': 'A card with several types places each in its own number.',
  'DL-MON-08': 'What a Monster card says of its arrival and behaviour goes before the general rules.',
  'DL-MON-09':
    'A card that places no Monster is discarded without loot. Monsters that no card has brought give souls, but no loot.',
  'DL-MON-10':
    'The dice of a banner are rolled once for each type. A card drawn in combat joins that combat.',
  // Prepared placement
  'DL-PRP-01':
    'Prepared Monsters are placed ranged types first, then melee types, and the lower Initiative first.',
  'DL-PRP-02':
    'The tile is a chessboard: the first Monster goes to the square farthest from the Entrance on foot, the next ones to the farthest Free squares of the same colour.',
  'DL-PRP-03': 'When a colour is used up, the other one follows.',
  'DL-PRP-04':
    'From a full tile the rest spill through the Entrance: its two squares, then the tile beyond, nearest first.',
  'DL-PRP-05': 'A large base takes the farthest place where all its squares are Free, whatever their colour.',
  'DL-PRP-06':
    'Monsters come type by type, and of equal types the one named first. Placed next to somebody, they target that one, at random among several.',
  // Ambush placement
  'DL-AMB-01':
    'Ambushing melee Monsters come next to the Accursed, shared out evenly in Initiative order; without a Free square beside one, as near as there is room.',
  'DL-AMB-02': 'Those that cannot be shared out evenly go to Accursed drawn at random, each at most once.',
  'DL-AMB-03': 'Each type is shared out by itself.',
  'DL-AMB-04':
    'Ambushing ranged Monsters stand as far off as they can, in line of sight of an Accursed, and at most 2 tiles away.',
  'DL-AMB-05': 'An ambusher targets the Accursed beside whom it was placed.',
  'DL-AMB-06':
    'A large ambusher touches its Accursed with its base, or stands at the nearest place that fits. Melee types come before ranged ones.',
  'DL-AMB-07': 'Placed next to somebody is an ambush of that one alone.',
  // Bosses
  'DL-BOS-01':
    'A Boss Encounter is a Boss card whose Monsters are Prepared in the Quest Room, in the numbers of the Accursed at the start.',
  'DL-BOS-02': 'In all else Boss cards are like Encounter cards.',
  'DL-BOS-03':
    'A Monster’s Health: a fixed number first, then its level row, then the scaling of Bosses to the number of Accursed, then what is added.',
  // Monster behaviour
  'DL-BEH-01':
    'Monsters act type by type in Initiative order: all of the type move, then all of it attack. Poison, fire and Threat are settled for all of them first.',
  'DL-BEH-02':
    'What the rules leave open between equally good squares, paths and orders is the leader’s choice, or the program’s: the first row, then the first column.',
  'DL-BEH-03':
    'A Monster adjacent to Accursed always has exactly one of them as its target: the first to come adjacent, at random if several come at once.',
  'DL-BEH-04': 'It keeps its target when others come adjacent.',
  'DL-BEH-05':
    'When its target dies or steps away, it turns at once to another that is adjacent, at random among several.',
  'DL-BEH-06': 'An adjacent Accursed that wounds it becomes its target. Poison and fire provoke nobody.',
  'DL-BEH-07': 'A Monster without a target is Queuing.',
  'DL-BEH-08':
    'Melee Monsters without a target move next to Accursed in reach, so that the type is spread as evenly as possible; the odd ones at random. Those with a target stay.',
  'DL-BEH-09': 'Who reaches nobody comes as close as it can on foot, and never moves farther away.',
  'DL-BEH-10':
    'When the whole type has moved, each with a target makes all its melee attacks against it. If the target dies, the rest go to its next one.',
  'DL-BEH-11': 'A ranged Monster that sees nobody moves to where it sees somebody, beside nobody if it can.',
  'DL-BEH-12': 'A ranged Monster that sees somebody, or has a target, does not move.',
  'DL-BEH-13':
    'Ranged Monsters with no enemy beside them shoot at Accursed in sight, spread evenly, the odd ones at random; each with all its attacks.',
  'DL-BEH-14': 'A ranged Monster uses its melee attack against an adjacent target, and then nothing else.',
  'DL-BEH-15':
    'The Monster that can reach or see the fewest is next; it goes to the one with the fewest of its type, at random among equals.',
  'DL-BEH-16':
    'In reach is whoever it can come adjacent to within its Movement, doors included. It takes the cheapest square, one that touches nobody else if it can.',
  'DL-BEH-17':
    'Monsters never leave the dungeon, search or close doors; streams, stairs and doors are to them as to Accursed. An adjacent Accursed on another level is attacked as well.',
  'DL-BEH-18':
    'The Monsters of a type attack one after the other, in an order of the leader’s choice, each to the end.',
  // End of combat
  'DL-END-01': 'Combat ends the moment the last Monster is killed, and its rewards are claimed at once.',
  'DL-END-02': 'Each Accursed gains the souls of its Trophies.',
  'DL-END-03': 'The Trophies of who is dead at that moment are wasted.',
  'DL-END-04':
    'Each Encounter or Boss card of the combat gives the Treasure of its loot icon; the leader hands it out.',
  'DL-END-05': 'Then Trophies go back to the supply, and the cards are discarded.',
  'DL-END-06':
    'Combat also ends when the last Monster is gone in any other way. What waits for its end comes before the rewards.',
  'DL-OPT-02':
    'Fair and Square: all souls of a combat are divided equally among the Accursed present; what is left over goes one each to some drawn at random.',
} as const satisfies Record<string, string>;
