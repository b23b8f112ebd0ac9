/** Darklight: the notes of its guided first game, and its end, in English. */
export const DARKLIGHT_EN = {
  'lesson.dl-welcome':
    'Welcome to The Awakening. You lead two Accursed down into the dark. These notes show where things lie, each when it is first of use; play as you like.',
  'lesson.dl-create':
    'Choose who goes down, what it has learnt and what hangs on its belt. Every card says what it does; press one to take it.',
  'lesson.dl-seats':
    'Your Accursed: Health, Sanity, and chips for Stamina, Source, Faith and harm. Press one to read the whole Dashboard. The heart marks the leader.',
  'lesson.dl-prepare':
    'The Dashboard lies under the question. What glows can be put on, taken off or used; press another Accursed to trade.',
  'lesson.dl-wheel':
    'The Darkness Wheel. Each round a die moves the marker; where it lands on eyes, something has heard you. The heart gives the Cursed Heart strength.',
  'lesson.dl-turn':
    'A turn has a Move Phase, then an Attack Phase. Between them you may use what lies on the Dashboard; “Go on” leads to the next part.',
  'lesson.dl-move':
    'Lit squares can be reached. Press one, or take its key. Point at a figure to see whom the Monsters are after.',
  'lesson.dl-door':
    'You stand at a closed archway. Open it, and in the next Exploration Phase the top card of its deck is laid behind it.',
  'lesson.dl-lay':
    'The new tile may lie in several ways. Point at one below to see it on the table, then press it or the ghost itself.',
  'lesson.dl-fight':
    'A Monster within reach glows. Press it to strike; the note on it says what the die must show. Health is on its lower rim.',
  'lesson.dl-react':
    'You are attacked. Stamina buys an Evade, which ignores damage, or a Tumble to a lit square; or take the blow.',
  'lesson.dl-search':
    'A Chest or an Event can be searched in place of an attack. What is found goes to the one who draws it, or is shared.',
  'lesson.dl-undo':
    'You may take back any answer: Undo stands above. The chronicle keeps every line, with the rule behind it and why each Monster did what it did.',
  'lesson.dl-enough':
    'That is all about this table. The quest panel says what is to be done; find its room, do it, and live.',

  'end-dl-tiles': 'Tiles',
  'end-dl-deaths': 'Deaths',
  'end-dl-souls': 'souls',
  'end-dl-crowns': 'crowns',
  'end-dl-level': 'Level',
  'end-dl-injuries': 'Injuries',
  'end-dl-insanity': 'Insanity',
  'end-dl-kills': 'Monsters slain',
  'end-dl-wounds': 'wounds of the party',
  'end-dl-closing': 'Rounds: {rounds}. Tiles: {tiles}. Deaths: {deaths}.',
} as const;
