import type { EVENTS_EN } from '../en/events.ts';

/** French words: the Event cards, what they do, ask and tell. */
export const EVENTS_FR = {
  'evt-pressure-plate': 'Dalle piégée',
  'evt-pressure-plate.help': 'Un Maudit d’ici au hasard : test de Perception 5 ou 1d6+3 dégâts.',
  'evt-rolling-boulder': 'Rocher roulant',
  'evt-rolling-boulder.help':
    'Du bout de son allée, il roule de 6 cases au plus vers l’entrée, maintenant et à chaque phase des événements. Qui est sur son chemin : test d’Agilité 5 ou 2d6 dégâts et à terre ; puis écarté. Ce qui l’arrête le retire.',
  'evt-guillotine': 'Guillotine',
  'evt-guillotine.help':
    'Elle pend sous une arche ouverte. Qui entre sous l’arche : test d’Agilité 4 ou 1d6+3 dégâts. Une fouille avec un test de Perception 5 réussi la retire.',
  'evt-portcullis': 'Herse',
  'evt-portcullis.help':
    'Elle tombe à l’entrée. Personne ne passe, mais on voit au travers. Un Maudit à côté peut renoncer à sa phase d’attaque pour un test de Force 5 qui la soulève.',
  'evt-wailing-wall': 'Mur gémissant',
  'evt-wailing-wall.help':
    'Il remplace une porte fermée. Qui finit son tour sur la tuile : test d’Esprit 4 ou 1 Folie. L’ouvrir demande 1 point de mouvement et un test d’Esprit 5 réussi.',
  'evt-broken-door': 'Porte brisée',
  'evt-broken-door.help':
    'La porte fermée la plus proche d’un Maudit au hasard cède pour de bon. Sur 1 ou 2, des monstres vous tendent une embuscade.',
  'evt-whispers': 'Murmures',
  'evt-whispers.help': 'Chaque Maudit d’ici : test d’Esprit 5 ou 1 Folie.',
  'evt-gas-vent': 'Bouche de gaz',
  'evt-gas-vent.help': 'Tous ceux d’ici : test d’Endurance 5 ou 1d3 jetons Poison.',
  'evt-burning-oil': 'Huile enflammée',
  'evt-burning-oil.help': 'Un Maudit au hasard et tous ceux à côté de lui : test d’Agilité 5 ou en flammes.',
  'evt-falling-stones': 'Chute de pierres',
  'evt-falling-stones.help': 'Tous ceux d’ici : test d’Agilité 4 ou 1d6+2 dégâts et à terre.',
  'evt-rotten-floor': 'Plancher pourri',
  'evt-rotten-floor.help': 'Un Maudit d’ici au hasard : test d’Agilité 5 ou 2d6 dégâts et à terre.',
  'evt-rat-swarm': 'Nuée de rats',
  'evt-rat-swarm.help': 'Chaque Maudit d’ici : test d’Endurance 5 ou 1 blessure et 1 jeton Poison.',
  'evt-dead-pilgrim': 'Pèlerin mort',
  'evt-dead-pilgrim.help':
    'Une fouille, 1d6 : 1 : 1 Folie ; de 2 à 4 : un consommable au choix ; 5 ou 6 : 1 trésor ordinaire.',
  'evt-clear-spring': 'Source claire',
  'evt-clear-spring.help': 'Trois fouilles : chacune retire 1d6 blessures et tout le poison à qui fouille.',
  'evt-heart-pulse': 'Battement du Cœur',
  'evt-heart-pulse.help': 'Une utilisation dépensée du Cœur maudit revient.',
  'evt-dying-light': 'Lumière mourante',
  'evt-dying-light.help': 'Le marqueur des Ténèbres avance d’une case.',
  'evt-hunting-horn': 'Cor de chasse',
  'evt-hunting-horn.help': 'Une rencontre, en embuscade.',
  'evt-chained-sentinels': 'Sentinelles enchaînées',
  'evt-chained-sentinels.help': 'Des Skorns sauvages, en position sur cette tuile, sans carte de butin.',
  'evt-loose-flagstone': 'Dalle descellée',
  'evt-loose-flagstone.help': 'Un coffre fermé de plus sur cette tuile.',
  'evt-blood-altar': 'Autel de sang',
  'evt-blood-altar.help':
    'Chaque Maudit d’ici peut subir 1d3 blessures contre 2 points de Foi, 2 Source ou 2 Vigueur.',
  'evt-cursed-idol': 'Idole maudite',
  'evt-cursed-idol.help': 'Une fouille : qui fouille garde 1 trésor rare et subit 1d3+1 Folie.',
  'evt-black-mirror': 'Miroir noir',
  'evt-black-mirror.help':
    'Un Maudit d’ici au hasard peut subir 1d3 Folie pour regarder les 3 premières cartes d’une pioche Donjon et les remettre dans l’ordre de son choix.',
  'evt-soul-lamp': 'Lampe des âmes',
  'evt-soul-lamp.help': 'Le prochain monstre tué vaut 2 âmes de plus.',
  'evt-starving-captive': 'Captif affamé',
  'evt-starving-captive.help':
    'Si un Maudit d’ici défausse un consommable, tous voient la première carte de chaque pioche Donjon ; sinon, chaque Maudit d’ici subit 1 Folie.',

  // Chance
  'gas-vent-poison': 'Jetons Poison dus au gaz',
  'broken-door-heard': 'Si le bruit a été entendu : sur 1 ou 2',
  'dead-pilgrim-search': 'Ce que portait le pèlerin mort',
  'clear-spring-water': 'Blessures que la source retire',
  'cursed-idol-insanity': 'Folie due à l’idole, et 1 de plus',
  'chained-sentinels': 'combien de sentinelles il y a',
  'blood-altar-wounds': 'Blessures pour l’autel',
  'black-mirror-insanity': 'Folie due au miroir',

  // Questions and what they offer
  'pilgrim-choice': 'Que prend {who} au pèlerin mort ?',
  'pilgrim-take': '{consumable}',
  'blood-altar': '{who} : verser du sang sur l’autel ?',
  'altar-faith': '1d3 blessures contre 2 points de Foi',
  'altar-source': '1d3 blessures contre 2 Source',
  'altar-stamina': '1d3 blessures contre 2 Vigueur',
  'black-mirror': '{who} : regarder dans le miroir noir, au prix de 1d3 Folie ?',
  'mirror': 'Regarder la pioche de cette arche',
  'put-back': 'Quelle carte remettre ensuite, la première dessus ?',
  'top-card': '{tile}',
  'feed-captive': '{who} : donner quelque chose au captif ?',
  'feed': 'Donner ceci : {consumable}',

  // What happened
  'altar-gave-faith': '{who} reçoit de l’autel {amount#1 point de Foi|# points de Foi}.',
  'altar-gave-source': '{who} reçoit de l’autel {amount} Source.',
  'mirror-shown':
    '{who} voit dans le miroir {amount#la première carte|les # premières cartes} d’une pioche Donjon.',
  'cards-seen': 'Dans le miroir, la première d’abord : {tiles}.',
  'soul-lamp-lit': 'La lampe luit : le prochain monstre tué vaut {amount} âmes de plus.',
  'captive-fed': '{who} nourrit le captif, qui dit ce qui attend plus loin.',
  'top-card-shown': 'Derrière une arche : {tile}.',
} as const satisfies Record<keyof typeof EVENTS_EN, string>;
