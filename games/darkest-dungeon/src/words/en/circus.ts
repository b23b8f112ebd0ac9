/** English words: the Butcher’s Circus. */
export const CIRCUS_EN = {
  // The draft
  'arena': 'The arena',
  'first-team': 'Which team begins',
  'arena-chosen': 'The bout takes place here: {arena}.',
  'first-team-drawn': '{team@The} takes the Party counter and begins.',
  'draft-pick': 'Which Hero joins {team}?',
  'draft-hero': '{hero}',
  'draft-picked': '{hero@The} joins {team}.',

  // Profiles, Stances, places
  'choose-profile': 'Which profile does {hero@the} take?',
  'profile': '{profile}: Life {life}, Dodge {dodge}, Speed {speed}; {skills}',
  'profile-chosen': '{hero@The} takes the profile {profile}.',
  'circus-stance': 'Who takes the {stance} Stance?',
  'circus-order': '{hero}',
  'circus-stance-taken': '{hero@The} takes the {stance} Stance.',
  'place-puppets': 'In which narrow Area do the Puppets stand?',
  'circus-puppets-placed': 'The Puppets fill {area@the}.',
  'place-hero': 'Whom does {team} place, and where?',
  'place': '{hero}: {area}',

  // Rounds
  'circus-round-begun': 'Round {round} begins. {team@The} acts first.',
  'circus-round-ended': 'Everybody has acted: round {round} is over.',
  'butcher-walk': 'Where the Butcher looks',
  'butcher-way': 'The Butcher is on her way to Area {roll}. Which way does she take?',
  'circus-butcher-walked': 'The Butcher looks to Area {roll} and stands in {area@the}.',
  'activate-hero': 'Which Hero {team@of} acts now?',
  'activate': '{hero}',
  'circus-team-passed-over': '{team@The} has nobody left to act this round.',

  // The end
  'circus-won': '{team@The} wins: nobody of the other team is left standing.',
  'circus-drawn': 'The last Heroes of both teams die together: nobody wins.',
  'circus-crowd-restless':
    'Nobody has died for {rounds} rounds. If the next {left} bring no death either, the bout is a draw.',
  'circus-undecided': 'Nobody has died for {rounds} rounds: the crowd goes home, and nobody wins.',
} as const satisfies Record<string, string>;
