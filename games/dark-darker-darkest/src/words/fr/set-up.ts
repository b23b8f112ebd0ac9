import type { SET_UP_EN } from '../en/set-up.ts';

/** French words: setting up the house, its security and the survivors. */
export const SET_UP_FR = {
  // The house
  'house': 'Une maison au hasard',
  'laboratory-corner': 'Le coin du laboratoire',
  'reactor-position': 'La place du réacteur',
  'choose-tile': 'Quelle tuile va en rangée {row}, colonne {column} ?',
  'lay-tile': '{tile}',
  'turn-tile': 'Dans quel sens poser la tuile : {tile} ?',
  'turn-0': 'Comme elle est dessinée',
  'turn-1': 'Un quart de tour à droite',
  'turn-2': 'Un demi-tour',
  'turn-3': 'Un quart de tour à gauche',
  'tile-laid': 'Tuile posée en rangée {row}, colonne {column} : {tile}.',
  'house-built': 'La maison du docteur Mortimer est bâtie.',

  // Security
  'sequence-chip': 'Une puce de la séquence',
  'random-code-token': 'Un jeton de code au hasard',
  'panel-filled': 'Le tableau de sécurité affiche {colours}.',
  'door-with-3-icons': 'Une porte avec une puce à 3 icônes',
  'chips-laid': 'Des puces de code sont posées sur les portes : {threes} à 3 icônes, {twos} à 2.',
  'chip-under-door': 'La puce de code de la porte',
  'chip-turned': 'La puce de code entre {rooms} est retournée : {chip}.',
  'door-opened': 'Le chemin est libre entre {rooms}.',

  // Cameras
  'point-camera': 'De quel côté regarde la caméra placée {room@in} ?',
  'point-side': 'Elle regarde {side@to}',
  'camera-placed': 'La caméra placée {room@in} regarde {side@to}.',

  // Tokens
  'token-taken-out': 'Un jeton d’apparition qui reste dans la boîte',
  'tokens-taken-out':
    '{count#Un jeton d’apparition ordinaire reste|# jetons d’apparition ordinaires restent} dans la boîte.',

  // Survivors
  'choose-your-survivor': 'Qui voulez-vous être ?',
  'take-survivor': '{survivor@full}',
  'survivor-chosen': '{seat} joue {survivor@full}.',
  'choose-specialist': 'Qui est spécialiste en décontamination ?',
  'make-specialist': '{survivor}',
  'specialist-chosen': '{survivor}, spécialiste en décontamination, reçoit le kit.',
  'choose-leak-space': 'À quelle case des ténèbres le réacteur se met-il à fuir ?',
  'leak-space': 'Case {space}',
  'leak-space-chosen': 'Le réacteur fuira quand les ténèbres atteindront la case {space}.',
  'house-1 has no reactor':
    'La maison toute prête n’a pas de réacteur : choisissez une autre maison pour jouer avec Radioactive.',
} as const satisfies Record<keyof typeof SET_UP_EN, string>;
