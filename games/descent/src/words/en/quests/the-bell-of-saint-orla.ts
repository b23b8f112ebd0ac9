export const THE_BELL_OF_SAINT_ORLA_EN = {
  'the-bell-of-saint-orla': 'The Bell of Saint Orla',
  'the-bell-of-saint-orla.title': 'The Bell of Saint Orla',
  'the-bell-of-saint-orla.introduction':
    'When the bell of Saint Orla rings, the valley sends its riders. It has been silent for a generation, because whoever rings it must then live long enough to be rescued. Reach the bell hall, ring it, bar the gates, and hold until you hear horns.',
  'the-bell-of-saint-orla.goal': 'Ring the bell, then keep it standing for eight siege rounds.',
  'the-bell-of-saint-orla.area-0': 'The porch',
  'the-bell-of-saint-orla.area-0.text':
    'Rain drums on the porch of the ruined abbey. Above the roofs hangs the bell, black against the clouds, with nobody under it. Nobody living.',
  'the-bell-of-saint-orla.area-1': 'The narthex',
  'the-bell-of-saint-orla.area-1.text':
    'Beastmen have made their camp among the broken benches and are roasting something with buttons. A rune-locked crypt door glows dull red in the east wall.',
  'the-bell-of-saint-orla.area-2': 'The bell hall',
  'the-bell-of-saint-orla.area-2.text':
    'Four pillars carry the bell, and its rope still hangs to the floor. Hooded figures stand around it with their hands over their ears. Three gates lead out to the yards: north, east and west.',
  'the-bell-of-saint-orla.area-3': 'The north yard',
  'the-bell-of-saint-orla.area-3.text':
    'Graves lean in the mud of the north yard, and most of them are open. Beyond the broken wall, torches are being counted out.',
  'the-bell-of-saint-orla.area-4': 'The east yard',
  'the-bell-of-saint-orla.area-4.text':
    'A cart stands across the east yard, its horses long eaten. Something behind the wall blows a horn made from something else.',
  'the-bell-of-saint-orla.area-5': 'The west yard',
  'the-bell-of-saint-orla.area-5.text':
    'The west yard is all thorns. A red runekey glitters on the well’s rim, and black wings shake out above it.',
  'the-bell-of-saint-orla.area-6': 'The saint’s crypt',
  'the-bell-of-saint-orla.area-6.text':
    'Saint Orla lies under clear glass, a sword on her breast. Her guard of honour rises, bows to her, and turns to you.',
  'the-bell-of-saint-orla.rule-1':
    'The bell is an ally (common rules A1, A2, A5 and A6) that cannot move and is immune to everything except the wounds of attacks. Its space cannot be entered. It does not block line of sight. Until the siege begins it cannot be attacked.',
  'the-bell-of-saint-orla.rule-2':
    'The yards (areas 3, 4, 5) may be entered before the siege by opening their gates; they are then revealed as usual.',
  'the-bell-of-saint-orla.rule-3':
    'When a hero ends his move on the rope, the siege begins: unrevealed areas 3, 4 and 5 are revealed at once with their monsters, all open gates stay open, and the overlord turn of this round is siege round 1. The heroes gain 1 conquest.',
  'the-bell-of-saint-orla.rule-4':
    'In each siege round, in step 2 of the overlord’s turn, the monsters of the wave table are placed at their breach (common rule C4) before he may play a spawn card. They may be activated in the same turn.',
  'the-bell-of-saint-orla.rule-5':
    'A hero adjacent to a closed gate (gate-north, gate-east, gate-west; DJ-DOR-04) may spend 3 movement points to bar it. A barred gate cannot be opened by anyone; a hero adjacent to it may unbar it for 1 point. A monster adjacent to a barred gate may use its attack to break the bar: no roll, the bar is gone, the gate stays closed.',
  'the-bell-of-saint-orla.rule-6':
    'Bell song: at the end of siege rounds 2, 4 and 6 the heroes gain 1 conquest if the bell stands.',
  'the-bell-of-saint-orla.rule-7':
    'Told when he enters: Varg comes with wave 6. If he is killed before the end of siege round 7, the siege ends at the end of that round 7 instead of 8.',
  'the-bell-of-saint-orla.rule-8':
    'Opening the crypt (area 6) is not needed to win. A hero who ends his move adjacent to the saint’s glass (space (20,20)) while no monster is in area 6 recovers all wounds, once per game and hero.',
  'the-bell-of-saint-orla.rope':
    'The bell speaks, once, and every bird in the valley rises. A moment later, from three sides, something answers.',
  'varg': 'Varg the Breaker',
  'bell': 'The bell',
} as const satisfies Record<string, string>;
