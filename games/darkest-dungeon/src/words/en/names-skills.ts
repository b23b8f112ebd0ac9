/** English words: the 77 Skills; their cards are named after them (names.ts). */
export const SKILL_NAMES_EN = {
  // Crusader
  'crusader:smite': 'Smite',
  'crusader:zealous-accusation': 'Zealous Accusation',
  'crusader:stunning-blow': 'Stunning Blow',
  'crusader:bulwark-of-faith': 'Bulwark of Faith',
  'crusader:battle-heal': 'Battle Heal',
  'crusader:holy-lance': 'Holy Lance',
  'crusader:inspiring-cry': 'Inspiring Cry',

  // Hellion
  'hellion:wicked-hack': 'Wicked Hack',
  'hellion:iron-swan': 'Iron Swan',
  'hellion:barbaric-yawp': 'Barbaric Yawp',
  'hellion:if-it-bleeds': 'If It Bleeds',
  'hellion:breakthrough': 'Breakthrough',
  'hellion:adrenaline-rush': 'Adrenaline Rush',
  'hellion:bleed-out': 'Bleed Out',

  // Bounty Hunter
  'bounty-hunter:collect-bounty': 'Collect Bounty',
  'bounty-hunter:mark-for-death': 'Mark for Death',
  'bounty-hunter:come-hither': 'Come Hither',
  'bounty-hunter:uppercut': 'Uppercut',
  'bounty-hunter:flashbang': 'Flashbang',
  'bounty-hunter:finish-him': 'Finish Him',
  'bounty-hunter:caltrops': 'Caltrops',

  // Highwayman
  'highwayman:wicked-slice': 'Wicked Slice',
  'highwayman:pistol-shot': 'Pistol Shot',
  'highwayman:point-blank-shot': 'Point Blank Shot',
  'highwayman:grapeshot-blast': 'Grapeshot Blast',
  'highwayman:tracking-shot': 'Tracking Shot',
  'highwayman:duelists-advance': 'Duelist’s Advance',
  'highwayman:open-vein': 'Open Vein',

  // Vestal
  'vestal:mace-bash': 'Mace Bash',
  'vestal:judgement': 'Judgement',
  'vestal:dazzling-light': 'Dazzling Light',
  'vestal:divine-grace': 'Divine Grace',
  'vestal:divine-comfort': 'Divine Comfort',
  'vestal:illumination': 'Illumination',
  'vestal:hand-of-light': 'Hand of Light',

  // Jester
  'jester:dirk-stab': 'Dirk Stab',
  'jester:harvest': 'Harvest',
  'jester:finale': 'Finale',
  'jester:solo': 'Solo',
  'jester:battle-ballad': 'Battle Ballad',
  'jester:inspiring-tune': 'Inspiring Tune',
  'jester:slice-off': 'Slice Off',

  // Plague Doctor
  'plague-doctor:noxious-blast': 'Noxious Blast',
  'plague-doctor:plague-grenade': 'Plague Grenade',
  'plague-doctor:blinding-gas': 'Blinding Gas',
  'plague-doctor:incision': 'Incision',
  'plague-doctor:battlefield-medicine': 'Battlefield Medicine',
  'plague-doctor:emboldening-vapours': 'Emboldening Vapours',
  'plague-doctor:disorienting-blast': 'Disorienting Blast',

  // Arbalest
  'arbalest:sniper-shot': 'Sniper Shot',
  'arbalest:suppressing-fire': 'Suppressing Fire',
  'arbalest:snipers-mark': 'Sniper’s Mark',
  'arbalest:bola': 'Bola',
  'arbalest:blindfire': 'Blindfire',
  'arbalest:battlefield-bandage': 'Battlefield Bandage',
  'arbalest:rallying-flare': 'Rallying Flare',

  // Grave Robber
  'grave-robber:pick-to-the-face': 'Pick to the Face',
  'grave-robber:lunge': 'Lunge',
  'grave-robber:flashing-daggers': 'Flashing Daggers',
  'grave-robber:shadow-fade': 'Shadow Fade',
  'grave-robber:throw-dagger': 'Throw Dagger',
  'grave-robber:poison-dart': 'Poison Dart',
  'grave-robber:toxin-trickery': 'Toxin Trickery',

  // Occultist
  'occultist:sacrificial-stab': 'Sacrificial Stab',
  'occultist:abyssal-artillery': 'Abyssal Artillery',
  'occultist:weakening-curse': 'Weakening Curse',
  'occultist:wyrd-reconstruction': 'Wyrd Reconstruction',
  'occultist:vulnerability-hex': 'Vulnerability Hex',
  'occultist:hands-from-the-abyss': 'Hands from the Abyss',
  'occultist:daemons-pull': 'Daemon’s Pull',

  // Abomination
  'abomination:manacles': 'Manacles',
  'abomination:beasts-bile': 'Beast’s Bile',
  'abomination:absolution': 'Absolution',
  'abomination:transform': 'Transform',
  'abomination:rake': 'Rake',
  'abomination:rage': 'Rage',
  'abomination:slam': 'Slam',
} as const satisfies Record<string, string>;
