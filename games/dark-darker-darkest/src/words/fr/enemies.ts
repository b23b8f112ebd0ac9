import type { ENEMIES_EN } from '../en/enemies.ts';

/** French words: reactions, attacks and movement of enemies, their powers. */
export const ENEMIES_FR = {
  // Reactions
  'reaction-began': 'La maison réagit : {survivors}.',
  'zombies-stood-up': '{count## zombie se relève|# zombies se relèvent}.',
  'next-attack': 'Quels ennemis attaquent ensuite ?',
  'let-zombies-attack': '{count#Le zombie|Les # zombies} {room@in}',
  'let-creature-attack': '{creature@Foe} {room@in}',

  // Movement
  'next-horde': 'Quelle horde se déplace ensuite ?',
  'move-horde': '{count#Le zombie|Les # zombies} {room@in}',
  'enemy-way': 'Où va {enemy@foe} qui se trouve {room@in} ?',
  'horde': 'horde',
  'horde@foe': 'la horde',
  'zombies-moved': '{count## zombie se déplace|# zombies se déplacent} {room@to}.',
  'creature-moved': '{creature@Foe} se déplace {room@to}.',
  'guard-movement': 'Déplacement du garde de sécurité',
  'next-room-attacked': 'Dans quelle pièce les zombies attaquent-ils ensuite ?',
  'next-shot': 'Sur qui tire ensuite {creature@foe} ?',

  // Attacks
  'zombie-attack': 'Attaque des zombies',
  'creature-attack': 'Attaque de la créature',
  'nemesis-attack': 'Attaque de la némésis',
  'zombies-attacked': 'Les zombies attaquent {room@in} : {icons}.',
  'enemy-attacked': '{enemy@Foe} attaque {room@in} : {icons}.',
  'icons-ignored': '{count#Une icône ignorée|# icônes ignorées} : {icon}.',

  // Defence
  'defence': 'Défense',
  'armor-reroll': 'Un dé de défense relancé',
  'use-armor':
    'La défense compte {successes## réussite|# réussites} sur {dice#un dé|# dés}. {survivor} se sert de son armure ?',
  'reroll-defence': 'Relancer un dé avec {card@the}',
  'defence-rolled': 'La défense {room@in} compte {successes## réussite|# réussites}.',
  'cancel-die': 'Quel dé annulez-vous (il reste {left#une réussite|# réussites}) ?',
  'cancel-enemy-die': 'Annuler : {icon}',
  'die-cancelled': 'La défense annule un dé : {icon}.',

  // Who takes what
  'allocate-icon': 'Qui subit cette icône : {icon} ?',
  'pick-survivor': '{survivor}',
  'entrap-or-fear': 'Laquelle de ces deux icônes va à {survivor} ?',
  'take-icon': '{icon}',
  'next-to-flee': 'Qui fuit ensuite ?',
  'fear-room': 'Où fuit {survivor} ?',
  'survivor-frightened': 'La peur chasse {survivor} {room@to}.',

  // Reinforcement
  'bring-reinforcement': 'Quelle horde vient en renfort {room@to} ?',
  'bring-horde': '{count#Le zombie|Les # zombies} {room@in}',
  'bring-token': 'Un jeton face cachée {room@in}',
  'reinforcement-came': '{count## zombie se joint|# zombies se joignent} à l’attaque {room@in}.',
  'reinforcement-failed': 'Aucune horde ne peut venir en renfort {room@to}.',

  // Power attacks
  'power-used': 'Attaque spéciale : {enemy@foe} !',
  'bird-victim': 'Qui l’oiseau mort-vivant saisit-il ?',
  'dog-victim': 'À qui le chien zombie arrache-t-il une carte ?',
  'card-for-dog': 'Quelle carte de {survivor} va au chien ?',
  'lose-card': '{card}',
  'horde-called-to': 'Où apparaît la horde du docteur Mortimer ?',
} as const satisfies Record<keyof typeof ENEMIES_EN, string>;
