import type { OVERLORD_NAMES_EN } from '../en/overlord-names.ts';
import { profileNames } from '../profile-names.ts';

/** French names of the twelve kinds, as masters too. */
const MONSTER_NAMES_FR = {
  'bane-spider': 'Araignée fléau',
  'beastman': 'Homme-bête',
  'demon': 'Démon',
  'dragon': 'Dragon',
  'giant': 'Géant',
  'hell-hound': 'Molosse infernal',
  'manticore': 'Manticore',
  'naga': 'Naga',
  'ogre': 'Ogre',
  'razorwing': 'Aile-rasoir',
  'skeleton': 'Squelette',
  'sorcerer': 'Sorcier',
  'master-bane-spider': 'Araignée fléau maître',
  'master-beastman': 'Homme-bête maître',
  'master-demon': 'Démon maître',
  'master-dragon': 'Dragon maître',
  'master-giant': 'Géant maître',
  'master-hell-hound': 'Molosse infernal maître',
  'master-manticore': 'Manticore maître',
  'master-naga': 'Naga maître',
  'master-ogre': 'Ogre maître',
  'master-razorwing': 'Aile-rasoir maître',
  'master-skeleton': 'Squelette maître',
  'master-sorcerer': 'Sorcier maître',
  'mimic': 'Mimique',
} as const satisfies Record<string, string>;

/** French names of monsters and overlord cards, and what each card does. */
export const OVERLORD_NAMES_FR = {
  ...MONSTER_NAMES_FR,
  ...profileNames(MONSTER_NAMES_FR, 'joueurs'),
  'card-type-event': 'événement',
  'card-type-trap': 'piège',
  'card-type-spawn': 'apparition',
  'card-type-power': 'pouvoir',
  'aim': 'Visée',
  'aim.text':
    'Quand un monstre a déclaré une attaque : après le jet, vous pouvez relancer une fois les dés de votre choix.',
  'dodge': 'Esquive',
  'dodge.text':
    'Quand l’attaque d’un héros qui touche un monstre a été lancée : choisissez des dés à relancer.',
  'charge': 'Charge',
  'charge.text': 'Quand un monstre est activé : il reçoit deux fois sa vitesse en points de mouvement.',
  'rage': 'Rage',
  'rage.text': 'Quand un monstre est activé : il peut attaquer deux fois, quatre fois avec Tir rapide.',
  'gust-of-wind': 'Bourrasque',
  'gust-of-wind.text':
    'Au début de votre tour : jusqu’à votre prochain tour, les héros ne voient rien à plus de 5 cases.',
  'crushing-block': 'Bloc écrasant',
  'crushing-block.text':
    'Un héros entre sur une case vide sans obstacle à côté : 4 blessures, moins 1 par fulgurance sur 4 dés. Vous le poussez sur une case vide voisine et des gravats comblent la case.',
  'spiked-pit': 'Fosse à pieux',
  'spiked-pit.text':
    'Un héros entre sur une case vide : une fosse s’y ouvre. Avec une face vierge sur un dé, il s’écarte ; sinon il tombe et subit 2 blessures.',
  'paralyzing-gas': 'Gaz paralysant',
  'paralyzing-gas.text':
    'Un héros ouvre une porte : sans face vierge sur un dé, son action est finie et vous pouvez l’étourdir.',
  'explosive-door': 'Porte explosive',
  'explosive-door.text':
    'Un héros ouvre une porte : chaque héros à côté subit 4 blessures, moins 1 par fulgurance sur 4 dés.',
  'explosive-rune': 'Rune explosive',
  'explosive-rune.text':
    'Un héros ouvre un coffre : lui et chaque héros à côté subissent 6 blessures, moins 2 par fulgurance sur 3 dés.',
  'mimic.text':
    'Un héros ouvre un coffre : c’est un monstre, qui attaque comme un homme-bête. Son contenu est partagé quand il est tué.',
  'curse-of-the-monkey-god': 'Malédiction du dieu singe',
  'curse-of-the-monkey-god.text':
    'Un héros ouvre un coffre : sans face vierge sur un dé, il devient un singe pour deux tours.',
  'dark-charm': 'Sombre charme',
  'dark-charm.text':
    'Au début de votre tour : sans face vierge sur un dé, un héros de votre choix attaque comme vous le dites, peut-être lui-même.',
  'bane-spider-swarm': 'Nuée d’araignées fléaux',
  'bane-spider-swarm.text': 'Fait apparaître 2 araignées fléaux et une araignée fléau maître.',
  'beastman-war-party': 'Bande d’hommes-bêtes',
  'beastman-war-party.text': 'Fait apparaître 2 hommes-bêtes et un homme-bête maître.',
  'skeleton-patrol': 'Patrouille de squelettes',
  'skeleton-patrol.text': 'Fait apparaître 2 squelettes et un squelette maître.',
  'hell-hound-pack': 'Meute de molosses infernaux',
  'hell-hound-pack.text': 'Fait apparaître 2 molosses infernaux.',
  'razorwing-flock': 'Volée d’ailes-rasoir',
  'razorwing-flock.text': 'Fait apparaître 2 ailes-rasoir.',
  'sorcerer-circle': 'Cercle de sorciers',
  'sorcerer-circle.text': 'Fait apparaître 2 sorciers.',
  'brilliant-commander': 'Brillant commandant',
  'brilliant-commander.text':
    'Dans chaque zone nouvellement révélée, un monstre normal est placé comme maître.',
  'doom': 'Funeste destin',
  'doom.text': 'Tous les monstres attaquent avec un dé noir de plus.',
  'evil-genius': 'Génie du mal',
  'evil-genius.text': 'Vous piochez une carte de plus à chacun de vos tours.',
  'hordes-of-the-things': 'Hordes sans nom',
  'hordes-of-the-things.text':
    'Dans chaque zone nouvellement révélée, 2 hommes-bêtes, squelettes ou araignées fléaux de plus rejoignent ses monstres.',
  'trapmaster': 'Maître des pièges',
  'trapmaster.text':
    'Les pièges coûtent 1 menace de moins, et ceux qui blessent infligent 2 blessures de plus.',
} as const satisfies Record<keyof typeof OVERLORD_NAMES_EN, string>;
