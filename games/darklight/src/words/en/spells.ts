/** English words: spells and Miracles, their kinds and what they do. */
export const SPELLS_EN = {
  'blood': 'Blood',
  'odinash': 'Odinash',
  'sphere-of-hate': 'Sphere of Hate',
  'sphere-of-hate.help':
    'Range 5: one enemy suffers 1d6 + Mind damage, each other enemy adjacent to it 1d3 damage.',
  'sanguine-mend': 'Sanguine Mend',
  'sanguine-mend.help': 'You or an adjacent ally, even a dead one, removes 1d6+1 Wounds.',
  'vein-lash': 'Vein Lash',
  'vein-lash.help':
    'Range 3: one enemy suffers 2d6+2 damage; if the dice total 9 or more it is Prone too, unless it is large.',
  'leech': 'Leech',
  'leech.help':
    'Range 1: one enemy suffers 1d6 + Mind damage; remove as many Wounds from yourself as it suffered, at most 4.',
  'crimson-shield': 'Crimson Shield',
  'crimson-shield.help': 'Range 4: one Accursed has +3 Armour until your next turn.',
  'blood-boil': 'Blood Boil',
  'blood-boil.help': 'Range 6: one enemy suffers 1d6+1 Wounds.',
  'puppet': 'Puppet',
  'puppet.help':
    'Range 4: one enemy that is not large makes all its melee attacks against another enemy adjacent to it. Its kills are your Trophies.',
  'red-rain': 'Red Rain',
  'red-rain.help': 'Range 5: each enemy in an area of 3x3 squares suffers 1d6 + Mind damage.',
  'ember-lance': 'Ember Lance',
  'ember-lance.help': 'Range 6: one enemy suffers 1d6 + Mind damage; on a 6 it is Ignited.',
  'ash-veil': 'Veil of Ash',
  'ash-veil.help':
    'Attacks against Accursed on the tile where you cast it have -1 To Hit until your next turn.',
  'flame-brand': 'Flame Brand',
  'flame-brand.help':
    'You or an adjacent Accursed: melee attacks deal 1d3 more damage and Ignite on a Critical Hit until the end of combat.',
  'unmake-armour': 'Unmake Armour',
  'unmake-armour.help': 'Range 5: one enemy has -2 Endurance (at least 1) until the end of combat.',
  'ruin-gate': 'Gate of Ruin',
  'ruin-gate.help':
    'Move yourself to a Free square of a lit tile at most 6 columns and 6 rows away, through walls. You are not Threatened this turn.',
  'devils-bargain': 'Devil’s Bargain',
  'devils-bargain.help': 'Every Accursed restores 2 Stamina; you suffer 1 Insanity.',
  'pyre-circle': 'Circle of Pyres',
  'pyre-circle.help':
    'Range 5: each character in an area of 3x3 squares, Accursed too, suffers 1d6 + Mind damage and is Ignited.',
  'storm-of-cinders': 'Storm of Cinders',
  'storm-of-cinders.help': 'Each enemy on a lit tile of which you see a square suffers 2d6 + Mind damage.',

  'healing': 'Healing',
  'offensive': 'Offensive',
  'defensive': 'Defensive',
  'mend-flesh': 'Mend Flesh',
  'mend-flesh.help': 'Range 4: one Accursed, even a dead one, removes 1d6+2 Wounds.',
  'circle-of-grace': 'Circle of Grace',
  'circle-of-grace.help': 'Every Accursed on your tile, the dead too, removes 1d6 Wounds.',
  'purge': 'Purge',
  'purge.help': 'Range 4: one Accursed loses all Poison and the fire on it.',
  'calm-the-mind': 'Calm the Mind',
  'calm-the-mind.help': 'Range 4: one Accursed removes 1d3 Insanity.',
  'second-breath': 'Second Breath',
  'second-breath.help': 'Range 4: one Accursed restores 2 Stamina.',
  'call-back': 'Call Back',
  'call-back.help': 'Range 6: one dead Accursed removes 2d6 Wounds.',
  'searing-light': 'Searing Light',
  'searing-light.help':
    'Range 6: one enemy suffers 1d6 + Charisma damage; a Demon or Undead suffers 1d6 Wounds instead.',
  'chains-of-guilt': 'Chains of Guilt',
  'chains-of-guilt.help':
    'Range 5: one enemy spends no Movement points and has -1 To Hit until your next turn.',
  'mark-of-the-damned': 'Mark of the Damned',
  'mark-of-the-damned.help': 'Range 6: attacks against one enemy have +1 To Hit until your next turn.',
  'dread-name': 'Dread Name',
  'dread-name.help': 'Range 5: one Demon suffers 1d6+2 Wounds.',
  'pillar-of-salt': 'Pillar of Salt',
  'pillar-of-salt.help': 'Range 6: one enemy suffers 2d6 + Charisma damage and is Prone, unless it is large.',
  'judgement': 'Judgement',
  'judgement.help': 'Each enemy on your tile suffers 1d6 + Charisma damage.',
  'aegis-of-dawn': 'Aegis of Dawn',
  'aegis-of-dawn.help': 'Range 4: one Accursed has +2 Armour until your next turn.',
  'steadfast': 'Steadfast',
  'steadfast.help':
    'Range 4: one Accursed stands up, and cannot be made Prone and suffers no Insanity until your next turn.',
  'mirror-of-faith': 'Mirror of Faith',
  'mirror-of-faith.help': 'Range 4: the next attack against one Accursed before your next turn fails.',
  'veil-of-incense': 'Veil of Incense',
  'veil-of-incense.help':
    'Attacks against you and Accursed within 2 squares of you have -1 To Hit until your next turn.',
  'lighten-burden': 'Lighten Burden',
  'lighten-burden.help':
    'Range 4: the Wounds of each attack on one Accursed are halved, rounded up, until your next turn.',
  'hallowed-ring': 'Hallowed Ring',
  'hallowed-ring.help':
    'Every Accursed now on your tile has +1 Armour and +2 Poison and Fire Resistance until your next turn.',
} as const satisfies Record<string, string>;
