/** Descent: the notes of its guided first game, and its end, in English. */
export const DESCENT_EN = {
  'lesson.dj-welcome':
    'Welcome to the mine road. You lead two heroes; the overlord is played by the table. Kill the giant Narthak before your conquest runs out. I speak up when something is new; play as you like.',
  'lesson.dj-shop':
    'Every hero begins with 300 coins. Each card says what it is: dice, hands, surges. A weapon that fits your best trait comes first, then armor or a potion. Press a card to buy it.',
  'lesson.dj-arrange':
    'What is in use counts, what is in the pack does not. Press a card to put it to use; you have two hands. Done, when you are content.',
  'lesson.dj-declare':
    'A turn begins with one action: run to go far, battle to strike twice, advance for one step of each, ready to leave an order for later. Each card says what it gives.',
  'lesson.dj-move':
    'Lit spaces are where you can go; the number is what it costs. You may stop, do something, and go on. Fatigue buys more steps.',
  'lesson.dj-door':
    'You stand beside a door. Press it to open it: what lies behind is laid out at once, and the monsters there are awake.',
  'lesson.dj-attack':
    'Attacks are made with the weapons under the question. Press one, then the target; the small button on a card gives it away or drops it.',
  'lesson.dj-target':
    'Whatever can be hit has candle-coloured corners. Point at it to see the line and the range that the dice must reach.',
  'lesson.dj-surges':
    'The dice lie over the board: range, hearts for damage, bolts for surges. Surges buy what the weapon lists; what you can pay for is lit.',
  'lesson.dj-sheets':
    'Your heroes with wounds and fatigue. Press one to open the whole sheet: skills, what is in use, the pack, potions, orders.',
  'lesson.dj-overlord':
    'The overlord has had a turn. His threat pays for cards: traps, monsters out of sight, powers that stay. He sees more than you, but never your plans.',
  'lesson.dj-orders':
    'An order waits beside you until your next turn: aim and dodge roll dice again, guard interrupts the overlord with an attack, rest brings fatigue back.',
  'lesson.dj-conquest':
    'Conquest is the life of the party. Glyphs, chests and great monsters bring it, each death costs it. At nothing the overlord has won.',
  'lesson.dj-enough':
    'That is enough to play on. Undo is in the bar above, as is a hint when you are at a loss.',

  'end-deaths': 'Deaths',
  'end-chests': 'Chests',
  'end-glyphs': 'Glyphs lit',
  'end-cards-played': 'Overlord cards',
  'end-conquest': 'conquest',
  'end-threat': 'threat',
} as const satisfies Record<string, string>;
