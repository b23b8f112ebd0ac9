import type { State } from '../state.ts';
import { unless } from './unless.ts';

/** DJ-RND-01, DJ-RND-05, DJ-OVT-07: one turn at a time, in its phase, of a figure that is there. */
export function turnFaults({ phase, turn, overlord, heroes, monsters }: State): string[] {
  const hero = heroes.find(({ id }) => id === turn?.hero);
  const active = overlord.turn?.active ?? null;
  return [
    ...unless(turn === null || phase.kind === 'heroes', `a hero turn in phase ${phase.kind}`),
    ...unless(turn === null || hero !== undefined, `a turn of ${turn?.hero ?? ''}, who is not here`),
    ...unless(
      turn === null || (turn.points >= 0 && turn.attacks >= 0),
      `${turn?.points ?? 0} points, ${turn?.attacks ?? 0} attacks`,
    ),
    // A Mimic acts at once, in the middle of a hero's turn.
    ...unless(
      overlord.turn === null ||
        phase.kind === 'overlord' ||
        (turn !== null && overlord.turn.stage === 'activate'),
      `an overlord's turn in phase ${phase.kind}`,
    ),
    ...unless(
      active === null || overlord.turn?.activated.includes(active.monster) === true,
      'a monster acts that was not activated',
    ),
    ...unless(
      monsters.every(({ tokens }) => tokens.burn >= 0 && tokens.stun >= 0 && tokens.web >= 0),
      'a monster has less than no tokens',
    ),
  ];
}
