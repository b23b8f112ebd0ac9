import type { HAMLET_EN } from '../en/hamlet.ts';

/** French words: the return, the days in the Hamlet, its Events, buildings and Skills. */
export const HAMLET_FR = {
  // Coming home
  'party-returned': 'Le groupe est de retour : plus aucun état, lumière à {light}, breloques du bon côté.',
  'sell-provisions': 'Provisions restantes : {count}. En utiliser maintenant, ou vendre le reste ?',
  'sell': 'Vendre {count#la dernière|les #} pour 1 pièce d’or chacune',
  'provisions-sold': '{count#Une provision vendue|# provisions vendues}.',
  'hamlet-entered':
    'Le groupe entre au hameau avec {gold## pièce|# pièces} d’or. Un bon moment pour s’arrêter là ce soir.',
  'gold-gained': 'Le groupe gagne {amount## pièce|# pièces} d’or : {gold}.',
  'gold-spent': 'Le groupe perd {amount## pièce|# pièces} d’or : il en reste {gold}.',

  // The Event and the days
  'hamlet-event-card': 'L’événement du hameau',
  'hamlet-event-drawn': 'Événement du hameau : {event}. {days## jour|# jours} de préparation.',
  'last-days-begun': 'Les {days} derniers jours avant la fin.',
  'day-begun': 'Jour {day} sur {days}.',
  'caretaker-roll': 'Où se trouve le gardien',
  'caretaker-placed': 'Le gardien s’est installé : {building}.',
  'caretaker-removed': 'Le gardien est chassé, on peut de nouveau aller {building@to}.',
  'repairs-roll': 'Le bâtiment en travaux',
  'building-closed': '{building} : fermeture.',
  'spend-day': 'Jour {day} : que fait {hero@the} ? Bourse : {gold## pièce|# pièces} d’or.',
  'visit': 'Aller {building@to}',
  'hamlet-skill': 'Compétence du hameau : {skill}',
  'idle': 'Ne rien faire aujourd’hui',
  'building-visited': '{hero@The} va {building@to}.',
  'day-idled': '{hero@The} laisse passer la journée.',
  'day-ended': 'La journée est finie. Encore {left## jour|# jours}.',
  'leave-hamlet': 'Les jours sont écoulés. Bourse : {gold## pièce|# pièces} d’or. Partir ?',
  'set-out': 'Partir',
  'hamlet-left': 'Le groupe quitte le hameau.',

  // Threats in the Hamlet
  'wake-roll': 'Qui veille les morts',
  'mourner-chosen': '{hero@The} doit passer cette journée au Cimetière (jet : {roll}).',
  'mob-roll': 'Une meute se forme-t-elle ?',
  'hero-barred': 'La meute en veut {hero@to} : aucune visite aujourd’hui.',
  'night-visitor-roll': 'Où cherche le visiteur nocturne',
  'night-visitor-came':
    'Le visiteur nocturne est allé {building@to}{hero?. Quelqu’un y est passé aujourd’hui : | ; personne n’y est passé aujourd’hui}{hero}.',
  'stolen-gold-roll': 'L’or qui manque au matin',
  'lose-trinket': '{hero@The} doit céder une breloque. Laquelle ?',
  'give-up-trinket': '{trinket}',

  // Upgrades
  'upgrade': 'Améliorer {building@the} au niveau {level} pour {gold} pièces d’or',
  'upgrade-free': 'Améliorer {building@the} au niveau {level}, gratuitement',
  'agree-to-upgrade':
    'Améliorer {building@the} au niveau {level} pour {gold} pièces d’or ? Il faut l’accord de tous.',
  'agree': 'D’accord',
  'refuse': 'Pas d’accord',
  'upgrade-refused': '{seat} n’est pas d’accord : pas d’amélioration {building@of}.',
  'building-upgraded': '{building} : niveau {level}.',

  // Services
  'choose-service': 'Que demande {hero@the} {building@to} ?',
  'service-remove-quirks': 'Perdre {count#un attribut|# attributs} pour {gold## pièce|# pièces} d’or',
  'service-gain-quirk': 'Gagner un attribut positif pour {gold## pièce|# pièces} d’or',
  'service-stress': 'Récupérer {amount} de Stress pour {gold## pièce|# pièces} d’or',
  'service-heal': 'Soigner {amount#une blessure|# blessures} pour {gold## pièce|# pièces} d’or',
  'service-remove-disease': 'Guérir de la maladie pour {gold## pièce|# pièces} d’or',
  'service-dice':
    '{count#Un dé|# dés} Provisions de plus pour la prochaine quête, pour {gold## pièce|# pièces} d’or',
  'service-dice-free': '{count#Un dé|# dés} Provisions de plus pour la prochaine quête, gratuitement',
  'dice-ordered': 'Dés Provisions de plus pour la prochaine quête : {count}.',
  'forge-skill': 'Quelle compétence {hero@of} passe à la Forge, au niveau {level} pour la prochaine quête ?',
  'forge': '{skill}, niveau {level}, pour {gold## pièce|# pièces} d’or',
  'skill-forged': '{hero@The} utilisera {skill} au niveau {level} pendant la prochaine quête.',
  'use-graveyard':
    '{hero@The} est au milieu des tombes. Gagner une vertu ? La prochaine fois, 10 de Stress tueraient.',
  'mourn': 'Gagner une vertu',

  // The Nomad Wagon
  'wagon-stock': 'Les articles de la Roulotte',
  'wagon-stocked': 'La Roulotte propose {trinkets}.',
  'trade-trinkets':
    '{hero}, à la Roulotte. Bourse : {gold## pièce|# pièces} d’or. Vendre une breloque, en acheter une ?',
  'sell-trinket': 'Vendre {trinket} pour {gold## pièce|# pièces} d’or',
  'buy-trinket': 'Acheter {trinket} pour {gold## pièce|# pièces} d’or',
  'trinket-sold': '{hero@The} vend {trinket}.',
  'trinket-bought': '{hero@The} achète {trinket}.',

  // Events with a choice
  'join-feast': 'Le festin : qu’est-ce que {hero@the} oublie ?',
  'feast-stress': 'Tout le Stress ({amount})',
  'feast-wounds': 'Toutes les blessures ({amount})',
  'cure-hero': 'Qui guérit d’une maladie ?',
  'accept-care': '{hero} : quel attribut laisser aux soigneurs ?',
  'spirits-roll': 'Qui est de bonne humeur ?',
  'join-militia':
    'S’entraîner avec la milice ? Une compétence de niveau 1 de chaque héros monte, mais il n’y aura aucun jour.',
  'train-militia': 'S’entraîner ; aucun jour au hameau',
  'militia-trained': 'Le groupe s’entraîne avec la milice et n’a plus aucun jour.',
  'train-for-free': '{hero} : quelle compétence travailler gratuitement ?',
  'train-skill': '{skill}, au niveau {level}',
  'use-labor-force': 'Quel bâtiment les ouvriers améliorent-ils ? Il reste fermé pendant toute la phase.',

  // Hamlet Skills
  'hamlet-skill-used': '{hero@The} utilise une compétence du hameau : {skill}.',
  'hamlet-skill-target': 'Pour qui est {skill} ?',
  'field-dressing-roll': 'Le pansement tient-il ?',
} as const satisfies Record<keyof typeof HAMLET_EN, string>;
