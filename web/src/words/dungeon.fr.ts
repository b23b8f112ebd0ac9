import type { DUNGEON_EN } from './dungeon.en.ts';

export const DUNGEON_FR = {
  'lesson.dd-welcome':
    'Bienvenue sur la vieille route. Vous menez les quatre Héros : les questions du bas expliquent chaque règle quand elle compte, et ces notes montrent où sont les choses. Jouez à votre guise ; ici rien n’est perdu pour de bon.',
  'lesson.dd-map':
    'Voici la carte. Tout ce qui a un bord couleur de bougie peut être choisi, d’une pression ou par la touche indiquée ; pointez le reste pour lire ce que c’est.',
  'lesson.dd-heroes':
    'Vos Héros, avec leur vie, leur Stress et leur Posture. Pressez l’un d’eux pour ouvrir sa fiche : Compétences, Attributs, Maladies, Breloques et ce qu’il a vécu.',
  'lesson.dd-pack':
    'La lumière et le sac commun. Les Provisions qui brillent peuvent servir aussitôt ; une pression dit ce qu’elles font.',
  'lesson.dd-deeds':
    'Ce qui n’a pas de place sur la carte est ici un bouton : partir en éclaireur, se reposer, changer l’ordre des Postures. Seul ce qui est permis se montre.',
  'lesson.dd-corridor':
    'Un dé du couloir attend une réponse. Payez avec la Provision qui brille, ou subissez ; le jet est dans le plateau à dés.',
  'lesson.dd-hall':
    'Un combat. Au-dessus de la salle, les deux camps dans l’ordre des Postures, vos Héros à gauche, et entre eux ce qui reste de la manche. Les losanges disent combien tiennent dans une zone.',
  'lesson.dd-skill':
    'Pointez une Compétence : la salle montre qui elle atteint et le plus haut jet qui touche, avec une étoile pour le critique. Pressez-la pour l’employer, ou une zone éclairée pour y aller.',
  'lesson.dd-aim':
    'Choisissez où tombe le coup. Chaque cible porte le nombre que le dé à dix faces ne doit pas dépasser.',
  'lesson.dd-monster':
    'Pointez un Monstre pour lire sa carte, et voir qui il attaquerait. Tuez-le d’abord, ou tenez-vous ailleurs.',
  'lesson.dd-undo':
    'Toute réponse peut être reprise : Annuler est en haut, avec l’historique à côté. La chronique garde chaque ligne et la règle qui la fonde.',
  'lesson.dd-hamlet':
    'Le Hameau. Une maison qui brille peut être visitée ; sa plaque dit le niveau et le moindre prix. Pressez-la et sa liste s’ouvre.',
  'lesson.dd-enough':
    'C’est tout ce qu’il faut savoir de cette table. Le reste est dit par les questions, et par la règle de chaque ligne.',

  'end-quests': 'Quêtes',
  'end-kills': 'Monstres tués',
  'end-bosses': 'Boss tués',
  'end-graves': 'tombes',
  'end-gold': 'Or restant',
  'end-dealt': 'Blessures infligées',
  'end-suffered': 'Blessures subies',
  'end-healed': 'soins',
  'end-stress': 'Stress',
  'end-criticals': 'critiques',
  'end-deathblows': 'Coups fatals',
  'end-quirks': 'Attributs',
  'end-light': 'lumière',
  'end-party-stress': 'Stress du groupe',
  'end-campaign': 'Quêtes : {quests}. Tombes : {graves}.',
  'end-bout': 'La rencontre a duré {rounds#une manche|# manches}.',
} as const satisfies Record<keyof typeof DUNGEON_EN, string>;
