import type { CIRCUS_RULES_EN } from '../en/rules-circus.ts';

/** French words: the rules of the Butcher’s Circus. */
export const CIRCUS_RULES_FR = {
  'DD-PVP-01':
    'Au Cirque, deux équipes d’un ou deux joueurs disputent un seul combat, sans lien avec une campagne.',
  'DD-PVP-02':
    'Les héros n’ont que leur carte JcJ : un profil parmi quatre, avec trois compétences, parmi deux pour l’Abomination. Ce qui vise les monstres frappe l’autre équipe, ce qui vise les héros aide la vôtre.',
  'DD-PVP-03':
    'Le combat a lieu dans l’une des deux arènes. Chaque équipe a sa piste Posture, et la lumière ne compte pas.',
  'DD-PVP-04': 'Le hasard désigne l’équipe qui commence ; elle reçoit le marqueur de groupe.',
  'DD-PVP-05':
    'Les héros sont choisis tour à tour : un pour la première équipe, deux pour la seconde, deux, deux, et le dernier pour la première. Nul ne combat des deux côtés.',
  'DD-PVP-06':
    'Une fois les équipes formées, chaque héros prend un profil, en commençant par la première équipe.',
  'DD-PVP-07':
    'Chaque équipe range ses héros sur sa piste Posture, à la vue de l’autre, la première équipe d’abord. En combat, les postures changent comme d’habitude.',
  'DD-PVP-08':
    'Les équipes placent tour à tour un héros dans les zones de leur couleur, en commençant par la première.',
  'DD-PVP-09':
    'Il n’y a pas de pioche Initiative : les équipes désignent tour à tour l’un de leurs héros qui n’a pas encore agi ce round.',
  'DD-PVP-10': 'Une équipe dont tous les héros ont agi passe son tour jusqu’à la fin du round.',
  'DD-PVP-11':
    'Quand tous ont agi, le marqueur de groupe passe à l’autre équipe, qui commence le round suivant.',
  'DD-PVP-12':
    'Un combat dure autant de rounds qu’il faut. Il n’y a ni monstres, ni provisions, ni breloques, ni attributs, ni coffres.',
  'DD-PVP-13': 'L’équipe qui a encore un héros quand l’autre n’en a plus gagne.',
  'DD-PVP-14':
    'Au Cirque, le dé Coup fatal se lit à l’envers : un crâne épargne le héros, une face vide le tue, sept fois sur dix.',
  'DD-PVP-15': 'Ici, pas de test de détermination : qui atteint 10 Stress meurt sur-le-champ.',
  'DD-PVP-16':
    'Si vous jouez avec les Marionnettes, elles remplissent une zone à une seule place pendant tout le combat. On peut la traverser, pas s’y arrêter.',
  'DD-PVP-17':
    'Si vous jouez avec la Bouchère, un d10 nomme une zone au début de chaque round et elle fait un pas vers elle. Les compétences utilisées depuis sa zone, ou contre elle, ont un Crit de plus.',
  'DD-PVP-18':
    'Les héros ne sont ni Impies, ni Humains, ni Bêtes, ni Horreurs : les compétences plus fortes contre eux n’y gagnent rien. Rien ne change non plus la lumière.',
  'DD-PVP-19': 'Si les derniers héros des deux équipes meurent du même coup, personne ne gagne.',
  'DD-PVP-20':
    'Un héros poussé ou attiré change de place sur la piste de sa propre équipe. Un coup critique n’effraie ou ne réjouit que l’équipe concernée.',
  'DD-PVP-21': 'Quand vingt rounds de suite se sont passés sans mort, le match est nul.',
} as const satisfies Record<keyof typeof CIRCUS_RULES_EN, string>;
