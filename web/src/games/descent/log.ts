import type { Happening } from '@tenebrae/kernel';
import type { Icon } from './figure-icons.ts';
import { OVERLORD_ICONS, SIGNS } from './icons.ts';
import { SKILL_ICONS } from './skill-icons.ts';

type Tone = 'plain' | 'bad' | 'good' | 'head';

const HEADS: ReadonlySet<string> = new Set([
  'round-begun',
  'overlord-turn-begun',
  'turn-begun',
  'area-revealed',
  'quest-laid',
]);
const BAD: ReadonlySet<string> = new Set([
  'ally-fallen',
  'ally-stunned',
  'beast-enraged',
  'card-played',
  'conquest-lost',
  'figure-fell',
  'fold-raided',
  'gust-risen',
  'hero-charmed',
  'hero-killed',
  'hero-paralyzed',
  'hero-transformed',
  'lamp-snuffed',
  'monster-placed',
  'monster-restored',
  'named-monster-met',
  'obstacle-laid',
  'potion-lost',
  'relic-taken',
  'threat-gained',
  'tide-risen',
  'tokens-placed',
  'wounds-suffered',
]);
const GOOD: ReadonlySet<string> = new Set([
  'ally-healed',
  'ally-returned',
  'bounty-paid',
  'chest-opened',
  'coins-gained',
  'conquest-gained',
  'fatigue-recovered',
  'flame-lit',
  'glyph-activated',
  'gust-dropped',
  'hero-restored',
  'hero-trained',
  'lamp-lit',
  'money-found',
  'monster-killed',
  'potion-found',
  'relic-found',
  'runekey-found',
  'skill-gained',
  'treasure-drawn',
  'trap-resisted',
  'wounds-cancelled',
  'wounds-healed',
]);

export function toneOf({ type }: Happening): Tone {
  if (HEADS.has(type)) return 'head';
  if (BAD.has(type)) return 'bad';
  return GOOD.has(type) ? 'good' : 'plain';
}

/** By what the kind of an event contains; the first that fits. */
const ICONS: readonly (readonly [RegExp, Icon])[] = [
  [/killed|ally-fallen/, SIGNS.skull],
  [/conquest/, SIGNS.conquest],
  [/threat/, SIGNS.threat],
  [/^card|cards-drawn|overlord|spawn|gust/, SIGNS.hand],
  [/healed|restored/, SIGNS.healing],
  [/wounds/, SIGNS.damage],
  [/fatigue/, SIGNS.fatigue],
  [/burn|flame/, SIGNS.burn],
  [/web/, SIGNS.web],
  [/stun/, SIGNS.stun],
  [/tokens/, SIGNS.poison],
  [/fell|pit/, SIGNS.pit],
  [/order-placed|order-removed|guard/, SIGNS.guard],
  [/dodge/, SIGNS.dodge],
  [/door|gate/, SIGNS.lock],
  [/chest|treasure/, SIGNS.chest],
  [/surge/, SIGNS.surge],
  [/coins|money|bounty|bought|sold/, SIGNS.money],
  [/runekey/, SIGNS.runekey],
  [/relic|lamp|ward/, SIGNS.relic],
  [/glyph|arrived|left-for-town/, SIGNS.glyph],
  [/stairs/, SIGNS.staircase],
  [/potion/, SIGNS.vitality],
  [/skill|trained/, SIGNS.skill],
  [/item|equipped/, SIGNS['re-equip']],
  [/rolled|dice/, SIGNS.surge],
  [/attack|fear/, SIGNS.attack],
  [/monster/, SIGNS.threat],
  [/moved|forced|jumped|placed/, SIGNS.run],
  [/area|quest|encounter|hint/, SIGNS.quest],
];

/** Cards that are told of have their own pictures. */
const CARDS: Readonly<Record<string, Icon>> = { ...SKILL_ICONS, ...OVERLORD_ICONS };
const CARD_TOLD = /^card-|^skill-/;

const cardOf = ({ type, skill, card }: Happening): string =>
  CARD_TOLD.test(type) ? String(skill ?? card) : '';

export const iconOf = (event: Happening): Icon | null =>
  CARDS[cardOf(event)] ?? ICONS.find(([kind]) => kind.test(event.type))?.[1] ?? null;
