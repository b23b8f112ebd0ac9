import type { AccursedId } from '../src/data/accursed.ts';
import type { SettlementId } from '../src/data/settlements.ts';
import type { Campaign, Phase, Settlement } from '../src/state.ts';
import { type AccursedSet, aGame, type TestGame } from './a-game.ts';

/** A campaign between two dungeons; by default the Black Knight and the Outcast, led by the first. */
export function outside(
  accursed: Partial<Record<AccursedId, AccursedSet>> = { 'black-knight': {}, 'outcast': {} },
  campaign: Partial<Campaign> = {},
  phase: Phase = { kind: 'journey', step: 'destination' },
): TestGame {
  return aGame({ board: '..', outside: true, accursed, campaign, phase, options: { play: 'campaign' } });
}

/** A visit to a settlement. */
export const aVisit = (kind: SettlementId, more: Partial<Settlement> = {}): Settlement => ({
  kind,
  day: 1,
  patience: 3,
  coven: false,
  stock: [],
  active: null,
  acted: [],
  idle: [],
  noDeal: [],
  record: [],
  ...more,
});

/** A day in a settlement, and whose business it is. */
export const inSettlement = (
  kind: SettlementId,
  accursed: Partial<Record<AccursedId, AccursedSet>>,
  more: Partial<Settlement> = {},
  campaign: Partial<Campaign> = {},
): TestGame =>
  outside(
    accursed,
    {
      ...campaign,
      settlement: aVisit(kind, { active: (Object.keys(accursed)[0] as AccursedId) ?? null, ...more }),
    },
    { kind: 'settlement', step: 'day' },
  );

export function campaignIn({ state }: TestGame): Campaign {
  if (state.campaign === null) throw new Error('there is no campaign');
  return state.campaign;
}

export function visitIn(game: TestGame): Settlement {
  const { settlement } = campaignIn(game);
  if (settlement === null) throw new Error('the group is in no settlement');
  return settlement;
}
