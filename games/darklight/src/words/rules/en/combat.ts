/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const COMBAT_RULES_EN = {
  // Dice
  'DL-DIC-01':
    'A three-sided die is a six-sided one halved and rounded up: 1 or 2 counts as 1, 3 or 4 as 2, 5 or 6 as 3.',
  'DL-DIC-02': '2d6 means two six-sided dice added together, and so on.',
  'DL-DIC-03': 'What is added to a roll or taken off it counts once, on the total.',
  'DL-DIC-04': 'The letter of an attribute after a roll adds the present value of that attribute, once.',
  'DL-DIC-05': 'A re-roll that names no number is for all the dice just thrown: all of them again, or none.',
  'DL-DIC-06':
    'A re-roll of a number of dice is for up to that many of those just thrown, of the player’s choice.',
  'DL-DIC-07': 'No die is ever re-rolled twice, and the second score stands even if it is worse.',
  'DL-DIC-08': '“n+” succeeds on n or more.',
  'DL-DIC-09': '“a-b” is for scores from a to b, both included.',
  'DL-DIC-10': 'Halves are rounded up. What is counted “for every 2” counts complete pairs only.',
  'DL-DIC-11':
    'When several effects fall due at once, the player whose turn it is chooses their order; outside an Accursed’s turn the leader does.',
  // Attributes and profile
  'DL-ATR-01': 'There are six attributes: Strength, Perception, Mind, Charisma, Agility and Endurance.',
  'DL-ATR-02':
    'Strength is for melee damage and weight, Perception for ranged damage and traps, Mind for Source and spells, Charisma for trade and Faith, Agility for Evasion, Endurance for Armour, Stamina and Poison.',
  'DL-ATR-03': 'No attribute ever falls below 1.',
  'DL-ATR-04':
    'A Test throws one die for each point of the attribute. One die that shows the number or more is enough.',
  'DL-ATR-05':
    'Initiative, Movement, Health, Sanity, Melee and Ranged are no attributes: what changes all attributes leaves them alone.',
  'DL-ATR-06': 'The higher the Initiative, the earlier the turn in a round.',
  'DL-ATR-07': 'A Movement point pays for one square, or for opening or closing one door.',
  'DL-ATR-08': 'Health is the number of Wounds at which a character dies.',
  'DL-ATR-09': 'Sanity is what Insanity is measured against.',
  'DL-ATR-10': 'Melee n/x+: n melee attacks a turn, each of which hits on x or more.',
  'DL-ATR-11': 'Ranged n/x+: n ranged attacks a turn, each of which hits on x or more.',
  'DL-ATR-12': 'The class of an Accursed says which deck of skills it learns from.',
  'DL-ATR-13': 'Everyone starts at Level 1. Only a campaign leads higher, up to Level 10.',
  'DL-ATR-14':
    'An attribute is what the Dashboard prints with levels, skills, equipped items, Injuries and effects in force, and 1 less in distress. A value to hit stays between 2+ and 6+, Movement of an Accursed at 1 or more.',
  'DL-ATR-15':
    'Losing Health never kills: Wounds then stay 1 below it. Gaining Health leaves the Wounds as they are.',
  // Attacks
  'DL-ATK-01': 'An attack has one Attacker and one Defender, and is Melee, Ranged or Magic.',
  'DL-ATK-02': 'An Accursed attacks with a weapon it has equipped, a Monster with what its card prints.',
  'DL-ATK-03': 'A melee attack needs an adjacent Defender, unless the weapon reaches farther.',
  'DL-ATK-04': 'The first Melee number is how many melee attacks there are in a turn; with 0 there are none.',
  'DL-ATK-05': 'Attacks are resolved one by one, each to its end, and each may have another Defender.',
  'DL-ATK-06':
    'Roll a die and add the modifiers: the attack hits on its To Hit value or more, otherwise it is over.',
  'DL-ATK-07': 'All To Hit modifiers are summed; bonuses are added to the die, penalties taken off it.',
  'DL-ATK-08':
    'A hit rolls the damage of the attack. In melee Strength is added to it once, for Monsters too.',
  'DL-ATK-09': 'The Defender’s Armour is taken off the damage; what is left becomes Wounds.',
  'DL-ATK-10': 'Armour is Endurance with everything worn or in force that adds to it, never below 0.',
  'DL-ATK-11':
    'Attack after attack may be made until their number is used up; those left over are lost with the phase.',
  'DL-ATK-12':
    'A ranged attack needs a Defender in line of sight and within the weapon’s Range. For Monsters nothing is too far.',
  'DL-ATK-13':
    'Nobody can make a ranged attack while an enemy stands adjacent, even one that is Prone or on another level.',
  'DL-ATK-14': 'Ranged attacks use the Ranged numbers and add Perception to the damage, not Strength.',
  'DL-ATK-15':
    'All melee and all ranged attacks may be made in the same turn, with the weapons then in hand.',
  'DL-ATK-16': 'Magic does what its text says: no roll to hit and no attribute, unless it names them.',
  'DL-ATK-17': 'What is printed beside an attack is applied whenever it is used.',
  'DL-ATK-18':
    'The order of an attack: reactions before the roll, the die and its re-rolls, reactions after it, damage, Evade, Armour, Wounds and what halves or moves them, what happens if it wounds, death, change of target, Cleave.',
  'DL-ATK-19':
    'An attack wounds when at least 1 Wound is suffered. What happens on a hit happens even without one.',
  // Critical hits, damage and Wounds
  'DL-CRT-01':
    'A natural 6 always hits and is a Critical Hit: the damage dice count as if they all showed their highest face.',
  'DL-CRT-02': 'A natural 1 always misses.',
  'DL-CRT-03':
    'This is so for everybody, in melee and at range, and for every attack of a Cleave. Only the final face of the die matters, not what modifiers make of it.',
  'DL-CRT-04':
    'Dice that something adds to the damage, and dice of Wounds on a hit, are at their maximum too. Texts about Critical Hits count even when the damage is rolled.',
  'DL-WND-01': 'Damage is reduced by Armour, Wounds are not.',
  'DL-WND-02': 'Nobody has more Wounds than Health; the rest is lost.',
  'DL-WND-03': 'When Wounds equal Health the character dies at once.',
  // Cleave
  'DL-CLV-01': 'A weapon marked Cleave that kills its target sets off a Cleave.',
  'DL-CLV-02': 'The attacker chooses clockwise or anticlockwise once, and the Cleave keeps to it.',
  'DL-CLV-03':
    'The blow passes over empty squares and strikes the first adjacent enemy it meets, as a new attack with its own rolls.',
  'DL-CLV-04': 'If that one dies too, the Cleave goes on.',
  'DL-CLV-05':
    'A Cleave stops at a miss, at a survivor, at a wall, a solid object, the Boulder or an ally, and when it has come full circle.',
  'DL-CLV-06': 'Attacks of a Cleave use up no melee attacks; only the one that set it off does.',
  'DL-CLV-07':
    'A Cleave runs over the eight squares round the attacker. Past a large victim it goes on from its last square; it never starts at a distance, nor from a Monster that rises again.',
  // Unarmed attacks and Dual Wield
  'DL-UNA-01': 'Bare hands strike at -1 To Hit for 1d3 and Strength; anyone may choose them.',
  'DL-DUA-01':
    'With a one-handed weapon in each hand, both melee or both ranged, every attack is made with one of them or with both.',
  'DL-DUA-02': 'Both at once is a single attack with one roll at -1 To Hit.',
  'DL-DUA-03': 'The damage of both weapons is added up; attribute and Armour count once.',
  'DL-DUA-04': 'A natural 6 hits and is a Critical Hit, but its damage is rolled.',
  'DL-DUA-05':
    'An attack with both weapons never cleaves, and in a turn that has one, no weapon gives an additional attack.',
  'DL-DUA-06': 'Of two To Hit penalties of the weapons only the worse counts; their bonuses are added.',
  // Evade
  'DL-EVA-01':
    'An Accursed attacked by a Monster may Evade or Tumble before the roll, one of the two for each attack.',
  'DL-EVA-02': 'Evasion is Agility with what equipment adds to it.',
  'DL-EVA-03':
    'To Evade costs 1 Stamina and ignores 1 damage for every 2 full points of Evasion, before Armour. Direct Wounds are not reduced.',
  'DL-EVA-04': 'The Stamina is spent even if the attack misses, but not if it cannot be rolled at all.',
  'DL-EVA-05': 'To Tumble costs 2 Stamina and moves the Accursed to an adjacent Free square, Prone or not.',
  'DL-EVA-06':
    'The Monster whose attack was answered by a Tumble fails, and loses its other attacks of this turn.',
  // Conditions
  'DL-CND-01': 'Each poisoning adds Poison tokens, without limit.',
  'DL-CND-02':
    'At the start of its turn the poisoned rolls a die for each point of Endurance: each 6 removes a token, each token left is a Wound.',
  'DL-CND-03': 'Whoever is Ignited gets a Fire token on its Full side.',
  'DL-CND-04':
    'At the start of its turn the Ignited suffers 1d3 Wounds; then Full turns to Half, and Half goes out.',
  'DL-CND-05': 'Fire never stacks: being Ignited again only turns the token back to Full.',
  'DL-CND-06': 'Resistances of one kind add up.',
  'DL-CND-07':
    'The immune are never affected, and lose what they have when the immunity begins. Immune to fire is also immune to Fire Wounds.',
  'DL-CND-08': 'Poison Resistance: one die for each poisoning; on the Resistance or less there is none.',
  'DL-CND-09':
    'Fire Resistance: one die when one would be Ignited or suffer Fire Wounds; on the Resistance or less there is neither. A token that burns already is not resisted.',
  'DL-CND-10':
    'The Prone must give up a whole Move Phase to stand up. They may still attack, evade, cast and use things; a Prone Monster always stands up.',
  'DL-CND-11': 'The Prone threaten nobody, and attacks against them have +1 To Hit.',
  'DL-CND-12': 'Conditions affect Monsters as they affect Accursed.',
  'DL-CND-13': 'Whoever cannot be made Prone ignores it, and nobody is made Prone twice.',
} as const satisfies Record<string, string>;
