/** What each rule on Monsters and Bosses says, in a sentence or three, for the player who asks. */
export const MONSTERS_RULES_EN = {
  // Monster turns
  'DD-MON-01':
    'A Monster’s turn starts like a Hero’s: one token leaves every Condition stack on it, and Bleed and Blight bite.',
  'DD-MON-02':
    'The Stance a Monster stands in decides which Skill it uses. Where its card lists several for that Stance, a d10 picks one.',
  'DD-MON-03':
    'A Stance crossed out on its card gives a Monster no Skill. It only comes as near to the closest Hero as its Speed lets it.',
  'DD-MON-04':
    'Each Monster Skill says whom it wants. Among Heroes who fit equally well, the one nearest the front of the tracker is taken.',
  'DD-MON-05': '“Closest” is the Hero in the nearest Area, “furthest” the Hero in the Area farthest away.',
  'DD-MON-06':
    '“Crowded” is the Area that holds the most Heroes; among equal ones, the Area with the foremost Hero.',
  'DD-MON-07':
    '“Most wounded” is the Hero who bears the most Wounds, “most stressed” the Hero with the most Stress.',
  'DD-MON-08':
    'A Skill can also look for another Monster. A Monster may pick itself only if the Skill works at distance 0, and “closest Monster” is always somebody else.',
  'DD-MON-09':
    'Some Skills go for marked Heroes first and look for anyone else only when nobody is marked. Several marked Heroes are told apart by the rest of the priority.',
  'DD-MON-10':
    'A Monster already in Range stays put. Otherwise it moves up to its Speed into Range; if it cannot, it comes as near to that as possible and its turn is over.',
  'DD-MON-11':
    'When a Monster could move to several Areas that serve it equally, the player of the targeted Hero chooses. If no Hero is targeted, the group does.',
  'DD-MON-12': 'A Monster attacks as a Hero does: one roll, compared with every target in turn.',
  'DD-MON-13': 'All dice for Monsters are rolled by the players; there is nobody else at the table.',
  'DD-MON-14':
    'Monsters land Critical Hits just as Heroes do, but have no Stress of their own to lose or gain by them.',
  'DD-MON-15':
    'Monsters know no Stress, Quirks, Diseases or Death’s Door. With as many Wounds as Life, a Monster is dead.',
  'DD-MON-16': 'A Monster that finds nobody its Skill could be aimed at ends its turn.',
  'DD-MON-17':
    'The extra Range of High and Low Ground is optional for players only. For a Monster it counts as printed.',
  'DD-MON-18': 'Whom a Monster wants is settled before it moves, and does not change on the way.',
  'DD-MON-19': 'A Skill that concerns nobody else is used on the spot; the Monster does not move for it.',

  // Bosses
  'DD-BOS-06':
    'When the Boss Battle starts, the Boss stops being a distant Threat: both abilities of the Threat card end.',
  'DD-BOS-07':
    'A Boss Battle has no round limit and nobody flees. It ends when the Boss or the whole party is dead.',
  'DD-BOS-08':
    'The Initiative Deck holds one Monster card for every turn a round that the Boss and its companions have.',
  'DD-BOS-09':
    'A Monster with several turns a round acts on each Monster card as long as it has a turn left and nobody with turns left stands before it.',
  'DD-BOS-10':
    'Each of those turns is a whole one: tokens are removed at its start, and a Stun costs only that turn.',
  'DD-BOS-11': 'The Battle is over the moment the Boss dies. Whatever else it brought leaves the tile.',

  // Summoning
  'DD-SUM-01':
    'A summoned Monster takes the first empty slot of the Monster tracker and appears in the Area of that Stance, unless its Boss says otherwise.',
  'DD-SUM-02': 'With no empty slot on the Monster tracker, nothing can be summoned.',
  'DD-SUM-03':
    'If there is no space for a summoned Monster, a Hero standing there moves to the nearest Area with room; where only Monsters stand, one of them does. The group chooses who.',
  'DD-SUM-04':
    'A summoned Monster’s Initiative Cards are shuffled into the current deck, so it may act in the very round it appears.',
  'DD-SUM-05':
    'Only a Monster with a figure left can be summoned. Those that fell earlier in this Battle can come back.',
  'DD-SUM-06': 'A summoned Monster arrives unhurt, without Conditions, and with all its turns of the round.',

  // The Necromancer
  'DD-NEC-01': 'The Necromancer waits alone on his throne, in the Aggressive Stance, with one turn a round.',
  'DD-NEC-02':
    'Each Skill he uses raises one skeleton, hit or miss: Bone Rabble at Level 1, a Bone Soldier at Level 2, a Bone Spearman at Level 3. It rises in the Area he attacked.',
  'DD-NEC-03': 'When the Necromancer falls, everything he raised falls with him.',
  'DD-NEC-04':
    'If the attacked Area is full, somebody makes room for the skeleton as for any summoned Monster.',

  // The Prophet
  'DD-PRO-01':
    'The Prophet stands in the Aggressive Stance and takes three turns a round. Four Wooden Pews lie ready.',
  'DD-PRO-02': 'His first turn of a round only moves the Pews: four d10 name the Areas they are hurled to.',
  'DD-PRO-03': 'On his second turn of a round he uses a Skill like any Monster.',
  'DD-PRO-04':
    'On his third turn Rubble of Ruin comes down on every Pew, each with its own roll against all Heroes in its Area. Two Pews in one Area strike twice.',
  'DD-PRO-05': 'Pews take no space and cannot be attacked. They only show where the ceiling will fall.',
  'DD-PRO-06': 'His turns of a round are counted by Initiative Cards, even those he would lose.',
  'DD-PRO-07': 'The Pews are gone once the Prophet is dead.',

  // The Collector
  'DD-COL-01':
    'The Collector stands in the Aggressive Stance with one turn a round, and three Chests lie in his vault.',
  'DD-COL-02':
    'If none of the Collected is in play on his turn, he brings back all three instead of using a Skill: the Man at Arms, the Highwayman and the Vestal, each in its own Stance. If its Area is full, the closest one with a space will do.',
  'DD-COL-03': 'When the Collector dies, the Collected vanish with him.',

  // The Fanatic
  'DD-FAN-01':
    'The Fanatic fills the two front Stances and takes three turns a round; his Pyre fills the other two and takes one.',
  'DD-FAN-02':
    'As long as the Pyre stands and has a free space, the Fanatic uses no Skill. He moves toward the closest Hero not already there and, if he gets to that Hero, throws them into the Pyre’s Area.',
  'DD-FAN-03': 'Without a Pyre, or with its Area full, the Fanatic fights with his Skills.',
  'DD-FAN-04': 'Killing the Fanatic ends the Battle and puts out the Pyre. Killing only the Pyre does not.',
  'DD-FAN-05':
    'The throw itself does not hurt, and the Hero may walk out again. The Fanatic reaches a Hero if he can get into that Area within his Speed, counting the space the Hero leaves.',

  // The Templars
  'DD-TEM-01': 'The Templar Impaler and the Templar Warlord fight side by side, with two turns a round each.',
  'DD-TEM-02':
    'Both are Large: the Impaler fills the Aggressive and Defensive slots, the Warlord the other two. If one falls, the other slides forward.',
  'DD-TEM-03':
    'A Hero hit by the Impaler’s Body Slam is tossed into the Spiked Pit that a d10 names and suffers what waits there. A pit that is full catches nobody.',
  'DD-TEM-04': 'The Battle is won only when both Templars are dead.',
  'DD-TEM-05': 'Each pit holds one character, who gets out by an ordinary Move.',

  // The Mammoth Cyst
  'DD-CYS-01': 'The Mammoth Cyst stands in the Aggressive Stance and takes two turns a round.',
  'DD-CYS-02':
    'If no White Cell Stalk is in play, the Cyst grows one instead of using a Skill. The Stalk has two turns a round.',
  'DD-CYS-03':
    'A Hero hit by Teleportation lands in the Area that a d10 names, or stays where they are if it is full.',
  'DD-CYS-04': 'When the Cyst dies the Battle is over, whatever became of the Stalk.',

  // The Shuffling Horror
  'DD-HOR-01': 'The Shuffling Horror stands in the Aggressive Stance and takes two turns a round.',
  'DD-HOR-02':
    'Whenever its turn finds a free slot, the Horror must use Echoing Disassembly, which also brings a Cultist Priest and a Malignant Growth, whichever is missing. They come even if nobody is hit or in Range.',
  'DD-HOR-03':
    'Undulations, hit or miss, deals the Heroes’ Stances anew at random. Nobody leaves their Area.',
  'DD-HOR-04': 'Pushed behind the Priest, the Horror has to let the Priest act first.',
  'DD-HOR-05': 'When the Horror dies the Battle is over.',

  // The Ancestor, first form
  'DD-ANA-01':
    'The Ancestor begins in the Aggressive Stance, with two Perfect Reflections and one Imperfect Reflection at random in the others. The Initiative Deck has four Monster cards.',
  'DD-ANA-02': 'While all Monster slots are filled, the Ancestor’s turn is Time Heals All.',
  'DD-ANA-03':
    'If a slot is empty, he takes one action after another, each an attack that brings a Reflection, until his tracker is full. The Reflection comes even if the attack fails or reaches nobody.',
  'DD-ANA-04': 'There are always four Monster Initiative Cards a round, whatever the number of Reflections.',
  'DD-ANA-05':
    'Once every Reflection in play has acted, further Monster cards of the round activate the Ancestor again.',
  'DD-ANA-06': 'Standing first, the Ancestor acts on the first Monster card of the round.',
  'DD-ANA-07': 'Reflections always have Guard: if one is in Range, it must be attacked before him.',
  'DD-ANA-08': 'Each Imperfect Reflection that is killed costs the Ancestor 10 Wounds.',
  'DD-ANA-09': 'With his first form, the Reflections and their Initiative Cards disappear.',
  'DD-ANA-10':
    'He has one turn of his own a round and takes it in Stance order. Pushed behind a Reflection, he waits for it.',

  // The Ancestor, second form
  'DD-ANB-01':
    'The second form stands in the Aggressive Stance with two turns a round. One Absolute Nothingness opens in each of the other three Monster Areas.',
  'DD-ANB-02':
    'Absolute Nothingness cannot be attacked and never acts. It only takes up a space, and no slot on the tracker.',
  'DD-ANB-03':
    'After each of his actions a d10 moves him: 1–3 to the Monster Defensive Area, 4–6 to the Ranged one, 7–9 to the Support one; on a 10 he stays. His Stance does not change.',
  'DD-ANB-04': 'When the second form is defeated, every Absolute Nothingness closes.',

  // The Gestating Heart
  'DD-GES-01':
    'The Gestating Heart stands in the Aggressive Stance with one turn a round. The Monster deck lies ready.',
  'DD-GES-02':
    'Its one Skill, Dispersion, brings a random Monster of the Darkest Dungeon into the next free Stance.',
  'DD-GES-03':
    'A Hero whose attack wounds the Heart suffers Blight 2 for 3 turns and is healed 2. Bleed and Blight on the Heart do not count as attacks.',
  'DD-GES-04': 'When the Heart is defeated, all Monsters that came from it go too.',
  'DD-GES-05':
    'With no free slot Dispersion does nothing. A Large Monster drawn for a single slot is put aside, and the next card is drawn.',

  // The Heart of Darkness
  'DD-HOD-01': 'The Heart of Darkness stands in the Aggressive Stance and takes two turns a round.',
  'DD-HOD-02':
    'Impending Doom: a d10 rolled beforehand, in view of all, names the Skill of the Heart’s next turn. After each action it is rolled again.',
  'DD-HOD-03': 'Defeat the Heart of Darkness and you have won the campaign.',

  // The Final Encounter
  'DD-FIN-02':
    'There is no map to explore before the last fight: Provisions are rolled, Light is 5, and the Battle begins.',
  'DD-FIN-03':
    'Four forms follow one another: the Ancestor, his second form, the Gestating Heart, the Heart of Darkness. The form cancelled in the Darkest Dungeon is skipped; the Heart of Darkness never is.',
  'DD-FIN-04': 'All forms are fought on the same tile.',
  'DD-FIN-05':
    'When a form falls, its Monsters leave, the next one appears, and a new round begins with a new Initiative Deck.',
  'DD-FIN-06':
    'Between two forms there is no rest: Heroes keep their Areas, Stances, Wounds, Stress and Conditions, and replacements do not join yet.',
  'DD-FIN-07':
    'A new form appears in its Stance and Area; if there is no space, somebody makes room as for a summoned Monster.',
  'DD-FIN-08': 'If all Heroes are dead, the campaign is lost.',
  'DD-FIN-09':
    'Heroes start in the Areas of their Stances. There is no Firewood, no Chest and no count of rounds.',
} as const satisfies Record<string, string>;
