/** What each rule says, in a sentence or three, for the player who asks: Skills, Conditions, Light, Curios, Rest. */
export const SKILLS_RULES_EN = {
  // Skills
  'DD-SKL-01':
    'A Hero uses only equipped Skills, and only those whose Stances include the one the Hero is in.',
  'DD-SKL-02':
    'A Skill that worked cannot be used again by that Hero in the same turn. One that missed may be tried again.',
  'DD-SKL-03':
    'The target Area must be at exactly one of the printed distances, counted in steps between neighbouring Areas. Nothing blocks the view.',
  'DD-SKL-04':
    'A Skill is aimed at one Area and affects there as many characters as it shows icons, if so many are there.',
  'DD-SKL-05':
    'When more could be affected than the Skill allows, the Hero’s player chooses. A Monster takes them in Stance order.',
  'DD-SKL-06':
    'A Skill for Heroes may include its user if it reaches distance 0, unless the card gives the user the same effect apart.',
  'DD-SKL-07':
    'One d10 is rolled. A target is hit if the roll is no higher than the Acc less its Dodge, with everything that changes them; for allies too.',
  'DD-SKL-08': 'The Skill is rolled once, and the roll is compared with each target.',
  'DD-SKL-09': 'A Skill without an Acc value needs no roll.',
  'DD-SKL-10':
    'No roll hits or misses by itself: with 10 or more you always hit, with 0 or less never, criticals apart.',
  'DD-SKL-11':
    'A roll within the Crit value is a critical hit, even where Dodge alone would have made it a miss.',
  'DD-SKL-12': 'A Skill without a Crit value is never critical. A printed 0 can be raised.',
  'DD-SKL-13':
    'A critical hit deals its critical damage, or heals its critical amount. Its other effects stay the same.',
  'DD-SKL-14':
    'A Hero’s critical takes 1 Stress off that Hero and off every Hero in the same Area, once a use.',
  'DD-SKL-15':
    'A Hero who suffers a critical hit suffers 1 Stress, and so does each Hero beside who was not a target.',
  'DD-SKL-16': 'A hit deals its damage as Wounds, or removes so many if it heals.',
  'DD-SKL-17':
    'Damage is worked out in this order: the Skill with its bonuses, halved by Protection, halved by Hard Skinned, then On Guard and Fragile. Halves are rounded up.',
  'DD-SKL-18':
    'What a Skill does to its user happens right after the roll, hit or miss. A user who dies of it does nothing more.',
  'DD-SKL-19': 'Nobody resists the effects of an own Skill on oneself.',
  'DD-SKL-20': 'Effects on targets apply to each one that was hit and lives, after all damage and healing.',
  'DD-SKL-21':
    'Range and targets are settled when the Skill is used; moving its user by the Skill changes neither.',
  'DD-SKL-22':
    'A Skill changes the Light once a use: always if it is an effect on the user, otherwise if it hit somebody.',
  'DD-SKL-23':
    'More damage against a type or a Condition is part of the damage, also of the critical one, and adds up. The Condition must be there before.',
  'DD-SKL-24':
    'Damage of 0 is no Damage: no Wounds, no Deathblow, no Riposte, and nothing raises it. The other effects still apply.',
  'DD-SKL-25': 'What differs between targets is worked out for each of them from the one roll.',
  'DD-SKL-26':
    'A Skill runs so: targets, roll, Trinkets, effects on the user, damage or healing, Stress of a critical, effects on targets, special effects, Riposte.',

  // Conditions
  'DD-CON-01': 'A Condition for some turns is one stack of as many tokens.',
  'DD-CON-02': 'The same Condition again makes a second stack; stacks are never put together.',
  'DD-CON-03': 'At the start of a character’s turn one token leaves every stack, with its effect.',
  'DD-CON-04': 'All Wounds of Bleed and Blight at one start of turn are one loss.',
  'DD-CON-05': 'Buff, Debuff, Riposte, Guard, Mark and Protection hold as long as a token lies there.',
  'DD-CON-06':
    'Conditions stay between the Battles of a Quest but do nothing there; back in the Hamlet they go.',
  'DD-CON-07': 'There are always enough tokens.',
  'DD-CON-08': 'Stress plus or minus a number changes the Hero’s Stress, never below 0.',
  'DD-CON-09': 'A push moves its target so many Areas away from the user, a pull so many closer.',
  'DD-CON-10':
    'The target moves as many slots on its tracker: forward for a pull, back for a push. Those it passes move one slot the other way.',
  'DD-CON-11':
    'Nobody is pushed or pulled into a full Area; the way ends before it. The slots are moved all the same.',
  'DD-CON-12':
    'Each step of a push must lead farther, each of a pull nearer. Among several Areas the acting Hero’s player chooses, or that of the Hero whom a Monster moves.',
  'DD-CON-13': 'A push or pull of the user is measured from the Skill’s target Area.',
  'DD-CON-14': 'Each Bleed token that leaves costs the Wounds it shows.',
  'DD-CON-15': 'Blight works as Bleed does, with tokens of its own.',
  'DD-CON-16':
    'Wounds of Bleed, Blight, hazards and cards are not Damage: Protection does not help, and nothing that reacts to Damage does. Damage of pits and cards is not halved either.',
  'DD-CON-17':
    'Who loses a Stun token at the start of a turn has one action fewer; a Monster loses the whole turn.',
  'DD-CON-18': 'Each Buff stack gives +1 Crit.',
  'DD-CON-19': 'Each Debuff stack gives its enemies +1 Crit against the bearer.',
  'DD-CON-20':
    'Who bears Riposte and takes Damage from an enemy gives half of it back, rounded up, after the whole Skill, at any distance and without a roll.',
  'DD-CON-21': 'Several Riposte stacks strike back only once.',
  'DD-CON-22':
    'Enemies with Guard must be targeted first, if the Skill reaches one. Skills that target allies are free of it.',
  'DD-CON-23': 'Each Mark stack gives enemies +1 Acc against the bearer.',
  'DD-CON-24':
    'With Protection a character takes half the Damage of attacks, rounded up, however many stacks there are.',
  'DD-CON-25': 'Protection printed on a Monster Card is always there and cannot be removed.',
  'DD-CON-26': 'What removes a Condition removes all its stacks.',
  'DD-CON-27':
    'Resistance makes a Condition one turn shorter, and a Shuffle one Area and one slot. What is left with nothing does not apply.',
  'DD-CON-28': 'Immunity cancels a Condition completely.',
  'DD-CON-29':
    'A Hero moved by an own Skill may choose to use the own Resistance or Immunity to Shuffle, or not.',
  'DD-CON-30': 'A Hero immune to Disease never gets one.',
  'DD-CON-31':
    'A tracker is an order without gaps: each step changes places with the neighbour. A Large Monster is one place, though it fills two slots.',
  'DD-CON-32': 'When the way over the Areas or the tracker is cut short, the other is still gone in full.',
  'DD-CON-33': 'Push or pull of choice is chosen for each target when the effect applies.',
  'DD-CON-34':
    'Guard comes before every other priority. If the Skill has targets left after those with Guard, they may be any.',

  // The Abomination
  'DD-ABO-01': 'The Abomination is human or beast. Three Skills work in each form, and Transform changes it.',
  'DD-ABO-02':
    'Transform is an action with the effects of the side that is used; then he has the other form.',
  'DD-ABO-03': 'Transform need not be equipped, but without it he stays human.',
  'DD-ABO-04':
    'In the Hamlet he is human. Coming home as a beast changes him back without the effects of Transform.',
  'DD-ABO-05': 'His form stays from Battle to Battle of a Quest.',
  'DD-ABO-06': 'Wounds, Stress, Conditions, Trinkets, Quirks and Levels belong to both forms.',
  'DD-ABO-07':
    'A Skill of the other form may be equipped but not used. A new form counts from the next action on.',

  // Light
  'DD-LGT-01': 'Light runs from 0 to 5.',
  'DD-LGT-02': 'At Light 5, and only there, Heroes have +1 Dodge.',
  'DD-LGT-03': 'At Light 4 or lower Heroes and Monsters have +1 Crit.',
  'DD-LGT-04': 'At Light 2 or lower a Hero who suffers Stress suffers 1 more.',
  'DD-LGT-05': 'At Light 0 Monsters have +1 Dodge and +1 Acc.',
  'DD-LGT-06': 'From 4 down to 0 the effects of the dark add up.',
  'DD-LGT-07': 'The extra Stress of the dark comes once an event, not once a point.',
  'DD-LGT-08':
    'Torches, dice, Dark Rooms and Skills change the Light. Only a real change of the counter makes cards react.',
  'DD-LGT-09': 'Setting the Light for a Quest is no change. Several points at once are one event.',

  // Rest and Gold
  'DD-RST-01': 'With Firewood the party may Rest once, in a Room it has cleared, if everybody agrees.',
  'DD-RST-02': 'Each Resting Point removes a Wound or a Stress of one Hero; you divide the points together.',
  'DD-RST-03': 'If you cannot agree, the points are split equally and each Hero’s player spends that share.',
  'DD-RST-04':
    'Points that are not used are lost. What each Hero gets counts as one healing and one recovery.',
  'DD-RST-05': 'After the Rest the Firewood is gone.',
  'DD-RST-06': 'Gold is one pool for the whole party.',
  'DD-RST-07': 'You Rest while you explore, before or after a Scout, never between dice.',

  // Curios and difficulty
  'DD-EXP-14':
    'A Curio on a die: the Hero draws a Curio Card and resolves it. A Torch spent before cancels its bad part; the good part always applies.',
  'DD-EXP-27': 'A resolved Curio Card stays discarded until the Hamlet.',
  'DD-ROM-08':
    'A cleared Curio Room gives a Curio: you decide on a Torch, the card is shown, then you name the Hero who touches it.',
  'DD-MOD-07': 'In Stygian mode all Skills of the Boss itself have +1 Crit.',
} as const satisfies Record<string, string>;
