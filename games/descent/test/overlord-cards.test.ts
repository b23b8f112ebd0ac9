import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { drawCards, costOf, discardOptions } from '../src/rules/threat.ts';
import { takeStep } from '../src/rules/moving.ts';
import { offerCards, playableCards } from '../src/rules/overlord-window.ts';
import { playOverlord } from '../src/rules/overlord-turn.ts';
import { newActivation } from '../src/rules/activation.ts';
import type { Attack, FigureId } from '../src/state.ts';
import { view } from '../src/view.ts';
import { aGame, faceNumber, type GameSet, offered, power, type TestGame } from '../testing/index.ts';

const anAttack = (more: Partial<Attack> & { attacker: FigureId }): Attack => ({
  seat: 'overlord',
  source: 'monster',
  type: 'melee',
  from: 0,
  range: 1,
  target: 1,
  area: 'single',
  template: [],
  meant: null,
  step: 'declared',
  dice: [],
  aimed: false,
  dodged: false,
  rerolled: false,
  damage: 0,
  reach: 0,
  freeSurges: 0,
  surgesSpent: 0,
  pierce: 0,
  blast: 0,
  toRange: null,
  knockback: false,
  tokens: { burn: 0, stun: 0 },
  doubled: false,
  kills: false,
  braved: [],
  killed: [],
  interrupt: 'none',
  ...more,
});

const walking = (set: GameSet): TestGame =>
  aGame({
    heroes: { 'sir-valadir': { at: [4, 4] }, 'mad-carthos': {} },
    turn: { hero: 'sir-valadir', stage: 'act', action: 'run', points: 8 },
    ...set,
  });

test('WE-24 the last card costs 3 conquest at once; then the discard pile is the new deck (DJ-OVC-01, DJ-CNQ-05, DJ-CNQ-01)', () => {
  const lost = aGame({ deck: ['aim-1'], conquest: 3, overlordTurn: { stage: 'collect' } });
  const { result } = perform(playOverlord(lost.table), 'aim-1');
  expect(result).toMatchObject({ outcome: 'conquest-gone', rule: 'DJ-CNQ-01', winners: ['overlord'] });
  expect(lost.state.overlord.hand).toEqual(['aim-1']);
  const game = aGame({ deck: ['aim-1'], conquest: 4, overlordTurn: { stage: 'collect' } });
  perform(playOverlord(game.table), 'aim-1', 'doom');
  expect(game.state.conquest).toBe(1);
  expect(game.state.overlord.hand).toEqual(['aim-1', 'doom']);
  expect(game.state.overlord.deck.discard).toEqual([]);
});

test('DJ-OVC-01 without a discard pile there is no deck: draws are lost, and so is nothing more until there is one', () => {
  const game = aGame({ deck: ['aim-1'], conquest: 9 });
  game.state.overlord.deck.discard = [];
  perform(drawCards(game.table, 2, 'DJ-OVT-03'), 'aim-1');
  expect(game.state).toMatchObject({ conquest: 6, overlord: { hand: ['aim-1'] } });
  perform(drawCards(game.table, 2, 'DJ-OVT-03'));
  expect(game.state.conquest).toBe(6);
  expect(game.told('draw-lost')).toHaveLength(2);
  game.state.overlord.deck.discard = ['doom', 'mimic'];
  perform(drawCards(game.table, 1, 'DJ-OVT-03'), 'doom');
  expect(game.state).toMatchObject({ conquest: 6, overlord: { hand: ['aim-1', 'doom'] } });
});

test('DJ-OVC-04 DJ-OVC-05 DJ-OVC-06 a card is paid with threat and discards, the card itself giving none', () => {
  const game = walking({ hand: ['spiked-pit-1', 'spiked-pit-2', 'aim-1'], threat: 1 });
  const performed = perform(
    takeStep(game.table, 'hero:sir-valadir', game.at([4, 5])),
    'play:spiked-pit',
    'discard:spiked-pit',
    power('enh'),
  );
  expect(offered(performed, 'pay-by-discard')).toEqual(['discard:spiked-pit', 'discard:aim']);
  expect(game.state.overlord).toMatchObject({ threat: 0, hand: ['aim-1'] });
  expect([...game.state.overlord.deck.discard].sort()).toEqual(['spiked-pit-1', 'spiked-pit-2']);
  expect(game.told('threat-gained')).toMatchObject([{ count: 2 }]);
  expect(game.told('card-played')).toMatchObject([{ card: 'spiked-pit', cost: 3, reveals: true }]);
  expect(game.state.tally.cardsPlayed).toBe(1);
});

