import type { MONSTERS_RULES_EN } from '../en/rules-monsters.ts';

/** Ce que dit chaque règle sur les monstres et les boss, en une à trois phrases, pour qui pose la question. */
export const MONSTERS_RULES_FR = {
  // Tours des monstres
  'DD-MON-01':
    'Le tour d’un monstre commence comme celui d’un héros : un jeton quitte chaque pile d’états, et Saignement et Infection blessent.',
  'DD-MON-02':
    'La posture d’un monstre décide de sa compétence. Si sa carte en donne plusieurs pour cette posture, un d10 choisit.',
  'DD-MON-03':
    'Une posture barrée sur sa carte ne donne aucune compétence : le monstre s’approche seulement du héros le plus proche, autant que sa vitesse le permet.',
  'DD-MON-04':
    'Chaque compétence de monstre dit qui elle vise. Entre des héros à égalité, c’est le plus avancé sur la piste Posture.',
  'DD-MON-05':
    '« Le plus proche » est le héros de la zone la plus proche, « le plus éloigné » celui de la zone la plus lointaine.',
  'DD-MON-06':
    '« La plus peuplée » est la zone qui contient le plus de héros ; à égalité, celle du héros le plus avancé.',
  'DD-MON-07':
    '« Le plus blessé » est le héros qui porte le plus de blessures, « le plus stressé » celui qui a le plus de Stress.',
  'DD-MON-08':
    'Une compétence peut aussi viser un monstre. Un monstre ne se choisit lui-même que si la compétence agit à distance 0, et « le monstre le plus proche » est toujours un autre.',
  'DD-MON-09':
    'Certaines compétences visent d’abord un héros marqué, et quelqu’un d’autre seulement si personne ne l’est. Entre plusieurs héros marqués, le reste de la priorité tranche.',
  'DD-MON-10':
    'Un monstre déjà à portée ne bouge pas. Sinon il se déplace jusqu’à sa vitesse pour l’être ; s’il ne peut pas, il s’en approche le plus possible et son tour est fini.',
  'DD-MON-11':
    'Quand plusieurs zones conviennent aussi bien à un monstre, le joueur du héros visé choisit. Si aucun héros n’est visé, c’est le groupe.',
  'DD-MON-12': 'Un monstre attaque comme un héros : un seul jet, comparé à chaque cible.',
  'DD-MON-13': 'Les joueurs lancent tous les dés des monstres ; il n’y a personne d’autre à la table.',
  'DD-MON-14':
    'Les monstres réussissent des coups critiques comme les héros, mais n’ont pas de Stress à y gagner ou à y perdre.',
  'DD-MON-15':
    'Les monstres ne connaissent ni Stress, ni attributs, ni maladies, ni agonie. Un monstre qui a autant de blessures que de Vie est mort.',
  'DD-MON-16': 'Un monstre dont la compétence ne peut viser personne termine son tour.',
  'DD-MON-17':
    'La portée supplémentaire des terrains élevés ou peu élevés n’est facultative que pour les joueurs. Pour un monstre, elle compte comme imprimée.',
  'DD-MON-18': 'La cible d’un monstre est fixée avant qu’il bouge, et ne change pas en chemin.',
  'DD-MON-19': 'Une compétence qui ne concerne personne d’autre s’utilise sur place, sans déplacement.',

  // Boss
  'DD-BOS-06':
    'Quand la bataille contre le boss commence, il cesse d’être une menace lointaine : les deux effets de sa carte Menace prennent fin.',
  'DD-BOS-07':
    'Une bataille contre un boss n’a pas de limite de rounds et nul ne fuit. Elle finit à la mort du boss ou de tout le groupe.',
  'DD-BOS-08':
    'La pioche Initiative contient une carte Monstre pour chaque tour par round du boss et de ceux qui l’accompagnent.',
  'DD-BOS-09':
    'Un monstre qui a plusieurs tours par round agit à chaque carte Monstre tant qu’il lui en reste et que nul ayant encore un tour n’est devant lui.',
  'DD-BOS-10':
    'Chacun de ces tours est un tour entier : des jetons sont retirés au début, et un Étourdissement ne coûte que ce tour-là.',
  'DD-BOS-11': 'La bataille est finie dès que le boss meurt. Tout ce qu’il a amené quitte la tuile.',

  // Invocation
  'DD-SUM-01':
    'Un monstre invoqué prend le premier emplacement vide de la piste Posture des monstres et apparaît dans la zone de cette posture, sauf si son boss dit autre chose.',
  'DD-SUM-02': 'Sans emplacement vide sur la piste Posture des monstres, rien n’est invoqué.',
  'DD-SUM-03':
    'S’il n’y a pas de place pour un monstre invoqué, un héros présent va dans la zone la plus proche qui en a ; s’il n’y a que des monstres, l’un d’eux. Le groupe choisit qui.',
  'DD-SUM-04':
    'Les cartes Initiative d’un monstre invoqué sont mélangées à la pioche en cours : il peut agir dès le round où il apparaît.',
  'DD-SUM-05':
    'On n’invoque qu’un monstre dont il reste une figurine. Ceux qui sont tombés plus tôt dans cette bataille peuvent revenir.',
  'DD-SUM-06': 'Un monstre invoqué arrive indemne, sans état, et avec tous ses tours du round.',

  // Le Nécromancien
  'DD-NEC-01': 'Le Nécromancien attend seul sur son trône, en posture Agressive, avec un tour par round.',
  'DD-NEC-02':
    'Chaque compétence qu’il utilise relève un squelette, touché ou manqué : un Manant osseux au niveau 1, un Soldat osseux au niveau 2, un Lancier osseux au niveau 3. Il surgit dans la zone attaquée.',
  'DD-NEC-03': 'Quand le Nécromancien tombe, tout ce qu’il a relevé tombe avec lui.',
  'DD-NEC-04':
    'Si la zone attaquée est pleine, quelqu’un fait place au squelette comme à tout monstre invoqué.',

  // Le Prophète
  'DD-PRO-01':
    'Le Prophète se tient en posture Agressive et joue trois tours par round. Quatre bancs en bois sont prêts.',
  'DD-PRO-02':
    'Son premier tour d’un round ne fait que déplacer les bancs : quatre d10 désignent les zones où ils sont projetés.',
  'DD-PRO-03': 'À son deuxième tour d’un round, il utilise une compétence comme tout monstre.',
  'DD-PRO-04':
    'À son troisième tour, Désagrégation frappe chaque banc, avec un jet pour chacun contre tous les héros de sa zone. Deux bancs dans une zone frappent deux fois.',
  'DD-PRO-05':
    'Les bancs ne prennent aucune place et ne peuvent être attaqués. Ils montrent seulement où le plafond tombera.',
  'DD-PRO-06': 'Ses tours d’un round se comptent aux cartes Initiative, même ceux qu’il perdrait.',
  'DD-PRO-07': 'Les bancs disparaissent à la mort du Prophète.',

  // Le Collecteur
  'DD-COL-01':
    'Le Collecteur se tient en posture Agressive avec un tour par round, et trois coffres reposent dans son caveau.',
  'DD-COL-02':
    'Si aucun collecté n’est en jeu à son tour, il les ramène tous les trois au lieu d’utiliser une compétence : l’Homme d’armes, le Bandit et la Vestale, chacun dans sa posture. Si une zone est pleine, la plus proche qui a de la place convient.',
  'DD-COL-03': 'Quand le Collecteur meurt, les collectés disparaissent avec lui.',

  // Le Fanatique
  'DD-FAN-01':
    'Le Fanatique occupe les deux postures avant et joue trois tours par round ; son Bûcher occupe les deux autres et en joue un.',
  'DD-FAN-02':
    'Tant que le Bûcher tient debout et a une place libre, le Fanatique n’utilise pas de compétence. Il va vers le héros le plus proche qui n’y est pas encore et, s’il l’atteint, le jette dans la zone du Bûcher.',
  'DD-FAN-03': 'Sans Bûcher, ou si sa zone est pleine, le Fanatique combat avec ses compétences.',
  'DD-FAN-04':
    'Tuer le Fanatique finit la bataille et éteint le Bûcher. Détruire le seul Bûcher ne suffit pas.',
  'DD-FAN-05':
    'Être jeté ne blesse pas, et le héros peut ressortir. Le Fanatique atteint un héros s’il peut entrer dans sa zone avec sa vitesse, en comptant la place que le héros y laisse.',

  // Les Templiers
  'DD-TEM-01':
    'Le Templier empaleur et le Seigneur de guerre templier combattent côte à côte, avec deux tours par round chacun.',
  'DD-TEM-02':
    'Les deux sont de grande taille : l’Empaleur occupe les postures Agressive et Défensive, le Seigneur de guerre les deux autres. Si l’un tombe, l’autre glisse vers l’avant.',
  'DD-TEM-03':
    'Un héros touché par le Placage de l’Empaleur est jeté dans la fosse aux pieux qu’un d10 désigne et subit ce qui l’y attend. Une fosse pleine ne reçoit personne.',
  'DD-TEM-04': 'La bataille n’est gagnée qu’à la mort des deux Templiers.',
  'DD-TEM-05': 'Chaque fosse contient un personnage, qui en sort par un déplacement ordinaire.',

  // Le Kyste titanesque
  'DD-CYS-01': 'Le Kyste titanesque se tient en posture Agressive et joue deux tours par round.',
  'DD-CYS-02':
    'Si aucune Tige de globule blanc n’est en jeu, le Kyste en fait pousser une au lieu d’utiliser une compétence. La Tige joue deux tours par round.',
  'DD-CYS-03':
    'Un héros touché par Téléportation arrive dans la zone qu’un d10 désigne, ou reste où il est si elle est pleine.',
  'DD-CYS-04': 'À la mort du Kyste la bataille est finie, quoi qu’il advienne de la Tige.',

  // L’Horreur traînante
  'DD-HOR-01': 'L’Horreur traînante se tient en posture Agressive et joue deux tours par round.',
  'DD-HOR-02':
    'Chaque fois que son tour trouve un emplacement libre, l’Horreur doit utiliser Démantèlement résonnant, qui amène aussi un Prêtre adepte et une Tumeur maligne, selon ce qui manque. Ils viennent même si personne n’est touché ni à portée.',
  'DD-HOR-03':
    'Ondulations, touché ou manqué, redistribue au hasard les postures des héros. Nul ne quitte sa zone.',
  'DD-HOR-04': 'Repoussée derrière le Prêtre, l’Horreur doit le laisser agir d’abord.',
  'DD-HOR-05': 'À la mort de l’Horreur la bataille est finie.',

  // L’Ancêtre, première forme
  'DD-ANA-01':
    'L’Ancêtre commence en posture Agressive, avec deux Reflets parfaits et un Reflet imparfait au hasard dans les autres. La pioche Initiative a quatre cartes Monstre.',
  'DD-ANA-02':
    'Tant que tous les emplacements des monstres sont pris, le tour de l’Ancêtre est Le temps guérit tout.',
  'DD-ANA-03':
    'Si un emplacement est vide, il enchaîne les actions, chacune une attaque qui amène un Reflet, jusqu’à remplir sa piste. Le Reflet vient même si l’attaque échoue ou n’atteint personne.',
  'DD-ANA-04':
    'Il y a toujours quatre cartes Initiative Monstre par round, quel que soit le nombre de Reflets.',
  'DD-ANA-05':
    'Quand tous les Reflets en jeu ont agi, les cartes Monstre suivantes du round activent de nouveau l’Ancêtre.',
  'DD-ANA-06': 'Placé le premier, l’Ancêtre agit à la première carte Monstre du round.',
  'DD-ANA-07': 'Les Reflets ont toujours Garde : si l’un est à portée, il faut l’attaquer avant l’Ancêtre.',
  'DD-ANA-08': 'Chaque Reflet imparfait tué inflige 10 blessures à l’Ancêtre.',
  'DD-ANA-09': 'Avec sa première forme disparaissent les Reflets et leurs cartes Initiative.',
  'DD-ANA-10':
    'Il a un seul tour à lui par round et le prend dans l’ordre des postures. Repoussé derrière un Reflet, il attend.',

  // L’Ancêtre, deuxième forme
  'DD-ANB-01':
    'La deuxième forme se tient en posture Agressive avec deux tours par round. Un Néant absolu s’ouvre dans chacune des trois autres zones des monstres.',
  'DD-ANB-02':
    'Le Néant absolu ne peut être attaqué et n’agit jamais. Il prend seulement une place, et aucun emplacement sur la piste.',
  'DD-ANB-03':
    'Après chacune de ses actions un d10 le déplace : 1–3 vers la zone Défensive des monstres, 4–6 vers la zone À distance, 7–9 vers la zone Soutien ; sur 10 il reste. Sa posture ne change pas.',
  'DD-ANB-04': 'À la défaite de la deuxième forme, chaque Néant absolu se referme.',

  // Le Cœur en gestation
  'DD-GES-01':
    'Le Cœur en gestation se tient en posture Agressive avec un tour par round. La pioche Monstre est prête.',
  'DD-GES-02':
    'Sa seule compétence, Dispersion, amène un monstre du Donjon ténébreux, au hasard, dans la première posture libre.',
  'DD-GES-03':
    'Un héros dont l’attaque blesse le Cœur subit Infection 2 pendant 3 tours et est soigné de 2. Saignement et Infection sur le Cœur ne sont pas des attaques.',
  'DD-GES-04': 'À la défaite du Cœur, tous les monstres venus de lui partent aussi.',
  'DD-GES-05':
    'Sans emplacement libre, Dispersion ne fait rien. Un monstre de grande taille pioché pour un seul emplacement est mis de côté, et l’on pioche la carte suivante.',

  // Le Cœur des ténèbres
  'DD-HOD-01': 'Le Cœur des ténèbres se tient en posture Agressive et joue deux tours par round.',
  'DD-HOD-02':
    'Funeste présage : un d10 lancé d’avance, à la vue de tous, désigne la compétence du prochain tour du Cœur. Il est relancé après chaque action.',
  'DD-HOD-03': 'Battez le Cœur des ténèbres et vous avez gagné la campagne.',

  // La rencontre finale
  'DD-FIN-02':
    'Aucune carte à explorer avant le dernier combat : on lance les provisions, la lumière est à 5, et la bataille commence.',
  'DD-FIN-03':
    'Quatre formes se suivent : l’Ancêtre, sa deuxième forme, le Cœur en gestation, le Cœur des ténèbres. Celle qui a été annulée dans le Donjon ténébreux est passée ; le Cœur des ténèbres ne l’est jamais.',
  'DD-FIN-04': 'Toutes les formes se combattent sur la même tuile.',
  'DD-FIN-05':
    'Quand une forme tombe, ses monstres partent, la suivante apparaît, et un nouveau round commence avec une nouvelle pioche Initiative.',
  'DD-FIN-06':
    'Entre deux formes, aucun repos : les héros gardent zones, postures, blessures, Stress et états, et les remplaçants n’arrivent pas encore.',
  'DD-FIN-07':
    'Une nouvelle forme apparaît dans sa posture et sa zone ; s’il n’y a pas de place, quelqu’un en fait comme pour un monstre invoqué.',
  'DD-FIN-08': 'Si tous les héros sont morts, la campagne est perdue.',
  'DD-FIN-09':
    'Les héros commencent dans les zones de leurs postures. Il n’y a ni bois, ni coffre, ni décompte des rounds.',
} as const satisfies Record<keyof typeof MONSTERS_RULES_EN, string>;
