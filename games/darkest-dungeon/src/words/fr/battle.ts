import type { BATTLE_EN } from '../en/battle.ts';

/** French words: battle. */
export const BATTLE_FR = {
  // Setting up
  'room-card': 'La pièce',
  'monster-card': 'Un monstre pour la bataille',
  'battle-begun': '{boss?La bataille contre le boss commence|Une bataille commence} : {room}.',
  'figure-placed': '{figure@The} se place dans {area@the}.',
  'place-figure': 'La zone de départ est pleine. Où commence {figure@the} ?',
  'monster-spawned': '{figure@The} apparaît dans {area@the}, posture {stance}.',
  'monster-turned-away': '{monster@The} est mis de côté.',

  // The order of turns
  'initiative-card': 'Initiative',
  'initiative-drawn': 'Initiative : {heroes?les héros|les monstres}.',
  'initiative-removed':
    'Plus personne ne peut agir parmi {heroes?les héros|les monstres} ; la carte est écartée.',
  'turn-begun': 'Au tour {figure@of}.',
  'turn-ended': 'Le tour {figure@of} est terminé.',
  'round-ended': 'Le round {round} est terminé.',

  // A Hero's turn
  'take-action': '{hero} : encore {actions## action|# actions}. Que faire ?',
  'move': 'Aller {area@to}',
  'skill': 'Utiliser {skill}',
  'stance-forward': 'Changer de posture : vers l’avant, à la place {figure@of}',
  'stance-back': 'Changer de posture : vers l’arrière, à la place {figure@of}',
  'loot': 'Prendre le coffre',
  'interact-CHEST': 'Forcer le coffre-fort pour une breloque, {actions## action|# actions}',
  'interact-HIDE':
    'Se cacher et soigner toutes ses blessures, au prix de Stress, {actions## action|# actions}',
  'interact-ALTAR': 'Prier devant l’autel : moins de Stress, moins de lumière, {actions## action|# actions}',
  'interact-SAC': 'Ouvrir la poche pour un coffre, {actions## action|# actions}',
  'interact-LANTERN': 'Allumer la lanterne : Lumière +1, {actions## action|# actions}',
  'interact-bones': 'Récupérer les ossements, deux actions',
  'interact-fountain': 'Purifier la fontaine avec une potion, deux actions',
  'end-turn': 'Terminer le tour',
  'choose-move': 'Où va {hero@the} avec la vitesse de ce déplacement ?',
  'leave-crowd': 'Il n’y a pas de place ici pour {hero@the}. Vers quelle zone ?',
  'figure-moved': '{figure@The} va {area@to}.',
  'stance-changed': '{hero@The} change de posture : {stance}.',
  'interacted': '{hero@The} se sert de ce qui se trouve dans {area@the}.',
  'task-done': '{hero@The} a accompli ce que la quête demande ici.',

  // Loot
  'loot-chest': 'Un coffre s’ouvre',
  'chest-taken': '{hero@The} ouvre un coffre : {chest}.',
  'open-chest': 'Que prend {hero@the} dans le coffre ?',
  'chest-gold': 'De l’or : le résultat d’un d10{double?, doublé|}',
  'chest-provision': '{double?Un dé Provisions, face au choix|Un dé Provisions, lancé}',
  'chest-gold-roll': 'L’or du coffre',

  // Making room, casualties
  'displace-figure': '{by@The} a besoin de place dans {area@the}. Qui s’écarte ?',
  'displace-to': 'Où va {figure@the} ?',
  'figure-displaced': '{figure@The} s’écarte devant {by@the} et va {area@to}.',
  'walk-on': '{figure@The} poursuit son chemin. Par où ?',
  'monster-killed': '{figure@The} succombe{by? sous les coups |}{by@of}.',
  'monster-returned': '{figure@The} se relève dans {area@the}.',

  // The end
  'battle-won': 'Le dernier ennemi est à terre : la bataille est gagnée.',
  'battle-fled': 'Les héros fuient.',
} as const satisfies Record<keyof typeof BATTLE_EN, string>;
