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

  'end-deaths': 'Morts',
  'end-chests': 'Coffres',
  'end-glyphs': 'Glyphes allumés',
  'end-cards-played': 'Cartes du Seigneur',
  'end-conquest': 'conquête',
  'end-threat': 'menace',
};
