import { profileNames } from '../profile-names.ts';

/** English names of the twelve kinds, as masters too. */
const MONSTER_NAMES_EN = {
  'bane-spider': 'Bane Spider',
  'beastman': 'Beastman',
  'demon': 'Demon',
  'dragon': 'Dragon',
  'giant': 'Giant',
  'hell-hound': 'Hell Hound',
  'manticore': 'Manticore',
  'naga': 'Naga',
  'ogre': 'Ogre',
  'razorwing': 'Razorwing',
  'skeleton': 'Skeleton',
  'sorcerer': 'Sorcerer',
  'master-bane-spider': 'Master Bane Spider',
  'master-beastman': 'Master Beastman',
  'master-demon': 'Master Demon',
  'master-dragon': 'Master Dragon',
  'master-giant': 'Master Giant',
  'master-hell-hound': 'Master Hell Hound',
  'master-manticore': 'Master Manticore',
  'master-naga': 'Master Naga',
  'master-ogre': 'Master Ogre',
  'master-razorwing': 'Master Razorwing',
  'master-skeleton': 'Master Skeleton',
  'master-sorcerer': 'Master Sorcerer',
  'mimic': 'Mimic',
} as const satisfies Record<string, string>;

/** English names of monsters and overlord cards, and what each card does. */
export const OVERLORD_NAMES_EN = {
  ...MONSTER_NAMES_EN,
  ...profileNames(MONSTER_NAMES_EN, 'players'),
  'card-type-event': 'event',
  'card-type-trap': 'trap',
  'card-type-spawn': 'spawn',
  'card-type-power': 'power',
  'aim': 'Aim',
  'aim.text':
    'When a monster has declared an attack: after the roll you may roll any of its dice again, once.',
  'dodge': 'Dodge',
  'dodge.text':
    'When a hero’s attack that affects a monster has been rolled: choose dice of it that are rolled again.',
  'charge': 'Charge',
  'charge.text': 'When a monster is activated: it has movement points for twice its speed.',
  'rage': 'Rage',
  'rage.text': 'When a monster is activated: it may attack twice, with Quick Shot four times.',
  'gust-of-wind': 'Gust of Wind',
  'gust-of-wind.text':
    'At the start of your turn: until your next turn the heroes see nothing that is more than 5 spaces away.',
  'crushing-block': 'Crushing Block',
  'crushing-block.text':
    'A hero enters an empty space with no obstacle beside it: 4 wounds, less 1 for each surge on 4 dice. You move him to an empty space beside it, and rubble fills the space.',
  'spiked-pit': 'Spiked Pit',
  'spiked-pit.text':
    'A hero enters an empty space: a pit opens there. With a blank on one die he gets away to the side, otherwise he falls in and suffers 2 wounds.',
  'paralyzing-gas': 'Paralyzing Gas',
  'paralyzing-gas.text':
    'A hero opens a door: without a blank on one die his action is over, and you may give him a stun token.',
  'explosive-door': 'Explosive Door',
  'explosive-door.text':
    'A hero opens a door: every hero beside it suffers 4 wounds, less 1 for each surge on 4 dice.',
  'explosive-rune': 'Explosive Rune',
  'explosive-rune.text':
    'A hero opens a chest: he and every hero beside it suffer 6 wounds, less 2 for each surge on 3 dice.',
  'mimic.text':
    'A hero opens a chest: it is a monster and attacks like a Beastman. What it holds is shared out when it is killed.',
  'curse-of-the-monkey-god': 'Curse of the Monkey God',
  'curse-of-the-monkey-god.text':
    'A hero opens a chest: without a blank on one die he is a monkey for two turns.',
  'dark-charm': 'Dark Charm',
  'dark-charm.text':
    'At the start of your turn: without a blank on one die a hero of your choice makes an attack as you say, perhaps on himself.',
  'bane-spider-swarm': 'Bane Spider Swarm',
  'bane-spider-swarm.text': 'Spawns 2 Bane Spiders and a Master Bane Spider.',
  'beastman-war-party': 'Beastman War Party',
  'beastman-war-party.text': 'Spawns 2 Beastmen and a Master Beastman.',
  'skeleton-patrol': 'Skeleton Patrol',
  'skeleton-patrol.text': 'Spawns 2 Skeletons and a Master Skeleton.',
  'hell-hound-pack': 'Hell Hound Pack',
  'hell-hound-pack.text': 'Spawns 2 Hell Hounds.',
  'razorwing-flock': 'Razorwing Flock',
  'razorwing-flock.text': 'Spawns 2 Razorwings.',
  'sorcerer-circle': 'Sorcerer Circle',
  'sorcerer-circle.text': 'Spawns 2 Sorcerers.',
  'brilliant-commander': 'Brilliant Commander',
  'brilliant-commander.text': 'In each newly revealed area one normal monster is placed as a master.',
  'doom': 'Doom',
  'doom.text': 'All monsters attack with one more black die.',
  'evil-genius': 'Evil Genius',
  'evil-genius.text': 'You draw one more card in each of your turns.',
  'hordes-of-the-things': 'Hordes of the Things',
  'hordes-of-the-things.text':
    'In each newly revealed area 2 more Beastmen, Skeletons or Bane Spiders stand beside its monsters.',
  'trapmaster': 'Trapmaster',
  'trapmaster.text': 'Traps cost 1 threat less, and those that wound deal 2 wounds more.',
} as const satisfies Record<string, string>;
