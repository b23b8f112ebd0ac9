export const THE_BELL_OF_SAINT_ORLA_FR = {
  'the-bell-of-saint-orla': 'La Cloche de sainte Orla',
  'the-bell-of-saint-orla.title': 'La Cloche de sainte Orla',
  'the-bell-of-saint-orla.introduction':
    'Quand sonne la cloche de sainte Orla, la vallée envoie ses cavaliers. Elle se tait depuis une génération, car qui la sonne doit ensuite survivre assez longtemps pour être secouru. Gagnez la salle de la cloche, sonnez-la, barrez les portes, et tenez jusqu’à ce que vous entendiez les cors.',
  'the-bell-of-saint-orla.goal': 'Sonnez la cloche, puis maintenez-la debout pendant huit rounds de siège.',
  'the-bell-of-saint-orla.area-0': 'Le porche',
  'the-bell-of-saint-orla.area-0.text':
    'La pluie tambourine sur le porche de l’abbaye en ruine. Au-dessus des toits pend la cloche, noire sur les nuages, et personne dessous. Personne de vivant.',
  'the-bell-of-saint-orla.area-1': 'Le narthex',
  'the-bell-of-saint-orla.area-1.text':
    'Des hommes-bêtes campent parmi les bancs brisés et rôtissent quelque chose qui a des boutons. Dans le mur est, une porte de crypte luit d’un rouge sourd, scellée d’une rune.',
  'the-bell-of-saint-orla.area-2': 'La salle de la cloche',
  'the-bell-of-saint-orla.area-2.text':
    'Quatre piliers portent la cloche, et sa corde pend encore jusqu’au sol. Des silhouettes encapuchonnées l’entourent, les mains sur les oreilles. Trois portes donnent sur les cours : au nord, à l’est et à l’ouest.',
  'the-bell-of-saint-orla.area-3': 'La cour nord',
  'the-bell-of-saint-orla.area-3.text':
    'Des tombes penchent dans la boue de la cour nord, la plupart ouvertes. Derrière le mur éboulé, on compte des torches.',
  'the-bell-of-saint-orla.area-4': 'La cour est',
  'the-bell-of-saint-orla.area-4.text':
    'Une charrette barre la cour est, ses chevaux mangés depuis longtemps. Derrière le mur, quelque chose souffle dans une corne prise à autre chose.',
  'the-bell-of-saint-orla.area-5': 'La cour ouest',
  'the-bell-of-saint-orla.area-5.text':
    'La cour ouest n’est que ronces. Une clé runique rouge brille sur la margelle du puits, et des ailes noires se déploient au-dessus.',
  'the-bell-of-saint-orla.area-6': 'La crypte de la sainte',
  'the-bell-of-saint-orla.area-6.text':
    'Sainte Orla repose sous un verre limpide, une épée sur la poitrine. Sa garde d’honneur se lève, s’incline devant elle, et se tourne vers vous.',
  'the-bell-of-saint-orla.rule-1':
    'La cloche est une alliée immobile (règles communes A1, A2, A5 et A6), insensible à tout sauf aux blessures des attaques. On ne peut entrer sur sa case. Elle ne bloque pas la ligne de vue. Avant le siège, elle ne peut être attaquée.',
  'the-bell-of-saint-orla.rule-2':
    'On peut entrer dans les cours (zones 3, 4, 5) avant le siège en ouvrant leurs portes ; elles sont alors révélées comme d’habitude.',
  'the-bell-of-saint-orla.rule-3':
    'Quand un héros finit son déplacement sur la corde, le siège commence : les zones 3, 4 et 5 non révélées le sont aussitôt avec leurs monstres, les portes ouvertes le restent, et le tour du Seigneur du Mal de ce round est le round de siège 1. Les héros gagnent 1 conquête.',
  'the-bell-of-saint-orla.rule-4':
    'À chaque round de siège, à l’étape 2 du tour du Seigneur du Mal, les monstres de la table des vagues sont placés à leur brèche (règle commune C4) avant qu’il puisse jouer une carte d’apparition. Ils peuvent être activés dans le même tour.',
  'the-bell-of-saint-orla.rule-5':
    'Un héros à côté d’une porte de cour fermée (gate-north, gate-east, gate-west ; DJ-DOR-04) peut dépenser 3 points de mouvement pour la barrer. Nul ne peut ouvrir une porte barrée ; un héros à côté peut la débarrer pour 1 point. Un monstre à côté peut employer son attaque à briser la barre : sans jet, la barre disparaît, la porte reste fermée.',
  'the-bell-of-saint-orla.rule-6':
    'Chant de la cloche : à la fin des rounds de siège 2, 4 et 6, les héros gagnent 1 conquête si la cloche est debout.',
  'the-bell-of-saint-orla.rule-7':
    'Dit à son entrée : Varg arrive avec la vague 6. S’il est tué avant la fin du round de siège 7, le siège s’achève à la fin de ce round 7 au lieu du 8.',
  'the-bell-of-saint-orla.rule-8':
    'Il n’est pas nécessaire d’ouvrir la crypte (zone 6). Un héros qui finit son déplacement à côté du verre de la sainte (case (20,20)) quand aucun monstre n’est dans la zone 6 récupère toutes ses blessures, une fois par partie et par héros.',
  'the-bell-of-saint-orla.rope':
    'La cloche parle, une fois, et tous les oiseaux de la vallée s’envolent. L’instant d’après, de trois côtés, quelque chose répond.',
  'varg': 'Varg le Briseur',
  'bell': 'La cloche',
} as const satisfies Record<string, string>;
