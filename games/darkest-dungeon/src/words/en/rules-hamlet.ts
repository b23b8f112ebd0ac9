/** What each rule says, in a sentence or three, for the player who asks: campaign, set-up, Hamlet. */
export const HAMLET_RULES_EN = {
  // Campaign
  'DD-CAM-01':
    'You play together, one to four of you, and always lead four Heroes. Each Hero answers to one player; with fewer than four players some lead several.',
  'DD-CAM-02':
    'A campaign has four Acts. In each of the first three you play two general Quests and then face a Boss; the fourth is the Darkest Dungeon and the Final Encounter.',
  'DD-CAM-03': 'The campaign is won at the moment the Heart of Darkness falls.',
  'DD-CAM-04': 'If a Hero dies and nobody waits at the Stagecoach, the campaign is lost on the spot.',
  'DD-CAM-05':
    'A Boss must be beaten at the first attempt: if the party dies or comes home without its head, the campaign is lost.',
  'DD-CAM-06': 'Heroes die for good, and only by a Deathblow, a Heart Attack or madness.',
  'DD-CAM-07': 'The Campaign Level is the number of the Act, and 3 in Act IV.',
  'DD-CAM-08': 'A Dungeon has the Level of the campaign; the Darkest Dungeon is of Level 3.',
  'DD-CAM-09': 'After every Quest but the last the party spends time in the Hamlet. It does not begin there.',
  'DD-CAM-10':
    'Acts I to III are played in the Ruins, with the common Monsters; the Darkest Dungeon uses its own Monsters, Rooms and Quests. Curios are the same everywhere.',
  'DD-CAM-11': 'Where a card says otherwise, the card is right.',
  'DD-CAM-12':
    'What the group may do needs everyone’s agreement; what it must do is decided by most of you. In a tie the player of the foremost Hero decides.',
  'DD-CAM-13':
    'What happens to several at once happens in Stance order, Heroes before Monsters; what one card does to one character happens in the order of the card.',
  'DD-CAM-14': 'An empty deck is made anew from its discards. If there are none, nothing is drawn.',

  // Setting up
  'DD-SET-01':
    'Heroes and Monsters each have a tracker of four Stances, from Aggressive at the front to Support at the back.',
  'DD-SET-02': 'Four Initiative Cards belong to the Heroes and four to the Monsters.',
  'DD-SET-03':
    'Quirks, Diseases, Virtues, Afflictions, Curios and Trinkets each have a shuffled deck of their own.',
  'DD-SET-04':
    'The first Monster deck holds the common Monsters and those of the Ruins of Level 1. Stronger ones join with each Act.',
  'DD-SET-05': 'The Room deck holds the Rooms of the Ruins; the Rooms of Bosses lie apart.',
  'DD-SET-06': 'The ten Loot Chests lie face-down in one pile.',
  'DD-SET-07': 'The party starts with 10 Gold, which belongs to everyone.',
  'DD-SET-08': 'All sixteen Provision dice begin in the supply.',
  'DD-SET-09':
    'Each Hero has two Exploration dice, a ten-sided die and a Deathblow die, and starts without Stress.',
  'DD-SET-10':
    'At first there are sixteen Hamlet Events, two Heroes wait at the Stagecoach, and every building is at Level 1.',
  'DD-SET-11': 'One of the four Bosses of the Ruins is drawn as the first Imminent Threat.',
  'DD-SET-12':
    'Until its Boss is met, the Imminent Threat makes life harder in two ways: one in the Dungeon, one in the Hamlet.',
  'DD-SET-13': 'Each player chooses a Hero; nobody is in the party twice. All begin at Level 1.',
  'DD-SET-14': 'A Hero knows seven Skills and equips three of them. Better versions come only with training.',
  'DD-SET-15': 'A new Hero comes unhurt and calm, without Quirks, Disease, Trinkets or XP.',
  'DD-SET-16': 'Instead of choosing you may play one of four ready-made parties, or leave it to chance.',
  'DD-MOD-01': 'Radiant or Stygian mode is chosen at the start and holds for the whole campaign.',
  'DD-MOD-02': 'A Radiant campaign starts with 20 Gold.',
  'DD-MOD-05': 'A Stygian campaign starts without Gold.',

  // Bosses and Acts
  'DD-BOS-01': 'Each Boss of the Ruins has three Levels and comes at the Level of the campaign.',
  'DD-BOS-02': 'After two general Quests the next one is the Boss’s, whatever those two have earned.',
  'DD-BOS-12':
    'With the Boss dead the Quest is done and the party goes home at once. The campaign rises a Level, and the next Act begins.',
  'DD-ACT-01':
    'The next Threat is drawn from the Bosses that remain, one Level stronger, before the party enters the Hamlet.',
  'DD-ACT-02': 'Monsters of the new Level join the deck; the weaker ones stay in it.',
  'DD-ACT-03':
    'Trinkets found in the Dungeon now are those of the new Level. The Nomad Wagon still sells the older ones.',
  'DD-ACT-04': 'Quests of the old Level are gone; those of the new Level take their place.',
  'DD-ACT-05': 'After the third Boss nothing threatens the Hamlet any more. Then comes Act IV.',
  'DD-ACT-06': 'What has left the campaign does not come back with a new Act.',
  'DD-SAV-01': 'Back from a Dungeon, before the Hamlet, is the moment to stop and go on another day.',
  'DD-SAV-02':
    'Nothing is forgotten between two sittings: the campaign, the Hamlet and every Hero are as you left them.',

  // Coming home
  'DD-HAM-01': 'First of all the XP of the Quest are given.',
  'DD-HAM-02': 'All that was discarded on the Quest is shuffled in again.',
  'DD-HAM-03': 'At home all Conditions end, and the Light is at 5 again.',
  'DD-HAM-04': 'All Trinkets are turned to their good side.',
  'DD-HAM-05': 'An Affliction leaves a Negative Quirk behind, a Virtue a Positive one.',
  'DD-HAM-06': 'Wounds, Stress, Quirks and Diseases do not heal by themselves.',
  'DD-HAM-07': 'Provisions that are left may still be used; the rest is sold for 1 Gold each.',
  'DD-HAM-08': 'Firewood that was not used is given back, without Gold.',
  'DD-HAM-09': 'What the Blacksmith has sharpened is blunt again.',
  'DD-HAM-10': 'The Threat’s second ability holds as long as the party is in the Hamlet.',
  'DD-HAM-24':
    'The order at home: XP, discards, Conditions and Light, Trinkets, Afflictions and Virtues, the Blacksmith’s forms, Provisions; then the Event.',

  // The days
  'DD-HAM-11':
    'One Hamlet Event is drawn and followed. Most are shuffled back, a few happen only once in a campaign.',
  'DD-HAM-12': 'The number on the Event says how many days there are.',
  'DD-HAM-13':
    'Each day the Caretaker settles somewhere, then every Hero spends the day. After the last day the party sets out.',
  'DD-HAM-14': 'Where the Caretaker sits nobody is served that day.',
  'DD-HAM-15':
    'A ten-sided die says where: each building has a number; on 9 and 10 he waits at the Stagecoach and is in nobody’s way.',
  'DD-HAM-16': 'If a roll closes another building and finds one closed already, it is made again.',
  'DD-HAM-17': 'Heroes spend the day in Stance order, from the front.',
  'DD-HAM-18': 'A building takes one Hero a day.',
  'DD-HAM-19': 'A visit is exactly one of the building’s choices, paid from the common purse.',
  'DD-HAM-20':
    'Instead of a visit a Hero may use a Hamlet Skill of the Hero Card. Conditions gained by it last into the next Quest.',
  'DD-HAM-21': 'A Hero may let a day go by.',
  'DD-HAM-22':
    'At any time in the Hamlet you may exchange Skills, change Stances and raise buildings. None of it costs a day.',
  'DD-HAM-23': 'When the days are over, the next Quest is chosen, or the Boss is faced.',
  'DD-HAM-25': 'Gold never falls below 0, and what you cannot pay you cannot take.',
  'DD-HAM-26':
    'An Event that changes the days or closes a building does so before the first day. One that happens once is gone even if you refuse it.',
  'DD-FIN-01':
    'Before the Final Encounter there are four days in the Hamlet and no Event. The Caretaker comes as always.',

  // Buildings
  'DD-BLD-01':
    'A building rises one Level for 20 Gold, the Blacksmith and the Nomad Wagon for 10. Everybody must agree; it works at once and costs no day.',
  'DD-BLD-02': 'Level 3 is the highest. The Guild and the Graveyard cannot be raised.',
  'DD-BLD-03':
    'At the Stagecoach the replacements wait, and it keeps count of the party’s XP. Nobody visits it.',
  'DD-BLD-04':
    'Raising the Stagecoach brings one more Waiting Hero. Those who have come already are not replaced.',
  'DD-BLD-05':
    'The first visitor of a phase sees what the Nomad Wagon sells: three Trinkets, better ones at a higher Level. They stay until the party leaves.',
  'DD-BLD-06':
    'A visitor may sell one Trinket and buy one: 4, 6 or 8 Gold by Level to buy, half as much to sell.',
  'DD-BLD-07':
    'The Abbey takes Quirks away, at Level 2 it also gives a Positive one, at Level 3 it calms as well.',
  'DD-BLD-08': 'The Sanitarium heals Wounds or cures a Disease.',
  'DD-BLD-09': 'The Tavern calms; at Level 3 somebody there also tends Wounds and Diseases.',
  'DD-BLD-10': 'The Survivalist adds Provision dice to those of the next Quest.',
  'DD-BLD-11':
    'At the Guild a Hero may buy two upgrades a visit: a Hero Level for 4 XP and 2 Gold, a Skill Level for 2 XP and 1 Gold.',
  'DD-BLD-12':
    'For 1 Gold the Blacksmith lends a higher form of one Skill for the next Quest: Level 2, later Level 3.',
  'DD-BLD-13': 'A Blacksmith of Level 3 adds a Provision die for the next Quest.',
  'DD-BLD-14':
    'The Graveyard gives a random Virtue for nothing, but from then on 10 Stress kill. Whoever has a Virtue or an Affliction gets none.',
  'DD-BLD-15': 'Healing and recovery stop at 0, even if you have paid for more.',
  'DD-BLD-16':
    'Trinkets sold and not sold go back to their decks when the party leaves; what you sell is not on offer before.',
  'DD-BLD-17':
    'The Blacksmith may work for the same Hero on several days, on different Skills. If a Skill is trained meanwhile, the higher Level counts.',
} as const satisfies Record<string, string>;
