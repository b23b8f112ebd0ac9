/** English words: the rules of the Butcher’s Circus. */
export const CIRCUS_RULES_EN = {
  'DD-PVP-01': 'In the Circus two teams of one or two players fight a single bout. No campaign comes of it.',
  'DD-PVP-02':
    'Heroes fight with their PvP card alone: one of four profiles with three Skills, of two for the Abomination. Skills meant for Monsters strike the other team, those meant for Heroes help your own.',
  'DD-PVP-03':
    'The bout takes place in one of two arenas. Each team has its own Stance Tracker, and Light does not matter.',
  'DD-PVP-04': 'Chance names the team that begins; it holds the Party counter.',
  'DD-PVP-05':
    'Heroes are drafted: one for the first team, two for the second, two, two, and the last one for the first team. Nobody fights on both sides.',
  'DD-PVP-06': 'Once the draft is over every Hero takes one profile, the first team beginning.',
  'DD-PVP-07':
    'Each team lines its Heroes up on its own Stance Tracker, in view of the other, the first team first. In the bout Stances change as usual.',
  'DD-PVP-08':
    'The teams take turns placing one Hero each in the Areas of their colour, the first team beginning.',
  'DD-PVP-09':
    'There is no Initiative Deck: the teams take turns choosing one of their Heroes who has not acted in this round.',
  'DD-PVP-10': 'A team whose Heroes have all acted is passed over until the round ends.',
  'DD-PVP-11': 'When all have acted the Party counter goes to the other team, which begins the next round.',
  'DD-PVP-12':
    'A bout lasts as many rounds as it takes. There are no Monsters, Provisions, Trinkets, Quirks or Loot Chests.',
  'DD-PVP-13': 'The team that still has a Hero when the other has none wins.',
  'DD-PVP-14':
    'In the Circus the Deathblow die is read the other way round: a skull spares the Hero, a blank kills, seven times in ten.',
  'DD-PVP-15': 'Nobody tests Resolve here: whoever reaches 10 Stress dies on the spot.',
  'DD-PVP-16':
    'If you play with the Puppets they fill one Area with a single space for the whole bout. Heroes may pass through but not stop there.',
  'DD-PVP-17':
    'If you play with the Butcher a d10 names an Area at the start of each round and she goes one step toward it. Skills used in her Area, or at it, have one more Crit.',
  'DD-PVP-18':
    'Heroes are neither Unholy nor Human, Beast or Eldritch, so Skills that hurt such foes more gain nothing. Nor does anything change the Light.',
  'DD-PVP-19': 'If the last Heroes of both teams die of the same thing nobody wins.',
  'DD-PVP-20':
    'A pushed or pulled Hero changes place on the tracker of the own team. A critical hit frightens or cheers only the team that it befalls.',
  'DD-PVP-21': 'When twenty rounds on end have passed without a death the bout is a draw.',
} as const satisfies Record<string, string>;
