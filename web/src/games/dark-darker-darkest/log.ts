import type { Happening } from '@tenebrae/kernel';
import Archive from '~icons/game-icons/archive-research';
import Biohazard from '~icons/game-icons/biohazard';
import BleedingWound from '~icons/game-icons/bleeding-wound';
import Camera from '~icons/game-icons/cctv-camera';
import Circuitry from '~icons/game-icons/circuitry';
import Clock from '~icons/game-icons/clock-tower';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import DialPadlock from '~icons/game-icons/dial-padlock';
import EvilEyes from '~icons/game-icons/evil-eyes';
import EvilMoon from '~icons/game-icons/evil-moon';
import Flame from '~icons/game-icons/flame';
import Healing from '~icons/game-icons/health-increase';
import Knapsack from '~icons/game-icons/knapsack';
import Radioactive from '~icons/game-icons/radioactive';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import Dice from '~icons/game-icons/rolling-dices';
import Skull from '~icons/game-icons/death-skull';
import Team from '~icons/game-icons/team-idea';
import Unlocking from '~icons/game-icons/unlocking';
import Upgrade from '~icons/game-icons/upgrade';
import Walk from '~icons/game-icons/walk';
import type { Icon } from './icons.ts';

type Tone = 'plain' | 'bad' | 'good' | 'head';

const HEADS = ['round-started', 'showdown-started', 'team-formed', 'reaction-began', 'house-built'];
const BAD = [
  'energy-lost',
  'survivor-eliminated',
  'survivor-zombified',
  'survivor-decayed',
  'skill-lost',
  'survivor-entrapped',
  'survivor-frightened',
  'survivor-irradiated',
  'virus-caught',
  'zombies-attacked',
  'enemy-attacked',
  'zombies-placed',
  'special-zombie-placed',
  'creature-appeared',
  'nemesis-appeared',
  'reinforcement-came',
  'camera-check-failed',
  'terror-struck',
  'darkness-advanced',
  'last-round-set',
  'fire-broke-out',
  'fire-moved',
  'burn-marker-added',
  'gas-leaked',
  'tile-destroyed',
  'corner-destroyed',
  'reactor-leaked',
  'radiation-placed',
  'power-used',
  'rescue-failed',
];
const GOOD = [
  'wounds-healed',
  'survivor-freed',
  'survivor-returned',
  'virus-removed',
  'radiation-cured',
  'radiation-removed',
  'reactor-closed',
  'burn-markers-removed',
  'fire-put-out',
  'zombie-eliminated',
  'creature-eliminated',
  'door-unlocked',
  'laboratory-opened',
  'skill-activated',
  'code-token-removed',
];

export function toneOf({ type }: Happening): Tone {
  if (HEADS.includes(type)) return 'head';
  if (BAD.includes(type)) return 'bad';
  return GOOD.includes(type) ? 'good' : 'plain';
}

/** By what the kind of an event begins with or contains; the first that fits. */
const ICONS: readonly (readonly [RegExp, Icon])[] = [
  [/^dice|^defence|^die-|rerolled/, Dice],
  [/eliminated|zombified|decayed|skill-lost/, Skull],
  [/fire|burn|gas|tile-destroyed|corner-destroyed/, Flame],
  [/radiation|reactor|irradiated|infected/, Radioactive],
  [/virus/, Biohazard],
  [/camera/, Camera],
  [/healed|freed|returned|bandage/, Healing],
  [/energy-lost|entrapped|frightened|rescue/, BleedingWound],
  [/attack|struck|hit|staggered|laid-down|pushed|explosive|icon/, CrossedSwords],
  [/chip|code-token|panel/, Circuitry],
  [/unlocked|opened|door/, Unlocking],
  [/laboratory/, DialPadlock],
  [/darkness|last-round/, EvilMoon],
  [/zombie|horde|reinforcement|token/, RaiseZombie],
  [/creature|nemesis|power|terror|lurking/, EvilEyes],
  [/searched/, Archive],
  [/card|item|weapon|ammo|loaded|offer/, Knapsack],
  [/experience|skill/, Upgrade],
  [/moved|fled/, Walk],
  [/team|helper|specialist|survivor-chosen|ap-/, Team],
  [/event|round|clock|boxes/, Clock],
];

export const iconOf = ({ type }: Happening): Icon | null =>
  ICONS.find(([kind]) => kind.test(type))?.[1] ?? null;
