/** English words: tutorial. */
export const TUTORIAL_EN = {
  'tutorial-welcome':
    'Four Heroes on a bad road. You lead them together: bring them to the Hamlet alive, and as sane as may be.',
  'tutorial-stances':
    'Each Hero holds a Stance: Aggressive is the front, Support the back. The Stance decides who acts first and which Skills can be used. On the road you may reorder them freely.',
  'tutorial-provisions':
    'These dice are your Provisions, one common pool. A Wild die becomes any other face: choose now. Unused dice are sold in the Hamlet.',
  'tutorial-map':
    'Each dotted place is a Room you do not know yet. Corridors lead from Room to Room; the party never splits.',
  'tutorial-scout':
    'You may Scout first: every Hero suffers 1 Stress, the adjacent Rooms are revealed, and each Hero rolls only one die in the next Corridor. Otherwise choose a Room and Explore.',
  'tutorial-explore':
    'The Corridor is rolled: two Exploration dice a Hero, one after Scouting. Resolve them in Stance order; most dangers can be paid off with the right Provision.',
  'tutorial-rubble': 'Rubble: pay a Tool, or suffer 1 Wound and 1 Stress.',
  'tutorial-hunger': 'Hunger: pay a Food, or suffer 2 Wounds.',
  'tutorial-darkness':
    'Stressful Darkness: pay a Torch, let the Light fall by 1, or take 2 Stress. The choice is this Hero’s.',
  'tutorial-trap':
    'Trap: pay a Tool, or be attacked. The die must show 8 less your Dodge, or lower, to hurt you. At Light 5 you have one Dodge more.',
  'tutorial-curio-die':
    'A Curio: something to touch. It always does its good part, and its bad part too, unless you spend a Torch before the card is turned.',
  'tutorial-empty-room':
    'An empty Room: it is cleared at once. Cleared Rooms are safe to cross and to Rest in.',
  'tutorial-lair':
    'A Lair: Battle! You have four rounds. If a Monster still stands then, you flee and the Room is not cleared.',
  'tutorial-areas':
    'The Room is made of Areas. Diamonds show how many characters fit. Heroes and Monsters start in the Area of their Stance; distance is counted in Areas.',
  'tutorial-initiative':
    'A card says which side acts, Heroes or Monsters. Of that side the foremost Stance that has not acted goes. You never know which side is next, always which character.',
  'tutorial-hero-turn':
    'Two actions: Move, use a Skill, change Stance or interact, in any mix. Using a Provision costs no action.',
  'tutorial-skills':
    'A lit Skill fits your Stance and has a target at its exact Range: 0 is your own Area, 1 the next. A Skill that hit cannot be used twice in a turn.',
  'tutorial-roll':
    'Roll a d10: at or below Accuracy minus the target’s Dodge is a hit; at or below Crit is a critical hit. Low is good.',
  'tutorial-conditions':
    'Conditions are stacks of tokens. At the start of its turn a character loses one token from every stack; Bleed and Blight wound it then.',
  'tutorial-monster-turn':
    'Monsters decide by their card: the Stance gives the Skill, the Skill its target. Hover a Monster to see whom it wants.',
  'tutorial-chest':
    'There is a Loot Chest on the wagon. A Hero in its Area takes it with one action; it is lost when the Battle ends.',
  'tutorial-stress':
    'Stress is the second way to die. At 10 a Hero’s Resolve is tested; at 10 again in the same Quest the heart stops. Potions, critical hits and the Hamlet calm it.',
  'tutorial-critical':
    'A critical hit by a Hero calms the Heroes in that Area by 1 Stress; one suffered costs them 1.',
  'tutorial-deaths-door':
    'This Hero is at Death’s Door. Each further wound now rolls the Deathblow die: three faces in ten kill. Any healing ends it.',
  'tutorial-kill':
    'A Monster falls, and those behind it step forward: their Stance changes, and with it their Skill.',
  'tutorial-battle-won':
    'The Room is cleared and the Quest counts it: 1 XP. Wounds, Stress and Conditions stay with you.',
  'tutorial-fled':
    'Four rounds are over: you flee. The Room stays as it was and counts as unknown if you come back; now you must move on.',
  'tutorial-rest':
    'You carry Firewood. Once in this Quest, in a cleared Room, you may Rest: 8 points, each heals 1 Wound or calms 1 Stress of any Hero.',
  'tutorial-long-corridor':
    'A disc on a Corridor makes it long: you stop there and Explore again. Going back over known ground costs no dice but 1 Stress a Corridor.',
  'tutorial-curio-room':
    'A Curio Room: on 1–5 something guards it. When it is cleared, one Hero of your choice touches the Curio.',
  'tutorial-offer':
    'Some Curios take an offer. Here a Tool opens the lid cleanly and the Trinket is yours without a roll.',
  'tutorial-trinket':
    'A Trinket has a good side and a bad one. Use the good side when it helps, even after a roll; then the bad one must be used before the good one returns.',
  'tutorial-light':
    'Light falls. At 5 Heroes dodge better; at 4 and below both sides hit harder; at 2 and below Stress grows; at 0 Monsters rule. A Torch raises it by 1.',
  'tutorial-dark-room':
    'A Dark Room: Light falls by 1 every time you enter. It is never cleared, and you cannot Rest here.',
  'tutorial-objective':
    'The goal. Rooms have rules of their own: a Hero who ends a turn at the fountain heals 3. From high ground, Skills reach one Area farther with 1 more Accuracy.',
  'tutorial-large':
    'A Large Monster fills two Stances and two spaces, but acts once. Kill the shooter first, or bleed the giant: both work.',
  'tutorial-resolve':
    'Ten Stress: Resolve is tested. On 1–2 a Virtue, else an Affliction; either speaks at the start of this Hero’s turns. Stress is 0 again, but the counter is red: the next 10 kills.',
  'tutorial-going-home':
    'Every Hero gains the Quest’s XP, the dead excepted. Afflictions turn into Quirks, Conditions vanish; Wounds and Stress come along.',
  'tutorial-hamlet':
    'The Hamlet: two days to prepare. Each day each Hero visits one building or uses a Hamlet Skill; a visited building is closed to the others that day.',
  'tutorial-sell':
    'Use remaining Provisions now, or sell each for 1 Gold. Nothing is kept for the next Quest.',
  'tutorial-caretaker': 'The Caretaker is drunk somewhere every day; where he sits nobody is served.',
  'tutorial-visit':
    'The Sanitarium heals Wounds, the Tavern calms, the Abbey removes Quirks, the Survivalist adds Provisions. Gold is common: spend it together.',
  'tutorial-guild':
    'At the Guild XP becomes strength: 2 XP and 1 Gold raise a Skill, 4 XP and 2 Gold a Hero.',
  'tutorial-upgrade':
    'The group may raise a building at any time: 20 Gold, 10 for Blacksmith and Nomad Wagon. It costs no day and lasts for the whole campaign.',
  'tutorial-end':
    'That is the whole round: road, Battle, Hamlet, and out again. A campaign is eleven such Quests. Begin one?',
  'tutorial-lost': 'The road keeps them. Here it costs nothing: try again with other choices.',
  'understood': 'Understood',
} as const satisfies Record<string, string>;
