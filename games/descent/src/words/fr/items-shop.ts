import type { ITEMS_SHOP_EN } from '../en/items-shop.ts';

/** French words: the cards of the shop. */
export const ITEMS_SHOP_FR = {
  'sword': 'épée',
  'sword.text': 'Mêlée, une main : rouge, vert. 2 fulgurances : +1 dégât. Seconde main : +1 dégât.',
  'axe': 'hache',
  'axe.text': 'Mêlée, deux mains : rouge, vert. 1 fulgurance : +1 dégât.',
  'dagger': 'dague',
  'dagger.text':
    'Mêlée, une main : rouge, jaune. 2 fulgurances : +1 dégât. Seconde main : 1 fulgurance gratuite.',
  'bow': 'arc',
  'bow.text':
    'À distance, deux mains : bleu, jaune. Perforation 1. 2 fulgurances : +1 portée. 3 fulgurances : +1 dégât.',
  'crossbow': 'arbalète',
  'crossbow.text': 'À distance, une main : bleu, vert. 2 fulgurances : +1 dégât. 3 fulgurances : +1 portée.',
  'mage-staff': 'bâton de mage',
  'mage-staff.text': 'Magie, deux mains : blanc, jaune. 2 fulgurances : +1 dégât. 2 fulgurances : +1 portée.',
  'immolation': 'Immolation',
  'immolation.text':
    'Magie, rune, deux mains : blanc, vert. 2 fulgurances : +1 dégât. 2 fulgurances : +1 portée.',
  'leather-armor': 'armure de cuir',
  'leather-armor.text': 'Armure : +1 armure.',
  'chain-mail': 'cotte de mailles',
  'chain-mail.text': 'Armure : +2 armure. Vitesse 4 au plus. Pas de runes.',
  'iron-shield': 'bouclier de fer',
  'iron-shield.text': 'Bouclier, une main. Épuiser : annule 1 blessure d’une attaque.',
  'ghost-armor': 'armure fantôme',
  'ghost-armor.text': 'Armure, rune. Quand des blessures vous sont infligées, chaque fatigue en annule une.',
} as const satisfies Record<keyof typeof ITEMS_SHOP_EN, string>;
