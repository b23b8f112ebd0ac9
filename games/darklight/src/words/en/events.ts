/** English words: the Event cards, what they do, ask and tell. */
export const EVENTS_EN = {
  'evt-pressure-plate': 'Pressure Plate',
  'evt-pressure-plate.help': 'One random Accursed here: Perception 5 Test or 1d6+3 damage.',
  'evt-rolling-boulder': 'Rolling Boulder',
  'evt-rolling-boulder.help':
    'From the far end of its lane it rolls up to 6 squares towards the Entrance, now and in each Events Phase. Who is in its way: Agility 5 Test or 2d6 damage and Prone; then set aside. What stops it removes it.',
  'evt-guillotine': 'Guillotine',
  'evt-guillotine.help':
    'It hangs in an open archway. Whoever enters the archway: Agility 4 Test or 1d6+3 damage. A Search with a passed Perception 5 Test removes it.',
  'evt-portcullis': 'Portcullis',
  'evt-portcullis.help':
    'It falls in the Entrance. Nobody passes, but you see through it. An Accursed beside it may give up its Attack Phase for a Strength 5 Test to lift it.',
  'evt-wailing-wall': 'Wailing Wall',
  'evt-wailing-wall.help':
    'It takes the place of a closed door. Whoever ends its turn on the tile: Mind 4 Test or 1 Insanity. To open it takes 1 Movement point and a passed Mind 5 Test.',
  'evt-broken-door': 'Broken Door',
  'evt-broken-door.help':
    'The closed door nearest to a random Accursed breaks open for good. On a roll of 1 or 2 Monsters ambush you.',
  'evt-whispers': 'Whispers',
  'evt-whispers.help': 'Each Accursed here: Mind 5 Test or 1 Insanity.',
  'evt-gas-vent': 'Gas Vent',
  'evt-gas-vent.help': 'Everyone here: Endurance 5 Test or 1d3 Poison tokens.',
  'evt-burning-oil': 'Burning Oil',
  'evt-burning-oil.help': 'One random Accursed and everyone adjacent to it: Agility 5 Test or Ignited.',
  'evt-falling-stones': 'Falling Stones',
  'evt-falling-stones.help': 'Everyone here: Agility 4 Test or 1d6+2 damage and Prone.',
  'evt-rotten-floor': 'Rotten Floor',
  'evt-rotten-floor.help': 'One random Accursed here: Agility 5 Test or 2d6 damage and Prone.',
  'evt-rat-swarm': 'Rat Swarm',
  'evt-rat-swarm.help': 'Each Accursed here: Endurance 5 Test or 1 Wound and 1 Poison token.',
  'evt-dead-pilgrim': 'Dead Pilgrim',
  'evt-dead-pilgrim.help':
    'One Search, 1d6: 1: 1 Insanity; 2 to 4: a consumable of your choice; 5 or 6: 1 Standard Treasure.',
  'evt-clear-spring': 'Clear Spring',
  'evt-clear-spring.help': 'Three Searches, each removes 1d6 Wounds and all Poison from the searcher.',
  'evt-heart-pulse': 'Pulse of the Heart',
  'evt-heart-pulse.help': 'One spent Cursed Use comes back.',
  'evt-dying-light': 'Dying Light',
  'evt-dying-light.help': 'The Darkness Marker moves 1 space.',
  'evt-hunting-horn': 'Hunting Horn',
  'evt-hunting-horn.help': 'An Encounter, Ambushing.',
  'evt-chained-sentinels': 'Chained Sentinels',
  'evt-chained-sentinels.help': 'Skorn Savages, Prepared on this tile, without a loot card.',
  'evt-loose-flagstone': 'Loose Flagstone',
  'evt-loose-flagstone.help': 'One more Closed Chest on this tile.',
  'evt-blood-altar': 'Blood Altar',
  'evt-blood-altar.help':
    'Each Accursed here may suffer 1d3 Wounds for 2 Faith Points, 2 Source or 2 Stamina.',
  'evt-cursed-idol': 'Cursed Idol',
  'evt-cursed-idol.help': 'One Search: the searcher keeps 1 Rare Treasure and suffers 1d3+1 Insanity.',
  'evt-black-mirror': 'Black Mirror',
  'evt-black-mirror.help':
    'One random Accursed here may suffer 1d3 Insanity to look at the top 3 cards of a Dungeon deck and put them back in any order.',
  'evt-soul-lamp': 'Soul Lamp',
  'evt-soul-lamp.help': 'The next Monster killed is worth 2 more souls.',
  'evt-starving-captive': 'Starving Captive',
  'evt-starving-captive.help':
    'If an Accursed here discards a consumable, everyone sees the top card of every Dungeon deck; if nobody does, each Accursed here suffers 1 Insanity.',

  // Chance
  'gas-vent-poison': 'Poison tokens from the gas',
  'broken-door-heard': 'Whether the noise was heard: on 1 or 2',
  'dead-pilgrim-search': 'What the dead pilgrim carried',
  'clear-spring-water': 'Wounds that the spring removes',
  'cursed-idol-insanity': 'Insanity from the idol, and 1 more',
  'chained-sentinels': 'how many sentinels there are',
  'blood-altar-wounds': 'Wounds for the altar',
  'black-mirror-insanity': 'Insanity from the mirror',

  // Questions and what they offer
  'pilgrim-choice': 'What does {who} take from the dead pilgrim?',
  'pilgrim-take': '{consumable}',
  'blood-altar': 'Does {who} bleed on the altar?',
  'altar-faith': '1d3 Wounds for 2 Faith Points',
  'altar-source': '1d3 Wounds for 2 Source',
  'altar-stamina': '1d3 Wounds for 2 Stamina',
  'black-mirror': 'Does {who} look into the black mirror, at the price of 1d3 Insanity?',
  'mirror': 'Look at the deck of this archway',
  'put-back': 'Which card goes back next, the top one first?',
  'top-card': '{tile}',
  'feed-captive': 'Does {who} give the captive something?',
  'feed': 'Give this: {consumable}',

  // What happened
  'altar-gave-faith': '{who} gains {amount#1 Faith Point|# Faith Points} from the altar.',
  'altar-gave-source': '{who} gains {amount} Source from the altar.',
  'mirror-shown': '{who} sees {amount#the top card|the top # cards} of a Dungeon deck in the mirror.',
  'cards-seen': 'In the mirror, the top one first: {tiles}.',
  'soul-lamp-lit': 'The lamp glows: the next Monster killed is worth {amount} more souls.',
  'captive-fed': '{who} feeds the captive, who tells what lies ahead.',
  'top-card-shown': 'Behind an archway lies: {tile}.',
} as const satisfies Record<string, string>;
