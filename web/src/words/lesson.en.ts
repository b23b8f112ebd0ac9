/** What the guided first game and its invitation say, in English. */
export const LESSON_EN = {
  // The note and the invitation
  'coach': 'The lesson',
  'coach-step': 'note {step} of {steps}',
  'coach-next': 'Next',
  'coach-skip': 'Skip the lesson',
  'coach-fold': 'Fold the note',
  'coach-unfold': 'Read the note',
  'coach-read-more': 'Read more:',
  'learn.lesson': 'Learn the game in a quarter of an hour',
  'learn.lesson.help': 'A guided first game, which explains itself step by step.',
  'learn.lesson-overlord': 'Learn to be the overlord',
  'learn.lesson-overlord.help': 'The same from the other side: the heroes are played by the table.',

  // Dark Darker Darkest, step by step
  'lesson.welcome':
    'Welcome. You lead two survivors, Leo and Bruce, who win or lose together: break the code of the security board, get into the laboratory and face what waits there, before darkness swallows the house. Play as you like; I only explain, and nothing here can go wrong for good.',
  'lesson.house':
    'This is the house: twenty tiles, with walls, open passages and locked doors. Whatever glows can be chosen, by a press or by the key shown on it; point at anything else, or press it, to read what it is.',
  'lesson.zombies':
    'Each round begins with an upkeep, and it brings zombies. Those that your survivors see stand there at once; a face-down token becomes zombies the moment somebody sees it.',
  'lesson.who-acts':
    'Now your team acts. Leo and Bruce may take turns as often as you like: choose Leo first.',
  'lesson.action-points':
    'Each survivor has 4 action points (AP) a round, fewer when wounded. The buttons below show what can be done now and what it costs; the same thing may be done several times.',
  'lesson.search':
    'Search this room: you roll one die for each survivor in it, and each success is a card. Two survivors in one room find more than one alone.',
  'lesson.cards':
    'A card! Weapons and tools work only in hand, and two hands are all you have; the coloured icons work anywhere, and you will need them for doors. Switching cards is free.',
  'lesson.attack':
    'There are zombies within reach. An attack costs 1 AP: a melee weapon reaches your own room only, a firearm also rooms in a straight line, as far as its range.',
  'lesson.hits':
    'Spend the icons you rolled: a success eliminates a zombie, an aim makes a shot reach further, a knockback pushes an enemy out of your room. A retreat lets one of you step into the next room afterwards.',
  'lesson.failures':
    'These are the dice. Each failure must cancel one other icon, so two dice are far better than one.',
  'lesson.hand-over':
    'Nobody has to finish in one go. “Let somebody else go on” passes the word to the other survivor, and the AP that are left are kept.',
  'lesson.move':
    'A step into a room that glows costs 1 AP; nobody walks out of a room with an enemy in it. The garage, to the east of the entrance hall, has two locked doors worth a look.',
  'lesson.chip':
    'A locked door, with a code chip on it. Turning it up is free: do it, and you will see which colours open it.',
  'lesson.unlock':
    'For 1 AP you open the door if the icons on your own cards match the chip; each one missing costs a space of darkness instead. You keep your cards, take the chip and gain 2 XP.',
  'lesson.security':
    'The seven colours of the security board keep the laboratory shut. Carry a chip to a terminal in one of the corner rooms, and it takes off one token of each of its colours; three chips at most can be entered.',
  'lesson.why':
    'Something will not work? “Why can’t I…?” lists what the rules forbid just now; a press on a rule number opens that rule.',
  'lesson.undo':
    'In this game you may take back as much as you like, even dice. Try something bold, then undo it.',
  'lesson.team-done':
    'When nobody wants to act any more, say that the team is done: then the house reacts. Unspent AP are lost, so use them first.',
  'lesson.hint': 'No idea what to do? The lamp asks the wise bot, who shows what it would choose.',
  'lesson.defence':
    'They attack, one die for each zombie. You defend with one die for each survivor in the room, and each success cancels one of theirs: choose the worst.',
  'lesson.allocate':
    'What is left must hurt somebody, and you choose whom. Damage costs energy, a bite brings the virus, entrap holds you fast, fear drives you out of the room.',
  'lesson.reaction':
    'The house has reacted: first the enemies in your rooms attack, then hordes nearby come and attack, then the fire spreads. The chronicle tells it line by line.',
  'lesson.trouble':
    'Trouble, shown on the survivor’s sheet. Who is held fast can only try to break free, until no enemy is left in the room; a second virus token makes you decay: then find a cure.',
  'lesson.fire':
    'Fire! It wanders one tile at a time, hurts whoever enters, and burns tiles down to ruins, which costs darkness. Leo walks through flames unharmed; beating out one burn marker costs 2 AP.',
  'lesson.regroup':
    'A new round. Survivors in one room form a team, and each team has its own reaction: together you search and defend with more dice, and suffer fewer attacks.',
  'lesson.darkness':
    'This is your clock. Every third round, each forced door, each ruin and each death moves darkness on; once it is at 5, somebody must get into the laboratory very soon, or all is lost.',
  'lesson.skills':
    'Zombies give 1 XP and doors 2. With enough XP a survivor may learn a skill at any moment, for no AP; the numbers are the prices.',
  'lesson.laboratory':
    'The laboratory opens by itself when the last code token is gone. What your chips do not take off, darkness can: one space for each token, so keep some in reserve.',
  'lesson.showdown':
    'The first survivor inside takes the antidote, and the showdown begins: a nemesis appears, and strikes back whenever six AP have been spent. Wear it down together, and you have won.',
  'lesson.enough':
    'You know enough to play on: search, open doors, bring chips to terminals, stay together. From now on I speak up only when something new happens.',
} as const satisfies Record<string, string>;
