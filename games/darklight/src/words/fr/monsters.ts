import type { MONSTERS_EN } from '../en/monsters.ts';
import { MONSTER_NAMES_FR } from './monster-names.ts';

/** French words: encounters and the Monsters’ turn. */
export const MONSTERS_FR = {
  ...MONSTER_NAMES_FR,

  // Arrival
  'encounter-card': 'quelle Rencontre c’est',
  'boss-card': 'quel Boss c’est',
  'encounter-number': 'combien viennent',
  'encounter-drawn': 'Rencontre : {encounter}.',
  'boss-drawn': 'Rencontre de Boss : {boss}.',
  'monster-placed': '{who@The} apparaît.',
  'miniatures-missing': 'Plus de figurine pour {amount#un de plus|# de plus} : {who}.',
  'place-monster': 'Où placer {monster@the} ?',
  'hexmother-brood': 'Combien de Traqueurs lui répondent',

  // Targets
  'random-target': 'Vers qui il se tourne',
  'target-chosen': '{who@The} prend {target@the} pour cible : {why}.',
  'monster-woke': '{who@The} s’éveille.',
  'why-ambush': 'l’embuscade était tendue là',
  'why-random': 'tirage au sort entre égaux',
  'why-only-one': 'il n’y a personne d’autre',
  'why-provoked': 'blessé par son voisin',
  'why-fewest': 'c’est là que les siens sont le moins nombreux',
  'why-most-wounds': 'c’est là qu’il flaire le plus de Blessures',
  'why-closer': 'au plus près qu’il peut',
  'why-sees': 'quelqu’un est dans sa ligne de vue',
  'why-target': 'c’est sa cible',

  // The Monsters’ turn
  'monsters-began': 'Les Monstres agissent : {kind}.',
  'next-monster': 'Quel Monstre de ce type est le prochain ?',
  'this-monster': '{monster@The}',
  'monster-goes': 'Où va {monster@the} ?',
  'shot-aimed': '{who@The} vise {target@the} : {why}.',
  'thrall-rises': 'S’il se relève : sur un 6',
  'thrall-rose': '{who@The} se relève de ses cendres.',
  'tide-rose': 'L’eau noire monte ({who}).',

  // End of combat
  'combat-ended': 'Le combat est terminé.',
  'souls-gained': '{who@The} gagne {amount#1 âme|# âmes}.',
  'loot-found': 'Butin ({card}) : {item}.',
} as const satisfies Record<keyof typeof MONSTERS_EN, string>;
