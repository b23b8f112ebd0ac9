import type { LESSON_EN } from './lesson.en.ts';

/** What the guided first game and its invitation say, in French. */
export const LESSON_FR = {
  // The note and the invitation
  'coach': 'La leçon',
  'coach-next': 'Suite',
  'coach-skip': 'Passer la leçon',
  'coach-fold': 'Replier la note',
  'coach-unfold': 'Lire la note',
  'coach-read-more': 'En savoir plus :',
  'learn-the-game': 'Apprendre le jeu en un quart d’heure',
  'learn-short': 'Apprendre le jeu',
  'learn-help': 'Une première partie guidée, expliquée pas à pas.',

  // Dark Darker Darkest, step by step
  'lesson.welcome':
    'Bienvenue. Tu mènes deux survivants, Leo et Bruce, qui gagnent ou perdent ensemble : percez le code du panneau de sécurité, entrez dans le laboratoire et affrontez ce qui y attend, avant que les ténèbres n’engloutissent la maison. Joue comme tu veux : j’explique seulement, et rien ici n’est irréparable.',
  'lesson.house':
    'Voici la maison : vingt tuiles, des murs, des passages ouverts et des portes verrouillées. Ce qui luit peut être choisi, d’une pression ou par la touche indiquée ; laisse le pointeur sur le reste pour lire ce que c’est.',
  'lesson.zombies':
    'Chaque manche commence par un entretien, et il amène des zombies. Ceux que tes survivants voient apparaissent aussitôt ; un jeton face cachée devient des zombies dès que quelqu’un le voit.',
  'lesson.who-acts':
    'À ton équipe d’agir. Leo et Bruce peuvent alterner autant que tu veux : choisis d’abord Leo.',
  'lesson.action-points':
    'Chaque survivant a 4 points d’action (PA) par manche, moins s’il est blessé. Les boutons du bas montrent ce qui est possible et son coût ; on peut répéter une même action.',
  'lesson.search':
    'Fouille cette pièce : tu lances un dé par survivant présent, et chaque succès donne une carte. À deux dans une pièce, on trouve plus que seul.',
  'lesson.cards':
    'Une carte ! Armes et outils ne servent qu’en main, et tu n’as que deux mains ; les icônes de couleur servent partout, et il en faudra pour les portes. Changer de cartes est gratuit.',
  'lesson.attack':
    'Des zombies sont à portée. Une attaque coûte 1 PA : une arme de mêlée atteint ta pièce, le pistolet de Bruce aussi la pièce voisine en ligne droite.',
  'lesson.hits':
    'Dépense les icônes obtenues : un succès élimine un zombie, une visée porte le tir plus loin, un recul pousse un ennemi hors de ta pièce. Une retraite laisse ensuite l’un de vous passer dans la pièce voisine.',
  'lesson.failures':
    'Les dés sont dans le plateau. Chaque échec doit annuler une autre icône : deux dés valent bien mieux qu’un.',
  'lesson.hand-over':
    'Leo n’est pas obligé de finir. « Laisser la main à un autre » passe la parole à Bruce, qui a un pistolet ; Leo garde les PA qui lui restent.',
  'lesson.move':
    'Un pas dans une pièce qui luit coûte 1 PA ; on ne quitte pas à pied une pièce où se trouve un ennemi. Le garage, à l’est du hall d’entrée, a deux portes verrouillées qui méritent un coup d’œil.',
  'lesson.chip':
    'Une porte verrouillée, avec une puce de code. La retourner est gratuit : fais-le, et tu verras quelles couleurs l’ouvrent.',
  'lesson.unlock':
    'Pour 1 PA, tu ouvres la porte si les icônes de tes propres cartes correspondent à la puce ; chaque icône manquante coûte un cran de ténèbres. Tu gardes tes cartes, tu prends la puce et gagnes 2 PX.',
  'lesson.security':
    'Les sept couleurs du panneau de sécurité ferment le laboratoire. Porte une puce à un terminal, dans une pièce d’angle : elle retire un jeton de chacune de ses couleurs ; on en entre trois au plus.',
  'lesson.why':
    'Quelque chose ne marche pas ? « Pourquoi pas… ? » liste ce que les règles interdisent en ce moment ; une pression sur un numéro ouvre la règle.',
  'lesson.undo':
    'Dans cette partie, tu peux annuler autant que tu veux, même les dés. Tente un coup hardi, puis annule-le.',
  'lesson.team-done':
    'Quand plus personne ne veut agir, dis que l’équipe a fini : alors la maison réagit. Les PA non dépensés sont perdus : utilise-les d’abord.',
  'lesson.hint':
    'Pas d’idée ? La lampe interroge le bot avisé, qui montre ce qu’il choisirait.',
  'lesson.defence':
    'Ils attaquent, un dé par zombie. Vous vous défendez avec un dé par survivant présent, et chaque succès annule un des leurs : choisis le pire.',
  'lesson.allocate':
    'Ce qui reste doit frapper quelqu’un, et tu choisis qui. Les dégâts coûtent de l’énergie, une morsure donne le virus, une prise t’immobilise, la peur te chasse de la pièce.',
  'lesson.reaction':
    'La maison a réagi : d’abord les ennemis de vos pièces attaquent, puis les hordes proches arrivent et attaquent, enfin le feu se propage. La chronique raconte tout, ligne par ligne.',
  'lesson.trouble':
    'Un ennui, indiqué sur la fiche du survivant. Qui est immobilisé ne peut que tenter de se libérer, tant qu’un ennemi reste dans la pièce ; un second jeton virus te ronge : trouve un remède.',
  'lesson.fire':
    'Au feu ! Il avance d’une tuile à la fois, blesse qui entre, et réduit les tuiles en ruines, ce qui coûte des ténèbres. Leo traverse les flammes sans mal ; étouffer un marqueur de brûlure coûte 2 PA.',
  'lesson.regroup':
    'Nouvelle manche. Les survivants d’une même pièce forment une équipe, et chaque équipe subit sa réaction : restez ensemble pour fouiller et vous défendre avec plus de dés, et subir moins d’attaques.',
  'lesson.darkness':
    'Voici ton horloge. Une manche sur trois, chaque porte forcée, chaque ruine et chaque mort font avancer les ténèbres ; une fois à 5, il faut très vite entrer au laboratoire, sinon tout est perdu.',
  'lesson.skills':
    'Un zombie rapporte 1 PX, une porte 2. Avec assez de PX, un survivant peut apprendre une compétence à tout moment, sans PA ; les nombres sont les prix.',
  'lesson.laboratory':
    'Le laboratoire s’ouvre de lui-même quand le dernier jeton de code est retiré. Ce que tes puces n’enlèvent pas, les ténèbres le peuvent : un cran par jeton ; gardes-en en réserve.',
  'lesson.showdown':
    'Le premier survivant qui entre prend l’antidote, et l’affrontement final commence : un némésis apparaît et riposte toutes les six actions. Venez-en à bout ensemble, et la maison est à vous.',
  'lesson.enough':
    'Tu en sais assez pour continuer : fouillez, ouvrez des portes, portez des puces aux terminaux, restez ensemble. Je ne parlerai plus que s’il arrive du nouveau.',
} as const satisfies Record<keyof typeof LESSON_EN, string>;
