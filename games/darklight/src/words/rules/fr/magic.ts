import type { MAGIC_RULES_EN } from '../en/magic.ts';

/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const MAGIC_RULES_FR = {
  // Faith
  'DL-FTH-01':
    'Sur un jet des Ténèbres de 1 à 4, l’Exorciste gagne aussitôt 1 point de Foi, mais ni mort ni hors du donjon.',
  'DL-FTH-02':
    'L’Exorciste garde au plus 2 points de Foi par point de Charisme. Le surplus est perdu, aussi quand le Charisme baisse.',
  'DL-FTH-03':
    'Un donjon commence sans point de Foi, sauf si un objet ou une compétence en donne ; ceux qui restent à la fin sont perdus.',
  // Miracles
  'DL-MIR-01':
    'Avant ou après la phase de mouvement et la phase d’attaque, l’Exorciste peut invoquer un Miracle en main pour son coût en Foi. Aucun jet n’est nécessaire.',
  'DL-MIR-02':
    'On peut invoquer autant de Miracles par tour que la Foi le permet, le même encore aussi. Chacun est résolu avant le suivant.',
  'DL-MIR-03': 'Invoquer un Miracle ne défausse pas sa carte.',
  'DL-MIR-04':
    'La portée d’un Miracle se compte en cases et demande une ligne de vue ; « tuile » désigne tous ceux de la tuile de l’Exorciste, vus ou non. La cible est nommée quand la Foi est payée.',
  // Channel
  'DL-CHN-01': 'Juste avant sa phase de mouvement, quiconque a un Catalyseur équipé canalise de la Source.',
  'DL-CHN-02':
    'Le jet des Ténèbres de la manche dit combien : sur 1 rien, de 2 à 5 la moitié de l’Esprit arrondie au supérieur, sur 6 tout l’Esprit.',
  'DL-CHN-03':
    'Personne ne garde plus de Source que son Esprit et ce que les objets y ajoutent. La nouvelle Source s’ajoute à celle qui est là ; si la limite baisse, le surplus est perdu.',
  'DL-CHN-04': 'La Source reste jusqu’à ce qu’on la dépense. Qui ôte le Catalyseur la perd toute.',
  'DL-CHN-05': 'On canalise, que l’on se déplace ensuite ou non.',
  'DL-CHN-06':
    'On change d’abord d’équipement, puis on canalise. Deux Catalyseurs ne canalisent pas plus qu’un.',
  // Casting
  'DL-SPL-01':
    'Qui connaît un sort peut le lancer avant ou après la phase de mouvement et avant ou après la phase d’attaque.',
  'DL-SPL-02':
    'Cibles, cases et choix sont nommés avant le jet d’incantation, à portée et en vue comme la carte le dit. Une zone ou une tuile doit contenir un ennemi.',
  'DL-SPL-03': 'Pour le jet d’incantation, dépensez au moins 1 jeton Source et lancez autant de dés.',
  'DL-SPL-04':
    'Si le jet d’incantation atteint le coût en Source, le sort réussit ; sinon, rien ne se passe.',
  'DL-SPL-05': 'La Source dépensée est perdue, que le sort réussisse ou non.',
  'DL-SPL-06':
    'Tant qu’il reste de la Source, le même sort ou un autre peut être lancé encore dans le même tour.',
  'DL-SPL-07':
    'Chaque pièce d’armure moyenne équipée baisse le jet d’incantation de 2, chaque pièce d’armure lourde de 3.',
  'DL-SPL-08': 'Un sort qui attaque est une attaque de magie et demande une ligne de vue.',
  'DL-SPL-09':
    'Une attaque de magie d’un Maudit se passe de jet pour toucher et n’est jamais un Coup critique. L’Armure réduit ses dégâts, non ses Blessures. Des ennemis à côté ne la gênent pas.',
  'DL-SPL-10':
    'Tout Maudit qui connaît un sort et garde de la Source peut le lancer. Les sorts appris par une compétence ne comptent pas dans le nombre qu’il peut connaître.',
  // Source Burns
  'DL-BRN-01':
    'Après chaque jet d’incantation, réussi ou non, on cherche les doubles. Un sort réussi est résolu d’abord.',
  'DL-BRN-02':
    'Pour chaque face montrée par deux dés ou plus, comptez ces dés moins un ; la somme est le niveau de la Brûlure. 2, 2, 6, 6, 6 fait le niveau 3.',
  'DL-BRN-03':
    'La table du type du sort dit ce qui arrive au lanceur aux niveaux 2 à 5 ; seule compte l’entrée du niveau atteint. Une seule paire ne fait rien, et au-delà de 5 c’est l’entrée 5.',
} as const satisfies Record<keyof typeof MAGIC_RULES_EN, string>;
