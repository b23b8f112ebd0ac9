/** English words: reactions, attacks and movement of enemies, their powers. */
export const ENEMIES_EN = {
  // Reactions
  'reaction-began': 'The house reacts to {survivors}.',
  'zombies-stood-up': '{count#A zombie gets|# zombies get} back up.',
  'next-attack': 'Which enemies attack next?',
  'let-zombies-attack': '{count#The zombie|The # zombies} {room@in}',
  'let-creature-attack': '{creature@Foe} {room@in}',

  // Movement
  'next-horde': 'Which horde moves next?',
  'move-horde': '{count#The zombie|The # zombies} {room@in}',
  'enemy-way': 'Where does {enemy@foe} {room@in} go?',
  'horde': 'horde',
  'horde@foe': 'the horde',
  'zombies-moved': '{count#A zombie moves|# zombies move} {room@to}.',
  'creature-moved': '{creature@Foe} moves {room@to}.',
  'guard-movement': 'Movement of the security guard',
  'next-room-attacked': 'In which room do the zombies attack next?',
  'next-shot': 'At whom does {creature@foe} shoot next?',

  // Attacks
  'zombie-attack': 'Attack of the zombies',
  'creature-attack': 'Attack of the creature',
  'nemesis-attack': 'Attack of the nemesis',
  'zombies-attacked': 'The zombies attack {room@in}: {icons}.',
  'enemy-attacked': '{enemy@Foe} attacks {room@in}: {icons}.',
  'icons-ignored': '{count#One icon is|# icons are} ignored: {icon}.',

  // Defence
  'defence': 'Defence',
  'armor-reroll': 'A defence die again',
  'use-armor':
    'The defence has {successes#one success|# successes} on {dice#one die|# dice}. Does {survivor} use the armor?',
  'reroll-defence': 'Roll one die again with {card@the}',
  'defence-rolled': 'The defence {room@in} has {successes#one success|# successes}.',
  'cancel-die': 'Which die do you cancel ({left#one success|# successes} left)?',
  'cancel-enemy-die': 'Cancel {icon}',
  'die-cancelled': 'The defence cancels a die: {icon}.',

  // Who takes what
  'allocate-icon': 'Who takes this icon: {icon}?',
  'pick-survivor': '{survivor}',
  'entrap-or-fear': 'Which of the two does {survivor} take?',
  'take-icon': '{icon}',
  'next-to-flee': 'Who flees next?',
  'fear-room': 'Where does {survivor} flee?',
  'survivor-frightened': 'Fear drives {survivor} {room@to}.',

  // Reinforcement
  'bring-reinforcement': 'Which horde comes {room@to} as reinforcement?',
  'bring-horde': '{count#The zombie|The # zombies} {room@in}',
  'bring-token': 'A face-down token {room@in}',
  'reinforcement-came': '{count#A zombie joins|# zombies join} the attack {room@in}.',
  'reinforcement-failed': 'No horde can come {room@to} as reinforcement.',

  // Power attacks
  'power-used': 'A power attack of {enemy@foe}!',
  'bird-victim': 'Whom does the undead bird seize?',
  'dog-victim': 'From whom does the zombie dog snatch a card?',
  'card-for-dog': 'Which card does {survivor} lose to the dog?',
  'lose-card': '{card}',
  'horde-called-to': 'Where does Doctor Mortimer’s horde appear?',
} as const satisfies Record<string, string>;
