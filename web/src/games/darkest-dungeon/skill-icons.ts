import type { SkillId } from '@tenebrae/darkest-dungeon/data';
import type { Icon } from './figure-icons.ts';
import AngelWings from '~icons/game-icons/angel-wings';
import ArcheryTarget from '~icons/game-icons/archery-target';
import AxeSwing from '~icons/game-icons/axe-swing';
import Banjo from '~icons/game-icons/banjo';
import BattleAxe from '~icons/game-icons/battle-axe';
import BestialFangs from '~icons/game-icons/bestial-fangs';
import Biceps from '~icons/game-icons/biceps';
import Blindfold from '~icons/game-icons/blindfold';
import BloodySword from '~icons/game-icons/bloody-sword';
import BottleVapors from '~icons/game-icons/bottle-vapors';
import BowieKnife from '~icons/game-icons/bowie-knife';
import BrokenWall from '~icons/game-icons/broken-wall';
import BulletImpacts from '~icons/game-icons/bullet-impacts';
import Caltrops from '~icons/game-icons/caltrops';
import CandleLight from '~icons/game-icons/candle-light';
import ClawSlashes from '~icons/game-icons/claw-slashes';
import CrossShield from '~icons/game-icons/cross-shield';
import CrosshairArrow from '~icons/game-icons/crosshair-arrow';
import CurledTentacle from '~icons/game-icons/curled-tentacle';
import CursedStar from '~icons/game-icons/cursed-star';
import CurvyKnife from '~icons/game-icons/curvy-knife';
import DaemonPull from '~icons/game-icons/daemon-pull';
import Dart from '~icons/game-icons/dart';
import DrinkMe from '~icons/game-icons/drink-me';
import DrippingKnife from '~icons/game-icons/dripping-knife';
import Enlightenment from '~icons/game-icons/enlightenment';
import ExplosionRays from '~icons/game-icons/explosion-rays';
import EyeTarget from '~icons/game-icons/eye-target';
import Fencer from '~icons/game-icons/fencer';
import FireworkRocket from '~icons/game-icons/firework-rocket';
import FlangedMace from '~icons/game-icons/flanged-mace';
import FlashGrenade from '~icons/game-icons/flash-grenade';
import Glaive from '~icons/game-icons/glaive';
import GlowingHands from '~icons/game-icons/glowing-hands';
import Gunshot from '~icons/game-icons/gunshot';
import HandBandage from '~icons/game-icons/hand-bandage';
import HarpoonChain from '~icons/game-icons/harpoon-chain';
import Healing from '~icons/game-icons/healing';
import HeartOrgan from '~icons/game-icons/heart-organ';
import HoodedFigure from '~icons/game-icons/hooded-figure';
import HumanTarget from '~icons/game-icons/human-target';
import HuntingBolas from '~icons/game-icons/hunting-bolas';
import KnifeThrust from '~icons/game-icons/knife-thrust';
import Lyre from '~icons/game-icons/lyre';
import MailedFist from '~icons/game-icons/mailed-fist';
import Manacles from '~icons/game-icons/manacles';
import Meditation from '~icons/game-icons/meditation';
import MusicalNotes from '~icons/game-icons/musical-notes';
import PeaceDove from '~icons/game-icons/peace-dove';
import PlainDagger from '~icons/game-icons/plain-dagger';
import PoisonGas from '~icons/game-icons/poison-gas';
import Punch from '~icons/game-icons/punch';
import RaggedWound from '~icons/game-icons/ragged-wound';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import RallyTheTroops from '~icons/game-icons/rally-the-troops';
import RollingBomb from '~icons/game-icons/rolling-bomb';
import SacrificialDagger from '~icons/game-icons/sacrificial-dagger';
import SawedOffShotgun from '~icons/game-icons/sawed-off-shotgun';
import Scales from '~icons/game-icons/scales';
import Scalpel from '~icons/game-icons/scalpel';
import Shouting from '~icons/game-icons/shouting';
import Sickle from '~icons/game-icons/sickle';
import SmokingOrb from '~icons/game-icons/smoking-orb';
import SpiralBottle from '~icons/game-icons/spiral-bottle';
import Stomp from '~icons/game-icons/stomp';
import StrikingArrows from '~icons/game-icons/striking-arrows';
import SunSpear from '~icons/game-icons/sun-spear';
import Syringe from '~icons/game-icons/syringe';
import TheaterCurtains from '~icons/game-icons/theater-curtains';
import ThrownDaggers from '~icons/game-icons/thrown-daggers';
import ThrownKnife from '~icons/game-icons/thrown-knife';
import Vomiting from '~icons/game-icons/vomiting';
import VoodooDoll from '~icons/game-icons/voodoo-doll';
import WantedReward from '~icons/game-icons/wanted-reward';
import WarPick from '~icons/game-icons/war-pick';
import Werewolf from '~icons/game-icons/werewolf';
import WingedSword from '~icons/game-icons/winged-sword';

