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

  // From the other side
  'lesson.dj-o-welcome':
    'Tonight you are the overlord. Two heroes, led by the table, come down the mine road to kill your giant Narthak. Every hero that falls costs them conquest: take the last of it, and you have won. They are choosing their gear; meanwhile, look around.',
  'lesson.dj-o-secret':
    'You alone know the quest: what lies in the dark, what waits behind each door, what the chests hold. The heroes see none of it before they open the door.',
  'lesson.dj-o-hand':
    'These are your cards, and nobody sees them but you. To play one costs threat, the number at its top; thrown away, a card pays threat instead.',
  'lesson.dj-o-window':
    'Now a card fits: events and traps are played the moment something happens, in the heroes’ turn as well. Press the card, or pass. A trap is worth most against a hero who is weak already.',
  'lesson.dj-o-turn':
    'Your turn. You have taken threat, one for each hero, and drawn two cards. Throw away what you will not play: it pays for what you will. More than eight cards may not stay.',
  'lesson.dj-o-power':
    'Some cards are played before the first monster moves, and powers among them stay for the rest of the game. They cost much; save for one that you like.',
  'lesson.dj-o-spawn':
    'Once a turn you may play a spawn card: fresh monsters, wherever no hero looks. Early on it is worth more than anything else you can buy.',
  'lesson.dj-o-pay':
    'Your threat does not suffice: throw cards away until it does. Begin with what you would not have played.',
  'lesson.dj-o-place':
    'Lit spaces are those that no hero sees. Put archers where they will have a long view, and brutes where the heroes must pass.',
  'lesson.dj-o-activate':
    'Each of your monsters acts once a turn, in the order you like. Press one. Let the archers shoot before the others stand in their way.',
  'lesson.dj-o-act':
    'It moves as far as its speed, and attacks once: before, between or after its steps. Press a lit space to go there, or the attack under the question.',
  'lesson.dj-o-target':
    'Whatever can be hit has candle-coloured corners; point at it to see the line and the range. The dearest hero with the fewest wounds left comes first.',
  'lesson.dj-o-surges':
    'The dice lie over the board. Surges buy what the monster’s card lists; what you can pay for is lit.',
  'lesson.dj-o-threat':
    'Threat stays until you spend it, and the deck is a clock: when its last card is drawn, the heroes lose three conquest.',
  'lesson.dj-o-conquest':
    'This is what you are after. A death costs the heroes 2 to 4, as it says on the hero; glyphs and chests give it back to them. Be at the chest before they are.',
  'lesson.dj-o-enough':
    'That is enough to play on. Undo is in the bar above, as is a hint when you are at a loss.',

  'end-deaths': 'Deaths',
  'end-chests': 'Chests',
  'end-glyphs': 'Glyphs lit',
  'end-cards-played': 'Overlord cards',
  'end-conquest': 'conquest',
  'end-threat': 'threat',
} as const satisfies Record<string, string>;
