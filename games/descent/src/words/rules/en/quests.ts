/** What each rule says, in a sentence or three, for the player who asks. */
export const QUESTS_RULES_EN = {
  'DJ-SET-01':
    'A quest is chosen before play. It gives the map, what lies in each area, special rules, the first conquest tokens and how either side wins; where it differs from the rules, the quest is right.',
  'DJ-SET-02': 'Two to five play: one overlord, and hero players with four heroes at most.',
  'DJ-SET-03': 'The players agree on who is the overlord, or leave it to chance.',
  'DJ-SET-04':
    'Whoever sits on the overlord’s left is the first hero for the whole game. It does not mean that he acts first.',
  'DJ-SET-17': 'The heroes share one pool of conquest tokens and begin with as many as the quest says.',
  'DJ-SET-18':
    'In seat order each hero is placed on or next to an active glyph, one in a space; if there is no room, as near as possible.',
  'DJ-SET-19': 'The overlord picks the quest; the heroes do not know what it holds.',
  'DJ-SET-20': 'Chest markers are mixed by colour with their numbers hidden.',
  'DJ-SET-21': 'The monster cards for this number of players lie open to all.',
  'DJ-SET-22':
    'The whole map is laid at once, empty: doors, figures and markers come when their area is revealed.',
  'DJ-SET-23': 'Before the heroes come in, what belongs to the start area is placed.',
  'DJ-SET-24':
    'Each chest that is placed is drawn at random from its colour. Only the overlord sees its number.',
  'DJ-SET-25': 'The overlord shuffles his 36 cards and begins with three of them and no threat.',
  'DJ-SET-26': 'Both sides prepare at the same time; hero figures are placed last.',
  'DJ-SET-27': 'Play begins with the heroes’ turns of the first round.',
  'DJ-ENC-01': 'An encounter marker is placed with the rest of its area.',
  'DJ-ENC-02':
    'A hero who is on an encounter at the end of his turn sets it off; passing over it does nothing.',
  'DJ-ENC-03': 'An encounter happens once and is taken away, unless the quest says that it stays.',
  'DJ-VAR-02':
    'Quests of your own can be played: they are data, and a validator says what is wrong with them.',
  'DJ-VAR-03': 'A quest may be played again, to win it with more tokens left.',
  'DJ-VAR-04':
    'A switch, off by default, turns on the changes that the publisher made to the printed rules later.',
} as const satisfies Record<string, string>;
