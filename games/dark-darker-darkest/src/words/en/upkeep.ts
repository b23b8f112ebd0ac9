/** English words: upkeep, darkness, spawning, fire, cameras, the terror die, zombification, radiation. */
export const UPKEEP_EN = {
  // Rounds
  'round-started': 'Round {round} begins.',
  'zombie-event-reached': 'Event: the dead are stirring.',
  'fire-event-reached': 'Event: fire.',
  'clock-event-reached': 'Event: time runs out.',
  'no-one-entered': 'Defeat: night has fallen, and nobody has reached the laboratory.',

  // Darkness
  'darkness-advanced': 'Darkness moves on to space {space}.',
  'last-round-set': 'It is almost night: unless somebody enters the laboratory, round {round} is the last.',
  'darkness-fell': 'Defeat: darkness has swallowed the house before the nemesis fell.',

  // Regrouping
  'come-back': 'Does {survivor} come back into the game {room@in}?',
  'come-back-now': 'Come back now',
  'survivor-returned': '{survivor} is back, {room@in}.',
  'card-taken-back': '{survivor} takes {card@the} back from {other}.',
  'next-team': 'Which team acts in place {place}?',
  'team-next': '{survivors}, {room@in}',
  'team-formed': 'Team {place}: {survivors}, {room@in}.',

  // Cameras
  'next-camera-check': 'Which camera check comes next?',
  'check-camera': '{room}, seen by the camera {camera@in}',
  'camera-check': 'Camera check',
  'camera-evaded': 'The camera {camera@in} notices nobody {room@in}.',
  'camera-check-passed': 'The camera {camera@in} watches {room@the}: nothing happens.',
  'camera-check-failed': 'The camera {camera@in} raises the alarm {room@in}!',

  // The terror die
  'terror-struck': 'Terror {room@in}: {event}.',
  'terror-horde': 'Something gathers around {room@the}. In which room does the spawn token go?',
  'terror-move-horde': 'No creature roams the house. Which horde comes closer to {room@the}?',
  'remove-hit-cube': 'The {creature} recovers. From where {count#goes its last cube|go its # cubes}?',
  'hit-cube': 'The {colour} location ({hits} of {of})',
  'creature-recovered': 'The {creature} recovers from {count#one hit|# hits}.',
  'creature-location': 'Where the creature appears',
  'creature-board': 'Which creature comes',
  'creature-appeared': 'A creature appears {room@in}: the {creature}.',
  'reroll-terror': 'The terror die shows {event}. Does {survivor} roll it again?',

  // Spawning
  'spawn': 'Where zombies spawn',
  'spawn-row': 'The row again',
  'spawn-column': 'The column again',
  'spawn-token': 'The spawn token',
  'special-horde': 'Ordinary zombies with the special one',
  'spawn-stack-empty': 'No spawn token is left: no more zombies appear.',
  'spawn-token-turned': 'A spawn token is turned up: {token}.',
  'token-placed': 'A spawn token lies face down {room@in}.',
  'zombies-placed': '{count#A zombie appears|# zombies appear} {room@in}.',
  'special-zombie-placed': 'A special zombie appears {room@in}: {enemy}.',
  'redirect-horde': 'The room rolled cannot be reached. Where do the zombies appear?',
  'reroll-spawn': 'Zombies would spawn in row {row}, column {column}. Does {survivor} fire a flare?',
  'reroll': 'Use {card@the}: roll again',
  'reroll-row': 'Use {card@the}: roll the row again',
  'reroll-column': 'Use {card@the}: roll the column again',
  'reroll-both': 'Use {card@the}: roll both again',

  // Fire
  'fire-outbreak': 'Where fire breaks out',
  'fire-outbreak-column': 'The column of the outbreak again',
  'fire-direction': 'Where the fire goes',
  'fire-broke-out': 'Fire breaks out {rooms@in}!',
  'fire-moved': 'The fire spreads {side@to}: it burns {rooms@in}.',
  'fire-stayed': 'The fire cannot go {side@to} and rages on {rooms@in}.',
  'burn-marker-added': 'Burn markers {rooms@in}: {burn}.',
  'burn-markers-removed': '{count#One burn marker is|# burn markers are} put out {rooms@in}.',
  'fire-put-out': 'The fire {rooms@in} is out.',
  'gas-leaked': 'Gas explodes {rooms@in}!',
  'gas-leak': 'The gas leak feeds the fire. Which tile burns ({count#one more|# more})?',
  'tile-of-rooms': '{rooms}',
  'tile-destroyed': 'Burnt down to ruins: {rooms}.',
  'burn-zombie': 'The fire deals {count#one more hit|# more hits}. Which zombie burns?',
  'burn-this-zombie': '{enemy@Foe} {room@in}{infected? (infected)|}{down? (down)|}{hit? (hit once)|}',
  'reroll-direction': 'The fire would go {side@to}. Does {survivor} set off the fire alarm?',

  // Zombification
  'survivor-decayed': '{survivor} decays: the gray cube lies on slot {slot}.',
  'skill-lost': '{survivor} loses a skill: {skill}.',
  'survivor-zombified': '{survivor} becomes a zombie {room@in}.',

  // Radiation
  'reactor-leaked': 'The reactor leaks!',
  'place-radiation': 'Which tile does the radiation reach?',
  'radiation-placed': 'Radiation {rooms@in}.',
  'radiation-check': 'Radiation check',
  'radiation-withstood': '{survivor} escapes the radiation.',
  'survivor-irradiated': '{survivor} is irradiated: {radiation#one radiation marker|# radiation markers}.',
  'enemies-infected': '{count#One enemy is|# enemies are} infected by radiation {room@in}.',
} as const satisfies Record<string, string>;