test('DJ-OVC-05 DJ-TIM-04 he is asked only with a card for the moment that he can pay', () => {
  const step = (set: GameSet) => {
    const game = walking(set);
    return perform(takeStep(game.table, 'hero:sir-valadir', game.at([4, 5]))).asked;
  };
  expect(step({ hand: ['spiked-pit-1'], threat: 2 })).toEqual([]);
  expect(step({ hand: ['explosive-door', 'gust-of-wind-1', 'doom'], threat: 30 })).toEqual([]);
  expect(step({ hand: [], threat: 30 })).toEqual([]);
  const game = walking({ hand: ['spiked-pit-1', 'spiked-pit-2'], threat: 3 });
  const { asked } = perform(takeStep(game.table, 'hero:sir-valadir', game.at([4, 5])), 'pass');
  expect(asked).toMatchObject([
    {
      ask: 'play-card',
      seat: 'overlord',
      window: true,
      concerns: ['overlord'],
      about: { who: 'sir-valadir' },
    },
  ]);
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['play:spiked-pit', 'pass']);
});

test('DJ-OVC-04 outside his turn he discards only to pay: nothing else offers it', () => {
  const game = walking({ hand: ['aim-1', 'doom'], threat: 0 });
  expect(perform(takeStep(game.table, 'hero:sir-valadir', game.at([4, 5]))).asked).toEqual([]);
  expect(discardOptions(game.state)).toHaveLength(2);
});

test('DJ-OVC-18 costs go up for Mok wherever he is and down for Trapmaster, never below 0; values stay', () => {
  const cost = (set: GameSet, card: 'spiked-pit-1' | 'aim-1') => costOf(aGame(set).state, card);
  expect(cost({}, 'spiked-pit-1')).toBe(3);
  expect(cost({ heroes: { 'spiritspeaker-mok': {} } }, 'spiked-pit-1')).toBe(4);
  expect(cost({ heroes: { 'spiritspeaker-mok': {} }, powers: ['trapmaster'] }, 'spiked-pit-1')).toBe(3);
  expect(cost({ powers: ['trapmaster'] }, 'spiked-pit-1')).toBe(2);
  expect(cost({ powers: ['trapmaster'] }, 'aim-1')).toBe(2);
  const game = aGame({ heroes: { 'spiritspeaker-mok': {} }, hand: ['spiked-pit-1'] });
  expect(discardOptions(game.state)).toMatchObject([{ about: { count: 2 } }]);
});

test('DJ-OVC-10 DJ-OVC-11 one trap for one step, and the next step is another one', () => {
  const game = walking({ hand: ['spiked-pit-1', 'crushing-block'], threat: 20 });
  const first = perform(
    takeStep(game.table, 'hero:sir-valadir', game.at([4, 5])),
    'play:spiked-pit',
    power('blank'),
    `aside:${game.at([4, 6])}`,
  );
  expect(first.asked.filter(({ ask }) => ask === 'play-card')).toHaveLength(1);
  const second = perform(takeStep(game.table, 'hero:sir-valadir', game.at([4, 8])), 'pass');
  expect(offered(second, 'play-card')).toEqual(['play:crushing-block', 'pass']);
});

test('DJ-OVC-08 DJ-OVC-09 Aim: a monster’s declared attack is aimed, once', () => {
  const game = aGame({ hand: ['aim-1', 'aim-2'], threat: 9, monsters: [['beastman', 'normal', [1, 1]]] });
  const attack = anAttack({ attacker: 'monster:1' });
  const performed = perform(offerCards(game.table, { kind: 'monster-attack-declared', attack }), 'play:aim');
  expect(performed.value).toBe('card');
  expect(performed.asked).toHaveLength(1);
  expect(attack.aimed).toBe(true);
  expect(game.state.overlord).toMatchObject({ threat: 7, hand: ['aim-2'] });
  expect(game.state.overlord.deck.discard).toEqual(['aim-1']);
});

