/** What each rule says, in a sentence or three, for the player who asks. */
export const RULES_EN = {
  // Terms and conventions
  'DDD-GEN-01': 'You win or lose as one team. Each player leads exactly one survivor.',
  'DDD-GEN-02':
    'A round is an upkeep phase, then an action phase. You play rounds until the game ends or the final showdown begins.',
  'DDD-GEN-03':
    'When a rule leaves a choice to the players, the whole team decides. Any player may answer, and the first confirmed answer stands.',
  'DDD-GEN-04':
    'A tile holds one room or two separate rooms. You move, see, group, search and fight by room; fire, burn markers, destruction and radiation affect the whole tile.',
  'DDD-GEN-05':
    'Two rooms are accessible to each other when a passage or an unlocked door joins them. A wall, or a door that still has its code chip, cuts them off.',
  'DDD-GEN-06':
    '“Adjacent” means side by side on the tile grid, never diagonal unless the rule says so, and walls do not matter unless sight or access is required. The other room of the same tile is adjacent too.',
  'DDD-GEN-07':
    'All the zombies in one room form one horde. Hordes that end up in the same room merge at once.',
  'DDD-GEN-08':
    'A location roll is a four-sided die for the row (1 at the top, 4 at the bottom) and a six-sided die for the column (1 on the left, 5 on the right); each rule says what a 6 does. On a tile with two rooms you choose the room, but not a locked one if the other is not locked.',
  'DDD-GEN-09':
    'You never roll more than 4 survivor dice. A zombie attack never rolls more than 6 creature dice.',
  'DDD-GEN-10':
    'A team is the group of survivors who share a team space on the multitracker. You stay in your team until the next regroup step, even if you end up in different rooms.',
  'DDD-GEN-11':
    '“Once per round” runs from one upkeep to the next, and “this turn” on an item means your team’s current actions. In the final showdown both mean the time between two nemesis reactions.',
  'DDD-GEN-12':
    'Pieces removed from the game never come back. When the spawn tokens run out, no more zombies spawn; when figures run short, place those that are left. Cubes, burn and radiation markers, virus and entrap tokens never run out.',
  'DDD-GEN-13':
    'An enemy is a zombie, a creature or the nemesis. The nemesis counts as a creature: it holds survivors in its room and can be attacked and knocked back. But it has its own rules for moving, attacking and taking hits, fire and radiation never affect it, and it gives no XP.',
  'DDD-GEN-14':
    'A specific rule beats a general one: skills, items and powers beat the basic rules, expansions beat both, and the showdown rules beat everything on rounds and teams. A limit, such as 4 dice or 8 ammo cubes, is beaten only by a text that names it.',
  'DDD-GEN-15':
    'Distance is counted in rooms entered: your own room is 0, each further room adds 1. The other room of your tile is 1 away if an opening joins the two.',
  'DDD-GEN-16':
    'When several things happen at the same time, you choose their order. One effect is completed for every piece before an elimination it caused triggers anything else.',

  // Building the house
  'DDD-HOU-01': 'The house is a grid of 20 tiles: 4 rows of 5.',
  'DDD-HOU-02': 'Place the four corner rooms first, one in each corner of the grid.',
  'DDD-HOU-03': 'The entrance hall goes in the middle of the bottom row.',
  'DDD-HOU-04':
    'The other nine places along the edge take outer rooms, with their windows facing out of the house.',
  'DDD-HOU-05':
    'The six places in the centre take inner rooms, turned any way you like. There are always exactly six.',
  'DDD-HOU-06':
    'No passage or door may run into a wall: each shared edge is open on both tiles or walled on both. With all doors open, every room must be reachable.',
  'DDD-HOU-07': 'You may draw the tiles at random or choose them yourselves.',
  'DDD-HOU-08':
    'The laboratory is one of the four corner rooms and is closed at the start; the other three corners have terminals. Whoever builds the house picks its corner; a random house puts it in one of the two top corners.',
  'DDD-HOU-09':
    'A tile turned to its destroyed side stays destroyed for the rest of the game. It keeps its openings and walls, its own locks are gone, and two rooms on it become one.',
  'DDD-HOU-10':
    'A door is locked while a code chip lies on its lock symbol. It is locked for both rooms it joins, whichever tile shows the lock.',
  'DDD-HOU-11':
    'A room is locked when every door into it has a code chip; a single open door or passage is enough to unlock it. The laboratory counts as locked for everything until the last code token leaves the security board.',
  'DDD-HOU-12': 'Code chips lie face down on the doors: you see only whether they have 2 or 3 icons.',
  'DDD-HOU-13': 'Every camera icon in the house gets one camera.',
  'DDD-HOU-14':
    'Once the code chips are laid, point each camera in the straight direction in which it sees the most rooms; you choose between ties. Cameras never turn afterwards.',
  'DDD-HOU-15':
    'A camera sees its own room and every room straight ahead up to the first wall or locked door. Its view changes when a door is unlocked or a room is destroyed, since destroyed rooms block sight.',
  'DDD-HOU-16':
    'A destroyed tile loses all its icons: camera, lock, terminal, room function, gas leak, defense room, lurking creature. A destroyed entrance hall is still where survivors come back, and its fire directions still apply.',
  'DDD-HOU-17':
    'A house you build must follow the layout rules and have enough locks for the mode. A tile that breaks an edge already laid is refused, and the finished house must let you reach every room with all doors open.',

  // Preparing decks and pools
  'DDD-SET-01': 'The virus tokens form an open supply.',
  'DDD-SET-02': 'Set the starting equipment aside. Shuffle the other equipment cards into a face-down deck.',
  'DDD-SET-03': 'Mix the zombie spawn tokens with their numbers hidden. Tokens are drawn from this stack.',
  'DDD-SET-04': 'Shuffle the creature boards into a face-down pile.',
  'DDD-SET-05': 'The nemesis boards stay aside, unseen. One is drawn at random when the showdown starts.',
  'DDD-SET-06': 'Each player chooses a different survivor and takes its board, figure and seven cubes.',
  'DDD-SET-07':
    'With 2 or 3 players, use the 4-AP side of the survivor boards; with 4 or 5 players, the 3-AP side.',
  'DDD-SET-08': 'You start with your survivor’s own weapon in hand.',
  'DDD-SET-09': 'Your four skills start inactive, beside your board.',
  'DDD-SET-10': 'You start with full energy and 0 XP.',
  'DDD-SET-11': 'All survivors start on the first team space, as one team.',
  'DDD-SET-12': 'You start with 4 action points with 2 or 3 players, or 3 with 4 or 5 players.',
  'DDD-SET-13': 'All survivors start in the entrance hall.',
  'DDD-SET-14': 'The event marker starts on the clock space.',
  'DDD-SET-15': 'The darkness track has five spaces, and its marker starts on 1.',

  // Security board set-up and code chips on doors
  'DDD-SEC-01': 'Before the game you choose how hard the code is: Dark, Darker or Darkest.',
  'DDD-SEC-02':
    'In Dark mode, draw one 3-icon chip and two 2-icon chips at random. Their 7 colours set the 7 code tokens on the security board, in any order.',
  'DDD-SEC-03':
    'Every lock symbol gets one face-down chip. The three chips that set the code are mixed among them, so they all lie somewhere in the house.',
  'DDD-SEC-04':
    'Every lock of a corner room gets a 3-icon chip; the other chips are laid at random. The laboratory’s own doors take no chips.',
  'DDD-SEC-05': 'Darker works like Dark, but with 8 code tokens: the eighth is drawn at random.',
  'DDD-SEC-06':
    'In Darkest mode all 8 code tokens are drawn blindly and the chips on the doors are random. A perfect match may not exist in the house.',
  'DDD-SEC-07':
    'In Darkest mode no colour appears more than twice in the code. A third token of a colour is put back and another is drawn.',
  'DDD-SEC-08':
    'With 4 or 5 players, half of the chips on the doors, rounded down, have 3 icons; with 2 or 3 players, one fewer. There are always enough for the corner rooms and the code; the others have 2 icons.',
  'DDD-SEC-09': 'Chips not laid on doors are set aside face down. Only Lucy’s ability brings them back.',
  'DDD-SEC-10':
    'The code tokens on the security board, and so the colours you need, are visible from the start.',
  'DDD-SEC-11':
    'In Dark and Darker the house needs at least 3 locks, at least 2 of them outside the corner rooms, or the code chips could not all be laid.',

  // Line of sight
  'DDD-LOS-01': 'You see only in a straight line along rows and columns, never diagonally.',
  'DDD-LOS-02':
    'Every step of the line must go through a passage or an unlocked door. Walls and locked doors block it.',
  'DDD-LOS-03':
    'Nobody sees into, out of or through a destroyed room. A survivor inside one sees only that room.',
  'DDD-LOS-04': 'Sight has no maximum distance. Figures, tokens and burning rooms do not block it.',
  'DDD-LOS-05':
    'On a tile with two rooms, you see only the room your line enters, and beyond it only if that room has the opposite opening. The two rooms see each other only through an open link between them.',
  'DDD-LOS-06':
    'Without line of sight you cannot attack or affect anything in another room, unless a rule allows it. You always see everything in your own room.',
  'DDD-LOS-07':
    'The moment any survivor sees a face-down spawn token, it turns into zombies. This is checked after every move, opened door, placed token or returning survivor.',

  // The survivor board
  'DDD-SUR-01':
    'At the start of each round, before the event, you get the action points shown by your energy. Wounds taken during upkeep count only from the next round.',
  'DDD-SUR-02':
    'Each action uses up its cost in AP; with none left you can pay for nothing more this round. Unspent AP do not carry over.',
  'DDD-SUR-03': 'Each wound moves your energy marker one space towards the skull.',
  'DDD-SUR-04':
    'The lower your energy zone, the fewer AP you get. Dropping a zone costs you AP next round, not this round.',
  'DDD-SUR-05':
    'If your energy reaches the skull, you die and leave the board at once; darkness advances 1 and you lose your cards, chips, bought skills and tokens. Before the showdown you may come back in the next round’s regroup step with your starting equipment; no zombie takes your place.',
  'DDD-SUR-06':
    'Each wound healed moves your energy back one space, never past the first. Reaching a better zone gives no AP this round, except in the showdown.',
  'DDD-SUR-07': 'Your entrap rate is the number of dice you add to an attempt to break an entrapment.',
  'DDD-SUR-08': 'Your survivor has one starting skill, active from the beginning, which you can never lose.',
  'DDD-SUR-09': 'You buy your four other skills with XP, in any order. They cost more from left to right.',
  'DDD-SUR-10':
    'You may buy a skill at any moment of a round for no AP. It stays active until zombification or your elimination takes it.',
  'DDD-SUR-11': 'Using an active skill costs no AP of its own.',
  'DDD-SUR-12': 'You can hold at most 10 XP. Anything above is lost.',
  'DDD-SUR-13': 'You gain 1 XP for each zombie you eliminate in combat with a success or a knockback.',
  'DDD-SUR-14':
    'You gain 2 XP for opening a locked door, even if you paid part of it with darkness. Doors opened by the start of the showdown give none.',
  'DDD-SUR-15':
    'When a creature is eliminated by successes or knockbacks, every survivor in play gains 2 XP, wherever they are. The nemesis gives none.',
  'DDD-SUR-16': 'Enemies destroyed by spreading fire, a grenade or dynamite give no XP.',
  'DDD-SUR-17':
    'Before the showdown you have not lost just because no survivor is left on the board. Rounds go on and survivors come back.',

  // The multitracker
  'DDD-MUL-01':
    'The five upper boxes show the teams. A team that has finished its actions moves to the box below.',
  'DDD-MUL-02': 'In the first round all survivors are one team, in the leftmost box.',
  'DDD-MUL-03': 'The event track cycles through three spaces: zombie, fire, clock.',
  'DDD-MUL-04': 'The darkness track ends on space 5. One of its spaces shows a fire icon.',

  // Upkeep: order and events
  'DDD-UPK-01':
    'Upkeep has five steps in this order: event, regroup, camera check, zombie spawn, zombification.',
  'DDD-UPK-02':
    'Each upkeep starts by moving the event marker one space: zombie in round 1, fire in round 2, clock in round 3, then zombie again.',
  'DDD-UPK-03': 'Zombie event: resolve one zombie spawn.',
  'DDD-UPK-04':
    'Fire event: if the fire token is in the house, the fire spreads once. Otherwise nothing happens.',
  'DDD-UPK-05': 'Clock event: darkness advances one space.',

  // Zombie spawning
  'DDD-SPN-01': 'For a spawn, draw one token at random and roll both dice for its location.',
  'DDD-SPN-02':
    'If no survivor sees the room rolled, the token goes there face down and its number stays hidden.',
  'DDD-SPN-03':
    'If a survivor sees the room rolled, that many zombies appear there at once. The token leaves the game.',
  'DDD-SPN-04':
    'If the room rolled is locked or destroyed, the zombies appear instead in a room of your choice that is not burning and is next to, and seen by, a survivor. A room with survivors in it qualifies only if another room with a survivor is next to it and sees it.',
  'DDD-SPN-05':
    'If there is no such room, you choose any room that is not burning, locked, destroyed or the closed laboratory. If every room is burning, no zombies appear.',
  'DDD-SPN-06':
    'A 6 on the column die counts as a locked room: the zombies appear in a room next to a survivor who sees it.',
  'DDD-SPN-07':
    'Zombies do not attack when they appear. They act the next time zombies act; in a nemesis reaction, that is its last step.',
  'DDD-SPN-08':
    'A burning room can receive a token or zombies as usual. Fire does not harm the token, and the zombies are hurt only by the next spread.',
  'DDD-SPN-09':
    'A room may hold several face-down tokens, and tokens together with zombies. Each token is turned separately.',
  'DDD-SPN-10': 'Step 4 of every upkeep is one more zombie spawn, whatever the event was.',

  // Darkness
  'DDD-DRK-01':
    'When the darkness marker lands on the fire icon, a fire breaks out at once. If the fire token is already in the house, nothing happens.',
  'DDD-DRK-02':
    'Darkness also advances for destroyed tiles, eliminated survivors, code tokens removed without a chip and icons missing at a door. Several advances are made one space at a time.',
  'DDD-DRK-03': 'Before the showdown, darkness advances one space each time a tile is destroyed.',
  'DDD-DRK-04': 'Before the showdown, darkness advances one space each time a survivor dies or is zombified.',
  'DDD-DRK-05':
    'Darkness advances one space for each code token you take off the security board without a code chip.',
  'DDD-DRK-06':
    'When you open a door, darkness advances one space for each icon of its chip that your equipment does not match.',
  'DDD-DRK-07':
    'The round in which the darkness marker reaches its last space is the final one, even if it gets there in the last reaction. If no survivor has entered the laboratory by the end of that round, you all lose.',
  'DDD-DRK-08': 'You may not choose an option whose darkness cost would go past the last space.',
  'DDD-DRK-09':
    'If darkness must advance while its marker is already on the last space, nothing more happens.',

  // Regroup
  'DDD-REG-01':
    'Upkeep step 2: all survivors in the same room form one team. Each room with survivors makes a team.',
  'DDD-REG-02': 'You put the teams in any order you like. They act in that order.',
  'DDD-REG-03': 'Survivors who come back do so at the start of this step, before teams are formed.',
  'DDD-REG-04': 'Survivors in the two different rooms of one tile are in different teams.',

  // Camera check
  'DDD-CAM-01':
    'Upkeep step 3: for each room with survivors that a camera sees, roll one survivor die per survivor there (at most 4) and the terror die.',
  'DDD-CAM-02':
    'If at least one failure shows, the terror die’s event happens for that room. Otherwise nothing happens.',
  'DDD-CAM-03': 'A room seen by several cameras is checked once for each of them.',
  'DDD-CAM-04': 'Finish each check, including its event, before you roll the next. You choose the order.',
  'DDD-CAM-05': 'In a camera check, failures cancel nothing and the other icons do nothing.',
  'DDD-CAM-06':
    'Whether a room is checked is judged when its turn comes, so survivors moved by an earlier check may escape or come into view. Each camera checks each room at most once per upkeep.',

  // Zombification
  'DDD-ZOM-01': 'Upkeep step 5 concerns only survivors with 2 virus tokens.',
  'DDD-ZOM-02':
    'With 2 virus tokens, a gray cube goes on your rightmost skill slot. If it is already on your board, it moves one slot to the left.',
  'DDD-ZOM-03': 'If the gray cube arrives on an active skill, you lose that skill.',
  'DDD-ZOM-04':
    'You cannot buy a skill that is under the gray cube or to its right. After an elimination and return the cube is gone, and you may buy every skill again.',
  'DDD-ZOM-05':
    'When the gray cube reaches your leftmost skill slot, you are zombified. That is the fourth upkeep with 2 virus tokens.',
  'DDD-ZOM-06':
    'When you are zombified, one zombie takes your place in the room. You are out for the rest of this round.',
  'DDD-ZOM-07':
    'From the next round on, you may come back at the start of any regroup step, in the entrance hall, with only your reloaded starting equipment and full energy. You keep your unspent XP; bought skills, chips, virus tokens and all other markers are gone. If the hall is burning, you take the damage for entering it.',
  'DDD-ZOM-08':
    'Losing your second virus token stops the gray cube where it is. A cure never removes the cube or moves it back.',
  'DDD-ZOM-09': 'If you get a second virus token again, the gray cube goes on from where it stopped.',
  'DDD-ZOM-10': 'You never have more than 2 virus tokens.',
  'DDD-ZOM-11':
    'When you come back, you get your full AP for this round. Fire damage in the entrance hall comes afterwards: it lowers only next round’s AP, but it can eliminate you again.',
  'DDD-ZOM-12':
    'When you come back, your starting card is yours again. A survivor who was holding it must give it up.',

  // Action phase
  'DDD-ACT-01':
    'Teams act from left to right. For each team, its members first take their actions, then the reaction is resolved.',
  'DDD-ACT-02': 'The members of the acting team may take actions in any order and alternate freely.',
  'DDD-ACT-03': 'When the team is done, the reaction follows. That team cannot act again this round.',
  'DDD-ACT-04': 'The round ends after the last team’s reaction.',
  'DDD-ACT-05': 'You may repeat the same action and mix different ones in any order, as long as you can pay.',
  'DDD-ACT-06': 'You may leave AP unspent.',
  'DDD-ACT-07':
    'If you leave your team’s room, in whatever way, you still belong to that team. You act and trigger reactions with it until the next regroup step.',
  'DDD-ACT-08':
    'Only the acting team takes actions. Others in the room may still give or receive a card when an acting survivor pays, and count as survivors in the room for dice.',
  'DDD-ACT-09': 'Using an item costs no AP unless its text gives a cost.',
  'DDD-ACT-10':
    'At any moment of a round, except during a roll, any survivor may buy skills, switch or drop cards, load ammunition, or use first aid, an antidote, radiation pills or Eternal bandage. Reroll items are used on their roll; everything else waits for your own team’s actions.',
  'DDD-ACT-11':
    'Enemies in your room stop only the move action. You may take every other action in their presence.',

  // Move
  'DDD-MOV-01': 'For 1 AP, move to an accessible room next to yours, never diagonally.',
  'DDD-MOV-02': 'Going between the two rooms of a tile, through an opening, counts as moving one room.',
  'DDD-MOV-03': 'You cannot use a move action to leave a room with a zombie or a creature in it.',
  'DDD-MOV-04':
    'You leave such a room only by a retreat icon in combat, by fear or by a successful rescue. A zombie that is lying down still holds you.',
  'DDD-MOV-05': 'Walls and locked doors block your way.',
  'DDD-MOV-06': 'After your move, any spawn token that comes into sight turns into zombies.',
  'DDD-MOV-07': 'You may enter burning and destroyed rooms, but you take the fire’s damage.',
  'DDD-MOV-08':
    'You may enter a room with zombies or a creature. They do not attack at once, only in their reaction.',

  // Search
  'DDD-SEA-01': 'For 1 AP, search your room, unless it is destroyed or already has a gray cube.',
  'DDD-SEA-02': 'Roll one survivor die for each survivor in the room (at most 4), and the terror die.',
  'DDD-SEA-03': 'Draw one equipment card for each success.',
  'DDD-SEA-04':
    'If you find several cards, look at them all, keep one and hand the others to other survivors in the room for free, at most one each. Cards left over are removed from the game.',
  'DDD-SEA-05':
    'If you find at least one card, the room gets a gray cube and can never be searched again. If you find nothing, it can be searched again.',
  'DDD-SEA-06':
    'If the same icon, other than success, shows on two or more survivor dice, the terror die’s event happens too. First you draw and hand out the cards.',
  'DDD-SEA-07': 'In a search, failures cancel nothing and a single icon other than success does nothing.',
  'DDD-SEA-08':
    'You may search any room except the laboratory, even a burning one or one with enemies. The two rooms of a tile are searched separately.',
  'DDD-SEA-09':
    'When the equipment deck is empty, a search finds nothing and leaves no gray cube. The deck is never reshuffled.',

  // Passing equipment and dropping
  'DDD-PAS-01':
    'For 1 AP, give one equipment card to another survivor in your room, or take one from them. Only you pay, and the other player must agree.',
  'DDD-PAS-02': 'A code chip is passed the same way, for 1 AP.',
  'DDD-PAS-03': 'Virus tokens can never be passed.',
  'DDD-PAS-04': 'You may drop equipment for free. It is removed from the game.',
  'DDD-PAS-05':
    'You carry at most 5 equipment cards and virus tokens together. Code chips, ammo cubes and the antidote token do not count.',
  'DDD-PAS-06':
    'If you get a card beyond your limit, remove one card of your choice from the game at once, unused. It may be the new one.',
  'DDD-PAS-07':
    'Whenever you are over your limit, for any reason, you remove cards at once until you are within it. This also applies when Jack loses Backpacker.',

  // Unlocking a door
  'DDD-UNL-01':
    'During your team’s actions, you may turn up the chip of a locked door of your room for free. It stays face up.',
  'DDD-UNL-02':
    'For 1 AP, unlock a door if your own cards show every icon of its chip. Cards in hand and stowed both count; other survivors’ cards never do.',
  'DDD-UNL-03': 'You take the chip from the door and keep the equipment you used.',
  'DDD-UNL-04': 'From then on everybody can pass and see through the door.',
  'DDD-UNL-05':
    'If icons are missing, you may still unlock the door for 1 AP by advancing darkness one space for each missing icon. All these advances must fit on the track.',
  'DDD-UNL-06':
    'Each icon of the chip needs its own icon of that colour on your cards. One card may supply several.',
  'DDD-UNL-07': 'You gain 2 XP for unlocking the door.',

  // Extinguishing
  'DDD-EXT-01': 'For 2 AP, remove one burn marker from your tile.',
  'DDD-EXT-02':
    'If your tile holds the fire token and its last burn marker goes, the fire token goes too, for free.',
  'DDD-EXT-03': 'A destroyed room has no burn markers and cannot be extinguished.',
  'DDD-EXT-04': 'In the showdown nothing you do removes burn markers.',

  // Corner rooms
  'DDD-COR-01': 'For 2 AP in a corner room, use either its own function or its terminal.',
  'DDD-COR-02': 'Each corner room can be used only once per round, for one of the two, whoever uses it.',
  'DDD-COR-03':
    'You may use several corner rooms in one round, each once for 2 AP. The laboratory has no function, so there are three to use.',
  'DDD-COR-04':
    'Sprinkler Control: remove all burn markers from one tile anywhere in the house, and the fire token if it is there. Destroyed rooms are not affected.',
  'DDD-COR-05': 'Virus Cabinet: you discard your second virus token.',
  'DDD-COR-06': 'Medic Bay: you heal up to two of your wounds.',
  'DDD-COR-07': 'Ammo Reserve: put 4 ammo cubes on one of your weapons, up to 8. Any excess is lost.',
  'DDD-COR-08': 'Terminal: put one code chip you carry on the security board.',
  'DDD-COR-09':
    'To enter several chips in one round, you need several terminals. Lucy’s Tech wizard is the exception.',
  'DDD-COR-10': 'A destroyed corner room has neither function nor terminal.',

  // Combat
  'DDD-CMB-01':
    'For 1 AP, attack once with one weapon: enemies in your room or, with a ranged weapon, also enemies in sight and within range.',
  'DDD-CMB-02':
    'You roll as many survivor dice as the weapon’s attack value, changed by your other cards and skills, at most 4.',
  'DDD-CMB-03':
    'Without a usable weapon you fight with your fists: 1 die, in your own room only. A weapon is usable if it is in hand and, for a firearm, loaded; you may use your fists anyway.',
  'DDD-CMB-04':
    'Roll first, then decide which enemies take which hits. You may split hits among enemies in different rooms within range.',
  'DDD-CMB-05':
    'A range of 1 or more reaches enemies up to that many rooms away in a straight line of sight. Range 0 is your own room only.',
  'DDD-CMB-06': 'Each success is one hit. One hit eliminates a zombie.',
  'DDD-CMB-07':
    'You may assign each aim to one success: its range grows by 1. Several aims on one success add up.',
  'DDD-CMB-08': 'Aims do nothing without a ranged weapon, or if you assign them to no success.',
  'DDD-CMB-09':
    'Each knockback pushes one enemy from your own room into an adjacent accessible room; you choose the direction. If there is no such room, the icon does nothing.',
  'DDD-CMB-10':
    'Several knockbacks on one enemy push it further in the same straight line. Each room after the first must be accessible and in your line of sight, so an enemy pushed into a destroyed room stops there.',
  'DDD-CMB-11':
    'A zombie pushed into or through a burning or destroyed room is eliminated, and you gain its XP.',
  'DDD-CMB-12':
    'A creature without fire resistance takes the fire damage of each burning or destroyed room you push it into, at once.',
  'DDD-CMB-13':
    'An entrapped survivor is freed when the last zombie or creature has been pushed out of the room.',
  'DDD-CMB-14':
    'After the hits, each retreat lets one survivor in the attacker’s room, of any team, move to an adjacent accessible room. It is optional: one icon moves one survivor one room.',
  'DDD-CMB-15': 'Outside attacks and rescue attempts, retreat icons do nothing.',
  'DDD-CMB-16': 'An entrapped survivor cannot use the retreat icons of an attack.',
  'DDD-CMB-17':
    'Each failure must cancel one other icon of your roll, if any is left; you choose which, and it may be another failure. The failure and the icon it cancels both go.',
  'DDD-CMB-18': 'First cancel icons, then apply successes and knockbacks in any order, then retreats.',
  'DDD-CMB-19': 'Each attack roll with a firearm uses one ammo cube. An empty firearm cannot be used.',
  'DDD-CMB-20':
    'You can attack only if there is an enemy in your room, or one in sight that your weapon can reach. An enemy too far away is enough if aims on all your dice but one would reach it.',
  'DDD-CMB-21': 'You cannot attack a face-down spawn token. It turns into zombies the moment it is seen.',
  'DDD-CMB-22':
    'An extra hit from an aim belongs to the success you assign the aim to; the automatic then doubles all hits of that success. You may spread them over enemies within that success’s range.',
  'DDD-CMB-23':
    'A survivor moved by retreat, fear, rescue or anything else really enters the new room: spawn tokens seen, fire damage, lurking creature, radiation check, start of the showdown in the laboratory.',

  // Creatures
  'DDD-CRE-01': 'There is never more than one creature in the house.',
  'DDD-CRE-02':
    'You attack creatures like zombies, but each hit puts one gray cube on a hit location of your choice.',
  'DDD-CRE-03':
    'A hit location is covered when it holds as many cubes as its number. It takes no more cubes after that.',
  'DDD-CRE-04': 'Each covered orange location lets you ignore one bite in each of the creature’s attacks.',
  'DDD-CRE-05': 'Each covered blue location lowers the creature’s movement by 1, down to 0.',
  'DDD-CRE-06':
    'Each covered red location takes one attack die from the creature, which always keeps at least 1.',
  'DDD-CRE-07':
    'Each covered white location lets you ignore one reinforcement icon in each of the creature’s attacks.',
  'DDD-CRE-08':
    'When every location is covered, the creature is eliminated. Its cubes are removed and its board goes to the bottom of the pile.',
  'DDD-CRE-09':
    'A creature with the fire icon is fire-resistant: it crosses burning and destroyed rooms unharmed.',
  'DDD-CRE-10':
    'A creature’s blue value is its movement in rooms, its red value its number of dice. Bites do nothing if it has no bite icon, nor reinforcements if it has no power attack.',
  'DDD-CRE-11':
    'Each reinforcement icon the creature rolls that is not cancelled or ignored triggers its power attack once.',
  'DDD-CRE-12': 'Hits beyond what the creature can still take are lost, or may go to other enemies in reach.',
  'DDD-CRE-13':
    'You choose which bites and reinforcements the covered locations ignore after the defence roll, among the icons left.',

  // Reactions
  'DDD-REA-01':
    'After a team’s actions come three steps: enemies sharing a room with its survivors attack, then enemies move and attack, then the fire spreads.',
  'DDD-REA-02':
    'Step 1: zombies and creatures attack in every room with a survivor of the team that just acted. Everyone in that room, of any team, defends and can be affected.',
  'DDD-REA-03': 'If several rooms are attacked, you choose the order.',
  'DDD-REA-04': 'The zombies of a room attack as one group: one creature die each, at most 6.',
  'DDD-REA-05':
    'A creature attacks with its own number of dice. Zombies and a creature in the same room attack separately, each with its own defence roll, in the order you choose.',
  'DDD-REA-06': 'Damage: one survivor in the room loses 1 energy. You choose who for each icon.',
  'DDD-REA-07': 'Heavy damage: one survivor in the room loses 2 energy. You cannot split one icon.',
  'DDD-REA-08':
    'Reinforcement in a zombie attack: each icon brings one horde of your choice from an orthogonally or diagonally adjacent room into the attacked room.',
  'DDD-REA-09':
    'A horde from a room side by side can come only if its room sees the attacked room and the attacked room is not burning.',
  'DDD-REA-10':
    'A horde from a diagonal room must come through a room next to both that is seen from each of them. Neither that room nor the attacked room may be burning.',
  'DDD-REA-11':
    'A face-down spawn token counts as a horde of its own here and is turned into zombies if you choose it. You may also choose a horde that shares a room with other survivors.',
  'DDD-REA-12': 'Reinforcement icons are ignored when no horde can come.',
  'DDD-REA-13': 'A horde brought by reinforcement does not attack in this step and does not move in step 2.',
  'DDD-REA-14':
    'Entrap: each icon entraps one survivor of your choice in the room. It must be one who is not entrapped yet; if there is none, it does nothing.',
  'DDD-REA-15': 'Bite: each icon gives one virus token to one survivor of your choice in the room.',
  'DDD-REA-16':
    'Bites must go to survivors with fewer than 2 virus tokens. Bites nobody can take are ignored.',
  'DDD-REA-17':
    'Fear: each icon moves one survivor who is not entrapped to an adjacent accessible room; you choose who and where, once per survivor at most. Enemies do not block this move, and it may lead into fire. If nobody can go, the icon is ignored.',
  'DDD-REA-18':
    'After the enemy rolls, roll one survivor die per survivor in the room, at most 4. Each success cancels one enemy die of your choice; other icons do nothing.',
  'DDD-REA-19':
    'You then assign all remaining icons to survivors in the room before any takes effect; fear moves come last. Every icon must go to someone who can take it, but nobody gets both an entrap and a fear icon of the same attack. If only one of the two can be given, you choose which; the other is ignored.',
  'DDD-REA-20':
    'Step 2: each horde orthogonally or diagonally adjacent to a survivor of the acting team tries to reach the closest one. It can move 2 rooms.',
  'DDD-REA-21': 'Zombies never go through walls, locked doors, burning rooms or destroyed rooms.',
  'DDD-REA-22':
    'A horde moves only if it can reach its target within 2 rooms without ever stepping further away. Otherwise it stays; it always moves as a whole.',
  'DDD-REA-23':
    'The closest survivor is the one the horde can reach in the fewest steps; you choose between ties. A horde cut off from the nearest survivor goes for another it can reach, or stays.',
  'DDD-REA-24':
    'A horde that enters a room with a survivor of any team stops and attacks. All zombies that entered the same room make one attack together, at most 6 dice; those already there do not roll.',
  'DDD-REA-25': 'Zombies that share a room with a survivor do not move.',
  'DDD-REA-26': 'Face-down spawn tokens do not react. Only a reinforcement icon moves them.',
  'DDD-REA-27':
    'After the zombies, the creature moves towards the nearest survivor of the acting team by a shortest open route, up to its movement; you choose between equal routes. If no open route leads all the way, it stays.',
  'DDD-REA-28': 'The creature moves only if that leaves it fewer steps from its target than before.',
  'DDD-REA-29':
    'Only a fire-resistant creature walks through burning or destroyed rooms. For any other, they close the route; it gets there only if knocked back or placed there.',
  'DDD-REA-30':
    'A creature that enters a room with a survivor stops and attacks. If it already shares a room with a survivor of any team, it does not move.',
  'DDD-REA-31':
    'If the acting team is spread over several rooms, the enemies around each of them react. Each goes for the member closest to it.',
  'DDD-REA-32': 'Step 3: if the fire token is in the house, the fire spreads once.',
  'DDD-REA-33':
    'If no survivor of the acting team is left on the board, no enemy reacts, but the fire still spreads.',
  'DDD-REA-34':
    'No enemy attacks twice in one reaction. Those that attacked in step 1, and hordes brought by reinforcement, sit out step 2, even if fear has emptied their room.',
  'DDD-REA-35':
    'In step 2 all hordes move first, then the rooms they entered are attacked one by one, then the creature moves and attacks. You choose the order of hordes and rooms; targets are judged as each enemy moves.',
  'DDD-REA-36':
    'Zombies lying down stand up at the beginning of the reaction, and single hits on zombies that need two are forgotten. A horde moved by the terror die stands up first.',

  // Fire
  'DDD-FIR-01':
    'Outbreak: make a location roll, rerolling the column die on a 6. The fire token and one burn marker go on that tile.',
  'DDD-FIR-02': 'If the outbreak falls on the laboratory or a destroyed room, roll again.',
  'DDD-FIR-03':
    'There is only one fire token. A fire is active while the token is on the board; leftover burn markers alone are not an active fire.',
  'DDD-FIR-04':
    'To spread the fire, roll the four-sided die for the direction. The fire token moves one tile that way, and its new tile gets a burn marker.',
  'DDD-FIR-05':
    'The fire goes through walls and locked doors, but never into the laboratory, into a destroyed room or out of the house.',
  'DDD-FIR-06':
    'If the fire token cannot move that way, it stays, and its own tile gets another burn marker.',
  'DDD-FIR-07': 'Only the fire token moves. Earlier burn markers stay where they are.',
  'DDD-FIR-08': 'A tile with two rooms burns as a whole.',
  'DDD-FIR-09':
    'A tile that gets its third burn marker is destroyed: it is turned over, and its burn markers, cameras, chips on its own locks, spawn tokens and search cube are removed. Before the showdown darkness advances 1. Figures stay there and suffer the fire.',
  'DDD-FIR-10':
    'The fire token stays on the destroyed tile and moves on at the next spread; if something else destroyed the tile, the token stays where it was. Destroyed tiles never get burn markers again.',
  'DDD-FIR-11':
    'After each spread, a burning tile deals as much as its burn markers, a destroyed tile 3. That many zombies there are removed, each creature without fire resistance takes that many hits, and each survivor loses that much energy. None of this gives XP.',
  'DDD-FIR-12':
    'This damage is dealt on every burning and destroyed tile of the house, even if the fire token could not move. An outbreak deals no damage.',
  'DDD-FIR-13':
    'When you come onto a burning tile in any way, you lose energy equal to its burn markers; onto a destroyed tile, 3. Going between the two rooms of one tile does not count.',
  'DDD-FIR-14': 'Zombies never walk into a burning or destroyed room by themselves.',
  'DDD-FIR-15':
    'A creature without fire resistance that comes onto a burning tile takes hits equal to its burn markers, or 3 on a destroyed tile. You choose the locations.',
  'DDD-FIR-16': 'A creature eliminated by fire gives no XP, unless a knockback pushed it there.',
  'DDD-FIR-17':
    'A spread goes in this order: roll, move the token, add the burn marker, gas leak, destroy tiles with three burn markers, then deal damage once everywhere. An outbreak can destroy a tile the same way, but deals no damage.',
  'DDD-FIR-18':
    'On a tile with two rooms, fire removes its number of zombies from both rooms together. You choose which.',
  'DDD-FIR-19': 'A radiation marker stays on a tile that is destroyed.',

  // Equipment
  'DDD-EQP-01': 'Cards to the right of your board are in hand; cards to the left are stowed.',
  'DDD-EQP-02':
    'Your cards in hand may show at most 2 hand symbols: two one-handed items or one two-handed item.',
  'DDD-EQP-03':
    'Weapons, sights, protection and tools work only while in hand. Single-use items and code icons work even when stowed.',
  'DDD-EQP-04':
    'You may move cards between hand and stowed at any moment of a round for free, within the hand limit. You may not while a roll is being resolved.',
  'DDD-EQP-05': 'A single-use item is removed from the game when you use it.',
  'DDD-EQP-06':
    'Use an ammunition card on your own weapon of the kind shown: remove the card and put its cubes on the weapon, up to 8. Any excess is lost.',
  'DDD-EQP-07': 'A firearm comes with the number of ammo cubes printed on it.',
  'DDD-EQP-08': 'Ammo cubes stay on a firearm when it is stowed or passed.',
  'DDD-EQP-09': 'The colour icons on your equipment also serve to open doors.',
  'DDD-EQP-10':
    'Ammunition and the Ammo Reserve may load any firearm you carry, in hand or stowed. You cannot choose a weapon that already has 8 cubes.',

  // Entrapment
  'DDD-ENT-01': 'While you are entrapped, you cannot leave your room in any way.',
  'DDD-ENT-02':
    'You are freed when no zombie or creature is left in the room, by a rescue attempt, or by an item that says so.',
  'DDD-ENT-03':
    'While entrapped you have only 1 AP in the round, and may spend it only to try to free yourself. The AP you had left are on hold, not lost.',
  'DDD-ENT-04':
    'For a rescue attempt, the entrapped survivor and each willing free survivor in the room pay 1 AP each. Each adds dice equal to their entrap rate, at most 4 in all.',
  'DDD-ENT-05':
    'If at least one retreat shows, the entrapped survivor is freed and moves to an adjacent accessible room of their choice. If there is none, they stay and are freed.',
  'DDD-ENT-06': 'In a rescue attempt all other icons do nothing, and failures cancel nothing.',
  'DDD-ENT-07':
    'Once freed, you have all your AP for the round again, less the 1 you spent on freeing yourself.',
  'DDD-ENT-08':
    'After a failed attempt, the others in the room may pay for further attempts with their own dice, or clear the room of enemies.',
  'DDD-ENT-09':
    'With several entrapped survivors in a room, you need as many retreats as there are of them. With enough, all leave together to the same room; with fewer, nobody does. Each may add dice with their 1 AP, at most 4 in all.',
  'DDD-ENT-10':
    'A survivor caught by the Undead Bird’s power attack is freed only when the bird is eliminated: no rescue or emptied room helps, and they do not count in attempts for others. Their 1 AP may be spent on an attack that can hit the bird.',
  'DDD-ENT-11':
    'An entrapped survivor still counts as in the room for searches, camera checks and defence, and can be hurt and bitten. They may do anything that costs no AP, and give or receive cards if somebody else pays.',
  'DDD-ENT-12':
    'Only members of the acting team can pay for and add dice to a rescue attempt. Every entrapped survivor in the room, of any team, counts and is freed with the others.',

  // Infection
  'DDD-INF-01':
    'A virus token takes one of your 5 equipment places. If there is no room, you must remove a card.',
  'DDD-INF-02': 'With a second virus token you are infected, and you decay in each zombification step.',
  'DDD-INF-03':
    'Decay can be stopped but not undone. Only an Antidote card or the Virus Cabinet removes the second virus token.',
  'DDD-INF-04': 'Your first virus token can never be removed while you are in play.',
  'DDD-INF-05': 'A virus token may lie on either side of your board and never uses a hand.',

  // The terror die
  'DDD-TER-01':
    'The terror die is rolled with every camera check and every search, and its event happens only if that roll triggers it. It concerns the room checked or searched and the survivors in it.',
  'DDD-TER-02':
    'Zombie horde: put a spawn token in a room orthogonally or diagonally adjacent to the triggering room, not locked or destroyed; burning is allowed, and access is not needed. If there is no such room or no token left, nothing happens.',
  'DDD-TER-03': 'If a survivor sees the token, it turns into zombies at once.',
  'DDD-TER-04':
    'Creature reaction, with a creature in the house: it moves towards the room checked or searched, up to its movement. If it already shares a room with a survivor, it neither moves nor attacks.',
  'DDD-TER-05':
    'Creature reaction, with no creature: choose two different hordes that can take an open, unburnt step towards a survivor of that room and share no room with a survivor. Each moves one room, one after the other; if only one can, only one moves. Zombies that moved do not move again.',
  'DDD-TER-06':
    'A creature or horde that enters a room with survivors this way stops and attacks. You make a defence roll as usual.',
  'DDD-TER-07':
    'Creature appears, with one already in the house: remove 3 hit cubes of your choice from its board, or all if fewer. A location no longer covered loses its effect.',
  'DDD-TER-08':
    'Creature appears, with none in the house: make a location roll and place the top creature of the pile there. Roll again on a 6, a locked room or the closed laboratory; in fire, it takes the damage.',
  'DDD-TER-09':
    'Fire spreads: if the fire token is in the house, the fire spreads once. Otherwise a fire breaks out.',
  'DDD-TER-10': 'A creature that appears does not attack at once. It acts in the next reaction.',

  // Breaking the security system and entering the laboratory
  'DDD-LAB-01':
    'The laboratory can be entered only when its security system is broken: no code token is left on the security board.',
  'DDD-LAB-02':
    'At most three code chips can go on the security board in the whole game, each put there at a terminal.',
  'DDD-LAB-03':
    'When you enter a chip, choose one: take off one code token for each of its colours still on the board, or take off any one code token.',
  'DDD-LAB-04': 'Chips on the security board stay there. They are never taken back or replaced.',
  'DDD-LAB-05':
    'During any team’s actions, between two actions, you may together take off a code token by advancing darkness one space. It needs no AP, no chip and no terminal; repeat it as you like, but not past the last space.',
  'DDD-LAB-06':
    'When the last code token is gone, the laboratory opens by itself and its doors become passages.',
  'DDD-LAB-07':
    'The first survivor to enter the laboratory, by a move, retreat or fear, becomes the keeper of the antidote. You decide together who goes in, but they have to walk there.',
  'DDD-LAB-08':
    'You may enter the laboratory in any round once it is open and within reach, at the latest in the final round set by darkness.',

  // Final showdown
  'DDD-FIN-01':
    'The showdown starts the moment a survivor enters the laboratory. The current round is cut off, with any attack or event in progress. Survivors waiting to come back first return in the entrance hall.',
  'DDD-FIN-02': 'That survivor takes the antidote token and keeps it to the end. It cannot be passed.',
  'DDD-FIN-03': 'All locked doors open and their chips leave the game. Nobody gains XP for it.',
  'DDD-FIN-04': 'All cameras leave the game. There are no more camera checks.',
  'DDD-FIN-05': 'All face-down spawn tokens turn into zombies.',
  'DDD-FIN-06':
    'If no fire is active, one breaks out. Roll again on a 6, a destroyed room or the laboratory.',
  'DDD-FIN-07':
    'From now on you cannot remove burn markers in any way, not even with Sprinkler Control or fire items.',
  'DDD-FIN-08':
    'A random nemesis appears in the laboratory. It gets markers equal to all survivors’ AP according to their energy, plus 1 per survivor, spread as evenly as possible over its zones; you choose which zones get the extra ones.',
  'DDD-FIN-09':
    'The multitracker is turned over. The event and darkness markers start on the first spaces of its reverse side.',
  'DDD-FIN-10': 'You win when the last marker is removed from the nemesis.',
  'DDD-FIN-11': 'If the keeper of the antidote is eliminated, you all lose at once.',
  'DDD-FIN-12':
    'If all three corner rooms other than the laboratory are destroyed, you all lose. Rooms burnt down count, even those lost before the showdown.',
  'DDD-FIN-13':
    'If the darkness marker reaches the last space of the reverse side before the nemesis is eliminated, you all lose.',
  'DDD-FIN-14':
    'In the showdown only the clock event advances darkness. Destroyed rooms and eliminated survivors do not.',
  'DDD-FIN-15': 'You can no longer search.',
  'DDD-FIN-16': 'Survivors eliminated during the showdown never come back.',
  'DDD-FIN-17':
    'There are no teams and no upkeep. Each survivor takes action markers equal to their AP by energy, whatever they spent before, and you act one action at a time, in any order.',
  'DDD-FIN-18':
    'Each AP an action costs puts one of your action markers in the left box; free things put none. Without enough markers in hand you cannot act. The action is completed before the box is checked.',
  'DDD-FIN-19':
    'When the left box holds six markers, all boxes shift right: left to centre, centre to right, and the right box returns to its owners. Each shift triggers one nemesis reaction.',
  'DDD-FIN-20':
    'For each AP your energy loses, remove one of your action markers, from any box or from hand. For each AP gained, take one into hand.',
  'DDD-FIN-21':
    'You may shift at any time with fewer than six markers, even none, in the left box; the nemesis still reacts. If nobody has a marker in hand, you must shift.',
  'DDD-FIN-22':
    'Nemesis reaction, step 1: the event marker moves on and its event happens. Zombies that spawn in the showdown appear face up at once.',
  'DDD-FIN-23': 'Step 2: the fire spreads, even if it has just spread through a fire event.',
  'DDD-FIN-24': 'Step 3: zombification goes on for survivors with 2 virus tokens.',
  'DDD-FIN-25': 'Step 4: the nemesis acts, then all zombies and creatures move and attack.',
  'DDD-FIN-26':
    'The nemesis moves by a shortest open way to the nearest corner room that is not destroyed, other than the laboratory; you choose between equal ways. The goal is judged anew each reaction, and burning or destroyed rooms neither stop nor harm it.',
  'DDD-FIN-27':
    'The nemesis attacks survivors in its room first, then those in each room it enters, and goes on moving; each room at most once per reaction. You make a defence roll as against a creature. In a reaction in which it destroys a corner room, it attacks only there.',
  'DDD-FIN-28': 'When the nemesis reaches a corner room, it stops for this reaction.',
  'DDD-FIN-29':
    'If the nemesis starts its action in an intact corner room other than the laboratory, it destroys it instead of moving. Each survivor and creature there takes 3 damage, zombies are eliminated, then it attacks the survivors left. This is not fire, so fire protection does not help.',
  'DDD-FIN-30':
    'Every horde then moves 2 rooms towards the closest survivor, at any distance, by a shortest open route without fire; those with no route, or already with a survivor, stay. Each room with zombies and survivors is attacked once, at most 6 dice. Then the creature moves and attacks the same way; only a fire-resistant one crosses fire.',
  'DDD-FIN-31':
    'In the showdown you may move up to two rooms for 1 AP. Each room you enter has its usual effects, and you must stop in a room with an enemy.',
  'DDD-FIN-32':
    'Each hit on the nemesis removes one marker from a zone of your choice. An emptied zone weakens it like a covered hit location of its colour, but its movement never falls below 1.',
  'DDD-FIN-33':
    'You may still use corner rooms for 2 AP, each once between two reactions. Removing burn markers is no longer allowed.',
  'DDD-FIN-34':
    'Entrapment still works. While entrapped you may place only one marker between two reactions, for a rescue attempt; once freed you may use the rest.',
  'DDD-FIN-35':
    'A survivor eliminated in the showdown takes all their action markers, cards and chips out of the game.',
  'DDD-FIN-36':
    'Victory and defeat are checked at once, even in the middle of an action or reaction. Whichever comes first ends the game.',
  'DDD-FIN-37':
    'The nemesis holds survivors in its room like a creature. The keeper leaves the laboratory only by retreat or fear, or once the nemesis has moved on or been knocked back.',

  // Advanced rules
  'DDD-ADV-01':
    'Gas leaks, defense rooms and lurking creatures count only if you chose the advanced rules before the game.',
  'DDD-ADV-02':
    'Each time the fire token reaches or starts on a gas leak, you put one burn marker on each of two adjacent tiles that are not destroyed, or on one if there is only one. Walls do not matter, the laboratory is never chosen, and these markers set off no other leak.',
  'DDD-ADV-03': 'Survivors in a defense room always roll 4 dice for defence.',
  'DDD-ADV-04':
    'When you enter a room with a lurking creature icon and no creature is in the house, roll one survivor die per survivor now in the room, yourself included (at most 4). Each survivor who enters makes their own roll.',
  'DDD-ADV-05':
    'With at least one failure, the top creature of the pile appears at a rolled location. Roll again on a locked room or a 6.',
  'DDD-ADV-06':
    'A creature without fire resistance that appears in a burning or destroyed room takes the fire damage.',
  'DDD-ADV-07':
    'You make this roll however you came in, right after fire damage and the radiation check, but not when you come back in the entrance hall. The creature does not attack at once.',

  // Difficulty options
  'DDD-TWK-01':
    'Take out the spawn tokens of 1 and 2 for a harder game, or those of 5 and 6 for an easier one.',
  'DDD-TWK-02': 'With 2 or 3 players, you may use the 3-AP sides of the survivor boards for a harder game.',
  'DDD-TWK-03':
    'You may play without the corner rooms’ special functions for a harder game. Their terminals still work.',
  'DDD-TWK-04':
    'Put three more 3-icon chips on the doors for a harder game, or three fewer for an easier one. There are always enough for the corner rooms and the code, and at least two 2-icon chips.',
  'DDD-TWK-05': 'For an easier game, you get one extra round after the one in which darkness reached 5.',
  'DDD-TWK-06':
    'You may compose the house freely. More cameras, lurking creatures, gas leaks and closed areas make it harder; open routes make it easier.',

  // Survivors' abilities
  'DDD-SKL-01':
    'Your survivor has a starting weapon, a special ability that always works, and four skills that work only once bought.',
  'DDD-SKL-02':
    'Leo enters burning tiles without damage. Destroyed rooms still hurt him, and so does a spread while he stands in fire.',
  'DDD-SKL-03':
    'Stealth: Leo adds no die to camera checks. If he is alone in the room, no die is rolled and nothing happens.',
  'DDD-SKL-04':
    'Medic: a healing item Leo uses on himself or a team member heals 1 wound more. Anyone may use a healing item on a survivor in the same room.',
  'DDD-SKL-05': 'Protection: Leo loses 1 energy instead of 3 when he enters a destroyed room.',
  'DDD-SKL-06':
    'Firefighter: when Leo spends AP to remove a burn marker, he removes one more from the same tile.',
  'DDD-SKL-07':
    'Once per round Jack makes one attack for 0 AP, even while entrapped. It still uses ammunition.',
  'DDD-SKL-08': 'Backpacker: Jack carries 6 items instead of 5. His hand limit stays the same.',
  'DDD-SKL-09':
    'Marksman: each aim Jack assigns to a success also gives it 1 extra hit. It works with ranged weapons only, and not on top of a weapon that already does this.',
  'DDD-SKL-10': 'Handgun expert: Jack or Bruce rolls 1 die more with a handgun, at most 4.',
  'DDD-SKL-11':
    'Ammo reserve: each ammunition card found in Jack’s own search may be worth 2 more cubes, even if another survivor gets it. A weapon still holds at most 8.',
  'DDD-SKL-12': 'Nina heals other survivors in her room for 1 AP per wound.',
  'DDD-SKL-13': 'Knife expert, Shotgun expert: Nina rolls 1 die more with that weapon.',
  'DDD-SKL-14': 'Eternal bandage: once per round Nina heals 1 of her own wounds for 2 XP.',
  'DDD-SKL-15':
    'Virus Resistance: Nina cannot get virus tokens, so bites go to others or are ignored. Tokens she already has stay.',
  'DDD-SKL-16':
    'Once per round, during his team’s actions, Bruce gives up to 3 unspent AP to one team member, or takes up to 3, if that player agrees; their rooms do not matter. Neither may be entrapped. It does not work in the showdown.',
  'DDD-SKL-17':
    'Coordinator: Bruce or Lucy gives items and code chips to survivors in the same room for 0 AP. Taking still costs 1 AP.',
  'DDD-SKL-18':
    'Searcher: if any search in this survivor’s room shows a success, one success is added. Two Searchers in the room add one each.',
  'DDD-SKL-19': 'Sharpshooter: Bruce’s firearms have 1 more range.',
  'DDD-SKL-20':
    'For 4 XP, as often as she can pay, Lucy replaces a code chip on a door of her room by a random unused one of the same size, laid face up. If no unused chip of that size is left, she cannot.',
  'DDD-SKL-21':
    'Tech wizard: at a terminal, Lucy enters any number of her code chips for 2 AP in all. The security board still takes at most three.',
  'DDD-SKL-22':
    'Mighty blow: each of Lucy’s knockbacks may push an enemy 2 rooms instead of 1. She must see the second room.',
  'DDD-SKL-23':
    'Guardian, if you chose it for Bruce before the game: a defence roll in his room has 2 dice more, at most 4. It replaces his Searcher skill.',

  // Creature and nemesis powers
  'DDD-POW-01':
    'Undead Bird: its power attack entraps one survivor of your choice in its room who is not entrapped yet. Only destroying the bird frees them: no rescue, flashbang or knockback helps.',
  'DDD-POW-02':
    'Zombie Dog: its power attack makes one survivor of your choice in its room discard an equipment card of their own choice. You may choose a survivor without cards.',
  'DDD-POW-03': 'Security Guard: knockbacks do not affect it.',
  'DDD-POW-04':
    'Security Guard: after moving at least one room, it attacks each survivor it sees within 2 rooms, one attack each; survivors in its own room are attacked together as usual. Defence counts the survivors in the target’s room, and entrap icons do nothing to another room. Its reinforcement icons do nothing.',
  'DDD-POW-05':
    'Security Guard: it rolls the four-sided die for its movement each time it moves, less 1 per covered blue location.',
  'DDD-POW-06':
    'Doctor Mortimer: his power attack places the zombies of one spawn token in a room of your choice next to a survivor, walls or not, not burning or destroyed. If there is no such room or no token left, nothing happens.',
  'DDD-POW-07':
    'Lisa Mortimer: her power attack puts one burn marker on each tile next to hers that is not destroyed, walls or not, never on the laboratory. A third marker destroys a tile.',

  // Items
  'DDD-ITM-01':
    'Baseball bat: a knockback lays down one zombie of your room, or pushes it as usual, as you choose. A second knockback on it in the same turn, with any weapon, kills it for 1 XP. On a zombie that needs 2 hits, that second knockback counts as one hit.',
  'DDD-ITM-02':
    'A success kills a zombie lying down as usual. If it survives, it stands up in the reaction and acts normally.',
  'DDD-ITM-03':
    'The bat cannot lay down creatures or the nemesis. Its successes and ordinary pushes still work on them.',
  'DDD-ITM-04': 'Automatic: each hit becomes 2 hits.',
  'DDD-ITM-05':
    'Shotgun: each aim assigned to a success gives an extra hit instead of range. With a shotgun scope it gives range as well.',
  'DDD-ITM-06': 'Sniper rifle: each aim assigned to a success gives an extra hit and range.',
  'DDD-ITM-07':
    'A scope or laser sight gives its weapon 1 more range while both are in hand. Two sights of the same kind do not add up.',
  'DDD-ITM-08': 'Antidote, single use: remove your second virus token.',
  'DDD-ITM-09':
    'Flashlight: while it is in hand, turn up for free a code chip on any door of a room you could reach in at most 2 moves. It can be used again, but not while enemies hold you.',
  'DDD-ITM-10':
    'Armor: while it is in hand, you may reroll one die of the defence roll, once for each attack on your room. The second result stands.',
  'DDD-ITM-11': 'Fire axe: for 1 AP, remove 1 burn marker from your tile. The axe is also a weapon.',
  'DDD-ITM-12':
    'Energy drink, single use: 2 more AP this turn. In the showdown they need no action markers and must be spent before the next shift. It does not help while you are entrapped.',
  'DDD-ITM-13':
    'Fire extinguisher in hand: for 1 AP, remove 1 burn marker from your tile. With a helmet also in hand, remove up to 2.',
  'DDD-ITM-14':
    'Single use, 1 AP: a grenade deals 2 hits, dynamite 4, in one adjacent room in sight; you assign them. No dice, no XP, and survivors there are not harmed.',
  'DDD-ITM-15': 'Fire alarm, single use: reroll the direction die of a fire spread.',
  'DDD-ITM-16': 'First aid, single use: the spray heals 1 wound, the kit 2.',
  'DDD-ITM-17': 'Flare gun, single use: reroll one or both dice of a zombie spawn.',
  'DDD-ITM-18':
    'Flashbang, single use: free one entrapped survivor in your room, or yourself, even while you are entrapped. The survivor stays in the room and has all their AP again.',
  'DDD-ITM-19': 'Gas mask, single use: this turn you enter burning and destroyed rooms without damage.',
  'DDD-ITM-20':
    'Map, single use: reroll the terror die; you must be in the room that rolls. A flare gun or fire alarm works from anywhere in the house.',
  'DDD-ITM-21':
    'Night vision, advanced rules only: when rolling for a lurking creature, reroll any number of the dice once.',
  'DDD-ITM-22':
    'Ammunition, antidote, energy drink, grenade, dynamite, fire alarm, first aid, flare gun, flashbang, gas mask, map and radiation pills are single-use; all other items last. Use a reroll after seeing the roll and before its effect; the second result stands.',

  // Radioactive expansion
  'DDD-RAD-01':
    'You choose one survivor as hazmat specialist. They start with the decontamination kit as well as their weapon.',
  'DDD-RAD-02': 'The other 9 expansion cards are shuffled into the equipment deck.',
  'DDD-RAD-03': 'You put one radiation marker on space 2, 3, 4 or 5 of the darkness track, as you choose.',
  'DDD-RAD-04':
    'The reactor is one of the six inner rooms and is placed first. A six-sided die gives its position, counted from the top left in reading order.',
  'DDD-RAD-05': 'The reactor’s doors, like any others, may not run into a wall.',
  'DDD-RAD-06':
    'When darkness reaches the space with the radiation marker, the reactor leaks. One radiation marker goes on the reactor tile and one on an adjacent tile of your choice.',
  'DDD-RAD-07':
    'A radiation marker irradiates its whole tile, both rooms if it has two. A tile never has more than one.',
  'DDD-RAD-08':
    'Once the reactor leaks, each upkeep ends by putting 2 radiation markers on two unmarked tiles next to tiles marked before, walls or not; if fewer are possible, that many. The showdown has no upkeep, so this stops then.',
  'DDD-RAD-09': 'When you enter an irradiated tile, you make a radiation check with 3 dice.',
  'DDD-RAD-10': 'If at least one failure shows, you get one radiation marker on your board.',
  'DDD-RAD-11':
    'You go on making checks and can get up to 3 radiation markers. With 3 you make no more checks.',
  'DDD-RAD-12':
    'At the start of each round, before AP are set and the event, you lose energy equal to your radiation markers. This can kill you.',
  'DDD-RAD-13':
    'Zombies and creatures that enter or appear on an irradiated tile become irradiated at once, without a roll.',
  'DDD-RAD-14':
    'An irradiated zombie needs 2 hits in the same turn. The first lays it down, the second eliminates it.',
  'DDD-RAD-15': 'An irradiated zombie with only one hit stands up in the reaction and needs 2 hits again.',
  'DDD-RAD-16':
    'Irradiated zombies still do not walk into fire. Fire deals them hits equal to the burn markers, 3 on a destroyed tile, so a single marker only lays one down. You assign the hits of a spread; those left over are then forgotten.',
  'DDD-RAD-17':
    'Each power attack of an irradiated creature also removes 1 hit cube of your choice from its board.',
  'DDD-RAD-18':
    'When irradiated and other zombies or creatures come to share a room, all become irradiated at once, whoever moved.',
  'DDD-RAD-19':
    'When you enter a room with an irradiated enemy, you make a check with 2 dice; with an irradiated survivor, 1 die.',
  'DDD-RAD-20':
    'All causes together make one check: add 3 dice for the tile, 2 for enemies, 1 for a survivor, and cut at 3. Then apply your protection.',
  'DDD-RAD-21':
    'With the kit in hand, the hazmat specialist rolls only 1 die in checks and removes a radiation marker from their tile for 2 AP.',
  'DDD-RAD-22':
    'One survivor you name, in the specialist’s room or entering it, rolls 2 dice in checks and removes a marker for 3 AP. Whoever holds the kit in hand is the specialist.',
  'DDD-RAD-23': 'With a radiation suit in hand, you roll only 1 die in checks.',
  'DDD-RAD-24':
    'Removing markers does not end the leak; only closing the reactor does. If no tile has a marker when radiation would spread, the reactor leaks anew onto its own tile and an adjacent one.',
  'DDD-RAD-25':
    'The reactor opens when two 3-icon code chips have been entered by survivors next to one of its doors, for 2 AP each, in any rounds; Tech wizard does not help. The chips are discarded and do not count for the security board. Both doors open together.',
  'DDD-RAD-26': 'Entering the reactor needs a radiation check as usual.',
  'DDD-RAD-27':
    'For 3 AP in the reactor room, once the leak has begun, close it down. Its marker is removed and radiation no longer spreads; other markers stay and still irradiate. If fire destroys the reactor tile, it can no longer be closed.',
  'DDD-RAD-28':
    'When the reactor is closed, each survivor activates one skill of their choice for free, but not one lost to zombification.',
  'DDD-RAD-29':
    'Radiation pills, single use: remove all radiation markers from your board. Nothing else cures you, but a survivor who is eliminated and comes back has none.',
  'DDD-RAD-30': 'In the showdown, irradiated survivors lose this energy after each nemesis reaction.',
  'DDD-RAD-31':
    'Until it is opened, the reactor is a locked room: nothing spawns there, and nobody sees or walks in, but fire enters. Whoever enters the second chip gains 2 XP. The start of the showdown or its destruction also opens it.',
  'DDD-RAD-32':
    'Only entering or appearing counts: you make no check when your tile gets its marker or when something irradiated comes to you. Going between the two rooms of an irradiated tile is not entering it, but irradiated enemies and survivors in the new room still count. A face-down token turned on such a tile gives irradiated zombies.',
  'DDD-RAD-33':
    'Radiation may spread to any tile, even the laboratory, the entrance hall and destroyed tiles.',
  'DDD-RAD-34':
    'The decontamination kit counts towards your carrying limit, takes one hand and may be passed. It comes back with the survivor who started with it, unless another survivor in play holds it.',

  // Special zombies
  'DDD-SPZ-01':
    'Before the game you may mix any number of special spawn tokens into the ordinary ones. One full set or a few of several is best, not all.',
  'DDD-SPZ-02':
    'When a special token is turned up, place one special zombie of that kind. A four-sided die gives the number of ordinary zombies with it.',
  'DDD-SPZ-03': 'A special zombie changes the whole horde of its room for as long as it is there.',
  'DDD-SPZ-04':
    'A special zombie can be eliminated only when no ordinary zombie is left in the room; between several you choose, and fire follows the same order. You may knock it back at any time, and pushing it into fire eliminates it.',
  'DDD-SPZ-05':
    'A horde with a Disco Doll moves 3 rooms instead of 2, by the shortest open route to the closest survivor of the acting team, even one that first leads away. For the terror die it still moves 1 room.',
  'DDD-SPZ-06':
    'In an attack by a horde with a Guts zombie, one bite cannot be cancelled by your defence roll. It is only one, however many Guts take part; a bite nobody can take is ignored.',
  'DDD-SPZ-07':
    'A horde with a Chunk zombie takes hits only from survivors in the same room, with any weapon. Grenades and shots from other rooms do nothing; fire works as usual.',
  'DDD-SPZ-08':
    'Zombies in a horde with a Tuff Guy need 2 hits each in the same turn: the first lays them down, the second eliminates them. This kind is optional.',
  'DDD-SPZ-09': 'A special zombie counts as one zombie for attack dice and gives 1 XP.',
  'DDD-SPZ-10':
    'The special and ordinary zombies of a room are one horde. If it splits, each part has the abilities of the special zombies in it; what counts is who starts the move or makes the attack.',
} as const satisfies Record<string, string>;
