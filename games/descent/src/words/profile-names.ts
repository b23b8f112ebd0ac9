import { type MonsterKind, MONSTER_KINDS, type Rank } from '../data/monsters.ts';

const PLAYER_COUNTS = [2, 3, 4, 5] as const;
type ProfileId = `${MonsterKind}-${Rank}-${(typeof PLAYER_COUNTS)[number]}`;

/** The names of the halves of all reference cards: the monster's, and for how many players. */
export function profileNames(
  names: Readonly<Record<MonsterKind | `master-${MonsterKind}`, string>>,
  players: string,
): Record<ProfileId, string> {
  const profiles: Partial<Record<ProfileId, string>> = {};
  for (const kind of MONSTER_KINDS) {
    for (const count of PLAYER_COUNTS) {
      profiles[`${kind}-normal-${count}`] = `${names[kind]}, ${count} ${players}`;
      profiles[`${kind}-master-${count}`] = `${names[`master-${kind}`]}, ${count} ${players}`;
    }
  }
  return profiles as Record<ProfileId, string>;
}
