import { ITEMS_EN } from './items.ts';

/** English words: Insanity, death and return, the Cursed Heart, Search, loot, equipment, consumables. */
export const DEFEAT_EN = {
  ...ITEMS_EN,

  // Insanity
  'insanity': 'Insanity',
  'insanity-suffered': '{who@The} suffers {amount} Insanity ({total} in all, Sanity {sanity}).',
  'insanity-removed': '{who@The} is rid of {amount} Insanity ({total} left).',
  'insanity-soothed': '{item}: {who@the} is spared {amount} Insanity.',
  'became-distressed': '{who@The} is distressed: all attributes are 1 less.',
  'recovered-wits': '{who@The} is distressed no more.',
  'use-charm': '{who@The} would suffer {amount} Insanity. Use it up: {item}?',
  'break-charm': 'ignore all of it',

  // Death
  'monster-killed': '{who@The} is killed{by?: a Trophy of |}{by@the}{souls# (1 soul)| (# souls)}.',
  'ally-died': '{who@The} is dead.',
  'accursed-died': '{who@The} falls, and is in Limbo.',
  'injury-roll': 'The Injury',
  'injury-rolled': 'The Injury of {who@the}: {injury} ({total}).',
  'injury-taken': '{who@The} carries an Injury: {injury}.',
  'crushed-hand-slot': 'Which hand of {who@the} is crushed?',
  'lose-hand': '{slot}',
  'lost-insane': '{who@The} runs off into the dark, mad, and is gone for good.',
  'lost-fourth-injury': 'The Grim Warden takes {who@the}: the fourth Injury was the last.',
  'lost-left-behind': '{who@The} stays behind in the dark, lost for good.',
  'pass-heart': 'The Cursed Heart needs a new carrier. Who takes it?',
  'heart-passed': '{who@The} takes up the Cursed Heart.',

  // Return
  'try-to-return':
    '{who@The} is dead, with {healed} Wounds healed. Try to return? (2d6{eased? less |}{eased}, {healed} or less)',
  'attempt': 'try to return',
  'return-roll': 'The way back',
  'return-failed': '{who@The} does not find the way back ({rolled}, healed {healed}).',
  'no-room-to-return': '{who@The} cannot return: no square is free.',
  'return-succeeded': '{who@The} comes back from the dead ({rolled}, healed {healed}).',
  'returned-at-end': 'The dungeon is done, and {who@the} comes back from the dead.',

  // The Cursed Heart
  'heart-window':
    'Use the Cursed Heart? It heals {amount#1 Wound|# Wounds} of everyone ({left#1 use|# uses} left).',
  'use-heart': 'use the Cursed Heart: {amount#1 Wound|# Wounds} for everyone',
  'heart-used':
    'The Cursed Heart beats: {amount#1 Wound|# Wounds} healed for everyone ({left#1 use|# uses} left).',

  // Search and loot
  'search-chest': 'search this Chest',
  'search-locked-chest': 'search this Locked Chest',
  'search-event': 'search here: {event}',
  'chest-token': 'what the Chest is',
  'chest-turned': '{who@The} searches: {chest}.',
  'chest-stayed-locked': 'The Chest stays locked, and the Search of {who@the} is wasted.',
  'locked-chest': 'The Chest is locked. How does {who@the} open it?',
  'use-lockpick': 'with a Lockpick',
  'pick-lock': 'with nimble fingers (Agility 5 Test)',
  'treasure-card': 'a Standard Treasure',
  'rare-treasure-card': 'a Rare Treasure',
  'treasure-found': '{who@The} finds: {item}.',
  'treasure-left': '{who@The} leaves it: {item}.',
  'choose-treasure': '{who@The} has found two things. Which one is kept?',
  'keep-treasure': '{item}',
  'exchange-treasure': '{who@The} has found: {item}. Discard it and draw another?',
  'draw-another': 'draw another',
  'keep-it': 'keep it',
  'loot-receiver': 'Who receives it: {item}?',
  'loot-draw': 'who receives it',
  'claim-loot': '{item}: does {who@the} need it?',
  'claim-need': 'Need',
  'claim-greed': 'Greed',
  'claim-pass': 'Pass',
  'claimed-need': '{who@The} needs it ({item}).',
  'claimed-greed': '{who@The} would like it ({item}).',
  'claimed-pass': '{who@The} passes ({item}).',
  'item-received': '{who@The} receives: {item}.',
  'coin-purse-crowns': 'What is in the purse',
  'crowns-found': '{item}: {who@the} gains {amount} crowns.',

  // Equipment and limits
  'equip': 'put on: {item} ({slot})',
  'unequip': 'take off: {item}',
  'change-hands': 'change what the hands hold ({skill})',
  'change-hands-now': 'What does {who@the} take in hand or put away?',
  'hands-changed': '{who@The} is quick with the hands ({skill}).',
  'item-equipped': '{who@The} puts on: {item} ({slot}).',
  'item-unequipped': '{who@The} takes off: {item}.',
  'too-heavy': '{who@The} carries too much. What goes?',
  'belt-full': 'The belt of {who@the} is full. What goes?',
  'discard-thing': 'discard: {thing}',
  'give-thing': 'give to {other@the}: {thing}',
  'accept-gift': '{other@The} would give {who@the}: {thing}. What is refused is discarded.',
  'accept': 'accept',
  'refuse': 'refuse',
  'thing-given': '{who@The} gives {other@the}: {thing}.',
  'thing-discarded': '{who@The} discards: {item}.',
  'dagger-source': '{item}: suffer 1 Wound to gain 1 Source? ({who})',
  'bleed': 'suffer 1 Wound, gain 1 Source',

  // Consumables
  'use': 'use: {consumable}',
  'consumable-gained': '{who@The} gains: {consumable}.',
  'consumable-used': '{who@The} uses: {consumable}.',
  'consumable-healing': 'Wounds healed',
  'poison-removed': '{who@The} is rid of all Poison.',
  'heal-whom': 'Whose Wounds does {who@the} tend?',
  'throw-water': 'Where does {who@the} throw the Blessed Water?',
  'throw-oil': 'Where does {who@the} throw the Oil Flask?',
  'splash-area': 'Which area is splashed?',
  'this-area': 'this area ({amount#1 Demon|# Demons})',
  'blessed-water-wounds': 'Wounds of the Blessed Water',
  'oil-flask-damage': 'Damage of the Oil Flask',
} as const satisfies Record<string, string>;
