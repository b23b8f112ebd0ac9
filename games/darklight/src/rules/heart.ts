import { ask, NOTHING, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { Accursed, Ally, State } from '../state.ts';
import { dungeonOf, isDead, isPresent, leaderOf } from './figures.ts';
import { heal } from './healing.ts';
import { questNumber } from './quests.ts';
import { figureOf, onFigure } from './tell.ts';

/** DL-HRT-01, DL-HRT-03, DL-HRT-05: a window for the leader, as often as it likes while it helps. */
export const heartWindow = (table: Table<State>): Rule =>
  mayUseHeart(table.state) ? openWindow(table) : NOTHING;

function* openWindow(table: Table<State>): Rule {
  const { state } = table;
  while (mayUseHeart(state)) {
    const leader = leaderOf(state);
    const { heart } = dungeonOf(state);
    const facts = { who: leader.id, amount: healingOf(state), left: heart.uses };
    const standing = standingOf(state);
    const choice = yield* ask(
      'heart-window',
      leader.seat,
      [{ id: 'use-heart', about: facts, on: onFigure(leader) }, PASS] as const,
      'DL-HRT-01',
      { window: true, concerns: heart.rested === standing ? [] : [leader.seat], about: facts },
    );
    if (choice === PASS) {
      heart.rested = standing;
      return;
    }
    useHeart(table, leader);
  }
}

/** DL-HRT-01, DL-HRT-04: this round's Darkness Roll, a token, and somebody whom it heals. */
function mayUseHeart(state: State): boolean {
  const { heart, darkness } = dungeonOf(state);
  if (heart.uses === 0 || darkness.roll === null) return false;
  return isPresent(leaderOf(state)) && isAnybodyWounded(state);
}

function isAnybodyWounded(state: State): boolean {
  for (const one of state.accursed) if (one.wounds > 0 && (isPresent(one) || isDead(one))) return true;
  for (const one of dungeonOf(state).allies) if (one.wounds > 0 && one.status === 'in') return true;
  return false;
}

/**
 * DL-HRT-05: all that a use depends on. There are some ten windows in a round: a leader who wants to be asked only when it
 * concerns it is asked again when somebody's Wounds, the healing or whether there is combat have changed since it passed.
 */
const standingOf = (state: State): string =>
  [
    healingOf(state),
    dungeonOf(state).combat === null ? 'calm' : 'combat',
    ...group(state).map(({ id, wounds }) => `${id} ${wounds}`),
  ].join();

/** DL-HRT-02: the whole group, the dead and ally pieces included. */
const group = (state: State): (Accursed | Ally)[] => [
  ...state.accursed.filter(one => isPresent(one) || isDead(one)),
  ...dungeonOf(state).allies.filter(({ status }) => status === 'in'),
];

/** DL-HRT-02: the Darkness Roll; a quest may take something off it, never below 1. */
const healingOf = (state: State): number =>
  Math.max(1, (dungeonOf(state).darkness.roll ?? 0) - questNumber(state, 'heart-less'));

/** DL-HRT-02. */
function useHeart(table: Table<State>, leader: Accursed): void {
  const { state } = table;
  const { heart } = dungeonOf(state);
  const amount = healingOf(state);
  heart.uses -= 1;
  table.tell({
    type: 'heart-used',
    rule: 'DL-HRT-02',
    who: leader.id,
    figure: figureOf(leader),
    amount,
    left: heart.uses,
  });
  for (const figure of group(state)) heal(table, figure, amount, 'DL-HRT-02');
}
