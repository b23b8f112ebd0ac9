import type { LESSON_EN } from './lesson.en.ts';

/** What the guided first game and its invitation say, in French. */
export const LESSON_FR = {
  // The note and the invitation
  'coach': 'La leçon',
  'coach-step': 'note {step} sur {steps}',
  'coach-next': 'Suite',
  'coach-skip': 'Passer la leçon',
  'coach-fold': 'Replier la note',
  'coach-unfold': 'Lire la note',
  'coach-read-more': 'En savoir plus :',
  'learn.lesson': 'Apprendre le jeu en un quart d’heure',
  'learn.lesson.help': 'Une première partie guidée, expliquée pas à pas.',
  'learn.lesson-overlord': 'Apprendre à être le Seigneur du Mal',
  'learn.lesson-overlord.help': 'La même chose de l’autre côté : la table joue les héros.',

  // Dark Darker Darkest, step by step
  'lesson.welcome':
    'Bienvenue. Vous menez deux survivants, Leo et Bruce, qui gagnent ou perdent ensemble : percez le code du panneau de sécurité, entrez dans le laboratoire et affrontez ce qui y attend, avant que les ténèbres n’engloutissent la maison. Jouez comme vous voulez : je ne fais qu’expliquer, et ici rien n’est irréparable.',
  'lesson.house':
    'Voici la maison : vingt tuiles, des murs, des passages ouverts et des portes verrouillées. Ce qui luit peut être choisi, d’une pression ou par la touche indiquée ; pointez ou pressez le reste pour lire ce que c’est.',
  'lesson.zombies':
    'Chaque manche commence par un entretien, qui amène des zombies. Ceux que voient vos survivants apparaissent aussitôt ; un jeton face cachée devient des zombies dès que quelqu’un le voit.',
  'lesson.who-acts':
    'À votre équipe d’agir. Leo et Bruce peuvent alterner autant que vous voulez : choisissez d’abord Leo.',
  'lesson.action-points':
    'Chaque survivant a 4 points d’action (PA) par manche, moins s’il est blessé. Les boutons du bas montrent ce qui est possible et à quel prix ; une même action peut se répéter.',
  'lesson.search':
    'Fouillez cette pièce : vous lancez un dé par survivant présent, et chaque réussite donne une carte. À deux dans une pièce, on trouve plus que seul.',
  'lesson.cards':
    'Une carte ! Armes et outils ne servent qu’en main, et l’on n’a que deux mains ; les icônes de couleur servent partout, et il en faudra pour les portes. Changer de cartes est gratuit.',
  'lesson.attack':
    'Des zombies sont à portée. Une attaque coûte 1 PA : une arme de mêlée n’atteint que votre pièce, une arme à feu aussi les pièces en ligne droite, jusqu’à sa portée.',
  'lesson.hits':
    'Dépensez les icônes obtenues : une réussite élimine un zombie, une visée porte le tir plus loin, un recul pousse un ennemi hors de votre pièce. Une retraite permet ensuite à l’un de vous de passer dans la pièce voisine.',
  'lesson.failures':
    'Voici les dés. Chaque échec doit annuler une autre icône : deux dés valent bien mieux qu’un.',
  'lesson.hand-over':
    'Personne n’est obligé de finir d’un trait. « Laisser la main à un autre » passe la parole à l’autre survivant, et les PA restants sont gardés.',
  'lesson.move':
    'Un pas dans une pièce qui luit coûte 1 PA ; nul ne sort à pied d’une pièce où se trouve un ennemi. Le garage, à l’est du hall d’entrée, a deux portes verrouillées qui méritent un coup d’œil.',
  'lesson.chip':
    'Une porte verrouillée, avec sa puce de code. La retourner est gratuit : faites-le, et vous verrez quelles couleurs l’ouvrent.',
  'lesson.unlock':
    'Pour 1 PA, vous ouvrez la porte si les icônes de vos propres cartes correspondent à la puce ; chaque icône manquante coûte un cran de ténèbres. Vous gardez vos cartes, prenez la puce et gagnez 2 PX.',
  'lesson.security':
    'Les sept couleurs du panneau de sécurité ferment le laboratoire. Portez une puce au terminal d’une salle de coin : elle retire un jeton de chacune de ses couleurs ; on entre trois puces au plus.',
  'lesson.why':
    'Quelque chose ne marche pas ? « Pourquoi pas… ? » dit ce que les règles interdisent en ce moment ; une pression sur un numéro ouvre la règle.',
  'lesson.undo':
    'Dans cette partie, vous pouvez annuler autant que vous voulez, même les dés. Tentez un coup hardi, puis annulez-le.',
  'lesson.team-done':
    'Quand plus personne ne veut agir, dites que l’équipe a terminé : alors la maison réagit. Les PA non dépensés sont perdus : utilisez-les d’abord.',
  'lesson.hint': 'Pas d’idée ? La lampe interroge le bot avisé, qui montre ce qu’il choisirait.',
  'lesson.defence':
    'Ils attaquent, avec un dé par zombie. Vous vous défendez avec un dé par survivant présent, et chaque réussite annule un des leurs : choisissez le pire.',
  'lesson.allocate':
    'Ce qui reste doit frapper quelqu’un, et vous choisissez qui. Un dégât coûte de l’énergie, une morsure donne le virus, une entrave immobilise, la peur chasse de la pièce.',
  'lesson.reaction':
    'La maison a réagi : d’abord les ennemis de vos pièces attaquent, puis les hordes proches arrivent et attaquent, enfin le feu se propage. La chronique le raconte ligne par ligne.',
  'lesson.trouble':
    'Un ennui, indiqué sur la fiche du survivant. Qui est entravé ne peut que tenter de se libérer, tant qu’un ennemi reste dans la pièce ; un second jeton virus fait dépérir : trouvez un remède.',
  'lesson.fire':
    'Au feu ! Il avance d’une tuile à la fois, blesse qui entre et réduit les tuiles en ruine, ce qui coûte des ténèbres. Leo traverse les flammes sans mal ; étouffer un marqueur de brûlure coûte 2 PA.',
  'lesson.regroup':
    'Nouvelle manche. Les survivants d’une même pièce forment une équipe, et la maison réagit à chaque équipe : ensemble, vous fouillez et vous défendez avec plus de dés, et subissez moins d’attaques.',
  'lesson.darkness':
    'Voici votre horloge. Une manche sur trois, chaque porte forcée, chaque ruine et chaque mort font avancer les ténèbres ; une fois à 5, il faut très vite entrer au laboratoire, sinon tout est perdu.',
  'lesson.skills':
    'Un zombie rapporte 1 PX, une porte 2. Avec assez de PX, un survivant peut apprendre une compétence à tout moment, sans PA ; les nombres sont les prix.',
  'lesson.laboratory':
    'Le laboratoire s’ouvre de lui-même quand le dernier jeton de code est retiré. Ce que vos puces n’enlèvent pas, les ténèbres le peuvent, au prix d’un cran par jeton : gardez-en en réserve.',
  'lesson.showdown':
    'Le premier survivant qui entre prend l’antidote, et l’affrontement final commence : une némésis apparaît, et riposte chaque fois que six PA sont dépensés. Venez-en à bout ensemble, et la partie est gagnée.',
  'lesson.enough':
    'Vous en savez assez pour continuer : fouillez, ouvrez des portes, portez des puces aux terminaux, restez ensemble. Je ne parlerai plus que s’il arrive du nouveau.',
} as const satisfies Record<keyof typeof LESSON_EN, string>;
