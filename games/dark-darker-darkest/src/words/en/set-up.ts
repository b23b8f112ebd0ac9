/** English words: setting up the house, its security and the survivors. */
export const SET_UP_EN = {
  // The house
  'house': 'A random house',
  'laboratory-corner': 'The corner of the laboratory',
  'reactor-position': 'The place of the reactor',
  'choose-tile': 'Which tile goes in row {row}, column {column}?',
  'lay-tile': '{tile}',
  'turn-tile': 'How is the tile turned: {tile}?',
  'turn-0': 'As it is drawn',
  'turn-1': 'A quarter turn to the right',
  'turn-2': 'A half turn',
  'turn-3': 'A quarter turn to the left',
  'tile-laid': 'Laid in row {row}, column {column}: {tile}.',
  'house-built': 'Doctor Mortimer’s house is built.',

  // Security
  'sequence-chip': 'A code chip of the sequence',
  'random-code-token': 'A code token at random',
  'panel-filled': 'The security panel shows {colours}.',
  'door-with-3-icons': 'A door with a chip of 3 icons',
  'chips-laid': 'Code chips lie on the doors: {threes} with 3 icons, {twos} with 2.',
  'chip-under-door': 'The code chip on the door',
  'chip-turned': 'The code chip between {rooms} is turned up: {chip}.',
  'door-opened': 'The way between {rooms} stands open.',

  // Cameras
  'point-camera': 'Which way does the camera {room@in} look?',
  'point-side': 'It looks {side}',
  'camera-placed': 'A camera {room@in} looks {side}.',

  // Tokens
  'token-taken-out': 'A spawn token that stays in the box',
  'tokens-taken-out': '{count#One ordinary spawn token stays|# ordinary spawn tokens stay} in the box.',

  // Survivors
  'choose-your-survivor': 'Who do you want to be?',
  'take-survivor': '{survivor@full}',
  'survivor-chosen': '{seat} plays {survivor@full}.',
  'choose-specialist': 'Who is the hazmat specialist?',
  'make-specialist': '{survivor}',
  'specialist-chosen': '{survivor} is the hazmat specialist and gets the decontamination kit.',
  'choose-leak-space': 'At which darkness does the reactor begin to leak?',
  'leak-space': 'On space {space}',
  'leak-space-chosen': 'The reactor will leak when darkness reaches space {space}.',
  'house-1 has no reactor': 'The ready house has no reactor: choose another house to play with Radioactive.',
} as const satisfies Record<string, string>;
