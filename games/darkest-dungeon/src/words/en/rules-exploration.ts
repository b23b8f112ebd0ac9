/** What each rule says, in a sentence or three, for the player who asks: Quests, Provisions, exploration, Rooms. */
export const EXPLORATION_RULES_EN = {
  // Setting up a Quest
  'DD-QST-01':
    'For a general Quest you draw two cards of the current Level and take one. The other leaves the campaign, and the one you play does not come back either.',
  'DD-QST-02':
    'A Quest Card says what earns XP, which Room tokens lie on the map, what is special, and whether there is Firewood.',
  'DD-QST-03':
    'Firewood lies beside the Provisions. It is no die and does not count toward the limit of the pool.',
  'DD-QST-04': 'You put the four Heroes on the Stance Tracker in any order you like.',
  'DD-QST-05': 'The map is one of the twelve Dungeon Tiles, at random.',
  'DD-QST-06': 'The Room tokens of the Quest are mixed and put face-down on the Room slots, one on each.',
  'DD-QST-07': 'The party begins at the start of the map, which is no Room slot.',
  'DD-QST-08': 'Light begins at 5, unless something in the Hamlet says otherwise.',
  'DD-QST-09': 'Once the Provisions are rolled, exploration may begin.',
  'DD-QST-10':
    'Rooms that the Quest names for its Objectives are set aside, so that you meet them in no other Battle.',
  'DD-QST-11': 'Skills may be swapped until the Provision dice are rolled; the Quest may be known by then.',
  'DD-QST-12':
    'The start counts as visited. You may Scout from it, go back to it and leave from it, but not Rest there.',
  'DD-QST-13':
    'Set-up goes in this order: Quest, Firewood, Rooms set aside, Stances, map and tokens, Light, Provisions, then what happens on entering.',
  'DD-QST-14': 'Random tokens come from the unused ones of the types that the Quest permits.',

  // Provisions
  'DD-PRV-01':
    'Before a Dungeon each Hero rolls two Provision dice into a common pool; extra dice are rolled with them. Dice that are missing are missing from the back of the tracker.',
  'DD-PRV-02': 'A Wild die is turned at once to another face, as its roller likes.',
  'DD-PRV-03': 'The six faces are Food, Bandage, Potion, Torch, Tool and Wild, one of each.',
  'DD-PRV-04': 'The pool holds sixteen dice at most; what would be more is not gained.',
  'DD-PRV-05':
    'On the map any Hero may use a Provision, in Battle only in the own turn, for no action. It works on the Hero who uses it, and the die goes back to the supply.',
  'DD-PRV-06': 'Food heals 1. It also stills Hunger.',
  'DD-PRV-07': 'A Bandage removes all Bleed from the Hero, or heals 1.',
  'DD-PRV-08': 'A Potion removes all Blight from the Hero, or takes away 1 Stress.',
  'DD-PRV-09': 'A Torch gives Light +1, up to 5, or keeps a Curio from doing harm.',
  'DD-PRV-10': 'A Tool only counters Rubble and Traps on Exploration dice.',
  'DD-PRV-11':
    'A Provision that counters a hazard does nothing else. Food against Hunger does not heal, but it is eaten.',
  'DD-PRV-12':
    'Outside Battle, Provisions are used between two steps: before or after a Scout, between two dice, before or after a Room. Never in the middle of one.',
  'DD-PRV-13': 'A Provision may be used even if it does nothing; whoever cares for eating still reacts.',

  // Exploring
  'DD-EXP-01': 'Outside Battle the party may Scout once, and then must Explore, Backtrack or leave.',
  'DD-EXP-02': 'Scouting costs every Hero 1 Stress, and all players must agree to it.',
  'DD-EXP-03': 'Scouting turns the tokens of all adjacent Rooms face-up.',
  'DD-EXP-04':
    'After Scouting each Hero rolls one Exploration die fewer in the next Exploration. The benefit waits while you Backtrack and never adds up.',
  'DD-EXP-05': 'You may Scout once before each move.',
  'DD-EXP-06':
    'While exploring you may order the Stances as you like, until the dice of a Corridor are rolled, and again when the Room is resolved.',
  'DD-EXP-07': 'The Heroes move as one party and never split up.',
  'DD-EXP-08': 'To Explore, choose an adjacent Room; then each Hero rolls two Exploration dice.',
  'DD-EXP-09':
    'All dice are rolled first. Then the Heroes resolve theirs one after another in Stance order, each in the order the controller likes.',
  'DD-EXP-10': 'Exploration dice show Rubble, Hunger, Stressful Darkness, Curio, Trap, or nothing.',
  'DD-EXP-11': 'Rubble: spend a Tool, or suffer 1 Wound a Dungeon Level and 1 Stress.',
  'DD-EXP-12': 'Hunger: spend a Food, or suffer 2 Wounds a Hero Level.',
  'DD-EXP-13':
    'Stressful Darkness: spend a Torch, lower the Light by 1, or suffer 2 Stress. This Torch gives no Light, and at Light 0 there is none to lose.',
  'DD-EXP-15':
    'Trap: spend a Tool, or be attacked with Accuracy 8 for 2 Damage a Dungeon Level. On 1 or 2 it is critical: 4 a Level, and 1 Stress. Your Dodge counts, and Protection halves.',
  'DD-EXP-16':
    'If a Hero dies in a Corridor, that Hero’s dice are gone. The replacement joins at once and rolls nothing.',
  'DD-EXP-17': 'After the dice the party enters the Room, its token is turned, and the Room is resolved.',
  'DD-EXP-18':
    'In a Long Corridor the party stops on the dot; going on is another Exploration. You may Scout, turn back or leave there, but not Rest.',
  'DD-EXP-19': 'For Scouting the dot is the adjacent place: what lies behind it stays hidden.',
  'DD-EXP-20': 'Going back to a visited place rolls no dice and costs each Hero 1 Stress for each Corridor.',
  'DD-EXP-21':
    'You may go back through several Corridors at once. Trap Rooms and Dark Rooms on the way work again; Rooms you fled from cannot be crossed.',
  'DD-EXP-22':
    'Before Exploration dice are rolled the party may leave from anywhere, if all agree, with the XP earned so far. Not on a Boss Quest.',
  'DD-EXP-23': 'A general Quest cannot be failed: it gives 0 to 3 XP.',
  'DD-EXP-24':
    'A move to a visited place is Backtracking, to any other place Exploring, whatever the Corridor.',
  'DD-EXP-25': 'The order of the dice is settled when they are rolled; nothing changes it afterwards.',
  'DD-EXP-26': 'A general Quest ends only when you leave.',

  // Rooms
  'DD-ROM-01': 'Empty: nothing happens, and the Room is cleared.',
  'DD-ROM-02':
    'Trap Room: each Hero suffers the Dungeon Level in Wounds and Stress, split as the controller likes.',
  'DD-ROM-03': 'A Trap Room is never cleared; it strikes each time you enter.',
  'DD-ROM-04': 'Dark Room: Light −1, down to 0.',
  'DD-ROM-05': 'A Dark Room is never cleared; it works each time you enter.',
  'DD-ROM-06': 'Lair: a Battle at once. Victory clears the Room.',
  'DD-ROM-07': 'Curio Room: a d10 decides. On 1 to 5 you fight for it, on 6 to 10 it is cleared at once.',
  'DD-ROM-09': 'Treasure Room: a Battle at once. Victory clears the Room and gives 20 Gold.',
  'DD-ROM-10': 'Objective Room: always guarded. The Quest Card says what else there is to it.',
  'DD-ROM-11': 'A cleared Room has no token, and nothing happens there any more.',
  'DD-ROM-12': 'Nobody Rests in a Trap Room or a Dark Room, as they are never cleared.',
  'DD-ROM-13': 'A token that is face-up stays so; the Room is resolved when you enter it.',
  'DD-ROM-14': 'An Objective Room without a rule of its own is cleared by winning its Battle.',

  // The Darkest Dungeon
  'DD-DDG-01': 'The tenth Quest is a Boss Quest: who fails it loses the campaign.',
  'DD-DDG-02': 'In the Darkest Dungeon only its own Monsters appear, all of Level 3.',
  'DD-DDG-03': 'One of its three Quests is drawn. It gives 3 XP and spares you one form of the last Boss.',
  'DD-DDG-04': 'Its map is one of two tiles with sixteen Room slots.',
  'DD-DDG-05': 'The Objective and two other tokens lie mixed on the three Boss slots, the rest elsewhere.',
  'DD-DDG-06': 'It has Room Cards and tiles of its own.',
  'DD-DDG-07': 'Trinkets found there are of Level 3.',
  'DD-DDG-08': 'Quirks, Diseases, Virtues, Afflictions and Curios stay the same.',
  'DD-DDG-09':
    'Empty tokens are Excavation Sites: each Hero rolls a Provision die, and the party Rests for 8 points without Firewood. Then the Room is cleared.',
  'DD-DDG-10': 'The Firewood of the Quest may still be used.',
  'DD-DDG-11': 'The Quest names the Boss in the Objective Room. All else is as in any Dungeon of Level 3.',

  // Boss Quests
  'DD-BOS-03':
    'An Edge Room has exactly one Corridor. The Objective lies in one of them, mixed with random tokens in the others.',
  'DD-BOS-04': 'On a Boss Quest the party cannot leave before the Boss is dead.',
  'DD-BOS-05': 'Entering the Objective Room starts the Boss Battle, in the Boss’s own Room.',
  'DD-BOS-13': 'Fleeing from an ordinary Battle on a Boss Quest is no failure.',
  'DD-BOS-14':
    'Until you enter the Objective Room the Threat goes on, and Rooms, Rest and Scouting work as ever.',

  // Difficulty
  'DD-MOD-03':
    'Radiant: each Hero rolls one Provision die and chooses the face of the other. Bonus dice are rolled.',
  'DD-MOD-04': 'Radiant: each Hero rolls one Exploration die, and none after Scouting.',
} as const satisfies Record<string, string>;
