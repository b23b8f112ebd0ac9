import type { ITEMS_GOLD_EN } from '../en/items-gold.ts';

/** French words: gold treasures and relics. */
export const ITEMS_GOLD_FR = {
  'rage-blade': 'lame de rage',
  'rage-blade.text':
    'Mêlée, une main : rouge, vert, vert, jaune. 1 fulgurance : +2 dégâts. Seconde main : +2 dégâts.',
  'frost-axe': 'hache de givre',
  'frost-axe.text':
    'Mêlée, deux mains : rouge, vert, vert, jaune. 2 fulgurances gratuites. 1 fulgurance : +1 dégât. 1 fulgurance : Perforation 3.',
  'scarab-of-death': 'scarabée de mort',
  'scarab-of-death.text':
    'À distance, une main : bleu, vert, vert, jaune. 1 fulgurance : +2 dégâts. 1 fulgurance : +1 portée.',
  'elven-bow': 'arc elfique',
  'elven-bow.text':
    'À distance, deux mains : bleu, vert, jaune, jaune. Perforation 4. 1 fulgurance : +2 portée. 1 fulgurance : +1 dégât.',
  'staff-of-knowledge': 'bâton du savoir',
  'staff-of-knowledge.text':
    'Magie, deux mains : blanc, vert, jaune, jaune. 2 fulgurances gratuites. 1 fulgurance : +1 dégât. 1 fulgurance : +1 portée. 2 fulgurances : le Seigneur du Mal perd 1 menace.',
  'curse-of-rot': 'Malédiction de pourriture',
  'curse-of-rot.text':
    'Magie, rune, deux mains : blanc, vert, vert, jaune. Perforation 4. 1 fulgurance : +1 dégât et Perforation 1.',
  'flame-strike': 'Colonne de flammes',
  'flame-strike.text':
    'Magie, rune, deux mains : blanc, vert, vert, jaune. Explosion 2, Brûlure. 2 fulgurances : Explosion +1. 2 fulgurances : un jeton de brûlure de plus.',
  'word-of-vaal': 'Parole de Vaal',
  'word-of-vaal.text':
    'Magie, rune, deux mains : blanc, vert, jaune, jaune. Tous les ennemis à 3 cases ou moins, vus ou non ; seul un échec rate. Un jeton d’étourdissement sur chaque cible blessée. 1 fulgurance : +1 dégât.',
  'dragon-scale-mail': 'cotte d’écailles de dragon',
  'dragon-scale-mail.text':
    'Armure : +4 armure. Vitesse 3 au plus. Pas de runes. Insensible à la brûlure et au poison.',
  'elven-cloak': 'cape elfique',
  'elven-cloak.text': 'Armure : +2 armure. Un dé noir par blessure : chaque amélioration en annule une.',
  'shield-of-the-warrior': 'bouclier du guerrier',
  'shield-of-the-warrior.text': 'Bouclier, une main. Épuiser : annule 4 blessures d’une attaque.',
  'ring-of-the-arcane': 'anneau des arcanes',
  'ring-of-the-arcane.text': '+2 portée et +2 dégâts aux attaques magiques.',
  'jinns-lamp': 'lampe du djinn',
  'jinns-lamp.text':
    'Défaussez au début de votre tour : vous et chaque héros voisin récupérez 8 blessures et toute la fatigue.',
  'deflect': 'Déviation',
  'deflect.text': 'Rune. Vous avez Peur 1.',
  'treasure-cache-150-healing': 'grand trésor (soin)',
  'treasure-cache-150-healing.text': '150 pièces et une potion de soin ; piochez une autre carte.',
  'treasure-cache-150-vitality': 'grand trésor (vitalité)',
  'treasure-cache-150-vitality.text': '150 pièces et une potion de vitalité ; piochez une autre carte.',
  'blade-of-light': 'Lame de lumière',
  'blade-of-light.text':
    'Mêlée, une main : rouge, vert, vert, jaune, jaune. 1 fulgurance : +1 dégât. 1 fulgurance : Perforation 10.',
  'soulbiter': 'Mord-l’âme',
  'soulbiter.text':
    'À distance, une main : bleu, vert, vert, jaune, jaune. 2 fulgurances : le total des dégâts est doublé, une fois.',
  'touch-of-death': 'Toucher de la mort',
  'touch-of-death.text':
    'Magie, rune, deux mains : blanc, vert, vert, jaune, jaune. 3 fulgurances : si l’attaque touche, la figurine de la case visée est tuée.',
  'rune-plate': 'Plates runiques',
  'rune-plate.text':
    'Armure : +4 armure. Insensible à l’aura, la brûlure, la peur, l’étreinte, le recul, le poison, l’étourdissement et la toile.',
} as const satisfies Record<keyof typeof ITEMS_GOLD_EN, string>;
