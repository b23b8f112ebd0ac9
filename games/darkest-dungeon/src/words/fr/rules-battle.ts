import type { BATTLE_RULES_EN } from '../en/rules-battle.ts';

/** What each rule says, in a sentence or three, for the player who asks: battle. */
export const BATTLE_RULES_FR = {
  // Setting up a Battle
  'DD-BSU-01':
    'Une bataille se prépare dans un ordre fixe : carte Pièce, tuile, coffres, héros, monstres, puis le marqueur sur le round 1.',
  'DD-BSU-02':
    'La première carte Pièce dit où l’on se bat, et ses règles valent pour toute la bataille. Une quête peut désigner la pièce. Si la pioche est vide, on remélange sa défausse.',
  'DD-BSU-03': 'Chaque héros commence dans la zone que la tuile marque de sa posture.',
  'DD-BSU-04': 'La pioche Initiative commence avec une carte pour chaque héros présent.',
  'DD-BSU-05': 'On pioche des cartes Monstre une à une jusqu’à remplir les quatre postures des monstres.',
  'DD-BSU-06': 'Un monstre d’avant prend la première posture libre à partir d’Agressive.',
  'DD-BSU-07': 'Un monstre d’arrière prend la première posture libre à partir de Soutien, en remontant.',
  'DD-BSU-08':
    'La figurine d’un monstre va dans la zone de sa posture, et une carte Monstre rejoint pour lui la pioche Initiative.',
  'DD-BSU-09': 'Un monstre de grande taille occupe deux postures voisines et deux emplacements de sa zone.',
  'DD-BSU-10':
    'Un monstre de grande taille compte dans la plus avancée de ses deux postures : pour sa place, son tour et sa compétence.',
  'DD-BSU-11':
    'Si un monstre de grande taille arrive alors qu’il ne reste qu’une posture, le dernier autre monstre apparu est mis de côté. Les monstres désignés par une carte restent.',
  'DD-BSU-12': 'Les monstres identiques se distinguent par leur numéro.',
  'DD-BSU-13': 'Un coffre au hasard, face cachée, sur chaque icône de coffre, tant qu’il en reste.',
  'DD-BSU-14': 'Une bataille commence au round 1, et vous avez quatre rounds.',
  'DD-BSU-15':
    'Qui ne trouve pas de place dans sa zone de départ commence dans la zone libre la plus proche ; à distance égale, vous choisissez.',
  'DD-BSU-16':
    'Un monstre désigné par une carte apparaît avant toute pioche. Il vient de la pioche, ou de la boîte si son niveau n’y est pas ; si aucun exemplaire n’est libre, rien ne vient.',
  'DD-BSU-17':
    'Les monstres d’avant remplissent toujours Agressive, Défensive, À distance, Soutien ; ceux d’arrière dans l’autre sens, y compris dans le Donjon ténébreux.',

  // The course of a Battle
  'DD-BAT-01': 'La carte Initiative suivante dit quel camp agit : héros ou monstres.',
  'DD-BAT-02':
    'Dans ce camp agit le personnage le plus avancé dans l’ordre des postures à qui il reste un tour. On lit les postures au moment où la carte est piochée.',
  'DD-BAT-03': 'On ignore quel camp vient, jamais quel personnage de ce camp.',
  'DD-BAT-04':
    'La carte d’un mort reste dans la pioche. Une carte pour un camp où plus personne ne peut agir est écartée, et l’on pioche la suivante.',
  'DD-BAT-05':
    'Quand la pioche Initiative est vide, le round est fini. On en refait une pour tous les vivants et le marqueur de round avance.',
  'DD-BAT-06': 'La pioche Initiative ne contient jamais plus de quatre cartes Monstre.',
  'DD-BAT-07': 'Chaque tour commence par ses effets de début de tour ; ensuite le personnage agit.',
  'DD-BAT-08':
    'Une pièce agit sur un personnage après la dernière action de son tour, même s’il n’a rien fait. Ce qui arrive en fin de round passe avant la fuite.',
  'DD-BAT-09': 'Le round finit dès que la pioche Initiative est vide ; un tour sans carte est perdu.',

  // Hero turns
  'DD-HRO-01':
    'Un héros qui a une affliction ou une vertu lance d’abord un d10 ; dans la plage imprimée, la carte agit. Seulement en bataille.',
  'DD-HRO-02': 'Puis un jeton quitte chaque pile d’états du héros et produit son effet.',
  'DD-HRO-03':
    'Un héros a deux actions : déplacement, interaction, changement de posture, compétence, au choix. Il peut en faire moins.',
  'DD-HRO-04':
    'Utiliser des provisions ne coûte pas d’action, autant de fois que vous voulez pendant votre tour.',
  'DD-HRO-05':
    'Un déplacement mène jusqu’à autant de zones que la vitesse, de zone en zone voisine. Personne ne barre le passage.',
  'DD-HRO-06': 'Un héros ne peut pas finir son tour dans une zone sans emplacement libre.',
  'DD-HRO-07':
    'Un héros qui s’arrête dans une zone pleine doit en sortir à l’action suivante. Sans cette action, ou sans issue, il ne peut pas s’y arrêter.',
  'DD-HRO-08':
    'Interaction : une action pour prendre un coffre dans la zone du héros. Pièces et quêtes peuvent en offrir d’autres, au coût imprimé et dans un même tour.',
  'DD-HRO-09': 'Un coffre donne un dé Provisions, lancé ou au choix, ou de l’or : un d10, ou un d10 doublé.',
  'DD-HRO-10': 'On choisit l’or ou la provision avant de lancer quoi que ce soit.',
  'DD-HRO-11': 'Coffres et autres éléments ne servent que tant que dure la bataille.',
  'DD-HRO-12':
    'Changement de posture : un cran vers l’avant ou l’arrière ; qui s’y trouve prend votre place. Les figurines ne bougent pas.',
  'DD-HRO-13': 'Les postures derrière le dernier héros restent vides ; on n’y va pas.',
  'DD-HRO-14': 'La mort du héros ou la fin de la bataille met aussitôt fin au tour.',
  'DD-HRO-15':
    'Deux actions, une de moins pour un Étourdissement, plus ou moins selon les cartes, jamais moins que zéro. Sans action, les provisions restent possibles.',

  // Areas, size, ground and casualties
  'DD-POS-01':
    'Une zone dont tous les emplacements sont pris est pleine. Un personnage en occupe un, un monstre de grande taille deux.',
  'DD-POS-02':
    'Un monstre de grande taille peut s’arrêter sans place : vous déplacez d’autres personnages vers des zones voisines libres, jamais sa cible ni un autre de grande taille.',
  'DD-POS-03':
    'Un personnage qui n’est pas de petite taille peut s’arrêter dans une zone pleine où se trouve un monstre de petite taille : on en déplace un vers une zone voisine libre.',
  'DD-POS-04': 'La figurine et la carte de piste d’un mort sont retirées aussitôt.',
  'DD-POS-05': 'Ceux qui se trouvent derrière une victime avancent.',
  'DD-POS-06': 'Un monstre meurt quand ses blessures atteignent sa Vie.',
  'DD-POS-07':
    'Depuis un terrain élevé, les compétences visant une zone qui ne l’est pas ont +1 en précision et peuvent porter une zone plus loin.',
  'DD-POS-08':
    'Hors d’un terrain peu élevé, les compétences visant un terrain peu élevé ont +1 en précision et peuvent porter une zone plus loin.',
  'DD-POS-09':
    'La portée facultative ajoute la distance immédiatement supérieure ; celles imprimées restent valables.',
  'DD-POS-10':
    'Du haut vers le bas, les deux bonus comptent : +2 en précision, jusqu’à deux zones plus loin.',
  'DD-POS-11':
    'Une zone est pleine pour un personnage s’il y reste moins d’emplacements qu’il ne lui en faut.',
  'DD-POS-12': 'S’écarter n’est ni un Transfert ni un déplacement : les postures restent, et rien ne réagit.',

  // The end of a Battle
  'DD-END-01':
    'Quand le dernier monstre meurt, la bataille est aussitôt gagnée : la pièce est sécurisée et donne son bonus.',
  'DD-END-02':
    'Après le dernier monstre, seule la compétence qui l’a tué s’achève ; le reste du tour et du round n’a pas lieu.',
  'DD-END-03':
    'S’il reste des monstres à la fin du quatrième round, les héros fuient : la pièce n’est pas sécurisée et ne donne rien.',
  'DD-END-04': 'Après une fuite, le groupe doit repartir : ni attente ni repos ici.',
  'DD-END-05':
    'Une pièce que l’on a fuie compte comme jamais visitée : dés, pièce et monstres sont nouveaux.',
  'DD-END-06':
    'Si tous les héros meurent, quatre remplaçants comptent comme un groupe en fuite ; sinon, et dans toute bataille de boss, la campagne est perdue.',
  'DD-END-07': 'Après une bataille, toutes ses cartes Monstre sont remélangées et la tuile est rangée.',
  'DD-END-08':
    'La carte Pièce et les coffres pris restent hors jeu jusqu’à la fin de la quête ; ceux qu’on laisse sont perdus et retournent à la pile.',
  'DD-END-09':
    'Après une fuite, vous êtes toujours à l’emplacement de la pièce : provisions, postures et repérage sont possibles, puis il faut repartir ou quitter le donjon. Les remplaçants arrivent d’abord.',
  'DD-END-10': 'Si le dernier monstre et le dernier héros meurent ensemble, les héros sont vaincus.',

  // Difficulty
  'DD-MOD-06': 'En mode stygien, les pièces suivent leur carte stygienne.',
} as const satisfies Record<keyof typeof BATTLE_RULES_EN, string>;
