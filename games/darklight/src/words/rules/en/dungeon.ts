/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const DUNGEON_RULES_EN = {
  // Terms
  'DL-TRM-01':
    'An Accursed is a player’s hero, a Monster is an enemy of the Accursed, and a character is either of them.',
  'DL-TRM-02':
    'You are within a tile while you stand on one of its squares or on a square of an archway attached to it.',
  'DL-TRM-03':
    'Each tile has its Dungeon card, and what is printed there holds on that tile. Tiles that only touch are walled off from each other.',
  'DL-TRM-04':
    'An archway joins two tiles. It is two squares wide and one deep, and its squares are used like any others.',
  'DL-TRM-05':
    'The squares of an archway belong to both tiles it joins, and the rules of both hold there. With nothing beyond, they belong to one tile only.',
  'DL-TRM-06':
    'If something happens in the room of an Accursed who stands in an archway, its player says which of the two tiles it is. For a Monster the leader does.',
  'DL-TRM-07':
    'A closed archway has a door in it and counts as a wall: nobody enters it, sees through it or is adjacent across it. Opened, both its squares can be walked on.',
  'DL-TRM-08':
    'Portcullis, Wailing Wall, Broken Door and Guillotine come into play by a card only, and the card says how they work. A new one takes the place of the old.',
  'DL-TRM-09':
    '“At random” among Accursed gives each of those involved the same chance: the living ones in the dungeon, unless the rule says otherwise.',
  'DL-TRM-10': 'Where a tie has nobody named to break it, chance decides.',
  'DL-TRM-11':
    'Distance is the number of squares on the shortest route, the target included; a diagonal step counts 1. Walls, closed doors and blocked corners are in the way, characters and low objects are not. Walking distance keeps to squares that can be walked on.',
  'DL-TRM-12':
    'The Boulder fills 2 by 2 squares. Nobody can enter them and no cleave passes them, but you can see over it. Its arrow says where it rolls.',
  'DL-TRM-13':
    'Wounds and Insanity are counted in tokens; the large ones are worth 5 and have no other meaning.',
  'DL-TRM-14': 'Two tiles are adjacent when one archway joins them, whether its door is open or closed.',
  'DL-TRM-15':
    'A quest beats a card, and a card beats the general rules. Between cards “cannot” beats “may”; otherwise the later one counts.',
  'DL-TRM-16':
    '“Until your next turn” ends when that turn starts, even if you are dead. “Until the end of combat” is, outside combat, until the end of the round. “Once per turn” counts the turn of whoever acts.',
  'DL-TRM-17':
    'The same temporary effect used twice on a character counts once. Effects of different names, items, Poison and Injuries add up.',

  // Set-up
  'DL-SET-01': 'The Darkness Marker starts on space 1 of the Darkness Wheel.',
  'DL-SET-02': 'All Chest tokens are mixed face down; nobody knows which is which.',
  'DL-SET-03':
    'At the start of every dungeon each deck is shuffled. One that runs out is made anew from its discards; Treasure that somebody owns stays out.',
  'DL-SET-04': 'Monster cards are not shuffled but looked up.',
  'DL-SET-07': 'The prologue sets the mood and holds no rules.',
  'DL-SET-10':
    'The Dungeon deck is made of corridors, junctions and rooms. Quest Rooms and cards with a skull stay out unless the quest adds them.',
  'DL-SET-11': 'The Second Half is as many unseen cards as the quest says, with its Quest Room shuffled in.',
  'DL-SET-12':
    'The First Half lies on top of the Second, so the Quest Room is somewhere in the Second. Cards not used go back to the box unseen.',
  'DL-SET-13':
    'The dungeon starts with the Stairway Up. Opposite its stairs is one closed door, with the Dungeon deck behind it.',
  'DL-SET-14':
    'In order of Initiative, highest first, each Accursed is placed on one of the four stair squares, one on each.',
  'DL-SET-15': 'The four stair squares are also the Dungeon Exit.',
  'DL-SET-16': 'What the quest says about its set-up comes before the usual set-up.',
  'DL-SET-17':
    'How many Accursed there are at the start of the dungeon is fixed, and every Encounter and Boss card of this dungeon goes by it.',
  'DL-SET-18': 'A skull card that the quest adds to a half makes that half one card longer.',

  // Rounds
  'DL-RND-01': 'A round has four phases: Darkness Roll, Exploration, Events, Turns.',
  'DL-RND-02': 'After the four phases the next round begins, until the quest ends.',
  'DL-RND-03': 'The four phases are the same in combat: the dark does not wait.',
  'DL-RND-04':
    'Rounds count from 1. What happens “n rounds later” happens at the end of the n-th round after this one.',

  // Darkness
  'DL-DRK-01':
    'The leader rolls the Darkness die. Its number counts for the whole round: for Faith, for Channelling and for the Cursed Heart.',
  'DL-DRK-02': 'On 2 to 6 the Darkness Marker stays.',
  'DL-DRK-03': 'On 1 the Darkness Marker moves 1 space on; after the last space comes space 1.',
  'DL-DRK-04': 'An Empty space does nothing.',
  'DL-DRK-05':
    'The Cursed Heart space gives back 1 spent Cursed Use, never more than there were at the start.',
  'DL-DRK-06': 'On an Encounter space roll 1d6: 1 to 3 an Encounter card, 4 to 6 an Event card.',
  'DL-DRK-07': 'Monsters that the Darkness Roll brings are Ambushing.',
  'DL-DRK-08': 'An Event that the Darkness Roll brings goes face down to the tile of an Accursed at random.',
  'DL-DRK-09': 'Only the space on which the marker comes to rest counts.',
  'DL-DRK-10':
    'The order is: die, Faith Points, marker, effect of the space. When something other than exploring moves the marker, its space is resolved as in the Darkness Roll.',

  // Exploration
  'DL-EXP-01':
    'An archway is Unexplored when an Accursed first opened it in an earlier round, it is open now, and nothing lies beyond.',
  'DL-EXP-02': 'At most one archway is explored in a round; the leader chooses which.',
  'DL-EXP-03': 'If there is an open Unexplored archway, one must be explored.',
  'DL-EXP-04': 'The top card of that archway’s own Dungeon deck is turned, and its tile is taken.',
  'DL-EXP-05':
    'The tile is joined to the archway at one of its red arrows: the Entrance. The leader chooses among those that fit.',
  'DL-EXP-06':
    'A closed door goes on the arrow farthest from the Entrance, counted in steps on the tile: the Exit. Ties are the leader’s choice.',
  'DL-EXP-07': 'What is printed on a Dungeon card about its tile comes before the general rules.',
  'DL-EXP-08':
    'After a tile is laid the Darkness Marker moves 1 space, and the space is resolved as in the Darkness Roll.',
  'DL-EXP-09': 'Monsters that exploring brings are Prepared on the new tile.',
  'DL-EXP-10': 'An Event that exploring brings lies face down on the new tile.',
  'DL-EXP-11':
    'When the Quest Room is laid the marker stays, and what the quest says about the room is followed.',
  'DL-EXP-12':
    'Tiles never overlap. If no arrow fits with its farthest Exit, the next farthest is tried; then any straight edge as Entrance; and last of all the tile lies apart, behind a bent passage through which only adjacent squares see each other.',
  'DL-EXP-13': 'Whoever stands in the archway when the tile is laid is within the new tile at once.',
  'DL-EXP-14':
    'A position fits when nothing of the tile and of its Exits lies on anything else. Positions that leave a field of 6 by 6 squares behind every Exit come first.',

  // Junctions
  'DL-JUN-01':
    'A junction has 2 or 3 Exits. With arrows to spare, the farthest from the Entrance get the doors; ties are the leader’s choice.',
  'DL-JUN-02':
    'At a junction the deck is dealt out from the bottom, one card to each new archway in turn, in the order the leader names. Each archway then has its own deck.',
  'DL-JUN-03': 'Every tile beyond an archway comes from the deck of that branch.',
  'DL-JUN-04': 'The last card of a deck is a dead end. A junction gets no more Exits than cards are left.',
  'DL-JUN-05': 'When the Quest Room is drawn, the rest of that deck is discarded and the room has no Exit.',
  'DL-JUN-06':
    'Every closed Exit has one deck of at least one card. Other branches stay in play after the Quest Room is found.',

  // Room treasure
  'DL-TRS-01':
    'A tile with treasure gets a Closed Chest, if one is left. Nobody knows what it is; it takes no square.',
  'DL-TRS-02': 'A Chest is opened only by a Search.',

  // Events
  'DL-EVT-01':
    'An Event beside a tile is Inactive and face down until it is activated; only then is it known which one it is.',
  'DL-EVT-02': 'Several Events on a tile are resolved one after the other, the oldest first.',
  'DL-EVT-03':
    'At the start of the Events Phase all Inactive Events on tiles with a living Accursed are activated. The leader chooses the order of the tiles; who stands in an archway counts for both.',
  'DL-EVT-04':
    'An Event placed earlier in this round is activated in this round, if an Accursed is on its tile.',
  'DL-EVT-05': 'Walking onto a tile with an Inactive Event does nothing until the next Events Phase.',
  'DL-EVT-06': 'A resolved Event is discarded unless it says that it stays.',
  'DL-EVT-07': 'Events are activated in combat too.',
  'DL-EVT-08':
    'An Event placed during the Events Phase waits for the next round. One that was activated is resolved even if nobody is left on its tile.',
  'DL-EVT-09':
    'A random Accursed of an Event is one of those on its tile. Armour helps against its damage, not against its Wounds; Evade and Tumble do not.',
} as const satisfies Record<string, string>;
