import type { QUESTS_EN } from '../en/quests.ts';

/** French words: the quests, their Props and ally pieces, and how a dungeon ends. */
export const QUESTS_FR = {
  'q-awakening': 'L’Éveil',
  'q-awakening.help':
    'La quête d’apprentissage. Nulle fuite. Trouvez le Nécrofleuve et tuez tous les Monstres. Récompense : un Trésor standard chacun.',
  'q-necrostream-1': 'Le Péage des noyés',
  'q-necrostream-1.help':
    'Vainquez la Rencontre de Boss du Nécrofleuve, dont le courant blesse qui s’y tient. Récompense : 30 couronnes chacun.',
  'q-necrostream-2': 'La Lanterne du passeur',
  'q-necrostream-2.help':
    'Prenez la Lanterne au Nécrofleuve et portez-la hors du donjon. Récompense : un Trésor rare pour le groupe.',
  'q-necrostream-3': 'La Montée des eaux noires',
  'q-necrostream-3.help':
    'Tenez le Nécrofleuve : soyez-y à la fin de la sixième manche après sa découverte, ou d’une suivante. Récompense : 40 couronnes chacun.',
  'q-necrostream-4': 'La Mère des sangsues',
  'q-necrostream-4.help':
    'Tuez les vers d’effroi du Nécrofleuve. Le Poison compte double pour les Maudits. Récompense : un Trésor rare pour le groupe.',
  'q-necrostream-5': 'Des noms dans la vase',
  'q-necrostream-5.help':
    'Lisez les quatre pierres des coins du Nécrofleuve par des tests d’Esprit 5 ; chaque échec appelle une ombre. Récompense : 2 Folie de moins chacun.',
  'q-necrostream-6': 'La Seconde Noyade',
  'q-necrostream-6.help':
    'Tuez la mère des maléfices, que rien ne blesse tant que vit une ombre en pleurs. Le Cœur maudit soigne 1 de moins. Récompense : un Trésor rare chacun.',
  'q-chapel-1': 'Faire taire le chœur',
  'q-chapel-1.help': 'Vainquez la Rencontre de Boss de la Chapelle. Récompense : 30 couronnes chacun.',
  'q-chapel-2': 'Quatre cierges',
  'q-chapel-2.help':
    'Allumez les quatre cierges de la Chapelle ; ils doivent brûler ensemble et peuvent s’éteindre. Récompense : un Trésor rare pour le groupe.',
  'q-chapel-3': 'Le Faux Confesseur',
  'q-chapel-3.help':
    'L’un de vous parle au confesseur de la Chapelle : un test de Charisme 5 décide de ce qui vient. Tuez tous les Monstres. Récompense : 40 couronnes chacun.',
  'q-chapel-4': 'Le Neuvième Doigt',
  'q-chapel-4.help':
    'Portez la Relique de la Chapelle hors du donjon. Son porteur subit 1 Folie à chaque jet des Ténèbres de 1. Récompense : 50 couronnes chacun.',
  'q-chapel-5': 'Les Fonts profanés',
  'q-chapel-5.help':
    'Faites trois offrandes aux Fonts de la Chapelle : eau bénite, 3 points de Foi ou 1d6 Blessures chacune. Récompense : toutes les Blessures et 1 Folie de moins chacun.',
  'q-chapel-6': 'La Messe des morts',
  'q-chapel-6.help':
    'Vainquez la carte Boss de la Chapelle tandis que les morts se lèvent autour de vous, une manche sur deux environ. Le marqueur des Ténèbres avance aussi sur un 2. Récompense : un Trésor rare chacun.',
  'q-crypt-1': 'Le Couvercle entrouvert',
  'q-crypt-1.help': 'Tuez le chevalier du gibet de la Crypte. Récompense : 30 couronnes chacun.',
  'q-crypt-2': 'Quatre sarcophages',
  'q-crypt-2.help':
    'Ouvrez les sarcophages de la Crypte jusqu’à trouver le Sceau ; il ne doit rester aucun Monstre. Récompense : un Trésor rare pour le groupe.',
  'q-crypt-3': 'Du repos pour les morts',
  'q-crypt-3.help':
    'Vainquez le Boss de la Crypte et tuez 3 Morts-vivants par Maudit. Les Rencontres sans Mort-vivant amènent deux serfs. Récompense : 40 couronnes chacun.',
  'q-crypt-4': 'La Fille du fossoyeur',
  'q-crypt-4.help':
    'Menez la jeune fille de la Crypte vivante hors du donjon. Récompense : 60 couronnes chacun.',
  'q-crypt-5': 'Le Registre d’os',
  'q-crypt-5.help':
    'Trois tests d’Esprit 5 réussis déchiffrent le Registre de la Crypte ; un échec coûte 1 Folie. Récompense : un sort ou un Trésor rare chacun.',
  'q-crypt-6': 'Le Roi d’en bas',
  'q-crypt-6.help':
    'Tuez le chevalier du gibet de la Crypte. Une fois trouvé, nulle fuite. Récompense : un Trésor rare chacun.',
  'q-sanctuary-1': 'Le Sceau brisé',
  'q-sanctuary-1.help': 'Vainquez la Rencontre de Boss du Sanctuaire. Récompense : 30 couronnes chacun.',
  'q-sanctuary-2': 'Nourrir la flamme',
  'q-sanctuary-2.help':
    'Allumez les quatre braseros du Sanctuaire, chacun pour une fiole d’huile, 1 point de Foi, 2 de Source ou 1d6 Blessures. Récompense : 40 couronnes chacun.',
  'q-sanctuary-3': 'Le Dormeur',
  'q-sanctuary-3.help':
    'Enchaînez le seigneur démon endormi du Sanctuaire par trois tests de Force 5 réussis, ou tuez-le. Une seule fiole d’huile est permise. Récompense : 50 couronnes chacun.',
  'q-sanctuary-4': 'La Chaîne des noms',
  'q-sanctuary-4.help':
    'Survivez à trois vagues de Monstres au Sanctuaire. Récompense : un Trésor rare pour le groupe.',
  'q-sanctuary-5': 'Les Derniers Pèlerins',
  'q-sanctuary-5.help':
    'Menez au moins deux des trois pèlerins du Sanctuaire hors du donjon. Récompense : 50 couronnes chacun.',
  'q-sanctuary-6': 'Le Dû du Gardien',
  'q-sanctuary-6.help':
    'Tuez le seigneur démon du Sanctuaire. Nulle fuite. Récompense : un Trésor rare chacun, et 3 Folie de moins.',

  // Props
  'lantern': 'Lanterne',
  'name-stone': 'pierre aux noms',
  'candle': 'cierge',
  'relic': 'Relique',
  'font': 'Fonts',
  'sarcophagus': 'sarcophage',
  'ledger': 'Registre',
  'brazier': 'brasero',
  'chain': 'Chaîne',
  'handle-lantern': 'Prendre la Lanterne',
  'handle-name-stone': 'Lire la pierre (test d’Esprit 5)',
  'handle-candle': 'Allumer le cierge',
  'handle-relic': 'Prendre la Relique',
  'handle-font': 'Faire une offrande aux Fonts',
  'handle-sarcophagus': 'Ouvrir le sarcophage',
  'handle-ledger': 'Lire le Registre (test d’Esprit 5)',
  'handle-brazier': 'Nourrir le brasero',
  'handle-chain': 'Tendre la Chaîne (test de Force 5)',
  'offer-blessed-water': 'Offrir de l’eau bénite ({prop})',
  'offer-oil-flask': 'Offrir une fiole d’huile ({prop})',
  'offer-one-faith': 'Offrir 1 point de Foi ({prop})',
  'offer-three-faith': 'Offrir 3 points de Foi ({prop})',
  'offer-source': 'Offrir 2 de Source ({prop})',
  'offer-blood': 'Offrir du sang : subir 1d6 Blessures ({prop})',
  'offered-faith': 'points de Foi',
  'offered-source': 'Source',
  'prop-placed': 'Un objet de quête est dans la salle : {prop}.',
  'prop-handled': '{who@The} s’en occupe : {prop}.',
  'prop-taken': '{who@The} prend l’objet de quête : {prop}.',
  'prop-carried-out': '{who@The} emporte l’objet de quête hors du donjon : {prop}.',
  'offering-given': '{who@The} donne : {thing} ({amount}).',
  'offering-wounds': 'Les Blessures de l’offrande',
  'candle-lit': '{who@The} allume un cierge.',
  'candle-gutters': 'Si un cierge s’éteint : sur un 1',
  'candle-went-out': 'Le dernier cierge allumé s’éteint.',
  'sarcophagus-opened': 'Ce que contient le sarcophage : des morts de 1 à 3, le Sceau sur un 6',
  'sarcophagus-was-full': '{who@The} soulève le couvercle, et quelque chose remue.',
  'sarcophagus-was-empty': '{who@The} soulève le couvercle : de la poussière.',
  'seal-found': '{who@The} trouve le Sceau !',
  'black-water': 'Ce qu’amène l’eau noire : des Monstres sur 4 ou plus',
  'dead-rise': 'Si l’un des morts se lève : sur 4 ou plus',
  'quest-advanced': 'La quête avance : {done} sur {of}.',

  // Ally pieces
  'ally-1': 'premier compagnon',
  'ally-1@the': 'le premier compagnon',
  'ally-1@The': 'Le premier compagnon',
  'ally-2': 'deuxième compagnon',
  'ally-2@the': 'le deuxième compagnon',
  'ally-2@The': 'Le deuxième compagnon',
  'ally-3': 'troisième compagnon',
  'ally-3@the': 'le troisième compagnon',
  'ally-3@The': 'Le troisième compagnon',
  'ally-placed': '{who@The} est ici et doit être mené dehors.',
  'lead-ally': 'Comment bouge {who@the} ({movement## point|# points}) ?',
  'free-ally': 'Dégager {ally@the} de la menace pour cette manche',
  'ally-freed': '{who@The} couvre {ally@the}, qui peut bouger cette manche.',

  // The quest
  'quest-room-card': 'La salle de quête',
  'quest-number': 'Le numéro de la quête',
  'quest-chosen': 'La quête est « {quest} ». Sa salle de quête : {tile}.',
  'choose-speaker': 'Qui parle au confesseur (test de Charisme 5) ?',
  'quest-hopeless': '« {quest} » ne peut plus être accomplie : partez par la sortie du donjon.',
  'quest-was-completed': '« {quest} » est accomplie.',
  'quest-was-failed': '« {quest} » a échoué.',
} as const satisfies Record<keyof typeof QUESTS_EN, string>;
