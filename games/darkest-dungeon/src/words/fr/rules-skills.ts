import type { SKILLS_RULES_EN } from '../en/rules-skills.ts';

/** What each rule says, in a sentence or three, for the player who asks: Skills, Conditions, Light, Curios, Rest. */
export const SKILLS_RULES_FR = {
  // Skills
  'DD-SKL-01':
    'Un héros n’utilise que ses compétences équipées, et seulement celles dont les postures comprennent la sienne.',
  'DD-SKL-02':
    'Une compétence réussie ne peut pas resservir à ce héros dans le même tour. Si elle a manqué, elle peut être retentée.',
  'DD-SKL-03':
    'La zone visée doit être exactement à l’une des distances imprimées, comptées en pas entre zones voisines. Rien ne bloque la vue.',
  'DD-SKL-04':
    'Une compétence vise une seule zone et y affecte autant de personnages qu’elle montre d’icônes, s’il y en a autant.',
  'DD-SKL-05':
    'S’il y a plus de cibles possibles que la compétence n’en permet, le joueur du héros choisit. Un monstre suit l’ordre des postures.',
  'DD-SKL-06':
    'Une compétence destinée aux héros peut inclure son utilisateur si elle porte à 0, sauf si la carte lui donne déjà cet effet à part.',
  'DD-SKL-07':
    'On lance un d10. La cible est touchée si le résultat ne dépasse pas la précision moins son esquive, tout compris ; de même pour les alliés.',
  'DD-SKL-08': 'La compétence n’a qu’un jet, comparé à chaque cible.',
  'DD-SKL-09': 'Une compétence sans valeur de précision n’a pas besoin de jet.',
  'DD-SKL-10':
    'Aucun résultat ne touche ni ne manque d’office : à 10 ou plus on touche toujours, à 0 ou moins jamais, sauf coup critique.',
  'DD-SKL-11':
    'Un résultat dans la valeur de critique est un coup critique, même si l’esquive seule en aurait fait un échec.',
  'DD-SKL-12':
    'Une compétence sans valeur de critique n’est jamais critique. Un 0 imprimé peut être augmenté.',
  'DD-SKL-13':
    'Un coup critique inflige ses dégâts critiques, ou soigne son montant critique. Ses autres effets ne changent pas.',
  'DD-SKL-14':
    'Le coup critique d’un héros retire 1 Stress à lui et à chaque héros de sa zone, une fois par utilisation.',
  'DD-SKL-15':
    'Un héros qui subit un coup critique subit 1 Stress, ainsi que chaque héros de sa zone qui n’était pas visé.',
  'DD-SKL-16': 'Une touche inflige ses dégâts en blessures, ou en retire autant si elle soigne.',
  'DD-SKL-17':
    'Les dégâts se calculent dans cet ordre : la compétence et ses bonus, moitié par Protection, moitié par Peau dure, puis Sur ses gardes et Fragilité. On arrondit au supérieur.',
  'DD-SKL-18':
    'Ce qu’une compétence fait à son utilisateur arrive juste après le jet, qu’elle touche ou non. S’il en meurt, tout s’arrête là.',
  'DD-SKL-19': 'Personne ne résiste aux effets de sa propre compétence sur soi.',
  'DD-SKL-20':
    'Les effets sur la cible s’appliquent à chaque cible touchée et vivante, après tous les dégâts et soins.',
  'DD-SKL-21':
    'La portée et les cibles sont fixées à l’utilisation ; un déplacement de l’utilisateur par la compétence n’y change rien.',
  'DD-SKL-22':
    'Une compétence change la lumière une fois par utilisation : toujours si c’est un effet sur soi, sinon si quelqu’un est touché.',
  'DD-SKL-23':
    'Les dégâts en plus contre un type ou un état font partie des dégâts, même critiques, et s’additionnent. L’état doit être là avant.',
  'DD-SKL-24':
    'Des dégâts de 0 n’en sont pas : ni blessures, ni coup fatal, ni riposte, et rien ne les augmente. Les autres effets s’appliquent.',
  'DD-SKL-25': 'Ce qui diffère d’une cible à l’autre se calcule pour chacune à partir du même jet.',
  'DD-SKL-26':
    'Une compétence suit cet ordre : cibles, jet, breloques, effets sur soi, dégâts ou soins, Stress du coup critique, effets sur les cibles, effets particuliers, riposte.',

  // Conditions
  'DD-CON-01': 'Un état qui dure quelques tours est une pile d’autant de jetons.',
  'DD-CON-02': 'Le même état une nouvelle fois fait une seconde pile ; les piles ne se mélangent jamais.',
  'DD-CON-03': 'Au début du tour d’un personnage, un jeton quitte chaque pile, avec son effet.',
  'DD-CON-04':
    'Toutes les blessures de Saignement et d’Infection d’un même début de tour sont une seule perte.',
  'DD-CON-05': 'Bonus, Malus, Riposte, Garde, Marque et Protection durent tant qu’il reste un jeton.',
  'DD-CON-06':
    'Les états restent entre les batailles d’une quête sans y agir ; ils disparaissent au retour au hameau.',
  'DD-CON-07': 'Il y a toujours assez de jetons.',
  'DD-CON-08': 'Stress plus ou moins un nombre change le Stress du héros, jamais sous 0.',
  'DD-CON-09':
    'Une Poussée éloigne la cible d’autant de zones de l’utilisateur, une Attraction l’en rapproche d’autant.',
  'DD-CON-10':
    'La cible bouge d’autant sur sa piste : vers l’avant pour une Attraction, vers l’arrière pour une Poussée. Ceux qu’elle dépasse bougent d’un cran dans l’autre sens.',
  'DD-CON-11':
    'Nul n’est poussé ni attiré dans une zone pleine ; le trajet s’arrête avant. La piste change quand même.',
  'DD-CON-12':
    'Chaque pas d’une Poussée éloigne, chaque pas d’une Attraction rapproche. Entre plusieurs zones choisit le joueur du héros qui agit, ou celui du héros qu’un monstre déplace.',
  'DD-CON-13': 'Une Poussée ou Attraction de l’utilisateur se mesure depuis la zone visée.',
  'DD-CON-14': 'Chaque jeton Saignement retiré coûte les blessures qu’il indique.',
  'DD-CON-15': 'L’Infection agit comme le Saignement, avec ses propres jetons.',
  'DD-CON-16':
    'Les blessures dues au Saignement, à l’Infection, aux dangers et aux cartes ne sont pas des dégâts : Protection n’aide pas, et rien n’y réagit. Les dégâts des fosses et des cartes ne sont pas réduits de moitié non plus.',
  'DD-CON-17':
    'Qui perd un jeton Étourdissement au début de son tour a une action de moins ; un monstre perd tout son tour.',
  'DD-CON-18': 'Chaque pile Bonus donne +1 en critique.',
  'DD-CON-19': 'Chaque pile Malus donne aux ennemis +1 en critique contre son porteur.',
  'DD-CON-20':
    'Qui porte Riposte et subit des dégâts d’un ennemi en rend la moitié, arrondie au supérieur, après la compétence, à toute distance et sans jet.',
  'DD-CON-21': 'Plusieurs piles Riposte ne ripostent qu’une fois.',
  'DD-CON-22':
    'Les ennemis en Garde doivent être visés d’abord, si la compétence peut en atteindre un. Les compétences qui visent des alliés y échappent.',
  'DD-CON-23': 'Chaque pile Marque donne aux ennemis +1 en précision contre son porteur.',
  'DD-CON-24':
    'Avec Protection, un personnage subit la moitié des dégâts des attaques, arrondie au supérieur, quel que soit le nombre de piles.',
  'DD-CON-25': 'La Protection imprimée sur une carte de monstre est toujours active et ne peut être retirée.',
  'DD-CON-26': 'Ce qui retire un état en retire toutes les piles.',
  'DD-CON-27':
    'La résistance raccourcit un état d’un tour, et un Transfert d’une zone et d’un cran. S’il n’en reste rien, rien ne s’applique.',
  'DD-CON-28': 'L’immunité annule entièrement un état.',
  'DD-CON-29':
    'Un héros déplacé par sa propre compétence choisit d’appliquer ou non sa résistance ou son immunité au Transfert.',
  'DD-CON-30': 'Un héros immunisé contre les maladies n’en contracte jamais.',
  'DD-CON-31':
    'Une piste est un ordre sans trous : chaque pas échange deux voisins. Un monstre de grande taille compte pour une place, même s’il occupe deux crans.',
  'DD-CON-32':
    'Si le trajet sur les zones ou sur la piste est écourté, l’autre se fait quand même en entier.',
  'DD-CON-33': 'Poussée ou Attraction au choix : on choisit pour chaque cible au moment de l’effet.',
  'DD-CON-34':
    'La Garde passe avant toute autre priorité. S’il reste des cibles après celles en Garde, elles sont libres.',

  // The Abomination
  'DD-ABO-01':
    'L’Abomination est humaine ou bestiale. Trois compétences valent pour chaque forme, et Transformation en change.',
  'DD-ABO-02':
    'Transformation est une action avec les effets de la face utilisée ; il a ensuite l’autre forme.',
  'DD-ABO-03': 'Transformation n’a pas à être équipée, mais sans elle il reste humain.',
  'DD-ABO-04':
    'Au hameau il est humain. S’il rentre sous forme bestiale, il change sans les effets de Transformation.',
  'DD-ABO-05': 'Sa forme reste d’une bataille à l’autre de la quête.',
  'DD-ABO-06': 'Blessures, Stress, états, breloques, attributs et niveaux appartiennent aux deux formes.',
  'DD-ABO-07':
    'Une compétence de l’autre forme peut être équipée mais pas utilisée. La nouvelle forme compte dès l’action suivante.',

  // Light
  'DD-LGT-01': 'La lumière va de 0 à 5.',
  'DD-LGT-02': 'À 5 de lumière, et là seulement, les héros ont +1 en esquive.',
  'DD-LGT-03': 'À 4 de lumière ou moins, héros et monstres ont +1 en critique.',
  'DD-LGT-04': 'À 2 de lumière ou moins, un héros qui subit du Stress en subit 1 de plus.',
  'DD-LGT-05': 'À 0 de lumière, les monstres ont +1 en esquive et +1 en précision.',
  'DD-LGT-06': 'De 4 à 0, les effets de l’obscurité s’additionnent.',
  'DD-LGT-07': 'Le Stress de l’obscurité s’ajoute une fois par événement, pas une fois par point.',
  'DD-LGT-08':
    'Torches, dés, pièces sombres et compétences changent la lumière. Seul un vrai mouvement du marqueur fait réagir les cartes.',
  'DD-LGT-09':
    'Placer la lumière pour une quête n’est pas un changement. Plusieurs points d’un coup sont un seul événement.',

  // Rest and Gold
  'DD-RST-01':
    'Avec du bois, le groupe peut se reposer une fois, dans une pièce sécurisée, si tous sont d’accord.',
  'DD-RST-02':
    'Chaque point de repos retire une blessure ou un Stress à un héros ; vous répartissez les points ensemble.',
  'DD-RST-03':
    'Sans accord, les points sont partagés à parts égales et le joueur de chaque héros dépense sa part.',
  'DD-RST-04':
    'Les points non utilisés sont perdus. Ce que reçoit chaque héros compte comme un seul soin et une seule récupération.',
  'DD-RST-05': 'Après le repos, il n’y a plus de bois.',
  'DD-RST-06': 'L’or est commun à tout le groupe.',
  'DD-RST-07': 'On se repose pendant l’exploration, avant ou après un repérage, jamais entre deux dés.',

  // Curios and difficulty
  'DD-EXP-14':
    'Un curio sur un dé : le héros pioche une carte Curio et la résout. Une torche dépensée avant annule sa mauvaise part ; la bonne s’applique toujours.',
  'DD-EXP-27': 'Une carte Curio résolue reste défaussée jusqu’au hameau.',
  'DD-ROM-08':
    'Une pièce à curio sécurisée donne un curio : vous décidez de la torche, la carte est montrée, puis vous désignez le héros qui y touche.',
  'DD-MOD-07': 'En mode stygien, toutes les compétences du boss lui-même ont +1 en critique.',
} as const satisfies Record<keyof typeof SKILLS_RULES_EN, string>;
