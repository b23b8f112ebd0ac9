/** English words: the game, its options, and what all chapters say. */
export const GAME_NAMES_EN = {
  // The game
  'game': 'Darkest Dungeon',
  'game.description':
    'Four Heroes descend into the ruins below an accursed manor, act after act, against monsters, madness and the dark; between Quests the Hamlet patches them up as far as Gold goes. At the bottom waits the Darkest Dungeon. Or two teams meet in the Butcher’s Circus.',
  'party': 'the players',
  'party@the': 'the players',
  'party@The': 'The players',
  'party@of': 'of the players',
  'party@to': 'to the players',

  // Options
  'option.mode': 'Play',
  'option.mode.help': 'A campaign of four Acts, a short lesson, or two teams against each other.',
  'option.mode.campaign': 'a campaign',
  'option.mode.tutorial': 'the Old Road, to learn the game',
  'option.mode.circus': 'the Butcher’s Circus, for 2 or 4',
  'option.difficulty': 'Difficulty',
  'option.difficulty.help': 'Radiant lends a hand to the party; Stygian takes everything it can.',
  'option.difficulty.normal': 'as printed',
  'option.difficulty.radiant': 'Radiant',
  'option.difficulty.stygian': 'Stygian',
  'option.start': 'Where it begins',
  'option.start.help':
    'A campaign may begin further on; the Heroes then have the Levels, Gold and Trinkets that are usual by that time.',
  'option.start.act-1': 'Act I',
  'option.start.act-2': 'Act II',
  'option.start.act-3': 'Act III',
  'option.start.act-4': 'Act IV, the Darkest Dungeon',
  'option.start.boss-1': 'the Boss Quest of Act I',
  'option.start.boss-2': 'the Boss Quest of Act II',
  'option.start.boss-3': 'the Boss Quest of Act III',
  'option.start.boss-battle': 'a Boss Battle',
  'option.start.hamlet': 'the Hamlet',
  'option.start.final-encounter': 'the Final Encounter',
  'option.boss': 'Boss',
  'option.boss.help': 'Whom to meet first, where that is possible; otherwise the Boss is drawn.',
  'option.boss.random': 'drawn',
  'option.boss.necromancer': 'Necromancer',
  'option.boss.prophet': 'Prophet',
  'option.boss.collector': 'Collector',
  'option.boss.fanatic': 'Fanatic',
  'option.boss.templars': 'Templars',
  'option.boss.mammoth-cyst': 'Mammoth Cyst',
  'option.boss.shuffling-horror': 'Shuffling Horror',
  'option.party': 'Party',
  'option.party.help':
    'Choose the Heroes yourselves, let chance do it, or take one of four groups that work well together.',
  'option.party.chosen': 'chosen',
  'option.party.random': 'at random',
  'option.party.group-1-adventuring-party': 'Adventuring Party',
  'option.party.group-2-battlefield-experts': 'Battlefield Experts',
  'option.party.group-3-damage-over-time': 'Damage Over Time',
  'option.party.group-4-the-dancers': 'The Dancers',
  'option.arena': 'Arena',
  'option.arena.help': 'Where the teams of the Circus meet.',
  'option.arena.random': 'at random',
  'option.arena.arena-sawdust-ring': 'The Sawdust Ring',
  'option.arena.arena-cages': 'The Cages',
  'option.puppets': 'Puppets',
  'option.puppets.help': 'In the Circus one narrow Area is filled by the Puppets for the whole bout.',
  'option.puppets.true': 'yes',
  'option.puppets.false': 'no',
  'option.butcher': 'Butcher',
  'option.butcher.help': 'In the Circus the Butcher walks the arena; near her blows are critical more often.',
  'option.butcher.true': 'yes',
  'option.butcher.false': 'no',

  // Said in every chapter
  'pass': 'Pass',
  'done': 'Done',
  'choose-area': '{area}',
  'choose-figure': '{figure}',
  'dice-rolled': '{what}: {faces}.',
  'window-passed': 'Nothing to add, as {seat} said.',
  'table-ruling': '{by@The} correct the position on the table.',
  'deathblow': 'The Deathblow die',
  'provision-dice': 'Provision dice',
  'exploration-dice': 'Exploration dice',
} as const satisfies Record<string, string>;

/** The seats. */
export const PLAYER_NAMES_EN = {
  'player-1': 'Player 1',
  'player-2': 'Player 2',
  'player-3': 'Player 3',
  'player-4': 'Player 4',
} as const satisfies Record<string, string>;

/** What a Loot Chest holds; tokens of a kind are all alike. */
export const LOOT_NAMES_EN = {
  'loot-roll-provision': 'a Provision die to roll',
  'loot-choose-provision': 'a Provision of your choice',
  'loot-gold-or-roll': 'Gold, or a Provision die to roll',
  'loot-double-gold-or-choose': 'Gold twice over, or a Provision of your choice',
} as const satisfies Record<string, string>;
