import type { Happening } from '@tenebrae/kernel';
import Anvil from '~icons/game-icons/anvil';
import Bleeding from '~icons/game-icons/bleeding-wound';
import Brain from '~icons/game-icons/brain-tentacle';
import Campfire from '~icons/game-icons/campfire';
import Chest from '~icons/game-icons/chest';
import Coins from '~icons/game-icons/coins';
import Swords from '~icons/game-icons/crossed-swords';
import Daemon from '~icons/game-icons/daemon-skull';
import DeathSkull from '~icons/game-icons/death-skull';
import Gate from '~icons/game-icons/dungeon-gate';
import Pendant from '~icons/game-icons/gem-pendant';
import Healing from '~icons/game-icons/health-increase';
import Hourglass from '~icons/game-icons/hourglass';
import Arrows from '~icons/game-icons/interleaved-arrows';
import Knapsack from '~icons/game-icons/knapsack';
import Poison from '~icons/game-icons/poison-bottle';
import Dice from '~icons/game-icons/rolling-dices';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Sun from '~icons/game-icons/sun';
import Tavern from '~icons/game-icons/tavern-sign';
import Torch from '~icons/game-icons/torch';
import Upgrade from '~icons/game-icons/upgrade';
import Virus from '~icons/game-icons/virus';
import Walk from '~icons/game-icons/walk';
import type { Icon } from './figure-icons.ts';

type Tone = 'plain' | 'bad' | 'good' | 'head';

const HEADS: ReadonlySet<string> = new Set([
  'act-begun',
  'battle-begun',
  'circus-round-begun',
  'corridor-entered',
  'day-begun',
  'dungeon-entered',
  'final-encounter-begun',
  'form-appeared',
  'hamlet-entered',
  'quest-chosen',
  'round-ended',
]);
const BAD: ReadonlySet<string> = new Set([
  'battle-fled',
  'boss-revealed',
  'building-closed',
  'condition-added',
  'damage-taken',
  'deathblow-rolled',
  'deaths-door-reached',
  'disease-gained',
  'healing-lost',
  'hero-barred',
  'hero-killed',
  'hero-thrown',
  'monster-returned',
  'monster-spawned',
  'monster-summoned',
  'nothingness-placed',
  'provision-lost',
  'stress-suffered',
  'trap-room-entered',
  'wounds-suffered',
]);
const GOOD: ReadonlySet<string> = new Set([
  'battle-won',
  'boss-defeated',
  'building-upgraded',
  'conditions-removed',
  'disease-cured',
  'gold-gained',
  'healed',
  'hero-joined',
  'hero-levelled',
  'monster-killed',
  'provision-gained',
  'quest-finished',
  'rested',
  'room-cleared',
  'skill-levelled',
  'stress-recovered',
  'task-done',
  'trinket-gained',
  'virtue-gained',
  'xp-gained',
]);

export function toneOf({ type }: Happening): Tone {
  if (HEADS.has(type)) return 'head';
  if (BAD.has(type)) return 'bad';
  return GOOD.has(type) ? 'good' : 'plain';
}

/** By what the kind of an event contains; the first that fits. */
const ICONS: readonly (readonly [RegExp, Icon])[] = [
  [/killed|deathblow|deaths-door/, DeathSkull],
  [/light|torch/, Torch],
  [/stress|resolve|virtue/, Brain],
  [/healed|healing/, Healing],
  [/wounds|damage/, Bleeding],
  [/condition/, Poison],
  [/disease/, Virus],
  [/quirk/, Sun],
  [/trinket|wagon/, Pendant],
  [/gold|sold/, Coins],
  [/chest|curio/, Chest],
  [/provision|supply/, Knapsack],
  [/rested|camp|firewood/, Campfire],
  [/forged|upgraded/, Anvil],
  [/levelled|xp/, Upgrade],
  [/shuffled|stance|displaced|order/, Arrows],
  [/boss|monster|form-|nothingness|doom|summon/, Daemon],
  [/rolled|die-|dice/, Dice],
  [/skill|target|riposted|battle/, Swords],
  [/building|hamlet|caretaker|day-|militia/, Tavern],
  [/moved|scouted|placed|teleported/, Walk],
  [/dungeon|corridor|room|map|token|way-/, Gate],
  [/quest|task|threat|act-/, Scroll],
  [/turn|round|initiative/, Hourglass],
];

export const iconOf = ({ type }: Happening): Icon | null =>
  ICONS.find(([kind]) => kind.test(type))?.[1] ?? null;
