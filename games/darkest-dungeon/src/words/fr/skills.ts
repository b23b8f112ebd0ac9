import type { SKILLS_EN } from '../en/skills.ts';

/** French words: Skills, Conditions, effects of cards, Light, Curios, Rest. */
export const SKILLS_FR = {
  // Using a Skill
  'choose-target-area': '{hero@The} utilise {skill}. Sur quelle zone ?',
  'choose-targets': '{hero@The} utilise {skill}. Sur qui ? Encore {left## cible|# cibles} à désigner.',
  'skill-roll': 'Le jet de la compétence',
  'skill-used': '{figure@The} utilise {skill}{targets? sur |}{targets@the}.',
  'skill-rolled': '{figure@The} obtient {roll} pour {skill}.',
  'target-hit': '{skill} touche {figure@the}{critical? : coup critique !|.}',
  'target-missed': '{skill} manque {figure@the}.',
  'damage-taken': '{figure@The} subit {amount#un point|# points} de dégâts{critical? critiques|}.',
  'riposted': '{figure@The} riposte contre {by@the}.',

  // Conditions
  'condition-added': '{figure} : {condition}{wounds? |}{wounds} pendant {tokens#un tour|# tours}.',
  'condition-refused': '{figure} : {condition} reste sans effet.',
  'conditions-removed': '{figure@The} n’a plus : {conditions}.',
  'condition-tokens-removed':
    '{figure} : un jeton quitte chaque état{wounds?. Blessures : |}{wounds}{stunned?. L’Étourdissement se fait sentir|}{ended?. Terminé : |}{ended}.',

  // Push and pull
  'push-or-pull': 'Poussée ou Attraction de {steps} pour {figure@the} ?',
  'push': 'Poussée',
  'pull': 'Attraction',
  'shuffle-to': 'Où va {figure@the} ?',
  'shuffled':
    '{figure} : {pull?Attraction|Poussée}{area? vers |}{area@the}{slots?, de |}{slots}{slots? sur la piste|}.',
  'shuffle-refused': '{figure@The} ne bouge pas.',
  'keep-balance': '{hero@The} devrait subir un Transfert de {steps}. Garder l’équilibre ?',
  'shuffle-less': 'De {less} seulement',
  'resist-own-shuffle': '{hero@The} se déplace par sa propre compétence. Y résister ?',
  'resist': '{immune?Rester sur place|Un pas de moins}',
  'go-along': 'Comme le dit la carte',
  'slot-changed': '{figure} {forward?avance|recule} sur la piste Posture.',

  // Effects of cards
  'effect-roll': 'Le d10 de la carte',
  'effect-rolled': '{card} : {figure} obtient {roll}.',
  'gold-roll': 'Or trouvé',
  'actions-changed': '{figure@The} a {more?plus|moins} d’actions ce tour : {actions}.',
  'acc-gained': '{figure@The} a +{amount} en précision ce tour.',
  'damage-gained': '{figure@The} inflige {amount#un point|# points} de dégâts de plus ce tour.',
  'form-changed': '{hero} {beast?prend sa forme bestiale|reprend sa forme humaine}.',
  'light-changed': 'La lumière {up?monte|baisse} à {light}.',
  'way-learned':
    '{figure@The} apprend le chemin : chaque héros lancera un dé Exploration de moins la prochaine fois.',

  // Curios
  'curio-torch': 'Un curio. Dépenser une torche avant d’y toucher, pour qu’il ne fasse aucun mal ?',
  'shield-curio': 'Dépenser une torche',
  'curio-card': 'Une carte Curio',
  'curio-drawn': '{hero}{hero? trouve un curio : |Un curio est trouvé : }{curio}.',
  'curio-hero': '{curio} : qui y touche ?',
  'curio-offer': '{curio} : payer ce qu’il faut pour en tirer plus, {hero} ?',
  'pay-curio': 'Dépenser 1 {provision}',
  'pay-curio-gold': 'Payer {gold} d’or',
  'curio-harmless': '{curio} : sans danger.',
  'curio-gone': 'Le Collecteur est déjà passé : il ne reste aucun curio.',
  'light-fingers': 'Doigts légers',
  'gift-snatched': 'Doigts légers, jet de {roll} : {gold?l’or disparaît|la breloque disparaît}.',
  'gift-kept': 'Doigts légers, jet de {roll} : rien n’est pris.',

  // Rest
  'rested': 'Le groupe se repose : {points#un point de repos|# points de repos}.',
  'share-rest': 'Répartissez-vous ensemble les points de repos ?',
  'rest-together': 'Ensemble',
  'rest-apart': 'Les partager en parts égales',
  'spend-resting-point': 'Encore {points#un point de repos|# points de repos}. Pour qui ?',
  'rest-wound': '{hero} : une blessure{wounds?, déjà |}{wounds}',
  'rest-stress': '{hero} : un Stress{stress?, déjà |}{stress}',
} as const satisfies Record<keyof typeof SKILLS_EN, string>;
