import type { DEFEAT_EN } from '../en/defeat.ts';
import { ITEMS_FR } from './items.ts';

/** French words: Insanity, death and return, the Cursed Heart, Search, loot, equipment, consumables. */
export const DEFEAT_FR = {
  ...ITEMS_FR,

  // Insanity
  'insanity': 'Folie',
  'insanity-suffered': '{who@The} subit {amount} Folie ({total} en tout, Raison {sanity}).',
  'insanity-removed': '{who@The} se défait de {amount} Folie (reste {total}).',
  'insanity-soothed': '{item} : {amount} Folie épargnée à {who@the}.',
  'became-distressed': '{who@The} perd pied : toutes les caractéristiques baissent de 1.',
  'recovered-wits': '{who@The} reprend ses esprits.',
  'use-charm': '{who@The} va subir {amount} Folie. Employer ceci : {item} ?',
  'break-charm': 'l’ignorer tout entière',

  // Death
  'monster-killed':
    '{who@The} est hors de combat{by? : un Trophée pour |}{by@the}{souls# (# âme)| (# âmes)}.',
  'ally-died': '{who@The} a péri.',
  'accursed-died': '{who@The} succombe et rejoint les Limbes.',
  'injury-roll': 'La Séquelle',
  'injury-rolled': 'Séquelle notée ({who}) : {injury} ({total}).',
  'injury-taken': '{who@The} garde une Séquelle : {injury}.',
  'crushed-hand-slot': 'Quelle main est broyée ? ({who})',
  'lose-hand': '{slot}',
  'lost-insane': '{who@The} s’enfuit dans le noir, l’esprit brisé, et ne reviendra plus.',
  'lost-fourth-injury': 'Le Gardien funeste emporte {who@the} : la quatrième Séquelle était la dernière.',
  'lost-left-behind': '{who@The} reste à jamais dans les ténèbres.',
  'pass-heart': 'Le Cœur maudit doit changer de mains. Qui le prend ?',
  'heart-passed': '{who@The} prend le Cœur maudit.',

  // Return
  'try-to-return':
    '{who@The} est aux Limbes, avec {healed#1 Blessure soignée|# Blessures soignées}. Tenter le retour ? (2d6{eased? moins |}{eased}, {healed} ou moins)',
  'attempt': 'tenter le retour',
  'return-roll': 'Le chemin du retour',
  'return-failed': '{who@The} ne trouve pas le chemin du retour ({rolled}, soigné : {healed}).',
  'no-room-to-return': '{who@The} ne peut pas revenir : aucune case n’est libre.',
  'return-succeeded': '{who@The} revient d’entre les morts ({rolled}, soigné : {healed}).',
  'returned-at-end': 'Le donjon est fini : {who@the} revient d’entre les morts.',

  // The Cursed Heart
  'heart-window':
    'Utiliser le Cœur maudit ? Il soigne {amount#1 Blessure|# Blessures} de chacun ({left#1 utilisation restante|# utilisations restantes}).',
  'use-heart': 'utiliser le Cœur maudit : {amount#1 Blessure|# Blessures} de moins pour chacun',
  'heart-used':
    'Le Cœur maudit bat : {amount#1 Blessure soignée|# Blessures soignées} pour chacun ({left#1 utilisation restante|# utilisations restantes}).',

  // Search and loot
  'search-chest': 'fouiller ce Coffre',
  'search-locked-chest': 'fouiller ce Coffre verrouillé',
  'search-event': 'fouiller ici : {event}',
  'chest-token': 'ce qu’est le Coffre',
  'chest-turned': '{who@The} fouille : {chest}.',
  'chest-stayed-locked': 'Le Coffre reste verrouillé : fouille perdue ({who}).',
  'locked-chest': 'Le Coffre est verrouillé. Comment l’ouvrir ? ({who})',
  'use-lockpick': 'avec un Crochet',
  'pick-lock': 'avec des doigts agiles (Test d’Agilité 5)',
  'treasure-card': 'un Trésor courant',
  'rare-treasure-card': 'un Trésor rare',
  'treasure-found': '{who@The} trouve : {item}.',
  'treasure-left': '{who@The} n’en veut pas : {item}.',
  'choose-treasure': '{who@The} a trouvé deux objets. Lequel garder ?',
  'keep-treasure': '{item}',
  'exchange-treasure': '{who@The} a trouvé : {item}. Le défausser et en piocher un autre ?',
  'draw-another': 'en piocher un autre',
  'keep-it': 'le garder',
  'loot-receiver': 'Qui le reçoit : {item} ?',
  'loot-draw': 'qui le reçoit',
  'claim-loot': '{item} : utile à {who@the} ?',
  'claim-need': 'Besoin',
  'claim-greed': 'Envie',
  'claim-pass': 'Sans façon',
  'claimed-need': '{who@The} en a besoin ({item}).',
  'claimed-greed': '{who@The} en a envie ({item}).',
  'claimed-pass': '{who@The} n’en veut pas ({item}).',
  'item-received': '{who@The} reçoit : {item}.',
  'coin-purse-crowns': 'Ce que contient la bourse',
  'crowns-found': '{item} : {who@the} gagne {amount} couronnes.',

  // Equipment and limits
  'equip': 'mettre : {item} ({slot})',
  'unequip': 'ôter : {item}',
  'change-hands': 'changer ce que tiennent les mains ({skill})',
  'change-hands-now': 'Que prend ou que range {who@the} ?',
  'hands-changed': '{who@The} a les mains lestes ({skill}).',
  'item-equipped': '{who@The} met : {item} ({slot}).',
  'item-unequipped': '{who@The} ôte : {item}.',
  'too-heavy': '{who@The} porte trop lourd. De quoi se défaire ?',
  'belt-full': 'La ceinture est pleine ({who}). De quoi se défaire ?',
  'discard-thing': 'défausser : {thing}',
  'give-thing': 'donner ({other}) : {thing}',
  'accept-gift': '{other@The} propose ceci ({who}) : {thing}. Ce qui est refusé est défaussé.',
  'accept': 'prendre',
  'refuse': 'ne pas prendre',
  'thing-given': '{who@The} donne ({other}) : {thing}.',
  'thing-discarded': '{who@The} défausse : {item}.',
  'dagger-source': '{item} : subir 1 Blessure pour gagner 1 Source ? ({who})',
  'bleed': 'subir 1 Blessure, gagner 1 Source',

  // Consumables
  'use': 'utiliser : {consumable}',
  'consumable-gained': '{who@The} reçoit : {consumable}.',
  'consumable-used': '{who@The} utilise : {consumable}.',
  'consumable-healing': 'Blessures soignées',
  'poison-removed': '{who@The} n’a plus de Poison.',
  'heal-whom': 'Qui soigner ? ({who})',
  'throw-water': 'Où lancer l’Eau bénite ? ({who})',
  'throw-oil': 'Où lancer la Fiole d’huile ? ({who})',
  'splash-area': 'Quelle zone est aspergée ?',
  'this-area': 'cette zone ({amount#1 Démon|# Démons})',
  'blessed-water-wounds': 'Blessures de l’Eau bénite',
  'oil-flask-damage': 'Dégâts de la Fiole d’huile',
} as const satisfies Record<keyof typeof DEFEAT_EN, string>;
