export const THE_WEAVERS_KNOT_EN = {
  'the-weavers-knot': 'The Weaver’s Knot',
  'the-weavers-knot.title': 'The Weaver’s Knot',
  'the-weavers-knot.introduction':
    'Under the silk town of Ysmere sits the Weaver, who ties the fates of its people into her web and eats the ends. Three flames hold her veil together: blood, sea and sun. Put them out of her service in the order in which she tied them, and she can be killed; in any other order, the knot only tightens.',
  'the-weavers-knot.goal':
    'Find the three runekeys, wake the three flames in the right order, and kill the Weaver.',
  'the-weavers-knot.area-0': 'The silk stair',
  'the-weavers-knot.area-0.text':
    'Threads as fine as breath hang across the stair and part around your faces. Each of them leads down, and each of them trembles.',
  'the-weavers-knot.area-1': 'The hall of the well',
  'the-weavers-knot.area-1.text':
    'Four ways meet around a dry well. One door burns red, one shines blue; the third, to the west, is only wood. Horned servants with sewn-up mouths step out of the corners.',
  'the-weavers-knot.area-2': 'The dye house',
  'the-weavers-knot.area-2.text':
    'Vats of red dye stand in rows, and you hope that it is dye. A flame the colour of blood burns on a plinth to the west. On the lip of a vat someone has scratched which colour was tied first. To the north a door is sealed in yellow.',
  'the-weavers-knot.area-3': 'The tide loom',
  'the-weavers-knot.area-3.text':
    'A loom of ship’s timber fills the chamber and weaves water. Beside it a blue flame burns on a plinth, hissing. The weavers have no legs, and their coils knot and unknot as they turn to you.',
  'the-weavers-knot.area-4': 'The bleaching field',
  'the-weavers-knot.area-4.text':
    'Cloth lies spread under a painted sun, and under the cloth lie shapes. A yellow flame burns on the far plinth; around its base runs a line of letters that names the last colour. Then the cloth stands up.',
  'the-weavers-knot.area-5': 'The cutting room',
  'the-weavers-knot.area-5.text':
    'Shears as long as spears hang from the beams. A winged beast with a man’s face crouches on a chest of gold thread and shows you too many teeth.',
  'the-weavers-knot.area-6': 'The heart of the web',
  'the-weavers-knot.area-6.text':
    'All the threads of the town end here, in one knot, and the knot has eight legs. The Weaver tastes the air with her foremost claws. “Which of you,” she asks, “is at the end of his rope?”',
  'the-weavers-knot.rule-1':
    'The order of the flames is one of the six orders of red, blue, yellow, drawn at random when area 2 or area 4 is first revealed, or a flame is first touched, whichever comes first. The overlord sees it then.',
  'the-weavers-knot.rule-2': 'Area 2 tells which colour is first, area 4 which is last.',
  'the-weavers-knot.rule-3':
    'A hero who ends his move on a flame wakes it. If it is the next one of the order it stays lit; the heroes gain 1 conquest the first time each flame stays lit. If it is lit already, nothing happens. If it is wrong, all lit flames go out, the hero suffers 3 wounds ignoring armor, and the overlord gains threat equal to the number of heroes.',
  'the-weavers-knot.rule-4':
    'The veil stands until all three flames are lit; from then on it is gone for the rest of the game. While it stands the Weaver has 4 more armor.',
  'the-weavers-knot.rule-5':
    'Told when the yellow runekey is taken: the thread stair opens; only then are the two green staircase markers placed, at (22,13) in area 4 and (7,11) in area 2. Before that these spaces are plain floor. Monsters never use them.',
  'the-weavers-knot.rule-6':
    'Told when area 6 is revealed: at the start of step 3 of each overlord turn in which the veil stands and the Weaver is on the board, the overlord puts 1 web token on one hero in area 6 of his choice who has none.',
  'the-weavers-knot.rule-7':
    'Told when it happens: when the Weaver has half her wounds or fewer left for the first time, she may at once be moved up to 5 spaces to any place where she fits inside area 6, through figures and obstacles.',
  'the-weavers-knot.flame-red': 'The red flame leans towards you like an animal that knows its name.',
  'the-weavers-knot.flame-blue': 'The blue flame goes still, and you hear surf.',
  'the-weavers-knot.flame-yellow': 'The yellow flame stands up straight and throws your shadow behind you.',
  'weaver': 'The Weaver',
} as const satisfies Record<string, string>;
