import { expect, test } from 'vitest';
import { healAllyOptions, maxAllyWounds, moveAllies } from '../src/rules/allies.ts';
import { allyOf } from '../src/rules/figures.ts';
import { armorOf, isImmune } from '../src/rules/stats.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import { doorOf, setDoor } from '../src/rules/doors.ts';
import { aQuest, offered, perform } from '../testing/index.ts';
import { act } from './acting.ts';
import { bring, playRound, stand, take } from './quests/playing.ts';

test('A1, A3 Tobin may walk up to his speed or stay; the heroes decide', () => {
  const game = aQuest('the-lamplighter', [0]);
  const { value } = moveAllies(game.table).next();
  if (value?.kind !== 'question') throw new Error('a question');
  const offers = value.options.map(option => option.id);
  expect(value.seat).toBe('party');
  expect(offers).toContain('pass');
  expect(offers).toContain(`ally-move:${game.at([3, 10])}`);
  expect(offers).not.toContain(`ally-move:${game.at([5, 9])}`);
  expect(offers).not.toContain(`ally-move:${game.at([2, 9])}`);
});

test('A3 he may stay, and does not end on a hero', () => {
  const game = aQuest('the-lamplighter', [0]);
  game.hero('silhouette').place = game.at([3, 9]);
  const done = perform(moveAllies(game.table), 'pass');
  expect(allyOf(game.state, 'tobin').place).toBe(game.at([2, 9]));
  expect(offered(done, 'move-ally')).not.toContain(`ally-move:${game.at([3, 9])}`);
});

test('A3 a walk goes step by step: next to Aura he is wounded, and next to Grapple he stops', () => {
  const [game, tobin] = [aQuest('the-lamplighter', [0, 1]), 'tobin'];
  game.state.monsters = [];
  const ally = allyOf(game.state, tobin);
  ally.place = game.at([8, 7]);
  bring(game, 'hell-hound', 'master', [11, 7]);
  perform(moveAllies(game.table), `ally-move:${game.at([10, 7])}`);
  expect(ally).toMatchObject({ place: game.at([10, 7]), wounds: 7 });
  game.state.monsters = [];
  bring(game, 'naga', 'normal', [10, 8]);
  const held = moveAllies(game.table).next();
  expect(held.value).toMatchObject({ options: [{ id: 'pass' }] });
});

test('A2, A8 he opens no door, lights no glyph, shows no area, springs no trap and triggers no encounter of a hero', () => {
  const game = aQuest('the-lamplighter', [0, 1], { hand: ['spiked-pit-1'], threat: 20 });
  game.state.monsters = [];
  const tobin = allyOf(game.state, 'tobin');
  tobin.place = game.at([9, 11]);
  setDoor(game.state, doorOf(game.state, 'door-3'), 'open');
  const done = perform(moveAllies(game.table), `ally-move:${game.at([9, 13])}`);
  expect(done.asked.map(({ ask }) => ask)).toEqual(['move-ally']);
  expect(game.state.glyphs.find(({ square }) => square === tobin.place)?.active).toBe(false);
  tobin.place = game.at([11, 8]);
  const offers = offered(perform(moveAllies(game.table), `ally-move:${game.at([13, 8])}`), 'move-ally');
  expect(game.state.areas[3]?.revealed).toBe(false);
  expect(offers).not.toContain(`ally-move:${game.at([14, 8])}`);
});

test('A2, A3 once a round, after the last hero turn and before the overlord’s', () => {
  const game = aQuest('the-lamplighter', [0]);
  stand(game, { 'silhouette': [0, 8], 'sir-valadir': [0, 9] });
  const { asked } = playRound(game);
  const order = asked.map(({ ask }) => ask).filter(ask => ask === 'who-acts' || ask === 'move-ally');
  expect(order).toEqual(['who-acts', 'who-acts', 'move-ally']);
  const types = game.table.told.map(({ type }) => type);
  expect(types.lastIndexOf('turn-ended')).toBeLessThan(types.indexOf('overlord-turn-begun'));
});

test('A9 stunned he discards a token and stays in his pit; then he climbs out with his whole move', () => {
  const game = aQuest('the-lamplighter', [0, 5]);
  game.state.monsters = [];
  const tobin = allyOf(game.state, 'tobin');
  Object.assign(tobin, { place: game.at([15, 17]), stun: 1, fallen: true });
  perform(moveAllies(game.table));
  expect(tobin).toMatchObject({ stun: 0, fallen: true });
  const done = perform(moveAllies(game.table), `ally-move:${game.at([14, 18])}`);
  expect(tobin).toMatchObject({ fallen: false, place: game.at([14, 18]) });
  expect(offered(done, 'move-ally')).not.toContain(`ally-move:${game.at([15, 16])}`);
});

test('A4 in his turn an adjacent hero spends a point and an equipped potion: 3 wounds', () => {
  const game = aQuest('the-lamplighter', [0], {
    heroes: { 'silhouette': { potions: { healing: 2 } }, 'sir-valadir': {} },
  });
  const tobin = allyOf(game.state, 'tobin');
  stand(game, { silhouette: [1, 9] });
  take(game, 'silhouette', { points: 2 });
  tobin.wounds = 3;
  act(game, 'silhouette', 'heal-ally:ally:tobin');
  expect([tobin.wounds, game.state.turn?.points, game.hero('silhouette').potions.healing.equipped]).toEqual([
    6, 1, 1,
  ]);
  act(game, 'silhouette', 'heal-ally:ally:tobin');
  expect(tobin.wounds).toBe(8);
});

test('A4, A7 a wounded ally is healed with an equipped potion only, and never above his start', () => {
  const game = aQuest('the-lamplighter', [0]);
  const hero = game.hero('silhouette');
  const tobin = allyOf(game.state, 'tobin');
  hero.place = game.at([1, 9]);
  tobin.wounds = 6;
  expect(healAllyOptions(game.state, hero)).toEqual([]);
  expect(maxAllyWounds(game.state, tobin)).toBe(8);
});

test('A2, A5, A6, A8 an ally has armor and wounds of its own and no conquest rating; things are immune', () => {
  const game = aQuest('the-bell-of-saint-orla', [2]);
  expect(armorOf(game.state, 'ally:bell', 'melee')).toBe(3);
  expect(isImmune(game.state, 'ally:bell', 'stun')).toBe(true);
  const { result } = perform(
    inflictWounds(game.table, [{ figure: 'ally:bell', wounds: 16 }], { kind: 'quest' }, 'DJ-SET-01'),
  );
  expect(result).toMatchObject({ outcome: 'bell-fallen', winners: ['overlord'] });
  expect(game.state.conquest).toBe(5);
});
