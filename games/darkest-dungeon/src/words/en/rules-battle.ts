/** What each rule says, in a sentence or three, for the player who asks: battle. */
export const BATTLE_RULES_EN = {
  // Setting up a Battle
  'DD-BSU-01':
    'A Battle is laid out in a fixed order: Room Card, Room Tile, Loot Chests, Heroes, Monsters, then the marker on round 1.',
  'DD-BSU-02':
    'The top Room Card says where you fight, and its rules hold for the whole Battle. A Quest may name the Room instead. When the deck is empty, its discards are shuffled.',
  'DD-BSU-03': 'Each Hero begins in the Area that the tile marks with that Hero’s Stance.',
  'DD-BSU-04': 'The Initiative Deck begins with one card for each Hero present.',
  'DD-BSU-05': 'Monster Cards are drawn one by one until the four Monster Stances are filled.',
  'DD-BSU-06': 'A front Monster takes the first empty Stance from Aggressive on.',
  'DD-BSU-07': 'A back Monster takes the first empty Stance from Support forward.',
  'DD-BSU-08':
    'A Monster’s figure goes to the Area of its Stance, and one Monster card joins the Initiative Deck for it.',
  'DD-BSU-09': 'A Large Monster fills two neighbouring Stances and two spaces of its Area.',
  'DD-BSU-10':
    'A Large Monster counts as standing in the foremost of its two Stances: for its place, its turn and its Skill.',
  'DD-BSU-11':
    'If a Large Monster comes when only one Stance is free, the last other Monster that appeared is put aside for it. Monsters named by a card stay.',
  'DD-BSU-12': 'Monsters of the same kind are told apart by their number.',
  'DD-BSU-13': 'A random Loot Chest lies face-down on each chest icon, as long as the pile lasts.',
  'DD-BSU-14': 'A Battle starts in round 1, and you have four rounds.',
  'DD-BSU-15':
    'Whoever finds no room in the start Area begins in the nearest Area with room; you choose among equals.',
  'DD-BSU-16':
    'A Monster that a card names appears before any draw. It comes from the deck, or from the box if its Level is not in the deck; if no copy is free, nothing comes.',
  'DD-BSU-17':
    'Front Monsters always fill Aggressive, Defensive, Ranged, Support; back Monsters the other way round, in the Darkest Dungeon too.',

  // The course of a Battle
  'DD-BAT-01': 'The next Initiative Card says which side acts: Heroes or Monsters.',
  'DD-BAT-02':
    'Of that side, the foremost character in Stance order that still has a turn this round acts. Stances are read when the card is drawn.',
  'DD-BAT-03': 'You never know which side comes next, but always which of its characters would.',
  'DD-BAT-04':
    'The card of someone who dies stays in the deck. A card for a side with nobody left to act is put away and the next one drawn.',
  'DD-BAT-05':
    'When the Initiative Deck is empty the round is over. A new deck is made for all who live, and the Round marker advances.',
  'DD-BAT-06': 'The Initiative Deck never holds more than four Monster cards.',
  'DD-BAT-07': 'Every turn begins with its start-of-turn effects; then the character acts.',
  'DD-BAT-08':
    'A Room acts on a character after the last action of its turn, even if it did nothing. What happens at the end of a round comes before the Heroes flee.',
  'DD-BAT-09': 'The round ends as soon as the Initiative Deck is empty; a turn without a card is lost.',

  // Hero turns
  'DD-HRO-01':
    'A Hero with an Affliction or Virtue first rolls a d10; in the printed range the card speaks. Only in Battle.',
  'DD-HRO-02': 'Then one token leaves each stack of Conditions on the Hero, and does what it does.',
  'DD-HRO-03':
    'A Hero has two actions: Move, Interact, Change Stance, use a Skill, in any mix. Fewer are allowed.',
  'DD-HRO-04': 'Using Provisions costs no action, as often as you like in your turn.',
  'DD-HRO-05': 'A Move leads up to Speed Areas far, from Area to adjacent Area. Nobody stands in the way.',
  'DD-HRO-06': 'A Hero cannot end the turn in an Area without a free space.',
  'DD-HRO-07':
    'A Hero who stops in a full Area must move out with the next action. Without such an action, or without anywhere to go, the Hero may not stop there.',
  'DD-HRO-08':
    'Interact: one action takes a Loot Chest in the Hero’s Area. Rooms and Quests may offer more, at the printed cost and within one turn.',
  'DD-HRO-09': 'A Chest gives a Provision die, rolled or of your choice, or Gold: a d10, or a d10 doubled.',
  'DD-HRO-10': 'Gold or Provision is chosen before anything is rolled.',
  'DD-HRO-11': 'Chests and other features work only while the Battle lasts.',
  'DD-HRO-12':
    'Change Stance: one slot forward or back; whoever stands there takes your slot. Figures do not move.',
  'DD-HRO-13': 'Slots behind the last Hero stay empty; nobody steps into them.',
  'DD-HRO-14': 'A Hero’s death or the end of the Battle ends the turn at once.',
  'DD-HRO-15':
    'Two actions, one fewer for Stun, more or fewer by cards, never below none. Without actions Provisions may still be used.',

  // Areas, size, ground and casualties
  'DD-POS-01':
    'An Area whose spaces are all taken is full. A character takes one space, a Large Monster two.',
  'DD-POS-02':
    'A Large Monster may stop where there is no room: you move others to adjacent Areas with room, never its target and never another Large one.',
  'DD-POS-03':
    'A character that is not Small may stop in a full Area with a Small Monster: one Small Monster is moved to an adjacent Area with room.',
  'DD-POS-04': 'A dead character’s figure and tracker card are removed at once.',
  'DD-POS-05': 'Those behind a casualty slide forward.',
  'DD-POS-06': 'A Monster dies when its Wounds reach its Life.',
  'DD-POS-07':
    'From High Ground, Skills aimed at an Area that is not high have +1 Accuracy and may reach one Area farther.',
  'DD-POS-08':
    'From outside Low Ground, Skills aimed at Low Ground have +1 Accuracy and may reach one Area farther.',
  'DD-POS-09': 'Optional Range adds the next greater distance; the printed ones stay.',
  'DD-POS-10': 'From high to low both bonuses count: +2 Accuracy, up to two Areas farther.',
  'DD-POS-11': 'An Area is full for a character if it has fewer free spaces than the character needs.',
  'DD-POS-12': 'Making room is no Shuffle and no Move: Stances stay, and nothing reacts.',

  // The end of a Battle
  'DD-END-01':
    'When the last Monster dies the Battle is won at once: the Room is cleared and gives its bonus.',
  'DD-END-02':
    'After the last Monster only the Skill that killed it is finished; nothing else of the turn or round takes place.',
  'DD-END-03':
    'If Monsters live at the end of round four, the Heroes flee: the Room is not cleared and gives nothing.',
  'DD-END-04': 'After fleeing the party must move on: no staying, no Rest here.',
  'DD-END-05': 'A Room you fled from counts as never visited: dice, Room and Monsters are new.',
  'DD-END-06':
    'If all Heroes die, four replacements count as a party that fled; otherwise, and in every Boss Battle, the campaign is lost.',
  'DD-END-07': 'After a Battle all its Monster Cards are shuffled back, and the tile is put away.',
  'DD-END-08':
    'The Room Card and the Chests you took stay out for the rest of the Quest; Chests left behind are lost to you and return to the pile.',
  'DD-END-09':
    'After a flight you are still on the Room’s place: Provisions, Stances and Scouting are open, then you must move or leave. Replacements join first.',
  'DD-END-10': 'If the last Monster and the last Hero die together, the Heroes are defeated.',

  // Difficulty
  'DD-MOD-06': 'In Stygian mode Rooms follow their Stygian cards.',
} as const satisfies Record<string, string>;
