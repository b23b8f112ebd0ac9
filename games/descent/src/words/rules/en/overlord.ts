/** What each rule says, in a sentence or three, for the player who asks. */
export const OVERLORD_RULES_EN = {
  'DJ-OVT-01':
    'The overlord’s turn has three steps: collect threat and draw cards; spawn monsters; activate monsters.',
  'DJ-OVT-02': 'He gets one threat for each hero in the game, wherever that hero is.',
  'DJ-OVT-03': 'Then he draws two cards.',
  'DJ-OVT-04': 'After drawing he may discard cards for threat, and must until he holds no more than eight.',
  'DJ-OVT-05':
    'Cards for the start of his turn are played after he has discarded and before the third step begins.',
  'DJ-OVT-06': 'In the second step he may play one spawn card and place its monsters.',
  'DJ-OVT-07': 'In the third step he may activate each monster once, one after another, in any order.',
  'DJ-OVT-08':
    'A monster gets as many movement points as its speed and one attack, before, between or after its steps.',
  'DJ-OVT-09': 'A monster attacks only in the way that its card prints.',
  'DJ-OVT-10': 'When every monster has had its chance, the turn and the round are over.',
  'DJ-OVT-11':
    'The third step begins with the burn rolls of all monsters in the overlord’s order, then their web rolls. Stun counts when a monster is activated.',
  'DJ-OVT-12':
    'After an interruption a monster goes on with what it had left, as long as it lives, also if it came back by Undying.',
  'DJ-OVC-01':
    'When the last card of the overlord’s deck is drawn, the heroes lose 3 conquest at once; then the discard pile is shuffled into a new deck, and he draws on.',
  'DJ-OVC-02': 'His hand limit of eight is checked after he has drawn in his turn, and at no other time.',
  'DJ-OVC-03': 'A card that he discards gives its threat value and does nothing else.',
  'DJ-OVC-04':
    'He may discard cards for threat at any time of his own turn, and in anybody’s turn to pay for a card that he may play now.',
  'DJ-OVC-05': 'To play a card he pays its cost in threat; if he cannot, he does not play it.',
  'DJ-OVC-06': 'A card that is played gives no threat when it is discarded.',
  'DJ-OVC-07': 'There are four types of cards: event, trap, spawn and power.',
  'DJ-OVC-08': 'An event may be played in any turn when what it waits for has happened.',
  'DJ-OVC-09': 'Only one event may be played for one thing that happens.',
  'DJ-OVC-10':
    'A trap may be played when what it waits for has happened. No armor and no shield stops its wounds, and each hero rolls for himself.',
  'DJ-OVC-11': 'Only one trap may be played for one thing that happens, such as one step or one chest.',
  'DJ-OVC-12': 'Spawn cards are played only in the second step of his turn, one a turn.',
  'DJ-OVC-13':
    'A power card is played in his turn before he activates a monster. It lies open and works for the rest of the game.',
  'DJ-OVC-14': 'One power card a turn; it may come before he draws and works from then on. Copies add up.',
  'DJ-OVC-15': 'The heroes do not see the cards in his hand until they are played or discarded.',
  'DJ-OVC-16': 'Overlord cards do not reach heroes in the town.',
  'DJ-OVC-17':
    'An activation, an attack declared or rolled, a step, a door, a chest, the start of a turn: each allows one event and one trap.',
  'DJ-OVC-18': 'All changes of a card’s cost are added up, never below 0. Threat values never change.',
  'DJ-SPN-01': 'A spawn card is discarded when its monsters are placed.',
  'DJ-SPN-02': 'A monster is not spawned where there is a figure or an obstacle.',
  'DJ-SPN-03': 'It may be spawned on markers, an unlit glyph or a staircase, but not on an active glyph.',
  'DJ-SPN-04': 'A large monster needs room for all its spaces; the overlord chooses how it lies.',
  'DJ-SPN-05': 'Nothing is spawned in an unrevealed area.',
  'DJ-SPN-06': 'Nothing is spawned in a space that a hero on the board sees.',
  'DJ-SPN-07': 'For that, monsters do not block the heroes’ sight; other heroes do.',
  'DJ-SPN-08': 'Monsters without a legal space are not placed; the overlord chooses which ones are.',
  'DJ-SPN-09': 'There are never more monsters of a kind and rank than figures in the box.',
  'DJ-SPN-10':
    'Without a free figure the overlord may take one of the same kind and rank off the board and place it as a new monster. It is no kill, named monsters stay, and a figure that has been activated is not activated again.',
  'DJ-SPN-11': 'He need not place all monsters of the card.',
  'DJ-SPN-12': 'Familiars do not keep monsters from being spawned, except Boggs.',
  'DJ-SPN-13':
    'A space is seen if a hero would see it with all monsters gone. A hero in a pit or in the town sees nothing; a monkey and Boggs look like heroes.',
  'DJ-TIM-01': 'When two things come at once, the overlord’s event comes first.',
  'DJ-TIM-02': 'Events for the start of his turn come after the discard to eight and before the third step.',
  'DJ-TIM-03': 'Cards for the moment before a hero’s turn may be played until he declares his action.',
  'DJ-TIM-04':
    'The overlord is asked when he holds a card that he can play and pay now; guards are asked after that.',
  'DJ-TIM-06':
    'Of things at the same time monsters’ deaths come before heroes’, heroes in seat order; all else as the player in turn likes.',
  'DJ-MST-01': 'Red figures are masters and use the red part of their card.',
  'DJ-MST-02':
    'The hero who kills a master, by blow, fire, Aura or a throw into a pit, is paid 50 coins at once.',
  'DJ-NAM-01': 'Named monsters are the quest’s own: red figures, each there once.',
  'DJ-NAM-03': 'Named monsters cannot be stunned.',
  'DJ-NAM-04': 'In most quests the heroes gain conquest when they kill one.',
  'DJ-NAM-05': 'A named monster counts as a master for the bounty.',
  'DJ-DTH-01': 'A monster with as many wounds as its rating is killed and leaves the board.',
  'DJ-DTH-02': 'A hero who loses his last wound goes to the town at once; if it was his turn, it is over.',
  'DJ-DTH-03': 'The heroes lose conquest equal to his rating; with none left the overlord has won.',
  'DJ-DTH-04': 'He loses half of his coins, rounded down to a multiple of 25.',
  'DJ-DTH-05': 'He keeps his items and skills.',
  'DJ-DTH-06': 'His wounds and fatigue are full again, and everything that lingers on him ends.',
  'DJ-DTH-07':
    'In the next round he takes his turn from the town; in this one he gets none if he had not acted yet.',
  'DJ-DTH-08': 'Pico goes to the town with whoever carries her.',
  'DJ-DTH-09':
    'Deaths at the same time are settled one by one, and after each hero’s the pool is checked. An attack already rolled is finished though its attacker dies.',
  'DJ-DTH-10': 'His cards stay as they are until he refreshes them, and his turn token turns red.',
  'DJ-CNQ-01': 'The game goes on while the heroes have conquest; at zero the overlord wins at once.',
  'DJ-CNQ-02': 'A glyph that is activated gives 3 conquest.',
  'DJ-CNQ-03': 'An opened chest gives as much conquest as the quest says.',
  'DJ-CNQ-04': 'A hero’s death costs as much conquest as his sheet says.',
  'DJ-CNQ-05': 'The overlord’s deck, used up, costs the heroes 3 conquest.',
  'DJ-CNQ-06': 'Encounters and named monsters change the pool as the quest says.',
  'DJ-CNQ-07':
    'The heroes win when they complete the task with conquest left. If the same blow also kills heroes, the task counts first.',
  'DJ-CNQ-08': 'The conquest that is left tells how well the quest was won.',
  'DJ-CNQ-09': 'The overlord has no other way to win, unless the quest gives him one.',
} as const satisfies Record<string, string>;
