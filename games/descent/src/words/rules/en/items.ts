/** What each rule says, in a sentence or three, for the player who asks. */
export const ITEMS_RULES_EN = {
  'DJ-SET-05': 'The hero sheets are shuffled and one is dealt to each hero player, from the first hero on.',
  'DJ-SET-06': 'If the table agrees, the players choose their heroes instead, in seat order.',
  'DJ-SET-07':
    'With two players one of them plays two heroes; otherwise there is one hero for each hero player.',
  'DJ-SET-08':
    'A hero starts with the wounds and fatigue of his sheet, 300 coins, his four orders and his turn token.',
  'DJ-SET-09':
    'Each hero draws three skills, as many from each deck as his sheet says. What raises a maximum gives its tokens too.',
  'DJ-SET-10':
    'In seat order each hero may exchange one skill for another of the same deck, which he must keep; the old one is shuffled back.',
  'DJ-SET-11': 'Skills lie open, last for the whole game and are never used up.',
  'DJ-SET-12':
    'Before play each hero may buy cards of the shop, for the price printed on them, as far as his coins go.',
  'DJ-SET-13': 'A potion costs 50 coins, of either kind.',
  'DJ-SET-14': 'The shop has a limited stock that all share; the heroes buy in seat order.',
  'DJ-SET-15': 'During set-up only cards of the shop and potions are sold, and nothing is bought back.',
  'DJ-SET-16': 'What was not bought stays in the shop for later visits.',
  'DJ-SET-28':
    'Treasures and skills are drawn from shuffled decks; shop cards lie open and relics wait until they are found.',
  'DJ-SET-29':
    'Seat order goes clockwise from the overlord’s left. With two players the hero dealt first is the first hero.',
  'DJ-EQP-01': 'Monsters neither pick up nor carry items.',
  'DJ-EQP-02': 'In use at one time: items of two hands in all, one armor, three potions and two other items.',
  'DJ-EQP-03': 'An item needs as many hands as it shows: none, one or two.',
  'DJ-EQP-04': 'Other items are those that need no hand and are neither armor nor potion.',
  'DJ-EQP-05': 'The pack holds three things, potions included, which cannot be used until they are equipped.',
  'DJ-EQP-06': 'Coins take no room.',
  'DJ-EQP-07':
    'What is neither in use nor in the pack is dropped and lost; only relics remain where they fall.',
  'DJ-EQP-08':
    'Equipment changes in step 2 of a turn, by re-equipping for 2 points, and when something is received.',
  'DJ-EQP-09':
    'Whenever an item comes into use or goes out of it, an aim order is lost. Drinking, exhausting and using up are no such change.',
  'DJ-ARM-01': 'Weapons never run out of shots or charges.',
  'DJ-ARM-02': 'Some armor lowers the printed speed to a given number, if it was higher.',
  'DJ-ARM-03': 'Bonuses to speed are added after that.',
  'DJ-ARM-04': 'With some armor no Rune can be used; Runes go away before it is put on.',
  'DJ-ARM-05':
    'Speed is the lower of the sheet and the armor, plus bonuses, never below 0. Extra movement points are not speed and are not doubled by running.',
  'DJ-TWN-01': 'In the town all heroes are next to each other.',
  'DJ-TWN-02': 'Nothing on the map and no card reaches a hero in the town.',
  'DJ-TWN-03':
    'Shopping costs 3 points and covers any number of sales and purchases in one go; what is bought may be equipped at once.',
  'DJ-TWN-04': 'Shop cards in stock are sold at their printed price.',
  'DJ-TWN-05':
    'Any item but a relic is sold for half its value, rounded down to 25. Shop cards return to the stock, treasures are gone.',
  'DJ-TWN-06':
    'Potions cost 50 coins; a copper, silver or gold treasure 250, 500 or 750; a skill 1,000; training 500.',
  'DJ-TWN-07': 'Treasures and skills are drawn at random; for a skill the buyer names the deck.',
  'DJ-TWN-08': 'A training token raises one trait by 1, never above 5; there are four of each.',
  'DJ-TWN-09': 'From an empty deck nothing can be bought.',
  'DJ-TWN-10':
    'In the town a hero may do whatever needs no space of the board, place orders, and spend fatigue for points.',
  'DJ-TWN-11': 'A bought skill or training works at once. A bought treasure is not exchanged for its value.',
  'DJ-TRS-01': 'Only heroes pick up treasure.',
  'DJ-TRS-02': 'In his turn a hero picks up a marker in his space for nothing.',
  'DJ-TRS-03': 'In his turn he may give things to heroes next to him, for 1 point each.',
  'DJ-TRS-04':
    'Whoever receives a thing equips it, packs it or drops it at once; to make room he may put things away or drop them.',
  'DJ-TRS-05': 'A potion is picked up only with room for it: three in use, three things in the pack.',
  'DJ-TRS-06': 'A healing potion recovers 3 wounds for 1 point and is used up.',
  'DJ-TRS-07': 'A vitality potion recovers all fatigue for 1 point and is used up.',
  'DJ-TRS-08': 'A money marker gives every hero 100 coins, wherever he is.',
  'DJ-TRS-09': 'A chest is opened from its own space for 2 points.',
  'DJ-TRS-10': 'Nobody else may stand in that space; familiars do not count.',
  'DJ-TRS-11': 'The number under the chest says what the quest has put in it.',
  'DJ-TRS-12':
    'For each curse the overlord gains threat equal to the number of heroes, which he may spend on a trap of this chest.',
  'DJ-TRS-13': 'Curses and traps come before the contents.',
  'DJ-TRS-14': 'Each hero gains the coins of the chest.',
  'DJ-TRS-15':
    'Each hero draws the treasures of the chest, and keeps each or takes its value: 250, 500 or 750 coins.',
  'DJ-TRS-16': 'The heroes gain the conquest of the chest at once.',
  'DJ-TRS-17': 'All heroes share in a chest, also those in the town.',
  'DJ-TRS-18': 'A treasure deck that has run out stays empty.',
  'DJ-TRS-19': 'What comes from a chest may be equipped at once, and all one’s things rearranged for it.',
  'DJ-TRS-20': 'An opened chest leaves the game.',
  'DJ-TRS-21': 'If the trap kills the opener the contents are still shared out, his part in the town.',
  'DJ-TRS-22':
    'A cache gives its coins and potion to whoever drew it, and he draws again. A potion without room is lost.',
  'DJ-TRS-23':
    'The heroes draw one card each in seat order, then the second round; when the deck is empty the others get nothing.',
  'DJ-TRS-24': 'A marker under a monster stays and can be taken once the space is free.',
  'DJ-REL-01': 'A relic marker gives its card, which is used like any item.',
  'DJ-REL-02': 'Relics are never sold.',
  'DJ-REL-03': 'A dropped relic lies on its space, or waits in the town; it is never lost.',
  'DJ-REL-04': 'A dead hero keeps his relic; it may be given like any item.',
  'DJ-CRD-01': 'Skills are kept all game, and more are sold in the town.',
  'DJ-CRD-02': 'Fighting skills help in melee, subterfuge from afar and in moving, wizardry with magic.',
  'DJ-CRD-03': 'Items in use lie open, exhausted ones are turned, packed ones are put away.',
  'DJ-CRD-04': 'An item says what it is: weapon of a type, armor, shield, Rune or something else.',
  'DJ-CRD-05': 'A surge effect is bought with that many surges for this attack, as often as they last.',
  'DJ-CRD-06': 'Items print their price, their hands and, for weapons, their dice without the hero’s own.',
  'DJ-CRD-07': 'Monsters use the card for the number of players, the overlord included.',
  'DJ-CRD-08': 'It shows speed, armor, wounds, attack and abilities.',
  'DJ-CRD-09': 'An overlord card shows its type, its cost and its value in threat.',
  'DJ-CRD-10':
    'A card that speaks of an action works in its owner’s turn with that action, once. What costs nothing always works, unless it says “may”.',
  'DJ-VAR-01': 'The table may let the players choose their heroes.',
} as const satisfies Record<string, string>;
