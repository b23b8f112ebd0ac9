import type { DESCENT_EN } from './descent.en.ts';

/** Descent: the notes of its guided first game, and its end, in French. */
export const DESCENT_FR: Record<keyof typeof DESCENT_EN, string> = {
  'lesson.dj-welcome':
    'Bienvenue sur la route de la mine. Vous menez deux héros ; la table joue le Seigneur du Mal. Tuez le géant Narthak avant d’être à court de conquête. Je parle quand il y a du neuf ; jouez comme il vous plaît.',
  'lesson.dj-shop':
    'Chaque héros commence avec 300 pièces. Chaque carte dit ce qu’elle est : dés, mains, fulgurances. D’abord une arme qui convient à votre meilleur trait, puis une armure ou une potion. Appuyez sur une carte pour l’acheter.',
  'lesson.dj-arrange':
    'Ce qui est équipé compte, ce qui est dans le sac ne compte pas. Appuyez sur une carte pour l’équiper ; vous avez deux mains. Terminez quand vous êtes content.',
  'lesson.dj-declare':
    'Un tour commence par une action : courir pour aller loin, combattre pour frapper deux fois, avancer pour un peu des deux, se préparer pour laisser un ordre. Chaque carte dit ce qu’elle donne.',
  'lesson.dj-move':
    'Les cases éclairées sont celles où vous pouvez aller ; le nombre est le coût. Vous pouvez vous arrêter, agir et repartir. La fatigue achète d’autres pas.',
  'lesson.dj-door':
    'Vous êtes à côté d’une porte. Appuyez dessus pour l’ouvrir : ce qui est derrière est posé aussitôt, et les monstres y sont éveillés.',
  'lesson.dj-attack':
    'On attaque avec les armes qui sont sous la question. Appuyez sur l’une, puis sur la cible ; le petit bouton d’une carte sert à la donner ou à la lâcher.',
  'lesson.dj-target':
    'Ce qui peut être touché a des coins couleur de bougie. Pointez-le pour voir la ligne et la portée que les dés doivent atteindre.',
  'lesson.dj-surges':
    'Les dés sont sur le plateau : portée, cœurs pour les dégâts, éclairs pour les fulgurances. Elles achètent ce que l’arme indique ; ce que vous pouvez payer est éclairé.',
  'lesson.dj-sheets':
    'Vos héros avec blessures et fatigue. Appuyez sur l’un pour ouvrir toute sa fiche : compétences, équipement, sac, potions, ordres.',
  'lesson.dj-overlord':
    'Le Seigneur du Mal a joué. Sa menace paie des cartes : pièges, monstres hors de vue, pouvoirs qui restent. Il en voit plus que vous, mais jamais vos projets.',
  'lesson.dj-orders':
    'Un ordre attend près de vous jusqu’à votre prochain tour : viser et esquiver relancent des dés, la garde interrompt le Seigneur du Mal par une attaque, le repos rend la fatigue.',
  'lesson.dj-conquest':
    'La conquête est la vie du groupe. Glyphes, coffres et grands monstres en rapportent, chaque mort en coûte. À zéro, le Seigneur du Mal a gagné.',
  'lesson.dj-enough':
    'Vous en savez assez pour continuer. Annuler est dans la barre du haut, ainsi qu’un conseil quand vous hésitez.',

  // From the other side
  'lesson.dj-o-welcome':
    'Ce soir, vous êtes le Seigneur du Mal. Deux héros, menés par la table, descendent la route de la mine pour tuer votre géant Narthak. Chaque héros qui tombe leur coûte de la conquête : prenez-leur la dernière, et vous avez gagné. Ils choisissent leur équipement ; regardez autour de vous en attendant.',
  'lesson.dj-o-secret':
    'Vous seul connaissez la quête : ce que cache l’ombre, ce qui attend derrière chaque porte, ce que contiennent les coffres. Les héros n’en voient rien avant d’ouvrir la porte.',
  'lesson.dj-o-hand':
    'Voici vos cartes, que personne d’autre ne voit. En jouer une coûte de la menace, le nombre en haut ; défaussée, une carte en rapporte.',
  'lesson.dj-o-window':
    'Une carte convient maintenant : événements et pièges se jouent au moment même où quelque chose arrive, aussi pendant le tour des héros. Appuyez sur la carte, ou passez. Un piège vaut surtout contre un héros déjà affaibli.',
  'lesson.dj-o-turn':
    'C’est votre tour. Vous avez pris de la menace, une par héros, et pioché deux cartes. Défaussez ce que vous ne jouerez pas : cela paie le reste. Vous ne pouvez pas garder plus de huit cartes.',
  'lesson.dj-o-power':
    'Certaines cartes se jouent avant que le premier monstre ne bouge ; parmi elles, les pouvoirs restent pour toute la partie. Ils coûtent cher : économisez pour celui qui vous plaît.',
  'lesson.dj-o-spawn':
    'Une fois par tour, vous pouvez jouer une carte de renfort : de nouveaux monstres, là où aucun héros ne regarde. Au début, rien de ce que vous pouvez acheter ne vaut davantage.',
  'lesson.dj-o-pay':
    'Votre menace ne suffit pas : défaussez des cartes jusqu’à ce qu’elle suffise. Commencez par celles que vous n’auriez pas jouées.',
  'lesson.dj-o-place':
    'Les cases éclairées sont celles qu’aucun héros ne voit. Placez les tireurs là où ils verront loin, et les brutes là où les héros doivent passer.',
  'lesson.dj-o-activate':
    'Chacun de vos monstres agit une fois par tour, dans l’ordre que vous voulez. Appuyez sur l’un d’eux. Laissez tirer les archers avant que les autres ne leur barrent la vue.',
  'lesson.dj-o-act':
    'Il se déplace de sa vitesse et attaque une fois : avant, pendant ou après ses pas. Appuyez sur une case éclairée pour y aller, ou sur l’attaque sous la question.',
  'lesson.dj-o-target':
    'Ce qui peut être touché a des coins couleur de bougie ; pointez-le pour voir la ligne et la portée. D’abord le héros le plus cher à qui il reste le moins de vie.',
  'lesson.dj-o-surges':
    'Les dés sont sur le plateau. Les fulgurances achètent ce que la carte du monstre indique ; ce que vous pouvez payer est éclairé.',
  'lesson.dj-o-threat':
    'La menace reste jusqu’à ce que vous la dépensiez, et la pioche est une horloge : quand sa dernière carte est piochée, les héros perdent trois points de conquête.',
  'lesson.dj-o-conquest':
    'Voilà ce que vous cherchez à prendre. Une mort coûte aux héros de 2 à 4, comme l’indique leur fiche ; glyphes et coffres leur en rendent. Soyez au coffre avant eux.',
  'lesson.dj-o-enough':
    'Vous en savez assez pour continuer. Annuler est dans la barre du haut, ainsi qu’un conseil quand vous hésitez.',

  'end-deaths': 'Morts',
  'end-chests': 'Coffres',
  'end-glyphs': 'Glyphes allumés',
  'end-cards-played': 'Cartes du Seigneur',
  'end-conquest': 'conquête',
  'end-threat': 'menace',
};
