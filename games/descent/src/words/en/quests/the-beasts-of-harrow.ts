export const THE_BEASTS_OF_HARROW_EN = {
  'the-beasts-of-harrow': 'The Beasts of Harrow',
  'the-beasts-of-harrow.title': 'The Beasts of Harrow',
  'the-beasts-of-harrow.introduction':
    'Two beasts share the moor above Harrow: Greymaw, who takes the flock, and Selith, who takes the shepherds. They den in a different hollow each night and come and go by burrows that only they fit through. Hunt them both; and be quick, for tonight they are coming down to the fold.',
  'the-beasts-of-harrow.goal': 'Kill both beasts, Greymaw and Selith.',
  'the-beasts-of-harrow.area-0': 'The fold',
  'the-beasts-of-harrow.area-0.text':
    'Thirty sheep crowd against the back wall, and three shepherds crowd behind the sheep. The gate to the moor stands to the east. Nobody wants to be the one to open it.',
  'the-beasts-of-harrow.area-1': 'The crossways',
  'the-beasts-of-harrow.area-1.text':
    'Four sunken ways meet here between banks of gorse. A hole gapes in the bank, wide as a barrel and worn smooth by fur. Half-men with staves have been set to watch it.',
  'the-beasts-of-harrow.area-2': 'The warren',
  'the-beasts-of-harrow.area-2.text':
    'Bones of hares lie in heaps, and among the heaps sit bowmen who starved at their watch. Something padded over this floor an hour ago; the dust still hangs.',
  'the-beasts-of-harrow.area-3': 'The bone hollow',
  'the-beasts-of-harrow.area-3.text':
    'The sheep of ten winters are here, picked clean and stacked by size. Hounds lift their heads from the stack and let their tongues smoke.',
  'the-beasts-of-harrow.area-4': 'The standing stones',
  'the-beasts-of-harrow.area-4.text':
    'Nine stones stand in a ring, and the wind does not enter it. Robed keepers walk the ring against the sun and do not stop for you. The burrow here is the widest of all.',
  'the-beasts-of-harrow.area-5': 'The north lair',
  'the-beasts-of-harrow.area-5.text':
    'The smell reaches you first: wet fur, old iron, and something sweet. The floor slopes down to a bed of wool and bones.',
  'the-beasts-of-harrow.area-6': 'The south lair',
  'the-beasts-of-harrow.area-6.text':
    'Roots hang from the roof like ropes, and shepherds’ crooks hang from the roots. Someone has scratched days into the wall, up to eleven.',
  'the-beasts-of-harrow.area-7': 'The east lair',
  'the-beasts-of-harrow.area-7.text':
    'A great slab roofs this hollow, and its underside is black with claw marks. Two hollows in the bedding tell you that they slept here side by side.',
  'the-beasts-of-harrow.rule-1':
    'Three lair cards exist: greymaw, selith, decoy. Each time a lair (area 5, 6, 7) is revealed the overlord chooses one card not yet used and places its figures as the lair table says. The last lair takes the last card.',
  'the-beasts-of-harrow.rule-2':
    'Burrows are the encounter markers burrow-1 to burrow-7 in revealed areas. At the start of its activation a named beast on or adjacent to a burrow may spend 2 movement points to be placed on or adjacent to any other burrow that is not blocked, where it fits; then it goes on with what is left. Each beast does so at most once per activation. Other monsters cannot.',
  'the-beasts-of-harrow.rule-3':
    'A hero who ends his move on a burrow blocks it. He cannot do so while a named beast is adjacent to it.',
  'the-beasts-of-harrow.rule-4':
    'Told when it happens: when one beast is killed and the other is alive, the other recovers half of its lost wounds (rounded up) at once and from then on makes one more attack per activation.',
  'the-beasts-of-harrow.rule-5':
    'Raid: if a named beast ends an overlord turn adjacent to or on the fold marker (3,11), the heroes lose 2 conquest, and the beast is at once placed on or adjacent to a burrow of the overlord’s choice that is not blocked; if there is none, it stays. At most one raid per round.',
  'the-beasts-of-harrow.rule-6':
    'A beast on the board is always known: its space is open to all, even when nobody sees it.',
  'the-beasts-of-harrow.burrow-1':
    'You set your shoulder to the stone above the hole, and the hill does the rest.',
  'the-beasts-of-harrow.burrow-2':
    'You set your shoulder to the stone above the hole, and the hill does the rest.',
  'the-beasts-of-harrow.burrow-3':
    'You set your shoulder to the stone above the hole, and the hill does the rest.',
  'the-beasts-of-harrow.burrow-4':
    'You set your shoulder to the stone above the hole, and the hill does the rest.',
  'the-beasts-of-harrow.burrow-5':
    'You set your shoulder to the stone above the hole, and the hill does the rest.',
  'the-beasts-of-harrow.burrow-6':
    'You set your shoulder to the stone above the hole, and the hill does the rest.',
  'the-beasts-of-harrow.burrow-7':
    'You set your shoulder to the stone above the hole, and the hill does the rest.',
  'the-beasts-of-harrow.fold': 'The sheep scream. You had not known that they could.',
  'greymaw': 'Greymaw',
  'selith': 'Selith',
} as const satisfies Record<string, string>;
