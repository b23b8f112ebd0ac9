/** What each rule says, in a sentence or three, for the player who asks. */
export const BOARD_RULES_EN = {
  'DJ-BRD-01':
    'Every square of the map is one space, and a figure always stands in definite spaces, most often one.',
  'DJ-BRD-02':
    'Spaces that share an edge or a corner are adjacent, unless a wall or a closed door parts them. Round a corner one open way past it is enough.',
  'DJ-BRD-03': 'Figures face nowhere: each sees in all directions.',
  'DJ-BRD-04': 'Some monsters cover two, four or six spaces.',
  'DJ-BRD-05':
    'Distance is the shortest chain of adjacent spaces, diagonals counting 1. Figures and obstacles do not lengthen it, walls and closed doors do.',
  'DJ-BRD-06': 'Red figures are masters or bosses with numbers of their own; tan ones are normal monsters.',
  'DJ-BRD-07':
    'Cards, monster figures, training tokens and relics are limited by the box; tokens and potions never run out.',
  'DJ-BRD-08':
    'An empty space has no figure and nothing that blocks movement. A figure is placed only on revealed, empty spaces, a monster never on an active glyph.',
  'DJ-MOV-01': 'A hero’s movement points come from his speed and the action he declared.',
  'DJ-MOV-02': 'A monster always gets as many movement points as its speed.',
  'DJ-MOV-03': 'A figure moves space by space; each step costs 1 point, diagonal steps too.',
  'DJ-MOV-04': 'Every step must stay on the board.',
  'DJ-MOV-05': 'Points need not all be spent.',
  'DJ-MOV-06': 'Friends may be moved through: heroes pass heroes, monsters pass monsters.',
  'DJ-MOV-07':
    'Nobody attacks from a shared space or ends his turn in one. A step into it is legal only with the points to move on; whoever is stopped there goes to the nearest empty space.',
  'DJ-MOV-08': 'Moving past enemies costs nothing more, unless they have Aura or Grapple.',
  'DJ-MOV-09': 'Closed doors, rubble, water and enemies cannot be entered.',
  'DJ-MOV-10': 'A diagonal step between two blockers that touch at a corner is allowed.',
  'DJ-MOV-11': 'Attacks may come at any point of the movement; the points left remain.',
  'DJ-MOV-12': 'Movement points also pay for movement actions.',
  'DJ-MOV-13': 'When advancing, the one attack may be made before, during or after the steps.',
  'DJ-MOV-14':
    'A step, a jump, climbing out, stairs and arriving from the town all count as entering a space; being placed does not.',
  'DJ-MOV-15':
    'A forced move costs nothing and enters only the last space. Aura, pits, glyphs and exploring work there; traps and encounters do not.',
  'DJ-MOV-16': 'The points of an action are fixed when it is declared, whatever happens to the speed later.',
  'DJ-LOS-01': 'An attacker must see the space that it aims at.',
  'DJ-LOS-02':
    'A space is seen if the line between the two centres is free. Touching a corner does not interrupt it.',
  'DJ-LOS-03':
    'Walls, closed doors, other figures and rubble interrupt sight; the two ends of the line never do.',
  'DJ-LOS-04': 'A large figure hides its own farther spaces from others.',
  'DJ-LOS-05': 'A large monster needs sight from only one of its spaces.',
  'DJ-LOS-06': 'Empty spaces can be seen and aimed at, also next to monsters that are hidden.',
  'DJ-LOS-07': 'Pits, water, familiars, markers, glyphs and open doors hide nothing.',
  'DJ-LOS-08': 'From inside a pit only its own space is seen; others see in as usual.',
  'DJ-LOS-09':
    'On a staircase one sees its other end and the spaces around that; next to a staircase, the other end. A figure in between hides it.',
  'DJ-LOS-10':
    'Sight is the same both ways, except for pits, spawning, Gust of Wind, skills that bend it and large figures.',
  'DJ-LOS-11':
    'To see a figure is to see any of its spaces from any of one’s own. In the town nobody sees or is seen.',
  'DJ-LRG-01': 'Hell Hounds cover two spaces, Dragons six, the other large monsters four.',
  'DJ-LRG-02': 'A large monster fills all its spaces and may be seen or see in any of them.',
  'DJ-LRG-03': 'It falls into a pit only when all its spaces are pit spaces.',
  'DJ-LRG-04': 'It cannot use staircases.',
  'DJ-LRG-05': 'One attack affects it once, however many of its spaces are covered.',
  'DJ-LRG-06': 'Slime would wound it once a move; this set has no slime.',
  'DJ-LRG-07': 'A monster of two by two spaces shifts one space in any of the eight directions for 1 point.',
  'DJ-LRG-08': 'Hell Hounds and Dragons go forward along their length, or turn as they step across it.',
  'DJ-LRG-09': 'They may also sidestep diagonally without turning, but never straight sideways.',
  'DJ-LRG-10': 'Only spaces that exist and are free of blockers may be newly covered.',
  'DJ-LRG-11': 'Each Aura wounds it once a step if a newly covered space is next to it.',
  'DJ-LRG-12': 'Range is counted from the chosen space of the attacker to the space aimed at.',
  'DJ-LRG-13': 'It enters only newly covered spaces, and in the end every one of its spaces must be legal.',
  'DJ-LRG-14': 'A body may lie across an open door, never across a wall or a closed one.',
  'DJ-DOR-01': 'A door marker is a closed door between four spaces, two on each side.',
  'DJ-DOR-02': 'A closed door stops movement, sight and every attack.',
  'DJ-DOR-03': 'Opening or closing a door costs 2 movement points.',
  'DJ-DOR-04':
    'One must stand next to the door’s closed position: at its four spaces or just beyond an end of its line.',
  'DJ-DOR-05': 'An open door is laid aside and comes back to its place when closed.',
  'DJ-DOR-06': 'A door does not close on a large monster that lies across it.',
  'DJ-DOR-07': 'No attack destroys a door.',
  'DJ-DOR-08': 'Monsters use normal doors, but never one that leads to an unrevealed area.',
  'DJ-DOR-09': 'A rune-locked door stays locked until the runekey of its colour is found.',
  'DJ-DOR-10': 'A runekey found unlocks its doors for all heroes for the rest of the game.',
  'DJ-DOR-11': 'Runekeys are no items and take no room.',
  'DJ-DOR-12': 'An unlocked rune door costs a hero 2 points like any other.',
  'DJ-DOR-13': 'Monsters never open or close a rune-locked door.',
  'DJ-DOR-14':
    'A door not yet on the board is closed. Small figures and markers never keep one from closing.',
  'DJ-PRP-01':
    'A figure wholly on pit spaces falls and suffers 1 wound, armor ignored. In the pit it can only climb out.',
  'DJ-PRP-02': 'Climbing out costs 2 points and leads to an empty space beside the pit.',
  'DJ-PRP-03': 'From a pit nothing else is seen; others see in.',
  'DJ-PRP-04': 'A pit may be jumped in a straight line for 3 points a pit space.',
  'DJ-PRP-05': 'Rubble blocks movement and sight.',
  'DJ-PRP-06': 'Water blocks movement but not sight.',
  'DJ-PRP-07':
    'For 1 point a hero goes from a staircase to another of the same colour where no enemy stands.',
  'DJ-PRP-08': 'Attacks treat the two ends of a staircase as adjacent.',
  'DJ-PRP-09':
    'Figures in a pit can be attacked, healed and given things; nobody else may step into their space.',
  'DJ-GLY-01': 'Glyphs start inactive, unless the quest says otherwise, and lead nowhere until lit.',
  'DJ-GLY-02': 'A hero who enters an inactive glyph lights it at once, and the heroes gain 3 conquest.',
  'DJ-GLY-03':
    'For 1 point a hero goes from an active glyph to the town, or from the town to any active glyph.',
  'DJ-GLY-04': 'A hero makes one glyph trip a turn.',
  'DJ-GLY-05': 'Glyphs are no items and stay where they are.',
  'DJ-GLY-06': 'Monsters may pass an active glyph but not end there.',
  'DJ-GLY-07':
    'A monster on a glyph lit under it may stay until it can move; no hero arrives there meanwhile. Only heroes light glyphs.',
  'DJ-EXP-01': 'An area is revealed as soon as a hero sees any space of it.',
  'DJ-EXP-02':
    'The overlord places what is in the area and reads its text; then play goes on where it stopped.',
  'DJ-EXP-03': 'A staircase leads into an area that nothing else may join; it is revealed by it.',
  'DJ-EXP-04':
    'If figures are short the overlord may take some off the board; else those monsters are left out.',
  'DJ-EXP-05': 'A revealed area stays revealed; an unrevealed one does not exist for any rule.',
  'DJ-EXP-06':
    'What cannot be placed where it is listed goes to the nearest legal space of the area. Of several areas the lower number comes first.',
  'DJ-TIM-05':
    'One step causes, in order: Aura, a fall, a glyph, new areas; then a trap; then reactions of heroes.',
  'DJ-NAM-02': 'The changed numbers of a named monster are told when it is met; its abilities need not be.',
} as const satisfies Record<string, string>;
