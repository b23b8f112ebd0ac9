import type { HAMLET_RULES_EN } from '../en/rules-hamlet.ts';

/** What each rule says, in a sentence or three, for the player who asks: campaign, set-up, Hamlet. */
export const HAMLET_RULES_FR = {
  // Campaign
  'DD-CAM-01':
    'Vous jouez ensemble, de un à quatre, et menez toujours quatre héros. Chaque héros obéit à un seul joueur ; à moins de quatre, certains en mènent plusieurs.',
  'DD-CAM-02':
    'Une campagne compte quatre actes. Les trois premiers ont chacun deux quêtes générales puis un boss ; le quatrième, c’est le Donjon ténébreux et la rencontre finale.',
  'DD-CAM-03': 'La campagne est gagnée au moment où le Cœur des ténèbres succombe.',
  'DD-CAM-04':
    'Si un héros meurt et que personne n’attend à la Diligence, la campagne est perdue sur-le-champ.',
  'DD-CAM-05':
    'Un boss doit être vaincu du premier coup : si le groupe meurt ou rentre sans l’avoir tué, la campagne est perdue.',
  'DD-CAM-06': 'Un héros meurt pour de bon, et seulement d’un coup fatal, d’une crise cardiaque ou de folie.',
  'DD-CAM-07': 'Le niveau de la campagne est le numéro de l’acte, et 3 dans l’acte IV.',
  'DD-CAM-08': 'Un donjon a le niveau de la campagne ; le Donjon ténébreux est de niveau 3.',
  'DD-CAM-09': 'Après chaque quête sauf la dernière, le groupe passe par le hameau. Il n’y commence pas.',
  'DD-CAM-10':
    'Les actes I à III se jouent dans les ruines, avec les monstres communs ; le Donjon ténébreux a ses monstres, ses pièces et ses quêtes. Les curios sont partout les mêmes.',
  'DD-CAM-11': 'Quand une carte dit autre chose, c’est la carte qui a raison.',
  'DD-CAM-12':
    'Ce que le groupe peut faire demande l’accord de tous ; ce qu’il doit faire se décide à la majorité. À égalité, le joueur du héros le plus en avant tranche.',
  'DD-CAM-13':
    'Ce qui arrive à plusieurs en même temps suit l’ordre des postures, les héros avant les monstres ; les effets d’une carte sur un personnage suivent l’ordre de la carte.',
  'DD-CAM-14': 'Une pioche vide se refait avec sa défausse. S’il n’y en a pas, on ne pioche rien.',

  // Setting up
  'DD-SET-01':
    'Les héros et les monstres ont chacun une piste de quatre postures, d’Agressive à l’avant à Soutien à l’arrière.',
  'DD-SET-02': 'Quatre cartes Initiative sont aux héros, quatre aux monstres.',
  'DD-SET-03':
    'Attributs, maladies, vertus, afflictions, curios et breloques ont chacun leur pioche mélangée.',
  'DD-SET-04':
    'La première pioche de monstres réunit les monstres communs et ceux des ruines de niveau 1. Les plus forts arrivent avec chaque acte.',
  'DD-SET-05': 'La pioche des pièces contient celles des ruines ; celles des boss sont à part.',
  'DD-SET-06': 'Les dix coffres forment une pile face cachée.',
  'DD-SET-07': 'Le groupe commence avec 10 pièces d’or, qui sont à tous.',
  'DD-SET-08': 'Les seize dés Provisions commencent dans la réserve.',
  'DD-SET-09':
    'Chaque héros a deux dés Exploration, un dé à dix faces et un dé Coup fatal, et commence sans Stress.',
  'DD-SET-10':
    'Au début il y a seize événements du hameau, deux héros attendent à la Diligence et chaque bâtiment est au niveau 1.',
  'DD-SET-11': 'L’un des quatre boss des ruines est tiré comme première menace imminente.',
  'DD-SET-12':
    'Tant que son boss n’est pas affronté, la menace imminente pèse de deux façons : l’une dans le donjon, l’autre au hameau.',
  'DD-SET-13':
    'Chaque joueur choisit un héros ; personne n’est deux fois dans le groupe. Tous commencent au niveau 1.',
  'DD-SET-14':
    'Un héros connaît sept compétences et en équipe trois. De meilleures versions ne viennent qu’avec l’entraînement.',
  'DD-SET-15': 'Un nouveau héros arrive indemne et calme, sans attribut, maladie, breloque ni XP.',
  'DD-SET-16':
    'Au lieu de choisir, vous pouvez jouer l’un des quatre groupes tout prêts, ou laisser faire le hasard.',
  'DD-MOD-01': 'Le mode radieux ou stygien se choisit au début et vaut pour toute la campagne.',
  'DD-MOD-02': 'Une campagne radieuse commence avec 20 pièces d’or.',
  'DD-MOD-05': 'Une campagne stygienne commence sans or.',

  // Bosses and Acts
  'DD-BOS-01': 'Chaque boss des ruines a trois niveaux et vient au niveau de la campagne.',
  'DD-BOS-02':
    'Après deux quêtes générales, la suivante est celle du boss, quoi que les deux aient rapporté.',
  'DD-BOS-12':
    'Le boss mort, la quête est accomplie et le groupe rentre aussitôt. La campagne monte d’un niveau et l’acte suivant commence.',
  'DD-ACT-01':
    'La menace suivante est tirée parmi les boss restants, un niveau plus fort, avant l’entrée au hameau.',
  'DD-ACT-02': 'Les monstres du nouveau niveau rejoignent la pioche ; les plus faibles y restent.',
  'DD-ACT-03':
    'Les breloques trouvées dans le donjon sont désormais du nouveau niveau. La Roulotte vend encore les anciennes.',
  'DD-ACT-04': 'Les quêtes de l’ancien niveau disparaissent ; celles du nouveau les remplacent.',
  'DD-ACT-05': 'Après le troisième boss, plus rien ne menace le hameau. Vient ensuite l’acte IV.',
  'DD-ACT-06': 'Ce qui a quitté la campagne ne revient pas avec un nouvel acte.',
  'DD-SAV-01':
    'Au retour d’un donjon, avant le hameau, c’est le moment de s’arrêter et de reprendre un autre jour.',
  'DD-SAV-02':
    'Rien n’est oublié d’une séance à l’autre : la campagne, le hameau et chaque héros sont comme vous les avez laissés.',

  // Coming home
  'DD-HAM-01': 'Avant tout, les XP de la quête sont donnés.',
  'DD-HAM-02': 'Tout ce qui a été défaussé pendant la quête est de nouveau mélangé.',
  'DD-HAM-03': 'À la maison, tous les états prennent fin et la lumière revient à 5.',
  'DD-HAM-04': 'Toutes les breloques sont remises du bon côté.',
  'DD-HAM-05': 'Une affliction laisse un attribut négatif, une vertu un attribut positif.',
  'DD-HAM-06': 'Blessures, Stress, attributs et maladies ne passent pas tout seuls.',
  'DD-HAM-07':
    'Les provisions restantes peuvent encore servir ; les autres sont vendues 1 pièce d’or chacune.',
  'DD-HAM-08': 'Le bois qui n’a pas servi est rendu, sans or en échange.',
  'DD-HAM-09': 'Ce que la Forge avait aiguisé est émoussé de nouveau.',
  'DD-HAM-10': 'La seconde capacité de la menace vaut tant que le groupe est au hameau.',
  'DD-HAM-24':
    'L’ordre au retour : XP, défausses, états et lumière, breloques, afflictions et vertus, formes de la Forge, provisions ; puis l’événement.',

  // The days
  'DD-HAM-11':
    'Un événement du hameau est pioché et suivi. La plupart sont remélangés, quelques-uns n’arrivent qu’une fois par campagne.',
  'DD-HAM-12': 'Le nombre sur l’événement indique combien de jours il y a.',
  'DD-HAM-13':
    'Chaque jour le gardien s’installe quelque part, puis chaque héros passe sa journée. Après le dernier jour, le groupe repart.',
  'DD-HAM-14': 'Là où s’installe le gardien, personne n’est servi ce jour-là.',
  'DD-HAM-15':
    'Un dé à dix faces dit où : chaque bâtiment a son numéro ; sur 9 et 10 il attend à la Diligence et ne gêne personne.',
  'DD-HAM-16': 'Si un jet doit fermer un autre bâtiment et en trouve un déjà fermé, on le refait.',
  'DD-HAM-17': 'Les héros passent leur journée dans l’ordre des postures, depuis l’avant.',
  'DD-HAM-18': 'Un bâtiment reçoit un seul héros par jour.',
  'DD-HAM-19': 'Une visite, c’est un seul des choix du bâtiment, payé par la bourse commune.',
  'DD-HAM-20':
    'Au lieu d’une visite, un héros peut utiliser une compétence du hameau de sa carte. Les états ainsi gagnés durent jusque dans la prochaine quête.',
  'DD-HAM-21': 'Un héros peut laisser passer une journée.',
  'DD-HAM-22':
    'À tout moment au hameau, vous pouvez échanger des compétences, changer de postures et améliorer des bâtiments. Rien de cela ne coûte un jour.',
  'DD-HAM-23': 'Les jours écoulés, on choisit la quête suivante, ou l’on affronte le boss.',
  'DD-HAM-25': 'L’or ne descend jamais sous 0, et ce qu’on ne peut pas payer, on ne peut pas le prendre.',
  'DD-HAM-26':
    'Un événement qui change les jours ou ferme un bâtiment agit avant le premier jour. Celui qui n’arrive qu’une fois disparaît même si vous le refusez.',
  'DD-FIN-01':
    'Avant la rencontre finale, il y a quatre jours au hameau et aucun événement. Le gardien vient comme toujours.',

  // Buildings
  'DD-BLD-01':
    'Un bâtiment monte d’un niveau pour 20 pièces d’or, la Forge et la Roulotte pour 10. Il faut l’accord de tous ; l’effet est immédiat et ne coûte aucun jour.',
  'DD-BLD-02': 'Le niveau 3 est le plus haut. La Guilde et le Cimetière ne s’améliorent pas.',
  'DD-BLD-03':
    'À la Diligence attendent les remplaçants, et elle tient le compte des XP du groupe. Personne ne la visite.',
  'DD-BLD-04':
    'Améliorer la Diligence amène un héros en attente de plus. Ceux qui sont déjà venus ne sont pas remplacés.',
  'DD-BLD-05':
    'Le premier visiteur d’une phase découvre ce que vend la Roulotte : trois breloques, meilleures à un niveau plus élevé. Elles y restent jusqu’au départ.',
  'DD-BLD-06':
    'Un visiteur peut vendre une breloque et en acheter une : 4, 6 ou 8 pièces d’or selon le niveau à l’achat, la moitié à la vente.',
  'DD-BLD-07':
    'L’Abbaye retire des attributs, au niveau 2 elle en donne aussi un positif, au niveau 3 elle apaise également.',
  'DD-BLD-08': 'Le Sanatorium soigne les blessures ou guérit une maladie.',
  'DD-BLD-09': 'La Taverne apaise ; au niveau 3, on y soigne aussi blessures et maladies.',
  'DD-BLD-10': 'L’Experte en survie ajoute des dés Provisions à ceux de la prochaine quête.',
  'DD-BLD-11':
    'À la Guilde, un héros peut acheter deux améliorations par visite : un niveau de héros pour 4 XP et 2 pièces d’or, un niveau de compétence pour 2 XP et 1 pièce d’or.',
  'DD-BLD-12':
    'Pour 1 pièce d’or, la Forge prête une forme supérieure d’une compétence pour la prochaine quête : niveau 2, puis niveau 3.',
  'DD-BLD-13': 'Une Forge de niveau 3 ajoute un dé Provisions pour la prochaine quête.',
  'DD-BLD-14':
    'Le Cimetière donne gratuitement une vertu au hasard, mais dès lors 10 de Stress tuent. Qui a déjà une vertu ou une affliction n’en reçoit pas.',
  'DD-BLD-15': 'Les soins et la récupération s’arrêtent à 0, même si l’on a payé pour plus.',
  'DD-BLD-16':
    'Les breloques vendues ou invendues retournent dans leurs pioches au départ du groupe ; ce que vous vendez n’est pas proposé avant.',
  'DD-BLD-17':
    'La Forge peut servir le même héros plusieurs jours, pour des compétences différentes. Si une compétence est entraînée entre-temps, le niveau le plus haut compte.',
} as const satisfies Record<keyof typeof HAMLET_RULES_EN, string>;
