/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const TURNS_RULES_EN = {
  // Creating an Accursed
  'DL-ACC-01':
    'Each player takes one of the four Dashboards, no two the same; its side is a matter of taste. One player may run several Accursed, and rules that count players count Accursed.',
  'DL-ACC-02': 'A new Accursed chooses one of the four Level 1 skills of its class.',
  'DL-ACC-03': 'An Accursed learns from the deck of its own class only, and chooses what it learns.',
  'DL-ACC-04': 'Each new level brings one more skill whose level is reached; none can be taken twice.',
  'DL-ACC-05': 'A skill stays for good and always applies.',
  'DL-ACC-06':
    'An Accursed starts with all the equipment its Dashboard lists. It is put on as far as there is room and may be changed freely before round 1.',
  'DL-ACC-07': 'The Blood Witch starts with the two spells of her Dashboard.',
  'DL-ACC-08':
    'An Accursed has as many Stamina tokens as Endurance when the dungeon starts. Later changes of Endurance do not change their number, what grants a token does.',
  'DL-ACC-09': 'At the start of a dungeon all Stamina is unspent.',
  'DL-ACC-10': 'The players decide together who carries the Cursed Heart; that Accursed is the leader.',
  'DL-ACC-11':
    'The leader makes the Darkness Roll, lays the tiles, moves the Monsters by the rules and may heal with the Heart.',
  'DL-ACC-12':
    'The Heart changes hands only before a dungeon, or when its carrier dies, goes insane or leaves. It cannot be traded.',
  'DL-ACC-13': 'The Heart starts a dungeon with 7, 6, 5 or 4 uses for 1, 2, 3 or 4 Accursed.',
  'DL-ACC-14':
    'At the start of each dungeon the Exorcist takes one Healing, one Offensive and one Defensive Miracle at random, in place of the old ones.',
  'DL-ACC-15': 'A new Accursed takes as many consumables of its choice as its Dashboard says.',
  'DL-ACC-18': 'Before round 1 all Accursed may change equipment and trade freely.',

  // Turns
  'DL-TRN-01': 'Every character has one turn in a round, from the highest Initiative to the lowest.',
  'DL-TRN-02': 'At the same Initiative the Accursed go before the Monsters.',
  'DL-TRN-03':
    'Accursed of the same Initiative agree who goes first, anew each round. Of Monster types the ranged go first, then the leader decides.',
  'DL-TRN-04':
    'Monsters placed before the turns act in this round; those that come later only if their Initiative has not gone by.',
  'DL-TRN-05': 'A turn is Turn Start, Move Phase, Attack Phase and Turn End, in this order.',
  'DL-TRN-06':
    'Turn Start: first the return of the dead, then Poison, then fire, then whatever else starts with the turn. Then equipment and trade.',
  'DL-TRN-07': 'Move Phase: move up to your Movement, or give it up to regain Stamina.',
  'DL-TRN-08':
    'Attack Phase: all melee and ranged attacks, or one Search, or one more full Move. The extra Move is not for the Prone and the Threatened.',
  'DL-TRN-09':
    'Spells, Miracles and consumables are used in your own turn, before and after the Move and Attack Phases, never in the middle of a roll or a Move.',
  'DL-TRN-10': 'Turn End: whatever happens at the end of the turn.',
  'DL-TRN-11':
    'At its Turn Start an Accursed may exchange items, consumables, crowns, souls and carried Props with those on the same or an adjacent tile who agree: one deal with each, of any size, that leaves nobody over a limit. What is worn can be handed over only by who may take it off.',
  'DL-TRN-12': 'Monsters never give up a phase for anything.',
  'DL-TRN-13': 'Whoever dies in its own turn ends it at once.',

  // Movement
  'DL-MOV-01':
    'A Movement point moves you to an adjacent Free square. You choose where to go; the way is a cheapest one, and whoever wants another goes step by step.',
  'DL-MOV-02': 'Nobody has to use all points, or any.',
  'DL-MOV-03':
    'Squares are adjacent when they share a side or a corner and no wall is between. Round a corner one of the two ways must be open to walk on.',
  'DL-MOV-04': 'Across a column squares that meet at its corner only are not adjacent, for any rule.',
  'DL-MOV-05': 'A square without a character is Free; any other cannot be entered or passed.',
  'DL-MOV-06':
    'Beside a closed door, for 1 Movement point, it may be opened. Monsters open doors between explored tiles only.',
  'DL-MOV-07':
    'Closing a door beside you costs 1 Movement point too; nobody and nothing may be in the archway.',
  'DL-MOV-08': 'Giving up the Move Phase turns 1 Spent Stamina to Unspent, Threatened or Prone as well.',
  'DL-MOV-09':
    'A step needs an adjacent, walkable and Free square that the levels allow, and all its points. Tumbling and being set aside cost none.',
  'DL-MOV-10':
    'Whoever is set aside goes to the nearest Free square on foot; its player, or the leader for a Monster, chooses among equals.',

  // Threat
  'DL-THR-01':
    'Whoever starts a turn adjacent to an enemy is Threatened and can spend no Movement points in that turn.',
  'DL-THR-02': 'Only the start of the turn counts: whoever starts free may walk past enemies.',
  'DL-THR-03': 'A Tumble frees a Threatened Accursed for the rest of its turn.',
  'DL-THR-04': 'Monsters cannot Tumble: a Threatened Monster does not move.',
  'DL-THR-05':
    'When all that threatened at the start are dead, Prone or no longer adjacent, there is no Threat any more.',

  // Large bases
  'DL-LRG-01': 'A large base blocks all its squares but is one character.',
  'DL-LRG-02':
    'A large base moves along the path of one of its squares; at the end all of it must stand on Free squares. It never turns.',
  'DL-LRG-03':
    'A large base is adjacent to whatever touches any of its squares; for sight and distance its best square counts.',
  'DL-LRG-04': 'Large bases ignore elevation, and give and get nothing by it.',
  'DL-LRG-05': 'A large base is within every tile it stands on, and an effect strikes it once.',

  // Elevation
  'DL-ELV-01': 'Up to a higher square you go only by the stairs.',
  'DL-ELV-02': 'Down you may go anywhere.',
  'DL-ELV-03': 'Characters on different levels do not Threaten each other.',
  'DL-ELV-04': 'Attacks from above have +1 To Hit; upwards there is no modifier.',
  'DL-ELV-05':
    'Adjacent characters on different levels may fight in melee. On a stair you are level with everyone.',
  'DL-ELV-06': 'Monsters need the stairs as well.',
  'DL-ELV-07':
    'Elevation changes neither adjacency nor distance nor sight. Stairs may be entered from either level; an archway is level with both its sides.',

  // Escape
  'DL-ESC-01': 'From a stair square of the Dungeon Exit you may leave the dungeon for 1 Movement point.',
  'DL-ESC-02': 'Whoever has left does not come back into this dungeon.',
  'DL-ESC-03':
    'When all have left, or only the dead stay behind, the quest has failed; the dead left behind are lost.',
  'DL-ESC-04':
    'Those who leave keep souls and treasure, but not the Trophies of a combat that is still under way.',
  'DL-ESC-05': 'Some quests forbid leaving.',
  'DL-ESC-06':
    'One who completes the quest is enough for success, but those who fled have no part in the reward.',
  'DL-ESC-07': 'Whoever completes the quest by stepping off the Exit has not fled.',

  // Line of sight
  'DL-LOS-01':
    'You see a square when the straight line from centre to centre crosses no wall and no closed archway. A line through a corner is stopped by a column there, or if both ways round it are walled.',
  'DL-LOS-02': 'Characters do not block sight.',
  'DL-LOS-03':
    'Only the tiles of whoever carries the Cursed Heart and those adjacent to them are lit. What is dark the Accursed do not see.',
  'DL-LOS-04': 'Monsters see in the dark.',
  'DL-LOS-05': 'Every attack needs line of sight, even on an adjacent enemy.',
  'DL-LOS-06':
    'Whatever names a target or a square needs line of sight, except over a whole tile or to every Accursed. Help for an adjacent Accursed needs neither sight nor light.',

  // Tumble in one's own turn
  'DL-EVA-07':
    'In its own turn a Threatened Accursed may Tumble at any point outside a roll, as often as its Stamina lasts.',
} as const satisfies Record<string, string>;
