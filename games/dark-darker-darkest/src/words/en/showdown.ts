/** English words: the final showdown. */
export const SHOWDOWN_EN = {
  'showdown-started': '{survivor} takes the antidote. The final showdown begins!',
  'house-opened': 'Every lock springs open and the cameras go dark.',
  'nemesis': 'Which nemesis waits',
  'nemesis-appeared': '{nemesis} appears {room@in} with {markers#one marker|# markers}.',
  'extra-marker': 'Which zone of {nemesis} gets an extra marker?',
  'nemesis-zone': 'Zone {zone}, {colour}',
  'boxes-shifted': 'The action boxes shift; the nemesis reacts.',
  'nemesis-way': 'Which way does {nemesis} go?',
  'nemesis-moved': '{nemesis} moves {room@to}.',
  'corner-destroyed': 'The nemesis tears down {room}.',
  'corners-destroyed': 'Defeat: the three corner rooms lie in ruins, and the nemesis walks free.',
  'keeper-eliminated': 'Defeat: the keeper of the antidote has fallen.',
  'nemesis-eliminated': 'Victory: the nemesis is destroyed and the antidote is safe.',
} as const satisfies Record<string, string>;
