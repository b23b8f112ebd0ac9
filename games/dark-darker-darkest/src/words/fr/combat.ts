import type { COMBAT_EN } from '../en/combat.ts';

/** French words: combat. */
export const COMBAT_FR = {
  // The dice
  'attack': 'Dés d’attaque',
  'attack-made': '{survivor} attaque avec {weapon@the}.',
  'bare-fists@the': 'ses poings',
  'ammo-spent': '{card} : il reste {left## cube de munition|# cubes de munition}.',
  'cancel-icon': '{survivor} a obtenu un échec. Quelle icône annule-t-il ?',
  'cancel-success': 'Annuler une réussite',
  'cancel-aim': 'Annuler une visée',
  'cancel-knockback': 'Annuler un recul',
  'cancel-retreat': 'Annuler une retraite',
  'cancel-failure': 'Annuler un autre échec',
  'icon-cancelled': 'L’échec annule {icon@one}.',
  'success@one': 'une réussite',
  'aim@one': 'une visée',
  'knockback@one': 'un recul',
  'retreat@one': 'une retraite',
  'failure@one': 'un autre échec',

  // Hits
  'spend-icon':
    '{survivor} attaque avec {successes## réussite|# réussites}, {aims## visée|# visées} et {knockbacks## recul|# reculs}. Que faire ?',
  'use-success':
    'Toucher {enemy@foe} {room@in}{infected? (infection)|}{down? (à terre)|}{hit? (déjà une touche)|}{hits#| : # touches}',
  'use-aimed-success':
    'Toucher {enemy@foe} {room@in}{infected? (infection)|}{down? (à terre)|}{hit? (déjà une touche)|}, avec {aims#une visée|# visées}{hits#| : # touches}',
  'hit-enemy':
    'Toucher {enemy@foe} {room@in}{infected? (infection)|}{down? (à terre)|}{hit? (déjà une touche)|}',
  'assign-hit': 'Il reste {hits#une touche|# touches} à {survivor}. Sur qui ?',
  'zombie-staggered': '{enemy@Foe} s’effondre {room@in}, mais il faut une seconde touche.',
  'zombie-eliminated': '{enemy@Foe} succombe {room@in}.',
  'hit-location': 'Où la touche atteint-elle {creature@foe} ?',
  'hit-creature': 'Localisation {colour@zone} ({left#encore un cube|encore # cubes} pour la couvrir)',
  'creature-hit':
    '{creature@Foe} reçoit une touche sur une localisation {colour@zone}{covered?, désormais couverte|}.',
  'creature-eliminated': '{creature@Foe} succombe.',
  'hit-zone': 'Quelle zone la touche atteint-elle ({nemesis}) ?',
  'hit-nemesis': 'Zone {colour@zone} ({left## marqueur|# marqueurs})',
  'nemesis-hit': '{nemesis@Foe} perd un marqueur de sa zone {colour@zone} ; il en reste {markers}.',

  // Knockback
  'push-enemy': 'Repousser {enemy@foe} {to@to}{infected? (infection)|}{hit? (déjà une touche)|}',
  'lay-zombie-down': 'Mettre à terre {enemy@foe}{infected? (infection)|}{hit? (déjà une touche)|}',
  'strike-downed-zombie': 'Frapper à terre {enemy@foe}{infected? (infection)|}{hit? (déjà une touche)|}',
  'enemy-pushed': '{enemy@Foe} recule {room@to}.',
  'zombie-laid-down': '{enemy@Foe} se retrouve à terre {room@in}.',

  // Retreat
  'use-retreat': '{icons#Un survivant peut|# survivants peuvent} battre en retraite. Qui, et où ?',
  'retreat-to': '{survivor} va {room@to}',

  // Grenade and dynamite
  'throw-at': 'Dans quelle pièce lancer {card@the} ?',
  'explosive-thrown': '{survivor} lance {card@the} {room@to}.',

  // Colours of locations and zones
  'orange@zone': 'orange',
  'blue@zone': 'bleue',
  'red@zone': 'rouge',
  'white@zone': 'blanche',

  // Enemies in a sentence
  'ordinary@foe': 'le zombie',
  'ordinary@Foe': 'Le zombie',
  'disco-doll@foe': 'la Disco Doll',
  'disco-doll@Foe': 'La Disco Doll',
  'guts@foe': 'le zombie Guts',
  'guts@Foe': 'Le zombie Guts',
  'chunk@foe': 'le zombie Chunk',
  'chunk@Foe': 'Le zombie Chunk',
  'tuff-guy@foe': 'le Tuff Guy',
  'tuff-guy@Foe': 'Le Tuff Guy',
  'undead-bird@foe': 'l’oiseau mort-vivant',
  'undead-bird@Foe': 'L’oiseau mort-vivant',
  'zombie-dog@foe': 'le chien zombie',
  'zombie-dog@Foe': 'Le chien zombie',
  'security-guard@foe': 'le garde de sécurité',
  'security-guard@Foe': 'Le garde de sécurité',
  'doctor-mortimer@foe': 'le docteur Mortimer',
  'doctor-mortimer@Foe': 'Le docteur Mortimer',
  'lisa-mortimer@foe': 'Lisa Mortimer',
  'lisa-mortimer@Foe': 'Lisa Mortimer',
} as const satisfies Record<keyof typeof COMBAT_EN, string>;
