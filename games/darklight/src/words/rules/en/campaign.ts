/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const CAMPAIGN_RULES_EN = {
  // Quests
  'DL-SET-05': 'A first game is best played with The Awakening, whose Quest Room is the Necrostream.',
  'DL-SET-06':
    'A random quest is a Quest Room card, drawn, and a die: the quest of that number in the room’s chapter is played.',
  'DL-SET-08':
    'The goal and the special rules of a quest are known from the start. Props are handled on their square or next to it, in place of an Attack Phase; ally pieces are moved by the leader, after his own turn. A quest that can no longer be completed has failed: leave by the Dungeon Exit.',
  'DL-SET-09':
    'What the Quest Room holds is read when its tile is revealed. When the quest is completed the dungeon ends at once: Trophies of a combat under way still count, its loot cards do not.',

  // Campaign and Aftermath
  'DL-SRV-01':
    'A campaign alternates quests and Survival phases: Aftermath, Journey, settlement, Departure. It begins with The Awakening or a random quest.',
  'DL-SRV-02':
    'The Survival phase begins when a dungeon has ended and at least one Accursed is neither lost nor dead.',
  'DL-SRV-03':
    'Level, skills, spells, items, consumables, souls, crowns, Wounds, Insanity, Injuries, lost Sanity and Dread are kept between dungeons.',
  'DL-SRV-04':
    'At the Aftermath conditions, Source, Faith Points, Trophies, Miracles, the Loot Round and all effects end. Stamina and Cursed Uses are full again at the next dungeon.',
  'DL-SRV-05':
    'The Aftermath, in this order: the dead return; those who did not flee a completed quest are paid; Dread +1, and +1 again if the quest failed; tithes.',
  'DL-SRV-06':
    'Accursed who return at the end of a completed dungeon have Wounds equal to half their Health, rounded up, and their Injury. The dead of a failed quest are lost.',
  'DL-SRV-07':
    'After a dungeon the group may choose a new carrier of the Cursed Heart, which cannot heal outside one.',
  'DL-SRV-08':
    'Whoever has lost an Accursed makes a new one at Departure, one level below the lowest of the others, with starting equipment and without souls or crowns.',

  // Journey
  'DL-SRV-09': 'The group chooses where to go: a Hamlet (3 days), a Village (4 days) or a Town (5 days).',
  'DL-SRV-10':
    'Each day has a Dread roll, a Hazard and a Camp. When the days are over the group arrives, never before the Camp of the current day.',
  'DL-SRV-11':
    'The leader rolls the Darkness die: Dread +1 on 1 or 2, and on 3 while somebody is distressed.',
  'DL-SRV-12':
    'The Dread Wheel has 12 spaces: Omens on 4 and 8, the Grim Warden on 12. The marker keeps its place between Survival phases.',
  'DL-SRV-13': 'Where the marker lands on an Omen, a die on the Omen chart says what it brings.',
  'DL-SRV-14':
    'On space 12 the Warden calls every Accursed, highest Initiative first: 3 souls a level, from whoever pays, or a judgement by a die. Then the marker returns to space 1.',
  'DL-SRV-15':
    'Each day brings a Hazard with two options. The group chooses one before any roll; what cannot be paid in full cannot be chosen.',
  'DL-SRV-16':
    'A fight on the road is not played on a map. It needs its number times half the Accursed in hits, rounded up; each Accursed rolls once, a 6 counts twice, and each hit missing is 1d6 Wounds to somebody at random.',
  'DL-SRV-17': 'At Camp the Accursed trade, change equipment and use consumables; then each removes 1 Wound.',
  'DL-SRV-18':
    'Whoever reaches its Health in Wounds outside a dungeon falls: an Injury at once, out for the day, up again at Camp or at night with half its Health. If all of several fall on a day the campaign is lost; a lone Accursed gets up, and Dread +2.',
  'DL-SRV-19': 'Insanity works on the road and in settlements as it does in a dungeon.',

  // Settlement
  'DL-SRV-20':
    'Patience is 2 in a Hamlet, 3 in a Village, 4 in a Town, and one more if somebody passes a Charisma 5 Test on arrival.',
  'DL-SRV-21':
    'Each day every Accursed takes one Activity that the place offers, in any order. Broker, market, tithe, trade and equipment are free.',
  'DL-SRV-22': 'A soul buys 10 crowns everywhere. Crowns never buy souls.',
  'DL-SRV-23':
    'The market is drawn on arrival: 3 Standard Treasures in a Hamlet, 5 and 1 Rare in a Village, 7 and 3 in a Town. What is not sold goes back.',
  'DL-SRV-24':
    'Cards cost their value and sell for half of it; starting equipment sells for 5. Tokens cannot be sold.',
  'DL-SRV-25':
    'Once for each purchase of a card you may haggle, with a Charisma 5 Test: 20% less, or 20% more. Take it, or have no deal for this card today.',
  'DL-SRV-26': 'For every 5 souls given as a tithe the Dread marker goes back 1 space, never below 1.',
  'DL-SRV-27': 'At night you remove Wounds equal to Endurance, or twice as many in a bed for 5 crowns.',
  'DL-SRV-28':
    'After each night: a die, plus the days spent here, minus Patience. On 6 or more the locals drive the group out.',
  'DL-SRV-29': 'If the group is still welcome it stays another day or leaves.',

  // Growth
  'DL-SRV-30':
    'In a Village or Town an Accursed may sacrifice the souls of its next level and gain it, once in a Survival phase.',
  'DL-SRV-31': 'Levels 2 to 10 cost 8, 12, 16, 22, 28, 34, 42, 50 and 60 souls.',
  'DL-SRV-32':
    'Each level gives a skill of the own class and +1 Health; even levels +1 to an attribute (at most 3 above Level 1); levels 5 and 10 improve a To Hit value.',
  'DL-SRV-33':
    'The Rite costs 1d3 Insanity; and if a die shows half the new level or less, a point of Sanity for good, never below 4.',
  'DL-SRV-34':
    'A coven teaches a spell for 10 crowns a point of Source Cost. The Blood Witch may know Mind + 1 spells, any other with a Catalyst Mind - 2.',
  'DL-SRV-35':
    'In a campaign Monsters use the level row of half the average level of the Accursed, rounded up.',

  // Departure
  'DL-SRV-36':
    'The next quest is drawn at random among those not completed. With a Rumour the group picks one of two.',
  'DL-SRV-37': 'A group that was driven out has no Rumour and starts with 1 Cursed Use less.',
  'DL-SRV-38': 'At Departure Dread is kept, and the next quest is set up as usual.',
  'DL-SRV-39':
    'After 8 completed quests, in a Town, the group may break the pact for 25 souls an Accursed: The Warden’s Due follows, and decides the campaign.',
  'DL-SRV-40':
    'A campaign is lost when no Accursed is left. Otherwise it goes on as long as you like; its record is completed quests plus the levels of the living.',

  // How it is run
  'DL-SRV-41':
    'Dread rises space by space, each landing resolved; after the Warden’s call the rest is dropped. Going back triggers nothing.',
  'DL-SRV-42':
    'The group decides by majority, the leader breaking ties; each player decides for its own Accursed.',
  'DL-SRV-43':
    'Outside a dungeon passive skills, items and Injuries count. Spells, Miracles, what can be used once in a while, Oil Flask, Blessed Water and Lockpick cannot be used.',
  'DL-SRV-44': 'An Accursed lost outside a dungeon is gone with all it carries; the Heart passes on.',
  'DL-SRV-45': 'After the Activities of a day a die on the Evening chart says what happens.',
  'DL-SRV-46':
    'Cards are bought and sold by one Accursed, within its limits. Crowns and souls may be handed over at Aftermath, Camp and in settlements. A short deck makes the stock smaller.',
  'DL-SRV-47':
    'Those who fled a dungeon take full part in the Survival phase; only the reward is lost to them.',
  'DL-SRV-48': 'Each dungeon counts the Accursed that are in the group when it starts.',
  'DL-SRV-49':
    'Changes of the Journey count for this one, or for the coming one outside a Journey; changes of Patience for this visit or the next. Patience never falls below 0.',
} as const satisfies Record<string, string>;
