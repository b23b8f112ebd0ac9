export const INTO_THE_DARK_FR = {
  'into-the-dark': 'Dans les ténèbres',
  'into-the-dark.title': 'Dans les ténèbres',
  'into-the-dark.introduction':
    'Un géant nommé Narthak s’est taillé une salle sous les collines, et ses bêtes pillent les fermes la nuit. La vieille route de la mine descend jusqu’à lui. Nul n’en est encore revenu.',
  'into-the-dark.goal': 'Tuez le géant Narthak.',
  'into-the-dark.area-0': 'L’entrée de la mine',
  'into-the-dark.area-0.text':
    'La dernière lueur du jour tombe sur un glyphe blanc. Derrière la porte, quelque chose renifle le long de la fente.',
  'into-the-dark.area-1': 'La garde cornue',
  'into-the-dark.area-1.text':
    'Des têtes cornues se tournent dans toute la salle. Leur chef lève une hache et la pointe vers vous, et le sol, entre vous, est percé d’un trou.',
  'into-the-dark.area-2': 'Le chenil',
  'into-the-dark.area-2.text':
    'Des étincelles gouttent des mâchoires des molosses, et des ossements armés d’arcs se tiennent derrière. Au fond, un ogre garde un coffre et une clé rouge.',
  'into-the-dark.area-3': 'La galerie aux toiles',
  'into-the-dark.area-3.text':
    'Des ailes battent sous la voûte, et des fils épais comme des cordes pendent entre les pierres tombées. Quelqu’un en robe se met à chanter.',
  'into-the-dark.area-4': 'La salle de Narthak',
  'into-the-dark.area-4.text':
    'Deux formes ailées sont tapies de part et d’autre d’une rangée de fosses. Derrière elles, le géant se lève, et n’en finit pas de se lever.',
  'narthak': 'Narthak',
} as const satisfies Record<string, string>;
