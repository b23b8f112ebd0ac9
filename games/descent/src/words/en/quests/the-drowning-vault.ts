export const THE_DROWNING_VAULT_EN = {
  'the-drowning-vault': 'The Drowning Vault',
  'the-drowning-vault.title': 'The Drowning Vault',
  'the-drowning-vault.introduction':
    'You have lifted the Sea King’s crown from his coffin, and that was the easy part. With a groan the sluices of the drowned vault give way, and the harbour comes in after you. There is one way out, the keepers’ ladder at the sea gate, and the dead mean to keep you company until the water is over your heads.',
  'the-drowning-vault.goal':
    'Every hero must leave by the ladder beyond the sea gate before the water reaches it.',
  'the-drowning-vault.area-0': 'The Sea King’s coffin',
  'the-drowning-vault.area-0.text':
    'The coffin lid is still rocking where you dropped it. Water wells up between the flagstones, quick and very cold. Somewhere above, iron bends.',
  'the-drowning-vault.area-1': 'The pump hall',
  'the-drowning-vault.area-1.text':
    'Rusted pumps stand in rows like men waiting to be told to work. The men themselves stand between them, with seaweed where their eyes were. Pale crabs the size of carts click along the wall.',
  'the-drowning-vault.area-2': 'The cistern',
  'the-drowning-vault.area-2.text':
    'Steps go down into black water and do not come up again. Across it you see a bronze wheel as tall as a man, and coils, sliding around its foot.',
  'the-drowning-vault.area-3': 'The flooded gallery',
  'the-drowning-vault.area-3.text':
    'A basin fills the first room; its rim is already overflowing. Robed figures stand around it waist-deep and sing to the tide in bubbling voices. The gallery runs on to the east, and the song follows you.',
  'the-drowning-vault.area-4': 'The keepers’ chapel',
  'the-drowning-vault.area-4.text':
    'The keepers of the sea gate prayed here, and drowned here. On the altar lies their red runekey beside the second wheel. What prays here now has scales.',
  'the-drowning-vault.area-5': 'The upper lock',
  'the-drowning-vault.area-5.text':
    'Daylight, thin as a knife, falls through a grating. Winged things hang from it and drop one by one. An ogre chained to the lock gate looks at you, at the water, and decides that it is your fault.',
  'the-drowning-vault.area-6': 'The sea gate',
  'the-drowning-vault.area-6.text':
    'The ladder is there, ten rungs to the open air. Around its foot lies something like a rope, then like many ropes, then like one body with a woman’s face. The Mother of Eels smiles and makes room for you.',
  'the-drowning-vault.rule-1':
    'The tide is a counter kept in view of all. It starts at -6, with 3 heroes at -4. At the end of each round it rises by 1.',
  'the-drowning-vault.rule-2':
    'When the tide reaches the number of an area in the tide table, that area is flooded for the rest of the game, revealed or not. The table is open.',
  'the-drowning-vault.rule-3':
    'At the end of each round, after the tide has risen, every hero in a flooded area suffers 2 wounds, ignoring armor; 3 wounds if the tide is at least 4 above that area’s number. Monsters suffer nothing.',
  'the-drowning-vault.rule-4':
    'A glyph in a flooded area still gives its 3 conquest when activated and can be used to come back from the town, but not to go to the town.',
  'the-drowning-vault.rule-5':
    'Markers in a flooded area stay and can be used as usual. Movement and line of sight do not change.',
  'the-drowning-vault.rule-6':
    'A hero on the ladder space (2,0) may spend 1 movement point to leave. His figure is taken off, his turn ends, he takes no more turns and nothing can affect him; he still counts for threat and curses but takes no more shares of chests or money. Monsters may not end a move on the ladder space and are not spawned there.',
  'the-drowning-vault.rule-7': 'A hero in the town has not left. He must come back by a glyph.',
  'the-drowning-vault.rule-8': 'Told when area 6 is revealed: the Mother of Eels need not be killed.',
  'the-drowning-vault.wheel-1':
    'The wheel turns, grudging every inch. Below, a door of bronze closes, and for a while the water thinks again.',
  'the-drowning-vault.wheel-2': 'The second wheel shrieks and gives. The roar behind you drops to a mutter.',
  'the-drowning-vault.ladder': 'One rung, then another, then the smell of rain.',
  'mother-of-eels': 'The Mother of Eels',
} as const satisfies Record<string, string>;