/** The picture of every Skill Card: what the deed looks like; no two Skills share one. */
export const SKILL_ICONS = {
  // Crusader
  'crusader:smite': WingedSword,
  'crusader:zealous-accusation': Enlightenment,
  'crusader:stunning-blow': MailedFist,
  'crusader:bulwark-of-faith': CrossShield,
  'crusader:battle-heal': Healing,
  'crusader:holy-lance': SunSpear,
  'crusader:inspiring-cry': RallyTheTroops,

  // Hellion
  'hellion:wicked-hack': AxeSwing,
  'hellion:iron-swan': Glaive,
  'hellion:barbaric-yawp': Shouting,
  'hellion:if-it-bleeds': RaggedWound,
  'hellion:breakthrough': BrokenWall,
  'hellion:adrenaline-rush': Biceps,
  'hellion:bleed-out': BloodySword,

  // Bounty Hunter
  'bounty-hunter:collect-bounty': WantedReward,
  'bounty-hunter:mark-for-death': HumanTarget,
  'bounty-hunter:come-hither': HarpoonChain,
  'bounty-hunter:uppercut': Punch,
  'bounty-hunter:flashbang': FlashGrenade,
  'bounty-hunter:finish-him': BattleAxe,
  'bounty-hunter:caltrops': Caltrops,

  // Highwayman
  'highwayman:wicked-slice': BowieKnife,
  'highwayman:pistol-shot': SawedOffShotgun,
  'highwayman:point-blank-shot': Gunshot,
  'highwayman:grapeshot-blast': BulletImpacts,
  'highwayman:tracking-shot': EyeTarget,
  'highwayman:duelists-advance': Fencer,
  'highwayman:open-vein': DrippingKnife,

  // Vestal
  'vestal:mace-bash': FlangedMace,
  'vestal:judgement': Scales,
  'vestal:dazzling-light': ExplosionRays,
  'vestal:divine-grace': PeaceDove,
  'vestal:divine-comfort': AngelWings,
  'vestal:illumination': CandleLight,
  'vestal:hand-of-light': GlowingHands,

  // Jester
  'jester:dirk-stab': PlainDagger,
  'jester:harvest': Sickle,
  'jester:finale': TheaterCurtains,
  'jester:solo': Banjo,
  'jester:battle-ballad': Lyre,
  'jester:inspiring-tune': MusicalNotes,
  'jester:slice-off': CurvyKnife,

  // Plague Doctor
  'plague-doctor:noxious-blast': PoisonGas,
  'plague-doctor:plague-grenade': RollingBomb,
  'plague-doctor:blinding-gas': SmokingOrb,
  'plague-doctor:incision': Scalpel,
  'plague-doctor:battlefield-medicine': Syringe,
  'plague-doctor:emboldening-vapours': BottleVapors,
  'plague-doctor:disorienting-blast': SpiralBottle,

  // Arbalest
  'arbalest:sniper-shot': CrosshairArrow,
  'arbalest:suppressing-fire': StrikingArrows,
  'arbalest:snipers-mark': ArcheryTarget,
  'arbalest:bola': HuntingBolas,
  'arbalest:blindfire': Blindfold,
  'arbalest:battlefield-bandage': HandBandage,
  'arbalest:rallying-flare': FireworkRocket,

  // Grave Robber
  'grave-robber:pick-to-the-face': WarPick,
  'grave-robber:lunge': KnifeThrust,
  'grave-robber:flashing-daggers': ThrownDaggers,
  'grave-robber:shadow-fade': HoodedFigure,
  'grave-robber:throw-dagger': ThrownKnife,
  'grave-robber:poison-dart': Dart,
  'grave-robber:toxin-trickery': DrinkMe,

  // Occultist
  'occultist:sacrificial-stab': SacrificialDagger,
  'occultist:abyssal-artillery': CurledTentacle,
  'occultist:weakening-curse': CursedStar,
  'occultist:wyrd-reconstruction': HeartOrgan,
  'occultist:vulnerability-hex': VoodooDoll,
  'occultist:hands-from-the-abyss': RaiseZombie,
  'occultist:daemons-pull': DaemonPull,

  // Abomination
  'abomination:manacles': Manacles,
  'abomination:beasts-bile': Vomiting,
  'abomination:absolution': Meditation,
  'abomination:transform': Werewolf,
  'abomination:rake': ClawSlashes,
  'abomination:rage': BestialFangs,
  'abomination:slam': Stomp,
} as const satisfies Record<SkillId, Icon>;
