/** English words: creation, preparation, turns, movement, trade, escape. */
export const TURNS_EN = {
  // The Accursed
  'black-knight': 'Black Knight',
  'black-knight@the': 'the Black Knight',
  'black-knight@The': 'The Black Knight',
  'black-knight.help':
    'Warrior. Strong, hardy and slow to fall; ignores 1 more damage when evading with a Shield.',
  'blood-witch': 'Blood Witch',
  'blood-witch@the': 'the Blood Witch',
  'blood-witch@The': 'The Blood Witch',
  'blood-witch.help': 'Witchcraft. Frail, with a keen Mind; starts with two spells and learns the most.',
  'exorcist': 'Exorcist',
  'exorcist@the': 'the Exorcist',
  'exorcist@The': 'The Exorcist',
  'exorcist.help': 'Exorcism. Steady of Sanity; gathers Faith and has three Miracles in each dungeon.',
  'outcast': 'Outcast',
  'outcast@the': 'the Outcast',
  'outcast@The': 'The Outcast',
  'outcast.help': 'Stalker. The fastest, deadly from afar; one more die in Perception and Agility Tests.',
  'warrior': 'Warrior',
  'witchcraft': 'Witchcraft',
  'exorcism': 'Exorcism',
  'stalker': 'Stalker',

  // Creation
  'choose-dashboard': 'Which Accursed do you play?',
  'choose-side': 'How is {who@the} shown?',
  'female': 'as a woman',
  'male': 'as a man',
  'choose-first-skill': 'With which skill does {who@the} start?',
  'learn-skill': '{skill}',
  'choose-consumable': 'What does {who@the} carry in the belt?',
  'take-consumable': '{consumable}',
  'accursed-created': '{seat} plays {who@the}. Skill: {skill}. Equipment: {items}.',

  // Before round 1
  'prepare': 'Before the dungeon: what does {who@the} put on, take off or trade?',
  'place-accursed': 'On which stair square does {who@the} start?',
  'accursed-placed': '{who@The} sets foot in the dungeon.',

  // Movement
  'move': 'move here ({cost#1 point|# points})',
  'stand-up': 'stand up, for the whole Move Phase',
  'recover': 'regain {amount} Stamina, for the whole Move Phase',
  'extra-move': 'move once more ({movement#1 point|# points}), for the Attack Phase',
  'moved': '{who@The} moves{why?: |}{why}.',
  'extra-move-begun': '{who@The} gives up the Attack Phase for another Move.',
  'set-aside': 'To which of the nearest Free squares does {who@the} go?',
  'was-set-aside': '{who@The} is set on the nearest Free square.',
  'tumble': 'tumble to this square ({cost} Stamina)',
  'tumbled': '{who@The} tumbles away.',
  'open-door': 'open this door (1 point)',
  'close-door': 'close this door (1 point)',
  'try-wailing-wall': 'try to open the Wailing Wall (1 point, Mind 5 Test)',
  'door-opened': '{who@The}{who? opens a door|A door opens}.',
  'door-closed': '{who@The}{who? closes a door|A door closes}.',
  'escape': 'leave the dungeon for good (1 point)',
  'escaped': '{who@The} steps off the Dungeon Exit.',

  // Trade
  'trade': 'trade with {other@the}',
  'trade-deal':
    '{who@The} deals with {other@the}. Given: {given}{given-souls? · souls: |}{given-souls}{given-crowns? · crowns: |}{given-crowns}. Asked for: {asked}{asked-souls? · souls: |}{asked-souls}{asked-crowns? · crowns: |}{asked-crowns}.',
  'trade-give': 'give: {thing}',
  'trade-ask': 'ask {who@the} for: {thing}',
  'trade-nothing': 'nothing',
  'trade-purse': 'a purse',
  'purse-souls': 'souls',
  'purse-crowns': 'crowns',
  'propose': 'propose this deal',
  'trade-amount': 'How many {thing} (at most {most})?',
  'amount': '{amount}',
  'agree-to-trade':
    '{other@The} proposes a deal to {who@the}. You get: {given}{given-souls? · souls: |}{given-souls}{given-crowns? · crowns: |}{given-crowns}. You give: {asked}{asked-souls? · souls: |}{asked-souls}{asked-crowns? · crowns: |}{asked-crowns}.',
  'agree': 'agree',
  'decline': 'decline',
  'traded':
    '{who@The} and {other@the} trade. {other@The} gets: {given}{given-souls? · souls: |}{given-souls}{given-crowns? · crowns: |}{given-crowns}. {who@The} gets: {asked}{asked-souls? · souls: |}{asked-souls}{asked-crowns? · crowns: |}{asked-crowns}.',
  'trade-declined': '{who@The} declines the deal of {other@the}.',
} as const satisfies Record<string, string>;
