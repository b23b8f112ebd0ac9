export const THE_DROWNING_VAULT_FR = {
  'the-drowning-vault': 'La Chambre engloutie',
  'the-drowning-vault.title': 'La Chambre engloutie',
  'the-drowning-vault.introduction':
    'Vous avez pris la couronne du Roi des mers dans son cercueil, et c’était le plus facile. Dans un gémissement, les vannes de la chambre engloutie cèdent et le port se déverse derrière vous. Il n’est qu’une issue, l’échelle des gardiens à la porte de mer, et les morts comptent bien vous tenir compagnie jusqu’à ce que l’eau vous recouvre.',
  'the-drowning-vault.goal':
    'Chaque héros doit sortir par l’échelle au-delà de la porte de mer avant que l’eau ne l’atteigne.',
  'the-drowning-vault.area-0': 'Le cercueil du Roi des mers',
  'the-drowning-vault.area-0.text':
    'Le couvercle du cercueil oscille encore là où vous l’avez laissé tomber. L’eau sourd entre les dalles, vive et glacée. Quelque part au-dessus, du fer se tord.',
  'the-drowning-vault.area-1': 'La salle des pompes',
  'the-drowning-vault.area-1.text':
    'Des pompes rouillées s’alignent comme des hommes attendant l’ordre de travailler. Les hommes eux-mêmes se tiennent entre elles, des algues à la place des yeux. Des crabes pâles, gros comme des charrettes, cliquettent le long du mur.',
  'the-drowning-vault.area-2': 'La citerne',
  'the-drowning-vault.area-2.text':
    'Des marches descendent dans une eau noire et n’en remontent pas. De l’autre côté, une roue de bronze haute comme un homme, et des anneaux qui glissent à son pied.',
  'the-drowning-vault.area-3': 'La galerie noyée',
  'the-drowning-vault.area-3.text':
    'Un bassin occupe la première salle et déborde déjà. Des silhouettes en robe l’entourent, de l’eau jusqu’à la taille, et chantent à la marée d’une voix qui gargouille. La galerie file vers l’est, et le chant vous suit.',
  'the-drowning-vault.area-4': 'La chapelle des gardiens',
  'the-drowning-vault.area-4.text':
    'Les gardiens de la porte de mer ont prié ici, et s’y sont noyés. Sur l’autel repose leur clé runique rouge, près de la seconde roue. Ce qui prie ici désormais a des écailles.',
  'the-drowning-vault.area-5': 'Le sas supérieur',
  'the-drowning-vault.area-5.text':
    'Un jour mince comme une lame tombe d’une grille. Des choses ailées y sont suspendues et se laissent choir une à une. Un ogre enchaîné au vantail vous regarde, regarde l’eau, et conclut que c’est votre faute.',
  'the-drowning-vault.area-6': 'La porte de mer',
  'the-drowning-vault.area-6.text':
    'L’échelle est là, dix barreaux jusqu’à l’air libre. À son pied gît une sorte de corde, puis des cordes, puis un seul corps au visage de femme. La Mère des anguilles sourit et vous fait une place.',
  'the-drowning-vault.rule-1':
    'La marée est un compteur visible de tous. Elle commence à -6, avec 3 héros à -4. À la fin de chaque round, elle monte de 1.',
  'the-drowning-vault.rule-2':
    'Quand la marée atteint le nombre d’une zone dans la table des marées, cette zone est noyée jusqu’à la fin de la partie, révélée ou non. La table est publique.',
  'the-drowning-vault.rule-3':
    'À la fin de chaque round, après la montée, chaque héros dans une zone noyée subit 2 blessures sans armure ; 3 si la marée dépasse d’au moins 4 le nombre de cette zone. Les monstres ne subissent rien.',
  'the-drowning-vault.rule-4':
    'Un glyphe d’une zone noyée rapporte toujours ses 3 conquêtes à l’activation et permet de revenir de la ville, mais pas d’y aller.',
  'the-drowning-vault.rule-5':
    'Les pions d’une zone noyée restent en place et s’utilisent comme d’habitude. Déplacement et ligne de vue ne changent pas.',
  'the-drowning-vault.rule-6':
    'Un héros sur la case de l’échelle (2,0) peut dépenser 1 point de mouvement pour sortir. Sa figurine est retirée, son tour s’achève, il ne joue plus et rien ne peut l’affecter ; il compte encore pour la menace et les malédictions mais ne reçoit plus de part des coffres ni de l’argent. Aucun monstre ne peut finir un déplacement ni apparaître sur la case de l’échelle.',
  'the-drowning-vault.rule-7': 'Un héros en ville n’est pas sorti. Il doit revenir par un glyphe.',
  'the-drowning-vault.rule-8':
    'Dit quand la zone 6 est révélée : il n’est pas nécessaire de tuer la Mère des anguilles.',
  'the-drowning-vault.wheel-1':
    'La roue tourne, pouce par pouce. En bas, une porte de bronze se ferme, et pour un temps l’eau se ravise.',
  'the-drowning-vault.wheel-2':
    'La seconde roue hurle et cède. Le grondement, derrière vous, n’est plus qu’un murmure.',
  'the-drowning-vault.ladder': 'Un barreau, un autre, puis l’odeur de la pluie.',
  'mother-of-eels': 'La Mère des anguilles',
} as const satisfies Record<string, string>;
