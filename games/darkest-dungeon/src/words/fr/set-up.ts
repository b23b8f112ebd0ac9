import type { SET_UP_EN } from '../en/set-up.ts';

/** French words: the party, the Acts and Threats of a campaign, its ends. */
export const SET_UP_FR = {
  // The party
  'choose-hero': 'Quel est le héros numéro {place} du groupe ?',
  'take-hero': '{hero}',
  'random-hero': 'Un héros au hasard',
  'party-formed': 'Le groupe est formé : {party}.',

  // Acts and Threats
  'past-boss': 'Un boss que le groupe a déjà vaincu',
  'threat-card': 'La menace imminente',
  'act-begun': 'L’acte {act} commence.',
  'threat-drawn':
    'Menace imminente : {boss}, niveau {level}. Dans le donjon : {dungeon@text} Au hameau : {hamlet@text}',
  'quest-finished': 'La quête {quest} est finie : {xp} XP.',

  // The ends
  'heart-defeated': 'Le Cœur des ténèbres ne bat plus. La campagne est gagnée.',
  'party-dead': 'Tout le groupe est mort. La campagne est perdue.',
  'boss-alive': 'Le groupe est rentré, et le boss vit encore. La campagne est perdue.',
  'tutorial-done': 'La vieille route est derrière vous.',
} as const satisfies Record<keyof typeof SET_UP_EN, string>;
