import type {
  CreatureIcon,
  ItemId,
  SkillEffectKind,
  StartingSkillId,
  SurvivorIcon,
  SurvivorId,
  TerrorEvent,
} from '@tenebrae/dark-darker-darkest/data';
import type { ComponentType, SVGProps } from 'react';
import AmmoBox from '~icons/game-icons/ammo-box';
import Syringe from '~icons/game-icons/syringe';
import BallerinaShoes from '~icons/game-icons/ballerina-shoes';
import BandageRoll from '~icons/game-icons/bandage-roll';
import BaseballBat from '~icons/game-icons/baseball-bat';
import Biceps from '~icons/game-icons/biceps';
import BleedingWound from '~icons/game-icons/bleeding-wound';
import BottleVapors from '~icons/game-icons/bottle-vapors';
import BowieKnife from '~icons/game-icons/bowie-knife';
import BrodieHelmet from '~icons/game-icons/brodie-helmet';
import Bullets from '~icons/game-icons/bullets';
import Bullseye from '~icons/game-icons/bullseye';
import Camera from '~icons/game-icons/cctv-camera';
import CrossMark from '~icons/game-icons/cross-mark';
import Crosshair from '~icons/game-icons/crosshair';
import Crowbar from '~icons/game-icons/crowbar';
import Dynamite from '~icons/game-icons/dynamite';
import EvilEyes from '~icons/game-icons/evil-eyes';
import FemaleVampire from '~icons/game-icons/female-vampire';
import FireAxe from '~icons/game-icons/fire-axe';
import FireExtinguisher from '~icons/game-icons/fire-extinguisher';
import FireShield from '~icons/game-icons/fire-shield';
import FirstAidKit from '~icons/game-icons/first-aid-kit';
import FlashGrenade from '~icons/game-icons/flash-grenade';
import Flashlight from '~icons/game-icons/flashlight';
import GasMask from '~icons/game-icons/gas-mask';
import Grab from '~icons/game-icons/grab';
import Grenade from '~icons/game-icons/grenade';
import Guards from '~icons/game-icons/guards';
import HazmatSuit from '~icons/game-icons/hazmat-suit';
import Healing from '~icons/game-icons/healing';
import Kevlar from '~icons/game-icons/kevlar-vest';
import Keyboard from '~icons/game-icons/keyboard';
import Knapsack from '~icons/game-icons/knapsack';
import Machete from '~icons/game-icons/machete';
import MachineGun from '~icons/game-icons/machine-gun';
import MagnifyingGlass from '~icons/game-icons/magnifying-glass';
import Meat from '~icons/game-icons/meat';
import MedicinePills from '~icons/game-icons/medicine-pills';
import NightVision from '~icons/game-icons/night-vision';
import Nurse from '~icons/game-icons/nurse-female';
import PistolGun from '~icons/game-icons/pistol-gun';
import Police from '~icons/game-icons/police-officer-head';
import DoctorFace from '~icons/game-icons/doctor-face';
import Punch from '~icons/game-icons/punch-blast';
import Push from '~icons/game-icons/push';
import RaggedWound from '~icons/game-icons/ragged-wound';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import Raven from '~icons/game-icons/raven';
import Rifle from '~icons/game-icons/rifle';
import RingingAlarm from '~icons/game-icons/ringing-alarm';
import Run from '~icons/game-icons/run';
import SawedOff from '~icons/game-icons/sawed-off-shotgun';
import ShakingHands from '~icons/game-icons/shaking-hands';
import Shambling from '~icons/game-icons/shambling-zombie';
import SharpLips from '~icons/game-icons/sharp-lips';
import SniffingDog from '~icons/game-icons/sniffing-dog';
import SodaCan from '~icons/game-icons/soda-can';
import Spray from '~icons/game-icons/spray';
import Sprint from '~icons/game-icons/sprint';
import Stomach from '~icons/game-icons/stomach';
import Sunglasses from '~icons/game-icons/sunglasses';
import SwapBag from '~icons/game-icons/swap-bag';
import TargetLaser from '~icons/game-icons/target-laser';
import TargetShot from '~icons/game-icons/target-shot';
import Terror from '~icons/game-icons/terror';
import TreasureMap from '~icons/game-icons/treasure-map';
import Virus from '~icons/game-icons/virus';
import Wildfires from '~icons/game-icons/wildfires';
import WolfHowl from '~icons/game-icons/wolf-howl';
import Decontamination from '~icons/game-icons/shower';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

