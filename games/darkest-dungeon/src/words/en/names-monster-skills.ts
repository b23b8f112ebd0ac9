/** English words: what Monsters and Bosses can do. */
export const MONSTER_SKILL_NAMES_EN = {
  // Bone Soldier
  'bone-soldier:graveyard-slash': 'Graveyard Slash',
  'bone-soldier:graveyard-stumble': 'Graveyard Stumble',

  // Bone Courtier
  'bone-courtier:tempting-goblet': 'Tempting Goblet',
  'bone-courtier:knife-in-the-dark': 'Knife in the Dark',

  // Bone Arbalist
  'bone-arbalist:quarrel': 'Quarrel',
  'bone-arbalist:bayonet-jab': 'Bayonet Jab',

  // Bone Defender
  'bone-defender:axeblade': 'Axeblade',
  'bone-defender:dead-weight': 'Dead Weight',
  'bone-defender:clumsy-axeblade': 'Clumsy Axeblade',

  // Bone Captain
  'bone-captain:crushing-blow': 'Crushing Blow',
  'bone-captain:ground-pound': 'Ground Pound',

  // Bone Spearman
  'bone-spearman:spear-thrust': 'Spear Thrust',
  'bone-spearman:impale': 'Impale',

  // Bone Bearer
  'bone-bearer:wicked-surge': 'Wicked Surge',
  'bone-bearer:defend-the-icon': 'Defend the Icon',
  'bone-bearer:unholy-rally': 'Unholy Rally',

  // Cultist Brawler
  'cultist-brawler:rend-for-the-old-gods': 'Rend for the Old Gods',
  'cultist-brawler:stumbling-scratch': 'Stumbling Scratch',

  // Cultist Acolyte
  'cultist-acolyte:stressful-incantation': 'Stressful Incantation',
  'cultist-acolyte:eldritch-pull': 'Eldritch Pull',
  'cultist-acolyte:eldritch-push': 'Eldritch Push',

  // Brigand Cutthroat
  'brigand-cutthroat:slice-and-dice': 'Slice and Dice',
  'brigand-cutthroat:uppercut-slice': 'Uppercut Slice',
  'brigand-cutthroat:harmless-poke': 'Harmless Poke',

  // Brigand Fusilier
  'brigand-fusilier:blanket-fire': 'Blanket Fire',
  'brigand-fusilier:rushed-shot': 'Rushed Shot',

  // Brigand Bloodletter
  'brigand-bloodletter:rain-of-whips': 'Rain of Whips',
  'brigand-bloodletter:punishment': 'Punishment',
  'brigand-bloodletter:point-blank-shot': 'Point Blank Shot',

  // Maggot
  'maggot:grave-nibble': 'Grave Nibble',

  // Webber
  'webber:web': 'Web',
  'webber:bite': 'Bite',

  // Spitter
  'spitter:spit': 'Spit',
  'spitter:bite': 'Bite',

  // Bone Rabble
  'bone-rabble:bump-in-the-night': 'Bump in the Night',
  'bone-rabble:tic-toc': 'Tic-Toc',

  // Madman
  'madman:doomsay': 'Doomsay',
  'madman:accusation': 'Accusation',

  // Pliskin
  'pliskin:venomous-gleek': 'Venomous Gleek',
  'pliskin:infuse': 'Infuse',

  // Ghoul
  'ghoul:rend': 'Rend',
  'ghoul:skull-toss': 'Skull Toss',
  'ghoul:howl': 'Howl',

  // Gargoyle
  'gargoyle:flurry-of-claws': 'Flurry of Claws',
  'gargoyle:lash-of-the-tail': 'Lash of the Tail',

  // Rattler
  'rattler:warning-rattle': 'Warning Rattle',
  'rattler:snakebite': 'Snakebite',
  'rattler:slither-forward': 'Slither Forward',

  // Brigand Raider
  'brigand-raider:slice-and-dice': 'Slice and Dice',
  'brigand-raider:shank': 'Shank',
  'brigand-raider:harmless-poke': 'Harmless Poke',

  // Brigand Hunter
  'brigand-hunter:blanket-fire': 'Blanket Fire',
  'brigand-hunter:rushed-shot': 'Rushed Shot',

  // Adder
  'adder:adders-fang': 'Adder’s Fang',
  'adder:paralyzing-quills': 'Paralyzing Quills',
  'adder:molt': 'Molt',

  // Ascended Brawler
  'ascended-brawler:rend-for-the-new-god': 'Rend for the New God',
  'ascended-brawler:stumbling-scratch': 'Stumbling Scratch',

  // Ascended Witch
  'ascended-witch:fates-reveal': 'Fate’s Reveal',
  'ascended-witch:fates-push': 'Fate’s Push',
  'ascended-witch:fates-pull': 'Fate’s Pull',

  // Rapturous Cultist
  'rapturous-cultist:flesh-wall': 'Flesh Wall',
  'rapturous-cultist:flesh-to-flesh': 'Flesh to Flesh',

  // Cultist Priest
  'cultist-priest:death-lash': 'Death Lash',
  'cultist-priest:the-finger': 'The Finger',

  // Malignant Growth
  'malignant-growth:maul-the-flesh': 'Maul the Flesh',
  'malignant-growth:daze-the-mind': 'Daze the Mind',

  // Flesh Hound
  'flesh-hound:gnash': 'Gnash',
  'flesh-hound:nibble': 'Nibble',
  'flesh-hound:fetch': 'Fetch',

  // Polyp
  'polyp:venomous-phlegm': 'Venomous Phlegm',
  'polyp:violent-hack': 'Violent Hack',
  'polyp:unholy-rally': 'Unholy Rally',

  // Antibody
  'antibody:stunning-secretion': 'Stunning Secretion',

  // Defensive Growth
  'defensive-growth:bolster': 'Bolster',
  'defensive-growth:ritualic-restoration': 'Ritualic Restoration',
  'defensive-growth:unbearable-tremors': 'Unbearable Tremors',

  // Necromancer
  'necromancer:the-flesh-is-willing': 'The Flesh is Willing',
  'necromancer:the-crawling-dead': 'The Crawling Dead',
  'necromancer:six-feet-under': 'Six Feet Under',

  // Prophet
  'prophet:eye-on-you': 'Eye on You',
  'prophet:fulminate': 'Fulminate',
  'prophet:rubble-of-ruin': 'Rubble of Ruin',

  // Collector
  'collector:show-collection': 'Show Collection',
  'collector:life-steal': 'Life Steal',

  // Collected Man At Arms
  'collected-man-at-arms:head-knocker': 'Head Knocker',

  // Collected Highwayman
  'collected-highwayman:headhunt': 'Headhunt',

  // Collected Vestal
  'collected-vestal:headache': 'Headache',
  'collected-vestal:headache-mending': 'Headache (mending)',

  // Fanatic
  'fanatic:righteous-condemnation': 'Righteous Condemnation',
  'fanatic:strike-the-heretic': 'Strike the Heretic',
  'fanatic:fury-of-the-righteous': 'Fury of the Righteous',

  // Pyre
  'pyre:burn-the-heretic': 'Burn the Heretic',

  // Templar Impaler
  'templar-impaler:torment': 'Torment',
  'templar-impaler:body-slam': 'Body Slam',
  'templar-impaler:revelation': 'Revelation',

  // Templar Warlord
  'templar-warlord:torment': 'Torment',
  'templar-warlord:stinger-shot': 'Stinger Shot',
  'templar-warlord:revelation': 'Revelation',

  // Mammoth Cyst
  'mammoth-cyst:bulging-gaze': 'Bulging Gaze',
  'mammoth-cyst:digestion': 'Digestion',
  'mammoth-cyst:revivify': 'Revivify',

  // White Cell Stalk
  'white-cell-stalk:reconstitute': 'Reconstitute',
  'white-cell-stalk:displace': 'Displace',
  'white-cell-stalk:teleportation': 'Teleportation',

  // Shuffling Horror
  'shuffling-horror:lacerate': 'Lacerate',
  'shuffling-horror:undulations': 'Undulations',
  'shuffling-horror:echoing-disassembly': 'Echoing Disassembly',

  // Ancestor 1
  'ancestor-1:perfect-replication': 'Perfect Replication',
  'ancestor-1:imperfect-reproduction': 'Imperfect Reproduction',
  'ancestor-1:time-heals-all': 'Time Heals All',

  // Perfect Reflection
  'perfect-reflection:reunion': 'Reunion',
  'perfect-reflection:we-are-the-same': 'We Are the Same',

  // Imperfect Reflection
  'imperfect-reflection:it-chooses': 'It Chooses',
  'imperfect-reflection:we-are-the-same': 'We Are the Same',

  // Ancestor 2
  'ancestor-2:refashion-them': 'Refashion Them',
  'ancestor-2:unmake-them-all': 'Unmake Them All',
  'ancestor-2:embrace-futility': 'Embrace Futility',

  // Gestating Heart
  'gestating-heart:dispersion': 'Dispersion',

  // Heart Of Darkness
  'heart-of-darkness:know-this': 'Know This',
  'heart-of-darkness:puncture': 'Puncture',
  'heart-of-darkness:dissolution': 'Dissolution',
} as const satisfies Record<string, string>;
