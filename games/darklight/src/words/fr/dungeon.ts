import type { DUNGEON_EN } from '../en/dungeon.ts';
import { EVENTS_FR } from './events.ts';
import { TILES_FR } from './tiles.ts';

/** French words: set-up, darkness, exploration, events. */
export const DUNGEON_FR = {
  ...TILES_FR,
  ...EVENTS_FR,

  // Set-up
  'choose-carrier': 'Qui porte le Cœur maudit et mène le groupe ?',
  'carrier-chosen': '{who} prend le Cœur maudit et mène le groupe.',
  'quest-begun': 'Le donjon de « {quest} » est en place ({tile}).',

  // The Darkness Roll
  'darkness-roll': 'Le dé des Ténèbres',
  'darkness-rolled': '{who} lance le dé des Ténèbres : {roll}.',
  'marker-moved': 'Le marqueur des Ténèbres passe à la case {space} : {kind}.',
  'space-heart': 'le Cœur maudit',
  'space-encounter': 'quelque chose remue',
  'space-empty': 'rien',
  'heart-restored': 'Le Cœur maudit bat de nouveau : {left#1 utilisation restante|# utilisations restantes}.',
  'encounter-space': 'Ce qui remue : de 1 à 3 des monstres, de 4 à 6 un événement',

  // Exploration
  'choose-archway': 'Quelle arche est explorée ?',
  'explore': 'Explorer cette arche',
  'dungeon-card': 'Ce qui se trouve derrière l’arche',
  'card-turned': 'Derrière l’arche : {tile}.',
  'lay-tile': 'Comment poser cette tuile : {tile} ?',
  'lay': 'Par sa flèche {entrance@of} ; suite vers {ways@to}',
  'lay-dead-end': 'Par sa flèche {entrance@of} ; sans issue',
  'lay-apart': 'À l’écart du reste, derrière un passage coudé, par sa flèche {entrance@of}',
  'north': 'nord',
  'north@of': 'du nord',
  'north@to': 'le nord',
  'east': 'est',
  'east@of': 'de l’est',
  'east@to': 'l’est',
  'south': 'sud',
  'south@of': 'du sud',
  'south@to': 'le sud',
  'west': 'ouest',
  'west@of': 'de l’ouest',
  'west@to': 'l’ouest',
  'tile-laid':
    'Tuile posée{bent? à l’écart, derrière un passage coudé|} : {tile} ({exits#1 porte|# portes}).',
  'deal-deck': 'Quelle arche reçoit la prochaine pile ({cards#1 carte|# cartes}) ?',
  'deal': 'Cette arche',
  'deck-split': 'La pioche Donjon est partagée en {ways} : {cards} cartes.',
  'quest-room-found': 'La salle de quête est trouvée : {tile}. Le marqueur des Ténèbres ne bouge pas.',
  'chest-placed': 'Un coffre fermé se trouve ici : {tile}.',

  // Events Phase
  'event-placed': 'Un événement est posé face cachée ici : {tile}.',
  'events-tile': 'Sur quelle tuile résoudre d’abord les événements ?',
  'which-tile': '{who} se tient sous une arche. Quelle tuile compte ?',
  'event-card': 'quel événement c’est',
  'event-activated': 'Événement ({tile}) : {event}.',
  'event-discarded': 'Défausse : {event}.',
  'event-searched': 'Fouille : {event} ({left#1 fouille restante|# fouilles restantes}).',
  'event-damage': 'Dégâts de l’événement',

  // Doors and the Boulder
  'random-archway': 'une arche au hasard',
  'special-door-placed': '{event} : désormais en place sous une arche.',
  'special-door-removed': '{who} en vient à bout : {event}.',
  'lift': 'Soulever la herse (test de Force 5)',
  'boulder-placed': 'Un rocher se détache.',
  'boulder-rolled': 'Le rocher roule.',
  'boulder-struck': 'Le rocher roule sur {who}.',
  'boulder-stopped': 'Le rocher est arrêté et se brise.',
  'roof-shook': 'La voûte tremble : {tile}.',
  'loose-roof': 'Blessures dues à la voûte branlante',
} as const satisfies Record<keyof typeof DUNGEON_EN, string> & Record<string, string>;
