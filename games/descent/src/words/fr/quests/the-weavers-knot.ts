export const THE_WEAVERS_KNOT_FR = {
  'the-weavers-knot': 'Le Nœud de la Tisseuse',
  'the-weavers-knot.title': 'Le Nœud de la Tisseuse',
  'the-weavers-knot.introduction':
    'Sous Ysmère, la ville de la soie, se tient la Tisseuse, qui noue à sa toile le destin des habitants et en mange les bouts. Trois flammes maintiennent son voile : le sang, la mer et le soleil. Ravissez-les-lui dans l’ordre où elle les a nouées et elle pourra mourir ; dans tout autre ordre, le nœud ne fait que se serrer.',
  'the-weavers-knot.goal':
    'Trouvez les trois clés runiques, éveillez les trois flammes dans le bon ordre, et tuez la Tisseuse.',
  'the-weavers-knot.area-0': 'L’escalier de soie',
  'the-weavers-knot.area-0.text':
    'Des fils fins comme un souffle barrent l’escalier et s’écartent devant vos visages. Tous mènent en bas, et tous tremblent.',
  'the-weavers-knot.area-1': 'La salle du puits',
  'the-weavers-knot.area-1.text':
    'Quatre chemins se croisent autour d’un puits à sec. Une porte brûle rouge, une autre luit bleue ; la troisième, à l’ouest, n’est que de bois. Des serviteurs cornus à la bouche cousue sortent des coins.',
  'the-weavers-knot.area-2': 'La teinturerie',
  'the-weavers-knot.area-2.text':
    'Des cuves de teinture rouge s’alignent, du moins espérez-vous que c’est de la teinture. Une flamme couleur de sang brûle sur un socle, à l’ouest. Au bord d’une cuve, on a gravé quelle couleur fut nouée d’abord. Au nord, une porte est scellée de jaune.',
  'the-weavers-knot.area-3': 'Le métier des marées',
  'the-weavers-knot.area-3.text':
    'Un métier fait de bois de navire emplit la salle et tisse de l’eau. À côté, une flamme bleue siffle sur un socle. Les tisserandes n’ont pas de jambes ; leurs anneaux se nouent et se dénouent tandis qu’elles se tournent vers vous.',
  'the-weavers-knot.area-4': 'Le champ de blanchiment',
  'the-weavers-knot.area-4.text':
    'Des draps s’étalent sous un soleil peint, et sous les draps, des formes. Une flamme jaune brûle sur le socle du fond ; autour de sa base court une ligne de lettres qui nomme la dernière couleur. Puis les draps se lèvent.',
  'the-weavers-knot.area-5': 'La salle de coupe',
  'the-weavers-knot.area-5.text':
    'Des ciseaux longs comme des lances pendent aux poutres. Une bête ailée à face d’homme est tapie sur un coffre de fil d’or et vous montre trop de dents.',
  'the-weavers-knot.area-6': 'Le cœur de la toile',
  'the-weavers-knot.area-6.text':
    'Tous les fils de la ville finissent ici, en un seul nœud, et ce nœud a huit pattes. La Tisseuse goûte l’air de ses griffes. « Lequel d’entre vous, demande-t-elle, est au bout du rouleau ? »',
  'the-weavers-knot.rule-1':
    'L’ordre des flammes est l’un des six ordres de rouge, bleu, jaune, tiré au hasard quand la zone 2 ou la zone 4 est révélée pour la première fois, ou quand une flamme est touchée pour la première fois. Le Seigneur du Mal le voit alors.',
  'the-weavers-knot.rule-2':
    'La zone 2 dit quelle couleur est la première, la zone 4 laquelle est la dernière.',
  'the-weavers-knot.rule-3':
    'Un héros qui finit son déplacement sur une flamme l’éveille. Si c’est la suivante dans l’ordre, elle reste allumée ; les héros gagnent 1 conquête la première fois que chaque flamme reste allumée. Si elle l’est déjà, rien ne se passe. Si elle est fausse, toutes les flammes s’éteignent, le héros subit 3 blessures sans armure et le Seigneur du Mal gagne autant de menace qu’il y a de héros.',
  'the-weavers-knot.rule-4':
    'Le voile tient jusqu’à ce que les trois flammes soient allumées ; il disparaît alors pour le reste de la partie. Tant qu’il tient, la Tisseuse a 4 en armure de plus.',
  'the-weavers-knot.rule-5':
    'Dit quand la clé runique jaune est prise : l’escalier de fil s’ouvre ; ce n’est qu’alors que les deux pions d’escalier verts sont placés, en (22,13) dans la zone 4 et en (7,11) dans la zone 2. Avant cela, ces cases sont un sol ordinaire. Les monstres ne les empruntent jamais.',
  'the-weavers-knot.rule-6':
    'Dit quand la zone 6 est révélée : au début de l’étape 3 de chaque tour du Seigneur du Mal où le voile tient et où la Tisseuse est en jeu, il pose 1 jeton de toile sur un héros de la zone 6 de son choix qui n’en a pas.',
  'the-weavers-knot.rule-7':
    'Dit quand cela arrive : la première fois qu’il reste à la Tisseuse la moitié de ses blessures ou moins, elle peut aussitôt être déplacée de 5 cases au plus, à travers figurines et obstacles, vers un endroit de la zone 6 où elle tient.',
  'the-weavers-knot.flame-red': 'La flamme rouge se penche vers vous comme une bête qui connaît son nom.',
  'the-weavers-knot.flame-blue': 'La flamme bleue s’immobilise, et vous entendez le ressac.',
  'the-weavers-knot.flame-yellow': 'La flamme jaune se dresse et jette votre ombre derrière vous.',
  'weaver': 'La Tisseuse',
} as const satisfies Record<string, string>;
