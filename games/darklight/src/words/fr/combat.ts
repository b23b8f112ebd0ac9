import type { COMBAT_EN } from '../en/combat.ts';

/** French words: combat. */
export const COMBAT_FR = {
  // Attacks
  'attack': 'attaquer {monster@the} : {weapon} ({needed}+)',
  'unarmed-attack': 'attaquer {monster@the} à mains nues ({needed}+)',
  'dual-wield-attack': 'attaquer {monster@the} avec les deux armes ({needed}+)',
  'unarmed': 'mains nues',
  'dual-wield': 'les deux armes à la fois',
  'attack-declared': '{who@The} attaque {target@the} ({weapon}){why? : |}{why}.',
  'attack-failed': 'L’attaque contre {target@the} échoue sans jet.',
  'attack-hit':
    '{critical?Coup critique ! |}{who@The} touche {target@the} (dé {die}, modificateurs {modifier}, il fallait {needed}).',
  'attack-missed': '{who@The} rate {target@the} (dé {die}, modificateurs {modifier}, il fallait {needed}).',
  'damage-dealt':
    '{amount## dégât|# dégâts} contre {who@the} : {evaded## esquivé|# esquivés}, {armour## arrêté|# arrêtés} par l’Armure.',
  'damage-stopped':
    '{amount## dégât|# dégâts} contre {who@the}, et rien ne passe : {evaded## esquivé|# esquivés}, Armure {armour}.',
  'to-hit': 'Pour toucher',
  'damage': 'dégâts',
  'wounds-on-a-hit': 'Blessures du coup',
  // Cleave
  'cleave-direction': 'Dans quel sens part le Fauchage ? ({who})',
  'clockwise': 'dans le sens des aiguilles d’une montre',
  'anticlockwise': 'dans le sens inverse des aiguilles d’une montre',
  'cleave-began': '{who@The} continue en Fauchage, {direction}.',
  'cleave-went-on': 'Le coup poursuit sa course : {who@the} frappe {target@the} ({weapon}).',
  // Evade and Tumble
  'react': '{monster@The} attaque {who@the} ({weapon}, touche sur {needed}+). Comment réagir ?',
  'evade': 'esquiver pour 1 Vigueur et ignorer {amount## dégât|# dégâts}',
  'tumble-away': 'faire une Roulade jusqu’à cette case',
  'evade-declared': '{who@The} esquive.',
  // Re-rolls and order
  'reroll-dice': '{source} : relancer ? {who@The} a {faces}{needs? ; il faut |}{needs}{needs?+|}.',
  'reroll': 'Relancer tous ces dés',
  'reroll-die': 'relancer un dé qui montre {face}',
  'dice-rerolled': '{source} : {who@the} relance {before} et obtient {after}.',
  'choose-due': 'Plusieurs effets arrivent en même temps. Lequel d’abord ?',
  'tile-rules': 'les règles du lieu',
  'due': 'd’abord : {thing}',
  // Conditions
  'poison': 'Poison',
  'fire': 'feu',
  'prone': 'chute',
  'poisoned': '{who@The} reçoit {amount#un jeton Poison|# jetons Poison} ({total} en tout).',
  'poison-fought':
    '{who@The} lutte contre le Poison : {amount## jeton retiré|# jetons retirés}, {left## reste|# restent}.',
  'poison-resisted': '{who@The} résiste au Poison ({die}, Résistance {resistance}).',
  'poison-resistance': 'contre le Poison',
  'poison-endurance': 'Endurance contre le Poison',
  'ignited': '{who@The} prend feu.',
  'fire-resisted': '{who@The} résiste au feu ({die}, Résistance {resistance}).',
  'fire-resistance': 'contre le feu',
  'fire-wounds': 'Blessures du feu',
  'fire-sank': 'Le feu faiblit ({who}).',
  'fire-went-out': 'Le feu s’éteint ({who}).',
  'made-prone': '{who@The} est À terre.',
  'stood-up': '{who@The} se relève.',
  'was-immune': '{who@The} n’y est pas sensible ({condition}).',
  'condition-shed': '{who@The} y devient insensible et s’en débarrasse ({condition}).',
  // Effects in force
  'stance-of-attack': 'Posture d’attaque',
  'stance-of-attack.help': 'Les attaques de mêlée font 1 dégât de plus, l’Armure baisse de 1.',
  'stance-of-defence': 'Posture de défense',
  'stance-of-defence.help': 'L’Armure monte de 1, les attaques de mêlée font 1 dégât de moins.',
  'aegis': 'Égide',
  'aegis.help': 'L’Armure monte de 1 jusqu’au prochain tour.',
  'sundered': 'Fracassé',
  'sundered.help': 'L’Endurance baisse de 1 jusqu’à la fin du combat.',
  'hexed': 'Envoûté',
  'hexed.help': 'Ses attaques ont -1 pour toucher.',
  'crippled': 'Estropié',
  'crippled.help': 'Son Mouvement est réduit de moitié à son prochain tour.',
  'smoke': 'Fumée',
  'smoke.help': 'Les attaques contre ce Maudit ont -2 pour toucher.',
} as const satisfies Record<keyof typeof COMBAT_EN, string>;
