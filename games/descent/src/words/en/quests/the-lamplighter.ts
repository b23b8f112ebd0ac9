export const THE_LAMPLIGHTER_EN = {
  'the-lamplighter': 'The Lamplighter',
  'the-lamplighter.title': 'The Lamplighter',
  'the-lamplighter.introduction':
    'The road under the Ashen Hills has gone dark, lamp by lamp, and no caravan that entered it since midsummer has come out. Old Tobin, last of the lamplighters, still carries the undying flame in his lantern. Take him through to the great beacon at the far end, and keep him alive: nobody else knows how to wake it.',
  'the-lamplighter.goal': 'Bring Tobin to the great beacon and let him stand there at the end of a round.',
  'the-lamplighter.area-0': 'The last lit gate',
  'the-lamplighter.area-0.text':
    'Behind you the gate lamp burns; before you it does not. Tobin shields his lantern with one hand and nods at the door. “After you, if you please. They always grab the light first.”',
  'the-lamplighter.area-1': 'The toll hall',
  'the-lamplighter.area-1.text':
    'A toll bar lies snapped on the flagstones, and those who broke it never left. Horned shapes turn from a heap of caravan goods. On a post by the door hangs a lamp, cold but whole.',
  'the-lamplighter.area-2': 'The toll keepers’ crypt',
  'the-lamplighter.area-2.text':
    'Twelve generations of toll keepers lie here, and they are still counting. Bones rattle along the shelves as fingers close on old crossbows.',
  'the-lamplighter.area-3': 'The long gallery',
  'the-lamplighter.area-3.text':
    'The road opens into a pillared gallery where embers drift without a fire. They are not embers. The hounds’ eyes fix on the lantern, and something heavy gets up behind them.',
  'the-lamplighter.area-4': 'The snuffed nest',
  'the-lamplighter.area-4.text':
    'Webs hang over the lamp niches like dirty curtains. Among the bundles on the ceiling you see a saddle, a boot, and the red glint of a runekey. The curtains begin to walk.',
  'the-lamplighter.area-5': 'The beacon chamber',
  'the-lamplighter.area-5.text':
    'The great beacon stands at the end of the hall, tall as a tower and black as a well. Before it squats a bloated ogre hung with stolen lanterns, all dead. “No more light,” says Grusk, and gets to his feet.',
  'the-lamplighter.rule-1': 'Tobin is an ally (common rules A1 to A9). He starts on (2,9).',
  'the-lamplighter.rule-2':
    'Tobin falls: the heroes lose 3 conquest. At the end of the round he is put, with full wounds, on the active glyph with the shortest path to the space where he fell (figures and closed doors ignored, the heroes choose among equals); if that space is taken, on the nearest free space. His tokens are removed.',
  'the-lamplighter.rule-3':
    'Tobin may be attacked like a hero, and Knockback may throw him. Stun on Tobin: he discards one token instead of his next move. Burn, Poison and Web place no token on him.',
  'the-lamplighter.rule-4':
    'When Tobin ends his move (A3) on or adjacent to an unlit lamp, it is lit. Each lamp gives its conquest only once in the game.',
  'the-lamplighter.rule-5':
    'No monster may be spawned (DJ-SPN) on a space within 4 spaces of a lit lamp. Monsters may move and fight there freely.',
  'the-lamplighter.rule-6': 'While Tobin stands within 4 spaces of a lit lamp he has +1 armor.',
  'the-lamplighter.rule-7': 'If Tobin is on the beacon space (11,17) at the end of a round, the heroes win.',
  'the-lamplighter.rule-8':
    'Told when area 5 is revealed: while Grusk is alive and adjacent to the beacon space, Tobin may not move onto it. Otherwise Grusk need not be dead.',
  'the-lamplighter.lamp-1':
    'Tobin lifts the glass, breathes on the wick, and the lamp remembers what it is for.',
  'the-lamplighter.lamp-2':
    'Tobin lifts the glass, breathes on the wick, and the lamp remembers what it is for.',
  'the-lamplighter.lamp-3':
    'Tobin lifts the glass, breathes on the wick, and the lamp remembers what it is for.',
  'the-lamplighter.lamp-4':
    'Tobin lifts the glass, breathes on the wick, and the lamp remembers what it is for.',
  'the-lamplighter.beacon':
    'A white flame climbs the beacon, and far away, one after another, the lamps of the road answer.',
  'grusk': 'Grusk the Snuffer',
  'tobin': 'Tobin',
} as const satisfies Record<string, string>;
