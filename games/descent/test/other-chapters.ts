import type { Rule } from '@tenebrae/kernel';
import { vi } from 'vitest';
import * as aura from '../src/rules/aura.ts';
import * as guard from '../src/rules/guard.ts';
import * as points from '../src/rules/movement-points.ts';
import * as cards from '../src/rules/overlord-window.ts';
import * as powers from '../src/rules/powers.ts';
import * as spawning from '../src/rules/spawning.ts';

/** What other chapters were asked to do at their moments, in the order of its coming. */
export const noted: string[] = [];

/** What an Aura, the overlord or a guard does when asked, once. */
export const next: { aura?: () => void; card?: () => void; guard?: () => void } = {};

/** The board's rules alone: points are the turn's, nothing reaches in from other chapters, and all calls are noted. */
export function playAlone(): void {
  noted.length = 0;
  for (const what of ['aura', 'card', 'guard'] as const) delete next[what];
  countPoints();
  vi.spyOn(aura, 'sufferAuras').mockImplementation(function* (_table, figure, entered): Rule {
    noted.push(`aura ${figure} ${entered.join()}`);
    once('aura');
  });
  vi.spyOn(cards, 'offerCards').mockImplementation(function* (_table, { kind }): Rule<cards.Played> {
    noted.push(`cards ${kind}`);
    return once('card') ? 'card' : 'nothing';
  });
  vi.spyOn(guard, 'offerGuards').mockImplementation(function* (): Rule {
    noted.push('guards');
    once('guard');
  });
  vi.spyOn(powers, 'upgradeMonsters').mockImplementation(function* (_table, monsters): Rule<typeof monsters> {
    noted.push('upgrade');
    return monsters;
  });
  vi.spyOn(powers, 'addHordes').mockImplementation(function* (_table, area): Rule {
    noted.push(`hordes ${area}`);
  });
  vi.spyOn(spawning, 'freeFigure').mockImplementation(function* (_table, kind, rank): Rule<boolean> {
    noted.push(`figure ${kind} ${rank}`);
    return kind !== 'sorcerer';
  });
}

/** The other chapters do their own work again. */
export const playTogether = (): void => {
  vi.restoreAllMocks();
};

function countPoints(): void {
  vi.spyOn(points, 'pointsOf').mockImplementation(state => state.turn?.points ?? 0);
  vi.spyOn(points, 'spendPoints').mockImplementation((state, _hero, count) => {
    if (state.turn !== null) state.turn.points -= count;
  });
  vi.spyOn(points, 'monsterPointsOf').mockImplementation(state => state.overlord.turn?.active?.points ?? 0);
  vi.spyOn(points, 'spendMonsterPoints').mockImplementation((state, _monster, count) => {
    const active = state.overlord.turn?.active;
    if (active) active.points -= count;
  });
  vi.spyOn(points, 'isGrappled').mockReturnValue(false);
}

function once(what: keyof typeof next): boolean {
  const act = next[what];
  delete next[what];
  act?.();
  return act !== undefined;
}
