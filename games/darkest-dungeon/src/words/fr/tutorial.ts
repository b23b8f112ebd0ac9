import type { TUTORIAL_EN } from '../en/tutorial.ts';

/** French words: tutorial. */
export const TUTORIAL_FR = {
  'tutorial-welcome':
    'Quatre héros sur une mauvaise route. Menez-les ensemble au hameau, vivants et aussi sains d’esprit que possible.',
  'tutorial-stances':
    'Chaque héros tient une posture : Agressive à l’avant, Soutien à l’arrière. Elle décide qui agit d’abord et quelles compétences servent. En route, changez l’ordre à volonté.',
  'tutorial-provisions':
    'Ces dés sont vos provisions, en commun. Un Joker devient n’importe quelle autre face : choisissez. Les dés restants se vendent au hameau.',
  'tutorial-map':
    'Chaque lieu en pointillé est une pièce inconnue. Des couloirs les relient ; le groupe ne se sépare jamais.',
  'tutorial-scout':
    'Vous pouvez d’abord faire un repérage : chaque héros subit 1 Stress, les pièces adjacentes sont révélées et chacun ne lance qu’un dé dans le prochain couloir. Sinon, choisissez une pièce et explorez.',
  'tutorial-explore':
    'On lance les dés du couloir : deux par héros, un seul après un repérage. Résolvez-les dans l’ordre des postures ; la bonne provision écarte presque chaque danger.',
  'tutorial-rubble': 'Gravats : payez un outil, ou subissez 1 blessure et 1 Stress.',
  'tutorial-hunger': 'Faim : payez une nourriture, ou subissez 2 blessures.',
  'tutorial-darkness':
    'Terrifiantes ténèbres : payez une torche, laissez la lumière baisser de 1, ou subissez 2 Stress. Ce héros choisit.',
  'tutorial-trap':
    'Piège : payez un outil, ou subissez une attaque. Le dé vous touche sur 8 moins votre esquive, ou moins. À Lumière 5, vous avez 1 esquive de plus.',
  'tutorial-curio-die':
    'Un curio : une chose à toucher. Sa bonne part agit toujours, la mauvaise aussi, sauf si vous dépensez une torche avant de retourner la carte.',
  'tutorial-empty-room':
    'Une pièce vide : elle est sécurisée aussitôt. On y passe et on s’y repose sans danger.',
  'tutorial-lair':
    'Un antre : bataille ! Vous avez quatre rounds. S’il reste un monstre ensuite, vous fuyez et la pièce n’est pas sécurisée.',
  'tutorial-areas':
    'La pièce est faite de zones. Les losanges disent combien de personnages y tiennent. Chacun commence dans la zone de sa posture ; la distance se compte en zones.',
  'tutorial-initiative':
    'Une carte dit quel camp agit. Dans ce camp, c’est la posture la plus avancée qui n’a pas encore agi. On ignore quel camp vient, jamais quel personnage.',
  'tutorial-hero-turn':
    'Deux actions : déplacement, compétence, changement de posture ou interaction, à votre guise. Utiliser une provision ne coûte pas d’action.',
  'tutorial-skills':
    'Une compétence éclairée convient à votre posture et a une cible à sa portée exacte : 0 est votre zone, 1 la voisine. Une compétence réussie ne sert qu’une fois par tour.',
  'tutorial-roll':
    'Lancez un d10 : au plus la précision moins l’esquive de la cible, c’est touché ; au plus la valeur de Crit, c’est critique. Petit, c’est bien.',
  'tutorial-conditions':
    'Les états sont des piles de jetons. Au début de son tour, un personnage perd un jeton de chaque pile ; Saignement et Infection le blessent alors.',
  'tutorial-monster-turn':
    'Les monstres suivent leur carte : la posture donne la compétence, la compétence la cible. Survolez un monstre pour voir qui il vise.',
  'tutorial-chest':
    'Il y a un coffre sur le chariot. Un héros dans sa zone le prend en une action ; il est perdu à la fin de la bataille.',
  'tutorial-stress':
    'Le Stress est l’autre façon de mourir. À 10, la détermination est testée ; à 10 encore dans la même quête, le cœur lâche. Potions, coups critiques et hameau l’apaisent.',
  'tutorial-critical':
    'Un coup critique d’un héros apaise de 1 Stress les héros de sa zone ; un coup critique subi leur en coûte 1.',
  'tutorial-deaths-door':
    'Ce héros est à l’agonie. Chaque nouvelle blessure fait lancer le dé Coup fatal : trois faces sur dix tuent. Le moindre soin y met fin.',
  'tutorial-kill':
    'Un monstre tombe et ceux de derrière avancent : leur posture change, et leur compétence avec elle.',
  'tutorial-battle-won':
    'La pièce est sécurisée et compte pour la quête : 1 XP. Blessures, Stress et états restent.',
  'tutorial-fled':
    'Les quatre rounds sont passés : vous fuyez. La pièce reste telle quelle, comme inconnue si vous revenez ; il faut repartir.',
  'tutorial-rest':
    'Vous avez du bois. Une fois par quête, dans une pièce sécurisée, vous pouvez vous reposer : 8 points, chacun soigne 1 blessure ou apaise 1 Stress d’un héros.',
  'tutorial-long-corridor':
    'Un disque rend le couloir long : on s’y arrête et on explore de nouveau. Revenir sur ses pas ne coûte pas de dés, mais 1 Stress par couloir.',
  'tutorial-curio-room':
    'Une pièce à curio : sur 1–5, elle est gardée. Une fois sécurisée, un héros de votre choix touche le curio.',
  'tutorial-offer':
    'Certains curios acceptent une offre. Ici, un outil ouvre le couvercle proprement : la breloque est à vous sans lancer de dé.',
  'tutorial-trinket':
    'Une breloque a un bon et un mauvais côté. Servez-vous du bon quand il aide, même après un jet ; il faudra subir le mauvais avant de le retrouver.',
  'tutorial-light':
    'La lumière baisse. À 5, les héros esquivent mieux ; à 4 ou moins, les deux camps frappent plus fort ; à 2 ou moins, le Stress augmente ; à 0, les monstres règnent. Une torche la remonte de 1.',
  'tutorial-dark-room':
    'Une pièce sombre : la lumière baisse de 1 à chaque entrée. Elle n’est jamais sécurisée ; on ne s’y repose pas.',
  'tutorial-objective':
    'Le but. Les pièces ont leurs propres règles : un héros qui finit son tour à la fontaine soigne 3 blessures. Du haut, les compétences portent une zone plus loin avec 1 de précision en plus.',
  'tutorial-large':
    'Un monstre de grande taille occupe deux postures et deux emplacements, mais agit une fois. Abattez d’abord le tireur, ou saignez le géant : les deux se valent.',
  'tutorial-resolve':
    'Dix de Stress : test de détermination. Sur 1–2, une vertu, sinon une affliction ; elle parle au début des tours du héros. Le Stress revient à 0, mais le marqueur est rouge : le prochain 10 tue.',
  'tutorial-going-home':
    'Chaque héros gagne l’XP de la quête, sauf les morts. Les afflictions deviennent des attributs, les états disparaissent ; blessures et Stress restent.',
  'tutorial-hamlet':
    'Le hameau : deux jours de préparation. Chaque jour, chaque héros visite un bâtiment ou utilise une compétence du hameau ; un bâtiment visité est fermé aux autres ce jour-là.',
  'tutorial-sell':
    'Utilisez les provisions restantes, ou vendez-les 1 pièce d’or chacune. Rien ne se garde pour la prochaine quête.',
  'tutorial-caretaker': 'Chaque jour, le gardien s’enivre quelque part ; là où il est, personne n’est servi.',
  'tutorial-visit':
    'Le Sanatorium soigne, la Taverne apaise, l’Abbaye ôte des attributs, l’Experte en survie ajoute des provisions. L’or est commun : dépensez-le ensemble.',
  'tutorial-guild':
    'À la Guilde, l’XP devient force : 2 XP et 1 pièce améliorent une compétence, 4 XP et 2 pièces un héros.',
  'tutorial-upgrade':
    'Le groupe peut améliorer un bâtiment à tout moment : 20 pièces, 10 pour la Forge et la Roulotte. Cela ne prend pas de jour et dure toute la campagne.',
  'tutorial-end':
    'Voilà toute la ronde : la route, la bataille, le hameau, et l’on repart. Une campagne compte onze quêtes. En commencer une ?',
  'tutorial-lost': 'La route les garde. Ici cela ne coûte rien : recommencez autrement.',
  'understood': 'Compris',
} as const satisfies Record<keyof typeof TUTORIAL_EN, string>;
