import type { MAGIC_EN } from '../en/magic.ts';
import { SKILLS_FR } from './skills.ts';
import { SPELLS_FR } from './spells.ts';

/** French words: Source, spells, Faith, Miracles and skills. */
export const MAGIC_FR = {
  ...SKILLS_FR,
  ...SPELLS_FR,

  // Source
  'source-gained': '{who@The} gagne {amount} Source ({total} en tout).',
  'source-lost': '{who@The} perd {amount} Source (reste {total}).',
  'bleed-for-source': '{skill} : subir 1 Blessure pour 1 Source de plus ? ({who})',

  // Casting
  'cast': 'lancer {spell} ({cost} ou plus aux dés)',
  'spell-target': '{spell} : quelle cible ? ({who})',
  'target-monster': '{monster@the} (reste {left} de Santé)',
  'puppet-victim': '{spell} : qui la marionnette frappe-t-elle ?',
  'spend-source': '{spell} : combien de Source dépenser ? Les dés doivent atteindre {cost}. ({who})',
  'source-tokens': '{amount} Source',
  'cast-roll': 'Le jet d’incantation',
  'spell-cast': '{who@The} lance {spell} avec {amount} Source.',
  'cast-succeeded': '{spell} réussit : {faces}, modificateurs {modifier}, {total} contre {cost}.',
  'cast-failed': '{spell} échoue : {faces}, modificateurs {modifier}, {total} contre {cost}.',
  'stepped-through': '{who@The} passe par la {spell}.',
  'effect-began': '{who@The} : {effect} est en vigueur.',
  'source-burn': 'La Source brûle {who@the} : niveau {level}, {chart} ({faces}).',
  'burn-wounds': 'Blessures de la Brûlure de Source',
  'burn-insanity': 'Folie de la Brûlure de Source',
  'learn-spell': 'Quel sort apprendre ? ({who})',
  'learn': '{spell} (coût {cost})',
  'spell-learnt': '{who@The} apprend {spell}.',

  // Faith and Miracles
  'faith-gained': '{who@The} gagne {amount#1 point de Foi|# points de Foi} ({total} en tout).',
  'miracle-draw': 'Un Miracle pour ce donjon',
  'miracle-received': '{who@The} reçoit le Miracle {miracle}.',
  'litany-deck': 'De quelle pioche tirer deux Miracles pour en garder un ? ({who})',
  'fourth-prayer-deck': 'De quelle pioche prendre un Miracle de plus ? ({who})',
  'healing-miracles': 'les Miracles de guérison',
  'offensive-miracles': 'les Miracles offensifs',
  'defensive-miracles': 'les Miracles défensifs',
  'keep-miracle': 'Quel Miracle garder ? ({who})',
  'keep-this-miracle': 'garder {miracle}',
  'invoke': 'invoquer {miracle} ({cost#1 point de Foi|# points de Foi})',
  'miracle-target': '{miracle} : pour qui, contre qui prier ? ({who})',
  'miracle-invoked': '{who@The} invoque {miracle} pour {amount#1 point de Foi|# points de Foi}.',
  'was-purged': '{who@The} est débarrassé du Poison et du feu.',
  'mirror-broke': 'Le Miroir de la foi prend le coup à la place. ({who})',

  // Skills
  'use-skill': 'utiliser {skill}',
  'skill-used': '{who@The} utilise {skill}.',
  'choose-stance': 'Quelle posture prendre ? ({who})',
  'taunt': 'provoquer {monster@the}, qui vous prend pour cible',
  'why-taunted': 'on l’a provoqué',
  'rally': 'rallier tout le monde ici : 1d6 Blessures en moins et 1 Vigueur chacun',
  'whirlwind': 'tourbillonner ({weapon}) : une attaque contre chaque ennemi adjacent',
  'whirlwind-next': 'Qui le tourbillon frappe-t-il ensuite ? ({who})',
  'strike-next': '{monster@the}',
  'parry': '{monster@The} touche. Parer ? ({who})',
  'interpose': '{monster@The} attaque {target@the}. S’interposer pour 1 Vigueur ? ({who})',
  'interposed': '{who@The} se jette devant {target@the}.',
  'far-open': 'ouvrir cette porte à distance',
  'far-close': 'fermer cette porte à distance',
  'push-back': 'Rejeter {monster@the} en arrière ? ({who})',
  'why-pushed': 'on l’a rejeté en arrière',
  'mirror-wounds': 'Rendre {amount#la Blessure|les # Blessures} ? ({who}, contre {monster@the})',
  'hex-enemy': '{skill} : qui maudire ? ({who})',
  'cast-twice': 'Résoudre {spell} une seconde fois ? ({who})',
  'smite': '{who@The} touche {monster@the}. Le châtier pour 1 point de Foi ?',
  'ward-off': '{monster@The} touche {target@the}. Le protéger pour 2 points de Foi ? ({who})',
  'be-martyr':
    '{monster@The} va infliger {amount#1 Blessure|# Blessures} ({target}). Les subir à sa place ? ({who})',
  'banish': 'bannir {monster@the} pour {cost} points de Foi : 2d6 Blessures',
  'breath': '{cost#1 point de Foi|# points de Foi} pour 1 Vigueur ({who})',
  'share-burden': '{skill} : de qui prendre 1 Folie ? ({who})',
  'burden-shared': '{who@The} prend sur lui 1 Folie ({target}) : {total} en tout.',
  'raise-smoke':
    'lever un écran de fumée : les attaques contre vous ont -2 pour toucher jusqu’au prochain tour',
  'slip-away': '{skill} : où se glisser ? ({who})',
} as const satisfies Record<keyof typeof MAGIC_EN, string>;
