/** English words: combat. */
export const COMBAT_EN = {
  // The dice
  'attack': 'Attack dice',
  'attack-made': '{survivor} attacks with {weapon@the}.',
  'bare-fists@the': 'bare fists',
  'ammo-spent': '{card}: {left#one ammo cube|# ammo cubes} left.',
  'cancel-icon': '{survivor} rolled a failure. Which icon does it cancel?',
  'cancel-success': 'Cancel a success',
  'cancel-aim': 'Cancel an aim',
  'cancel-knockback': 'Cancel a knockback',
  'cancel-retreat': 'Cancel a retreat',
  'cancel-failure': 'Cancel another failure',
  'icon-cancelled': 'The failure cancels {icon@one}.',
  'success@one': 'a success',
  'aim@one': 'an aim',
  'knockback@one': 'a knockback',
  'retreat@one': 'a retreat',
  'failure@one': 'another failure',

  // Hits
  'spend-icon':
    '{survivor} attacks with {successes#one success|# successes}, {aims#one aim|# aims} and {knockbacks#one knockback|# knockbacks}. What next?',
  'use-success':
    'Hit {enemy@foe} {room@in}{infected? (infected)|}{down? (down)|}{hit? (hit once)|}{hits#|: # hits}',
  'use-aimed-success':
    'Hit {enemy@foe} {room@in}{infected? (infected)|}{down? (down)|}{hit? (hit once)|}, with {aims#one aim|# aims}{hits#|: # hits}',
  'hit-enemy': 'Hit {enemy@foe} {room@in}{infected? (infected)|}{down? (down)|}{hit? (hit once)|}',
  'assign-hit': '{survivor} has {hits#one more hit|# more hits}. On what?',
  'zombie-staggered': '{enemy@Foe} goes down {room@in}, but a second hit is needed.',
  'zombie-eliminated': '{enemy@Foe} is eliminated {room@in}.',
  'hit-location': 'Where is {creature@foe} hit?',
  'hit-creature': 'The {colour@zone} location ({left#one cube|# cubes} to cover it)',
  'creature-hit': '{creature@Foe} is hit on a {colour@zone} location{covered?, which is now covered|}.',
  'creature-eliminated': '{creature@Foe} is eliminated.',
  'hit-zone': 'Which zone of {nemesis@foe} is hit?',
  'hit-nemesis': 'The {colour@zone} zone ({left#one marker|# markers})',
  'nemesis-hit': '{nemesis@Foe} loses a {colour@zone} marker; {markers#one is|# are} left.',

  // Knockback
  'push-enemy': 'Push {enemy@foe} {to@to}{infected? (infected)|}{hit? (hit once)|}',
  'lay-zombie-down': 'Lay {enemy@foe} down{infected? (infected)|}{hit? (hit once)|}',
  'strike-downed-zombie': 'Strike {enemy@foe} on the floor{infected? (infected)|}{hit? (hit once)|}',
  'enemy-pushed': '{enemy@Foe} is pushed {room@to}.',
  'zombie-laid-down': '{enemy@Foe} is knocked to the floor {room@in}.',

  // Retreat
  'use-retreat': '{icons#One survivor|# survivors} may retreat. Who, and where to?',
  'retreat-to': '{survivor} goes {room@to}',

  // Grenade and dynamite
  'throw-at': 'Into which room does {survivor} throw {card@the}?',
  'explosive-thrown': '{survivor} throws {card@the} {room@to}.',

  // Colours of locations and zones
  'orange@zone': 'orange',
  'blue@zone': 'blue',
  'red@zone': 'red',
  'white@zone': 'white',

  // Enemies in a sentence
  'ordinary@foe': 'the zombie',
  'ordinary@Foe': 'The zombie',
  'disco-doll@foe': 'the Disco Doll',
  'disco-doll@Foe': 'The Disco Doll',
  'guts@foe': 'the Guts zombie',
  'guts@Foe': 'The Guts zombie',
  'chunk@foe': 'the Chunk zombie',
  'chunk@Foe': 'The Chunk zombie',
  'tuff-guy@foe': 'the Tuff Guy',
  'tuff-guy@Foe': 'The Tuff Guy',
  'undead-bird@foe': 'the undead bird',
  'undead-bird@Foe': 'The undead bird',
  'zombie-dog@foe': 'the zombie dog',
  'zombie-dog@Foe': 'The zombie dog',
  'security-guard@foe': 'the security guard',
  'security-guard@Foe': 'The security guard',
  'doctor-mortimer@foe': 'Doctor Mortimer',
  'doctor-mortimer@Foe': 'Doctor Mortimer',
  'lisa-mortimer@foe': 'Lisa Mortimer',
  'lisa-mortimer@Foe': 'Lisa Mortimer',
} as const satisfies Record<string, string>;
