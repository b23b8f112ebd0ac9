import { expect, test } from 'vitest';
import { UPGRADABLE } from '../src/data/buildings.ts';
import { playVisit } from '../src/rules/hamlet.ts';
import { proposeUpgrade, upgradeBuilding, upgradeOptions } from '../src/rules/upgrades.ts';
import { aGame, perform } from '../testing/index.ts';

const open = (state: Parameters<typeof upgradeOptions>[0]) =>
  upgradeOptions(state).map(({ building }) => building);

test('DD-BLD-01 a Level costs 20 Gold, at Blacksmith and Nomad Wagon 10, and works at once', () => {
  const { table, state } = aGame({ gold: 30, hamlet: {} });
  perform(proposeUpgrade(table, 'player-1', 'abbey'));
  expect(state.campaign).toMatchObject({ gold: 10, buildings: { abbey: 2 } });
  expect(open(state)).toEqual(['nomad-wagon', 'blacksmith']);
  perform(proposeUpgrade(table, 'player-1', 'blacksmith'));
  expect(state.campaign).toMatchObject({ gold: 0, buildings: { blacksmith: 2 } });
  expect(open(state)).toEqual([]);
});

test('DD-BLD-02 Level 3 is the highest; Guild and Graveyard have none', () => {
  const { table, state } = aGame({ gold: 99, hamlet: {} });
  expect(open(state)).toEqual(UPGRADABLE);
  expect(UPGRADABLE).not.toContain('guild');
  expect(UPGRADABLE).not.toContain('graveyard');
  state.campaign.buildings.tavern = 3;
  expect(open(state)).not.toContain('tavern');
  upgradeBuilding(table, 'tavern', 20, 'DD-BLD-01');
  expect(state.campaign).toMatchObject({ gold: 99, buildings: { tavern: 3 } });
});

test('DD-BLD-03, DD-BLD-04 each further Level of the Stagecoach adds one Waiting Hero; those used do not come back', () => {
  const { table, state } = aGame({ gold: 40, hamlet: {}, campaign: { waiting: 0 } });
  upgradeBuilding(table, 'stagecoach', 20, 'DD-BLD-01');
  expect(state.campaign.waiting).toBe(1);
  upgradeBuilding(table, 'stagecoach', 20, 'DD-BLD-01');
  expect(state.campaign).toMatchObject({ waiting: 2, gold: 0, buildings: { stagecoach: 3 } });
});

test('DD-BLD-01, DD-CAM-12 all players must agree; what one refuses is not proposed again in this phase', () => {
  const { table, state, told } = aGame({ players: 3, gold: 20, hamlet: {} });
  perform(playVisit(table), 'upgrade:tavern', 'agree', 'refuse');
  expect(state.campaign).toMatchObject({ gold: 20, buildings: { tavern: 1 } });
  expect(told('upgrade-refused')).toMatchObject([{ building: 'tavern', seat: 'player-3' }]);
  expect(open(state)).not.toContain('tavern');
  const { asked } = perform(playVisit(table), 'upgrade:abbey', 'agree', 'agree');
  expect(asked.map(({ seat }) => seat)).toEqual(['player-1', 'player-2', 'player-3']);
  expect(state.campaign).toMatchObject({ gold: 0, buildings: { abbey: 2 } });
});
