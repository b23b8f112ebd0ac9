import type { ITEMS_HEROES_EN } from '../en/items-heroes.ts';

/** French words: the hero sheets and what their abilities do. */
export const ITEMS_HEROES_FR = {
  'andira-runehand': 'Andira Mainrune',
  'andira-runehand.text': 'Ses attaques magiques sur une case voisine gagnent Perforation 2.',
  'battlemage-jaes': 'Jaes le Mage de bataille',
  'battlemage-jaes.text': 'Peut utiliser des runes avec n’importe quelle armure.',
  'bogran-the-shadow': 'Bogran l’Ombre',
  'bogran-the-shadow.text': '+2 dégâts contre les ennemis qui ne le voyaient pas au début du tour en cours.',
  'grey-ker': 'Ker le Gris',
  'grey-ker.text':
    'Peut changer d’action pendant son tour, aussi souvent qu’il veut, si ce qu’il a déjà fait convient à la nouvelle.',
  'ispher': 'Ispher',
  'ispher.text': 'Récupère 1 blessure au début de chaque tour et est insensible au poison.',
  'landrec-the-wise': 'Landrec le Sage',
  'landrec-the-wise.text': '2 fulgurances gratuites à chaque attaque.',
  'lyssa': 'Lyssa',
  'lyssa.text':
    'Quand une attaque la touche, elle peut faire relancer un dé vert, jaune ou noir, sauf si elle esquive ou si l’attaque est visée.',
  'mad-carthos': 'Carthos le Fou',
  'mad-carthos.text': '+2 dégâts aux attaques magiques.',
  'mordrog': 'Mordrog',
  'mordrog.text': 'Récupère 1 fatigue chaque fois qu’il est blessé et survit.',
  'one-fist': 'Poing-Unique',
  'one-fist.text':
    'N’a qu’une main pour ses objets, mais une fois par tour une attaque de mêlée en plus avec son poing (rouge et vert), sauf s’il court.',
  'red-scorpion': 'Scorpion Rouge',
  'red-scorpion.text':
    'Au début de son tour, elle peut échanger 1 fatigue contre 1 blessure récupérée, ou 1 blessure contre 1 fatigue récupérée.',
  'ronan-of-the-wild': 'Ronan le Sauvage',
  'ronan-of-the-wild.text': 'Amène Pico : qui la porte lance un dé noir de plus à chaque attaque.',
  'runewitch-astarra': 'Astarra la Sorcière des runes',
  'runewitch-astarra.text': 'Active tout glyphe à 6 cases ou moins de chaque case où elle entre.',
  'silhouette': 'Silhouette',
  'silhouette.text': 'À tout moment, pour 2 fatigues, échange son ordre contre un autre.',
  'sir-valadir': 'Sire Valadir',
  'sir-valadir.text': 'Chaque fatigue dépensée pour une attaque ajoute deux dés noirs.',
  'spiritspeaker-mok': 'Mok le Parleur d’esprits',
  'spiritspeaker-mok.text': 'Chaque carte du Seigneur du Mal coûte 1 menace de plus, où qu’il soit.',
  'steelhorns': 'Cornes-d’Acier',
  'steelhorns.text':
    'Quand il court droit devant lui, il peut faire une attaque de mêlée, qui met fin à son mouvement.',
  'trenloe-the-strong': 'Trenloe le Fort',
  'trenloe-the-strong.text':
    'Quand il attaque, il peut relancer un dé vert, jaune ou noir, sauf s’il vise ou si la cible esquive.',
  'varikas-the-dead': 'Varikas le Mort',
  'varikas-the-dead.text': 'Récupère 1 fatigue au début de chaque tour.',
  'vyrah-the-falconer': 'Vyrah la Fauconnière',
  'vyrah-the-falconer.text':
    'Amène le faucon Skye : les ennemis à côté n’esquivent pas, ne visent pas et ont 1 armure de moins.',
} as const satisfies Record<keyof typeof ITEMS_HEROES_EN, string>;
