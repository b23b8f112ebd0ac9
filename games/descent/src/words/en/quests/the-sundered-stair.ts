export const THE_SUNDERED_STAIR_EN = {
  'the-sundered-stair': 'The Sundered Stair',
  'the-sundered-stair.title': 'The Sundered Stair',
  'the-sundered-stair.introduction':
    'Warden Aldric broke the tower’s great stair so that nobody should ever stand before his mirror again. What is left are two halves of a tower that no longer meet: every door on the moon side is barred from the sun side, and every key of the sun side hangs on the moon side. Part company here, and trust that the others are still alive.',
  'the-sundered-stair.goal': 'Split up, open each other’s way, and destroy the Warden and his Reflection.',
  'the-sundered-stair.area-0': 'The two cells',
  'the-sundered-stair.area-0.text':
    'The last step crumbles, and there is air where your friends stood. From far off, through the stone, comes a knock: once, twice. They are alive, and on the other side.',
  'the-sundered-stair.area-1': 'The moon hall',
  'the-sundered-stair.area-1.text':
    'Moonlight falls from nowhere onto a floor of silver tiles. Horned guards look up from a game of knucklebones. Behind them a red stair climbs into the ceiling, and the far door has no handle on this side.',
  'the-sundered-stair.area-2': 'The moon archive',
  'the-sundered-stair.area-2.text':
    'Shelves of blank books rise on every side. Three readers turn the empty pages, and with each page the room grows darker. Between the shelves hangs a blue runekey on a silver thread.',
  'the-sundered-stair.area-3': 'The sun hall',
  'the-sundered-stair.area-3.text':
    'Gold leaf peels from the walls in long curls, and wings beat behind it. A blue stair winds up into the dark. The door ahead is warm to the touch, and barred.',
  'the-sundered-stair.area-4': 'The sun forge',
  'the-sundered-stair.area-4.text':
    'The forge is cold, but its guardians are not. Sparks crawl over a hound’s back as it rises, and an ogre takes a hammer off the wall. Under the anvil glows a red runekey.',
  'the-sundered-stair.area-5': 'The sun balcony',
  'the-sundered-stair.area-5.text':
    'You come out high above the sun forge, on a balcony that belongs to the other half. A golden lever stands by the rail, and bowmen who died at their post still hold it.',
  'the-sundered-stair.area-6': 'The moon balcony',
  'the-sundered-stair.area-6.text':
    'From here you can see the roof of the moon archive, and hear your friends below it. A silver lever waits at the rail. So do its keepers.',
  'the-sundered-stair.area-7': 'The hall of the mirror',
  'the-sundered-stair.area-7.text':
    'One wall of the hall is glass, and the hall goes on behind it. Warden Aldric raises his staff; so does the other. You cannot tell which of the two is breathing.',
  'the-sundered-stair.rule-1':
    'Start: in seat order from the first hero, heroes are placed alternately at the west glyph (2,22) and the east glyph (29,22): first west, second east, third west, fourth east. A hero belongs to the half where he starts. West glyphs: (2,22), (8,15), (5,3). East glyphs: (29,22), (23,15), (26,3).',
  'the-sundered-stair.rule-2':
    'Until both runekeys have been found, a hero in the town may come back only by an active glyph of his own half. Afterwards by any active glyph.',
  'the-sundered-stair.rule-3':
    'Door-2 and door-4 are barred (common rule C6). Each is opened by the lever of the same name on the balcony above it.',
  'the-sundered-stair.rule-4':
    'The red staircases join area 1 and area 5, the blue ones area 3 and area 6. A hero next to a staircase sees its other end (DJ-LOS-09) and so reveals that area. Monsters never use staircases in this quest, not even with DJ-VAR-04.',
  'the-sundered-stair.rule-5':
    'Told when both runekeys have been found: the green stair is whole again; only then are the two green staircase markers placed, at (5,6) and (26,6). Before that these spaces are plain floor.',
  'the-sundered-stair.rule-6':
    'Told when area 7 is revealed: the Warden and the Reflection share one pool of wound tokens; wounds dealt to either count. When the pool reaches the Warden’s rating both are killed; one bounty is paid. An attack that affects both counts once, for the one that suffers more.',
  'the-sundered-stair.rule-7':
    'Told when area 7 is revealed: once per overlord turn, before activating either of them, the overlord may exchange the spaces of the Warden and the Reflection. This is not a move.',
  'the-sundered-stair.rule-8':
    'Told when it happens: if an attack of a hero kills the pair and the target was the Reflection, the heroes gain 1 conquest instead of 2.',
  'the-sundered-stair.lever-sun':
    'The lever falls with a golden note. On the far side of the tower a bar drops, and somebody cheers.',
  'the-sundered-stair.lever-moon':
    'The silver lever sighs. Far below a bolt slides back that had not moved in a hundred years.',
  'warden': 'Warden Aldric',
  'reflection': 'The Reflection',
} as const satisfies Record<string, string>;
