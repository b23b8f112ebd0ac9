import type { SPELLS_EN } from '../en/spells.ts';

/** French words: spells and Miracles, their kinds and what they do. */
export const SPELLS_FR = {
  'blood': 'Sang',
  'odinash': 'Odinash',
  'sphere-of-hate': 'Sphère de haine',
  'sphere-of-hate.help':
    'Portée 5 : un ennemi subit 1d6 + Esprit dégâts, chaque autre ennemi adjacent à lui 1d3 dégâts.',
  'sanguine-mend': 'Suture sanguine',
  'sanguine-mend.help': 'Vous ou un allié adjacent, même mort, perdez 1d6+1 Blessures.',
  'vein-lash': 'Fouet de veines',
  'vein-lash.help':
    'Portée 3 : un ennemi subit 2d6+2 dégâts ; si les dés font 9 ou plus, il est aussi À terre, sauf s’il est grand.',
  'leech': 'Sangsue',
  'leech.help':
    'Portée 1 : un ennemi subit 1d6 + Esprit dégâts ; vous perdez autant de Blessures qu’il en a subi, 4 au plus.',
  'crimson-shield': 'Bouclier écarlate',
  'crimson-shield.help': 'Portée 4 : un Maudit a +3 Armure jusqu’à votre prochain tour.',
  'blood-boil': 'Sang bouillant',
  'blood-boil.help': 'Portée 6 : un ennemi subit 1d6+1 Blessures.',
  'puppet': 'Marionnette',
  'puppet.help':
    'Portée 4 : un ennemi qui n’est pas grand fait toutes ses attaques de mêlée contre un autre ennemi adjacent à lui. Ce qu’il tue vous revient en Trophée.',
  'red-rain': 'Pluie rouge',
  'red-rain.help': 'Portée 5 : chaque ennemi dans une zone de 3x3 cases subit 1d6 + Esprit dégâts.',
  'ember-lance': 'Lance de braise',
  'ember-lance.help': 'Portée 6 : un ennemi subit 1d6 + Esprit dégâts ; sur un 6, il prend feu.',
  'ash-veil': 'Voile de cendre',
  'ash-veil.help':
    'Les attaques contre les Maudits de la tuile où vous le lancez ont -1 pour toucher jusqu’à votre prochain tour.',
  'flame-brand': 'Marque de flamme',
  'flame-brand.help':
    'Vous ou un Maudit adjacent : les attaques de mêlée font 1d3 dégâts de plus et mettent le feu sur un Coup critique, jusqu’à la fin du combat.',
  'unmake-armour': 'Armure défaite',
  'unmake-armour.help': 'Portée 5 : un ennemi a -2 Endurance (au moins 1) jusqu’à la fin du combat.',
  'ruin-gate': 'Porte des ruines',
  'ruin-gate.help':
    'Allez sur une case Libre d’une tuile éclairée, à 6 colonnes et 6 rangées au plus, à travers les murs. Rien ne vous menace ce tour-ci.',
  'devils-bargain': 'Pacte du diable',
  'devils-bargain.help': 'Chaque Maudit récupère 2 Vigueur ; vous subissez 1 Folie.',
  'pyre-circle': 'Cercle de bûchers',
  'pyre-circle.help':
    'Portée 5 : chacun dans une zone de 3x3 cases, les Maudits aussi, subit 1d6 + Esprit dégâts et prend feu.',
  'storm-of-cinders': 'Tempête de cendres',
  'storm-of-cinders.help':
    'Chaque ennemi d’une tuile éclairée dont vous voyez une case subit 2d6 + Esprit dégâts.',

  'healing': 'Guérison',
  'offensive': 'Offensif',
  'defensive': 'Défensif',
  'mend-flesh': 'Chair refermée',
  'mend-flesh.help': 'Portée 4 : un Maudit, même mort, perd 1d6+2 Blessures.',
  'circle-of-grace': 'Cercle de grâce',
  'circle-of-grace.help': 'Chaque Maudit de votre tuile, même mort, perd 1d6 Blessures.',
  'purge': 'Purge',
  'purge.help': 'Portée 4 : un Maudit est débarrassé de tout Poison et du feu.',
  'calm-the-mind': 'Apaisement',
  'calm-the-mind.help': 'Portée 4 : un Maudit perd 1d3 Folie.',
  'second-breath': 'Regain',
  'second-breath.help': 'Portée 4 : un Maudit récupère 2 Vigueur.',
  'call-back': 'Rappel',
  'call-back.help': 'Portée 6 : un Maudit mort perd 2d6 Blessures.',
  'searing-light': 'Lumière brûlante',
  'searing-light.help':
    'Portée 6 : un ennemi subit 1d6 + Charisme dégâts ; un Démon ou Mort-vivant subit plutôt 1d6 Blessures.',
  'chains-of-guilt': 'Chaînes de la faute',
  'chains-of-guilt.help':
    'Portée 5 : un ennemi ne dépense aucun point de Mouvement et a -1 pour toucher jusqu’à votre prochain tour.',
  'mark-of-the-damned': 'Marque des damnés',
  'mark-of-the-damned.help':
    'Portée 6 : les attaques contre un ennemi ont +1 pour toucher jusqu’à votre prochain tour.',
  'dread-name': 'Nom d’effroi',
  'dread-name.help': 'Portée 5 : un Démon subit 1d6+2 Blessures.',
  'pillar-of-salt': 'Statue de sel',
  'pillar-of-salt.help':
    'Portée 6 : un ennemi subit 2d6 + Charisme dégâts et est À terre, sauf s’il est grand.',
  'judgement': 'Jugement',
  'judgement.help': 'Chaque ennemi de votre tuile subit 1d6 + Charisme dégâts.',
  'aegis-of-dawn': 'Égide de l’aube',
  'aegis-of-dawn.help': 'Portée 4 : un Maudit a +2 Armure jusqu’à votre prochain tour.',
  'steadfast': 'Constance',
  'steadfast.help':
    'Portée 4 : un Maudit se relève ; rien ne le met À terre et il ne subit pas de Folie jusqu’à votre prochain tour.',
  'mirror-of-faith': 'Miroir de la foi',
  'mirror-of-faith.help':
    'Portée 4 : la prochaine attaque contre un Maudit avant votre prochain tour échoue.',
  'veil-of-incense': 'Voile d’encens',
  'veil-of-incense.help':
    'Les attaques contre vous et les Maudits à 2 cases de vous ont -1 pour toucher jusqu’à votre prochain tour.',
  'lighten-burden': 'Fardeau allégé',
  'lighten-burden.help':
    'Portée 4 : les Blessures de chaque attaque contre un Maudit sont réduites de moitié, arrondies au supérieur, jusqu’à votre prochain tour.',
  'hallowed-ring': 'Cercle consacré',
  'hallowed-ring.help':
    'Chaque Maudit à présent sur votre tuile a +1 Armure et +2 Résistance au Poison et au feu jusqu’à votre prochain tour.',
} as const satisfies Record<keyof typeof SPELLS_EN, string>;
