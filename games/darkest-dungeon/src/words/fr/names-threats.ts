import type { THREAT_NAMES_EN } from '../en/names-threats.ts';

/** French words: the Threats and what they do. */
export const THREAT_NAMES_FR = {
  'necromancer-1-dungeon': 'Recrues mortes',
  'necromancer-1-dungeon@text':
    'Après chaque bataille, ses monstres non Impies quittent la pioche pour le reste de la campagne.',
  'necromancer-1-hamlet': 'Tombes profanées',
  'necromancer-1-hamlet@text': 'Le Cimetière ne peut pas être visité.',
  'necromancer-2-dungeon': 'Le capitaine se lève',
  'necromancer-2-dungeon@text':
    'La première bataille d’un donjon fait d’abord apparaître un Capitaine osseux.',
  'necromancer-2-hamlet': 'Veillée',
  'necromancer-2-hamlet@text':
    'Le premier jour, chaque héros lance un d10 ; le plus bas passe la journée au Cimetière et peut s’en servir.',
  'necromancer-3-dungeon': 'Sans repos',
  'necromancer-3-dungeon@text':
    'Le premier monstre qui n’est pas de grande taille à mourir dans chaque bataille revient aussitôt : Vie entière, première posture libre, zone de cette posture, une carte Initiative. Sans posture libre, rien.',
  'necromancer-3-hamlet': 'Longue veillée',
  'necromancer-3-hamlet@text': 'Comme Veillée, mais le Cimetière n’apporte rien.',
  'prophet-1-dungeon': 'Mauvais présage',
  'prophet-1-dungeon@text': 'En entrant dans un donjon, chaque héros : Stress +2.',
  'prophet-1-hamlet': 'Vin aigre',
  'prophet-1-hamlet@text': 'La Taverne récupère 1 Stress de moins.',
  'prophet-2-dungeon': 'Des yeux sur la route',
  'prophet-2-dungeon@text': 'Le repérage coûte 1 Stress de plus à chaque héros.',
  'prophet-2-hamlet': 'Vin plus aigre',
  'prophet-2-hamlet@text': 'La Taverne récupère 2 Stress de moins.',
  'prophet-3-dungeon': 'Il l’avait prédit',
  'prophet-3-dungeon@text': 'Pour chaque monstre Impie qui apparaît, chaque héros : Stress +1.',
  'prophet-3-hamlet': 'La lie',
  'prophet-3-hamlet@text': 'La Taverne récupère 3 Stress de moins.',
  'collector-1-dungeon': 'Déjà pris',
  'collector-1-dungeon@text': 'Les pièces à curio sécurisées ne donnent pas de curio.',
  'collector-1-hamlet': 'Étals vides',
  'collector-1-hamlet@text': 'La Roulotte ne peut pas être visitée.',
  'collector-2-dungeon': 'Doigts légers',
  'collector-2-dungeon@text':
    'Quand un curio donne de l’or ou une breloque, lancez un d10 : sur 1–5, c’est perdu.',
  'collector-2-hamlet': 'Visiteur nocturne',
  'collector-2-hamlet@text':
    'En fin de journée, lancez un d10 sur la carte du gardien : si un héros y est passé, le groupe perd d10 pièces d’or.',
  'collector-3-dungeon': 'Camp inquiet',
  'collector-3-dungeon@text': 'Le repos donne toujours 4 points de repos.',
  'collector-3-hamlet': 'Collection privée',
  'collector-3-hamlet@text':
    'Comme Visiteur nocturne, mais ce héros perd une breloque au choix (aucune : rien).',
  'fanatic-1-dungeon': 'Marqué pour mourir',
  'fanatic-1-dungeon@text': 'Au début de chaque bataille, le héros en posture Agressive : Marque 2t.',
  'fanatic-1-hamlet': 'La brebis galeuse',
  'fanatic-1-hamlet@text': 'Au début de chaque jour, le héros le plus stressé : Stress +1.',
  'fanatic-2-dungeon': 'Marque de l’hérétique',
  'fanatic-2-dungeon@text':
    'Au début de chaque bataille, le héros ayant le plus d’attributs négatifs : Marque 3t.',
  'fanatic-2-hamlet': 'Actes impies',
  'fanatic-2-hamlet@text': 'Retirer des attributs à l’Abbaye coûte 2 pièces d’or de plus.',
  'fanatic-3-dungeon': 'Marque du fanatique',
  'fanatic-3-dungeon@text': 'Au début de chaque bataille, chaque héros ayant 5 Stress ou plus : Marque 3t.',
  'fanatic-3-hamlet': 'La meute',
  'fanatic-3-hamlet@text':
    'Au début de chaque jour, lancez un d10 : sur 1–5, le héros le plus stressé ne peut visiter aucun bâtiment ce jour-là.',

  // What is said of the Bosses
  'necromancer@said': 'Il ne relève pas les morts ; il leur refuse de partir.',
  'prophet@said': 'Tout ce qu’il disait advenait ; alors on l’emmura.',
  'collector@said': 'Il n’oublie aucun visage, et n’en rend aucun.',
  'fanatic@said': 'Il vous sauvera, s’il reste quelque chose.',
  'templars@said': 'Ils ont gardé la porte si longtemps qu’ils sont devenus elle.',
  'mammoth-cyst@said': 'Il vous regarde comme l’eau regarde le sel.',
  'shuffling-horror@said': 'Elle a plus de membres que de raisons.',
  'ancestor@said': 'Chaque pierre de cette demeure est une de ses excuses.',
  'heart-of-darkness@said': 'Il était là d’abord ; le rêve, c’est vous.',
} as const satisfies Record<keyof typeof THREAT_NAMES_EN, string>;
