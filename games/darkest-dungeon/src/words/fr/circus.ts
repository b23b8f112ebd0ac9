import type { CIRCUS_EN } from '../en/circus.ts';

/** French words: the Butcher’s Circus. */
export const CIRCUS_FR = {
  // The draft
  'arena': 'L’arène',
  'first-team': 'Quelle équipe commence',
  'arena-chosen': 'Le combat a lieu ici : {arena}.',
  'first-team-drawn': '{team@The} prend le marqueur de groupe et commence.',
  'draft-pick': 'Quel héros rejoint {team} ?',
  'draft-hero': '{hero}',
  'draft-picked': '{hero@The} rejoint {team}.',

  // Profiles, Stances, places
  'choose-profile': 'Quel profil prend {hero@the} ?',
  'profile': '{profile} : Vie {life}, esquive {dodge}, vitesse {speed} ; {skills}',
  'profile-chosen': '{hero@The} prend le profil {profile}.',
  'circus-stance': 'Qui prend la posture {stance} ?',
  'circus-order': '{hero}',
  'circus-stance-taken': '{hero@The} prend la posture {stance}.',
  'place-puppets': 'Dans quelle zone étroite se tiennent les Marionnettes ?',
  'circus-puppets-placed': 'Les Marionnettes occupent {area@the}.',
  'place-hero': 'Qui {team} place-t-elle, et où ?',
  'place': '{hero} : {area}',

  // Rounds
  'circus-round-begun': 'Le round {round} commence. {team@The} agit en premier.',
  'circus-round-ended': 'Tout le monde a agi : le round {round} est terminé.',
  'butcher-walk': 'Où regarde la Bouchère',
  'butcher-way': 'La Bouchère se dirige vers la zone {roll}. Par où passe-t-elle ?',
  'circus-butcher-walked': 'La Bouchère regarde vers la zone {roll} ; la voici dans {area@the}.',
  'activate-hero': 'Quel héros {team@of} agit maintenant ?',
  'activate': '{hero}',
  'circus-team-passed-over': '{team@The} n’a plus personne pour agir ce round.',

  // The end
  'circus-won': '{team@The} gagne : plus personne de l’autre équipe n’est debout.',
  'circus-drawn': 'Les derniers héros des deux équipes meurent ensemble : personne ne gagne.',
  'circus-crowd-restless':
    'Personne n’est mort depuis {rounds} rounds. Si les {left} suivants se passent aussi sans mort, le match est nul.',
  'circus-undecided': 'Personne n’est mort depuis {rounds} rounds : la foule s’en va, et personne ne gagne.',
} as const satisfies Record<keyof typeof CIRCUS_EN, string>;
