/** What each rule says, in a sentence or three, for the player who asks: heroes. */
export const HEROES_RULES_EN = {
  // Trinkets
  'DD-TRI-01': 'A Hero holds as many Trinkets as the Hero’s Level. None can be stored elsewhere.',
  'DD-TRI-02':
    'A Trinket that is gained is kept, given to a Hero with room, or discarded. Without room you may discard or hand over one you hold.',
  'DD-TRI-03': 'A Trinket has a good side and a bad side. It is equipped good side up.',
  'DD-TRI-04':
    'Using a Trinket resolves the side that is up; then it is turned over. The bad side must be used before the good one comes back.',
  'DD-TRI-05':
    'A Trinket may be used whenever it applies, even after a roll is seen, and only by its holder. A bad side must really cost something.',
  'DD-TRI-06': 'In Battle each Trinket works at most once in each character’s turn, in a Monster’s turn too.',
  'DD-TRI-07': 'Trinkets found in a Dungeon come from the deck of the Campaign Level.',
  'DD-TRI-08': 'Critical Stone: Crit +2; on its other side Accuracy −2.',
  'DD-TRI-09':
    'Trinkets change hands only when one is gained or a Hero dies. The new holder has the good side up.',
  'DD-TRI-10':
    'Outside Battle each Trinket works once between two moves of the party. In the Hamlet it only answers what happens there.',
  'DD-TRI-11':
    'A Trinket changes one thing: one Skill use, one attack, one Move, or something at once. What spoils a roll is declared before it; Light and Stance are checked when it is used.',

  // Quirks
  'DD-QRK-01': 'A Quirk, good or bad, reacts by itself whenever its event happens to the Hero.',
  'DD-QRK-02': 'A Hero has at most three Quirks.',
  'DD-QRK-03':
    'With three Quirks a new Positive one is discarded, or takes the place of another Positive one if you like.',
  'DD-QRK-04': 'With three Quirks a new Negative one takes the place of a Positive one. You choose which.',
  'DD-QRK-05': 'With three Negative Quirks one more is madness: the Hero dies.',
  'DD-QRK-06': 'Quirks are drawn at random, and each card exists once.',
  'DD-QRK-07':
    'A Quirk or Disease reacts once to each event and never to what it causes itself. Other cards may react to that.',
  'DD-QRK-08':
    'The Gamblers react to every d10 rolled for the Hero in a Dungeon: Skills, Resolve, Affliction or Virtue, Gold, Curios. Traps, Monsters and the Deathblow die do not count.',
  'DD-QRK-09': 'Each of the 35 Quirks does what its card says.',
  'DD-QRK-10':
    'Fear of the Unknown reacts to every Curio outside Battle, Hoarder only to one rolled on an Exploration die.',
  'DD-QRK-11':
    'Quirks that shorten a Condition or a Shuffle come first, then Resistance. What is brought to nothing has not happened.',
  'DD-QRK-12': 'Evasive reacts to every attack roll that misses the Hero, a Trap included.',
  'DD-QRK-13':
    'Cards that change healing do so only when at least 1 would be healed: additions first, then reductions, down to nothing.',

  // Diseases
  'DD-DIS-01': 'A Disease is drawn at random and stays with the Hero.',
  'DD-DIS-02': 'A Hero has one Disease. Another replaces it, and the Hero gains a Negative Quirk besides.',
  'DD-DIS-03': 'A Disease reacts to its event as a Quirk does.',
  'DD-DIS-04': 'Each of the 11 Diseases does what its card says.',
  'DD-DIS-05':
    'Who is immune to Diseases ignores the whole event. A Disease that is replaced, cured or refused is discarded.',

  // Stress, Afflictions and Virtues
  'DD-STR-01': 'Stress goes from 0 to 10.',
  'DD-STR-02':
    'At 10 Stress Resolve is tested with a d10: 1–2 gives a random Virtue, 3–10 a random Affliction.',
  'DD-STR-03': 'Each card that lowers the chance of a Virtue lowers that 2 by its number.',
  'DD-STR-04': 'After the test Stress is 0 and the counter is red. What went above 10 is lost.',
  'DD-STR-05': 'Resolve is tested once a Quest. A Hero has one Affliction or Virtue, never two.',
  'DD-STR-06': 'A Hero with an Affliction or Virtue who reaches 10 Stress dies of a Heart Attack.',
  'DD-STR-07':
    'An Affliction or Virtue works only in Battle: at the start of the Hero’s turn a d10 says whether it speaks.',
  'DD-STR-08': 'Back in the Hamlet an Affliction turns into a Negative Quirk.',
  'DD-STR-09': 'Back in the Hamlet a Virtue turns into a Positive Quirk.',
  'DD-STR-10': 'Back in the Hamlet a red counter is turned white. Its number stays.',
  'DD-STR-11':
    'Stress that reaches 10 in the Hamlet does the same there. A card gained so lasts through the next Quest.',
  'DD-STR-12':
    'When Wounds and Stress come together the Wounds are first, also those of a card that reacts to Stress.',
  'DD-STR-13':
    'Only a test sets Stress to 0. A Virtue gained otherwise leaves it, but the counter is red all the same.',
  'DD-STR-14':
    'Stress of one event is one number: what is printed, Light, Nervous, The Worries. Recovery likewise, with Resilient.',

  // Death's Door
  'DD-DTH-01': 'A Hero with as many Wounds as Life is at Death’s Door. Wounds never go beyond Life.',
  'DD-DTH-02': 'The Wounds that bring a Hero to Death’s Door cause no Deathblow roll.',
  'DD-DTH-03':
    'At Death’s Door further Wounds, however many, are one roll of the Deathblow die instead: a skull kills.',
  'DD-DTH-04': 'The Deathblow die has three skulls on ten faces.',
  'DD-DTH-05': 'Wounds of one moment, as all Bleed and Blight of one start of turn, are one roll.',
  'DD-DTH-06': 'Every separate source of Wounds is a roll of its own.',
  'DD-DTH-07': 'Healing at least 1 Wound ends Death’s Door.',
  'DD-DTH-08':
    'A Hero at Death’s Door acts as usual. Wounds that fill the last of the Life are no reason to roll.',

  // Experience and Levels
  'DD-XPL-01': 'Back in the Hamlet each Hero gains the XP of the Quest, 0 to 3.',
  'DD-XPL-02': 'The Stagecoach gains as many XP and never loses any.',
  'DD-XPL-03': 'Heroes and Skills have Levels of their own, 1 to 3.',
  'DD-XPL-04': 'Levels are bought at the Guild, with Gold and the Hero’s own XP.',
  'DD-XPL-05': 'A higher Level brings a better Hero Card, one more Skill slot and one more Trinket slot.',
  'DD-XPL-06': 'A higher Skill takes the place of the old card in the roster.',
  'DD-XPL-07': 'Wounds stay when Life rises; Death’s Door is then left behind.',
  'DD-XPL-08': 'XP that are spent are gone. Nothing rises above Level 3.',

  // Death and replacement
  'DD-HDT-01':
    'A dead Hero never comes back. Quirks, Disease, Affliction or Virtue go to their discard piles; Trinkets stay behind.',
  'DD-HDT-02':
    'The others may take the Trinkets of the dead at once, good side up, if they have room. The rest is discarded.',
  'DD-HDT-03':
    'The player takes a Hero who is not in the party and has not died, and a Waiting Hero token is spent.',
  'DD-HDT-04':
    'The new Hero begins at Level 1 with the XP of the Stagecoach, and may buy two upgrades at once without Gold.',
  'DD-HDT-05': 'Who replaces a Hero that died in Battle joins when it is over, otherwise at once.',
  'DD-HDT-06': 'The new Hero stands at the back of the Stance Tracker.',
  'DD-HDT-07': 'The new Hero equips Skills as at the start of a campaign.',
  'DD-HDT-08':
    'A Hero who dies in the Hamlet is replaced at once. The new one has the day only if the dead one had not spent it.',
  'DD-HDT-09': 'Several dead Heroes are replaced one after the other, in the order of their deaths.',
  'DD-HDT-10': 'The token is spent and the new Hero chosen at the moment of death.',
} as const satisfies Record<string, string>;
