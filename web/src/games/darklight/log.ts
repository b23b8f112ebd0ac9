import type { Happening } from '@tenebrae/kernel';
import Swords from '~icons/game-icons/crossed-swords';
import Dice from '~icons/game-icons/rolling-dices';
import Upgrade from '~icons/game-icons/upgrade';
import Door from '~icons/game-icons/wooden-door';
import { type Icon, SIGNS } from './icons.ts';
import { MIRACLE_ICONS } from './miracle-icons.ts';
import { SKILL_ICONS } from './skill-icons.ts';
import { SPELL_ICONS } from './spell-icons.ts';

type Tone = 'plain' | 'bad' | 'good' | 'head';

const HEADS: ReadonlySet<string> = new Set([
  'arrived',
  'day-began',
  'journey-began',
  'quest-begun',
  'quest-chosen',
  'round-began',
  'survival-began',
]);
const BAD: ReadonlySet<string> = new Set([
  'accursed-died',
  'accursed-fell',
  'ally-died',
  'boss-drawn',
  'boulder-struck',
  'driven-out',
  'dread-rose',
  'encounter-drawn',
  'injury-rolled',
  'injury-taken',
  'insanity-suffered',
  'monster-placed',
  'no-room-to-return',
  'pact-broken',
  'quest-hopeless',
  'return-failed',
  'sanity-lost',
  'source-burn',
  'warden-called',
  'was-judged',
  'wounds-suffered',
]);
const GOOD: ReadonlySet<string> = new Set([
  'combat-ended',
  'crowns-found',
  'faith-gained',
  'heart-restored',
  'injury-cured',
  'insanity-removed',
  'item-received',
  'level-gained',
  'loot-found',
  'monster-killed',
  'quest-advanced',
  'quest-room-found',
  'return-succeeded',
  'reward-found',
  'skill-learnt',
  'souls-gained',
  'spell-learnt',
  'stamina-restored',
  'treasure-found',
  'treasure-gained',
  'wounds-healed',
]);

export function toneOf({ type }: Happening): Tone {
  if (HEADS.has(type)) return 'head';
  if (BAD.has(type)) return 'bad';
  return GOOD.has(type) ? 'good' : 'plain';
}

/** By what the kind of an event contains; the first that fits. */
const ICONS: readonly (readonly [RegExp, Icon])[] = [
  [/died|killed|fell|lost/, SIGNS.skull],
  [/darkness|marker/, SIGNS.moon],
  [/heart/, SIGNS.heart],
  [/wounds|healed/, SIGNS.health],
  [/insanity|sanity/, SIGNS.insanity],
  [/injury|surgery/, SIGNS.injury],
  [/poison|purged/, SIGNS.poison],
  [/fire|burn/, SIGNS.fire],
  [/attack|cleave|fight|fought|brawl|shot|combat/, Swords],
  [/evade|tumbled|stamina|got-up/, SIGNS.stamina],
  [/moved|stepped|placed|returned|escaped|departed/, SIGNS.movement],
  [/door|tile|card|deck|room/, Door],
  [/event|mirror|boulder|tide|roof/, SIGNS.event],
  [/chest|treasure|loot|reward|item|traded|thing|crowns|bought|sold|wares/, SIGNS.treasure],
  [/spell|source/, SIGNS.spell],
  [/miracle|faith/, SIGNS.miracle],
  [/skill|level|grew|smithed/, Upgrade],
  [/souls|soul/, SIGNS.soul],
  [/dread|omen|warden|pact|judged/, SIGNS.dread],
  [/quest|rumour|prop|offering/, SIGNS.quest],
  [/encounter|boss|monster|thrall/, SIGNS.eyes],
  [/rolled|test|dice/, Dice],
  [/turn|round|day/, SIGNS.initiative],
];

const CARDS: Readonly<Record<string, Readonly<Record<string, Icon>>>> = {
  spell: SPELL_ICONS,
  miracle: MIRACLE_ICONS,
  skill: SKILL_ICONS,
};

/** A spell, a Miracle or a skill that is used or learnt is known by its own picture. */
function cardIcon(event: Happening): Icon | null {
  const [kind = ''] = event.type.split('-');
  return CARDS[kind]?.[String(event[kind])] ?? null;
}

export const iconOf = (event: Happening): Icon | null =>
  cardIcon(event) ?? ICONS.find(([kind]) => kind.test(event.type))?.[1] ?? null;
