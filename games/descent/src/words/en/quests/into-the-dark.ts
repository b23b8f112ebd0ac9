export const INTO_THE_DARK_EN = {
  'into-the-dark': 'Into the Dark',
  'into-the-dark.title': 'Into the Dark',
  'into-the-dark.introduction':
    'A giant called Narthak has made his hall under the hills, and his beasts raid the farms by night. The old mine road leads down to him. Nobody has come back by it yet.',
  'into-the-dark.goal': 'Kill the giant Narthak.',
  'into-the-dark.area-0': 'The mine gate',
  'into-the-dark.area-0.text':
    'The last daylight falls on a white glyph in the floor. Behind the door something snuffles along the crack.',
  'into-the-dark.area-1': 'The horned guard',
  'into-the-dark.area-1.text':
    'Horned heads turn all along the hall. Their leader lifts an axe and points it at you, and the floor between you has a hole in it.',
  'into-the-dark.area-2': 'The kennels',
  'into-the-dark.area-2.text':
    'Sparks drip from the jaws of hounds, and bones with bows stand behind them. At the far end an ogre guards a chest and a red key.',
  'into-the-dark.area-3': 'The web gallery',
  'into-the-dark.area-3.text':
    'Wings beat under the roof, and threads as thick as ropes hang down between fallen stones. Someone in a robe begins to sing.',
  'into-the-dark.area-4': 'Narthak’s hall',
  'into-the-dark.area-4.text':
    'Two winged shapes crouch on either side of a row of pits. Behind them the giant gets up, and goes on getting up.',
  'narthak': 'Narthak',
} as const satisfies Record<string, string>;
