/** English words: the quests, their Props and ally pieces, and how a dungeon ends. */
export const QUESTS_EN = {
  'q-awakening': 'The Awakening',
  'q-awakening.help':
    'The tutorial. There is no escape. Find the Necrostream and kill all Monsters. Reward: a Standard Treasure each.',
  'q-necrostream-1': 'Toll of the Drowned',
  'q-necrostream-1.help':
    'Defeat the Boss Encounter of the Necrostream, where the stream wounds those who stand in it. Reward: 30 crowns each.',
  'q-necrostream-2': 'The Ferryman’s Lantern',
  'q-necrostream-2.help':
    'Take the Lantern from the Necrostream and carry it off the Dungeon Exit. Reward: a Rare Treasure for the group.',
  'q-necrostream-3': 'Black Water Rising',
  'q-necrostream-3.help':
    'Hold the Necrostream: be there at the end of the sixth round after it is found, or of a later one. Reward: 40 crowns each.',
  'q-necrostream-4': 'The Leech Mother',
  'q-necrostream-4.help':
    'Kill the dreadworms of the Necrostream. Poison counts twice for Accursed. Reward: a Rare Treasure for the group.',
  'q-necrostream-5': 'Names in the Silt',
  'q-necrostream-5.help':
    'Read the four name stones in the corners of the Necrostream by Mind 5 Tests; each failure calls a shade. Reward: 2 Insanity removed from each.',
  'q-necrostream-6': 'The Second Drowning',
  'q-necrostream-6.help':
    'Kill the hexmother, who suffers nothing while a weeping shade lives. The Cursed Heart heals 1 less. Reward: a Rare Treasure each.',
  'q-chapel-1': 'Silence the Choir',
  'q-chapel-1.help': 'Defeat the Boss Encounter of the Chapel. Reward: 30 crowns each.',
  'q-chapel-2': 'Four Candles',
  'q-chapel-2.help':
    'Light the four candles of the Chapel; they must all burn at once, and may go out. Reward: a Rare Treasure for the group.',
  'q-chapel-3': 'The False Confessor',
  'q-chapel-3.help':
    'Somebody speaks with the confessor of the Chapel: a Charisma 5 Test decides what comes. Kill all Monsters. Reward: 40 crowns each.',
  'q-chapel-4': 'The Ninth Finger',
  'q-chapel-4.help':
    'Carry the Relic of the Chapel off the Dungeon Exit. Its carrier suffers 1 Insanity at each Darkness Roll of 1. Reward: 50 crowns each.',
  'q-chapel-5': 'The Desecrated Font',
  'q-chapel-5.help':
    'Make three offerings at the Font of the Chapel: Blessed Water, 3 Faith Points or 1d6 Wounds each. Reward: all Wounds and 1 Insanity removed from each.',
  'q-chapel-6': 'Mass for the Dead',
  'q-chapel-6.help':
    'Defeat the Boss card of the Chapel while the dead rise around you, in every second round or so. The Darkness Marker moves on a roll of 2 as well. Reward: a Rare Treasure each.',
  'q-crypt-1': 'The Lid Ajar',
  'q-crypt-1.help': 'Kill the gallows knight of the Crypt. Reward: 30 crowns each.',
  'q-crypt-2': 'Four Sarcophagi',
  'q-crypt-2.help':
    'Open the sarcophagi of the Crypt until the Seal is found; no Monster may be left. Reward: a Rare Treasure for the group.',
  'q-crypt-3': 'Rest for the Restless',
  'q-crypt-3.help':
    'Defeat the Boss of the Crypt and kill 3 Undead for each Accursed. Encounters without Undead bring two thralls. Reward: 40 crowns each.',
  'q-crypt-4': 'The Gravedigger’s Daughter',
  'q-crypt-4.help': 'Lead the girl from the Crypt off the Dungeon Exit alive. Reward: 60 crowns each.',
  'q-crypt-5': 'The Bone Ledger',
  'q-crypt-5.help':
    'Three passed Mind 5 Tests read the Ledger of the Crypt; a failed one is 1 Insanity. Reward: a spell or a Rare Treasure each.',
  'q-crypt-6': 'The King Beneath',
  'q-crypt-6.help':
    'Kill the gallows knight of the Crypt. Once he is found there is no escape. Reward: a Rare Treasure each.',
  'q-sanctuary-1': 'The Broken Ward',
  'q-sanctuary-1.help': 'Defeat the Boss Encounter of the Sanctuary. Reward: 30 crowns each.',
  'q-sanctuary-2': 'Feed the Flame',
  'q-sanctuary-2.help':
    'Light the four braziers of the Sanctuary, each for an Oil Flask, 1 Faith Point, 2 Source or 1d6 Wounds. Reward: 40 crowns each.',
  'q-sanctuary-3': 'The Sleeper',
  'q-sanctuary-3.help':
    'Bind the sleeping devil lord of the Sanctuary with three passed Strength 5 Tests, or kill it. Only one Oil Flask may be used. Reward: 50 crowns each.',
  'q-sanctuary-4': 'Chain of Names',
  'q-sanctuary-4.help':
    'Survive three waves of Monsters in the Sanctuary. Reward: a Rare Treasure for the group.',
  'q-sanctuary-5': 'The Last Pilgrims',
  'q-sanctuary-5.help':
    'Lead at least two of the three pilgrims of the Sanctuary off the Dungeon Exit. Reward: 50 crowns each.',
  'q-sanctuary-6': 'The Warden’s Due',
  'q-sanctuary-6.help':
    'Kill the devil lord of the Sanctuary. There is no escape. Reward: a Rare Treasure each, and 3 Insanity removed.',

  // Props
  'lantern': 'Lantern',
  'name-stone': 'name stone',
  'candle': 'candle',
  'relic': 'Relic',
  'font': 'Font',
  'sarcophagus': 'sarcophagus',
  'ledger': 'Ledger',
  'brazier': 'brazier',
  'chain': 'Chain',
  'handle-lantern': 'Take up the Lantern',
  'handle-name-stone': 'Read the name stone (Mind 5 Test)',
  'handle-candle': 'Light the candle',
  'handle-relic': 'Take up the Relic',
  'handle-font': 'Make an offering at the Font',
  'handle-sarcophagus': 'Open the sarcophagus',
  'handle-ledger': 'Read the Ledger (Mind 5 Test)',
  'handle-brazier': 'Feed the brazier',
  'handle-chain': 'Draw the Chain tight (Strength 5 Test)',
  'offer-blessed-water': 'Offer Blessed Water ({prop})',
  'offer-oil-flask': 'Offer an Oil Flask ({prop})',
  'offer-one-faith': 'Offer 1 Faith Point ({prop})',
  'offer-three-faith': 'Offer 3 Faith Points ({prop})',
  'offer-source': 'Offer 2 Source ({prop})',
  'offer-blood': 'Offer blood: suffer 1d6 Wounds ({prop})',
  'offered-faith': 'Faith Points',
  'offered-source': 'Source',
  'prop-placed': 'A Prop stands in the Quest Room: {prop}.',
  'prop-handled': '{who@The} sees to it: {prop}.',
  'prop-taken': '{who@The} takes it up: {prop}.',
  'prop-carried-out': '{who@The} carries it out of the dungeon: {prop}.',
  'offering-given': '{who@The} gives: {thing} ({amount}).',
  'offering-wounds': 'Wounds of the offering',
  'candle-lit': '{who@The} lights a candle.',
  'candle-gutters': 'Whether a candle goes out: on a 1',
  'candle-went-out': 'The candle lit last goes out.',
  'sarcophagus-opened': 'What the sarcophagus holds: the dead on 1 to 3, the Seal on 6',
  'sarcophagus-was-full': '{who@The} lifts the lid, and something stirs.',
  'sarcophagus-was-empty': '{who@The} lifts the lid: dust.',
  'seal-found': '{who@The} finds the Seal!',
  'black-water': 'What the black water brings: Monsters on 4 or more',
  'dead-rise': 'Whether one of the dead rises: on 4 or more',
  'quest-advanced': 'The quest goes forward: {done} of {of}.',

  // Ally pieces
  'ally-1': 'first companion',
  'ally-1@the': 'the first companion',
  'ally-1@The': 'The first companion',
  'ally-2': 'second companion',
  'ally-2@the': 'the second companion',
  'ally-2@The': 'The second companion',
  'ally-3': 'third companion',
  'ally-3@the': 'the third companion',
  'ally-3@The': 'The third companion',
  'ally-placed': '{who@The} is here and must be led out.',
  'lead-ally': 'How does {who@the} move ({movement#1 point|# points} left)?',
  'free-ally': 'Free {ally@the} of Threat for this round',
  'ally-freed': '{who@The} shields {ally@the}, who may move this round.',

  // The quest
  'quest-room-card': 'The Quest Room',
  'quest-number': 'The number of the quest',
  'quest-chosen': 'The quest is “{quest}”. Its Quest Room: {tile}.',
  'choose-speaker': 'Who speaks with the confessor (Charisma 5 Test)?',
  'quest-hopeless': '“{quest}” can no longer be completed: leave by the Dungeon Exit.',
  'quest-was-completed': '“{quest}” is completed.',
  'quest-was-failed': '“{quest}” has failed.',
} as const satisfies Record<string, string>;
