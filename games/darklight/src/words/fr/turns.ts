import type { TURNS_EN } from '../en/turns.ts';

/** French words: creation, preparation, turns, movement, trade, escape. */
export const TURNS_FR = {
  // The Accursed
  'black-knight': 'Chevalier noir',
  'black-knight@the': 'le Chevalier noir',
  'black-knight@The': 'Le Chevalier noir',
  'black-knight.help':
    'Guerrier. Fort, endurant, difficile à abattre ; ignore 1 dégât de plus quand il esquive avec un bouclier.',
  'blood-witch': 'Sorcière de sang',
  'blood-witch@the': 'la Sorcière de sang',
  'blood-witch@The': 'La Sorcière de sang',
  'blood-witch.help':
    'Sorcellerie. Frêle, l’Esprit vif ; commence avec deux sorts et en apprend le plus grand nombre.',
  'exorcist': 'Exorciste',
  'exorcist@the': 'l’Exorciste',
  'exorcist@The': 'L’Exorciste',
  'exorcist.help':
    'Exorcisme. La Raison solide ; amasse de la Foi et dispose de trois Miracles dans chaque donjon.',
  'outcast': 'Paria',
  'outcast@the': 'la Paria',
  'outcast@The': 'La Paria',
  'outcast.help':
    'Rôdeur. Le plus rapide, redoutable de loin ; un dé de plus aux Tests de Perception et d’Agilité.',
  'warrior': 'Guerrier',
  'witchcraft': 'Sorcellerie',
  'exorcism': 'Exorcisme',
  'stalker': 'Rôdeur',

  // Creation
  'choose-dashboard': 'Quel Maudit jouez-vous ?',
  'choose-side': 'Sous quels traits paraît {who@the} ?',
  'female': 'une femme',
  'male': 'un homme',
  'choose-first-skill': 'Avec quelle compétence commence {who@the} ?',
  'learn-skill': '{skill}',
  'choose-consumable': 'Que porte {who@the} à la ceinture ?',
  'take-consumable': '{consumable}',
  'accursed-created': '{seat} joue {who@the}. Compétence : {skill}. Équipement : {items}.',

  // Before round 1
  'prepare': 'Avant le donjon : que veut mettre, ôter ou échanger {who@the} ?',
  'place-accursed': 'Sur quelle marche commence {who@the} ?',
  'accursed-placed': '{who@The} entre dans le donjon.',

  // Movement
  'move': 'aller ici ({cost## point|# points})',
  'stand-up': 'se relever, pour toute la phase de Mouvement',
  'recover': 'récupérer {amount} Vigueur, pour toute la phase de Mouvement',
  'extra-move': 'se déplacer encore ({movement## point|# points}), pour la phase d’Attaque',
  'moved': '{who@The} se déplace{why? : |}{why}.',
  'extra-move-begun': '{who@The} renonce à la phase d’Attaque pour se déplacer encore.',
  'set-aside': 'Sur laquelle des cases Libres les plus proches va {who@the} ?',
  'was-set-aside': '{who@The} se retrouve sur la case Libre la plus proche.',
  'tumble': 'faire une Roulade jusqu’ici ({cost} Vigueur)',
  'tumbled': '{who@The} fait une Roulade.',
  'open-door': 'ouvrir cette porte (1 point)',
  'close-door': 'fermer cette porte (1 point)',
  'try-wailing-wall': 'tenter d’ouvrir le Mur gémissant (1 point, Test d’Esprit 5)',
  'door-opened': '{who@The}{who? ouvre une porte|Une porte s’ouvre}.',
  'door-closed': '{who@The}{who? ferme une porte|Une porte se ferme}.',
  'escape': 'quitter le donjon pour de bon (1 point)',
  'escaped': '{who@The} sort du donjon par l’escalier.',

  // Trade
  'trade': 'échanger avec {other@the}',
  'trade-deal':
    '{who@The} négocie avec {other@the}. Donné : {given}{given-souls? · âmes : |}{given-souls}{given-crowns? · couronnes : |}{given-crowns}. Demandé : {asked}{asked-souls? · âmes : |}{asked-souls}{asked-crowns? · couronnes : |}{asked-crowns}.',
  'trade-give': 'donner : {thing}',
  'trade-ask': 'demander à {who@the} : {thing}',
  'trade-nothing': 'rien',
  'trade-purse': 'une bourse',
  'purse-souls': 'âmes',
  'purse-crowns': 'couronnes',
  'propose': 'proposer cet échange',
  'trade-amount': 'Combien ? ({thing}, {most} au plus)',
  'amount': '{amount}',
  'agree-to-trade':
    '{other@The} propose un échange ({who}). Reçu : {given}{given-souls? · âmes : |}{given-souls}{given-crowns? · couronnes : |}{given-crowns}. Cédé : {asked}{asked-souls? · âmes : |}{asked-souls}{asked-crowns? · couronnes : |}{asked-crowns}.',
  'agree': 'accepter',
  'decline': 'refuser',
  'traded':
    '{who@The} et {other@the} font un échange. Reçu par {other@the} : {given}{given-souls? · âmes : |}{given-souls}{given-crowns? · couronnes : |}{given-crowns}. Reçu par {who@the} : {asked}{asked-souls? · âmes : |}{asked-souls}{asked-crowns? · couronnes : |}{asked-crowns}.',
  'trade-declined': '{who@The} refuse l’échange ({other}).',
} as const satisfies Record<keyof typeof TURNS_EN, string> & Record<string, string>;
