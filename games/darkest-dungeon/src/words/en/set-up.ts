/** English words: the party, the Acts and Threats of a campaign, its ends. */
export const SET_UP_EN = {
  // The party
  'choose-hero': 'Who is the party’s Hero number {place}?',
  'take-hero': '{hero}',
  'random-hero': 'A Hero at random',
  'party-formed': 'The party is formed: {party}.',

  // Acts and Threats
  'past-boss': 'A Boss that lies behind the party',
  'threat-card': 'The Imminent Threat',
  'act-begun': 'Act {act} begins.',
  'threat-drawn':
    'The Imminent Threat is {boss@the}, Level {level}. In the Dungeon: {dungeon@text} In the Hamlet: {hamlet@text}',
  'quest-finished': 'The Quest {quest} is over: {xp} XP.',

  // The ends
  'heart-defeated': 'The Heart of Darkness beats no more. The campaign is won.',
  'party-dead': 'The whole party is dead. The campaign is lost.',
  'boss-alive': 'The party came home, and the Boss lives. The campaign is lost.',
  'tutorial-done': 'The Old Road is behind you.',
} as const satisfies Record<string, string>;
