import type { OVERLORD_RULES_EN } from '../en/overlord.ts';

/** What each rule says, in a sentence or three, for the player who asks. */
export const OVERLORD_RULES_FR = {
  'DJ-OVT-01':
    'Le tour du Seigneur du Mal a trois étapes : recevoir la menace et piocher ; faire apparaître des monstres ; activer les monstres.',
  'DJ-OVT-02': 'Il reçoit une menace par héros de la partie, où que soit ce héros.',
  'DJ-OVT-03': 'Puis il pioche deux cartes.',
  'DJ-OVT-04':
    'Après la pioche, il peut défausser des cartes contre de la menace, et doit le faire tant qu’il en tient plus de huit.',
  'DJ-OVT-05':
    'Les cartes du début de son tour se jouent après la défausse et avant le début de la troisième étape.',
  'DJ-OVT-06': 'À la deuxième étape, il peut jouer une carte d’apparition et placer ses monstres.',
  'DJ-OVT-07':
    'À la troisième étape, il peut activer chaque monstre une fois, l’un après l’autre, dans l’ordre de son choix.',
  'DJ-OVT-08':
    'Un monstre reçoit sa vitesse en points de mouvement et une attaque, avant, entre ou après ses pas.',
  'DJ-OVT-09': 'Un monstre n’attaque que de la façon imprimée sur sa carte.',
  'DJ-OVT-10': 'Quand chaque monstre a eu sa chance, le tour et le round sont finis.',
  'DJ-OVT-11':
    'La troisième étape commence par les jets de brûlure de tous les monstres, dans l’ordre du Seigneur du Mal, puis leurs jets de toile. L’étourdissement compte à l’activation.',
  'DJ-OVT-12':
    'Après une interruption, un monstre continue avec ce qui lui restait, tant qu’il vit, même revenu par Increvable.',
  'DJ-OVC-01':
    'Quand la dernière carte du paquet est piochée, les héros perdent aussitôt 3 conquêtes ; puis la défausse mélangée forme un nouveau paquet, et la pioche continue.',
  'DJ-OVC-02': 'Sa limite de huit cartes est vérifiée après la pioche de son tour, et à aucun autre moment.',
  'DJ-OVC-03': 'Une carte défaussée donne sa valeur de menace et rien d’autre.',
  'DJ-OVC-04':
    'Il peut défausser des cartes contre de la menace à tout moment de son tour, et dans tout tour pour payer une carte qu’il peut jouer.',
  'DJ-OVC-05': 'Pour jouer une carte, il paie son coût en menace ; s’il ne le peut pas, il ne la joue pas.',
  'DJ-OVC-06': 'Une carte jouée ne donne pas de menace quand elle est défaussée.',
  'DJ-OVC-07': 'Il y a quatre types de cartes : événement, piège, apparition et pouvoir.',
  'DJ-OVC-08': 'Un événement se joue dans tout tour, quand ce qu’il attend s’est produit.',
  'DJ-OVC-09': 'Un seul événement peut être joué pour une même occasion.',
  'DJ-OVC-10':
    'Un piège se joue quand ce qu’il attend s’est produit. Ni armure ni bouclier n’arrête ses blessures, et chaque héros lance pour lui-même.',
  'DJ-OVC-11': 'Un seul piège peut être joué pour une même occasion, comme un pas ou un coffre.',
  'DJ-OVC-12': 'Les cartes d’apparition ne se jouent qu’à la deuxième étape de son tour, une par tour.',
  'DJ-OVC-13':
    'Une carte de pouvoir se joue à son tour avant qu’il active un monstre. Elle reste visible et agit pour toute la partie.',
  'DJ-OVC-14':
    'Une carte de pouvoir par tour ; elle peut venir avant la pioche et agit dès lors. Les exemplaires s’ajoutent.',
  'DJ-OVC-15': 'Les héros ne voient les cartes de sa main que jouées ou défaussées.',
  'DJ-OVC-16': 'Les cartes du Seigneur du Mal n’atteignent pas les héros en ville.',
  'DJ-OVC-17':
    'Une activation, une attaque déclarée ou lancée, un pas, une porte, un coffre, le début d’un tour : chacun permet un événement et un piège.',
  'DJ-OVC-18':
    'Tous les changements du coût d’une carte s’ajoutent, jamais sous 0. Les valeurs de menace ne changent jamais.',
  'DJ-SPN-01': 'Une carte d’apparition est défaussée quand ses monstres sont placés.',
  'DJ-SPN-02': 'Un monstre n’apparaît pas là où il y a une figurine ou un obstacle.',
  'DJ-SPN-03':
    'Il peut apparaître sur des marqueurs, un glyphe inactif ou un escalier, mais pas sur un glyphe actif.',
  'DJ-SPN-04':
    'Un grand monstre a besoin de place pour toutes ses cases ; le Seigneur du Mal choisit son sens.',
  'DJ-SPN-05': 'Rien n’apparaît dans une zone non révélée.',
  'DJ-SPN-06': 'Rien n’apparaît sur une case que voit un héros du plateau.',
  'DJ-SPN-07': 'Pour cela, les monstres ne gênent pas la vue des héros ; les autres héros, si.',
  'DJ-SPN-08':
    'Les monstres sans case légale ne sont pas placés ; le Seigneur du Mal choisit lesquels le sont.',
  'DJ-SPN-09': 'Il n’y a jamais plus de monstres d’un genre et d’un rang que de figurines dans la boîte.',
  'DJ-SPN-10':
    'Sans figurine libre, il peut en retirer une du même genre et rang et la placer comme un nouveau monstre. Ce n’est pas une mort, les monstres nommés restent, et une figurine déjà activée ne l’est pas de nouveau.',
  'DJ-SPN-11': 'Il n’est pas obligé de placer tous les monstres de la carte.',
  'DJ-SPN-12': 'Les familiers n’empêchent pas les apparitions, sauf Boggs.',
  'DJ-SPN-13':
    'Une case est vue si un héros la verrait sans aucun monstre. Un héros dans une fosse ou en ville ne voit rien ; un singe et Boggs regardent comme des héros.',
  'DJ-TIM-01': 'Quand deux choses arrivent ensemble, l’événement du Seigneur du Mal passe en premier.',
  'DJ-TIM-02':
    'Les événements du début de son tour viennent après la défausse à huit et avant la troisième étape.',
  'DJ-TIM-03':
    'Les cartes d’avant le tour d’un héros peuvent être jouées jusqu’à ce qu’il déclare son action.',
  'DJ-TIM-04':
    'Le Seigneur du Mal est consulté quand il tient une carte qu’il peut jouer et payer ; les gardes viennent ensuite.',
  'DJ-TIM-06':
    'En même temps, les morts de monstres passent avant celles de héros, les héros dans l’ordre des sièges ; le reste au choix du joueur dont c’est le tour.',
  'DJ-MST-01': 'Les figurines rouges sont des maîtres et utilisent la partie rouge de leur carte.',
  'DJ-MST-02':
    'Le héros qui tue un maître, par un coup, le feu, une aura ou une chute dans une fosse, reçoit aussitôt 50 pièces.',
  'DJ-NAM-01': 'Les monstres nommés sont propres à la quête : des figurines rouges, chacune unique.',
  'DJ-NAM-03': 'Les monstres nommés ne peuvent pas être étourdis.',
  'DJ-NAM-04': 'Dans la plupart des quêtes, en tuer un rapporte de la conquête.',
  'DJ-NAM-05': 'Un monstre nommé compte comme un maître pour la prime.',
  'DJ-DTH-01': 'Un monstre avec autant de blessures que son total est tué et quitte le plateau.',
  'DJ-DTH-02':
    'Un héros qui perd sa dernière blessure va aussitôt en ville ; si c’était son tour, il est fini.',
  'DJ-DTH-03':
    'Les héros perdent autant de conquête que sa valeur ; sans conquête, le Seigneur du Mal a gagné.',
  'DJ-DTH-04': 'Il perd la moitié de ses pièces, arrondie au multiple de 25 inférieur.',
  'DJ-DTH-05': 'Il garde ses objets et ses compétences.',
  'DJ-DTH-06': 'Ses blessures et sa fatigue sont au maximum, et tout ce qui durait sur lui cesse.',
  'DJ-DTH-07':
    'Au round suivant, il joue depuis la ville ; dans celui-ci, il n’a pas de tour s’il n’avait pas encore agi.',
  'DJ-DTH-08': 'Pico va en ville avec celui qui la porte.',
  'DJ-DTH-09':
    'Les morts simultanées se règlent une à une, et la réserve est vérifiée après chaque héros. Une attaque déjà lancée s’achève même si son auteur meurt.',
  'DJ-DTH-10':
    'Ses cartes restent telles quelles jusqu’à son redressement, et son jeton de tour passe au rouge.',
  'DJ-CNQ-01':
    'La partie continue tant que les héros ont de la conquête ; à zéro, le Seigneur du Mal gagne aussitôt.',
  'DJ-CNQ-02': 'Un glyphe activé rapporte 3 conquêtes.',
  'DJ-CNQ-03': 'Un coffre ouvert rapporte autant de conquête que le dit la quête.',
  'DJ-CNQ-04': 'La mort d’un héros coûte autant de conquête que le dit sa fiche.',
  'DJ-CNQ-05': 'Le paquet du Seigneur du Mal épuisé coûte 3 conquêtes aux héros.',
  'DJ-CNQ-06': 'Les rencontres et les monstres nommés changent la réserve comme le dit la quête.',
  'DJ-CNQ-07':
    'Les héros gagnent quand ils accomplissent leur tâche avec de la conquête. Si le même coup tue aussi des héros, la tâche compte d’abord.',
  'DJ-CNQ-08': 'La conquête qui reste dit à quel point la quête fut bien gagnée.',
  'DJ-CNQ-09': 'Le Seigneur du Mal n’a pas d’autre façon de gagner, sauf si la quête lui en donne une.',
} as const satisfies Record<keyof typeof OVERLORD_RULES_EN, string>;
