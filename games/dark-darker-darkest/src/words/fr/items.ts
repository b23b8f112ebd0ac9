import type { ITEMS_EN } from '../en/items.ts';

/** French words: items, corner rooms, putting out fires, entrapment, infection and the fight against radiation. */
export const ITEMS_FR = {
  // Items and abilities as options
  'use-first-aid': 'Utiliser {card@the} sur {survivor} : soigner {wounds#une blessure|# blessures}',
  'heal-other': '{ap} PA : soigner {wounds#une blessure|# blessures} de {survivor}',
  'use-bandage': 'Bandage éternel, {xp} XP : soigner {wounds#une de vos blessures|# de vos blessures}',
  'use-antidote': 'Prendre {card@the} : perdre votre second jeton virus',
  'use-pills': 'Prendre {card@the} : perdre tous vos marqueurs de radiation',
  'load-weapon': 'Utiliser {card@the} : {cubes#un cube|# cubes} sur {weapon@the}',
  'drink-energy': 'Boire {card@the} pour avoir plus de PA ce tour-ci',
  'wear-gas-mask': 'Mettre {card@the} : le feu ne vous blesse pas à l’entrée des pièces ce tour-ci',
  'throw-flashbang': 'Utiliser {card@the} pour libérer {survivor}',
  'shine-flashlight': 'Éclairer avec {card@the} la porte entre {rooms@the}',
  'extinguish-by-hand': '{ap} PA : étouffer les flammes ici',
  'extinguish-with': '{ap} PA : éteindre les flammes ici avec {card@the}',
  'give-ap': 'Donner des PA à {survivor}, {most} au plus',
  'take-ap': 'Prendre des PA à {survivor}, {most} au plus',
  'share-amount': 'Combien de PA passent de {giver} à {taker} ?',
  'share-ap': '{amount} PA',
  'accept-share': '{giver} donnerait {amount} PA à {taker}. Êtes-vous d’accord ?',
  'item-used': '{survivor} utilise {card@the}.',
  'item-used-on': '{survivor} utilise {card@the} pour {other}.',
  'bandage-used': '{survivor} dépense {xp} XP pour un Bandage éternel.',
  'weapon-loaded': '{survivor} met {cubes#un cube|# cubes} sur {card@the} ; total : {ammo}.',
  'ap-gained': '{survivor} gagne {amount} PA.',
  'ap-shared': '{giver} donne {amount} PA à {taker}.',

  // Corner rooms
  'use-sprinkler-control': '{ap} PA : ouvrir les sprinklers sur une tuile',
  'use-virus-cabinet': '{ap} PA : perdre votre second jeton virus',
  'use-medic-bay': '{ap} PA : soigner deux blessures',
  'use-ammo-reserve': '{ap} PA : charger une arme à la réserve',
  'sprinkle': 'Où faut-il arroser, {survivor} ?',
  'reserve-weapon': 'Quelle arme de {survivor} charger ?',
  'reserve-load': '{card}, qui porte {ammo#un cube|# cubes}',
  'corner-used': '{survivor} utilise {room@the}.',

  // Entrapment
  'attempt-rescue': 'Tenter de vous dégager, ou de libérer ceux qui sont pris ici',
  'join-rescue':
    '{rescuer} tente un sauvetage avec {dice#un dé|# dés}. Ajouter {rate#un dé|# dés} de {survivor} pour 1 PA ?',
  'join-rescue-attempt': 'Aider pour 1 PA',
  'rescue': 'Tentative de sauvetage',
  'rescue-attempted':
    'Tentative de sauvetage par {survivors} avec {dice#un dé|# dés} ; il faut {needed#une icône de retraite|# icônes de retraite} pour libérer {entrapped}.',
  'rescue-failed': 'L’étreinte ne se desserre pas : {entrapped}.',
  'rescue-room': 'Enfin la liberté : par où, {survivors} ?',
  'survivor-entrapped': '{survivor} ne peut plus bouger{bird?, entre les serres de l’oiseau|}.',
  'survivor-freed': '{survivor} retrouve sa liberté.',

  // Infection
  'virus-caught':
    '{survivor} subit une morsure{infected? de plus et va se décomposer|} : jeton virus {virus}.',
  'virus-removed': '{survivor} perd son second jeton virus ; la décomposition s’arrête.',

  // Radiation
  'remove-radiation': '{ap} PA : décontaminer la tuile',
  'become-helper': 'Choisir {survivor} pour travailler avec {specialist}',
  'enter-reactor-chip': '{ap} PA : insérer la puce {chip} dans la serrure du réacteur',
  'close-reactor': '{ap} PA : arrêter le réacteur',
  'choose-free-skill': 'Le réacteur est arrêté : quelle compétence pour {survivor} ?',
  'free-skill': '{skill}',
  'skill-activated': '{survivor} gagne une compétence : {skill}.',
  'radiation-removed': '{survivor} décontamine {room@the}.',
  'radiation-cured': '{survivor} n’a plus aucune radiation.',
  'helper-named': '{survivor} travaille désormais avec le spécialiste en décontamination.',
  'reactor-chip-entered':
    '{survivor} insère la puce {chip} dans la serrure du réacteur{missing? ; il en faut encore une|}.',
  'reactor-opened': 'Les portes du réacteur s’ouvrent.',
  'reactor-closed': '{survivor} arrête le réacteur ; les radiations ne se propagent plus.',
} as const satisfies Record<keyof typeof ITEMS_EN, string>;
