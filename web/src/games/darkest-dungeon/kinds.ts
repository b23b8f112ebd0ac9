import { BOSSES, type MonsterKind } from '@tenebrae/darkest-dungeon/data';

/** Everything of the boss decks but their helpers has a gold rim. */
export const isBoss = (kind: MonsterKind): boolean => Object.hasOwn(BOSSES, kind) && !HELPERS.has(kind);

const HELPERS: ReadonlySet<MonsterKind> = new Set<MonsterKind>([
  'collected-man-at-arms',
  'collected-highwayman',
  'collected-vestal',
  'pyre',
  'white-cell-stalk',
  'perfect-reflection',
  'imperfect-reflection',
]);
