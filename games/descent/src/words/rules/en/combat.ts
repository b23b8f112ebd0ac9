/** What each rule says, in a sentence or three, for the player who asks. */
export const COMBAT_RULES_EN = {
  'DJ-ATK-01':
    'An attack is declared, rolled, re-rolled, spent and then settled: a miss ends it at once, the range is judged once after all spending.',
  'DJ-ATK-02':
    'The attacker names the target space; a hero also names the equipped weapon he uses, or his fists.',
  'DJ-ATK-03':
    'The target is a space, with a friend or an enemy in it. An empty one is worth naming only where Blast reaches an enemy from it.',
  'DJ-ATK-04': 'A space that the attacker does not see cannot be attacked.',
  'DJ-ATK-05': 'The range is counted in spaces from the attacker’s space to the target space.',
  'DJ-ATK-06':
    'A hero rolls the dice of his weapon and a black die for each point of the trait of that attack.',
  'DJ-ATK-07': 'Only one weapon’s dice are rolled; a second weapon gives its off-hand bonus at most.',
  'DJ-ATK-08': 'A monster rolls the dice of its reference card.',
  'DJ-ATK-09':
    'A miss face that stays after re-rolls makes the attack fail, whatever else is shown, and nothing can be spent.',
  'DJ-ATK-10': 'A ranged or magic attack hits if all its range together is at least the range to the target.',
  'DJ-ATK-11': 'An attack whose range stays too short deals nothing.',
  'DJ-ATK-12': 'Each enhancement is 1 range or 1 damage. What the range does not need becomes damage.',
  'DJ-ATK-13': 'A hero spends surges on the effects of the weapon he attacks with.',
  'DJ-ATK-14': 'An effect may be bought several times in one attack, if that adds anything.',
  'DJ-ATK-15': 'Surges not used in this attack are lost.',
  'DJ-ATK-16':
    'With two effects at 2 surges each, four surges buy both or the first twice; the same Knockback twice adds nothing.',
  'DJ-ATK-17':
    'Every two surges of a monster’s attack without a miss give the overlord 1 threat, even if it falls short.',
  'DJ-ATK-18': 'After the roll a hero may add black dice for fatigue, up to five black dice in the attack.',
  'DJ-ATK-19': 'The damage of a hit is all damage rolled and all bonuses.',
  'DJ-ATK-20': 'Wounds are the damage less the target’s armor, never below 0.',
  'DJ-ATK-21': 'A hero’s armor is that of his sheet and of his equipped items.',
  'DJ-ATK-22': 'A monster’s armor is printed on its card.',
  'DJ-ATK-23': 'A hero loses a wound token for each wound; without any he is killed.',
  'DJ-ATK-24': 'A monster gains a wound token for each wound and is killed when they reach its rating.',
  'DJ-ATK-25': 'A killed monster leaves the board, and its figure is free again.',
  'DJ-ATK-26':
    'A melee attack reaches adjacent spaces only and ignores the range rolled; only a miss makes it fail.',
  'DJ-ATK-27': 'A ranged attack may target any space in sight.',
  'DJ-ATK-28':
    'A magic attack works like a ranged one with the magic trait. Both may be made on adjacent spaces.',
  'DJ-ATK-29': 'An attack on several figures is rolled once; each of them subtracts its own armor.',
  'DJ-ATK-30': 'Weapons and monsters may add special abilities to their attacks.',
  'DJ-ATK-31': 'Whoever attacks a space with two figures names one of them; area attacks affect both.',
  'DJ-ATK-32':
    'All wounds are worked out and dealt together; then come deaths, tokens, Knockback, and last what a kill sets off.',
  'DJ-ATK-33':
    'Plain bonuses help against everybody, those against one figure only there. Doubling comes last, and no bonus mends a miss.',
  'DJ-DIC-01': 'Five colours of combat dice show range, damage and surges.',
  'DJ-DIC-02': 'Only the red, the blue and the white die have a miss face.',
  'DJ-DIC-03': 'A black die shows an enhancement, a surge or nothing.',
  'DJ-DIC-04':
    'One face of a black die is blank. It gives nothing in an attack and helps against some traps.',
  'DJ-DIC-05': 'Surges of all dice count alike.',
  'DJ-DIC-06': 'No attack has more than five black dice, wherever they come from.',
  'DJ-DIC-07': 'Whoever causes a re-roll picks the dice; the attacker rolls them and the new results stand.',
  'DJ-DIC-08': 'An attack is re-rolled once at most.',
  'DJ-DIC-09': 'An aimed attack and a dodge cancel each other: nothing is re-rolled.',
  'DJ-DIC-10': 'Re-rolls come right after the roll, before dice for fatigue, which are never re-rolled.',
  'DJ-DIC-11': 'A free surge is added to those rolled. It is no die, and a miss loses it.',
  'DJ-DIC-12':
    'A re-roll by a hero’s ability is the one re-roll of the attack. Dodges come first, then the attacker.',
  'DJ-UNA-01':
    'Fists are a melee attack with one red die and the melee trait, without abilities. They may be chosen in spite of a weapon.',
  'DJ-TWO-01': 'Of two one-handed melee weapons the one not used adds its off-hand bonus.',
  'DJ-TWO-02': 'A dagger in the other hand gives a sword’s attack one free surge.',
  'DJ-TWO-03': 'Both must be melee weapons; fists and attacks from afar gain nothing.',
  'DJ-ABL-01': 'Special abilities belong to monsters; heroes may gain them too.',
  'DJ-ABL-02': 'Ranks of the same ability add up; an ability without ranks works once.',
  'DJ-ABL-03':
    'Aura: an enemy suffers 1 wound, ignoring armor, each time it enters a space next to the figure.',
  'DJ-ABL-04': 'Nothing happens when the Aura itself moves next to somebody.',
  'DJ-ABL-05':
    'Blast covers the target space and all spaces so far from it that it sees; walls, closed doors and rubble stop it.',
  'DJ-ABL-06': 'Blast deals full damage to friend and enemy, the attacker included.',
  'DJ-ABL-07': 'Blast and Breath need not be used; without them it is a normal attack.',
  'DJ-ABL-08':
    'Breath: every figure under the template takes the full damage; range does not matter, only a miss makes it fail.',
  'DJ-ABL-09': 'The template starts at one edge of the attacker’s base and covers 1, 3 and 5 spaces outward.',
  'DJ-ABL-10':
    'Walls, closed doors and rubble stop the breath, figures do not. It may be breathed at nobody.',
  'DJ-ABL-11': 'Burn: at least 1 damage before armor puts a burn token on the figure; tokens add up.',
  'DJ-ABL-12': 'Command: friends within three spaces, itself included, attack with 1 more damage and range.',
  'DJ-ABL-13': 'Several commanders add up; walls and closed doors stop them.',
  'DJ-ABL-14':
    'Fear: the attacker spends a surge for each rank before any other use, or misses. In an area, an unpaid figure is simply spared.',
  'DJ-ABL-15': 'A flyer moves through enemies and obstacles.',
  'DJ-ABL-16': 'It may not end or attack above a figure or a blocking obstacle, and does not fall into pits.',
  'DJ-ABL-17': 'Grapple: adjacent enemies cannot spend movement points, but may attack.',
  'DJ-ABL-18':
    'Knockback: after at least 1 damage before armor the attacker may move each target up to three spaces.',
  'DJ-ABL-19': 'Nobody is thrown onto a figure or a blocking obstacle.',
  'DJ-ABL-20':
    'Only the landing space is entered; walls and closed doors stop the throw. The killed are not moved.',
  'DJ-ABL-21': 'Pierce ignores so many points of armor, but no shield.',
  'DJ-ABL-22': 'Poison: the wounds it causes place as many poison tokens.',
  'DJ-ABL-23': 'Reach: melee at range 1 and 2, in sight; range results are ignored.',
  'DJ-ABL-24': 'Quick Shot: up to two attacks in an activation.',
  'DJ-ABL-25': 'Sorcery: each rank is 1 range or 1 damage after the roll, not after a miss.',
  'DJ-ABL-26':
    'Stun: at least 1 damage before armor places a stun token. Named monsters are immune, masters suffer less.',
  'DJ-ABL-27':
    'Sweep affects all enemies in melee range, with Reach those at two spaces and in sight. Friends are never hit.',
  'DJ-ABL-28':
    'Undying: on death a black die is rolled; a surge brings it back whole, less what the blow had left over.',
  'DJ-ABL-29':
    'What follows a kill happens only if it stays dead. A surplus that kills it again causes another roll.',
  'DJ-ABL-30': 'Web: at least 1 damage before armor places a web token; tokens add up.',
  'DJ-ABL-31': 'Damage before armor counts even if armor stops all of it.',
  'DJ-ABL-32': 'Blast, Breath and Sweep allow one dodge in total.',
  'DJ-ABL-33': 'Aura, Grapple and Command pass no wall and no closed door, are always on and need no sight.',
  'DJ-ABL-34':
    'Each of several attacks has its own target and is resolved before the next; movement may lie between.',
  'DJ-ABL-35': 'At two spaces figures and rubble block the line of Reach. It makes nothing adjacent.',
  'DJ-ORD-04':
    'Before rolling, a hero may use his aim order; after the roll he may re-roll any dice once, misses too.',
  'DJ-ORD-07': 'A hero with a dodge order may have dice of an attack on him re-rolled, once an attack.',
  'DJ-ORD-08': 'The dodge order stays until his next turn and works against every attack.',
  'DJ-ORD-09': 'Against a dodging target an aimed attack is like any other, and so is the dodge.',
  'DJ-ORD-10':
    'If several dodge one attack, the first from the attacking player’s left picks the dice, or none.',
  'DJ-ORD-11': 'In the overlord’s turn a hero with a guard order may interrupt with one attack.',
  'DJ-ORD-12':
    'The interrupt comes first, even before a declared attack, which is lost if it can no longer be made.',
  'DJ-ORD-13':
    'The guard is asked when the overlord’s turn begins, after each monster step, before each of its rolls, after each card and at the end.',
  'DJ-ORD-19':
    'Guards are asked in seat order, one after another. An interrupt is not interrupted by another guard.',
  'DJ-ORD-20':
    'An interrupt attack may use trait dice, fatigue for dice and skills of an attack, but no movement. The order is spent even on a miss.',
  'DJ-ORD-21':
    'A figure may dodge if it is in the area as the dice fall; spaces that surges add later give no dodge.',
} as const satisfies Record<string, string>;
