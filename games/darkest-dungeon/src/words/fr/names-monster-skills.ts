import type { MONSTER_SKILL_NAMES_EN } from '../en/names-monster-skills.ts';

/** French words: what Monsters and Bosses can do. */
export const MONSTER_SKILL_NAMES_FR = {
  // Bone Soldier
  'bone-soldier:graveyard-slash': 'Taillade du cimetière',
  'bone-soldier:graveyard-stumble': 'Faux pas du cimetière',

  // Bone Courtier
  'bone-courtier:tempting-goblet': 'Coupe tentatrice',
  'bone-courtier:knife-in-the-dark': 'Couteau dans l’ombre',

  // Bone Arbalist
  'bone-arbalist:quarrel': 'Carreau',
  'bone-arbalist:bayonet-jab': 'Coup de baïonnette',

  // Bone Defender
  'bone-defender:axeblade': 'Coup de hache',
  'bone-defender:dead-weight': 'Poids mort',
  'bone-defender:clumsy-axeblade': 'Coup de hache maladroit',

  // Bone Captain
  'bone-captain:crushing-blow': 'Coup écrasant',
  'bone-captain:ground-pound': 'Coup au sol',

  // Bone Spearman
  'bone-spearman:spear-thrust': 'Estoc de lance',
  'bone-spearman:impale': 'Empalement',

  // Bone Bearer
  'bone-bearer:wicked-surge': 'Vague maléfique',
  'bone-bearer:defend-the-icon': 'Défense de l’icône',
  'bone-bearer:unholy-rally': 'Ralliement impie',

  // Cultist Brawler
  'cultist-brawler:rend-for-the-old-gods': 'Lacération pour les anciens dieux',
  'cultist-brawler:stumbling-scratch': 'Griffure trébuchante',

  // Cultist Acolyte
  'cultist-acolyte:stressful-incantation': 'Incantation stressante',
  'cultist-acolyte:eldritch-pull': 'Horrible attraction',
  'cultist-acolyte:eldritch-push': 'Horrible répulsion',

  // Brigand Cutthroat
  'brigand-cutthroat:slice-and-dice': 'Hachis',
  'brigand-cutthroat:uppercut-slice': 'Taille remontante',
  'brigand-cutthroat:harmless-poke': 'Piqûre anodine',

  // Brigand Fusilier
  'brigand-fusilier:blanket-fire': 'Tir nourri',
  'brigand-fusilier:rushed-shot': 'Tir hâtif',

  // Brigand Bloodletter
  'brigand-bloodletter:rain-of-whips': 'Pluie de fouets',
  'brigand-bloodletter:punishment': 'Punition',
  'brigand-bloodletter:point-blank-shot': 'Tir à bout portant',

  // Maggot
  'maggot:grave-nibble': 'Grignotement funèbre',

  // Webber
  'webber:web': 'Toile',
  'webber:bite': 'Morsure',

  // Spitter
  'spitter:spit': 'Crachat',
  'spitter:bite': 'Morsure',

  // Bone Rabble
  'bone-rabble:bump-in-the-night': 'Choc dans la nuit',
  'bone-rabble:tic-toc': 'Tic-tac',

  // Madman
  'madman:doomsay': 'Prophétie de malheur',
  'madman:accusation': 'Accusation',

  // Pliskin
  'pliskin:venomous-gleek': 'Jet venimeux',
  'pliskin:infuse': 'Inoculation',

  // Ghoul
  'ghoul:rend': 'Déchirure',
  'ghoul:skull-toss': 'Lancer de crâne',
  'ghoul:howl': 'Hurlement',

  // Gargoyle
  'gargoyle:flurry-of-claws': 'Rafale de griffes',
  'gargoyle:lash-of-the-tail': 'Coup de queue',

  // Rattler
  'rattler:warning-rattle': 'Sonnette d’alarme',
  'rattler:snakebite': 'Morsure de serpent',
  'rattler:slither-forward': 'Reptation',

  // Brigand Raider
  'brigand-raider:slice-and-dice': 'Hachis',
  'brigand-raider:shank': 'Surin',
  'brigand-raider:harmless-poke': 'Piqûre anodine',

  // Brigand Hunter
  'brigand-hunter:blanket-fire': 'Tir nourri',
  'brigand-hunter:rushed-shot': 'Tir hâtif',

  // Adder
  'adder:adders-fang': 'Croc de vipère',
  'adder:paralyzing-quills': 'Épines paralysantes',
  'adder:molt': 'Mue',

  // Ascended Brawler
  'ascended-brawler:rend-for-the-new-god': 'Lacération pour le nouveau dieu',
  'ascended-brawler:stumbling-scratch': 'Griffure trébuchante',

  // Ascended Witch
  'ascended-witch:fates-reveal': 'Révélation du destin',
  'ascended-witch:fates-push': 'Poussée du destin',
  'ascended-witch:fates-pull': 'Appel du destin',

  // Rapturous Cultist
  'rapturous-cultist:flesh-wall': 'Mur de chair',
  'rapturous-cultist:flesh-to-flesh': 'De chair à chair',

  // Cultist Priest
  'cultist-priest:death-lash': 'Fouet de mort',
  'cultist-priest:the-finger': 'Le doigt',

  // Malignant Growth
  'malignant-growth:maul-the-flesh': 'Broyer la chair',
  'malignant-growth:daze-the-mind': 'Troubler l’esprit',

  // Flesh Hound
  'flesh-hound:gnash': 'Grincement',
  'flesh-hound:nibble': 'Mordillement',
  'flesh-hound:fetch': 'Rapporte',

  // Polyp
  'polyp:venomous-phlegm': 'Glaire venimeuse',
  'polyp:violent-hack': 'Toux violente',
  'polyp:unholy-rally': 'Ralliement impie',

  // Antibody
  'antibody:stunning-secretion': 'Sécrétion étourdissante',

  // Defensive Growth
  'defensive-growth:bolster': 'Renfort',
  'defensive-growth:ritualic-restoration': 'Restauration rituelle',
  'defensive-growth:unbearable-tremors': 'Secousses insoutenables',

  // Necromancer
  'necromancer:the-flesh-is-willing': 'La chair consent',
  'necromancer:the-crawling-dead': 'Les morts rampants',
  'necromancer:six-feet-under': 'Six pieds sous terre',

  // Prophet
  'prophet:eye-on-you': 'L’œil sur vous',
  'prophet:fulminate': 'Fulmination',
  'prophet:rubble-of-ruin': 'Désagrégation',

  // Collector
  'collector:show-collection': 'Exposer la collection',
  'collector:life-steal': 'Vol de vie',

  // Collected Man At Arms
  'collected-man-at-arms:head-knocker': 'Cogne-crâne',

  // Collected Highwayman
  'collected-highwayman:headhunt': 'Chasse aux têtes',

  // Collected Vestal
  'collected-vestal:headache': 'Migraine',
  'collected-vestal:headache-mending': 'Migraine (remède)',

  // Fanatic
  'fanatic:righteous-condemnation': 'Juste condamnation',
  'fanatic:strike-the-heretic': 'Frapper l’hérétique',
  'fanatic:fury-of-the-righteous': 'Fureur du juste',

  // Pyre
  'pyre:burn-the-heretic': 'Brûler l’hérétique',

  // Templar Impaler
  'templar-impaler:torment': 'Tourment',
  'templar-impaler:body-slam': 'Placage',
  'templar-impaler:revelation': 'Révélation',

  // Templar Warlord
  'templar-warlord:torment': 'Tourment',
  'templar-warlord:stinger-shot': 'Tir de dard',
  'templar-warlord:revelation': 'Révélation',

  // Mammoth Cyst
  'mammoth-cyst:bulging-gaze': 'Regard exorbité',
  'mammoth-cyst:digestion': 'Digestion',
  'mammoth-cyst:revivify': 'Ravivement',

  // White Cell Stalk
  'white-cell-stalk:reconstitute': 'Reconstitution',
  'white-cell-stalk:displace': 'Déplacement forcé',
  'white-cell-stalk:teleportation': 'Téléportation',

  // Shuffling Horror
  'shuffling-horror:lacerate': 'Lacérer',
  'shuffling-horror:undulations': 'Ondulations',
  'shuffling-horror:echoing-disassembly': 'Démantèlement résonnant',

  // Ancestor 1
  'ancestor-1:perfect-replication': 'Réplique parfaite',
  'ancestor-1:imperfect-reproduction': 'Reproduction imparfaite',
  'ancestor-1:time-heals-all': 'Le temps guérit tout',

  // Perfect Reflection
  'perfect-reflection:reunion': 'Réunion',
  'perfect-reflection:we-are-the-same': 'Nous sommes les mêmes',

  // Imperfect Reflection
  'imperfect-reflection:it-chooses': 'Il choisit',
  'imperfect-reflection:we-are-the-same': 'Nous sommes les mêmes',

  // Ancestor 2
  'ancestor-2:refashion-them': 'Les refaçonner',
  'ancestor-2:unmake-them-all': 'Tous les défaire',
  'ancestor-2:embrace-futility': 'Étreindre le néant',

  // Gestating Heart
  'gestating-heart:dispersion': 'Dispersion',

  // Heart Of Darkness
  'heart-of-darkness:know-this': 'Sachez ceci',
  'heart-of-darkness:puncture': 'Perforation',
  'heart-of-darkness:dissolution': 'Dissolution',
} as const satisfies Record<keyof typeof MONSTER_SKILL_NAMES_EN, string>;
