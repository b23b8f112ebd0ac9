import type { SKILL_NAMES_EN } from '../en/names-skills.ts';

/** French words: the 77 Skills; their cards are named after them (names.ts). */
export const SKILL_NAMES_FR = {
  // Crusader
  'crusader:smite': 'Châtiment',
  'crusader:zealous-accusation': 'Fervente accusation',
  'crusader:stunning-blow': 'Coup étourdissant',
  'crusader:bulwark-of-faith': 'Rempart de la foi',
  'crusader:battle-heal': 'Soins de combat',
  'crusader:holy-lance': 'Lance sacrée',
  'crusader:inspiring-cry': 'Cri d’espoir',

  // Hellion
  'hellion:wicked-hack': 'Coup vicieux',
  'hellion:iron-swan': 'Cygne de fer',
  'hellion:barbaric-yawp': 'Cri barbare',
  'hellion:if-it-bleeds': 'Si ça saigne',
  'hellion:breakthrough': 'Percée',
  'hellion:adrenaline-rush': 'Montée d’adrénaline',
  'hellion:bleed-out': 'Saigner à blanc',

  // Bounty Hunter
  'bounty-hunter:collect-bounty': 'Collecte de prime',
  'bounty-hunter:mark-for-death': 'Marque funeste',
  'bounty-hunter:come-hither': 'Viens plus près',
  'bounty-hunter:uppercut': 'Uppercut',
  'bounty-hunter:flashbang': 'Bombe éblouissante',
  'bounty-hunter:finish-him': 'Coup de grâce',
  'bounty-hunter:caltrops': 'Chausse-trapes',

  // Highwayman
  'highwayman:wicked-slice': 'Taille vicieuse',
  'highwayman:pistol-shot': 'Tir au pistolet',
  'highwayman:point-blank-shot': 'Tir à bout portant',
  'highwayman:grapeshot-blast': 'Volée de mitraille',
  'highwayman:tracking-shot': 'Balle traçante',
  'highwayman:duelists-advance': 'Avance du duelliste',
  'highwayman:open-vein': 'Veine ouverte',

  // Vestal
  'vestal:mace-bash': 'Coup de masse',
  'vestal:judgement': 'Jugement',
  'vestal:dazzling-light': 'Lumière aveuglante',
  'vestal:divine-grace': 'Grâce divine',
  'vestal:divine-comfort': 'Réconfort divin',
  'vestal:illumination': 'Illumination',
  'vestal:hand-of-light': 'Main lumineuse',

  // Jester
  'jester:dirk-stab': 'Coup de poignard',
  'jester:harvest': 'Moisson',
  'jester:finale': 'Final',
  'jester:solo': 'Solo',
  'jester:battle-ballad': 'Ballade guerrière',
  'jester:inspiring-tune': 'Air entraînant',
  'jester:slice-off': 'Coupe franche',

  // Plague Doctor
  'plague-doctor:noxious-blast': 'Explosion toxique',
  'plague-doctor:plague-grenade': 'Grenade infectieuse',
  'plague-doctor:blinding-gas': 'Gaz aveuglant',
  'plague-doctor:incision': 'Incision',
  'plague-doctor:battlefield-medicine': 'Médecine de guerre',
  'plague-doctor:emboldening-vapours': 'Vapeurs exaltantes',
  'plague-doctor:disorienting-blast': 'Explosion déroutante',

  // Arbalest
  'arbalest:sniper-shot': 'Tir précis',
  'arbalest:suppressing-fire': 'Tir de barrage',
  'arbalest:snipers-mark': 'Ligne de mire',
  'arbalest:bola': 'Bolas',
  'arbalest:blindfire': 'Tir à l’aveuglette',
  'arbalest:battlefield-bandage': 'Bandage de campagne',
  'arbalest:rallying-flare': 'Fusée de ralliement',

  // Grave Robber
  'grave-robber:pick-to-the-face': 'Pioche dans la tête',
  'grave-robber:lunge': 'Plongée',
  'grave-robber:flashing-daggers': 'Dagues fulgurantes',
  'grave-robber:shadow-fade': 'Disparition',
  'grave-robber:throw-dagger': 'Lancer de dague',
  'grave-robber:poison-dart': 'Fléchettes empoisonnées',
  'grave-robber:toxin-trickery': 'Ruse toxique',

  // Occultist
  'occultist:sacrificial-stab': 'Poignard sacrificiel',
  'occultist:abyssal-artillery': 'Artillerie abyssale',
  'occultist:weakening-curse': 'Malédiction affaiblissante',
  'occultist:wyrd-reconstruction': 'Reconstruction Wyrd',
  'occultist:vulnerability-hex': 'Maléfice de faiblesse',
  'occultist:hands-from-the-abyss': 'Mains de l’abîme',
  'occultist:daemons-pull': 'Étreinte du démon',

  // Abomination
  'abomination:manacles': 'Fers',
  'abomination:beasts-bile': 'Bile de la bête',
  'abomination:absolution': 'Absolution',
  'abomination:transform': 'Transformation',
  'abomination:rake': 'Lacération',
  'abomination:rage': 'Rage',
  'abomination:slam': 'Percussion',
} as const satisfies Record<keyof typeof SKILL_NAMES_EN, string>;
