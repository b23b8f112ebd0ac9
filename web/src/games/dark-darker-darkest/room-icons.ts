import type { TileIcon } from '@tenebrae/dark-darker-darkest/data';
import AmmoBox from '~icons/game-icons/ammo-box';
import Files from '~icons/game-icons/archive-research';
import Bathtub from '~icons/game-icons/bathtub';
import Bed from '~icons/game-icons/bed';
import Bookshelf from '~icons/game-icons/bookshelf';
import BrickWall from '~icons/game-icons/brick-wall';
import Candles from '~icons/game-icons/candles';
import CargoCrate from '~icons/game-icons/cargo-crate';
import Camera from '~icons/game-icons/cctv-camera';
import Cheese from '~icons/game-icons/cheese-wedge';
import CityCar from '~icons/game-icons/city-car';
import CampPot from '~icons/game-icons/cauldron';
import Coffin from '~icons/game-icons/coffin';
import Deer from '~icons/game-icons/deer-head';
import Desk from '~icons/game-icons/desk';
import Doorway from '~icons/game-icons/doorway';
import EntryDoor from '~icons/game-icons/entry-door';
import Erlenmeyer from '~icons/game-icons/erlenmeyer';
import EvilEyes from '~icons/game-icons/evil-eyes';
import FirstAidKit from '~icons/game-icons/first-aid-kit';
import Flame from '~icons/game-icons/flame';
import Furnace from '~icons/game-icons/furnace';
import GrandPiano from '~icons/game-icons/grand-piano';
import Greenhouse from '~icons/game-icons/greenhouse';
import Keyboard from '~icons/game-icons/keyboard';
import MonaLisa from '~icons/game-icons/mona-lisa';
import Nuclear from '~icons/game-icons/nuclear-plant';
import PoisonGas from '~icons/game-icons/poison-gas';
import Prisoner from '~icons/game-icons/prisoner';
import Shower from '~icons/game-icons/shower';
import Stairs from '~icons/game-icons/stairs';
import Table from '~icons/game-icons/table';
import Syringe from '~icons/game-icons/syringe';
import Virus from '~icons/game-icons/virus';
import WashingMachine from '~icons/game-icons/washing-machine';
import RedCarpet from '~icons/game-icons/red-carpet';
import type { Icon } from './icons.ts';

export const FLOORS = ['plank', 'tile', 'carpet', 'steel'] as const;
export type FloorId = (typeof FLOORS)[number];

/** Each room's floor and the thing that tells it from the others. */
export const ROOM_LOOKS: Readonly<Record<string, { readonly floor: FloorId; readonly prop: Icon }>> = {
  'laboratory': { floor: 'tile', prop: Erlenmeyer },
  'entrance-hall': { floor: 'carpet', prop: EntryDoor },
  'sprinkler-control': { floor: 'steel', prop: Shower },
  'virus-cabinet': { floor: 'steel', prop: Virus },
  'medic-bay': { floor: 'tile', prop: FirstAidKit },
  'ammo-reserve': { floor: 'steel', prop: AmmoBox },
  'dining-room': { floor: 'plank', prop: Table },
  'library': { floor: 'plank', prop: Bookshelf },
  'kitchen': { floor: 'tile', prop: CampPot },
  'guest-bedroom': { floor: 'plank', prop: Bed },
  'bathroom': { floor: 'tile', prop: Bathtub },
  'music-room': { floor: 'plank', prop: GrandPiano },
  'garage': { floor: 'steel', prop: CityCar },
  'conservatory': { floor: 'tile', prop: Greenhouse },
  'trophy-room': { floor: 'plank', prop: Deer },
  'study': { floor: 'plank', prop: Desk },
  'laundry': { floor: 'tile', prop: WashingMachine },
  'passage': { floor: 'plank', prop: Doorway },
  'pantry': { floor: 'tile', prop: Cheese },
  'main-corridor': { floor: 'carpet', prop: RedCarpet },
  'grand-staircase': { floor: 'carpet', prop: Stairs },
  'gallery': { floor: 'carpet', prop: MonaLisa },
  'chapel': { floor: 'tile', prop: Candles },
  'boiler-room': { floor: 'steel', prop: Furnace },
  'archive': { floor: 'plank', prop: Files },
  'morgue': { floor: 'tile', prop: Coffin },
  'hallway': { floor: 'carpet', prop: Doorway },
  'storage': { floor: 'plank', prop: CargoCrate },
  'corridor': { floor: 'carpet', prop: Doorway },
  'cell': { floor: 'steel', prop: Prisoner },
  'reactor': { floor: 'steel', prop: Nuclear },
};

/** What the rules have to do with a room, as printed on its tile. */
export const TILE_ICON_LOOKS = {
  'antidote': Syringe,
  'fire-direction-key': Flame,
  'terminal': Keyboard,
  'camera': Camera,
  'gas-leak': PoisonGas,
  'defense-room': BrickWall,
  'lurking-creature': EvilEyes,
  'sprinkler-control': Shower,
  'virus-cabinet': Virus,
  'medic-bay': FirstAidKit,
  'ammo-reserve': AmmoBox,
} as const satisfies Record<TileIcon, Icon>;
