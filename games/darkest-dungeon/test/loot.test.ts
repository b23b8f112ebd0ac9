import { expect, test } from 'vitest';
import { playHeroTurn } from '../src/rules/hero-turn.ts';
import { takeChest } from '../src/rules/loot.ts';
import { aGame, perform, provisionFaces } from '../testing/index.ts';

const byAChest = (chests: string[] = ['SW']) =>
  aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'SW' },
      monsters: [['maggot', 'E']],
      chests,
      turn: 'crusader',
    },
  });

test('DD-HRO-08 one action takes a Chest in the own Area: it is revealed, resolved and removed', () => {
  const { table, state, told } = byAChest();
  perform(playHeroTurn(table), 'loot', 'loot-roll-provision:1', provisionFaces('food'));
  expect(state.campaign.provisions.food).toBe(1);
  expect(state.battle).toMatchObject({ chests: [], turn: { actions: 1 } });
  expect(state.decks.loot.discard).toEqual(['loot-roll-provision:1']);
  expect(told('chest-taken')).toMatchObject([{ hero: 'crusader', chest: 'loot-roll-provision:1' }]);
});

test('DD-HRO-08 a Chest in another Area is out of reach', () => {
  const { table } = byAChest(['NE']);
  const { asked } = perform(playHeroTurn(table), 'end-turn');
  expect(asked[0]?.options.map(({ id }) => id)).not.toContain('loot');
});

test('DD-HRO-09 result b: a Provision die with a face of choice', () => {
  const { table, state } = byAChest();
  perform(playHeroTurn(table), 'loot', 'loot-choose-provision:2', 'face:torch');
  expect(state.campaign.provisions.torch).toBe(1);
});

test('DD-HRO-09, DD-HRO-10 result c: d10 Gold or a Provision die, chosen before rolling', () => {
  const rich = byAChest();
  perform(playHeroTurn(rich.table), 'loot', 'loot-gold-or-roll:1', 'chest-gold', 7);
  expect(rich.state.campaign.gold).toBe(7);
  const fed = byAChest();
  perform(playHeroTurn(fed.table), 'loot', 'loot-gold-or-roll:1', 'chest-provision', provisionFaces('tool'));
  expect(fed.state.campaign).toMatchObject({ gold: 0, provisions: { tool: 1 } });
});

test('DD-HRO-09, DD-HRO-10 result d: twice d10 Gold or a face of choice', () => {
  const rich = byAChest();
  perform(playHeroTurn(rich.table), 'loot', 'loot-double-gold-or-choose:1', 'chest-gold', 7);
  expect(rich.state.campaign.gold).toBe(14);
  const fed = byAChest();
  perform(playHeroTurn(fed.table), 'loot', 'loot-double-gold-or-choose:1', 'chest-provision', 'face:potion');
  expect(fed.state.campaign.provisions.potion).toBe(1);
});

test('DD-HRO-09 without a token left nothing is taken', () => {
  const { table, state, hero } = byAChest();
  state.decks.loot.discard = state.decks.loot.unseen.splice(0);
  perform(takeChest(table, hero('crusader'), 'DD-HRO-09'));
  expect(state.campaign.gold).toBe(0);
});

test('DD-HRO-09 in the Hamlet its dice join those of the next Quest', () => {
  const { table, state, hero } = aGame({ hamlet: {} });
  perform(takeChest(table, hero('crusader'), 'DD-HRO-09'), 'loot-choose-provision:1', 'face:food');
  perform(takeChest(table, hero('crusader'), 'DD-HRO-09'), 'loot-roll-provision:1');
  expect(state.campaign.next).toMatchObject({ dice: 1, faces: ['food'] });
});

test('the Gallery of Heads: whoever takes a Chest from the vault suffers Stress', () => {
  const { table, hero } = aGame({
    battle: {
      room: 'boss-collector',
      boss: 'collector',
      heroes: { crusader: 'VAULT' },
      monsters: [['collector']],
      chests: ['VAULT', 'VAULT'],
      turn: 'crusader',
    },
  });
  perform(playHeroTurn(table), 'loot', 'loot-gold-or-roll:1', 'chest-gold', 3);
  expect(hero('crusader').stress).toBe(1);
});
