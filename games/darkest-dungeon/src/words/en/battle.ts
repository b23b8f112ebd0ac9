/** English words: battle. */
export const BATTLE_EN = {
  // Setting up
  'room-card': 'The Room',
  'monster-card': 'A Monster for the Battle',
  'battle-begun': '{boss?The Boss Battle begins|A Battle begins}: {room}.',
  'figure-placed': '{figure} takes a place in {area@the}.',
  'place-figure': 'The start Area is full. Where does {figure} begin?',
  'monster-spawned': '{figure} appears in {area@the}, {stance} Stance.',
  'monster-turned-away': '{monster} is put aside.',

  // The order of turns
  'initiative-card': 'Initiative',
  'initiative-drawn': 'Initiative: {heroes?the Heroes|the Monsters}.',
  'initiative-removed': 'Nobody of {heroes?the Heroes|the Monsters} is left to act; the card is put away.',
  'turn-begun': '{figure} takes a turn.',
  'turn-ended': '{figure} has finished the turn.',
  'round-ended': 'Round {round} is over.',

  // A Hero's turn
  'take-action': '{hero}: {actions#one action|# actions} left. What now?',
  'move': 'Move to {area@the}',
  'skill': 'Use {skill}',
  'stance-forward': 'Change Stance: forward, in place of {figure}',
  'stance-back': 'Change Stance: back, in place of {figure}',
  'loot': 'Take the Loot Chest',
  'interact-CHEST': 'Break open the strongbox for a Trinket, {actions#one action|# actions}',
  'interact-HIDE': 'Hide and heal all Wounds, at the price of Stress, {actions#one action|# actions}',
  'interact-ALTAR': 'Pray at the altar: less Stress, less Light, {actions#one action|# actions}',
  'interact-SAC': 'Cut the sac open for a Loot Chest, {actions#one action|# actions}',
  'interact-LANTERN': 'Light the lantern: Light +1, {actions#one action|# actions}',
  'interact-bones': 'Recover the bones, two actions',
  'interact-fountain': 'Purify the fountain with a Potion, two actions',
  'end-turn': 'End the turn',
  'choose-move': 'Where does {hero} move with the Speed of this Move?',
  'leave-crowd': 'There is no space for {hero} here. To which Area?',
  'figure-moved': '{figure} moves to {area@the}.',
  'stance-changed': '{hero} changes Stance: {stance}.',
  'interacted': '{hero} makes use of what stands in {area@the}.',
  'task-done': '{hero} has done what the Quest asks for here.',

  // Loot
  'loot-chest': 'A Loot Chest is opened',
  'chest-taken': '{hero} opens a Loot Chest: {chest}.',
  'open-chest': 'What does {hero} take from the Chest?',
  'chest-gold': 'Gold: the result of a d10{double?, doubled|}',
  'chest-provision': '{double?A Provision die with a face of choice|A Provision die, rolled}',
  'chest-gold-roll': 'Gold in the Chest',

  // Making room, casualties
  'displace-figure': '{by} needs room in {area@the}. Who gives way?',
  'displace-to': 'Where does {figure} go?',
  'figure-displaced': '{figure} gives way to {by} and goes to {area@the}.',
  'walk-on': '{figure} walks on. Which way?',
  'monster-killed': '{figure} falls{by? to |}{by@the}.',
  'monster-returned': '{figure} stands up again in {area@the}.',

  // The end
  'battle-won': 'The last enemy is down: the Battle is won.',
  'battle-fled': 'The Heroes flee.',
} as const satisfies Record<string, string>;
