import type { Language } from '@tenebrae/kernel';

/** The page's own words. Names of what is in the box are the game's. */
const en = {
  'title': 'Lab report',
  'compare-title': 'Two lab reports compared',
  'summary': '{finished} matches of {planned} came to an end.',
  'unfinished': '{count} were left unfinished after {most} decisions.',
  'failed': 'In {count} a rule failed:',
  'made-by': 'Made by',
  'revision': 'Rules, content and bots of revision',
  'version': 'version of the game',
  'plan': 'The plan',
  'rates': 'Who wins',
  'by-all': 'All matches',
  'by': 'By {name}',
  'players': 'players',
  'one-player': '1 player',
  'so-many-players': '{count} players',
  'bots': 'bots',
  'cells': 'Every setting with every line-up',
  'endings': 'How matches end',
  'lengths': 'How long they last',
  'decisions': 'decisions',
  'rounds': 'rounds',
  'median': 'median',
  'mean': 'mean',
  'middle-half': 'middle half',
  'p90': 'nine of ten below',
  'range': 'shortest and longest',
  'deaths': 'Who dies of what',
  'per-match': 'a match',
  'victims': 'Victims',
  'causes': 'Causes',
  'killers': 'By whom',
  'content': 'What cards, skills, heroes and monsters do',
  'content-of': '{kind}: {of} in the box; met sometimes {sometimes}, always {always}, never {never}',
  'content-none': 'Nothing was met often enough and missed often enough to tell.',
  'for-side':
    'Win rate of {side} with the thing less that without it, in the same setting and with the same bots.',
  'seen': 'met in',
  'difference': 'difference',
  'equal-length': 'at equal length',
  'stands': 'stands',
  'stands-note': 'Marked is what stands when one thinks of how many things were looked at.',
  'luck': 'Luck and skill',
  'luck-dice':
    'Between equal players the dice explain {share} of the outcome (95%: {low} to {high}; {matches} matches).',
  'luck-none': 'The dice of too few matches were looked into, or all ended alike.',
  'luck-skill': 'Who plays explains {share} of the outcome (95%: {low} to {high}; {lineups} line-ups).',
  'luck-means':
    'Winners had luck worth {winners} points of the game’s own judgement on average, losers {losers}.',
  'ladders': 'Ladder of bots',
  'ladder-game': 'In the seats of {side}, by how they fare against the game',
  'ladder-bots': 'In the seats of {side}, by matches against each other',
  'elo': 'Elo',
  'score': 'score in the end',
  'bot': 'bot',
  'side': 'side',
  'setting': 'setting',
  'matches': 'matches',
  'won': 'won',
  'rate': 'rate',
  'interval': '95% interval',
  'plot': 'plot',
  'to': '{low} to {high}',
  'what': 'what',
  'count': 'count',
  'methods': 'How it was reckoned',
  'method-rates':
    'Win rates come with Wilson’s interval. Sides are found from the results: seats that ever won together are on one side.',
  'method-content':
    'A thing counts as met when any event of the match names it. The difference is Mantel and Haenszel’s over all cells, with Sato’s variance. Whoever plays longer meets more: the second column compares only matches of about the same length in each cell. Things are marked by Benjamini and Hochberg’s procedure, so that of ten that are marked about one is chance.',
  'method-luck':
    'Some matches are lived through again. Wherever dice fell or cards were drawn, what that led to is compared with what other falls lead to, some decisions by habit later and with the same luck from there on: how things stand then, as the game judges it, and who has won. The sum over the match is its luck. The share is the square of its correlation with the outcome within a cell, less the noise of sampling. It is a lower bound: what shows later, and the game’s own judgement does not see, is not in it.',
  'method-skill':
    'Skill is the spread of the line-ups’ win rates within a setting, less what chance alone spreads them, as a part of the spread of all outcomes.',
  'method-ladder':
    'Elo comes from Bradley and Terry’s model, with an advantage for each setting; the first bot of the plan stands at 0. Intervals are the middle 95% of 400 draws.',
  'compare-summary': 'From the first report to the second. Marked is what cannot well be chance.',
  'first': 'first',
  'second': 'second',
  'nothing-common': 'The two reports have nothing of this in common.',
} as const;

export type WordId = keyof typeof en;

