import type { MONSTERS_EN } from '../en/monsters.ts';

/** French words: turns of Monsters, summoning, Bosses, the last encounter. */
export const MONSTERS_FR = {
  // A Monster's turn
  'monster-skill': 'La compétence du monstre',
  'monster-skill-rolled': '{figure} : un {roll}, et c’est {skill}.',
  'monster-turn-lost': 'Étourdissement : {figure} perd ce tour.',
  'monster-without-target': '{figure@The} ne trouve personne pour {skill}.',
  'monster-way': 'Dans quelle zone va {figure@the}{target? pour atteindre |}{target@the} ?',
  'monster-out-of-range': '{figure@The} n’arrive pas à portée pour {skill}.',

  // Summoning
  'monster-summoned': 'Invocation : {figure} apparaît dans {area@the}, posture {stance}.',
  'summon-failed':
    'Rien n’est invoqué{monster? : plus de place ou de figurine pour | : la piste est pleine}{monster@the}.',

  // Bosses
  'boss-revealed': 'Devant vous : {boss}. La menace prend fin, le combat commence.',
  'boss-defeated': 'Victoire : {figure} succombe !',
  'monsters-removed': '{count#Quitte|Quittent} la tuile : {figures}.',
  'pews': 'La chute des bancs en bois',
  'pews-placed': 'Les bancs en bois s’abattent : {areas}.',
  'hero-thrown': '{by@The} jette {hero@the} dans le Bûcher.',
  'pit-toss': 'La fosse aux pieux',
  'pit-tossed': '{by@The} jette {figure@the} dans {area@the} (jet : {roll}).',
  'teleportation': 'Téléportation',
  'figure-teleported': '{figure@The} disparaît et ressort dans {area@the} (jet : {roll}).',
  'toss-ignored': 'Pas de place là où {figure} devrait arriver (jet : {roll}) : rien ne se passe.',
  'undulations': 'Les postures redistribuées',
  'stances-dealt': 'Les postures des héros changent. Depuis l’avant : {heroes}.',

  // The last encounter
  'final-encounter-begun': 'La rencontre finale commence, lumière à {light}.',
  'form-appeared': '{form} se dresse.',
  'reflection': 'Le prochain Reflet',
  'nothingness-placed': 'Le Néant absolu s’ouvre : {areas}.',
  'ancestor-way': 'Où va l’Ancêtre',
  'boss-vanished': '{figure@The} quitte {from@the} et surgit dans {area@the} (jet : {roll}).',
  'boss-stayed': '{figure@The} reste en place (jet : {roll}).',
  'impending-doom': 'Funeste présage',
  'doom-rolled': 'Funeste présage : {roll}. La prochaine compétence du Cœur est {skill}.',
} as const satisfies Record<keyof typeof MONSTERS_EN, string>;
