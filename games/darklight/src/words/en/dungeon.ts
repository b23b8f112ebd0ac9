import { EVENTS_EN } from './events.ts';
import { TILES_EN } from './tiles.ts';

/** English words: set-up, darkness, exploration, events. */
export const DUNGEON_EN = {
  ...TILES_EN,
  ...EVENTS_EN,

  // Set-up
  'choose-carrier': 'Who carries the Cursed Heart and leads the group?',
  'carrier-chosen': '{who} takes up the Cursed Heart and leads.',
  'quest-begun': 'The dungeon of “{quest}” is set up, with the {tile}.',

  // The Darkness Roll
  'darkness-roll': 'The Darkness die',
  'darkness-rolled': 'The Darkness of this round is {roll}.',
  'marker-moved': 'The Darkness Marker moves to space {space}: {kind}.',
  'space-heart': 'the Cursed Heart',
  'space-encounter': 'something stirs',
  'space-empty': 'nothing',
  'heart-restored': 'The Cursed Heart beats again: {left#1 use|# uses} left.',
  'encounter-space': 'What stirs: on 1 to 3 Monsters, on 4 to 6 an Event',

  // Exploration
  'choose-archway': 'Which archway is explored?',
  'explore': 'Explore this archway',
  'dungeon-card': 'What lies beyond the archway',
  'card-turned': 'Beyond the archway lies: {tile}.',
  'lay-tile': 'How is this tile laid: {tile}?',
  'lay': 'By its {entrance} arrow; ways on to the {ways}',
  'lay-dead-end': 'By its {entrance} arrow; no way on',
  'lay-apart': 'Apart from the rest, behind a bent passage, by its {entrance} arrow',
  'north': 'north',
  'north@of': 'of the north',
  'north@to': 'to the north',
  'east': 'east',
  'east@of': 'of the east',
  'east@to': 'to the east',
  'south': 'south',
  'south@of': 'of the south',
  'south@to': 'to the south',
  'west': 'west',
  'west@of': 'of the west',
  'west@to': 'to the west',
  'tile-laid': 'Laid{bent? apart, behind a bent passage|}: {tile}, {exits#with one door|with # doors}.',
  'deal-deck': 'Which archway gets the pile of {cards#1 card|# cards} that is dealt next?',
  'deal': 'This archway',
  'deck-split': 'The Dungeon deck is split {ways} ways: {cards} cards.',
  'quest-room-found': 'The Quest Room is found: {tile}. The Darkness Marker stays where it is.',
  'chest-placed': 'A Closed Chest stands here: {tile}.',

  // Events Phase
  'event-placed': 'An Event lies face down here: {tile}.',
  'events-tile': 'On which tile are Events resolved next?',
  'which-tile': '{who} stands in an archway. Which tile counts?',
  'event-card': 'which Event it is',
  'event-activated': 'Event ({tile}): {event}.',
  'event-discarded': 'Discarded: {event}.',
  'event-searched': 'Searched: {event} ({left#1 Search|# Searches} left).',
  'event-damage': 'Damage of the Event',

  // Doors and the Boulder
  'random-archway': 'an archway at random',
  'special-door-placed': '{event}: it stands in an archway now.',
  'special-door-removed': '{who} gets rid of it: {event}.',
  'lift': 'Lift the Portcullis (Strength 5 Test)',
  'boulder-placed': 'A boulder comes loose.',
  'boulder-rolled': 'The boulder rolls on.',
  'boulder-struck': 'The boulder rolls over {who}.',
  'boulder-stopped': 'The boulder is stopped and breaks.',
  'roof-shook': 'The roof shakes: {tile}.',
  'loose-roof': 'Wounds from the loose roof',
} as const satisfies Record<string, string>;
