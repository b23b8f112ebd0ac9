import type { MONSTERS_RULES_EN } from '../en/monsters.ts';

/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const MONSTERS_RULES_FR = {
  // Monsters and encounters
  'DL-MON-01':
    'On est en combat tant qu’un Monstre se trouve dans le donjon, où que ce soit. Un dormeur ne compte pas.',
  'DL-MON-02':
    'Ce qui dure le temps du combat dure jusqu’à sa fin, et ce que le combat interdit l’est à tous les Maudits.',
  'DL-MON-03': 'Une carte Rencontre reste avec le combat qu’elle a amené.',
  'DL-MON-04': 'Une quête isolée utilise la ligne de niveau 1 des cartes Monstre, sauf pour des vétérans.',
  'DL-MON-05':
    'La bannière du nombre de Maudits au début du donjon dit combien de Monstres de chaque type arrivent.',
  'DL-MON-06':
    'Les Monstres sans figurine ne sont pas posés. Les Trophées ne reviennent qu’à la fin du combat.',
  'DL-MON-07': 'Une carte à plusieurs types pose chacun en son propre nombre.',
  'DL-MON-08':
    'Ce qu’une carte Monstre dit de son arrivée et de sa conduite passe avant les règles générales.',
  'DL-MON-09':
    'Une carte qui ne pose aucun Monstre est défaussée sans butin. Les Monstres venus sans carte donnent des âmes, mais pas de butin.',
  'DL-MON-10':
    'Les dés d’une bannière se lancent une fois par type. Une carte piochée en combat rejoint ce combat.',
  // Prepared placement
  'DL-PRP-01':
    'Les Monstres préparés se posent les tireurs d’abord, puis les types de mêlée, et l’Initiative la plus basse en premier.',
  'DL-PRP-02':
    'La tuile est un échiquier : le premier Monstre va sur la case la plus loin de l’Entrée à pied, les suivants sur les cases Libres les plus lointaines de la même couleur.',
  'DL-PRP-03': 'Quand une couleur est épuisée, on passe à l’autre.',
  'DL-PRP-04':
    'D’une tuile pleine, le reste déborde par l’Entrée : ses deux cases, puis la tuile derrière, au plus près d’abord.',
  'DL-PRP-05':
    'Un grand socle prend la place la plus lointaine où toutes ses cases sont Libres, quelle que soit leur couleur.',
  'DL-PRP-06':
    'Les Monstres arrivent type par type, et entre types égaux le premier nommé. Posés à côté de quelqu’un, ils le prennent pour cible, au hasard parmi plusieurs.',
  // Ambush placement
  'DL-AMB-01':
    'Les Monstres de mêlée en embuscade surgissent à côté des Maudits, répartis également dans l’ordre d’Initiative ; faute de case Libre, au plus près.',
  'DL-AMB-02':
    'Ceux qu’on ne peut répartir également vont à des Maudits tirés au sort, chacun une fois au plus.',
  'DL-AMB-03': 'Chaque type se répartit à part.',
  'DL-AMB-04':
    'Les tireurs en embuscade se tiennent le plus loin possible, en vue d’un Maudit, à 2 tuiles au plus.',
  'DL-AMB-05': 'Un Monstre en embuscade prend pour cible le Maudit à côté duquel il est posé.',
  'DL-AMB-06':
    'Un grand socle en embuscade touche son Maudit, ou se tient au plus près où il y a la place. La mêlée passe avant les tireurs.',
  'DL-AMB-07': 'Posé à côté de quelqu’un : une embuscade contre lui seul.',
  // Bosses
  'DL-BOS-01':
    'Une Rencontre de Boss est une carte Boss dont les Monstres sont préparés dans la salle de quête, selon le nombre de Maudits au début.',
  'DL-BOS-02': 'Pour le reste, les cartes Boss sont comme les cartes Rencontre.',
  'DL-BOS-03':
    'La Santé d’un Monstre : d’abord un nombre fixé, puis la ligne de niveau, puis l’ajustement des Boss au nombre de Maudits, puis les ajouts.',
  // Monster behaviour
  'DL-BEH-01':
    'Les Monstres agissent type par type dans l’ordre d’Initiative : tout le type se déplace, puis tout le type attaque. Poison, feu et Menace se règlent d’abord pour tous.',
  'DL-BEH-02':
    'Ce que les règles laissent ouvert entre cases, chemins et ordres équivalents revient au meneur, ou au programme : première ligne, puis première colonne.',
  'DL-BEH-03':
    'Un Monstre adjacent à des Maudits a toujours l’un d’eux, et un seul, pour cible : le premier venu, au hasard si plusieurs viennent à la fois.',
  'DL-BEH-04': 'Il garde sa cible quand d’autres deviennent adjacents.',
  'DL-BEH-05':
    'Quand sa cible meurt ou s’éloigne, il se tourne aussitôt vers un autre Maudit adjacent, au hasard parmi plusieurs.',
  'DL-BEH-06':
    'Un Maudit adjacent qui le blesse devient sa cible. Le Poison et le feu ne provoquent personne.',
  'DL-BEH-07': 'Un Monstre sans cible est en attente.',
  'DL-BEH-08':
    'Les Monstres de mêlée sans cible vont à côté des Maudits à portée, de sorte que le type soit réparti le plus également possible ; le surplus au hasard. Ceux qui ont une cible restent.',
  'DL-BEH-09': 'Qui n’atteint personne s’approche à pied autant qu’il peut, et ne s’éloigne jamais.',
  'DL-BEH-10':
    'Quand tout le type s’est déplacé, chaque Monstre qui a une cible lui porte toutes ses attaques de mêlée. Si elle meurt, le reste va à la suivante.',
  'DL-BEH-11': 'Un tireur qui ne voit personne va là où il voit quelqu’un, à côté de personne si possible.',
  'DL-BEH-12': 'Un tireur qui voit quelqu’un, ou qui a une cible, ne bouge pas.',
  'DL-BEH-13':
    'Les tireurs sans ennemi à côté d’eux tirent sur les Maudits en vue, répartis également, le surplus au hasard ; chacun avec toutes ses attaques.',
  'DL-BEH-14': 'Un tireur utilise son attaque de mêlée contre une cible adjacente, et alors rien d’autre.',
  'DL-BEH-15':
    'Le suivant est le Monstre qui atteint ou voit le moins de Maudits ; il va vers celui qui a le moins de Monstres de ce type, au hasard entre égaux.',
  'DL-BEH-16':
    'Est à portée qui peut être rejoint avec son Mouvement, portes comprises. Le Monstre prend la case la moins chère, qui ne touche personne d’autre si possible.',
  'DL-BEH-17':
    'Les Monstres ne quittent pas le donjon, ne fouillent pas et ne ferment pas de portes ; courants, escaliers et portes valent pour eux comme pour les Maudits. Un Maudit adjacent à un autre niveau est attaqué aussi.',
  'DL-BEH-18':
    'Les Monstres d’un type attaquent l’un après l’autre, dans l’ordre voulu par le meneur, chacun jusqu’au bout.',
  // End of combat
  'DL-END-01': 'Le combat finit dès que le dernier Monstre est tué, et les récompenses se prennent aussitôt.',
  'DL-END-02': 'Chaque Maudit gagne les âmes de ses Trophées.',
  'DL-END-03': 'Les Trophées de qui est mort à ce moment sont perdus.',
  'DL-END-04':
    'Chaque carte Rencontre ou Boss du combat donne le Trésor de son icône ; le meneur le distribue.',
  'DL-END-05': 'Puis les Trophées retournent à la réserve et les cartes sont défaussées.',
  'DL-END-06':
    'Le combat finit aussi quand le dernier Monstre disparaît autrement. Ce qui attend sa fin passe avant les récompenses.',
  'DL-OPT-02':
    'Part égale : toutes les âmes d’un combat se partagent également entre les Maudits présents ; le reste va une à une à des Maudits tirés au sort.',
} as const satisfies Record<keyof typeof MONSTERS_RULES_EN, string>;
