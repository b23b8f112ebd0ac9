/** English words: battle. */
export const BATTLE_EN = {
  // Setting up
  'room-card': 'The Room',
  'monster-card': 'A Monster for the Battle',
  'battle-begun': '{boss?The Boss Battle begins|A Battle begins}: {room}.',
  'figure-placed': '{figure@The} takes a place in {area@the}.',
  'place-figure': 'The start Area is full. Where does {figure@the} begin?',
  'monster-spawned': '{figure@The} appears in {area@the}, {stance} Stance.',
  'monster-turned-away': '{monster@The} is put aside.',

  // The order of turns
  'initiative-card': 'Initiative',
  'initiative-drawn': 'Initiative: {heroes?the Heroes|the Monsters}.',
  'initiative-removed': 'Nobody of {heroes?the Heroes|the Monsters} is left to act; the card is put away.',
  'turn-begun': '{figure@The} takes a turn.',
  'turn-ended': '{figure@The} has finished the turn.',
  'round-ended': 'Round {round} is over.',

  // A Hero's turn
  'take-action': '{hero}: {actions#one action|# actions} left. What now?',
  'move': 'Move to {area@the}',
  'skill': 'Use {skill}',
  'stance-forward': 'Change Stance: forward, in place of {figure@the}',
  'stance-back': 'Change Stance: back, in place of {figure@the}',
  'loot': 'Take the Loot Chest',
  'interact-CHEST': 'Break open the strongbox for a Trinket, {actions#one action|# actions}',
  'interact-HIDE': 'Hide and heal all Wounds, at the price of Stress, {actions#one action|# actions}',
  'interact-ALTAR': 'Pray at the altar: less Stress, less Light, {actions#one action|# actions}',
  'interact-SAC': 'Cut the sac open for a Loot Chest, {actions#one action|# actions}',
  'interact-LANTERN': 'Light the lantern: Light +1, {actions#one action|# actions}',
  'interact-bones': 'Recover the bones, two actions',
  'interact-fountain': 'Purify the fountain with a Potion, two actions',
  'end-turn': 'End the turn',
  'choose-move': 'Where does {hero@the} move with the Speed of this Move?',
  'leave-crowd': 'There is no space for {hero@the} here. To which Area?',
  'figure-moved': '{figure@The} moves to {area@the}.',
  'stance-changed': '{hero@The} changes Stance: {stance}.',
  'interacted': '{hero@The} makes use of what stands in {area@the}.',
  'task-done': '{hero@The} has done what the Quest asks for here.',

  // Loot
  'loot-chest': 'A Loot Chest is opened',
  'chest-taken': '{hero@The} opens a Loot Chest: {chest}.',
  'open-chest': 'What does {hero@the} take from the Chest?',
  'chest-gold': 'Gold: the result of a d10{double?, doubled|}',
  'chest-provision': '{double?A Provision die with a face of choice|A Provision die, rolled}',
  'chest-gold-roll': 'Gold in the Chest',

  // Making room, casualties
  'displace-figure': '{by@The} needs room in {area@the}. Who gives way?',
  'displace-to': 'Where does {figure@the} go?',
  'figure-displaced': '{figure@The} gives way to {by@the} and goes to {area@the}.',
  'walk-on': '{figure@The} walks on. Which way?',
  'monster-killed': '{figure@The} falls{by? to |}{by@the}.',
  'monster-returned': '{figure@The} stands up again in {area@the}.',

  // The end
  'battle-won': 'The last enemy is down: the Battle is won.',
  'battle-fled': 'The Heroes flee.',
} as const satisfies Record<string, string>;
