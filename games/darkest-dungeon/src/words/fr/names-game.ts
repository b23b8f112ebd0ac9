import type { FrenchName } from '../forms.ts';
import type { GAME_NAMES_EN, LOOT_NAMES_EN } from '../en/names-game.ts';

/** French words: the game, its options, and what all chapters say. */
export const GAME_NAMES_FR = {
  // The game
  'game': 'Darkest Dungeon',
  'game.description':
    'Quatre héros descendent, acte après acte, dans les ruines d’un manoir maudit, contre les monstres, la folie et les ténèbres ; entre deux quêtes, le hameau les remet sur pied aussi loin que va l’or. Tout au fond attend le Donjon ténébreux. Ou bien deux équipes s’affrontent au Cirque de la Bouchère.',
  'party': 'les joueurs',
  'party@the': 'les joueurs',
  'party@The': 'Les joueurs',
  'party@of': 'des joueurs',
  'party@to': 'aux joueurs',

  // Options
  'option.mode': 'Jouer',
  'option.mode.help': 'Une campagne en quatre actes, une courte leçon, ou deux équipes l’une contre l’autre.',
  'option.mode.campaign': 'une campagne',
  'option.mode.tutorial': 'la vieille route, pour apprendre',
  'option.mode.circus': 'le Cirque de la Bouchère, à 2 ou 4',
  'option.difficulty': 'Difficulté',
  'option.difficulty.help':
    'Le mode radieux donne un coup de main au groupe ; le mode stygien prend tout ce qu’il peut.',
  'option.difficulty.normal': 'comme imprimé',
  'option.difficulty.radiant': 'radieux',
  'option.difficulty.stygian': 'stygien',
  'option.start': 'Où elle commence',
  'option.start.help':
    'Une campagne peut commencer plus loin ; les héros ont alors les niveaux, l’or et les breloques habituels à ce moment-là.',
  'option.start.act-1': 'acte I',
  'option.start.act-2': 'acte II',
  'option.start.act-3': 'acte III',
  'option.start.act-4': 'acte IV, le Donjon ténébreux',
  'option.start.boss-1': 'la quête du boss de l’acte I',
  'option.start.boss-2': 'la quête du boss de l’acte II',
  'option.start.boss-3': 'la quête du boss de l’acte III',
  'option.start.boss-battle': 'une bataille de boss',
  'option.start.hamlet': 'le hameau',
  'option.start.final-encounter': 'la rencontre finale',
  'option.boss': 'Boss',
  'option.boss.help': 'Qui rencontrer d’abord, là où c’est possible ; sinon, le boss est tiré au sort.',
  'option.boss.random': 'tiré au sort',
  'option.boss.necromancer': 'Nécromancien',
  'option.boss.prophet': 'Prophète',
  'option.boss.collector': 'Collecteur',
  'option.boss.fanatic': 'Fanatique',
  'option.boss.templars': 'Templiers',
  'option.boss.mammoth-cyst': 'Kyste titanesque',
  'option.boss.shuffling-horror': 'Horreur traînante',
  'option.party': 'Groupe',
  'option.party.help':
    'Choisissez les héros, laissez faire le hasard, ou prenez l’un des quatre groupes qui s’entendent bien.',
  'option.party.chosen': 'choisi',
  'option.party.random': 'au hasard',
  'option.party.group-1-adventuring-party': 'Groupe d’aventuriers',
  'option.party.group-2-battlefield-experts': 'Experts en combat',
  'option.party.group-3-damage-over-time': 'Dégâts dans le temps',
  'option.party.group-4-the-dancers': 'Les danseurs',
  'option.arena': 'Arène',
  'option.arena.help': 'Où s’affrontent les équipes du Cirque.',
  'option.arena.random': 'au hasard',
  'option.arena.arena-sawdust-ring': 'La piste de sciure',
  'option.arena.arena-cages': 'Les cages',
  'option.puppets': 'Marionnettes',
  'option.puppets.help': 'Au Cirque, les Marionnettes occupent une zone étroite pendant tout le combat.',
  'option.puppets.true': 'oui',
  'option.puppets.false': 'non',
  'option.butcher': 'Bouchère',
  'option.butcher.help':
    'Au Cirque, la Bouchère arpente l’arène ; près d’elle, les coups sont plus souvent critiques.',
  'option.butcher.true': 'oui',
  'option.butcher.false': 'non',

  // Said in every chapter
  'pass': 'Passer',
  'done': 'Terminé',
  'choose-area': '{area}',
  'choose-figure': '{figure}',
  'dice-rolled': '{what} : {faces}.',
  'window-passed': 'Rien à ajouter, comme l’a dit {seat}.',
  'table-ruling': '{by@The} corrigent la position sur la table.',
  'deathblow': 'Le dé Coup fatal',
  'provision-dice': 'Dés Provisions',
  'exploration-dice': 'Dés Exploration',
} as const satisfies Record<keyof typeof GAME_NAMES_EN, string>;

/** The seats. */
export const PLAYER_NAMES_FR = {
  'player-1': ['m', 'Joueur 1'],
  'player-2': ['m', 'Joueur 2'],
  'player-3': ['m', 'Joueur 3'],
  'player-4': ['m', 'Joueur 4'],
} as const satisfies Record<string, FrenchName>;

/** What a Loot Chest holds; tokens of a kind are all alike. */
export const LOOT_NAMES_FR = {
  'loot-roll-provision': 'un dé Provisions à lancer',
  'loot-choose-provision': 'une provision au choix',
  'loot-gold-or-roll': 'de l’or, ou un dé Provisions à lancer',
  'loot-double-gold-or-choose': 'de l’or en double, ou une provision au choix',
} as const satisfies Record<keyof typeof LOOT_NAMES_EN, string>;
