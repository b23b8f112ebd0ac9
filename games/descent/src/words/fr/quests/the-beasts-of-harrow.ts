export const THE_BEASTS_OF_HARROW_FR = {
  'the-beasts-of-harrow': 'Les Bêtes de Harrow',
  'the-beasts-of-harrow.title': 'Les Bêtes de Harrow',
  'the-beasts-of-harrow.introduction':
    'Deux bêtes se partagent la lande au-dessus de Harrow : Gueulegrise, qui prend le troupeau, et Sélith, qui prend les bergers. Elles changent de tanière chaque nuit et vont et viennent par des terriers où elles seules passent. Traquez-les toutes deux, et vite : cette nuit, elles descendent à la bergerie.',
  'the-beasts-of-harrow.goal': 'Tuez les deux bêtes, Gueulegrise et Sélith.',
  'the-beasts-of-harrow.area-0': 'La bergerie',
  'the-beasts-of-harrow.area-0.text':
    'Trente moutons se pressent contre le mur du fond, et trois bergers derrière les moutons. La porte de la lande est à l’est. Personne ne veut être celui qui l’ouvre.',
  'the-beasts-of-harrow.area-1': 'La croisée',
  'the-beasts-of-harrow.area-1.text':
    'Quatre chemins creux se croisent entre des talus d’ajoncs. Un trou bâille dans le talus, large comme un tonneau et poli par le pelage. Des demi-hommes armés de bâtons ont été postés là pour le garder.',
  'the-beasts-of-harrow.area-2': 'La garenne',
  'the-beasts-of-harrow.area-2.text':
    'Des os de lièvres gisent en tas, et parmi les tas sont assis des archers morts de faim à leur poste. Quelque chose a foulé ce sol il y a une heure ; la poussière flotte encore.',
  'the-beasts-of-harrow.area-3': 'La combe aux os',
  'the-beasts-of-harrow.area-3.text':
    'Les moutons de dix hivers sont là, nettoyés et rangés par taille. Des molosses lèvent la tête du tas et laissent fumer leur langue.',
  'the-beasts-of-harrow.area-4': 'Les pierres levées',
  'the-beasts-of-harrow.area-4.text':
    'Neuf pierres forment un cercle où le vent n’entre pas. Des gardiens en robe en font le tour à rebours du soleil et ne s’arrêtent pas pour vous. Le terrier, ici, est le plus large de tous.',
  'the-beasts-of-harrow.area-5': 'La tanière du nord',
  'the-beasts-of-harrow.area-5.text':
    'L’odeur vous parvient d’abord : poil mouillé, vieux fer, et quelque chose de sucré. Le sol descend vers une litière de laine et d’os.',
  'the-beasts-of-harrow.area-6': 'La tanière du sud',
  'the-beasts-of-harrow.area-6.text':
    'Des racines pendent du plafond comme des cordes, et des houlettes pendent aux racines. Quelqu’un a gravé des jours dans le mur, jusqu’à onze.',
  'the-beasts-of-harrow.area-7': 'La tanière de l’est',
  'the-beasts-of-harrow.area-7.text':
    'Une grande dalle couvre cette combe, et son dessous est noir de coups de griffes. Deux creux dans la litière disent qu’elles ont dormi ici flanc contre flanc.',
  'the-beasts-of-harrow.rule-1':
    'Il existe trois cartes de tanière : greymaw, selith, decoy. Chaque fois qu’une tanière (zone 5, 6, 7) est révélée, le Seigneur du Mal choisit une carte non utilisée et place ses figurines selon la table. La dernière tanière reçoit la dernière carte.',
  'the-beasts-of-harrow.rule-2':
    'Les terriers sont les pions de rencontre burrow-1 à burrow-7 des zones révélées. Au début de son activation, une bête nommée sur un terrier ou à côté peut dépenser 2 points de mouvement pour être placée sur un autre terrier non bouché ou à côté, là où elle tient ; elle continue avec ce qui lui reste. Une fois au plus par activation et par bête. Les autres monstres ne le peuvent pas.',
  'the-beasts-of-harrow.rule-3':
    'Un héros qui finit son déplacement sur un terrier le bouche. Il ne le peut pas tant qu’une bête nommée est à côté.',
  'the-beasts-of-harrow.rule-4':
    'Dit quand cela arrive : quand une bête est tuée et que l’autre vit, celle-ci récupère aussitôt la moitié de ses blessures perdues (arrondie au supérieur) et fait dès lors une attaque de plus par activation.',
  'the-beasts-of-harrow.rule-5':
    'Razzia : si une bête nommée finit un tour du Seigneur du Mal sur le pion de la bergerie (3,11) ou à côté, les héros perdent 2 conquêtes et la bête est aussitôt placée sur un terrier non bouché, ou à côté, au choix du Seigneur du Mal ; s’il n’y en a pas, elle reste. Une razzia par round au plus.',
  'the-beasts-of-harrow.rule-6':
    'Une bête en jeu est toujours connue : sa case est visible de tous, même si personne ne la voit.',
  'the-beasts-of-harrow.burrow-1':
    'Vous calez l’épaule contre la pierre au-dessus du trou, et la colline fait le reste.',
  'the-beasts-of-harrow.burrow-2':
    'Vous calez l’épaule contre la pierre au-dessus du trou, et la colline fait le reste.',
  'the-beasts-of-harrow.burrow-3':
    'Vous calez l’épaule contre la pierre au-dessus du trou, et la colline fait le reste.',
  'the-beasts-of-harrow.burrow-4':
    'Vous calez l’épaule contre la pierre au-dessus du trou, et la colline fait le reste.',
  'the-beasts-of-harrow.burrow-5':
    'Vous calez l’épaule contre la pierre au-dessus du trou, et la colline fait le reste.',
  'the-beasts-of-harrow.burrow-6':
    'Vous calez l’épaule contre la pierre au-dessus du trou, et la colline fait le reste.',
  'the-beasts-of-harrow.burrow-7':
    'Vous calez l’épaule contre la pierre au-dessus du trou, et la colline fait le reste.',
  'the-beasts-of-harrow.fold': 'Les moutons hurlent. Vous ne saviez pas qu’ils en étaient capables.',
  'greymaw': 'Gueulegrise',
  'selith': 'Sélith',
} as const satisfies Record<string, string>;
