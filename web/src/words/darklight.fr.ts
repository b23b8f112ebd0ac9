import type { DARKLIGHT_EN } from './darklight.en.ts';

/** Darklight : les notes de la première partie guidée, et la fin, en français. */
export const DARKLIGHT_FR = {
  'lesson.dl-welcome':
    'Bienvenue dans L’Éveil. Vous menez deux Maudits dans les ténèbres. Ces notes montrent où se trouvent les choses, chacune au moment où elle sert ; jouez comme il vous plaît.',
  'lesson.dl-create':
    'Choisissez qui descend, ce qu’il a appris et ce qui pend à sa ceinture. Chaque carte dit ce qu’elle fait ; pressez-en une pour la prendre.',
  'lesson.dl-seats':
    'Vos Maudits : Santé, Raison, et des jetons pour la Vigueur, la Source, la Foi et les maux. Pressez-en un pour lire tout son tableau. Le cœur désigne le chef.',
  'lesson.dl-prepare':
    'Le tableau est sous la question. Ce qui luit peut être mis, ôté ou utilisé ; pressez un autre Maudit pour échanger.',
  'lesson.dl-wheel':
    'La Roue des ténèbres. À chaque tour un dé avance le marqueur ; sur les yeux, quelque chose vous a entendus. Le cœur rend des forces au Cœur maudit.',
  'lesson.dl-turn':
    'Un tour comprend une phase de Mouvement, puis une phase d’Attaque. Entre elles, servez-vous de ce qui est sur le tableau ; « continuer » mène à la suite.',
  'lesson.dl-move':
    'Les cases éclairées sont à portée. Pressez-en une, ou sa touche. Pointez une figurine pour voir qui les Monstres poursuivent.',
  'lesson.dl-door':
    'Vous êtes devant une arche fermée. Ouvrez-la : à la prochaine phase d’Exploration, la première carte de son paquet sera posée derrière.',
  'lesson.dl-lay':
    'La nouvelle tuile peut se poser de plusieurs façons. Pointez-en une ci-dessous pour la voir sur la table, puis pressez-la, ou le fantôme lui-même.',
  'lesson.dl-fight':
    'Un Monstre à portée luit. Pressez-le pour frapper ; la note dit ce que le dé doit montrer. Sa Santé est sur le bord inférieur.',
  'lesson.dl-react':
    'On vous attaque. La Vigueur paie une Esquive, qui ignore des dégâts, ou une Roulade vers une case éclairée ; ou bien encaissez le coup.',
  'lesson.dl-search':
    'Un Coffre ou un Événement peut être fouillé au lieu d’attaquer. Ce qu’on trouve va à qui le tire, ou se partage.',
  'lesson.dl-undo':
    'Vous pouvez reprendre toute réponse : Annuler est en haut. La chronique garde chaque ligne, la règle qui la fonde, et pourquoi chaque Monstre a fait ce qu’il a fait.',
  'lesson.dl-enough':
    'Vous savez tout de cette table. Le panneau de la quête dit ce qu’il faut faire ; trouvez sa salle, faites-le, et vivez.',

  'end-dl-tiles': 'Tuiles',
  'end-dl-deaths': 'Morts',
  'end-dl-souls': 'âmes',
  'end-dl-crowns': 'couronnes',
  'end-dl-level': 'Niveau',
  'end-dl-injuries': 'Blessures graves',
  'end-dl-insanity': 'Folie',
  'end-dl-kills': 'Monstres tués',
  'end-dl-wounds': 'blessures du groupe',
  'end-dl-closing': 'Tours : {rounds}. Tuiles : {tiles}. Morts : {deaths}.',
} as const satisfies Record<keyof typeof DARKLIGHT_EN, string>;
