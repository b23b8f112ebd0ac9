import { ask, kept, type Option, type Rule, type RuleId, type Seat, type Table } from '@tenebrae/kernel';
import { UPGRADABLE, type UpgradableId, UPGRADE_PRICES } from '../data/buildings.ts';
import { type Level, LEVELS } from '../data/stances.ts';
import type { State } from '../state.ts';
import { hamletOf } from './figures.ts';
import { canPay, loseGold } from './gold.ts';

export type UpgradeOption = Option & { readonly does: 'upgrade'; readonly building: UpgradableId };

/** DD-BLD-01 to DD-BLD-04, DD-HAM-25: upgrades the group could pay for now, as options `upgrade:<building>`. */
export function upgradeOptions(state: State): UpgradeOption[] {
  const { declined } = hamletOf(state);
  const options: UpgradeOption[] = [];
  for (const id of UPGRADABLE)
    if (canPay(state, UPGRADE_PRICES[id]) && canRise(state, id) && !declined.includes(upgradeId(id)))
      options.push(upgradeOption(state, id, UPGRADE_PRICES[id]));
  return options;
}
const upgradeId = kept((id: UpgradableId): string => `upgrade:${id}`);

/** DD-BLD-02. */
export const canRise = ({ campaign }: State, building: UpgradableId): boolean =>
  campaign.buildings[building] < LEVELS.length;

export const upgradeOption = ({ campaign }: State, building: UpgradableId, gold: number): UpgradeOption => ({
  id: `upgrade:${building}`,
  text: gold > 0 ? 'upgrade' : 'upgrade-free',
  does: 'upgrade',
  building,
  about: { building, level: campaign.buildings[building] + 1, gold },
  on: [`building:${building}`],
});

/** DD-BLD-01, DD-CAM-12: every other player must agree; what one declines is not proposed again in this phase. */
export function* proposeUpgrade(table: Table<State>, seat: Seat, building: UpgradableId): Rule {
  const { state, seats } = table;
  const gold = UPGRADE_PRICES[building];
  const about = { building, level: state.campaign.buildings[building] + 1, gold };
  for (const other of seats) {
    if (other === seat) continue;
    const { id } = yield* ask('agree-to-upgrade', other, [AGREE, REFUSE], 'DD-BLD-01', { about });
    if (id === AGREE.id) continue;
    hamletOf(state).declined.push(`upgrade:${building}`);
    table.tell({ type: 'upgrade-refused', rule: 'DD-CAM-12', building, seat: other });
    return;
  }
  upgradeBuilding(table, building, gold, 'DD-BLD-01');
}
const AGREE = { id: 'agree' } as const satisfies Option;
const REFUSE = { id: 'refuse' } as const satisfies Option;

/** DD-BLD-01 to DD-BLD-04: a building rises, for Gold or free, and works at once; the Stagecoach brings one more Waiting Hero. */
export function upgradeBuilding(
  table: Table<State>,
  building: UpgradableId,
  gold: number,
  rule: RuleId,
): void {
  const { campaign } = table.state;
  if (!canRise(table.state, building)) return;
  loseGold(table, gold, rule);
  campaign.buildings[building] = (campaign.buildings[building] + 1) as Level;
  if (building === 'stagecoach') campaign.waiting += 1;
  table.tell({ type: 'building-upgraded', rule, building, level: campaign.buildings[building] });
}
