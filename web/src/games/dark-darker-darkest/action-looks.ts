import type { ActionId } from '@tenebrae/dark-darker-darkest/data';
import BandageRoll from '~icons/game-icons/bandage-roll';
import BreakingChain from '~icons/game-icons/breaking-chain';
import Bullets from '~icons/game-icons/bullets';
import Circuitry from '~icons/game-icons/circuitry';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import DialPadlock from '~icons/game-icons/dial-padlock';
import FireExtinguisher from '~icons/game-icons/fire-extinguisher';
import FirstAidKit from '~icons/game-icons/first-aid-kit';
import FlashGrenade from '~icons/game-icons/flash-grenade';
import Flashlight from '~icons/game-icons/flashlight';
import GasMask from '~icons/game-icons/gas-mask';
import Grenade from '~icons/game-icons/grenade';
import Healing from '~icons/game-icons/healing';
import Hand from '~icons/game-icons/hand';
import Keyboard from '~icons/game-icons/keyboard';
import Knapsack from '~icons/game-icons/knapsack';
import Magnifying from '~icons/game-icons/magnifying-glass';
import MedicinePills from '~icons/game-icons/medicine-pills';
import Nuclear from '~icons/game-icons/nuclear-plant';
import PistolGun from '~icons/game-icons/pistol-gun';
import Radioactive from '~icons/game-icons/radioactive';
import ShakingHands from '~icons/game-icons/shaking-hands';
import SodaCan from '~icons/game-icons/soda-can';
import Sprint from '~icons/game-icons/sprint';
import SwapBag from '~icons/game-icons/swap-bag';
import Syringe from '~icons/game-icons/syringe';
import Trash from '~icons/game-icons/card-discard';
import Unlocking from '~icons/game-icons/unlocking';
import Upgrade from '~icons/game-icons/upgrade';
import Walk from '~icons/game-icons/walk';
import type { Icon } from './icons.ts';

/** How a kind of action looks in the hand, and where its printed cost stands. */
export interface ActionLook {
  readonly text: string;
  readonly Look: Icon;
  readonly cost: ActionId | null;
}

const action = (text: string, Look: Icon, cost: ActionId | null): ActionLook => ({ text, Look, cost });

export const MANAGE_LOOK = action('look.manage', Knapsack, null);

/** By the `action` of the rules' options. */
export const ACTION_LOOKS: Readonly<Record<string, ActionLook>> = {
  'move': action('action.move', Walk, 'move'),
  'search': action('action.search', Magnifying, 'search'),
  'attack': action('action.attack', CrossedSwords, 'attack'),
  'free-attack': action('action.jack-free-attack', PistolGun, 'jack-free-attack'),
  'throw': action('action.throw', Grenade, 'throw'),
  'reveal-chip': action('action.reveal-chip', DialPadlock, 'reveal-chip'),
  'unlock': action('action.unlock-door', Unlocking, 'unlock-door'),
  'swap-chip': action('action.lucy-swap-chip', Circuitry, 'lucy-swap-chip'),
  'terminal': action('action.terminal', Keyboard, 'terminal'),
  'use-corner': action('action.corner-function', Keyboard, 'corner-function'),
  'extinguish': action('action.extinguish', FireExtinguisher, 'extinguish'),
  'extinguish-with': action('look.extinguish-with', FireExtinguisher, null),
  'attempt-rescue': action('action.rescue', BreakingChain, 'rescue'),
  'give': action('look.give', SwapBag, 'pass-or-receive'),
  'take': action('look.take', SwapBag, 'pass-or-receive'),
  'give-ap': action('look.give-ap', Sprint, 'bruce-share-ap'),
  'take-ap': action('look.take-ap', Sprint, 'bruce-share-ap'),
  'heal-other': action('action.nina-heal', Healing, 'nina-heal'),
  'use-bandage': action('action.nina-eternal-bandage', BandageRoll, 'nina-eternal-bandage'),
  'first-aid': action('look.first-aid', FirstAidKit, null),
  'flashbang': action('look.flashbang', FlashGrenade, null),
  'shine': action('look.shine', Flashlight, null),
  'load': action('look.load', Bullets, null),
  'buy-skill': action('action.buy-skill', Upgrade, null),
  'remove-radiation': action('action.remove-radiation', Radioactive, 'remove-radiation'),
  'become-helper': action('look.become-helper', ShakingHands, null),
  'enter-reactor-chip': action('action.enter-reactor-chip', Nuclear, 'enter-reactor-chip'),
  'close-reactor': action('action.close-reactor', Nuclear, 'close-reactor'),
  'take-in-hand': action('look.take-in-hand', Hand, null),
  'stow': action('look.stow', Knapsack, null),
  'drop': action('action.drop', Trash, null),
  'take-antidote': action('look.antidote', Syringe, null),
  'take-pills': action('look.pills', MedicinePills, null),
  'drink': action('look.drink', SodaCan, null),
  'wear-mask': action('look.gas-mask', GasMask, null),
};
