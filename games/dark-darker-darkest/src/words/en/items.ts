/** English words: items, corner rooms, putting out fires, entrapment, infection and the fight against radiation. */
export const ITEMS_EN = {
  // Items and abilities as options
  'use-first-aid': 'Use {card@the} on {survivor}: heal {wounds#one wound|# wounds}',
  'heal-other': '{ap} AP: heal {wounds#one wound|# wounds} of {survivor}',
  'use-bandage': 'Eternal bandage, {xp} XP: heal {wounds#one wound|# wounds} of your own',
  'use-antidote': 'Take {card@the}: lose your second virus token',
  'use-pills': 'Take {card@the}: lose all your radiation markers',
  'load-weapon': 'Use {card@the}: {cubes#one cube|# cubes} on {weapon@the}',
  'drink-energy': 'Drink {card@the} for more AP this turn',
  'wear-gas-mask': 'Put on {card@the}: fire does not hurt you as you enter rooms this turn',
  'throw-flashbang': 'Use {card@the} to free {survivor}',
  'shine-flashlight': 'Shine {card@the} on the door between {rooms@the}',
  'extinguish-by-hand': '{ap} AP: beat out flames here',
  'extinguish-with': '{ap} AP: put out flames here with {card@the}',
  'give-ap': 'Give AP to {survivor}, {most} at most',
  'take-ap': 'Take AP from {survivor}, {most} at most',
  'share-amount': 'How many AP does {giver} give to {taker}?',
  'share-ap': '{amount} AP',
  'accept-share': '{giver} would give {amount} AP to {taker}. Do you agree?',
  'item-used': '{survivor} uses {card@the}.',
  'item-used-on': '{survivor} uses {card@the} for {other}.',
  'bandage-used': '{survivor} spends {xp} XP on an Eternal bandage.',
  'weapon-loaded': '{survivor} puts {cubes#one cube|# cubes} on {card@the}, which now holds {ammo}.',
  'ap-gained': '{survivor} gains {amount} AP.',
  'ap-shared': '{giver} gives {amount} AP to {taker}.',

  // Corner rooms
  'use-sprinkler-control': '{ap} AP: turn the sprinklers on over one tile',
  'use-virus-cabinet': '{ap} AP: lose your second virus token',
  'use-medic-bay': '{ap} AP: heal two wounds',
  'use-ammo-reserve': '{ap} AP: load a weapon from the reserve',
  'sprinkle': 'Where shall it rain, {survivor}?',
  'reserve-weapon': 'Which weapon does {survivor} load?',
  'reserve-load': '{card}, holding {ammo#one cube|# cubes}',
  'corner-used': '{survivor} makes use {room@of}.',

  // Entrapment
  'attempt-rescue': 'Try to break free, or to free those held here',
  'join-rescue':
    '{rescuer} tries a rescue with {dice#one die|# dice}. Does {survivor} add {rate#one|#} for 1 AP?',
  'join-rescue-attempt': 'Help for 1 AP',
  'rescue': 'Rescue attempt',
  'rescue-attempted':
    'Rescue attempt by {survivors} with {dice#one die|# dice}; {needed#one retreat icon frees|# retreat icons free} {entrapped}.',
  'rescue-failed': 'The grip on {entrapped} holds.',
  'rescue-room': 'Free at last: which way for {survivors}?',
  'survivor-entrapped': '{survivor} is held fast{bird? by the bird|}.',
  'survivor-freed': '{survivor} is free again.',

  // Infection
  'virus-caught': '{survivor} is bitten{infected? once more and will decay|}: virus token {virus}.',
  'virus-removed': '{survivor} loses the second virus token; the decay stops.',

  // Radiation
  'remove-radiation': '{ap} AP: clear the radiation here',
  'become-helper': 'Name {survivor} as the one who works with {specialist}',
  'enter-reactor-chip': '{ap} AP: feed chip {chip} to the reactor’s lock',
  'close-reactor': '{ap} AP: shut the reactor down',
  'choose-free-skill': 'The reactor is closed: which skill does {survivor} gain?',
  'free-skill': '{skill}',
  'skill-activated': '{survivor} gains a skill: {skill}.',
  'radiation-removed': '{survivor} clears the radiation {room@in}.',
  'radiation-cured': '{survivor} is rid of all radiation.',
  'helper-named': '{survivor} now works with the hazmat specialist.',
  'reactor-chip-entered':
    '{survivor} feeds chip {chip} to the reactor’s lock{missing?; another one is needed|}.',
  'reactor-opened': 'The doors of the reactor slide open.',
  'reactor-closed': '{survivor} shuts the reactor down; the radiation spreads no more.',
} as const satisfies Record<string, string>;
