import type { Rule } from '@tenebrae/kernel';
import { vi } from 'vitest';
import * as aura from '../src/rules/aura.ts';
import * as guard from '../src/rules/guard.ts';
import * as cards from '../src/rules/overlord-window.ts';
import * as powers from '../src/rules/powers.ts';
import * as spawning from '../src/rules/spawning.ts';

/** What other chapters were asked to do at their moments, in the order of its coming. */
export const noted: string[] = [];

/** What an Aura, the overlord or a guard does when asked, once. */
export const next: { aura?: () => void; card?: () => void; guard?: () => void } = {};

const { sufferAuras } = aura;
const { offerGuards } = guard;
const { offerCards } = cards;
const { addHordes, upgradeMonsters } = powers;
const { freeFigure } = spawning;

/** All that the board's rules ask of other chapters is noted. */
export function playAlone(): void {
  noted.length = 0;
  for (const what of ['aura', 'card', 'guard'] as const) delete next[what];
  vi.spyOn(aura, 'sufferAuras').mockImplementation(function* (table, figure, entered): Rule {
    noted.push(`aura ${figure} ${entered.join()}`);
    once('aura');
    yield* sufferAuras(table, figure, entered);
  });
  vi.spyOn(cards, 'offerCards').mockImplementation(function* (table, occurrence): Rule<cards.Played> {
    noted.push(`cards ${occurrence.kind}`);
    return once('card') ? 'card' : yield* offerCards(table, occurrence);
  });
  vi.spyOn(guard, 'offerGuards').mockImplementation(function* (table): Rule {
    noted.push('guards');
    once('guard');
    yield* offerGuards(table);
  });
  vi.spyOn(powers, 'upgradeMonsters').mockImplementation(function* (table, monsters): Rule<typeof monsters> {
    noted.push('upgrade');
    return yield* upgradeMonsters(table, monsters);
  });
  vi.spyOn(powers, 'addHordes').mockImplementation(function* (table, area): Rule {
    noted.push(`hordes ${area}`);
    yield* addHordes(table, area);
  });
  vi.spyOn(spawning, 'freeFigure').mockImplementation(function* (table, kind, rank, ...more): Rule<boolean> {
    noted.push(`figure ${kind} ${rank}`);
    return yield* freeFigure(table, kind, rank, ...more);
  });
}

/** The other chapters do their own work again. */
export const playTogether = (): void => {
  vi.restoreAllMocks();
};

function once(what: keyof typeof next): boolean {
  const act = next[what];
  delete next[what];
  act?.();
  return act !== undefined;
}
