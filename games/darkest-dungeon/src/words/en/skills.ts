/** English words: Skills, Conditions, effects of cards, Light, Curios, Rest. */
export const SKILLS_EN = {
  // Using a Skill
  'choose-target-area': '{hero@The} uses {skill}. At which Area?',
  'choose-targets': '{hero@The} uses {skill}. On whom? {left#One target|# targets} to name.',
  'skill-roll': 'The roll of the Skill',
  'skill-used': '{figure@The} uses {skill}{targets? on |}{targets@the}.',
  'skill-rolled': '{figure@The} rolls {roll} for {skill}.',
  'target-hit': '{skill} hits {figure@the}{critical?: a critical hit!|.}',
  'target-missed': '{skill} misses {figure@the}.',
  'damage-taken': '{figure@The} takes {amount} {critical?critical Damage|Damage}.',
  'riposted': '{figure@The} strikes back at {by@the}.',

  // Conditions
  'condition-added': '{figure}: {condition}{wounds? |}{wounds} for {tokens#one turn|# turns}.',
  'condition-refused': '{figure}: {condition} does not take hold.',
  'conditions-removed': '{figure@The} is rid of {conditions}.',
  'condition-tokens-removed':
    '{figure}: a token leaves each Condition{wounds?. Wounds: |}{wounds}{stunned?. The Stun is felt|}{ended?. Over: |}{ended}.',

  // Push and pull
  'push-or-pull': 'Push or pull {figure@the} by {steps}?',
  'push': 'Push',
  'pull': 'Pull',
  'shuffle-to': 'Where does {figure@the} go?',
  'shuffled':
    '{figure@The} is {pull?pulled|pushed}{area? to |}{area@the}{slots?, on the tracker by |}{slots}.',
  'shuffle-refused': '{figure@The} does not budge.',
  'keep-balance': '{hero@The} would be shuffled by {steps}. Keep your balance?',
  'shuffle-less': 'Only by {less}',
  'resist-own-shuffle': '{hero@The} moves by an own Skill. Hold out against it?',
  'resist': '{immune?Stay|One step less}',
  'go-along': 'As the card says',
  'slot-changed': '{figure@The} moves {forward?forward|back} on the tracker.',

  // Effects of cards
  'effect-roll': 'The d10 of the card',
  'effect-rolled': '{card}: {figure} rolls {roll}.',
  'gold-roll': 'Gold found',
  'actions-changed': '{figure@The} has {more?more|fewer} actions this turn: {actions}.',
  'acc-gained': '{figure@The} has +{amount} Acc this turn.',
  'damage-gained': '{figure@The} deals {amount} more damage this turn.',
  'form-changed': '{hero} {beast?becomes a beast|is human again}.',
  'light-changed': 'The Light {up?rises|falls} to {light}.',
  'way-learned': '{figure@The} learns the way: each Hero rolls one Exploration die fewer next time.',

  // Curios
  'curio-torch': 'A Curio. Spend a Torch before it is touched, so that it does no harm?',
  'shield-curio': 'Spend a Torch',
  'curio-card': 'A Curio Card',
  'curio-drawn': '{hero}{hero? finds a Curio: |A Curio is found: }{curio}.',
  'curio-hero': '{curio}: who touches it?',
  'curio-offer': '{curio}: does {hero@the} pay for what more it offers?',
  'pay-curio': 'Spend 1 {provision}',
  'pay-curio-gold': 'Pay {gold} Gold',
  'curio-harmless': '{curio} does no harm.',
  'curio-gone': 'The Collector was here first: no Curio is left.',
  'light-fingers': 'Light Fingers',
  'gift-snatched': 'Light Fingers, roll {roll}: {gold?the Gold|the Trinket} is gone.',
  'gift-kept': 'Light Fingers, roll {roll}: nothing is taken.',

  // Rest
  'rested': 'The party makes camp: {points#one Resting Point|# Resting Points}.',
  'share-rest': 'Do you divide the Resting Points together?',
  'rest-together': 'Together',
  'rest-apart': 'Split them equally',
  'spend-resting-point': '{points#One Resting Point|# Resting Points} left. For whom?',
  'rest-wound': '{hero}: one Wound{wounds?, so far |}{wounds}',
  'rest-stress': '{hero}: one Stress{stress?, so far |}{stress}',
} as const satisfies Record<string, string>;
