/** English words: the hero sheets and what their abilities do. */
export const ITEMS_HEROES_EN = {
  'andira-runehand': 'Andira Runehand',
  'andira-runehand.text': 'Her magic attacks on a space next to her gain Pierce 2.',
  'battlemage-jaes': 'Battlemage Jaes',
  'battlemage-jaes.text': 'May use Runes with any armor.',
  'bogran-the-shadow': 'Bogran the Shadow',
  'bogran-the-shadow.text': '+2 damage against enemies that did not see him when the current turn began.',
  'grey-ker': 'Grey Ker',
  'grey-ker.text':
    'May change his action during his turn, as often as he likes, if what he has done so far fits the new one.',
  'ispher': 'Ispher',
  'ispher.text': 'Recovers 1 wound at the start of each turn and is immune to Poison.',
  'landrec-the-wise': 'Landrec the Wise',
  'landrec-the-wise.text': '2 free surges on every attack.',
  'lyssa': 'Lyssa',
  'lyssa.text':
    'When an attack affects her she may have one green, yellow or black die rolled again, unless she dodges or the attack is aimed.',
  'mad-carthos': 'Mad Carthos',
  'mad-carthos.text': '+2 damage on magic attacks.',
  'mordrog': 'Mordrog',
  'mordrog.text': 'Recovers 1 fatigue each time he is wounded and survives.',
  'one-fist': 'One Fist',
  'one-fist.text':
    'Has only one hand for items, but once a turn one more melee attack with his fist (red and green), unless he runs.',
  'red-scorpion': 'Red Scorpion',
  'red-scorpion.text':
    'At the start of her turn she may pay 1 fatigue for 1 wound, or 1 wound for 1 fatigue.',
  'ronan-of-the-wild': 'Ronan of the Wild',
  'ronan-of-the-wild.text': 'Brings Pico, whose bearer rolls one more black die on every attack.',
  'runewitch-astarra': 'Runewitch Astarra',
  'runewitch-astarra.text': 'Lights every glyph within 6 spaces of any space she enters.',
  'silhouette': 'Silhouette',
  'silhouette.text': 'At any time, for 2 fatigue, swaps the order beside her for another.',
  'sir-valadir': 'Sir Valadir',
  'sir-valadir.text': 'Each fatigue he spends on an attack adds two black dice.',
  'spiritspeaker-mok': 'Spiritspeaker Mok',
  'spiritspeaker-mok.text': 'Every overlord card costs 1 threat more, wherever he is.',
  'steelhorns': 'Steelhorns',
  'steelhorns.text': 'When he runs straight on he may make one melee attack, which ends his movement.',
  'trenloe-the-strong': 'Trenloe the Strong',
  'trenloe-the-strong.text':
    'When he attacks he may roll one green, yellow or black die again, unless he aims or his target dodges.',
  'varikas-the-dead': 'Varikas the Dead',
  'varikas-the-dead.text': 'Recovers 1 fatigue at the start of each turn.',
  'vyrah-the-falconer': 'Vyrah the Falconer',
  'vyrah-the-falconer.text':
    'Brings Skye the falcon: enemies next to her neither dodge nor aim and have 1 armor less.',
} as const satisfies Record<string, string>;
