/** What each rule says, in a sentence or three, for the player who asks. */
export const TURNS_RULES_EN = {
  'DJ-RND-01': 'In a round every hero takes a turn, then the overlord takes his.',
  'DJ-RND-02': 'Where there are fewer than four heroes, nothing takes the place of the missing turns.',
  'DJ-RND-03': 'The hero players agree turn by turn who acts next; no order is fixed.',
  'DJ-RND-04': 'Each hero acts once a round; when all have, it is the overlord’s turn.',
  'DJ-RND-05': 'A turn token shows green until its hero has acted, then red until the round is over.',
  'DJ-RND-06': 'If the hero players cannot agree who acts next, the first hero decides.',
  'DJ-RND-07': 'The end of the overlord’s turn is the end of the round.',

  'DJ-HRT-01': 'A hero refreshes his cards, arranges his equipment, then takes an action.',
  'DJ-HRT-02':
    'Before that come, in order: his order, abilities of the start of a turn, burn, web, and one stun token. Whoever dies of it has no turn.',
  'DJ-HRT-03': 'First he turns all his exhausted cards upright.',
  'DJ-HRT-04': 'An exhausted card is of no use until its owner refreshes it at the start of a turn of his.',
  'DJ-HRT-05':
    'Then he freely settles what is in use and what is in the pack; what finds no place is dropped.',
  'DJ-HRT-06':
    'He declares exactly one action: run, battle, advance or ready. Only then may he spend fatigue, drink, give or pick up.',
  'DJ-HRT-07': 'Run: twice his speed in movement points, and no attack.',
  'DJ-HRT-08': 'Battle: up to two attacks, and no movement points but those of fatigue.',
  'DJ-HRT-09': 'An attack is over before the next one is declared.',
  'DJ-HRT-10': 'Each attack may use another of the weapons in hand, never one from the pack.',
  'DJ-HRT-11': 'Advance: his speed in movement points and one attack, whenever he likes.',
  'DJ-HRT-12':
    'Ready: his speed in movement points or one attack, settled by what he begins first, and one order at any time.',
  'DJ-HRT-13': 'When he ends his turn, points and attacks that are left are lost.',
  'DJ-HRT-14': 'A hero in the town takes his turn there; no attack leads into or out of it.',
  'DJ-HRT-15': 'Items of the start of a turn are used after equipping and before the action is declared.',
  'DJ-HRT-16':
    'At the end he must stand where he may; then come an encounter, what his cards do, a monkey’s timer, and the moves of his familiars. Death and transformation skip all but the last.',
  'DJ-HRT-17':
    'Attacks that cards grant come on top of the action, with battle, advance or ready; never when running, stunned or a monkey, unless the card says so.',

  'DJ-FAT-01': 'Fatigue is spent token by token; without tokens there is nothing to spend.',
  'DJ-FAT-02': 'In his own turn a hero may spend 1 fatigue for 1 movement point, as often as he can.',
  'DJ-FAT-03': 'Points bought with fatigue are used like any others.',
  'DJ-FAT-04': 'After the roll of his attack a hero may add black dice for fatigue, one by one, up to five.',
  'DJ-FAT-05': 'Fatigue never rises above its maximum.',
  'DJ-FAT-06':
    'A point bought may stay unused, but fatigue is refused where it could do nothing at all: after a miss, beyond five dice, or while no points can be spent.',

  'DJ-ACT-01': 'Picking up what lies in one’s own space is free, in one’s own turn after declaring.',
  'DJ-ACT-02': 'Dropping an item is free; it is lost unless it is a relic.',
  'DJ-ACT-03': 'Travelling between an active glyph and the town costs 1 point.',
  'DJ-ACT-04': 'Taking a staircase costs 1 point.',
  'DJ-ACT-05': 'Giving one card or potion to an adjacent hero costs 1 point; coins and skills are not given.',
  'DJ-ACT-06': 'Drinking a potion that is in use costs 1 point.',
  'DJ-ACT-07': 'Opening or closing a door costs 2 points, for heroes and monsters.',
  'DJ-ACT-08': 'Opening a chest costs a hero 2 points.',
  'DJ-ACT-09': 'An unlocked rune door costs a hero 2 points; a locked one stays shut.',
  'DJ-ACT-10': 'Rearranging equipment during the action costs 2 points.',
  'DJ-ACT-11': 'Jumping costs 3 points for each pit space.',
  'DJ-ACT-12': 'Shopping in the town costs 3 points.',
  'DJ-ACT-13': 'Giving Pico to an adjacent hero costs 2 points.',
  'DJ-ACT-14': 'Climbing out of a pit costs 2 points; even a monkey may.',
  'DJ-ACT-15':
    'Movement actions, steps and attacks may be mixed in any order, in the town too, and in a pit as far as no other space is needed.',

  'DJ-FAM-01': 'A familiar begins in its owner’s space.',
  'DJ-FAM-02': 'When its owner’s turn is over, it may move up to its speed.',
  'DJ-FAM-03': 'It walks like a hero, but through enemies too, and may stop where somebody stands.',
  'DJ-FAM-04': 'Nobody is hindered by a familiar, in walking, standing or looking.',
  'DJ-FAM-05': 'It carries nothing and takes no movement actions, unless it is said to.',
  'DJ-FAM-06': 'Its eyes do not keep monsters from being spawned, unless it is said so.',
  'DJ-FAM-07': 'Nothing can harm a familiar.',
  'DJ-FAM-08': 'Familiars go to the town with their owner at once and come back with him by the glyph.',
  'DJ-FAM-09': 'Boggs has speed 4. No monster is spawned where he sees.',
  'DJ-FAM-10':
    'Mata and Kata have speed 6 and carry one thing each: a gift, or a potion found in their space. Handing it to a neighbour costs 1 of their points.',
  'DJ-FAM-11':
    'Skye has speed 5. Enemies in her space or next to her neither dodge nor aim and have 1 armor less.',
  'DJ-FAM-12': 'Pico does not walk: a hero carries her, and gives her to an adjacent hero for 2 points.',
  'DJ-FAM-13': 'Pico’s carrier rolls one more black die in every attack, five at most.',
  'DJ-FAM-14': 'Pico begins with Ronan.',
  'DJ-FAM-15':
    'Walls, closed doors, rubble, water and the unknown stop familiars; nothing else does. Those of a monkey stay where they are.',

  'DJ-EFF-01':
    'Burn: at the start of its turn a figure rolls a black die for each token; each surge removes one, each left deals 1 wound, armor ignored.',
  'DJ-EFF-02': 'Wounds of a Poison attack leave as many poison tokens on the hero.',
  'DJ-EFF-03': 'Whatever heals removes poison tokens first, one for each wound. Monsters are not poisoned.',
  'DJ-EFF-04': 'A stunned normal monster loses a token instead of its activation.',
  'DJ-EFF-05':
    'A stunned hero loses a token and has one thing only: movement points for his speed, one attack, or one order.',
  'DJ-EFF-06':
    'What needs a declared action is not for the stunned. Equipping, movement actions and fatigue are.',
  'DJ-EFF-07': 'Stun tokens add up, and one goes each turn.',
  'DJ-EFF-08': 'A stunned master loses a token and either moves or attacks.',
  'DJ-EFF-09':
    'Curse of the Monkey God: the opener of the chest rolls a black die, and without a blank becomes a monkey.',
  'DJ-EFF-10': 'The monkey takes the hero’s place, and his turn ends at once.',
  'DJ-EFF-11':
    'A monkey moves up to five spaces and may climb out of a pit, no more. It has the hero’s wounds and fatigue, armor 0, and no use of items, skills or orders.',
  'DJ-EFF-12': 'Two timer tokens go one by one at the ends of his later turns; then he is himself again.',
  'DJ-EFF-13':
    'Web: a black die for each token at the start of the turn, each surge removes one. While any are left, no movement points are spent this turn.',
  'DJ-EFF-14': 'What costs no points is possible under Web and Grapple.',
  'DJ-EFF-15': 'Death takes all lingering effects from a hero.',
  'DJ-EFF-16': 'A stunned master gets nothing of Quick Shot, Rage or Charge.',
  'DJ-EFF-17': 'Who is immune to an effect gets no tokens of it and loses those he had.',
  'DJ-EFF-18': 'Transformed again, a monkey has its two timer tokens back. There may be several monkeys.',

  'DJ-ORD-01': 'A hero who readies may put one of his four orders beside his figure.',
  'DJ-ORD-02': 'A hero has one order at a time; he gets no other until it is used or removed.',
  'DJ-ORD-03': 'A used or removed order is his again, for later.',
  'DJ-ORD-05': 'Aim is lost by a wound, by any move, by a change of equipment and by its use.',
  'DJ-ORD-06': 'Aim may be placed and used on the attack of the same ready action.',
  'DJ-ORD-14': 'Guard is lost by a wound, when his next turn begins and by its use.',
  'DJ-ORD-15': 'A rest order still there when his next turn begins may restore all his fatigue.',
  'DJ-ORD-16': 'The maximum of fatigue is what is printed and what skills and abilities add.',
  'DJ-ORD-17': 'Rest is lost by a wound, and when his next turn begins, used or not.',
  'DJ-ORD-18': 'A hero who is killed or transformed loses his order.',
  'DJ-ORD-22': 'Orders may be placed in the town and travel with the hero; only aim is lost by moving.',
} as const satisfies Record<string, string>;
