import type { SHOWDOWN_EN } from '../en/showdown.ts';

/** French words: the final showdown. */
export const SHOWDOWN_FR = {
  'showdown-started': '{survivor} s’empare de l’antidote. L’affrontement final commence !',
  'house-opened': 'Tous les verrous sautent et les caméras s’éteignent.',
  'nemesis': 'Quelle némésis attend',
  'nemesis-appeared': '{nemesis} apparaît {room@in} avec {markers## marqueur|# marqueurs}.',
  'extra-marker': 'Quelle zone de {nemesis} reçoit un marqueur supplémentaire ?',
  'nemesis-zone': 'Zone {zone}, {colour}',
  'boxes-shifted': 'Les cases d’action se décalent ; la némésis réagit.',
  'nemesis-way': 'Par où passe {nemesis} ?',
  'nemesis-moved': '{nemesis} se déplace {room@to}.',
  'corner-destroyed': 'La némésis détruit la salle de coin : {room}.',
  'corners-destroyed': 'Défaite : les trois salles de coin sont en ruine et la némésis est libre.',
  'keeper-eliminated': 'Défaite : le porteur de l’antidote est tombé.',
  'nemesis-eliminated': 'Victoire : la némésis est détruite et l’antidote est sauvé.',
} as const satisfies Record<keyof typeof SHOWDOWN_EN, string>;