test('DJ-OVC-08 DJ-OVC-09 Dodge: for a monster that a hero’s rolled attack affects, once an attack; not against a plain miss', () => {
  const dice = (face: 'X' | '1/3/0') =>
    [{ colour: 'red', face: faceNumber('red', face), added: false }] as const;
  const set: GameSet = {
    heroes: { 'sir-valadir': { at: [0, 0] } },
    hand: ['dodge-1', 'dodge-2'],
    threat: 9,
    monsters: [['beastman', 'normal', [1, 0]]],
  };
  const options = (more: Partial<Attack>): number => {
    const game = aGame(set);
    const attack = anAttack({
      attacker: 'hero:sir-valadir',
      source: 'fists',
      dice: [...dice('1/3/0')],
      ...more,
    });
    return playableCards(game.state, { kind: 'hero-attack-rolled', attack }, []).length;
  };
  expect(options({})).toBe(1);
  expect(options({ target: 5 })).toBe(0);
  expect(options({ dodged: true })).toBe(0);
  expect(options({ rerolled: true })).toBe(0);
  expect(options({ dice: [...dice('X')] })).toBe(0);
  expect(options({ dice: [...dice('X')], aimed: true })).toBe(1);
  const game = aGame(set);
  const attack = anAttack({ attacker: 'hero:sir-valadir', source: 'fists', dice: [...dice('1/3/0')] });
  perform(offerCards(game.table, { kind: 'hero-attack-rolled', attack }), 'play:dodge');
  expect(attack.dodged).toBe(true);
});

test('DJ-OVC-08 next to Skye monsters neither aim nor dodge', () => {
  const game = aGame({
    heroes: { 'vyrah-the-falconer': { at: [0, 0] } },
    familiars: [{ id: 'skye', owner: 'vyrah-the-falconer', at: [2, 0] }],
    hand: ['aim-1', 'dodge-1'],
    threat: 9,
    monsters: [['beastman', 'normal', [1, 0]]],
  });
  const own = anAttack({ attacker: 'monster:1' });
  expect(playableCards(game.state, { kind: 'monster-attack-declared', attack: own }, [])).toEqual([]);
  const hero = anAttack({ attacker: 'hero:vyrah-the-falconer', source: 'fists' });
  expect(playableCards(game.state, { kind: 'hero-attack-rolled', attack: hero }, [])).toEqual([]);
});

const activating = (set: GameSet): TestGame => {
  const game = aGame({
    hand: ['charge-1', 'rage-1'],
    threat: 20,
    overlordTurn: { stage: 'activate' },
    ...set,
  });
  const { turn } = game.state.overlord;
  if (turn !== null) turn.active = newActivation(game.state, game.monster(1));
  return game;
};

test('DJ-OVC-09 DJ-OVC-17 Charge doubles the points and Rage the attacks, but only one of them on one activation', () => {
  const charging = activating({ monsters: [['beastman', 'normal', [5, 5]]] });
  const first = perform(
    offerCards(charging.table, { kind: 'monster-activated', monster: charging.monster(1) }),
    'play:charge',
  );
  expect(offered(first, 'play-card')).toEqual(['play:charge', 'play:rage', 'pass']);
  expect(charging.state.overlord.turn?.active).toMatchObject({ points: 8, attacks: 1 });
  const raging = activating({ monsters: [['manticore', 'normal', [5, 5]]] });
  perform(offerCards(raging.table, { kind: 'monster-activated', monster: raging.monster(1) }), 'play:rage');
  expect(raging.state.overlord.turn?.active).toMatchObject({ points: 4, attacks: 4 });
});

test('DJ-OVC-08 Charge is of no use to a webbed monster, neither card to a stunned master', () => {
  const stunned = activating({
    monsters: [['beastman', 'master', [5, 5], { tokens: { burn: 0, stun: 1, web: 0 } }]],
  });
  const monster = stunned.monster(1);
  expect(playableCards(stunned.state, { kind: 'monster-activated', monster }, [])).toEqual([]);
  const webbed = activating({
    monsters: [['beastman', 'normal', [5, 5]]],
    overlordTurn: { stage: 'activate', used: ['webbed:1'] },
  });
  expect(playableCards(webbed.state, { kind: 'monster-activated', monster: webbed.monster(1) }, [])).toEqual([
    'rage-1',
  ]);
});

