export const FOUR_LIGHTS_EN = {
  'four-lights': 'Four Lights',
  'four-lights.title': 'Four Lights',
  'four-lights.introduction':
    'Four relics lie in the four chapels of the Lantern Minster, and the Collector has come for them too. He has opened a rift in the north-east tower and sends out his gatherers one by one. Carry three of the relics to the high altar before he drags two of them through the rift.',
  'four-lights.goal':
    'Set three of the four relics on the high altar before the Collector takes two through the rift.',
  'four-lights.area-0': 'The pilgrims’ door',
  'four-lights.area-0.text':
    'The pilgrims’ door stands open, and the lantern above it is still warm. From somewhere inside comes a sound like cloth being torn, very slowly.',
  'four-lights.area-1': 'The nave',
  'four-lights.area-1.text':
    'The high altar waits under the crossing with four empty sockets. West, east and north, doors lead to the chapels. The choir stalls are full, and the choir stands up armed.',
  'four-lights.area-2': 'The chapel of swords',
  'four-lights.area-2.text':
    'A thousand blades hang point down from the vault, and one stands upright on the altar, shining. The air is full of the click of legs.',
  'four-lights.area-3': 'The chapel of winds',
  'four-lights.area-3.text':
    'Banners stream here in a wind that you do not feel. Above the altar floats the second light; before it wings unfold, and a barbed tail. In the corner a red runekey swings on a chain.',
  'four-lights.area-4': 'The chapel of embers',
  'four-lights.area-4.text':
    'Coals glow in the floor and do not cool. The third light hangs in the smoke over them, and robed hands reach for it from both sides. A door to the west is sealed in red; behind the one to the east something tears.',
  'four-lights.area-5': 'The sealed chapel',
  'four-lights.area-5.text':
    'Nothing has moved here since the minster was built, except the guardian. It was made for one purpose, and you have just given it cause.',
  'four-lights.area-6': 'The rift tower',
  'four-lights.area-6.text':
    'The far wall is not there. In its place hangs a wound in the air, and a thin man with many arms steps out of it, counting on his fingers.',
  'four-lights.rule-1':
    'A relic marker is taken by a hero as usual (DJ-REL-01) and may be used while carried. A hero who dies drops the relics he carries on the space where he died. A relic cannot be taken to the town: a hero who goes there by glyph drops it on the glyph space first.',
  'four-lights.rule-2':
    'A hero who ends his move on the altar (11,12) may set any relics he carries on it: +1 conquest for each; card and marker leave the game and count for the heroes.',
  'four-lights.rule-3':
    'A monster that is a master or a named monster and ends its activation on the space of a relic marker (for a large one: with any of its spaces) takes it; no other monster can. A carrier that is not the Collector holds one relic and does not fly over figures or obstacles while it does. It cannot be removed from the board by DJ-SPN-10.',
  'four-lights.rule-4':
    'A carrier that is killed drops its relics on its space; for a large one the killer chooses which of its spaces.',
  'four-lights.rule-5':
    'A carrier that ends its activation on (for a large one: with any space on) rift-1 or rift-2 delivers: the relic leaves the game and counts for the overlord. Heroes lose 1 conquest.',
  'four-lights.rule-6':
    'Wards: a relic marker on its first space is warded. A monster that could take it under rule 3 breaks the ward instead; only when it or another such monster ends a later activation there is the relic taken. Heroes are not hindered by a ward.',
  'four-lights.rule-7':
    'The rift opens at the end of round 5 with 4 heroes, 6 with 3 heroes, 7 with 2 heroes: areas 4 and 6 are revealed if they are not already, door-6 is opened and taken off for the rest of the game. From then on monsters may open the plain doors into areas 2 and 3 though unrevealed; such an area is then revealed at once as if a hero had seen it.',
  'four-lights.rule-8':
    'Gatherers: once the rift is open, in step 2 of each overlord turn of an even round, if fewer than two master monsters (the Collector not counted) are on the board, the overlord places 1 master beastman at (22,4) or the nearest free space of area 6 (common rule C4).',
  'four-lights.rule-9':
    'Told when area 5 is revealed: the giant is a guardian. It attacks like any monster, but it never leaves area 5 as long as relic 4 lies on its first space.',
  'four-lights.altar': 'The socket takes the light as a hand takes a hand.',
  'four-lights.rift-1': 'The rift closes over the light and you hear someone count.',
  'four-lights.rift-2': 'The rift closes over the light and you hear someone count.',
  'collector': 'The Collector',
} as const satisfies Record<string, string>;
