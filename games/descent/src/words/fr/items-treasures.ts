import type { ITEMS_TREASURES_EN } from '../en/items-treasures.ts';

/** French words: copper and silver treasures. */
export const ITEMS_TREASURES_FR = {
  'bone-blade': 'lame d’os',
  'bone-blade.text': 'Mêlée, une main : rouge, vert. 1 fulgurance : +1 dégât. Seconde main : +1 dégât.',
  'dragontooth-hammer': 'marteau en dent de dragon',
  'dragontooth-hammer.text': 'Mêlée, deux mains : rouge, vert. Perforation 2. 1 fulgurance : +1 dégât.',
  'dwarven-fire-bombs': 'bombes naines',
  'dwarven-fire-bombs.text':
    'À distance, une main : bleu, vert. 1 fulgurance : +1 dégât. 2 fulgurances : +1 portée.',
  'great-bow': 'grand arc',
  'great-bow.text':
    'À distance, deux mains : bleu, jaune. Perforation 2. 1 fulgurance : +1 portée. 2 fulgurances : +1 dégât.',
  'bane': 'Fléau',
  'bane.text': 'Magie, rune, deux mains : blanc, vert. 2 fulgurances : Explosion +1.',
  'crystalize': 'Cristallisation',
  'crystalize.text': 'Magie, rune, deux mains : blanc, vert. 1 fulgurance : Perforation 2.',
  'pacify': 'Apaisement',
  'pacify.text':
    'Magie, rune, deux mains : blanc, jaune. Un jeton d’étourdissement sur chaque cible blessée. 2 fulgurances : +1 dégât.',
  'staff-of-punishment': 'bâton du châtiment',
  'staff-of-punishment.text':
    'Magie, deux mains : blanc, vert. 1 fulgurance : +1 dégât. 1 fulgurance : +1 portée.',
  'plate-mail': 'armure de plates',
  'plate-mail.text': 'Armure : +3 armure. Vitesse 3 au plus. Pas de runes.',
  'cloak-of-deception': 'cape de tromperie',
  'cloak-of-deception.text':
    'Armure : +1 armure. Un dé noir par blessure : chaque face vierge en annule une.',
  'crystal-shield': 'bouclier de cristal',
  'crystal-shield.text': 'Bouclier, une main. Épuiser : annule 2 blessures d’une attaque.',
  'belt-of-strength': 'ceinture de force',
  'belt-of-strength.text': '+1 dégât aux attaques de mêlée.',
  'mana-weave': 'Trame de mana',
  'mana-weave.text': 'Rune. 1 fulgurance gratuite aux attaques magiques.',
  'minor-healing': 'Soin mineur',
  'minor-healing.text':
    'Rune. Pendant votre tour, 1 point de mouvement et 1 fatigue : soigne 1 blessure sur vous ou un voisin.',
  'ring-of-quickness': 'anneau de vivacité',
  'ring-of-quickness.text': '1 point de mouvement de plus à chaque tour.',
  'crystal-of-tival': 'cristal de Tival',
  'crystal-of-tival.text': 'Défaussez au début de votre tour : 6 blessures et toute la fatigue récupérées.',
  'treasure-cache-coins': 'petit trésor',
  'treasure-cache-coins.text': '50 pièces ; piochez une autre carte.',
  'treasure-cache-healing': 'petit trésor (soin)',
  'treasure-cache-healing.text': 'Une potion de soin ; piochez une autre carte.',
  'treasure-cache-vitality': 'petit trésor (vitalité)',
  'treasure-cache-vitality.text': 'Une potion de vitalité ; piochez une autre carte.',
  'serpent-blade': 'lame du serpent',
  'serpent-blade.text':
    'Mêlée, une main : rouge, vert, vert. 1 fulgurance : +1 dégât. Seconde main : +2 dégâts.',
  'grinding-axe': 'hache broyeuse',
  'grinding-axe.text':
    'Mêlée, deux mains : rouge, vert, vert. 1 fulgurance gratuite. 1 fulgurance : +1 dégât. 1 fulgurance : Perforation 2.',
  'flying-death': 'mort volante',
  'flying-death.text':
    'À distance, une main : bleu, vert, jaune. 1 fulgurance : +1 dégât. 2 fulgurances : +3 dégâts. 2 fulgurances : +1 portée.',
  'bow-of-bone': 'arc d’os',
  'bow-of-bone.text':
    'À distance, deux mains : bleu, vert, jaune. Perforation 3. 1 fulgurance : +1 portée. 1 fulgurance : +1 dégât.',
  'staff-of-fire': 'bâton de feu',
  'staff-of-fire.text':
    'Magie, deux mains : blanc, vert, jaune. 2 fulgurances gratuites. 1 fulgurance : +1 dégât. 1 fulgurance : +1 portée.',
  'ice-storm': 'Tempête de glace',
  'ice-storm.text': 'Magie, rune, deux mains : blanc, vert, vert. Explosion 1. 2 fulgurances : Explosion +1.',
  'drain-life': 'Vol de vie',
  'drain-life.text':
    'Magie, rune, deux mains : blanc, vert, jaune. Perforation 2. 1 fulgurance : Perforation 2. 1 fulgurance : +1 dégât.',
  'petrify': 'Pétrification',
  'petrify.text':
    'Magie, rune, deux mains : blanc, jaune, jaune. Un jeton d’étourdissement sur chaque cible blessée. 1 fulgurance : +1 dégât. 2 fulgurances : un jeton d’étourdissement de plus.',
  'golden-armor': 'armure dorée',
  'golden-armor.text': 'Armure : +3 armure. Vitesse 3 au plus. Pas de runes. Insensible à l’étreinte.',
  'cloak-of-mists': 'cape des brumes',
  'cloak-of-mists.text': 'Armure : +1 armure. Un dé noir par blessure : chaque fulgurance en annule une.',
  'shield-of-light': 'bouclier de lumière',
  'shield-of-light.text': 'Bouclier, une main. Épuiser : annule 3 blessures d’une attaque.',
  'scorpion-helmet': 'heaume du scorpion',
  'scorpion-helmet.text': '+1 dégât et +2 portée aux attaques à distance.',
  'greater-healing': 'Soin majeur',
  'greater-healing.text':
    'Rune. Pendant votre tour, 1 point de mouvement et 1 fatigue : soigne 2 blessures sur vous ou un voisin.',
  'amulet-of-healing': 'amulette de soin',
  'amulet-of-healing.text':
    'Défaussez au début de votre tour : toutes les blessures et toute la fatigue récupérées.',
  'flute-of-repose': 'flûte du repos',
  'flute-of-repose.text':
    'Défaussez à la fin de votre tour : un jeton d’étourdissement sur chaque monstre à 6 cases ou moins ; ceux qui ont un nom y sont insensibles.',
  'treasure-cache-100': 'trésor',
  'treasure-cache-100.text': '100 pièces ; piochez une autre carte.',
  'treasure-cache-50-healing': 'trésor (soin)',
  'treasure-cache-50-healing.text': '50 pièces et une potion de soin ; piochez une autre carte.',
  'treasure-cache-50-vitality': 'trésor (vitalité)',
  'treasure-cache-50-vitality.text': '50 pièces et une potion de vitalité ; piochez une autre carte.',
} as const satisfies Record<keyof typeof ITEMS_TREASURES_EN, string>;
