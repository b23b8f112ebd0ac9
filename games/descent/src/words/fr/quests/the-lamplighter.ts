export const THE_LAMPLIGHTER_FR = {
  'the-lamplighter': 'L’Allumeur de lampes',
  'the-lamplighter.title': 'L’Allumeur de lampes',
  'the-lamplighter.introduction':
    'La route sous les Collines de Cendre s’est éteinte, lampe après lampe, et aucune caravane entrée depuis la mi-été n’en est ressortie. Le vieux Tobin, dernier des allumeurs, porte encore la flamme éternelle dans sa lanterne. Menez-le jusqu’au grand fanal, à l’autre bout, et gardez-le en vie : nul autre ne sait le réveiller.',
  'the-lamplighter.goal': 'Menez Tobin au grand fanal ; il doit s’y trouver à la fin d’un round.',
  'the-lamplighter.area-0': 'La dernière porte éclairée',
  'the-lamplighter.area-0.text':
    'Derrière vous, la lampe de la porte brûle ; devant vous, plus rien. Tobin abrite sa lanterne d’une main et désigne le battant. « Après vous, je vous prie. C’est toujours à la lumière qu’ils s’en prennent d’abord. »',
  'the-lamplighter.area-1': 'La salle du péage',
  'the-lamplighter.area-1.text':
    'Une barrière de péage gît brisée sur les dalles, et ceux qui l’ont rompue ne sont jamais repartis. Des silhouettes cornues se détournent d’un tas de marchandises. Près de la porte pend une lampe, froide mais intacte.',
  'the-lamplighter.area-2': 'La crypte des péagers',
  'the-lamplighter.area-2.text':
    'Douze générations de péagers reposent ici, et elles comptent encore. Des os s’entrechoquent sur les étagères, des doigts se referment sur de vieilles arbalètes.',
  'the-lamplighter.area-3': 'La longue galerie',
  'the-lamplighter.area-3.text':
    'La route débouche sur une galerie à piliers où flottent des braises sans feu. Ce ne sont pas des braises. Les yeux des molosses fixent la lanterne, et derrière eux quelque chose de lourd se lève.',
  'the-lamplighter.area-4': 'Le nid éteint',
  'the-lamplighter.area-4.text':
    'Des toiles pendent sur les niches des lampes comme des rideaux sales. Parmi les paquets du plafond : une selle, une botte, et l’éclat rouge d’une clé runique. Les rideaux se mettent à marcher.',
  'the-lamplighter.area-5': 'La chambre du fanal',
  'the-lamplighter.area-5.text':
    'Le grand fanal se dresse au bout de la salle, haut comme une tour et noir comme un puits. Devant lui est accroupi un ogre bouffi, couvert de lanternes volées, toutes mortes. « Plus de lumière », dit Grusk, et il se relève.',
  'the-lamplighter.rule-1': 'Tobin est un allié (règles communes A1 à A9). Il commence sur la case (2,9).',
  'the-lamplighter.rule-2':
    'Si Tobin tombe, les héros perdent 3 conquêtes. À la fin du round, il est replacé, toutes blessures guéries et sans jeton, sur le glyphe actif le plus proche (par le chemin, figurines et portes fermées ignorées ; à égalité, les héros choisissent) de la case où il est tombé ; si elle est prise, sur la case libre la plus proche.',
  'the-lamplighter.rule-3':
    'Tobin peut être attaqué comme un héros et projeté par Recul. Étourdi, il défausse un jeton au lieu de son prochain déplacement. Brûlure, Poison et Toile ne posent aucun jeton sur lui.',
  'the-lamplighter.rule-4':
    'Quand Tobin finit son déplacement (A3) sur une lampe éteinte ou à côté, elle s’allume. Chaque lampe ne rapporte sa conquête qu’une fois par partie.',
  'the-lamplighter.rule-5':
    'Aucun monstre ne peut apparaître à 4 cases ou moins d’une lampe allumée. Les monstres peuvent s’y déplacer et s’y battre librement.',
  'the-lamplighter.rule-6': 'À 4 cases ou moins d’une lampe allumée, Tobin a +1 en armure.',
  'the-lamplighter.rule-7':
    'Si Tobin est sur la case du fanal (11,17) à la fin d’un round, les héros gagnent.',
  'the-lamplighter.rule-8':
    'Dit quand la zone 5 est révélée : tant que Grusk est en vie et à côté de la case du fanal, Tobin ne peut y entrer. Sinon, Grusk n’a pas besoin d’être mort.',
  'the-lamplighter.lamp-1':
    'Tobin lève le verre, souffle sur la mèche, et la lampe se souvient de ce à quoi elle sert.',
  'the-lamplighter.lamp-2':
    'Tobin lève le verre, souffle sur la mèche, et la lampe se souvient de ce à quoi elle sert.',
  'the-lamplighter.lamp-3':
    'Tobin lève le verre, souffle sur la mèche, et la lampe se souvient de ce à quoi elle sert.',
  'the-lamplighter.lamp-4':
    'Tobin lève le verre, souffle sur la mèche, et la lampe se souvient de ce à quoi elle sert.',
  'the-lamplighter.beacon':
    'Une flamme blanche gravit le fanal, et au loin, l’une après l’autre, les lampes de la route lui répondent.',
  'grusk': 'Grusk l’Éteigneur',
  'tobin': 'Tobin',
} as const satisfies Record<string, string>;
