/** English words: the return, the days in the Hamlet, its Events, buildings and Skills. */
export const HAMLET_EN = {
  // Coming home
  'party-returned':
    'The party is back: no Conditions, the Light at {light}, Trinkets with their good side up.',
  'sell-provisions': 'Provisions left: {count}. Use some now, or sell the rest?',
  'sell': 'Sell {count#the last one|all #} for 1 Gold each',
  'provisions-sold': '{count#One Provision is|# Provisions are} sold.',
  'hamlet-entered': 'The party enters the Hamlet with {gold} Gold. A good moment to stop for the night.',
  'gold-gained': 'The party gains {amount} Gold: {gold}.',
  'gold-spent': 'The party loses {amount} Gold: {gold} left.',

  // The Event and the days
  'hamlet-event-card': 'The Hamlet Event',
  'hamlet-event-drawn': 'Hamlet Event: {event}. {days#One day|# days} to prepare.',
  'last-days-begun': 'The last {days} days before the end.',
  'day-begun': 'Day {day} of {days}.',
  'caretaker-roll': 'Where the Caretaker is',
  'caretaker-placed': 'The Caretaker has settled at {building@the}.',
  'caretaker-removed': 'The Caretaker is chased away; {building@the} is open again.',
  'repairs-roll': 'The building under repair',
  'building-closed': '{building} is closed.',
  'spend-day': 'Day {day}: what does {hero@the} do? {gold} Gold in the purse.',
  'visit': 'Visit {building@the}',
  'hamlet-skill': 'Hamlet Skill: {skill}',
  'idle': 'Do nothing today',
  'building-visited': '{hero@The} goes {building@to}.',
  'day-idled': '{hero@The} lets the day go by.',
  'day-ended': 'The day is over. {left#One day|# days} left.',
  'leave-hamlet': 'The days are over. {gold} Gold in the purse. Set out?',
  'set-out': 'Set out',
  'hamlet-left': 'The party leaves the Hamlet.',

  // Threats in the Hamlet
  'wake-roll': 'Who keeps the wake',
  'mourner-chosen': '{hero@The} must spend this day at the Graveyard (roll: {roll}).',
  'mob-roll': 'Does a mob gather?',
  'hero-barred': 'The mob is after {hero@the}: no visits today.',
  'night-visitor-roll': 'Where the night visitor looks',
  'night-visitor-came':
    'A night visitor searches {building@the}{hero?. Someone was there today: |; nobody was there today}{hero}.',
  'stolen-gold-roll': 'Gold that is gone in the morning',
  'lose-trinket': '{hero@The} must give up a Trinket. Which one?',
  'give-up-trinket': '{trinket}',

  // Upgrades
  'upgrade': 'Raise {building@the} to Level {level} for {gold} Gold',
  'upgrade-free': 'Raise {building@the} to Level {level} for nothing',
  'agree-to-upgrade': 'Raise {building@the} to Level {level} for {gold} Gold? All must agree.',
  'agree': 'Agree',
  'refuse': 'Refuse',
  'upgrade-refused': '{seat} is against it: {building@the} stays as it is.',
  'building-upgraded': '{building} rises to Level {level}.',

  // Services
  'choose-service': 'What does {hero@the} ask for at {building@the}?',
  'service-remove-quirks': 'Be rid of {count#one Quirk|# Quirks} for {gold} Gold',
  'service-gain-quirk': 'Gain a Positive Quirk for {gold} Gold',
  'service-stress': 'Recover {amount} Stress for {gold} Gold',
  'service-heal': 'Heal {amount} for {gold} Gold',
  'service-remove-disease': 'Be cured of the Disease for {gold} Gold',
  'service-dice': '{count#One Provision die|# Provision dice} more for the next Quest, for {gold} Gold',
  'service-dice-free': '{count#One Provision die|# Provision dice} more for the next Quest, for nothing',
  'dice-ordered': 'Provision dice more for the next Quest: {count}.',
  'forge-skill': 'Which Skill of {hero@the} is forged to Level {level} for the next Quest?',
  'forge': '{skill}, Level {level}, for {gold} Gold',
  'skill-forged': '{hero@The} will use {skill} at Level {level} in the next Quest.',
  'use-graveyard': '{hero@The} stands among the graves. Gain a Virtue? The next 10 Stress would kill.',
  'mourn': 'Gain a Virtue',

  // The Nomad Wagon
  'wagon-stock': 'The wares of the Nomad Wagon',
  'wagon-stocked': 'The Nomad Wagon offers {trinkets}.',
  'trade-trinkets': '{hero@The} at the Nomad Wagon, {gold} Gold in the purse: sell one Trinket, buy one?',
  'sell-trinket': 'Sell {trinket} for {gold} Gold',
  'buy-trinket': 'Buy {trinket} for {gold} Gold',
  'trinket-sold': '{hero@The} sells {trinket}.',
  'trinket-bought': '{hero@The} buys {trinket}.',

  // Events with a choice
  'join-feast': 'The Feast: what does {hero@the} forget?',
  'feast-stress': 'All Stress ({amount})',
  'feast-wounds': 'All Wounds ({amount})',
  'cure-hero': 'Who is cured of a Disease?',
  'accept-care': 'Which Quirk does {hero@the} leave with the caregivers?',
  'spirits-roll': 'Who is in good spirits?',
  'join-militia': 'Train with the militia? A Level 1 Skill of each Hero rises, but there will be no days.',
  'train-militia': 'Train; no days in the Hamlet',
  'militia-trained': 'The party trains with the militia and has no days left.',
  'train-for-free': 'Which Skill does {hero@the} train for nothing?',
  'train-skill': '{skill}, to Level {level}',
  'use-labor-force': 'Which building do the workers raise? It stays closed for this phase.',

  // Hamlet Skills
  'hamlet-skill-used': '{hero@The} uses a Hamlet Skill: {skill}.',
  'hamlet-skill-target': 'For whom is {skill}?',
  'field-dressing-roll': 'How well the dressing holds',
} as const satisfies Record<string, string>;
