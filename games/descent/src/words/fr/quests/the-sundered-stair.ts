export const THE_SUNDERED_STAIR_FR = {
  'the-sundered-stair': 'L’Escalier rompu',
  'the-sundered-stair.title': 'L’Escalier rompu',
  'the-sundered-stair.introduction':
    'Le gardien Aldric a rompu le grand escalier de la tour pour que nul ne se tienne plus jamais devant son miroir. Il en reste deux moitiés qui ne se rejoignent plus : chaque porte du côté de la lune est barrée du côté du soleil, et chaque clé du soleil pend du côté de la lune. Séparez-vous ici, et croyez que les autres vivent encore.',
  'the-sundered-stair.goal':
    'Séparez-vous, ouvrez-vous mutuellement la voie, et détruisez le Gardien et son Reflet.',
  'the-sundered-stair.area-0': 'Les deux cellules',
  'the-sundered-stair.area-0.text':
    'La dernière marche s’effrite, et il n’y a plus que du vide là où se tenaient vos amis. De loin, à travers la pierre, on frappe : un coup, deux coups. Ils vivent, de l’autre côté.',
  'the-sundered-stair.area-1': 'La salle de la lune',
  'the-sundered-stair.area-1.text':
    'Une lune absente éclaire un sol de carreaux d’argent. Des gardes cornus lèvent les yeux de leur partie d’osselets. Derrière eux, un escalier rouge monte dans le plafond, et la porte du fond n’a pas de poignée de ce côté.',
  'the-sundered-stair.area-2': 'Les archives de la lune',
  'the-sundered-stair.area-2.text':
    'Des rayonnages de livres vierges s’élèvent de tous côtés. Trois lecteurs tournent les pages vides, et à chaque page la salle s’assombrit. Entre les rayons pend une clé runique bleue à un fil d’argent.',
  'the-sundered-stair.area-3': 'La salle du soleil',
  'the-sundered-stair.area-3.text':
    'La feuille d’or se détache des murs en longues boucles, et derrière elle battent des ailes. Un escalier bleu s’enroule dans le noir. La porte d’en face est chaude au toucher, et barrée.',
  'the-sundered-stair.area-4': 'La forge du soleil',
  'the-sundered-stair.area-4.text':
    'La forge est froide, mais pas ses gardiens. Des étincelles courent sur l’échine d’un molosse qui se lève, et un ogre décroche un marteau du mur. Sous l’enclume rougeoie une clé runique.',
  'the-sundered-stair.area-5': 'Le balcon du soleil',
  'the-sundered-stair.area-5.text':
    'Vous débouchez au-dessus de la forge du soleil, sur un balcon qui appartient à l’autre moitié. Un levier d’or se dresse près de la rampe, et des archers morts à leur poste le tiennent encore.',
  'the-sundered-stair.area-6': 'Le balcon de la lune',
  'the-sundered-stair.area-6.text':
    'D’ici vous voyez le toit des archives de la lune et vous entendez vos amis dessous. Un levier d’argent attend près de la rampe. Ses gardiens aussi.',
  'the-sundered-stair.area-7': 'La salle du miroir',
  'the-sundered-stair.area-7.text':
    'Un mur de la salle est de verre, et la salle continue au-delà. Le gardien Aldric lève son bâton ; l’autre aussi. Impossible de dire lequel des deux respire.',
  'the-sundered-stair.rule-1':
    'Départ : dans l’ordre des sièges à partir du premier héros, les héros sont placés en alternance au glyphe ouest (2,22) et au glyphe est (29,22) : premier à l’ouest, deuxième à l’est, troisième à l’ouest, quatrième à l’est. Un héros appartient à la moitié où il commence. Glyphes ouest : (2,22), (8,15), (5,3). Glyphes est : (29,22), (23,15), (26,3).',
  'the-sundered-stair.rule-2':
    'Tant que les deux clés runiques n’ont pas été trouvées, un héros en ville ne peut revenir que par un glyphe actif de sa moitié. Ensuite, par n’importe quel glyphe actif.',
  'the-sundered-stair.rule-3':
    'Les portes door-2 et door-4 sont barrées (règle commune C6). Chacune s’ouvre par le levier du même nom, sur le balcon qui la surplombe.',
  'the-sundered-stair.rule-4':
    'Les escaliers rouges relient les zones 1 et 5, les bleus les zones 3 et 6. Un héros à côté d’un escalier voit l’autre bout (DJ-LOS-09) et révèle donc cette zone. Les monstres n’empruntent jamais les escaliers dans cette quête, même avec DJ-VAR-04.',
  'the-sundered-stair.rule-5':
    'Dit quand les deux clés runiques sont trouvées : l’escalier vert est réparé ; ce n’est qu’alors que ses deux pions sont placés, en (5,6) et (26,6). Avant cela, ces cases sont un sol ordinaire.',
  'the-sundered-stair.rule-6':
    'Dit quand la zone 7 est révélée : le Gardien et le Reflet partagent une seule réserve de blessures ; les blessures infligées à l’un ou à l’autre comptent. Quand elle atteint la valeur du Gardien, tous deux sont tués ; une seule prime est versée. Une attaque qui touche les deux ne compte qu’une fois, pour celui qui souffre le plus.',
  'the-sundered-stair.rule-7':
    'Dit quand la zone 7 est révélée : une fois par tour du Seigneur du Mal, avant d’activer l’un ou l’autre, il peut échanger les cases du Gardien et du Reflet. Ce n’est pas un déplacement.',
  'the-sundered-stair.rule-8':
    'Dit quand cela arrive : si l’attaque d’un héros tue la paire et visait le Reflet, les héros gagnent 1 conquête au lieu de 2.',
  'the-sundered-stair.lever-sun':
    'Le levier s’abat sur une note d’or. De l’autre côté de la tour une barre tombe, et quelqu’un crie de joie.',
  'the-sundered-stair.lever-moon':
    'Le levier d’argent soupire. Loin en bas glisse un verrou qui n’avait pas bougé depuis cent ans.',
  'warden': 'Le gardien Aldric',
  'reflection': 'Le Reflet',
} as const satisfies Record<string, string>;
