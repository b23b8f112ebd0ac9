import type { RULES_EN } from './rules.en.ts';

/** What each rule says, in a sentence or three, for the player who asks, in French. */
export const RULES_FR = {
  // Terms and conventions
  'DDD-GEN-01': 'Vous gagnez ou perdez tous ensemble. Chaque joueur dirige un seul survivant.',
  'DDD-GEN-02':
    'Une manche comporte une phase d’entretien, puis une phase d’action. Les manches se suivent jusqu’à la fin de la partie ou jusqu’à l’affrontement final.',
  'DDD-GEN-03':
    'Quand une règle laisse un choix aux joueurs, c’est toute l’équipe qui décide. N’importe quel joueur peut répondre et la première réponse confirmée est retenue.',
  'DDD-GEN-04':
    'Une tuile contient une pièce ou deux pièces séparées. Déplacement, vue, regroupement, fouille et combat se règlent par pièce ; incendie, marqueurs de brûlure, destruction et radiation touchent toute la tuile.',
  'DDD-GEN-05':
    'Deux pièces sont accessibles l’une depuis l’autre si un passage ou une porte déverrouillée les relie. Un mur, ou une porte qui porte encore sa puce de code, les sépare.',
  'DDD-GEN-06':
    '« Adjacent » signifie côte à côte sur la grille des tuiles, jamais en diagonale sauf si la règle le dit ; les murs ne comptent pas, sauf si la vue ou l’accès est exigé. L’autre pièce de la même tuile est aussi adjacente.',
  'DDD-GEN-07':
    'Tous les zombies d’une pièce forment une horde. Des hordes qui se retrouvent dans la même pièce fusionnent aussitôt.',
  'DDD-GEN-08':
    'Un jet de position utilise un dé à quatre faces pour la rangée (1 en haut, 4 en bas) et un dé à six faces pour la colonne (1 à gauche, 5 à droite) ; chaque règle dit ce que fait un 6. Sur une tuile à deux pièces, vous choisissez la pièce, mais pas une pièce verrouillée si l’autre ne l’est pas.',
  'DDD-GEN-09':
    'Vous ne lancez jamais plus de 4 dés de survivant. Une attaque de zombies ne lance jamais plus de 6 dés de créature.',
  'DDD-GEN-10':
    'Une équipe réunit les survivants qui partagent une case d’équipe du suivi. Vous restez dans votre équipe jusqu’au prochain regroupement, même si vous finissez dans des pièces différentes.',
  'DDD-GEN-11':
    '« Une fois par manche » se compte d’un entretien au suivant ; « ce tour » sur un objet désigne les actions en cours de votre équipe. Dans l’affrontement final, les deux désignent le temps entre deux réactions de la némésis.',
  'DDD-GEN-12':
    'Ce qui est retiré de la partie ne revient jamais. Sans jetons d’apparition, plus aucun zombie n’apparaît ; s’il manque des figurines, placez celles qui restent. Cubes, marqueurs de brûlure et de radiation, jetons de virus et d’entrave ne s’épuisent jamais.',
  'DDD-GEN-13':
    'Un ennemi est un zombie, une créature ou la némésis. La némésis compte comme une créature : elle retient les survivants de sa pièce et peut être attaquée et repoussée. Mais elle a ses propres règles de déplacement, d’attaque et de touches, ne craint ni le feu ni la radiation et ne rapporte aucun PX.',
  'DDD-GEN-14':
    'Une règle particulière l’emporte sur une règle générale : compétences, objets et pouvoirs priment sur les règles de base, les extensions sur les deux, et l’affrontement final sur tout ce qui touche aux manches et aux équipes. Une limite, comme 4 dés ou 8 munitions, ne cède qu’à un texte qui la nomme.',
  'DDD-GEN-15':
    'Les distances se comptent en pièces où l’on entre : votre pièce vaut 0, chaque pièce de plus ajoute 1. L’autre pièce de votre tuile est à 1 si une ouverture les relie.',
  'DDD-GEN-16':
    'Quand plusieurs choses arrivent en même temps, vous choisissez leur ordre. Un effet s’applique entièrement à tous avant qu’une élimination qu’il a causée ne déclenche autre chose.',

  // Building the house
  'DDD-HOU-01': 'La maison est une grille de 20 tuiles : 4 rangées de 5.',
  'DDD-HOU-02': 'Placez d’abord les quatre salles de coin, une à chaque coin de la grille.',
  'DDD-HOU-03': 'Le hall d’entrée se place au milieu de la rangée du bas.',
  'DDD-HOU-04':
    'Les neuf autres places du bord reçoivent des pièces extérieures, fenêtres tournées vers le dehors.',
  'DDD-HOU-05':
    'Les six places du centre reçoivent des pièces intérieures, dans le sens de votre choix. Il y en a toujours six.',
  'DDD-HOU-06':
    'Aucun passage ni aucune porte ne peut buter sur un mur : un bord commun est ouvert sur les deux tuiles ou muré sur les deux. Toutes portes ouvertes, chaque pièce doit pouvoir être atteinte.',
  'DDD-HOU-07': 'Vous pouvez tirer les tuiles au hasard ou les choisir vous-mêmes.',
  'DDD-HOU-08':
    'Le laboratoire est l’une des quatre salles de coin, fermé au début ; les trois autres coins ont un terminal. Qui bâtit la maison choisit son coin ; une maison tirée au hasard le place dans l’un des deux coins du haut.',
  'DDD-HOU-09':
    'Une tuile retournée sur sa face détruite le reste jusqu’à la fin. Elle garde ses ouvertures et ses murs, perd ses propres verrous, et ses deux pièces éventuelles n’en font plus qu’une.',
  'DDD-HOU-10':
    'Une porte est verrouillée tant qu’une puce de code se trouve sur son symbole de verrou. Elle l’est pour les deux pièces qu’elle relie, quelle que soit la tuile qui montre le verrou.',
  'DDD-HOU-11':
    'Une pièce est verrouillée quand toutes ses portes portent une puce de code ; une seule porte ouverte ou un seul passage suffit pour qu’elle ne le soit pas. Le laboratoire compte toujours comme verrouillé tant qu’il reste un jeton de code sur le tableau de sécurité.',
  'DDD-HOU-12':
    'Les puces de code sont face cachée sur les portes : vous voyez seulement si elles ont 2 ou 3 icônes.',
  'DDD-HOU-13': 'Chaque icône de caméra de la maison reçoit une caméra.',
  'DDD-HOU-14':
    'Une fois les puces de code posées, orientez chaque caméra dans la direction, en ligne droite, où elle voit le plus de pièces ; vous choisissez en cas d’égalité. Ensuite, les caméras ne tournent plus.',
  'DDD-HOU-15':
    'Une caméra voit sa propre pièce et toutes celles droit devant, jusqu’au premier mur ou à la première porte verrouillée. Sa vue change quand une porte s’ouvre ou qu’une pièce est détruite, car une pièce détruite bloque la vue.',
  'DDD-HOU-16':
    'Une tuile détruite perd toutes ses icônes : caméra, verrou, terminal, fonction, fuite de gaz, salle de défense, créature tapie. Un hall d’entrée détruit reste le lieu de retour des survivants et ses directions d’incendie restent valables.',
  'DDD-HOU-17':
    'Une maison que vous bâtissez doit suivre les règles de construction et avoir assez de verrous pour le mode. Une tuile qui contredit un bord déjà posé est refusée, et la maison finie doit permettre d’atteindre chaque pièce toutes portes ouvertes.',

  // Preparing decks and pools
  'DDD-SET-01': 'Les jetons de virus forment une réserve visible.',
  'DDD-SET-02':
    'Mettez de côté l’équipement de départ. Mélangez les autres cartes d’équipement en une pioche face cachée.',
  'DDD-SET-03': 'Mélangez les jetons d’apparition, nombres cachés. Les jetons se piochent dans cette pile.',
  'DDD-SET-04': 'Mélangez les plateaux de créature en une pile face cachée.',
  'DDD-SET-05':
    'Les plateaux de némésis restent à l’écart, cachés. L’un d’eux est tiré au hasard au début de l’affrontement final.',
  'DDD-SET-06':
    'Chaque joueur choisit un survivant différent et prend son plateau, sa figurine et ses sept cubes.',
  'DDD-SET-07':
    'À 2 ou 3 joueurs, utilisez la face à 4 PA des plateaux de survivant ; à 4 ou 5 joueurs, la face à 3 PA.',
  'DDD-SET-08': 'Vous commencez avec l’arme de votre survivant en main.',
  'DDD-SET-09': 'Vos quatre compétences commencent inactives, à côté de votre plateau.',
  'DDD-SET-10': 'Vous commencez avec toute votre énergie et 0 PX.',
  'DDD-SET-11': 'Tous les survivants commencent sur la première case d’équipe, en une seule équipe.',
  'DDD-SET-12': 'Vous commencez avec 4 points d’action à 2 ou 3 joueurs, ou 3 à 4 ou 5 joueurs.',
  'DDD-SET-13': 'Tous les survivants commencent dans le hall d’entrée.',
  'DDD-SET-14': 'Le marqueur d’événement commence sur la case horloge.',
  'DDD-SET-15': 'La piste des ténèbres compte cinq cases et son marqueur commence sur la 1.',

  // Security board set-up and code chips on doors
  'DDD-SEC-01': 'Avant la partie, vous choisissez la difficulté du code : Dark, Darker ou Darkest.',
  'DDD-SEC-02':
    'En mode Dark, tirez au hasard une puce à 3 icônes et deux puces à 2 icônes. Leurs 7 couleurs déterminent les 7 jetons de code du tableau de sécurité, dans n’importe quel ordre.',
  'DDD-SEC-03':
    'Chaque symbole de verrou reçoit une puce face cachée. Les trois puces qui ont fixé le code y sont mêlées : elles se trouvent donc toutes quelque part dans la maison.',
  'DDD-SEC-04':
    'Chaque verrou d’une salle de coin reçoit une puce à 3 icônes ; les autres puces sont posées au hasard. Les portes du laboratoire n’en reçoivent pas.',
  'DDD-SEC-05': 'Darker fonctionne comme Dark, mais avec 8 jetons de code : le huitième est tiré au hasard.',
  'DDD-SEC-06':
    'En mode Darkest, les 8 jetons de code sont tirés à l’aveugle et les puces des portes sont au hasard. La combinaison parfaite n’existe peut-être pas dans la maison.',
  'DDD-SEC-07':
    'En mode Darkest, aucune couleur n’apparaît plus de deux fois dans le code. Un troisième jeton d’une couleur est remis et un autre est tiré.',
  'DDD-SEC-08':
    'À 4 ou 5 joueurs, la moitié des puces des portes, arrondie à l’inférieur, ont 3 icônes ; à 2 ou 3 joueurs, une de moins. Il y en a toujours assez pour les salles de coin et le code ; les autres ont 2 icônes.',
  'DDD-SEC-09':
    'Les puces non posées sur des portes sont mises de côté, face cachée. Seule la capacité de Lucy les fait revenir.',
  'DDD-SEC-10':
    'Les jetons de code du tableau de sécurité, et donc les couleurs voulues, sont visibles dès le début.',
  'DDD-SEC-11':
    'En modes Dark et Darker, il faut au moins 3 verrous dans la maison, dont 2 au moins hors des salles de coin ; sinon les puces du code n’auraient pas leur place.',

  // Line of sight
  'DDD-LOS-01': 'Vous ne voyez qu’en ligne droite, le long des rangées et des colonnes, jamais en diagonale.',
  'DDD-LOS-02':
    'Chaque pas de la ligne doit franchir un passage ou une porte déverrouillée. Murs et portes verrouillées la bloquent.',
  'DDD-LOS-03':
    'On ne voit ni dans une pièce détruite, ni hors d’elle, ni au travers. Un survivant qui s’y trouve ne voit que cette pièce.',
  'DDD-LOS-04': 'La vue n’a pas de distance maximale. Figurines, jetons et pièces en feu ne la bloquent pas.',
  'DDD-LOS-05':
    'Sur une tuile à deux pièces, vous ne voyez que la pièce où entre la ligne, et au-delà seulement si l’ouverture d’en face est la sienne. Les deux pièces ne se voient que par une ouverture entre elles.',
  'DDD-LOS-06':
    'Sans ligne de vue, vous ne pouvez ni attaquer ni affecter quoi que ce soit dans une autre pièce, sauf si une règle le permet. Vous voyez toujours tout dans votre propre pièce.',
  'DDD-LOS-07':
    'Dès qu’un survivant voit un jeton d’apparition face cachée, le jeton devient des zombies. On le vérifie après chaque déplacement, porte ouverte, jeton placé ou retour d’un survivant.',

  // The survivor board
  'DDD-SUR-01':
    'Au début de chaque manche, avant l’événement, vous recevez les points d’action qu’indique votre énergie. Les blessures subies pendant l’entretien ne comptent qu’à la manche suivante.',
  'DDD-SUR-02':
    'Chaque action consomme son coût en PA ; sans PA, vous ne pouvez plus rien payer de la manche. Les PA non dépensés sont perdus.',
  'DDD-SUR-03': 'Chaque blessure avance votre marqueur d’énergie d’une case vers le crâne.',
  'DDD-SUR-04':
    'Plus votre zone d’énergie est basse, moins vous avez de PA. Descendre d’une zone vous coûte des PA à la manche suivante, pas à celle-ci.',
  'DDD-SUR-05':
    'Si votre énergie atteint le crâne, vous mourez et quittez aussitôt le plateau ; les ténèbres avancent de 1 et vous perdez cartes, puces, compétences achetées et jetons. Avant l’affrontement final, vous pouvez revenir au regroupement de la manche suivante avec votre équipement de départ ; aucun zombie ne prend votre place.',
  'DDD-SUR-06':
    'Chaque blessure soignée fait reculer votre marqueur d’énergie d’une case, jamais au-delà de la première. Remonter d’une zone ne donne pas de PA pour cette manche, sauf dans l’affrontement final.',
  'DDD-SUR-07': 'Votre valeur d’entrave est le nombre de dés que vous ajoutez à une tentative de libération.',
  'DDD-SUR-08':
    'Votre survivant a une compétence de départ, active dès le début, que vous ne pouvez jamais perdre.',
  'DDD-SUR-09':
    'Vous achetez vos quatre autres compétences avec des PX, dans l’ordre de votre choix. Leur prix augmente de gauche à droite.',
  'DDD-SUR-10':
    'Vous pouvez acheter une compétence à tout moment d’une manche, sans PA. Elle reste active jusqu’à ce que la zombification ou votre élimination vous la prenne.',
  'DDD-SUR-11': 'Utiliser une compétence active ne coûte pas de PA en soi.',
  'DDD-SUR-12': 'Vous ne pouvez pas avoir plus de 10 PX. L’excédent est perdu.',
  'DDD-SUR-13': 'Vous gagnez 1 PX par zombie éliminé en combat grâce à une réussite ou à un recul.',
  'DDD-SUR-14':
    'Vous gagnez 2 PX en ouvrant une porte verrouillée, même payée en partie par les ténèbres. Les portes ouvertes par le début de l’affrontement final n’en donnent pas.',
  'DDD-SUR-15':
    'Quand une créature est éliminée par des réussites ou des reculs, chaque survivant en jeu gagne 2 PX, où qu’il soit. La némésis n’en donne pas.',
  'DDD-SUR-16':
    'Les ennemis détruits par la propagation de l’incendie, une grenade ou de la dynamite ne donnent pas de PX.',
  'DDD-SUR-17':
    'Avant l’affrontement final, ne plus avoir de survivant sur le plateau n’est pas une défaite. Les manches continuent et les survivants reviennent.',

  // The multitracker
  'DDD-MUL-01':
    'Les cinq cases du haut montrent les équipes. Une équipe qui a fini ses actions passe dans la case du dessous.',
  'DDD-MUL-02':
    'À la première manche, tous les survivants forment une seule équipe, dans la case la plus à gauche.',
  'DDD-MUL-03': 'La piste d’événement tourne sur trois cases : zombie, incendie, horloge.',
  'DDD-MUL-04':
    'La piste des ténèbres se termine à la case 5. L’une de ses cases porte une icône d’incendie.',

  // Upkeep: order and events
  'DDD-UPK-01':
    'L’entretien comporte cinq étapes dans cet ordre : événement, regroupement, contrôle des caméras, apparition de zombies, zombification.',
  'DDD-UPK-02':
    'Chaque entretien commence par avancer le marqueur d’événement d’une case : zombie à la manche 1, incendie à la 2, horloge à la 3, puis de nouveau zombie.',
  'DDD-UPK-03': 'Événement zombie : résolvez une apparition de zombies.',
  'DDD-UPK-04':
    'Événement incendie : si le jeton d’incendie est dans la maison, l’incendie se propage une fois. Sinon, rien ne se passe.',
  'DDD-UPK-05': 'Événement horloge : les ténèbres avancent d’une case.',

  // Zombie spawning
  'DDD-SPN-01': 'Pour une apparition, tirez un jeton au hasard et lancez les deux dés pour sa position.',
  'DDD-SPN-02':
    'Si aucun survivant ne voit la pièce désignée, le jeton y est posé face cachée et son nombre reste inconnu.',
  'DDD-SPN-03':
    'Si un survivant voit la pièce désignée, le nombre de zombies indiqué y apparaît aussitôt. Le jeton est retiré de la partie.',
  'DDD-SPN-04':
    'Si la pièce désignée est verrouillée ou détruite, les zombies apparaissent dans une pièce de votre choix qui n’est pas en feu, adjacente à un survivant et vue de lui. Une pièce occupée par des survivants ne convient que si un survivant d’une autre pièce adjacente la voit.',
  'DDD-SPN-05':
    'S’il n’y en a pas, vous choisissez n’importe quelle pièce qui n’est ni en feu, ni verrouillée, ni détruite, ni le laboratoire fermé. Si tout brûle, aucun zombie n’apparaît.',
  'DDD-SPN-06':
    'Un 6 au dé de colonne compte comme une pièce verrouillée : les zombies apparaissent dans une pièce adjacente à un survivant qui la voit.',
  'DDD-SPN-07':
    'Les zombies n’attaquent pas en apparaissant. Ils agissent la prochaine fois que des zombies agissent ; dans une réaction de la némésis, c’est à la dernière étape.',
  'DDD-SPN-08':
    'Une pièce en feu peut recevoir un jeton ou des zombies comme d’habitude. Le feu n’abîme pas le jeton, et les zombies ne souffrent qu’à la prochaine propagation.',
  'DDD-SPN-09':
    'Une pièce peut contenir plusieurs jetons face cachée, et des jetons avec des zombies. Chaque jeton se retourne séparément.',
  'DDD-SPN-10':
    'L’étape 4 de chaque entretien est une apparition de zombies de plus, quel qu’ait été l’événement.',

  // Darkness
  'DDD-DRK-01':
    'Quand le marqueur des ténèbres arrive sur l’icône d’incendie, un incendie se déclare aussitôt. Si le jeton d’incendie est déjà dans la maison, rien ne se passe.',
  'DDD-DRK-02':
    'Les ténèbres avancent aussi pour les tuiles détruites, les survivants éliminés, les jetons de code retirés sans puce et les icônes manquantes à une porte. Plusieurs avancées se font case par case.',
  'DDD-DRK-03':
    'Avant l’affrontement final, les ténèbres avancent d’une case chaque fois qu’une tuile est détruite.',
  'DDD-DRK-04':
    'Avant l’affrontement final, les ténèbres avancent d’une case chaque fois qu’un survivant meurt ou est zombifié.',
  'DDD-DRK-05':
    'Les ténèbres avancent d’une case pour chaque jeton de code retiré du tableau de sécurité sans puce de code.',
  'DDD-DRK-06':
    'Quand vous ouvrez une porte, les ténèbres avancent d’une case pour chaque icône de la puce que votre équipement n’a pas.',
  'DDD-DRK-07':
    'La manche où le marqueur des ténèbres atteint la dernière case est la dernière, même s’il y arrive pendant l’ultime réaction. Si aucun survivant n’est entré dans le laboratoire à la fin de cette manche, vous perdez tous.',
  'DDD-DRK-08':
    'Vous ne pouvez pas choisir une option dont le coût en ténèbres dépasserait la dernière case.',
  'DDD-DRK-09':
    'Si les ténèbres doivent avancer alors que le marqueur est déjà sur la dernière case, rien de plus ne se passe.',

  // Regroup
  'DDD-REG-01':
    'Étape 2 de l’entretien : tous les survivants d’une même pièce forment une équipe. Chaque pièce occupée par des survivants donne une équipe.',
  'DDD-REG-02': 'Vous rangez les équipes dans l’ordre de votre choix. Elles agiront dans cet ordre.',
  'DDD-REG-03':
    'Les survivants qui reviennent le font au début de cette étape, avant la formation des équipes.',
  'DDD-REG-04':
    'Des survivants dans les deux pièces différentes d’une même tuile forment des équipes différentes.',

  // Camera check
  'DDD-CAM-01':
    'Étape 3 de l’entretien : pour chaque pièce avec des survivants vue par une caméra, lancez un dé de survivant par survivant présent (4 au plus) et le dé de terreur.',
  'DDD-CAM-02':
    'S’il y a au moins un échec, l’événement du dé de terreur se produit pour cette pièce. Sinon, rien ne se passe.',
  'DDD-CAM-03': 'Une pièce vue par plusieurs caméras est contrôlée une fois pour chacune.',
  'DDD-CAM-04':
    'Terminez chaque contrôle, événement compris, avant de lancer le suivant. Vous choisissez l’ordre.',
  'DDD-CAM-05':
    'Lors d’un contrôle des caméras, les échecs n’annulent rien et les autres icônes n’ont aucun effet.',
  'DDD-CAM-06':
    'On juge si une pièce est contrôlée au moment de son contrôle : un survivant déplacé par un contrôle précédent peut donc sortir du champ ou y entrer. Chaque caméra contrôle chaque pièce une fois au plus par entretien.',

  // Zombification
  'DDD-ZOM-01': 'L’étape 5 de l’entretien ne concerne que les survivants qui ont 2 jetons de virus.',
  'DDD-ZOM-02':
    'Avec 2 jetons de virus, un cube gris se pose sur votre emplacement de compétence le plus à droite. S’il est déjà là, il avance d’un emplacement vers la gauche.',
  'DDD-ZOM-03': 'Si le cube gris arrive sur une compétence active, vous perdez cette compétence.',
  'DDD-ZOM-04':
    'Vous ne pouvez pas acheter une compétence située sous le cube gris ou à sa droite. Après une élimination et un retour, le cube a disparu et vous pouvez de nouveau tout acheter.',
  'DDD-ZOM-05':
    'Quand le cube gris atteint votre emplacement le plus à gauche, vous êtes zombifié. C’est au quatrième entretien avec 2 jetons de virus.',
  'DDD-ZOM-06':
    'Quand vous êtes zombifié, un zombie prend votre place dans la pièce. Vous ne jouez plus de la manche.',
  'DDD-ZOM-07':
    'Dès la manche suivante, vous pouvez revenir au début d’un regroupement, dans le hall d’entrée, avec votre seul équipement de départ rechargé et toute votre énergie. Vous gardez vos PX non dépensés ; compétences achetées, puces, jetons de virus et autres marqueurs sont perdus. Si le hall brûle, vous subissez les dégâts d’entrée.',
  'DDD-ZOM-08':
    'Perdre votre second jeton de virus arrête le cube gris là où il est. Un remède ne l’enlève jamais et ne le fait jamais reculer.',
  'DDD-ZOM-09':
    'Si vous recevez de nouveau un second jeton de virus, le cube gris repart de là où il s’était arrêté.',
  'DDD-ZOM-10': 'Vous n’avez jamais plus de 2 jetons de virus.',
  'DDD-ZOM-11':
    'À votre retour, vous recevez tous vos PA pour cette manche. Les dégâts du feu dans le hall d’entrée viennent ensuite : ils ne réduisent que les PA de la manche suivante, mais peuvent vous éliminer de nouveau.',
  'DDD-ZOM-12':
    'À votre retour, votre carte de départ vous revient. Un survivant qui la détenait doit vous la rendre.',

  // Action phase
  'DDD-ACT-01':
    'Les équipes agissent de gauche à droite. Pour chacune, ses membres font d’abord leurs actions, puis la réaction est résolue.',
  'DDD-ACT-02':
    'Les membres de l’équipe active peuvent agir dans n’importe quel ordre et alterner librement.',
  'DDD-ACT-03': 'Quand l’équipe a terminé, la réaction suit. Cette équipe n’agira plus de la manche.',
  'DDD-ACT-04': 'La manche s’achève après la réaction de la dernière équipe.',
  'DDD-ACT-05':
    'Vous pouvez répéter la même action et en mêler d’autres dans n’importe quel ordre, tant que vous pouvez payer.',
  'DDD-ACT-06': 'Vous pouvez ne pas dépenser tous vos PA.',
  'DDD-ACT-07':
    'Si vous quittez la pièce de votre équipe, de quelque façon que ce soit, vous en faites toujours partie. Vous agissez et provoquez des réactions avec elle jusqu’au prochain regroupement.',
  'DDD-ACT-08':
    'Seule l’équipe active fait des actions. Les autres survivants de la pièce peuvent quand même donner ou recevoir une carte si un survivant actif paie, et comptent pour les dés liés aux survivants présents.',
  'DDD-ACT-09': 'Utiliser un objet ne coûte pas de PA, sauf si son texte indique un coût.',
  'DDD-ACT-10':
    'À tout moment d’une manche, sauf pendant un jet, tout survivant peut acheter des compétences, déplacer ou abandonner des cartes, recharger, utiliser premiers secours, antidote, pilules antiradiation ou Bandage éternel. Les objets de relance servent lors de leur jet ; le reste attend les actions de votre équipe.',
  'DDD-ACT-11':
    'Les ennemis de votre pièce n’empêchent que l’action de déplacement. Toutes les autres restent permises en leur présence.',

  // Move
  'DDD-MOV-01': 'Pour 1 PA, allez dans une pièce accessible voisine, jamais en diagonale.',
  'DDD-MOV-02':
    'Passer d’une pièce à l’autre d’une même tuile, par une ouverture, compte comme un déplacement d’une pièce.',
  'DDD-MOV-03':
    'Vous ne pouvez pas quitter par une action de déplacement une pièce où se trouve un zombie ou une créature.',
  'DDD-MOV-04':
    'Vous ne sortez d’une telle pièce que par une retraite en combat, par la peur ou par une libération réussie. Un zombie à terre vous retient quand même.',
  'DDD-MOV-05': 'Murs et portes verrouillées vous barrent la route.',
  'DDD-MOV-06': 'Après votre déplacement, tout jeton d’apparition désormais visible devient des zombies.',
  'DDD-MOV-07': 'Vous pouvez entrer dans une pièce en feu ou détruite, mais vous subissez les dégâts du feu.',
  'DDD-MOV-08':
    'Vous pouvez entrer dans une pièce où il y a des zombies ou une créature. Ils n’attaquent pas aussitôt, seulement lors de leur réaction.',

  // Search
  'DDD-SEA-01': 'Pour 1 PA, fouillez votre pièce, sauf si elle est détruite ou a déjà un cube gris.',
  'DDD-SEA-02': 'Lancez un dé de survivant par survivant dans la pièce (4 au plus), et le dé de terreur.',
  'DDD-SEA-03': 'Piochez une carte d’équipement par réussite.',
  'DDD-SEA-04':
    'Si vous trouvez plusieurs cartes, regardez-les toutes, gardez-en une et donnez les autres gratuitement aux autres survivants de la pièce, une au plus par survivant. Le surplus est retiré de la partie.',
  'DDD-SEA-05':
    'Si vous trouvez au moins une carte, la pièce reçoit un cube gris et ne peut plus jamais être fouillée. Si vous ne trouvez rien, elle peut encore l’être.',
  'DDD-SEA-06':
    'Si une même icône, autre que la réussite, apparaît sur deux dés de survivant ou plus, l’événement du dé de terreur se produit aussi. Distribuez d’abord les cartes trouvées.',
  'DDD-SEA-07':
    'Lors d’une fouille, les échecs n’annulent rien et une icône isolée autre que la réussite n’a aucun effet.',
  'DDD-SEA-08':
    'Vous pouvez fouiller toute pièce sauf le laboratoire, même en feu ou avec des ennemis. Les deux pièces d’une tuile se fouillent séparément.',
  'DDD-SEA-09':
    'Quand la pioche d’équipement est vide, une fouille ne trouve rien et ne laisse pas de cube gris. La pioche n’est jamais reformée.',

  // Passing equipment and dropping
  'DDD-PAS-01':
    'Pour 1 PA, donnez une carte d’équipement à un autre survivant de votre pièce, ou prenez-lui-en une. Vous seul payez, et l’autre joueur doit être d’accord.',
  'DDD-PAS-02': 'Une puce de code se transmet de la même façon, pour 1 PA.',
  'DDD-PAS-03': 'Les jetons de virus ne se transmettent jamais.',
  'DDD-PAS-04': 'Vous pouvez abandonner de l’équipement gratuitement. Il est retiré de la partie.',
  'DDD-PAS-05':
    'Vous portez au plus 5 cartes d’équipement et jetons de virus en tout. Puces de code, cubes de munition et jeton d’antidote ne comptent pas.',
  'DDD-PAS-06':
    'Si vous recevez une carte au-delà de votre limite, retirez aussitôt de la partie une carte de votre choix, sans l’utiliser. Ce peut être la nouvelle.',
  'DDD-PAS-07':
    'Dès que vous dépassez votre limite, pour quelque raison que ce soit, retirez aussitôt des cartes jusqu’à la respecter. Cela vaut aussi si Jack perd Sac à dos.',

  // Unlocking a door
  'DDD-UNL-01':
    'Pendant les actions de votre équipe, vous pouvez retourner gratuitement la puce d’une porte verrouillée de votre pièce. Elle reste visible.',
  'DDD-UNL-02':
    'Pour 1 PA, déverrouillez une porte si vos propres cartes montrent toutes les icônes de sa puce. Cartes en main et rangées comptent ; jamais celles des autres.',
  'DDD-UNL-03': 'Vous prenez la puce de la porte et gardez l’équipement utilisé.',
  'DDD-UNL-04': 'Dès lors, tout le monde peut franchir la porte et voir au travers.',
  'DDD-UNL-05':
    'S’il vous manque des icônes, vous pouvez quand même ouvrir la porte pour 1 PA en avançant les ténèbres d’une case par icône manquante. Toutes ces avancées doivent tenir sur la piste.',
  'DDD-UNL-06':
    'Chaque icône de la puce exige une icône de cette couleur sur vos cartes. Une même carte peut en fournir plusieurs.',
  'DDD-UNL-07': 'Vous gagnez 2 PX pour avoir déverrouillé la porte.',

  // Extinguishing
  'DDD-EXT-01': 'Pour 2 PA, retirez un marqueur de brûlure de votre tuile.',
  'DDD-EXT-02':
    'Si votre tuile porte le jeton d’incendie et perd son dernier marqueur de brûlure, le jeton d’incendie part aussi, gratuitement.',
  'DDD-EXT-03': 'Une pièce détruite n’a pas de marqueur de brûlure et ne peut pas être éteinte.',
  'DDD-EXT-04': 'Dans l’affrontement final, aucune action ne retire de marqueur de brûlure.',

  // Corner rooms
  'DDD-COR-01': 'Pour 2 PA dans une salle de coin, utilisez soit sa fonction, soit son terminal.',
  'DDD-COR-02':
    'Chaque salle de coin ne sert qu’une fois par manche, pour l’une ou l’autre, quel que soit l’utilisateur.',
  'DDD-COR-03':
    'Vous pouvez utiliser plusieurs salles de coin par manche, chacune une fois pour 2 PA. Le laboratoire n’a pas de fonction : il en reste donc trois.',
  'DDD-COR-04':
    'Contrôle des sprinklers : retirez tous les marqueurs de brûlure d’une tuile de la maison, où qu’elle soit, et le jeton d’incendie s’il s’y trouve. Sans effet sur une pièce détruite.',
  'DDD-COR-05': 'Armoire à virus : vous défaussez votre second jeton de virus.',
  'DDD-COR-06': 'Infirmerie : vous soignez jusqu’à deux de vos blessures.',
  'DDD-COR-07':
    'Réserve de munitions : placez 4 cubes de munition sur l’une de vos armes, jusqu’à 8. L’excédent est perdu.',
  'DDD-COR-08': 'Terminal : placez sur le tableau de sécurité une puce de code que vous portez.',
  'DDD-COR-09':
    'Pour entrer plusieurs puces dans une manche, il faut plusieurs terminaux. Seule exception : le Génie informatique de Lucy.',
  'DDD-COR-10': 'Une salle de coin détruite n’a plus ni fonction ni terminal.',

  // Combat
  'DDD-CMB-01':
    'Pour 1 PA, attaquez une fois avec une arme : les ennemis de votre pièce ou, avec une arme à distance, aussi ceux en vue et à portée.',
  'DDD-CMB-02':
    'Vous lancez autant de dés de survivant que la valeur d’attaque de l’arme, modifiée par vos autres cartes et compétences, 4 au plus.',
  'DDD-CMB-03':
    'Sans arme utilisable, vous frappez à mains nues : 1 dé, dans votre pièce seulement. Une arme est utilisable si elle est en main et, pour une arme à feu, chargée ; vous pouvez quand même choisir vos poings.',
  'DDD-CMB-04':
    'Lancez d’abord les dés, puis décidez quels ennemis subissent quelles touches. Vous pouvez les répartir entre des ennemis de pièces différentes à portée.',
  'DDD-CMB-05':
    'Une portée de 1 ou plus atteint les ennemis à ce nombre de pièces au plus, en ligne de vue droite. La portée 0 se limite à votre pièce.',
  'DDD-CMB-06': 'Chaque réussite est une touche. Une touche élimine un zombie.',
  'DDD-CMB-07':
    'Vous pouvez attribuer chaque visée à une réussite : sa portée augmente de 1. Plusieurs visées sur une réussite s’additionnent.',
  'DDD-CMB-08':
    'Les visées ne servent à rien sans arme à distance, ni si vous ne les attribuez à aucune réussite.',
  'DDD-CMB-09':
    'Chaque recul repousse un ennemi de votre propre pièce dans une pièce accessible adjacente ; vous choisissez la direction. S’il n’y en a pas, l’icône n’a aucun effet.',
  'DDD-CMB-10':
    'Plusieurs reculs sur un ennemi le repoussent plus loin dans la même ligne droite. Chaque pièce après la première doit être accessible et dans votre ligne de vue : un ennemi poussé dans une pièce détruite s’y arrête donc.',
  'DDD-CMB-11':
    'Un zombie poussé dans une pièce en feu ou détruite, ou à travers elle, est éliminé et vous rapporte ses PX.',
  'DDD-CMB-12':
    'Une créature sans résistance au feu subit aussitôt les dégâts de chaque pièce en feu ou détruite où vous la poussez.',
  'DDD-CMB-13':
    'Un survivant entravé est libéré quand le dernier zombie ou la dernière créature a été poussé hors de la pièce.',
  'DDD-CMB-14':
    'Après les touches, chaque retraite permet à un survivant de la pièce de l’attaquant, de n’importe quelle équipe, d’aller dans une pièce accessible adjacente. C’est facultatif : une icône déplace un survivant d’une pièce.',
  'DDD-CMB-15': 'Hors des attaques et des tentatives de libération, les retraites n’ont aucun effet.',
  'DDD-CMB-16': 'Un survivant entravé ne peut pas profiter des retraites d’une attaque.',
  'DDD-CMB-17':
    'Chaque échec doit annuler une autre icône de votre jet, s’il en reste ; vous choisissez laquelle, et ce peut être un autre échec. L’échec et l’icône annulée disparaissent tous deux.',
  'DDD-CMB-18':
    'Annulez d’abord des icônes, puis appliquez réussites et reculs dans l’ordre voulu, puis les retraites.',
  'DDD-CMB-19':
    'Chaque jet d’attaque avec une arme à feu consomme un cube de munition. Une arme à feu vide est inutilisable.',
  'DDD-CMB-20':
    'Vous ne pouvez attaquer que s’il y a un ennemi dans votre pièce, ou un ennemi en vue que votre arme peut atteindre. Un ennemi trop loin suffit si des visées sur tous vos dés sauf un permettraient de l’atteindre.',
  'DDD-CMB-21':
    'Vous ne pouvez pas attaquer un jeton d’apparition face cachée. Il devient des zombies dès qu’il est vu.',
  'DDD-CMB-22':
    'Une touche supplémentaire due à une visée appartient à la réussite qui reçoit cette visée ; l’automatique double ensuite toutes les touches de cette réussite. Vous pouvez les répartir entre les ennemis à portée de cette réussite.',
  'DDD-CMB-23':
    'Un survivant déplacé par retraite, peur, libération ou autre entre vraiment dans la pièce : jetons d’apparition vus, dégâts du feu, créature tapie, test de radiation, début de l’affrontement final dans le laboratoire.',

  // Creatures
  'DDD-CRE-01': 'Il n’y a jamais plus d’une créature dans la maison.',
  'DDD-CRE-02':
    'Les créatures s’attaquent comme les zombies, mais chaque touche place un cube gris sur une localisation de votre choix.',
  'DDD-CRE-03':
    'Une localisation est couverte quand elle porte autant de cubes que son nombre. Elle n’en reçoit plus ensuite.',
  'DDD-CRE-04':
    'Chaque localisation orange couverte vous permet d’ignorer une morsure à chaque attaque de la créature.',
  'DDD-CRE-05': 'Chaque localisation bleue couverte réduit de 1 le mouvement de la créature, jusqu’à 0.',
  'DDD-CRE-06':
    'Chaque localisation rouge couverte enlève un dé d’attaque à la créature, qui en garde toujours au moins 1.',
  'DDD-CRE-07':
    'Chaque localisation blanche couverte vous permet d’ignorer un renfort à chaque attaque de la créature.',
  'DDD-CRE-08':
    'Quand toutes les localisations sont couvertes, la créature est éliminée. Ses cubes sont retirés et son plateau va sous la pile.',
  'DDD-CRE-09':
    'Une créature avec l’icône de feu est résistante au feu : elle traverse sans dommage les pièces en feu ou détruites.',
  'DDD-CRE-10':
    'La valeur bleue d’une créature est son mouvement en pièces, la rouge son nombre de dés. Sans icône de morsure, ses morsures n’ont aucun effet ; sans attaque spéciale, ses renforts non plus.',
  'DDD-CRE-11':
    'Chaque renfort obtenu par la créature, s’il n’est ni annulé ni ignoré, déclenche une fois son attaque spéciale.',
  'DDD-CRE-12':
    'Les touches que la créature ne peut plus recevoir sont perdues, ou peuvent aller à d’autres ennemis à portée.',
  'DDD-CRE-13':
    'Vous choisissez les morsures et renforts ignorés grâce aux localisations couvertes après le jet de défense, parmi les icônes restantes.',

  // Reactions
  'DDD-REA-01':
    'Après les actions d’une équipe viennent trois étapes : les ennemis présents dans la pièce de ses survivants attaquent, puis les ennemis se déplacent et attaquent, puis l’incendie se propage.',
  'DDD-REA-02':
    'Étape 1 : zombies et créatures attaquent dans chaque pièce où se trouve un survivant de l’équipe qui vient d’agir. Tous les survivants de la pièce, de n’importe quelle équipe, se défendent et peuvent être touchés.',
  'DDD-REA-03': 'Si plusieurs pièces sont attaquées, vous choisissez l’ordre.',
  'DDD-REA-04': 'Les zombies d’une pièce attaquent en groupe : un dé de créature chacun, 6 au plus.',
  'DDD-REA-05':
    'Une créature attaque avec son propre nombre de dés. Zombies et créature d’une même pièce attaquent séparément, chacun avec son jet de défense, dans l’ordre de votre choix.',
  'DDD-REA-06':
    'Dégât : un survivant de la pièce perd 1 point d’énergie. Vous choisissez qui pour chaque icône.',
  'DDD-REA-07':
    'Dégât lourd : un survivant de la pièce perd 2 points d’énergie. Une icône ne se partage pas.',
  'DDD-REA-08':
    'Renfort dans une attaque de zombies : chaque icône fait venir dans la pièce attaquée une horde de votre choix depuis une pièce adjacente, même en diagonale.',
  'DDD-REA-09':
    'Une horde d’une pièce située côte à côte ne peut venir que si sa pièce voit la pièce attaquée et que celle-ci n’est pas en feu.',
  'DDD-REA-10':
    'Une horde en diagonale doit passer par une pièce adjacente aux deux et vue de chacune. Ni cette pièce ni la pièce attaquée ne doivent être en feu.',
  'DDD-REA-11':
    'Un jeton d’apparition face cachée compte ici comme une horde à part et devient des zombies si vous le choisissez. Vous pouvez aussi choisir une horde qui partage une pièce avec d’autres survivants.',
  'DDD-REA-12': 'Les renforts sont ignorés quand aucune horde ne peut venir.',
  'DDD-REA-13': 'Une horde venue en renfort n’attaque pas à cette étape et ne se déplace pas à l’étape 2.',
  'DDD-REA-14':
    'Entrave : chaque icône entrave un survivant de votre choix dans la pièce. Ce doit être un survivant qui ne l’est pas encore ; s’il n’y en a pas, elle n’a aucun effet.',
  'DDD-REA-15': 'Morsure : chaque icône donne un jeton de virus à un survivant de votre choix dans la pièce.',
  'DDD-REA-16':
    'Les morsures vont forcément à des survivants qui ont moins de 2 jetons de virus. Celles que personne ne peut prendre sont ignorées.',
  'DDD-REA-17':
    'Peur : chaque icône envoie un survivant non entravé dans une pièce accessible adjacente ; vous choisissez qui et où, une fois au plus par survivant. Les ennemis ne bloquent pas ce mouvement, qui peut mener dans le feu. Si personne ne peut partir, l’icône est ignorée.',
  'DDD-REA-18':
    'Après le jet de l’ennemi, lancez un dé de survivant par survivant dans la pièce, 4 au plus. Chaque réussite annule un dé ennemi de votre choix ; les autres icônes n’ont aucun effet.',
  'DDD-REA-19':
    'Vous attribuez ensuite toutes les icônes restantes aux survivants de la pièce, avant d’en appliquer aucune ; la peur vient en dernier. Chaque icône doit aller à quelqu’un qui peut la subir, mais nul ne reçoit à la fois une entrave et une peur d’une même attaque. Si une seule des deux peut être donnée, vous choisissez laquelle ; l’autre est ignorée.',
  'DDD-REA-20':
    'Étape 2 : chaque horde adjacente, même en diagonale, à un survivant de l’équipe active tente de rejoindre le plus proche. Elle peut avancer de 2 pièces.',
  'DDD-REA-21':
    'Les zombies ne franchissent jamais murs, portes verrouillées, pièces en feu ou pièces détruites.',
  'DDD-REA-22':
    'Une horde ne bouge que si elle peut atteindre sa cible en 2 pièces au plus sans jamais s’en éloigner. Sinon, elle reste ; elle se déplace toujours tout entière.',
  'DDD-REA-23':
    'Le survivant le plus proche est celui que la horde peut atteindre avec le moins de pas ; vous choisissez en cas d’égalité. Une horde coupée du plus proche en vise un autre à sa portée, ou reste sur place.',
  'DDD-REA-24':
    'Une horde qui entre dans une pièce où se trouve un survivant, de n’importe quelle équipe, s’arrête et attaque. Tous les zombies entrés dans cette pièce font une seule attaque, 6 dés au plus ; ceux qui y étaient déjà ne lancent rien.',
  'DDD-REA-25': 'Les zombies qui partagent une pièce avec un survivant ne bougent pas.',
  'DDD-REA-26': 'Les jetons d’apparition face cachée ne réagissent pas. Seul un renfort peut les déplacer.',
  'DDD-REA-27':
    'Après les zombies, la créature avance vers le survivant le plus proche de l’équipe active par le plus court chemin ouvert, dans la limite de son mouvement ; vous choisissez entre chemins égaux. Si aucun chemin ouvert n’y mène, elle reste sur place.',
  'DDD-REA-28': 'La créature ne bouge que si cela la rapproche de sa cible en nombre de pas.',
  'DDD-REA-29':
    'Seule une créature résistante au feu traverse les pièces en feu ou détruites. Pour les autres, elles ferment le chemin ; elles n’y entrent que repoussées ou placées là.',
  'DDD-REA-30':
    'Une créature qui entre dans une pièce avec un survivant s’arrête et attaque. Si elle partage déjà une pièce avec un survivant, de n’importe quelle équipe, elle ne bouge pas.',
  'DDD-REA-31':
    'Si l’équipe active est répartie dans plusieurs pièces, les ennemis autour de chacune réagissent. Chacun vise le membre le plus proche de lui.',
  'DDD-REA-32': 'Étape 3 : si le jeton d’incendie est dans la maison, l’incendie se propage une fois.',
  'DDD-REA-33':
    'S’il ne reste aucun survivant de l’équipe active sur le plateau, aucun ennemi ne réagit, mais l’incendie se propage quand même.',
  'DDD-REA-34':
    'Aucun ennemi n’attaque deux fois dans une même réaction. Ceux qui ont attaqué à l’étape 1 et les hordes venues en renfort ne participent pas à l’étape 2, même si la peur a vidé leur pièce.',
  'DDD-REA-35':
    'À l’étape 2, toutes les hordes se déplacent, puis les pièces où elles sont entrées sont attaquées une à une, puis la créature se déplace et attaque. Vous choisissez l’ordre des hordes et des pièces ; la cible se juge au moment où chaque ennemi bouge.',
  'DDD-REA-36':
    'Les zombies à terre se relèvent au début de la réaction, et les touches isolées sur ceux qui en exigent deux sont oubliées. Une horde déplacée par le dé de terreur se relève d’abord.',

  // Fire
  'DDD-FIR-01':
    'Départ d’incendie : faites un jet de position en relançant le dé de colonne sur un 6. Le jeton d’incendie et un marqueur de brûlure se placent sur cette tuile.',
  'DDD-FIR-02': 'Si le départ d’incendie tombe sur le laboratoire ou sur une pièce détruite, relancez.',
  'DDD-FIR-03':
    'Il n’y a qu’un jeton d’incendie. L’incendie est actif tant que ce jeton est sur le plateau ; des marqueurs de brûlure seuls ne suffisent pas.',
  'DDD-FIR-04':
    'Pour propager l’incendie, lancez le dé à quatre faces pour la direction. Le jeton d’incendie avance d’une tuile et sa nouvelle tuile reçoit un marqueur de brûlure.',
  'DDD-FIR-05':
    'L’incendie traverse murs et portes verrouillées, mais n’entre jamais dans le laboratoire ni dans une pièce détruite, et ne sort pas de la maison.',
  'DDD-FIR-06':
    'Si le jeton d’incendie ne peut pas aller dans cette direction, il reste et sa propre tuile reçoit un marqueur de brûlure de plus.',
  'DDD-FIR-07': 'Seul le jeton d’incendie se déplace. Les marqueurs de brûlure déjà posés restent en place.',
  'DDD-FIR-08': 'Une tuile à deux pièces brûle tout entière.',
  'DDD-FIR-09':
    'Une tuile qui reçoit son troisième marqueur de brûlure est détruite : on la retourne et on retire ses marqueurs de brûlure, caméras, puces de ses propres verrous, jetons d’apparition et cube de fouille. Avant l’affrontement final, les ténèbres avancent de 1. Les figurines restent et subissent le feu.',
  'DDD-FIR-10':
    'Le jeton d’incendie reste sur la tuile détruite et repart à la prochaine propagation ; si autre chose a détruit la tuile, il reste où il était. Une tuile détruite ne reçoit plus jamais de marqueur de brûlure.',
  'DDD-FIR-11':
    'Après chaque propagation, une tuile en feu inflige autant que ses marqueurs de brûlure, une tuile détruite 3. Autant de zombies y sont retirés, chaque créature sans résistance au feu subit autant de touches et chaque survivant perd autant d’énergie. Rien de cela ne donne de PX.',
  'DDD-FIR-12':
    'Ces dégâts touchent toutes les tuiles en feu ou détruites de la maison, même si le jeton d’incendie n’a pas pu bouger. Un départ d’incendie n’inflige pas de dégâts.',
  'DDD-FIR-13':
    'Quand vous arrivez sur une tuile en feu, de quelque façon que ce soit, vous perdez autant d’énergie qu’elle a de marqueurs de brûlure ; sur une tuile détruite, 3. Passer d’une pièce à l’autre de la même tuile ne compte pas.',
  'DDD-FIR-14': 'Les zombies n’entrent jamais d’eux-mêmes dans une pièce en feu ou détruite.',
  'DDD-FIR-15':
    'Une créature sans résistance au feu qui arrive sur une tuile en feu subit autant de touches que de marqueurs de brûlure, ou 3 sur une tuile détruite. Vous choisissez les localisations.',
  'DDD-FIR-16': 'Une créature éliminée par le feu ne donne pas de PX, sauf si un recul l’y a poussée.',
  'DDD-FIR-17':
    'Une propagation se déroule ainsi : jet, mouvement du jeton, marqueur de brûlure, fuite de gaz, destruction des tuiles à trois marqueurs, puis dégâts une fois partout. Un départ d’incendie peut détruire une tuile de la même façon, mais sans dégâts.',
  'DDD-FIR-18':
    'Sur une tuile à deux pièces, le feu retire son nombre de zombies sur l’ensemble des deux. Vous choisissez lesquels.',
  'DDD-FIR-19': 'Un marqueur de radiation reste sur une tuile détruite.',

  // Equipment
  'DDD-EQP-01': 'Les cartes à droite de votre plateau sont en main ; celles à gauche sont rangées.',
  'DDD-EQP-02':
    'Vos cartes en main ne peuvent montrer plus de 2 symboles de main : deux objets à une main ou un objet à deux mains.',
  'DDD-EQP-03':
    'Armes, viseurs, protections et outils ne fonctionnent qu’en main. Les objets à usage unique et les icônes de code servent même rangés.',
  'DDD-EQP-04':
    'Vous pouvez passer des cartes de la main au rangement, ou l’inverse, à tout moment d’une manche et gratuitement, dans la limite des mains. Pas pendant la résolution d’un jet.',
  'DDD-EQP-05': 'Un objet à usage unique est retiré de la partie quand vous l’utilisez.',
  'DDD-EQP-06':
    'Utilisez une carte de munition sur votre propre arme du type indiqué : retirez la carte et placez ses cubes sur l’arme, jusqu’à 8. L’excédent est perdu.',
  'DDD-EQP-07': 'Une arme à feu arrive avec le nombre de cubes de munition inscrit dessus.',
  'DDD-EQP-08': 'Les cubes de munition restent sur une arme à feu rangée ou transmise.',
  'DDD-EQP-09': 'Les icônes de couleur de votre équipement servent aussi à ouvrir les portes.',
  'DDD-EQP-10':
    'Munitions et Réserve de munitions peuvent recharger toute arme à feu que vous portez, en main ou rangée. Une arme qui a déjà 8 cubes ne peut être choisie.',

  // Entrapment
  'DDD-ENT-01': 'Tant que vous êtes entravé, vous ne pouvez quitter votre pièce d’aucune façon.',
  'DDD-ENT-02':
    'Vous êtes libéré quand il ne reste ni zombie ni créature dans la pièce, par une tentative de libération, ou par un objet qui le dit.',
  'DDD-ENT-03':
    'Entravé, vous n’avez qu’un PA pour la manche et ne pouvez le dépenser que pour tenter de vous libérer. Les PA qui vous restaient sont en suspens, pas perdus.',
  'DDD-ENT-04':
    'Pour une tentative de libération, le survivant entravé et chaque survivant libre volontaire de la pièce paient 1 PA chacun. Chacun ajoute autant de dés que sa valeur d’entrave, 4 au plus en tout.',
  'DDD-ENT-05':
    'S’il y a au moins une retraite, le survivant entravé est libéré et va dans une pièce accessible adjacente de son choix. S’il n’y en a pas, il reste sur place, libéré.',
  'DDD-ENT-06':
    'Dans une tentative de libération, les autres icônes n’ont aucun effet et les échecs n’annulent rien.',
  'DDD-ENT-07':
    'Une fois libéré, vous retrouvez tous vos PA de la manche, moins celui dépensé pour vous libérer.',
  'DDD-ENT-08':
    'Après une tentative manquée, les autres survivants de la pièce peuvent payer de nouvelles tentatives avec leurs propres dés, ou vider la pièce de ses ennemis.',
  'DDD-ENT-09':
    'S’il y a plusieurs survivants entravés dans une pièce, il faut une retraite pour chacun. S’il y en a assez, tous partent ensemble vers la même pièce ; sinon, personne. Chacun peut ajouter ses dés avec son PA, 4 au plus en tout.',
  'DDD-ENT-10':
    'Un survivant pris par l’attaque spéciale de l’Oiseau mort-vivant n’est libéré qu’à l’élimination de l’oiseau : ni tentative ni pièce vidée n’y suffit, et il ne compte pas dans les tentatives pour d’autres. Son PA peut servir à une attaque capable de toucher l’oiseau.',
  'DDD-ENT-11':
    'Un survivant entravé compte toujours dans la pièce pour fouilles, contrôles des caméras et défense, et peut être blessé et mordu. Il peut faire tout ce qui ne coûte pas de PA, et donner ou recevoir des cartes si un autre paie.',
  'DDD-ENT-12':
    'Seuls les membres de l’équipe active peuvent payer une tentative de libération et y ajouter des dés. Tous les survivants entravés de la pièce, de n’importe quelle équipe, comptent et sont libérés ensemble.',

  // Infection
  'DDD-INF-01':
    'Un jeton de virus occupe l’une de vos 5 places d’équipement. S’il n’y a plus de place, vous devez retirer une carte.',
  'DDD-INF-02':
    'Avec un second jeton de virus, vous êtes infecté et vous dépérissez à chaque étape de zombification.',
  'DDD-INF-03':
    'La dégradation peut être arrêtée, mais pas effacée. Seule une carte Antidote ou l’Armoire à virus retire le second jeton de virus.',
  'DDD-INF-04': 'Votre premier jeton de virus ne peut jamais être retiré tant que vous êtes en jeu.',
  'DDD-INF-05':
    'Un jeton de virus peut se trouver d’un côté ou de l’autre de votre plateau et n’occupe jamais de main.',

  // The terror die
  'DDD-TER-01':
    'Le dé de terreur se lance à chaque contrôle des caméras et à chaque fouille ; son événement n’a lieu que si le jet le déclenche. Il concerne la pièce contrôlée ou fouillée et les survivants qui s’y trouvent.',
  'DDD-TER-02':
    'Horde de zombies : placez un jeton d’apparition dans une pièce adjacente à la pièce concernée, même en diagonale, ni verrouillée ni détruite ; elle peut être en feu, et l’accès n’est pas nécessaire. Sans pièce possible ou sans jeton, rien ne se passe.',
  'DDD-TER-03': 'Si un survivant voit le jeton, il devient aussitôt des zombies.',
  'DDD-TER-04':
    'Réaction de créature, avec une créature dans la maison : elle avance vers la pièce contrôlée ou fouillée, dans la limite de son mouvement. Si elle partage déjà une pièce avec un survivant, elle ne bouge pas et n’attaque pas.',
  'DDD-TER-05':
    'Réaction de créature, sans créature : choisissez deux hordes différentes qui peuvent faire un pas, par un chemin ouvert et sans feu, vers un survivant de cette pièce et ne partagent pas leur pièce avec un survivant. Chacune avance d’une pièce, l’une après l’autre ; si une seule le peut, une seule bouge. Des zombies déjà déplacés ne bougent plus.',
  'DDD-TER-06':
    'Une créature ou une horde qui entre ainsi dans une pièce avec des survivants s’arrête et attaque. Vous faites un jet de défense comme d’habitude.',
  'DDD-TER-07':
    'Apparition de créature, s’il y en a déjà une : retirez de son plateau 3 cubes de touche de votre choix, ou tous s’il y en a moins. Une localisation qui n’est plus couverte perd son effet.',
  'DDD-TER-08':
    'Apparition de créature, s’il n’y en a pas : faites un jet de position et placez-y la première créature de la pile. Relancez sur un 6, une pièce verrouillée ou le laboratoire fermé ; dans le feu, elle subit les dégâts.',
  'DDD-TER-09':
    'Propagation : si le jeton d’incendie est dans la maison, l’incendie se propage une fois. Sinon, un incendie se déclare.',
  'DDD-TER-10': 'Une créature qui apparaît n’attaque pas aussitôt. Elle agit à la prochaine réaction.',

  // Breaking the security system and entering the laboratory
  'DDD-LAB-01':
    'On n’entre dans le laboratoire qu’une fois son système de sécurité neutralisé : plus aucun jeton de code sur le tableau de sécurité.',
  'DDD-LAB-02':
    'Trois puces de code au plus peuvent être placées sur le tableau de sécurité de toute la partie, chacune depuis un terminal.',
  'DDD-LAB-03':
    'Quand vous entrez une puce, choisissez : retirez un jeton de code pour chacune de ses couleurs encore présentes, ou retirez un seul jeton de code quelconque.',
  'DDD-LAB-04':
    'Les puces placées sur le tableau de sécurité y restent. Elles ne sont jamais reprises ni remplacées.',
  'DDD-LAB-05':
    'Pendant les actions d’une équipe, entre deux actions, vous pouvez décider ensemble de retirer un jeton de code en avançant les ténèbres d’une case. Ni PA, ni puce, ni terminal ; autant de fois que voulu, mais pas au-delà de la dernière case.',
  'DDD-LAB-06':
    'Quand le dernier jeton de code disparaît, le laboratoire s’ouvre de lui-même et ses portes deviennent des passages.',
  'DDD-LAB-07':
    'Le premier survivant qui entre dans le laboratoire, par déplacement, retraite ou peur, devient le porteur de l’antidote. Vous décidez ensemble qui y va, mais il doit s’y rendre à pied.',
  'DDD-LAB-08':
    'Vous pouvez entrer dans le laboratoire à n’importe quelle manche, dès qu’il est ouvert et à portée, au plus tard à la dernière manche fixée par les ténèbres.',

  // Final showdown
  'DDD-FIN-01':
    'L’affrontement final commence dès qu’un survivant entre dans le laboratoire. La manche en cours s’interrompt, avec toute attaque ou tout événement en cours. Les survivants en attente reviennent d’abord dans le hall d’entrée.',
  'DDD-FIN-02': 'Ce survivant prend le jeton d’antidote et le garde jusqu’à la fin. Il ne se transmet pas.',
  'DDD-FIN-03':
    'Toutes les portes verrouillées s’ouvrent et leurs puces sont retirées de la partie. Personne n’en tire de PX.',
  'DDD-FIN-04': 'Toutes les caméras sont retirées de la partie. Il n’y a plus de contrôle des caméras.',
  'DDD-FIN-05': 'Tous les jetons d’apparition face cachée deviennent des zombies.',
  'DDD-FIN-06':
    'Si aucun incendie n’est actif, il s’en déclare un. Relancez sur un 6, une pièce détruite ou le laboratoire.',
  'DDD-FIN-07':
    'Désormais, vous ne pouvez plus retirer de marqueur de brûlure, pas même avec le Contrôle des sprinklers ou les objets contre le feu.',
  'DDD-FIN-08':
    'Une némésis tirée au hasard apparaît dans le laboratoire. Elle reçoit autant de marqueurs que la somme des PA des survivants selon leur énergie, plus 1 par survivant, répartis le plus également possible entre ses zones ; vous choisissez celles qui en ont un de plus.',
  'DDD-FIN-09':
    'Le suivi est retourné. Les marqueurs d’événement et des ténèbres commencent sur les premières cases du verso.',
  'DDD-FIN-10': 'Vous gagnez quand le dernier marqueur de la némésis est retiré.',
  'DDD-FIN-11': 'Si le porteur de l’antidote est éliminé, vous perdez tous aussitôt.',
  'DDD-FIN-12':
    'Si les trois salles de coin autres que le laboratoire sont détruites, vous perdez tous. Celles détruites par le feu comptent, même avant l’affrontement final.',
  'DDD-FIN-13':
    'Si le marqueur des ténèbres atteint la dernière case du verso avant l’élimination de la némésis, vous perdez tous.',
  'DDD-FIN-14':
    'Dans l’affrontement final, seul l’événement horloge fait avancer les ténèbres. Pièces détruites et survivants éliminés ne comptent plus.',
  'DDD-FIN-15': 'Vous ne pouvez plus fouiller.',
  'DDD-FIN-16': 'Les survivants éliminés pendant l’affrontement final ne reviennent jamais.',
  'DDD-FIN-17':
    'Il n’y a plus ni équipes ni entretien. Chaque survivant prend autant de marqueurs d’action que de PA selon son énergie, quoi qu’il ait déjà dépensé, et vous agissez une action à la fois, dans l’ordre voulu.',
  'DDD-FIN-18':
    'Chaque PA que coûte une action place un de vos marqueurs d’action dans la case de gauche ; ce qui est gratuit n’en place pas. Sans assez de marqueurs en main, vous ne pouvez pas agir. L’action se termine avant qu’on vérifie la case.',
  'DDD-FIN-19':
    'Quand la case de gauche contient six marqueurs, tout glisse vers la droite : gauche au centre, centre à droite, et ceux de droite reviennent à leurs joueurs. Chaque glissement déclenche une réaction de la némésis.',
  'DDD-FIN-20':
    'Pour chaque PA perdu avec votre énergie, retirez un de vos marqueurs d’action, d’une case ou de votre main. Pour chaque PA regagné, prenez-en un en main.',
  'DDD-FIN-21':
    'Vous pouvez faire glisser à tout moment avec moins de six marqueurs, même aucun, dans la case de gauche ; la némésis réagit quand même. Si personne n’a de marqueur en main, le glissement est obligatoire.',
  'DDD-FIN-22':
    'Réaction de la némésis, étape 1 : le marqueur d’événement avance et son événement a lieu. Les zombies de l’affrontement final apparaissent aussitôt, face visible.',
  'DDD-FIN-23': 'Étape 2 : l’incendie se propage, même s’il vient de le faire par un événement incendie.',
  'DDD-FIN-24': 'Étape 3 : la zombification continue pour les survivants qui ont 2 jetons de virus.',
  'DDD-FIN-25': 'Étape 4 : la némésis agit, puis tous les zombies et créatures se déplacent et attaquent.',
  'DDD-FIN-26':
    'La némésis va par le plus court chemin ouvert vers la salle de coin non détruite la plus proche, hors laboratoire ; vous choisissez entre chemins égaux. Le but est réévalué à chaque réaction, et les pièces en feu ou détruites ne l’arrêtent ni ne la blessent.',
  'DDD-FIN-27':
    'La némésis attaque d’abord les survivants de sa pièce, puis ceux de chaque pièce où elle entre, et continue d’avancer ; chaque pièce une fois au plus par réaction. Vous vous défendez comme contre une créature. Dans une réaction où elle détruit une salle de coin, elle n’attaque que là.',
  'DDD-FIN-28': 'Quand la némésis atteint une salle de coin, elle s’arrête pour cette réaction.',
  'DDD-FIN-29':
    'Si la némésis commence son action dans une salle de coin intacte autre que le laboratoire, elle la détruit au lieu de bouger. Chaque survivant et créature y subit 3 dégâts, les zombies sont éliminés, puis elle attaque les survivants restants. Ce n’est pas du feu : les protections contre le feu n’aident pas.',
  'DDD-FIN-30':
    'Chaque horde avance ensuite de 2 pièces vers le survivant le plus proche, à toute distance, par le plus court chemin ouvert et sans feu ; celles qui n’ont pas de chemin ou sont déjà avec un survivant restent. Chaque pièce avec zombies et survivants est attaquée une fois, 6 dés au plus. Puis la créature avance selon son mouvement et attaque de même ; seule une créature résistante au feu traverse le feu.',
  'DDD-FIN-31':
    'Dans l’affrontement final, vous pouvez avancer de deux pièces au plus pour 1 PA. Chaque pièce où vous entrez a ses effets habituels, et vous devez vous arrêter dans une pièce avec un ennemi.',
  'DDD-FIN-32':
    'Chaque touche sur la némésis retire un marqueur d’une zone de votre choix. Une zone vidée l’affaiblit comme une localisation couverte de sa couleur, mais son mouvement ne descend jamais sous 1.',
  'DDD-FIN-33':
    'Vous pouvez encore utiliser les salles de coin pour 2 PA, chacune une fois entre deux réactions. Retirer des marqueurs de brûlure n’est plus permis.',
  'DDD-FIN-34':
    'L’entrave fonctionne toujours. Entravé, vous ne pouvez placer qu’un marqueur entre deux réactions, pour une tentative de libération ; une fois libéré, vous pouvez utiliser les autres.',
  'DDD-FIN-35':
    'Un survivant éliminé pendant l’affrontement final retire de la partie tous ses marqueurs d’action, cartes et puces.',
  'DDD-FIN-36':
    'Victoire et défaite se vérifient aussitôt, même au milieu d’une action ou d’une réaction. La première qui survient met fin à la partie.',
  'DDD-FIN-37':
    'La némésis retient les survivants de sa pièce comme une créature. Le porteur ne sort du laboratoire que par retraite ou peur, ou une fois la némésis partie ou repoussée.',

  // Advanced rules
  'DDD-ADV-01':
    'Fuites de gaz, salles de défense et créatures tapies ne comptent que si vous avez choisi les règles avancées avant la partie.',
  'DDD-ADV-02':
    'Chaque fois que le jeton d’incendie atteint une fuite de gaz ou y démarre, vous posez un marqueur de brûlure sur chacune de deux tuiles adjacentes non détruites, ou sur une s’il n’y en a qu’une. Les murs ne comptent pas, le laboratoire est exclu, et ces marqueurs ne déclenchent pas d’autre fuite.',
  'DDD-ADV-03': 'Les survivants dans une salle de défense lancent toujours 4 dés de défense.',
  'DDD-ADV-04':
    'Quand vous entrez dans une pièce à créature tapie et qu’aucune créature n’est dans la maison, lancez un dé de survivant par survivant désormais dans la pièce, vous compris (4 au plus). Chaque survivant qui entre fait son propre jet.',
  'DDD-ADV-05':
    'Avec au moins un échec, la première créature de la pile apparaît à une position tirée aux dés. Relancez sur une pièce verrouillée ou un 6.',
  'DDD-ADV-06':
    'Une créature sans résistance au feu qui apparaît dans une pièce en feu ou détruite subit les dégâts du feu.',
  'DDD-ADV-07':
    'Vous faites ce jet quelle que soit votre façon d’entrer, juste après les dégâts du feu et le test de radiation, mais pas en revenant dans le hall d’entrée. La créature n’attaque pas aussitôt.',

  // Difficulty options
  'DDD-TWK-01':
    'Retirez les jetons d’apparition de valeur 1 et 2 pour une partie plus dure, ou ceux de 5 et 6 pour une partie plus facile.',
  'DDD-TWK-02':
    'À 2 ou 3 joueurs, vous pouvez utiliser les faces à 3 PA des plateaux de survivant pour une partie plus dure.',
  'DDD-TWK-03':
    'Vous pouvez jouer sans les fonctions des salles de coin pour une partie plus dure. Leurs terminaux restent utilisables.',
  'DDD-TWK-04':
    'Mettez trois puces à 3 icônes de plus sur les portes pour une partie plus dure, ou trois de moins pour une plus facile. Il y en a toujours assez pour les salles de coin et le code, et au moins deux puces à 2 icônes.',
  'DDD-TWK-05':
    'Pour une partie plus facile, vous avez une manche de plus après celle où les ténèbres ont atteint 5.',
  'DDD-TWK-06':
    'Vous pouvez composer la maison librement. Plus de caméras, de créatures tapies, de fuites de gaz et de zones closes la rendent plus dure ; des chemins ouverts, plus facile.',

  // Survivors' abilities
  'DDD-SKL-01':
    'Votre survivant a une arme de départ, une capacité spéciale toujours active et quatre compétences qui ne servent qu’une fois achetées.',
  'DDD-SKL-02':
    'Leo entre sans dommage sur les tuiles en feu. Les pièces détruites le blessent quand même, comme une propagation quand il se tient dans le feu.',
  'DDD-SKL-03':
    'Discrétion : Leo n’ajoute pas de dé aux contrôles des caméras. S’il est seul dans la pièce, aucun dé n’est lancé et rien ne se passe.',
  'DDD-SKL-04':
    'Secouriste : un objet de soin que Leo utilise sur lui-même ou un équipier soigne 1 blessure de plus. Chacun peut utiliser un objet de soin sur un survivant de la même pièce.',
  'DDD-SKL-05': 'Protection : Leo perd 1 point d’énergie au lieu de 3 en entrant dans une pièce détruite.',
  'DDD-SKL-06':
    'Pompier : quand Leo dépense des PA pour retirer un marqueur de brûlure, il en retire un de plus de la même tuile.',
  'DDD-SKL-07':
    'Une fois par manche, Jack fait une attaque pour 0 PA, même entravé. Elle consomme quand même une munition.',
  'DDD-SKL-08': 'Sac à dos : Jack porte 6 objets au lieu de 5. Sa limite de mains ne change pas.',
  'DDD-SKL-09':
    'Tireur d’élite : chaque visée que Jack attribue à une réussite lui donne aussi 1 touche de plus. Seulement avec une arme à distance, et sans cumul avec une arme qui le fait déjà.',
  'DDD-SKL-10': 'Expert au pistolet : Jack ou Bruce lance 1 dé de plus avec un pistolet, 4 au plus.',
  'DDD-SKL-11':
    'Réserve de munitions : chaque carte de munition trouvée lors d’une fouille de Jack peut valoir 2 cubes de plus, même si un autre survivant la reçoit. Une arme ne dépasse toujours pas 8.',
  'DDD-SKL-12': 'Nina soigne les autres survivants de sa pièce pour 1 PA par blessure.',
  'DDD-SKL-13': 'Experte au couteau, Experte au fusil à pompe : Nina lance 1 dé de plus avec cette arme.',
  'DDD-SKL-14': 'Bandage éternel : une fois par manche, Nina soigne une de ses blessures pour 2 PX.',
  'DDD-SKL-15':
    'Résistance au virus : Nina ne peut plus recevoir de jeton de virus ; les morsures vont à d’autres ou sont ignorées. Elle garde les jetons qu’elle a déjà.',
  'DDD-SKL-16':
    'Une fois par manche, pendant les actions de son équipe, Bruce donne jusqu’à 3 PA non dépensés à un équipier, ou lui en prend jusqu’à 3, si ce joueur est d’accord ; peu importent leurs pièces. Aucun des deux ne doit être entravé. Impossible dans l’affrontement final.',
  'DDD-SKL-17':
    'Coordination : Bruce ou Lucy donne objets et puces de code aux survivants de la même pièce pour 0 PA. En prendre coûte toujours 1 PA.',
  'DDD-SKL-18':
    'Fouilleur : si une fouille dans la pièce de ce survivant donne une réussite, ajoutez-en une, peu importe qui fouille. Deux Fouilleurs dans la pièce en ajoutent une chacun.',
  'DDD-SKL-19': 'Fine gâchette : les armes à feu de Bruce ont 1 de portée en plus.',
  'DDD-SKL-20':
    'Pour 4 PX, autant de fois qu’elle peut payer, Lucy remplace une puce de code sur une porte de sa pièce par une puce inutilisée de même taille, tirée au hasard et posée face visible. S’il n’en reste pas de cette taille, c’est impossible.',
  'DDD-SKL-21':
    'Génie informatique : à un terminal, Lucy entre autant de ses puces de code qu’elle veut pour 2 PA en tout. Le tableau de sécurité n’en reçoit toujours que trois au plus.',
  'DDD-SKL-22':
    'Coup puissant : chaque recul de Lucy peut repousser un ennemi de 2 pièces au lieu d’une. Elle doit voir la seconde pièce.',
  'DDD-SKL-23':
    'Gardien, si vous l’avez choisi pour Bruce avant la partie : un jet de défense dans sa pièce a 2 dés de plus, 4 au plus. Il remplace sa compétence Fouilleur.',

  // Creature and nemesis powers
  'DDD-POW-01':
    'Oiseau mort-vivant : son attaque spéciale entrave un survivant de votre choix dans sa pièce, pas encore entravé. Seule la destruction de l’oiseau le libère : ni tentative, ni grenade aveuglante, ni recul.',
  'DDD-POW-02':
    'Chien zombie : son attaque spéciale fait défausser à un survivant de votre choix dans sa pièce une carte d’équipement que celui-ci choisit. Vous pouvez désigner un survivant sans carte.',
  'DDD-POW-03': 'Garde de sécurité : les reculs n’ont aucun effet sur lui.',
  'DDD-POW-04':
    'Garde de sécurité : après avoir bougé d’au moins une pièce, il attaque chaque survivant qu’il voit à 2 pièces au plus, une attaque chacun ; ceux de sa propre pièce sont attaqués ensemble comme d’habitude. La défense compte les survivants de la pièce visée, et l’entrave n’agit pas dans une autre pièce. Ses renforts n’ont aucun effet.',
  'DDD-POW-05':
    'Garde de sécurité : il lance le dé à quatre faces pour son mouvement chaque fois qu’il bouge, moins 1 par localisation bleue couverte.',
  'DDD-POW-06':
    'Docteur Mortimer : son attaque spéciale place les zombies d’un jeton d’apparition dans une pièce de votre choix adjacente à un survivant, mur ou non, ni en feu ni détruite. Sans pièce possible ou sans jeton, rien ne se passe.',
  'DDD-POW-07':
    'Lisa Mortimer : son attaque spéciale pose un marqueur de brûlure sur chaque tuile adjacente à la sienne non détruite, mur ou non, jamais sur le laboratoire. Un troisième marqueur détruit la tuile.',

  // Items
  'DDD-ITM-01':
    'Batte de baseball : un recul met à terre un zombie de votre pièce, ou le repousse comme d’habitude, au choix. Un second recul sur lui dans le même tour, avec n’importe quelle arme, le tue pour 1 PX. Sur un zombie qui exige 2 touches, ce second recul en vaut une.',
  'DDD-ITM-02':
    'Une réussite tue un zombie à terre comme d’habitude. S’il survit, il se relève à la réaction et agit normalement.',
  'DDD-ITM-03':
    'La batte ne met à terre ni créature ni némésis. Ses réussites et ses reculs ordinaires agissent quand même sur elles.',
  'DDD-ITM-04': 'Automatique : chaque touche devient 2 touches.',
  'DDD-ITM-05':
    'Fusil à pompe : chaque visée attribuée à une réussite donne une touche de plus au lieu de la portée. Avec une lunette de fusil à pompe, elle donne aussi la portée.',
  'DDD-ITM-06':
    'Fusil de précision : chaque visée attribuée à une réussite donne une touche de plus et la portée.',
  'DDD-ITM-07':
    'Une lunette ou un viseur laser donne 1 de portée en plus à son arme quand les deux sont en main. Deux viseurs du même type ne se cumulent pas.',
  'DDD-ITM-08': 'Antidote, usage unique : retirez votre second jeton de virus.',
  'DDD-ITM-09':
    'Lampe torche : en main, retournez gratuitement une puce de code sur une porte d’une pièce que vous pourriez atteindre en 2 déplacements au plus. Réutilisable, mais pas si des ennemis vous retiennent.',
  'DDD-ITM-10':
    'Armure : en main, vous pouvez relancer un dé du jet de défense, une fois par attaque sur votre pièce. Le second résultat compte.',
  'DDD-ITM-11':
    'Hache d’incendie : pour 1 PA, retirez 1 marqueur de brûlure de votre tuile. La hache est aussi une arme.',
  'DDD-ITM-12':
    'Boisson énergisante, usage unique : 2 PA de plus ce tour. Dans l’affrontement final, ils n’exigent pas de marqueur d’action et se dépensent avant le prochain glissement. Inutile tant que vous êtes entravé.',
  'DDD-ITM-13':
    'Extincteur en main : pour 1 PA, retirez 1 marqueur de brûlure de votre tuile. Avec un casque aussi en main, jusqu’à 2.',
  'DDD-ITM-14':
    'Usage unique, 1 PA : une grenade inflige 2 touches, la dynamite 4, dans une pièce adjacente en vue ; vous les attribuez. Pas de dés, pas de PX, et les survivants présents ne sont pas blessés.',
  'DDD-ITM-15': 'Alarme incendie, usage unique : relancez le dé de direction d’une propagation.',
  'DDD-ITM-16': 'Premiers secours, usage unique : le spray soigne 1 blessure, la trousse 2.',
  'DDD-ITM-17':
    'Pistolet de détresse, usage unique : relancez un dé ou les deux d’une apparition de zombies.',
  'DDD-ITM-18':
    'Grenade aveuglante, usage unique : libérez un survivant entravé de votre pièce, ou vous-même, même si vous êtes entravé. Le survivant reste dans la pièce et retrouve tous ses PA.',
  'DDD-ITM-19':
    'Masque à gaz, usage unique : ce tour, vous entrez sans dommage dans les pièces en feu ou détruites.',
  'DDD-ITM-20':
    'Plan, usage unique : relancez le dé de terreur ; vous devez être dans la pièce concernée. Pistolet de détresse et alarme incendie servent de n’importe où dans la maison.',
  'DDD-ITM-21':
    'Vision nocturne, règles avancées seulement : lors d’un jet de créature tapie, relancez une fois autant de dés que vous voulez.',
  'DDD-ITM-22':
    'Munitions, antidote, boisson énergisante, grenade, dynamite, alarme incendie, premiers secours, pistolet de détresse, grenade aveuglante, masque à gaz, plan et pilules antiradiation sont à usage unique ; le reste est durable. Une relance se fait après avoir vu le jet et avant son effet ; le second résultat compte.',

  // Radioactive expansion
  'DDD-RAD-01':
    'Vous choisissez un survivant comme spécialiste en décontamination. Il commence avec le kit de décontamination en plus de son arme.',
  'DDD-RAD-02': 'Les 9 autres cartes de l’extension sont mélangées à la pioche d’équipement.',
  'DDD-RAD-03':
    'Vous placez un marqueur de radiation sur la case 2, 3, 4 ou 5 de la piste des ténèbres, au choix.',
  'DDD-RAD-04':
    'Le réacteur est l’une des six pièces intérieures et se place en premier. Un dé à six faces donne sa position, comptée depuis le haut à gauche dans le sens de lecture.',
  'DDD-RAD-05': 'Les portes du réacteur, comme les autres, ne doivent pas buter sur un mur.',
  'DDD-RAD-06':
    'Quand les ténèbres atteignent la case du marqueur de radiation, le réacteur fuit. Un marqueur de radiation se place sur la tuile du réacteur et un sur une tuile adjacente de votre choix.',
  'DDD-RAD-07':
    'Un marqueur de radiation irradie toute sa tuile, ses deux pièces si elle en a deux. Une tuile n’en a jamais plus d’un.',
  'DDD-RAD-08':
    'Une fois le réacteur en fuite, chaque entretien se termine par 2 marqueurs de radiation sur deux tuiles sans marqueur, adjacentes à des tuiles déjà marquées, mur ou non ; s’il y a moins de place, moins. L’affrontement final n’a pas d’entretien : cela s’arrête alors.',
  'DDD-RAD-09': 'Quand vous entrez sur une tuile irradiée, vous faites un test de radiation avec 3 dés.',
  'DDD-RAD-10': 'S’il y a au moins un échec, vous recevez un marqueur de radiation sur votre plateau.',
  'DDD-RAD-11':
    'Vous continuez à faire des tests et pouvez avoir jusqu’à 3 marqueurs de radiation. Avec 3, vous n’en faites plus.',
  'DDD-RAD-12':
    'Au début de chaque manche, avant l’attribution des PA et l’événement, vous perdez autant d’énergie que vous avez de marqueurs de radiation. Cela peut vous tuer.',
  'DDD-RAD-13':
    'Zombies et créatures qui entrent ou apparaissent sur une tuile irradiée sont aussitôt irradiés, sans jet.',
  'DDD-RAD-14':
    'Un zombie irradié exige 2 touches dans le même tour. La première le met à terre, la seconde l’élimine.',
  'DDD-RAD-15':
    'Un zombie irradié touché une seule fois se relève à la réaction et exige de nouveau 2 touches.',
  'DDD-RAD-16':
    'Les zombies irradiés n’entrent toujours pas dans le feu. Le feu leur inflige autant de touches que de marqueurs de brûlure, 3 sur une tuile détruite : un seul marqueur ne fait qu’en mettre un à terre. Vous attribuez les touches d’une propagation ; celles qui restent sont ensuite oubliées.',
  'DDD-RAD-17':
    'Chaque attaque spéciale d’une créature irradiée retire aussi 1 cube de touche de votre choix de son plateau.',
  'DDD-RAD-18':
    'Quand des zombies ou créatures irradiés et d’autres se retrouvent dans une même pièce, tous sont aussitôt irradiés, quel que soit celui qui a bougé.',
  'DDD-RAD-19':
    'Quand vous entrez dans une pièce avec un ennemi irradié, vous faites un test avec 2 dés ; avec un survivant irradié, 1 dé.',
  'DDD-RAD-20':
    'Toutes les causes ensemble donnent un seul test : additionnez 3 dés pour la tuile, 2 pour les ennemis, 1 pour un survivant, et limitez à 3. Appliquez ensuite vos protections.',
  'DDD-RAD-21':
    'Avec le kit en main, le spécialiste en décontamination ne lance qu’un dé aux tests et retire un marqueur de radiation de sa tuile pour 2 PA.',
  'DDD-RAD-22':
    'Un survivant que vous désignez, dans la pièce du spécialiste ou y entrant, lance 2 dés aux tests et retire un marqueur pour 3 PA. Qui a le kit en main est le spécialiste.',
  'DDD-RAD-23': 'Avec une combinaison antiradiation en main, vous ne lancez qu’un dé aux tests.',
  'DDD-RAD-24':
    'Retirer des marqueurs n’arrête pas la fuite ; seule la fermeture du réacteur le fait. Si aucune tuile n’a de marqueur au moment de la propagation, le réacteur fuit de nouveau, sur sa tuile et une tuile adjacente.',
  'DDD-RAD-25':
    'Le réacteur s’ouvre quand deux puces de code à 3 icônes ont été entrées par des survivants à côté d’une de ses portes, pour 2 PA chacune, à n’importe quelle manche ; Génie informatique n’y aide pas. Les puces sont défaussées et ne comptent pas pour le tableau de sécurité. Les deux portes s’ouvrent ensemble.',
  'DDD-RAD-26': 'Entrer dans le réacteur demande un test de radiation comme d’habitude.',
  'DDD-RAD-27':
    'Pour 3 PA dans la pièce du réacteur, une fois la fuite commencée, fermez-le. Son marqueur est retiré et la radiation ne s’étend plus ; les autres marqueurs restent et irradient toujours. Si le feu détruit la tuile du réacteur, on ne peut plus le fermer.',
  'DDD-RAD-28':
    'Quand le réacteur est fermé, chaque survivant active gratuitement une compétence de son choix, mais pas une compétence perdue par zombification.',
  'DDD-RAD-29':
    'Pilules antiradiation, usage unique : retirez tous les marqueurs de radiation de votre plateau. Rien d’autre ne soigne, mais un survivant éliminé puis revenu n’en a plus.',
  'DDD-RAD-30':
    'Dans l’affrontement final, les survivants irradiés perdent cette énergie après chaque réaction de la némésis.',
  'DDD-RAD-31':
    'Tant qu’il n’est pas ouvert, le réacteur est une pièce verrouillée : rien n’y apparaît, nul ne le voit ni n’y entre, mais le feu y pénètre. Qui entre la seconde puce gagne 2 PX. Le début de l’affrontement final ou sa destruction l’ouvre aussi.',
  'DDD-RAD-32':
    'Seuls entrer et apparaître comptent : pas de test quand votre tuile reçoit son marqueur ni quand un ennemi ou un survivant irradié vient à vous. Passer d’une pièce à l’autre d’une tuile irradiée n’est pas y entrer, mais les ennemis et survivants irradiés de la nouvelle pièce comptent. Un jeton retourné sur une telle tuile donne des zombies irradiés.',
  'DDD-RAD-33':
    'La radiation peut gagner n’importe quelle tuile, même le laboratoire, le hall d’entrée et les tuiles détruites.',
  'DDD-RAD-34':
    'Le kit de décontamination compte dans votre limite de transport, occupe une main et peut être transmis. Il revient avec le survivant qui l’avait au départ, sauf si un autre survivant en jeu le détient.',

  // Special zombies
  'DDD-SPZ-01':
    'Avant la partie, vous pouvez mêler autant de jetons d’apparition spéciaux que voulu aux jetons ordinaires. Mieux vaut une série complète ou quelques-uns de plusieurs, pas tous.',
  'DDD-SPZ-02':
    'Quand un jeton spécial est retourné, placez un zombie spécial de ce type. Un dé à quatre faces donne le nombre de zombies ordinaires qui l’accompagnent.',
  'DDD-SPZ-03': 'Un zombie spécial modifie toute la horde de sa pièce tant qu’il y est.',
  'DDD-SPZ-04':
    'Un zombie spécial ne peut être éliminé que s’il ne reste aucun zombie ordinaire dans la pièce ; entre plusieurs, vous choisissez, et le feu suit le même ordre. Vous pouvez le repousser à tout moment, et le pousser dans le feu l’élimine.',
  'DDD-SPZ-05':
    'Une horde avec une Disco Doll avance de 3 pièces au lieu de 2, par le plus court chemin ouvert vers le survivant le plus proche de l’équipe active, même s’il s’en éloigne d’abord. Avec le dé de terreur, elle avance toujours d’une pièce.',
  'DDD-SPZ-06':
    'Dans une attaque d’une horde avec un zombie Guts, une morsure ne peut pas être annulée par votre jet de défense. Une seule, quel que soit le nombre de Guts ; une morsure que personne ne peut prendre est ignorée.',
  'DDD-SPZ-07':
    'Une horde avec un zombie Chunk ne subit que les touches de survivants de la même pièce, avec n’importe quelle arme. Grenades et tirs d’autres pièces ne font rien ; le feu agit comme d’habitude.',
  'DDD-SPZ-08':
    'Les zombies d’une horde avec un Tuff Guy exigent chacun 2 touches dans le même tour : la première les met à terre, la seconde les élimine. Ce type est facultatif.',
  'DDD-SPZ-09': 'Un zombie spécial compte comme un zombie pour les dés d’attaque et donne 1 PX.',
  'DDD-SPZ-10':
    'Les zombies spéciaux et ordinaires d’une pièce forment une seule horde. Si elle se divise, chaque partie a les capacités des zombies spéciaux qu’elle contient ; compte la horde qui commence à bouger ou qui attaque.',
} as const satisfies Record<keyof typeof RULES_EN, string>;
