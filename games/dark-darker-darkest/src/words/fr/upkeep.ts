import type { UPKEEP_EN } from '../en/upkeep.ts';

/** French words: upkeep, darkness, spawning, fire, cameras, the terror die, zombification, radiation. */
export const UPKEEP_FR = {
  // Rounds
  'round-started': 'La manche {round} commence.',
  'zombie-event-reached': 'Événement : les morts s’agitent.',
  'fire-event-reached': 'Événement : l’incendie.',
  'clock-event-reached': 'Événement : le temps presse.',
  'no-one-entered': 'Défaite : la nuit est tombée et personne n’a atteint le laboratoire.',

  // Darkness
  'darkness-advanced': 'Les ténèbres avancent jusqu’à la case {space}.',
  'last-round-set':
    'La nuit est presque là : si personne n’entre dans le laboratoire, la manche {round} sera la dernière.',
  'darkness-fell': 'Défaite : les ténèbres ont englouti la maison avant la chute de la némésis.',

  // Regrouping
  'come-back': 'Retour en jeu {room@in} pour {survivor} ?',
  'come-back-now': 'Revenir maintenant',
  'survivor-returned': 'Retour en jeu {room@in} : {survivor}.',
  'card-taken-back': '{survivor} reprend sa carte à {other} : {card}.',
  'next-team': 'Quelle équipe agit en position {place} ?',
  'team-next': '{survivors}, {room@in}',
  'team-formed': 'Équipe {place} : {survivors}, {room@in}.',

  // Cameras
  'next-camera-check': 'Quel contrôle de caméra vient ensuite ?',
  'check-camera': '{room}, sous la caméra placée {camera@in}',
  'camera-check': 'Contrôle de caméra',
  'camera-evaded': 'La caméra placée {camera@in} ne remarque personne {room@in}.',
  'camera-check-passed': 'La caméra placée {camera@in} surveille {room@the} : rien ne se passe.',
  'camera-check-failed': 'La caméra placée {camera@in} donne l’alerte {room@in} !',

  // The terror die
  'terror-struck': 'La terreur frappe {room@in} : {event}.',
  'terror-horde': 'On s’attroupe autour de vous ({room}). Dans quelle pièce va le jeton d’apparition ?',
  'terror-move-horde': 'Aucune créature ne rôde. Quelle horde se rapproche ({room}) ?',
  'remove-hit-cube':
    'La créature se remet ({creature}). D’où part {count#le dernier cube|l’un des # cubes} ?',
  'hit-cube': 'La localisation de couleur {colour} ({hits} sur {of})',
  'creature-recovered': 'La créature se remet de {count#une touche|# touches} : {creature}.',
  'creature-location': 'Où la créature apparaît',
  'creature-board': 'Quelle créature vient',
  'creature-appeared': 'Une créature apparaît {room@in} : {creature}.',
  'reroll-terror': 'Le dé de terreur indique : {event}. {survivor} le relance ?',

  // Spawning
  'spawn': 'Où les zombies apparaissent',
  'spawn-row': 'La rangée, de nouveau',
  'spawn-column': 'La colonne, de nouveau',
  'spawn-token': 'Le jeton d’apparition',
  'special-horde': 'Les zombies ordinaires qui l’accompagnent',
  'spawn-stack-empty': 'Il ne reste aucun jeton d’apparition : plus aucun zombie ne vient.',
  'spawn-token-turned': 'Un jeton d’apparition est retourné : {token}.',
  'token-placed': 'Un jeton d’apparition est posé face cachée {room@in}.',
  'zombies-placed': '{count#Un zombie apparaît|# zombies apparaissent} {room@in}.',
  'special-zombie-placed': 'Un zombie spécial apparaît {room@in} : {enemy}.',
  'redirect-horde': 'La pièce désignée est hors d’atteinte. Où les zombies apparaissent-ils ?',
  'reroll-spawn':
    'Des zombies apparaîtraient en rangée {row}, colonne {column}. {survivor} tire une fusée éclairante ?',
  'reroll': 'Utiliser la carte ({card}) : relancer',
  'reroll-row': 'Utiliser la carte ({card}) : relancer la rangée',
  'reroll-column': 'Utiliser la carte ({card}) : relancer la colonne',
  'reroll-both': 'Utiliser la carte ({card}) : relancer les deux dés',

  // Fire
  'fire-outbreak': 'Où le feu se déclare',
  'fire-outbreak-column': 'La colonne du départ de feu, de nouveau',
  'fire-direction': 'Où va l’incendie',
  'fire-broke-out': 'Le feu se déclare {rooms@in} !',
  'fire-moved': 'L’incendie se propage {side@to} : tout brûle {rooms@in}.',
  'fire-stayed': 'L’incendie ne peut aller {side@to} et redouble {rooms@in}.',
  'burn-marker-added': 'Marqueurs de brûlure {rooms@in} : {burn}.',
  'burn-markers-removed': '{count#Un marqueur de brûlure retiré|# marqueurs de brûlure retirés} {rooms@in}.',
  'fire-put-out': 'L’incendie est éteint {rooms@in}.',
  'gas-leaked': 'Le gaz explose {rooms@in} !',
  'gas-leak': 'La fuite de gaz nourrit l’incendie. Quelle tuile brûle (encore {count}) ?',
  'tile-of-rooms': '{rooms}',
  'tile-destroyed': 'Réduit en ruines : {rooms}.',
  'burn-zombie': 'Le feu inflige encore {count#une touche|# touches}. Quel zombie brûle ?',
  'burn-this-zombie':
    '{enemy@Foe} {room@in}{infected? (infection)|}{down? (à terre)|}{hit? (déjà une touche)|}',
  'reroll-direction': 'L’incendie irait {side@to}. {survivor} déclenche l’alarme incendie ?',

  // Zombification
  'survivor-decayed': 'La décomposition gagne {survivor} : le cube gris est sur l’emplacement {slot}.',
  'skill-lost': '{survivor} perd une compétence : {skill}.',
  'survivor-zombified': '{survivor} se change en zombie {room@in}.',

  // Radiation
  'reactor-leaked': 'Le réacteur fuit !',
  'place-radiation': 'Quelle tuile la radiation atteint-elle ?',
  'radiation-placed': 'Radiation {rooms@in}.',
  'radiation-check': 'Test de radiation',
  'radiation-withstood': '{survivor} échappe à la radiation.',
  'survivor-irradiated': 'La radiation atteint {survivor} : {radiation#un marqueur|# marqueurs}.',
  'enemies-infected': 'La radiation infecte {count#un ennemi|# ennemis} {room@in}.',
} as const satisfies Record<keyof typeof UPKEEP_EN, string>;