test('DJ-OVC-08 DJ-TIM-01 DJ-TIM-04 Gust of Wind: heroes see 5 spaces far, and guards come after the card', () => {
  const game = aGame({
    board: 'H......M',
    heroes: { 'sir-valadir': { at: 'H', order: 'guard', items: ['bow-1'] } },
    monsters: [['skeleton', 'normal', 'M']],
    hand: ['gust-of-wind-1'],
    threat: 6,
    overlordTurn: { stage: 'cards' },
  });
  const { asked } = perform(playOverlord(game.table), 'play:gust-of-wind');
  expect(game.state.gust).toBe(true);
  expect(asked.map(({ ask }) => ask)).toEqual(['play-at-start']);
  const still = aGame({
    board: 'H...M',
    heroes: { 'sir-valadir': { at: 'H', order: 'guard', items: ['bow-1'] } },
    monsters: [['skeleton', 'normal', 'M']],
    hand: ['gust-of-wind-1'],
    threat: 6,
    overlordTurn: { stage: 'cards' },
  });
  const after = perform(playOverlord(still.table), 'play:gust-of-wind', 'pass');
  expect(after.asked.map(({ ask }) => ask)).toEqual(['play-at-start', 'use-guard']);
});

test('DJ-OVC-15 the heroes see how many cards he holds, never which', () => {
  const game = aGame({ hand: ['doom', 'aim-1'] });
  expect(view(game.state, 'hero-1')).toMatchObject({ overlord: { hand: null, handSize: 2 } });
  expect(view(game.state, 'overlord')).toMatchObject({ overlord: { hand: ['doom', 'aim-1'] } });
  perform(drawCards(game.table, 1, 'DJ-OVT-03'), 'mimic');
  for (const told of game.table.told) if ('card' in told) expect(told.to).toEqual(['overlord']);
});

test('DJ-OVC-16 heroes in the town are out of reach: Dark Charm needs one on the board', () => {
  const charm = (at?: readonly [number, number]) => {
    const game = aGame({
      heroes: { 'sir-valadir': at === undefined ? {} : { at }, 'mad-carthos': {} },
      hand: ['dark-charm'],
      threat: 8,
    });
    return playableCards(game.state, { kind: 'start-of-overlord-turn' }, []);
  };
  expect(charm()).toEqual([]);
  expect(charm([3, 3])).toEqual(['dark-charm']);
});

test('DJ-OVC-13 DJ-OVC-14 one power card a turn, before an activation; it lies open and works before the draw', () => {
  const game = aGame({
    hand: ['evil-genius', 'doom'],
    threat: 50,
    deck: ['aim-1', 'aim-2', 'aim-3', 'mimic'],
    overlordTurn: { stage: 'collect' },
  });
  const first = perform(playOverlord(game.table), 'play:evil-genius');
  expect(offered(first, 'before-drawing')).toEqual(['play:evil-genius', 'play:doom', 'discard-one', 'done']);
  expect(game.state.overlord).toMatchObject({
    threat: 25,
    powers: ['evil-genius'],
    turn: { stage: 'collect' },
  });
  perform(playOverlord(game.table), 'aim-1', 'aim-2', 'aim-3');
  expect(game.state.overlord.hand).toHaveLength(4);
  expect(game.state.overlord.deck.discard).not.toContain('evil-genius');
  const then = perform(playOverlord(game.table), 'done');
  expect(offered(then, 'discard-cards')).not.toContain('play:doom');
  const late = (activated: number[]) => {
    const monsters = [5, 7].map(column => ['beastman', 'normal', [column, 5]] as const);
    const one = aGame({
      hand: ['doom'],
      threat: 50,
      monsters,
      overlordTurn: { stage: 'activate', activated },
    });
    return offered(perform(playOverlord(one.table), 'end-phase'), 'activate-next');
  };
  expect(late([])).toContain('play:doom');
  expect(late([1])).not.toContain('play:doom');
});
