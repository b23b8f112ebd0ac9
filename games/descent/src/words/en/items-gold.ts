/** English words: gold treasures and relics. */
export const ITEMS_GOLD_EN = {
  'rage-blade': 'rage blade',
  'rage-blade.text': 'Melee, one hand: red, green, green, yellow. 1 surge: +2 damage. Off hand: +2 damage.',
  'frost-axe': 'frost axe',
  'frost-axe.text':
    'Melee, two hands: red, green, green, yellow. 2 free surges. 1 surge: +1 damage. 1 surge: Pierce 3.',
  'scarab-of-death': 'scarab of death',
  'scarab-of-death.text':
    'Ranged, one hand: blue, green, green, yellow. 1 surge: +2 damage. 1 surge: +1 range.',
  'elven-bow': 'elven bow',
  'elven-bow.text':
    'Ranged, two hands: blue, green, yellow, yellow. Pierce 4. 1 surge: +2 range. 1 surge: +1 damage.',
  'staff-of-knowledge': 'staff of knowledge',
  'staff-of-knowledge.text':
    'Magic, two hands: white, green, yellow, yellow. 2 free surges. 1 surge: +1 damage. 1 surge: +1 range. 2 surges: the overlord loses 1 threat.',
  'curse-of-rot': 'Curse of Rot',
  'curse-of-rot.text':
    'Magic, Rune, two hands: white, green, green, yellow. Pierce 4. 1 surge: +1 damage and Pierce 1.',
  'flame-strike': 'Flame Strike',
  'flame-strike.text':
    'Magic, Rune, two hands: white, green, green, yellow. Blast 2, Burn. 2 surges: Blast +1. 2 surges: one more burn token.',
  'word-of-vaal': 'Word of Vaal',
  'word-of-vaal.text':
    'Magic, Rune, two hands: white, green, yellow, yellow. All enemies within 3 spaces, seen or not; only a miss fails. A stun token on each target that suffers a wound. 1 surge: +1 damage.',
  'dragon-scale-mail': 'dragon scale mail',
  'dragon-scale-mail.text': 'Armor: +4 armor. Speed at most 3. No Runes. Immune to Burn and Poison.',
  'elven-cloak': 'elven cloak',
  'elven-cloak.text': 'Armor: +2 armor. A black die for each wound: each enhancement cancels one.',
  'shield-of-the-warrior': 'shield of the warrior',
  'shield-of-the-warrior.text': 'Shield, one hand. Exhaust: cancels 4 wounds of an attack.',
  'ring-of-the-arcane': 'ring of the arcane',
  'ring-of-the-arcane.text': '+2 range and +2 damage on magic attacks.',
  'jinns-lamp': 'jinn’s lamp',
  'jinns-lamp.text':
    'Discard at the start of your turn: you and each neighbouring hero recover 8 wounds and all fatigue.',
  'deflect': 'Deflect',
  'deflect.text': 'Rune. You have Fear 1.',
  'treasure-cache-150-healing': 'treasure cache (healing)',
  'treasure-cache-150-healing.text': '150 coins and a healing potion; draw another card.',
  'treasure-cache-150-vitality': 'treasure cache (vitality)',
  'treasure-cache-150-vitality.text': '150 coins and a vitality potion; draw another card.',
  'blade-of-light': 'Blade of Light',
  'blade-of-light.text':
    'Melee, one hand: red, green, green, yellow, yellow. 1 surge: +1 damage. 1 surge: Pierce 10.',
  'soulbiter': 'Soulbiter',
  'soulbiter.text':
    'Ranged, one hand: blue, green, green, yellow, yellow. 2 surges: the total damage is doubled, once.',
  'touch-of-death': 'Touch of Death',
  'touch-of-death.text':
    'Magic, Rune, two hands: white, green, green, yellow, yellow. 3 surges: if it hits, the figure in the target space is killed.',
  'rune-plate': 'Rune Plate',
  'rune-plate.text': 'Armor: +4 armor. Immune to Aura, Burn, Fear, Grapple, Knockback, Poison, Stun and Web.',
} as const satisfies Record<string, string>;
