import type { COMBAT_RULES_EN } from '../en/combat.ts';

/** What each rule says, in a sentence or three, for the player who asks. */
export const COMBAT_RULES_FR = {
  'DJ-ATK-01':
    'Une attaque est déclarée, lancée, relancée, complétée, puis réglée : un raté l’arrête aussitôt, la portée se juge une seule fois, après toute dépense.',
  'DJ-ATK-02':
    'L’attaquant nomme la case visée ; un héros nomme aussi l’arme équipée qu’il emploie, ou ses mains nues.',
  'DJ-ATK-03':
    'La cible est une case, qu’un ami ou un ennemi l’occupe. Une case vide ne se vise que si l’Explosion y atteint un ennemi.',
  'DJ-ATK-04': 'On n’attaque pas une case que l’on ne voit pas.',
  'DJ-ATK-05': 'La portée se compte en cases, de la case de l’attaquant à la case visée.',
  'DJ-ATK-06': 'Un héros lance les dés de son arme et un dé noir par point du trait de cette attaque.',
  'DJ-ATK-07': 'On ne lance les dés que d’une arme ; la seconde donne tout au plus son bonus de main faible.',
  'DJ-ATK-08': 'Un monstre lance les dés de sa carte de référence.',
  'DJ-ATK-09':
    'Une face ratée qui reste après les relances fait échouer l’attaque, quoi que montrent les autres dés, et rien ne se dépense.',
  'DJ-ATK-10':
    'Une attaque à distance ou magique touche si sa portée totale atteint au moins celle de la cible.',
  'DJ-ATK-11': 'Une attaque dont la portée reste trop courte ne fait rien.',
  'DJ-ATK-12':
    'Chaque amélioration vaut 1 portée ou 1 dégât. Ce dont la portée n’a pas besoin devient des dégâts.',
  'DJ-ATK-13': 'Un héros dépense ses fulgurances pour les effets de l’arme dont il se sert.',
  'DJ-ATK-14': 'Un effet peut s’acheter plusieurs fois dans une attaque, si cela ajoute quelque chose.',
  'DJ-ATK-15': 'Les fulgurances inutilisées dans cette attaque sont perdues.',
  'DJ-ATK-16':
    'Avec deux effets à 2 fulgurances, quatre fulgurances achètent les deux ou deux fois le premier ; deux fois le même Recul n’ajoute rien.',
  'DJ-ATK-17':
    'Deux fulgurances d’une attaque de monstre sans raté donnent 1 menace au Seigneur du Mal, même si la portée manque.',
  'DJ-ATK-18':
    'Après le jet, un héros peut ajouter des dés noirs contre de la fatigue, jusqu’à cinq dés noirs dans l’attaque.',
  'DJ-ATK-19': 'Les dégâts d’une attaque qui touche sont ceux des dés et tous les bonus.',
  'DJ-ATK-20': 'Les blessures sont les dégâts moins l’armure de la cible, jamais moins de 0.',
  'DJ-ATK-21': 'L’armure d’un héros est celle de sa fiche et de ses objets équipés.',
  'DJ-ATK-22': 'L’armure d’un monstre est imprimée sur sa carte.',
  'DJ-ATK-23': 'Un héros perd un jeton par blessure ; quand il n’en a plus, il est tué.',
  'DJ-ATK-24': 'Un monstre reçoit un jeton par blessure et meurt quand ils atteignent sa valeur.',
  'DJ-ATK-25': 'Un monstre tué quitte le plateau, et sa figurine redevient libre.',
  'DJ-ATK-26':
    'Une attaque de mêlée n’atteint que les cases adjacentes et ignore la portée lancée ; seul un raté la fait échouer.',
  'DJ-ATK-27': 'Une attaque à distance peut viser toute case en vue.',
  'DJ-ATK-28':
    'Une attaque magique suit les règles de l’attaque à distance, avec le trait de magie. Toutes deux peuvent viser une case adjacente.',
  'DJ-ATK-29':
    'Une attaque contre plusieurs figurines se lance une fois ; chacune retranche sa propre armure.',
  'DJ-ATK-30': 'Armes et monstres peuvent ajouter des capacités spéciales à leurs attaques.',
  'DJ-ATK-31':
    'Qui attaque une case à deux figurines en désigne une ; une attaque de zone les touche toutes les deux.',
  'DJ-ATK-32':
    'Toutes les blessures se calculent et s’infligent ensemble ; puis viennent les morts, les jetons, le Recul, et enfin ce qu’une mort déclenche.',
  'DJ-ATK-33':
    'Les bonus simples valent contre tous, ceux contre une figurine contre elle seule. Le doublement vient en dernier, et nul bonus ne répare un raté.',
  'DJ-DIC-01': 'Cinq couleurs de dés de combat montrent portée, dégâts et fulgurances.',
  'DJ-DIC-02': 'Seuls les dés rouge, bleu et blanc ont une face ratée.',
  'DJ-DIC-03': 'Un dé noir montre une amélioration, une fulgurance ou rien.',
  'DJ-DIC-04':
    'Une face du dé noir est vide. Elle ne donne rien dans une attaque et aide contre certains pièges.',
  'DJ-DIC-05': 'Les fulgurances de tous les dés comptent de même.',
  'DJ-DIC-06': 'Aucune attaque n’a plus de cinq dés noirs, d’où qu’ils viennent.',
  'DJ-DIC-07':
    'Qui provoque une relance choisit les dés ; l’attaquant les relance et le nouveau résultat tient.',
  'DJ-DIC-08': 'Une attaque n’est relancée qu’une fois.',
  'DJ-DIC-09': 'Une attaque visée et une esquive s’annulent : rien n’est relancé.',
  'DJ-DIC-10': 'Les relances suivent aussitôt le jet, avant les dés de fatigue, qui ne se relancent jamais.',
  'DJ-DIC-11': 'Une fulgurance gratuite s’ajoute à celles des dés. Ce n’est pas un dé, et un raté la perd.',
  'DJ-DIC-12':
    'Une relance par la capacité d’un héros est l’unique relance de l’attaque. Les esquives passent d’abord, puis l’attaquant.',
  'DJ-UNA-01':
    'À mains nues, on attaque en mêlée avec un dé rouge et le trait de mêlée, sans capacité. On peut les choisir malgré une arme.',
  'DJ-TWO-01': 'De deux armes de mêlée à une main, celle qui ne sert pas ajoute son bonus de main faible.',
  'DJ-TWO-02': 'Une dague dans l’autre main donne une fulgurance gratuite à l’attaque d’épée.',
  'DJ-TWO-03': 'Les deux doivent être des armes de mêlée ; mains nues et attaques de loin n’y gagnent rien.',
  'DJ-ABL-01': 'Les capacités spéciales sont aux monstres ; les héros peuvent en gagner aussi.',
  'DJ-ABL-02': 'Les rangs d’une même capacité s’ajoutent ; une capacité sans rang ne vaut qu’une fois.',
  'DJ-ABL-03':
    'Aura : un ennemi subit 1 blessure, sans armure, chaque fois qu’il entre sur une case voisine de la figurine.',
  'DJ-ABL-04': 'Rien n’arrive quand l’Aura elle-même vient à côté de quelqu’un.',
  'DJ-ABL-05':
    'Explosion couvre la case visée et toutes celles à cette distance qu’elle voit ; murs, portes fermées et gravats l’arrêtent.',
  'DJ-ABL-06': 'Explosion inflige tous ses dégâts aux amis comme aux ennemis, l’attaquant compris.',
  'DJ-ABL-07': 'Explosion et Souffle ne sont pas obligatoires ; sans eux, l’attaque est normale.',
  'DJ-ABL-08':
    'Souffle : toute figurine sous le gabarit prend tous les dégâts ; la portée ne compte pas, seul un raté le fait échouer.',
  'DJ-ABL-09':
    'Le gabarit part d’un bord du socle de l’attaquant et couvre 1, 3 puis 5 cases vers l’extérieur.',
  'DJ-ABL-10':
    'Murs, portes fermées et gravats arrêtent le souffle, les figurines non. On peut souffler sur personne.',
  'DJ-ABL-11': 'Brûlure : au moins 1 dégât avant l’armure pose un jeton de brûlure ; ils s’ajoutent.',
  'DJ-ABL-12':
    'Commandement : les amis à trois cases, et la figurine elle-même, attaquent avec 1 dégât et 1 portée de plus.',
  'DJ-ABL-13': 'Plusieurs Commandements s’ajoutent ; murs et portes fermées les arrêtent.',
  'DJ-ABL-14':
    'Peur : l’attaquant dépense une fulgurance par rang avant tout autre usage, ou rate. Dans une zone, la figurine non payée est simplement épargnée.',
  'DJ-ABL-15': 'Une figurine volante traverse ennemis et obstacles.',
  'DJ-ABL-16':
    'Elle ne finit ni n’attaque au-dessus d’une figurine ou d’un obstacle bloquant, et ne tombe pas dans les fosses.',
  'DJ-ABL-17':
    'Étreinte : les ennemis adjacents ne dépensent pas de points de mouvement, mais peuvent attaquer.',
  'DJ-ABL-18':
    'Recul : après au moins 1 dégât avant l’armure, l’attaquant peut déplacer chaque cible de trois cases au plus.',
  'DJ-ABL-19': 'On ne projette personne sur une figurine ou un obstacle bloquant.',
  'DJ-ABL-20':
    'Seule la case d’arrivée compte ; murs et portes fermées arrêtent la projection. Les morts ne sont pas déplacés.',
  'DJ-ABL-21': 'Perforation ignore autant de points d’armure, mais pas les boucliers.',
  'DJ-ABL-22': 'Poison : les blessures infligées posent autant de jetons de poison.',
  'DJ-ABL-23': 'Allonge : mêlée à portée 1 et 2, en vue ; la portée lancée est ignorée.',
  'DJ-ABL-24': 'Tir rapide : jusqu’à deux attaques par activation.',
  'DJ-ABL-25': 'Sorcellerie : chaque rang vaut 1 portée ou 1 dégât après le jet, sauf raté.',
  'DJ-ABL-26':
    'Étourdissement : au moins 1 dégât avant l’armure pose un jeton. Les monstres nommés y sont immunisés, les maîtres en souffrent moins.',
  'DJ-ABL-27':
    'Balayage touche tous les ennemis à portée de mêlée, avec Allonge ceux à deux cases et en vue. Les amis jamais.',
  'DJ-ABL-28':
    'Increvable : à sa mort on lance un dé noir ; une fulgurance le ramène entier, moins le reste du coup.',
  'DJ-ABL-29':
    'Ce qui suit une mort n’arrive que si elle dure. Un reste qui le tue encore cause un nouveau jet.',
  'DJ-ABL-30': 'Toile : au moins 1 dégât avant l’armure pose un jeton de toile ; ils s’ajoutent.',
  'DJ-ABL-31': 'Les dégâts avant l’armure comptent même si l’armure les arrête tous.',
  'DJ-ABL-32': 'Explosion, Souffle et Balayage ne permettent qu’une esquive en tout.',
  'DJ-ABL-33':
    'Aura, Étreinte et Commandement ne passent ni mur ni porte fermée, valent toujours et ne demandent pas de vue.',
  'DJ-ABL-34': 'Chaque attaque a sa cible et se règle avant la suivante ; on peut bouger entre deux.',
  'DJ-ABL-35':
    'À deux cases, figurines et gravats coupent la ligne de l’Allonge. Elle ne rend rien adjacent.',
  'DJ-ORD-04':
    'Avant le jet, un héros peut utiliser son ordre Viser ; après le jet il peut relancer une fois les dés de son choix, ratés compris.',
  'DJ-ORD-07':
    'Un héros qui a l’ordre Esquive peut faire relancer des dés d’une attaque contre lui, une fois par attaque.',
  'DJ-ORD-08': 'L’ordre Esquive reste jusqu’à son prochain tour et sert contre chaque attaque.',
  'DJ-ORD-09': 'Contre une cible qui esquive, l’attaque visée est comme une autre, et l’esquive ne sert pas.',
  'DJ-ORD-10':
    'Si plusieurs esquivent une attaque, le premier à la gauche de l’attaquant choisit les dés, ou aucun.',
  'DJ-ORD-11': 'Au tour du Seigneur du Mal, un héros qui a l’ordre Garde peut interrompre par une attaque.',
  'DJ-ORD-12':
    'L’interruption passe d’abord, même avant une attaque déclarée, qui est perdue si elle n’est plus possible.',
  'DJ-ORD-13':
    'Le garde est consulté au début du tour du Seigneur du Mal, après chaque pas d’un monstre, avant chacun de ses jets, après chaque carte et à la fin.',
  'DJ-ORD-19':
    'Les gardes sont consultés dans l’ordre des places, l’un après l’autre. Une interruption n’est pas interrompue par un autre garde.',
  'DJ-ORD-20':
    'L’attaque d’interruption peut user des traits, de la fatigue pour des dés et des talents d’attaque, mais pas de mouvement. L’ordre est dépensé même raté.',
  'DJ-ORD-21':
    'Une figurine peut esquiver si elle est dans la zone quand les dés tombent ; les cases ajoutées ensuite par des fulgurances n’y donnent pas droit.',
} as const satisfies Record<keyof typeof COMBAT_RULES_EN, string>;
