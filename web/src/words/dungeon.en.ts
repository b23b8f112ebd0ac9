/** Darkest Dungeon: the notes of its guided first game, and its end, in English. */
export const DUNGEON_EN = {
  'lesson.dd-welcome':
    'Welcome to the Old Road. You lead all four Heroes: the questions below explain each rule the first time it matters, and these notes show where things lie. Play as you like; here nothing is lost for good.',
  'lesson.dd-map':
    'This is the map. Whatever has a candle-coloured edge can be chosen, by a press or by the key on its cap; point at anything else to read what it is.',
  'lesson.dd-heroes':
    'Your Heroes stand here with life, Stress and Stance. Press one to open the whole sheet: Skills, Quirks, Diseases, Trinkets and what they have lived through.',
  'lesson.dd-pack':
    'The light and the common pack. Provisions that glow can be used at once; what they do is said when you press them.',
  'lesson.dd-deeds':
    'What has no place on the map lies here as a button: scouting ahead, resting, changing the order of the Stances. It shows only what is allowed now.',
  'lesson.dd-corridor':
    'A die of the corridor wants an answer. Pay with the Provision that glows, or take what comes; what was rolled lies in the tray.',
  'lesson.dd-hall':
    'A Battle. Above the hall both sides stand in order of Stance, your Heroes on the left, and between them what is left of the round. Diamonds show how many fit into an Area.',
  'lesson.dd-skill':
    'Point at a Skill: the hall shows whom it would reach and the highest roll that hits, with a star for a critical. Press it to use it, or press a lit Area to move.',
  'lesson.dd-aim':
    'Choose where the blow falls. Each target wears the number that the ten-sided die must not exceed.',
  'lesson.dd-monster':
    'Point at a Monster to read its card, and to see whom it would attack next. Kill it first, or stand elsewhere.',
  'lesson.dd-undo':
    'You may take back any answer: Undo stands above, with the whole history beside it. The chronicle keeps every line and the rule behind it.',
  'lesson.dd-hamlet':
    'The Hamlet. A house that glows can be visited; its plate shows the Level and the least price. Press one and its list opens.',
  'lesson.dd-enough':
    'That is all there is to know about this table. The rest is told by the questions, and by the rule on every line.',

  'end-quests': 'Quests',
  'end-kills': 'Monsters slain',
  'end-bosses': 'Bosses slain',
  'end-graves': 'graves',
  'end-gold': 'Gold left',
  'end-dealt': 'Wounds dealt',
  'end-suffered': 'Wounds suffered',
  'end-healed': 'healed',
  'end-stress': 'Stress',
  'end-criticals': 'criticals',
  'end-deathblows': 'Deathblows',
  'end-quirks': 'Quirks',
  'end-light': 'light',
  'end-party-stress': 'Stress of the party',
  'end-campaign': 'Quests: {quests}. Graves: {graves}.',
  'end-bout': 'The bout lasted {rounds#one round|# rounds}.',
} as const satisfies Record<string, string>;
