/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const DEFEAT_RULES_EN = {
  // Consumables and equipment
  'DL-ACC-16': 'An Accursed carries as many consumables as its Belt says. Tokens and cards both count.',
  'DL-ACC-17':
    'Consumables beyond the Belt are discarded, or given at once to an Accursed on the same or an adjacent tile who agrees and has room. The owner chooses which.',
  'DL-EQP-01': 'Items that are not equipped lie in the Inventory and give nothing.',
  'DL-EQP-02': 'An item is equipped in the slot shown on its card. A slot holds one item.',
  'DL-EQP-03': 'An item for one hand goes in either hand.',
  'DL-EQP-04': 'An item for two hands needs both hands free, and holds both.',
  'DL-EQP-05':
    'Outside combat an Accursed may put on and take off as many items as it likes at its own Turn Start. What was put on stays on until the next one.',
  'DL-EQP-06': 'In combat only what is held in hands may be changed, also at the Accursed’s own Turn Start.',
  'DL-EQP-07': 'Cards with the belt icon are consumables and follow all rules for them.',
  'DL-EQP-08':
    'Any number of item cards may be carried, but all of them weigh, worn or not. Consumable tokens, souls and crowns weigh nothing.',
  'DL-EQP-09': 'The weight limit is Strength plus 10.',
  'DL-EQP-10':
    'Whoever carries more than its limit must at once discard items or give them to an ally on the same or an adjacent tile. The ally must agree and stay within its own limit; what is refused is discarded.',
  'DL-EQP-11': 'The keywords of an item matter only where a rule refers to them.',
  'DL-EQP-12': 'Everything printed on an item works from the moment it is equipped.',
  'DL-EQP-13':
    'An item that asks for Strength can be equipped only with that much. Strength lost later does not take it off.',
  'DL-EQP-14': 'Each Accursed keeps its own souls and crowns. A soul is worth 10 crowns.',
  'DL-EQP-15': 'Souls come from killed foes alone, crowns mostly from souls sold in settlements.',
  'DL-EQP-16':
    'Discarded Treasure goes to the discards of its own deck and consumable tokens to the supply; discarded starting equipment leaves the game.',
  'DL-EQP-17':
    'A weapon that gives an attack more gives it while it is equipped, and that attack must be made with it.',
  'DL-CON-01': 'A consumable is gone when it is used.',
  'DL-CON-02':
    'Any number of consumables may be used on one’s own turn, before or after the Move Phase and before or after the Attack Phase.',
  'DL-CON-03': 'Bandages remove 1d6 Wounds from the user or from an adjacent ally, who may be dead.',
  'DL-CON-04':
    'Blessed Water is thrown at a square in sight up to 6 away. Each Demon in an area of 2x2 with that square suffers 1d6+2 Wounds. Walls and closed doors cut the area.',
  'DL-CON-05': 'Serum removes all Poison from the user.',
  'DL-CON-06':
    'An Oil Flask is thrown at a square in sight up to 6 away. Everyone in the 3x3 squares around it, friends too, suffers 2d6 damage. Walls cut the area.',
  'DL-CON-07': 'A Lockpick opens a Locked Chest in a Search and is discarded.',
  'DL-CON-08': 'A consumable card does what it says, to its user unless it says otherwise.',

  // Insanity
  'DL-INS-01': 'Insanity that is suffered stays, as Insanity tokens.',
  'DL-INS-02':
    'With as much Insanity as Sanity, or more, an Accursed is distressed: all its attributes are 1 less (at least 1) until the Insanity falls below Sanity.',
  'DL-INS-03':
    'With twice as much Insanity as Sanity the Accursed runs off into the dark with all it carries and is out of the game for good. The Cursed Heart stays behind.',
  'DL-INS-04': 'Neither death nor the return nor the end of a dungeon takes Insanity away.',
  'DL-INS-05':
    'Insanity concerns the living Accursed only. A change of Sanity is checked at once against both thresholds.',

  // Defeat
  'DL-DTH-01':
    'A Monster whose Wounds match its Health is killed. It becomes a Trophy of the Accursed that killed it.',
  'DL-DTH-02':
    'A Monster killed by an Event is the Trophy of a random living Accursed. Poison and fire belong to whoever added them last.',
  'DL-DTH-03':
    'An Accursed whose Wounds match its Health, or that is killed by a rule, is dead and in Limbo.',
  'DL-DTH-04': 'A token takes the place of the dead; the square is Free for everyone.',
  'DL-DTH-05':
    'Whoever dies rolls 2d6 on the Injury chart at once. The Injury counts only from the return on.',
  'DL-DTH-06':
    'The fourth Injury is the last: the Accursed is out of the game for good, with all it carries. The Cursed Heart stays.',
  'DL-DTH-07': 'The dead neither have nor give any bonus from items.',
  'DL-DTH-08': 'Death removes all conditions, such as Poison and fire.',
  'DL-DTH-09':
    'When all Accursed in the dungeon are dead the game ends at once, and they are lost. Those who escaped before survive.',
  'DL-DTH-10':
    'When the leader dies another living Accursed takes the Cursed Heart, with all duties. It does not go back.',
  'DL-DTH-11': 'Monsters ignore the dead, and nothing can attack or wound them.',
  'DL-DTH-12':
    'At death Source is lost and effects on the dead end. Stamina, Faith, items, souls and Trophies stay, but nobody can change, trade or take them. Carried Props fall.',
  'DL-DTH-13':
    'When several die of one effect all deaths are resolved before the end of the combat or of the game is checked.',

  // Resurrection
  'DL-RES-01': 'Any healing can be used on the dead. What has been healed so far is Health less Wounds.',
  'DL-RES-02':
    'At the start of its turn a dead Accursed with at least 2 healed Wounds may try to return; with fewer it skips the turn.',
  'DL-RES-03': 'To return, roll 2d6: a total of the healed Wounds or less succeeds.',
  'DL-RES-04': 'On a failure the turn is skipped. The healing stays and adds up for later.',
  'DL-RES-05':
    'Whoever returns stands where its token lay, or on the nearest Free square, Prone and with its Injury, and takes its turn.',
  'DL-RES-06':
    'If the quest is completed every dead Accursed returns at the end of the dungeon, with its Injury.',
  'DL-RES-07':
    'Healed Wounds are counted with the Health at death; the new Injury counts after the roll. Stamina is as it was at death.',

  // The Cursed Heart
  'DL-HRT-01':
    'The leader may use the Cursed Heart in anyone’s turn, before or after a Move or Attack Phase, but not before this round’s Darkness Roll.',
  'DL-HRT-02':
    'Each use removes as many Wounds as this round’s Darkness Roll from every Accursed in the dungeon, the dead included, and costs 1 Cursed Use.',
  'DL-HRT-03': 'The Heart may be used several times at once, as long as uses remain.',
  'DL-HRT-04': 'Cursed Uses come back only on the Cursed Heart space of the wheel, or by an Event.',
  'DL-HRT-05':
    'The Heart can be used after the Darkness Roll, before and after the Exploration, between two Events, and in every turn before it, before and after the Move Phase, and after the Attack Phase.',

  // Search and loot
  'DL-SRC-01': 'A Search takes the whole Attack Phase and is possible only outside combat.',
  'DL-SRC-02':
    'A Chest is searched from anywhere on its tile. Some Events can be searched too, in the same way.',
  'DL-SRC-03':
    'A Chest is turned over and stays open. In an Open one lies a Standard Treasure for the group.',
  'DL-SRC-04':
    'A Locked Chest needs a Lockpick of the searcher’s own, or the Search is wasted. It stays Locked and may be searched again by someone who can open it.',
  'DL-SRC-05':
    'In a Locked Chest lie a Rare Treasure for the searcher alone and a Standard Treasure for the group.',
  'DL-SRC-06': 'In a Rare Chest lies a Rare Treasure for the group.',
  'DL-SRC-07': 'One Search is for one Chest or one Event. An opened Chest is not searched again.',
  'DL-LOT-01':
    'Whoever picked a card up decides which living Accursed in the dungeon receives it. After a combat the leader decides.',
  'DL-LOT-02': 'Nobody receives a second card before every other Accursed present has received one.',
  'DL-LOT-03': 'When all have received one, a new Loot Round starts.',
  'DL-LOT-04': 'The last one who is still to receive a card gets it without a choice.',
  'DL-OPT-01': 'An optional rule is used only if all players agree before the game.',
  'DL-OPT-03':
    'Need or Greed: instead of the Loot Round each Accursed declares Need, Greed or Pass for a card.',
  'DL-OPT-04':
    'Who needs it goes before who merely wants it, at random among several. If all pass, it goes to one at random. Nobody sees what the others declare before all have.',
  'DL-OPT-05': 'Only the living in the dungeon declare and receive, and one card is settled after the other.',
  'DL-OPT-06':
    'Veterans: all Accursed start at the level the players agree on, with its gains and one skill for each level, but only their starting equipment. The Monsters use the level row of half that level, rounded up, in a single quest too.',
} as const satisfies Record<string, string>;