const fr: Readonly<Record<WordId, string>> = {
  'title': 'Rapport du laboratoire',
  'compare-title': 'Deux rapports du laboratoire comparés',
  'summary': '{finished} parties sur {planned} sont arrivées à leur terme.',
  'unfinished': '{count} ont été laissées inachevées après {most} décisions.',
  'failed': 'Dans {count}, une règle a échoué :',
  'made-by': 'Obtenu par',
  'revision': 'Règles, contenu et robots de la révision',
  'version': 'version du jeu',
  'plan': 'Le plan',
  'rates': 'Qui gagne',
  'by-all': 'Toutes les parties',
  'by': 'Par {name}',
  'players': 'joueurs',
  'one-player': '1 joueur',
  'so-many-players': '{count} joueurs',
  'bots': 'robots',
  'cells': 'Chaque réglage avec chaque équipe de robots',
  'endings': 'Comment les parties finissent',
  'lengths': 'Combien de temps elles durent',
  'decisions': 'décisions',
  'rounds': 'rounds',
  'median': 'médiane',
  'mean': 'moyenne',
  'middle-half': 'moitié centrale',
  'p90': 'neuf sur dix en dessous',
  'range': 'la plus courte et la plus longue',
  'deaths': 'Qui meurt de quoi',
  'per-match': 'par partie',
  'victims': 'Victimes',
  'causes': 'Causes',
  'killers': 'Par qui',
  'content': 'Ce que font cartes, compétences, héros et monstres',
  'content-of':
    '{kind} : {of} dans la boîte ; rencontrés parfois {sometimes}, toujours {always}, jamais {never}',
  'content-none': 'Rien n’a été assez souvent présent et assez souvent absent pour conclure.',
  'for-side':
    'Taux de victoire de {side} avec la chose, moins le taux sans elle, dans le même réglage et avec les mêmes robots.',
  'seen': 'rencontré dans',
  'difference': 'différence',
  'equal-length': 'à durée égale',
  'stands': 'tient',
  'stands-note': 'Est marqué ce qui tient encore quand on songe au nombre de choses examinées.',
  'luck': 'Chance et adresse',
  'luck-dice':
    'Entre joueurs égaux, les dés expliquent {share} du résultat (95 % : de {low} à {high} ; {matches} parties).',
  'luck-none': 'Les dés de trop peu de parties ont été examinés, ou toutes ont fini de même.',
  'luck-skill':
    'Qui joue explique {share} du résultat (95 % : de {low} à {high} ; {lineups} équipes de robots).',
  'luck-means':
    'La chance des gagnants valait en moyenne {winners} points du jugement propre au jeu, celle des perdants {losers}.',
  'ladders': 'Échelle des robots',
  'ladder-game': 'Aux places de {side}, selon leur sort contre le jeu',
  'ladder-bots': 'Aux places de {side}, selon leurs parties entre eux',
  'elo': 'Elo',
  'score': 'score final',
  'bot': 'robot',
  'side': 'camp',
  'setting': 'réglage',
  'matches': 'parties',
  'won': 'gagnées',
  'rate': 'taux',
  'interval': 'intervalle à 95 %',
  'plot': 'figure',
  'to': '{low} à {high}',
  'what': 'quoi',
  'count': 'nombre',
  'methods': 'Comment on a compté',
  'method-rates':
    'Les taux de victoire sont donnés avec l’intervalle de Wilson. Les camps se déduisent des résultats : les places qui ont gagné ensemble une fois sont du même camp.',
  'method-content':
    'Une chose compte comme rencontrée quand un événement de la partie la nomme. La différence est celle de Mantel et Haenszel sur toutes les cellules, avec la variance de Sato. Qui joue plus longtemps rencontre davantage : la seconde colonne ne compare que des parties de durée voisine dans chaque cellule. Les choses sont marquées selon Benjamini et Hochberg : sur dix marquées, une environ l’est par hasard.',
  'method-luck':
    'Quelques parties sont revécues. Partout où des dés sont tombés ou des cartes ont été piochées, la suite est comparée à celle d’autres tirages, telle que le jeu la juge quelques décisions d’habitude plus tard ; la somme sur la partie est sa chance. La part est le carré de sa corrélation avec le résultat dans une cellule, moins le bruit du tirage. C’est un minimum : ce que le jugement propre au jeu ne voit pas n’y est pas.',
  'method-skill':
    'L’adresse est la dispersion des taux de victoire des équipes dans un même réglage, moins celle que le seul hasard produit, rapportée à la dispersion de tous les résultats.',
  'method-ladder':
    'L’Elo vient du modèle de Bradley et Terry, avec un avantage par réglage ; le premier robot du plan est à 0. Les intervalles sont les 95 % centraux de 400 tirages.',
  'compare-summary': 'Du premier rapport au second. Est marqué ce qui ne peut guère être le hasard.',
  'first': 'premier',
  'second': 'second',
  'nothing-common': 'Les deux rapports n’ont rien de cela en commun.',
};

const WORDS: Readonly<Record<Language, Readonly<Record<WordId, string>>>> = { en, fr };

/** How a page speaks: its language, its own words, and the names of what is in the box. */
export interface Speech {
  readonly language: Language;
  say(id: WordId, facts?: Readonly<Record<string, string | number>>): string;
  name(id: string): string;
  /** What the game is called. */
  game(id: string): string;
  /** What the game says of something, with dots for what differs from match to match. */
  sentence(id: string): string;
  number(value: number, digits?: number): string;
  percent(value: number): string;
  /** A difference of shares, always with its sign. */
  points(value: number): string;
  /** `what: value`. */
  label(what: string, value: string | number): string;
  list(parts: readonly string[]): string;
}

/** French has a comma, and a space that does not break before a sign of two parts. */
export function speechIn(language: Language, names: Readonly<Record<string, unknown>>): Speech {
  const gap = language === 'fr' ? '\u00a0' : '';
  const number = (value: number, digits = 0): string => {
    const text = value.toFixed(digits).replace(/^-(?=0(?:\.0+)?$)/, '');
    return (language === 'fr' ? text.replace('.', ',') : text).replace('-', '−');
  };
  return {
    language,
    say: (id, facts = {}) =>
      WORDS[language][id].replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? '')),
    name(id) {
      const name = names[id];
      return typeof name === 'string' && !name.includes('{') ? name : id;
    },
    game: id => (typeof names['game'] === 'string' ? names['game'] : id),
    sentence(id) {
      const sentence = names[id];
      return typeof sentence === 'string' ? sentence.replaceAll(/\{[^}]*\}/g, '…') : id;
    },
    number,
    percent: value => `${number(100 * value, 1)}${gap}%`,
    points: value => `${value > 0 ? '+' : ''}${number(100 * value, 1)}${gap}%`,
    label: (what, value) => `${what}${gap}: ${value}`,
    list: parts => parts.join(`${gap}; `),
  };
}