export const SURVIVOR_FACES = {
  leo: FireAxe,
  jack: PistolGun,
  nina: Nurse,
  bruce: Sunglasses,
  lucy: BaseballBat,
} as const satisfies Record<SurvivorId, Icon>;

/** The seat colour of each survivor, as their boards are printed. */
export const SEAT_COLOURS = { leo: 4, bruce: 2, lucy: 5, nina: 3, jack: 1 } as const satisfies Record<
  SurvivorId,
  number
>;

export const ENEMY_FACES = {
  'ordinary': Shambling,
  'disco-doll': BallerinaShoes,
  'guts': Stomach,
  'chunk': Meat,
  'tuff-guy': Biceps,
  'undead-bird': Raven,
  'zombie-dog': SniffingDog,
  'security-guard': Police,
  'doctor-mortimer': DoctorFace,
  'lisa-mortimer': FemaleVampire,
} as const satisfies Record<string, Icon>;
export type EnemyFace = keyof typeof ENEMY_FACES;

export const ITEM_ICONS = {
  'fire-axe': FireAxe,
  'combat-knife': BowieKnife,
  'baseball-bat': BaseballBat,
  'crowbar': Crowbar,
  'machete': Machete,
  'handgun': PistolGun,
  'shotgun': SawedOff,
  'automatic': MachineGun,
  'sniper-rifle': Rifle,
  'handgun-ammo': Bullets,
  'shotgun-ammo': Bullets,
  'automatic-ammo': Bullets,
  'sniper-ammo': Bullets,
  'handgun-scope': Crosshair,
  'laser-sight': TargetLaser,
  'shotgun-scope': Crosshair,
  'flashlight': Flashlight,
  'armor': Kevlar,
  'fire-extinguisher': FireExtinguisher,
  'helmet': BrodieHelmet,
  'night-vision': NightVision,
  'antidote': Syringe,
  'energy-drink': SodaCan,
  'grenade': Grenade,
  'dynamite': Dynamite,
  'fire-alarm': RingingAlarm,
  'first-aid-spray': Spray,
  'first-aid-kit': FirstAidKit,
  'flare-gun': BottleVapors,
  'flashbang': FlashGrenade,
  'gas-mask': GasMask,
  'map': TreasureMap,
  'decontamination-kit': Decontamination,
  'radiation-suit': HazmatSuit,
  'radiation-pills': MedicinePills,
} as const satisfies Record<ItemId, Icon>;

export const SKILL_ICONS = {
  'no-camera-die': Camera,
  'heal-more': FirstAidKit,
  'destroyed-room-damage': FireShield,
  'extinguish-more': FireExtinguisher,
  'carry-more': Knapsack,
  'aim-hits': TargetShot,
  'more-dice': Punch,
  'found-ammo': AmmoBox,
  'heal-self': BandageRoll,
  'virus-resistance': Virus,
  'give-freely': ShakingHands,
  'search-success': MagnifyingGlass,
  'firearm-range': Crosshair,
  'any-number-of-chips': Keyboard,
  'push': Push,
  'defense-dice': Guards,
} as const satisfies Record<SkillEffectKind, Icon>;

export const STARTING_SKILL_ICONS = {
  'leo-enter-burning-rooms': FireShield,
  'jack-free-attack': PistolGun,
  'nina-heal': Healing,
  'bruce-share-ap': Sprint,
  'lucy-swap-chip': SwapBag,
} as const satisfies Record<StartingSkillId, Icon>;

export const SURVIVOR_DIE_ICONS = {
  success: Bullseye,
  aim: Crosshair,
  knockback: Push,
  retreat: Run,
  failure: CrossMark,
} as const satisfies Record<SurvivorIcon, Icon>;

export const CREATURE_DIE_ICONS = {
  'damage': BleedingWound,
  'heavy-damage': RaggedWound,
  'reinforcement': RaiseZombie,
  'entrap': Grab,
  'bite': SharpLips,
  'fear': Terror,
} as const satisfies Record<CreatureIcon, Icon>;

export const TERROR_DIE_ICONS = {
  'zombie-horde': RaiseZombie,
  'creature-reaction': WolfHowl,
  'creature-appears': EvilEyes,
  'fire-spreads': Wildfires,
} as const satisfies Record<TerrorEvent, Icon>;
