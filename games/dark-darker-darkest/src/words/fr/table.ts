import type { TABLE_EN } from '../en/table.ts';

/** French words: the table as it stands, in sentences and on the drawn boards. */
export const TABLE_FR = {
  // Rounds and tracks
  'table.before': 'Avant la partie',
  'table.round': 'Tour {round}',
  'table.phase.set-up': 'La partie se prépare.',
  'table.phase.upkeep': 'Entretien.',
  'table.phase.actions': 'L’équipe {team} agit.',
  'table.phase.reaction': 'La maison réagit à l’équipe {team}.',
  'table.phase.showdown': 'L’affrontement final.',
  'table.phase.nemesis-reaction': 'La némésis réagit.',
  'table.darkness': 'Les ténèbres sont sur la case {space} de {spaces}.',
  'table.last-round': 'Le tour {round} est le dernier, à moins que quelqu’un n’entre dans le laboratoire.',
  'table.event': 'Le marqueur d’événement est sur : {event}.',
  'event.zombie': 'les morts',
  'event.fire': 'le feu',
  'event.clock': 'le temps',
  'table.team': 'Équipe {team} : {survivors}.',
  'table.keeper': '{survivor} porte l’antidote du laboratoire.',
  'table.boxes':
    'La case de gauche contient {markers#un marqueur d’action|# marqueurs d’action} ; {shift} décalent les cases.',
  'table.corners': 'Pièces d’angle détruites : {count} sur 3.',
  'table.stocks':
    'Il reste {cards#une carte d’équipement|# cartes d’équipement}, {tokens#un jeton d’apparition|# jetons d’apparition} et {creatures#une créature|# créatures}.',
  'table.reactor-waits': 'Le réacteur fuira quand les ténèbres atteindront la case {space}.',
  'table.reactor-leaks': 'Le réacteur fuit.',
  'table.reactor-closed': 'Le réacteur est fermé pour de bon.',
  'table.reactor-chips': 'Puces dans le verrou du réacteur : {chips} sur 2.',

  // Survivors
  'table.survivor': '{survivor@full}',
  'table.stands': 'Position : {room@in}.',
  'table.out': 'Hors jeu ; retour possible à partir du tour {round}.',
  'table.gone': 'Hors jeu pour de bon.',
  'table.energy': 'Énergie {left} sur {of}, {ap} PA restants.',
  'table.markers':
    'Marqueurs d’action : {hand} en main, {left} dans la case de gauche, {centre} au centre, {right} à droite.',
  'table.xp': 'Expérience : {xp} PX.',
  'table.skills': 'Compétences acquises : {skills}.',
  'table.cube': 'Le cube gris est sur l’emplacement {slot}.',
  'table.virus': '{virus#Un jeton virus|# jetons virus}.',
  'table.entrapped': 'Sous l’emprise {bird?de l’oiseau|de l’ennemi}.',
  'table.radiation': '{radiation#Un marqueur de radiation|# marqueurs de radiation}.',
  'table.specialist': 'Spécialiste en décontamination.',
  'table.in-hand': 'En main : {card}.',
  'table.in-hand-loaded': 'En main : {card}, {ammo#un cube de munition|# cubes de munitions}.',
  'table.stowed': 'Dans le sac : {card}.',
  'table.stowed-loaded': 'Dans le sac : {card}, {ammo#un cube de munition|# cubes de munitions}.',
  'table.chips': 'Puces de code : {chips}.',

  // The security panel
  'table.security': 'Panneau de sécurité, mode {mode}',
  'table.panel': '{count#Il reste un jeton de code|Il reste # jetons de code} : {colours}.',
  'table.panel-clear': 'Il ne reste aucun jeton de code : le laboratoire est ouvert.',
  'table.panel-chips': 'Puces de code entrées : {count} sur {most}{count? — |}{chips}.',

  // Enemies
  'table.enemies': 'Ennemis',
  'table.zombies': '{count#Un zombie|# zombies} dans la maison.',
  'table.tokens': '{count#Un jeton d’apparition|# jetons d’apparition}, face cachée.',
  'table.creature': '{creature@Foe} se trouve {room@in}{infected? (créature infectée)|}.',
  'table.location': 'Zone d’impact ({colour}) : {hits} sur {of}.',
  'table.location-covered': 'Zone d’impact ({colour}) : couverte.',
  'table.nemesis': '{nemesis@Foe} se trouve {room@in}.',
  'table.zone': 'Zone ({colour}) : {markers#un marqueur|# marqueurs}.',

  // Rooms
  'table.house': 'La maison',
  'table.row': 'Rangée {row} : {rooms}.',
  'table.room': 'Pièce : {room}',
  'table.here': 'Ici : {survivors}.',
  'table.zombies-here':
    '{count#Un zombie|# zombies}{infected? (infection)|}{down? (à terre)|}{hit? (un coup reçu)|}.',
  'table.special-here': '{count#|# × }{enemy}{infected? (infection)|}{down? (à terre)|}{hit? (un coup reçu)|}.',
  'table.creature-here': '{creature@Foe}.',
  'table.nemesis-here': '{nemesis@Foe}.',
  'table.tokens-here': '{count#Un jeton d’apparition|# jetons d’apparition}, face cachée.',
  'table.fire': 'L’incendie est ici.',
  'table.burns': '{burn#Un marqueur de brûlure|# marqueurs de brûlure}.',
  'table.destroyed': 'Pièce détruite.',
  'table.radiated': 'Radiation.',
  'table.searched': 'Déjà fouillée.',
  'table.camera': 'Une caméra regarde vers : {side}{seen? ; elle voit |}{seen@the}.',
  'table.icons': 'Montre : {icons}.',
  'table.ways': 'Passages vers : {rooms@the}.',
  'table.no-way': 'Aucune issue.',
  'table.door-lock': 'Porte verrouillée vers {room@the} : puce {chip}.',
  'table.door-hidden': 'Porte verrouillée vers {room@the} : puce à {size} icônes, face cachée.',
  'table.door-laboratory': 'La porte close du laboratoire.',
  'table.door-reactor': 'La porte close du réacteur.',
} as const satisfies Record<keyof typeof TABLE_EN, string>;
