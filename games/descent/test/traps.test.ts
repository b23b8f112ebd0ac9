import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { chestOptions, openChest } from '../src/rules/chests.ts';
import { doorOptions, useDoor } from '../src/rules/doors.ts';
import { takeStep } from '../src/rules/moving.ts';
import { playableCards } from '../src/rules/overlord-window.ts';
import { playOverlord } from '../src/rules/overlord-turn.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import { aGame, faces, type GameSet, type HeroSet, offered, power, type TestGame } from '../testing/index.ts';

type Script = Parameters<typeof perform>[1][];

/** Sir Valadir (armor 1, 16 wounds) takes a step from (4,4) to (4,5). */
const walking = (set: GameSet = {}, valadir: HeroSet = {}): TestGame =>
  aGame({
    heroes: { 'sir-valadir': { at: [4, 4], ...valadir }, 'mad-carthos': {} },
    turn: { hero: 'sir-valadir', stage: 'act', action: 'run', points: 8 },
    threat: 20,
    ...set,
  });
const step = (game: TestGame, ...script: Script) =>
  perform(takeStep(game.table, 'hero:sir-valadir', game.at([4, 5])), ...script);

const playable = (set: GameSet): string[] => {
  const game = walking({ hand: ['crushing-block', 'spiked-pit-1'], ...set });
  const hero = game.hero('sir-valadir');
  hero.place = game.at([4, 5]);
  return playableCards(game.state, { kind: 'hero-moved', hero, square: hero.place }, []);
};

test('DJ-OVC-10 an empty space of a trap has no marker, glyph, stairs or obstacle, and nobody else', () => {
  const row = (sign: string) => [
    ...Array.from({ length: 5 }, () => '.'.repeat(9)),
    `....${sign}....`,
    '.'.repeat(9),
  ];
  expect(playable({})).toEqual(['crushing-block', 'spiked-pit-1']);
  for (const sign of ['g', '@', '<', 'p']) expect(playable({ board: row(sign).join('\n') })).toEqual([]);
  expect(playable({ markers: [[{ kind: 'money' }, [4, 5]]] })).toEqual([]);
  expect(playable({ monsters: [['beastman', 'normal', [4, 5]]] })).toEqual([]);
  expect(playable({ markers: [[{ kind: 'money' }, [4, 6]]] })).toHaveLength(2);
});

test('Crushing Block is not for a space next to an obstacle', () => {
  const board = [...Array.from({ length: 6 }, () => '.'.repeat(9)), '.....x...'].join('\n');
  expect(playable({ board })).toEqual(['spiked-pit-1']);
});

test('Crushing Block: 4 wounds less 1 per surge whatever his armor, he is pushed aside, and rubble stays', () => {
  const game = walking({ hand: ['crushing-block'] });
  const performed = step(
    game,
    'play:crushing-block',
    power('surge', 'enh', 'blank', 'enh'),
    `push:${game.at([5, 6])}`,
  );
  expect(offered(performed, 'push-hero')).toHaveLength(8);
  expect(game.hero('sir-valadir')).toMatchObject({ wounds: 13, place: game.at([5, 6]) });
  expect(game.state.obstacles).toEqual([{ kind: 'rubble', square: game.at([4, 5]) }]);
  expect(game.state.turn?.over).toBe('no');
  expect(game.told('wounds-suffered')).toMatchObject([{ cause: 'trap', count: 3 }]);
});

test('Crushing Block: a killed hero is not moved, the rubble lies; with nowhere to go he stays without rubble', () => {
  const dead = walking({ hand: ['crushing-block'], conquest: 9 }, { wounds: 2 });
  step(dead, 'play:crushing-block', power('enh', 'enh', 'enh', 'enh'));
  expect(dead.hero('sir-valadir').place).toBe('town');
  expect(dead.state.obstacles).toHaveLength(1);
  const stuck = walking({ board: '..', hand: ['crushing-block'], heroes: { 'sir-valadir': { at: [0, 0] } } });
  stuck.state.markers = [...stuck.state.markers, { id: 1, what: { kind: 'money' }, square: 0, number: 0 }];
  const go = takeStep(stuck.table, 'hero:sir-valadir', 1);
  perform(go, 'play:crushing-block', power('enh', 'enh', 'enh', 'enh'));
  expect(stuck.hero('sir-valadir')).toMatchObject({ wounds: 12, place: 1 });
  expect(stuck.state.obstacles).toEqual([]);
});

test('Spiked Pit: without a blank he lies in a pit with 2 wounds', () => {
  const game = walking({ hand: ['spiked-pit-1'] });
  step(game, 'play:spiked-pit', power('surge'));
  expect(game.hero('sir-valadir')).toMatchObject({ wounds: 14, fallen: true, place: game.at([4, 5]) });
  expect(game.state.obstacles).toEqual([{ kind: 'pit', square: game.at([4, 5]) }]);
});

test('Spiked Pit: with a blank he steps aside where he likes; with no empty space he falls', () => {
  const game = walking({ hand: ['spiked-pit-1'] });
  step(game, 'play:spiked-pit', power('blank'), `aside:${game.at([3, 5])}`);
  expect(game.hero('sir-valadir')).toMatchObject({ wounds: 16, fallen: false, place: game.at([3, 5]) });
  const stuck = walking({ board: '..', hand: ['spiked-pit-1'], heroes: { 'sir-valadir': { at: [0, 0] } } });
  stuck.state.markers = [...stuck.state.markers, { id: 1, what: { kind: 'money' }, square: 0, number: 0 }];
  perform(takeStep(stuck.table, 'hero:sir-valadir', 1), 'play:spiked-pit', power('blank'));
  expect(stuck.hero('sir-valadir')).toMatchObject({ wounds: 14, fallen: true });
});

test('Trapmaster adds 2 wounds before surges count, Cautious takes 1 off, Wild Talent adds a die; never below 0', () => {
  const master = walking({ hand: ['spiked-pit-1'], powers: ['trapmaster'] }, { skills: ['cautious'] });
  step(master, 'play:spiked-pit', power('enh'));
  expect(master.hero('sir-valadir').wounds).toBe(13);
  expect(master.state.overlord.threat).toBe(18);
  const talent = walking({ hand: ['crushing-block'] }, { skills: ['wild-talent', 'cautious'] });
  step(
    talent,
    'play:crushing-block',
    power('surge', 'surge', 'surge', 'surge', 'surge'),
    `push:${talent.at([4, 4])}`,
  );
  expect(talent.hero('sir-valadir').wounds).toBe(16);
  const pit = walking({ hand: ['spiked-pit-1'] }, { skills: ['wild-talent'] });
  step(pit, 'play:spiked-pit', power('enh', 'blank'), `aside:${pit.at([4, 4])}`);
  expect(pit.hero('sir-valadir').fallen).toBe(false);
});

test('DJ-OVC-10 shields are of no use against traps', () => {
  const game = walking({ hand: ['crushing-block'] }, { items: ['iron-shield-1'] });
  const { asked } = step(
    game,
    'play:crushing-block',
    power('enh', 'enh', 'enh', 'enh'),
    `push:${game.at([4, 4])}`,
  );
  expect(asked.map(({ ask }) => ask)).toEqual(['play-card', 'push-hero']);
});

const DOOR = `
  +-+-+-+-+-+
  |. H .D. .|
  + + + + + +
  |. . .D. .|
  +-+-+-+-+-+`;
const opening = (
  set: GameSet,
): { game: TestGame; open: (...script: Script) => ReturnType<typeof perform> } => {
  const game = aGame({
    board: DOOR,
    heroes: { 'sir-valadir': { at: [2, 0] }, 'lyssa': { at: [2, 1] }, 'mad-carthos': { at: [0, 0] } },
    turn: { hero: 'sir-valadir', stage: 'act', action: 'run', points: 8 },
    threat: 20,
    ...set,
  });
  const [option] = doorOptions(game.state, game.hero('sir-valadir'));
  if (option === undefined) throw new Error('not offered');
  return {
    game,
    open: (...script) => perform(useDoor(game.table, game.hero('sir-valadir'), option), ...script),
  };
};

test('Explosive Door: every hero next to the door rolls for himself, all wounds come at once', () => {
  const { game, open } = opening({ hand: ['explosive-door'] });
  open('play:explosive-door', power('surge', 'surge', 'enh', 'enh'), power('enh', 'enh', 'enh', 'blank'));
  expect(game.hero('sir-valadir').wounds).toBe(14);
  expect(game.hero('lyssa').wounds).toBe(4);
  expect(game.hero('mad-carthos').wounds).toBe(8);
});

test('Paralyzing Gas: without a blank the action is over, and the overlord may stun him', () => {
  const { game, open } = opening({ hand: ['paralyzing-gas'] });
  open('play:paralyzing-gas', power('enh'), 'give-stun:hero:sir-valadir');
  expect(game.state.turn?.over).toBe('action');
  expect(game.hero('sir-valadir').tokens.stun).toBe(1);
  const spared = opening({ hand: ['paralyzing-gas'] });
  spared.open('play:paralyzing-gas', power('surge'), 'pass');
  expect(spared.game.hero('sir-valadir').tokens.stun).toBe(0);
  const resisted = opening({ hand: ['paralyzing-gas'] });
  resisted.open('play:paralyzing-gas', power('blank'));
  expect(resisted.game.state.turn?.over).toBe('no');
  expect(resisted.game.told('trap-resisted')).toHaveLength(1);
});

test('DJ-OVC-17 a door allows one trap only', () => {
  const { open } = opening({ hand: ['paralyzing-gas', 'explosive-door'] });
  const { asked } = open('play:paralyzing-gas', power('blank'));
  expect(asked).toHaveLength(1);
});

const atChest = (
  set: GameSet,
): { game: TestGame; open: (...script: Script) => ReturnType<typeof perform> } => {
  const game = aGame({
    board: '.....\n.H...\n.....',
    heroes: { 'sir-valadir': { at: 'H' }, 'lyssa': { at: [2, 2] }, 'mad-carthos': { at: [4, 0] } },
    turn: { hero: 'sir-valadir', stage: 'act', action: 'run', points: 8 },
    markers: [[{ kind: 'chest', colour: 'copper' }, 'H', 2]],
    threat: 20,
    ...set,
  });
  const [option] = chestOptions(game.state, game.hero('sir-valadir'));
  if (option === undefined) throw new Error('not offered');
  return {
    game,
    open: (...script) => perform(openChest(game.table, game.hero('sir-valadir'), option), ...script),
  };
};
/** Chest 2 of quest 1 gives each hero a copper treasure; these are kept without a further question. */
const stocked = (game: TestGame): TestGame => {
  game.state.treasures.copper = { top: [], unseen: [], bottom: [], discard: [] };
  return game;
};

test('Explosive Rune: the opener and those next to the chest suffer 6 wounds less 2 per surge', () => {
  const { game, open } = atChest({ hand: ['explosive-rune'] });
  stocked(game);
  open('play:explosive-rune', power('surge', 'enh', 'blank'), power('surge', 'surge', 'surge'));
  expect(game.hero('sir-valadir').wounds).toBe(12);
  expect(game.hero('lyssa').wounds).toBe(8);
  expect(game.hero('mad-carthos').wounds).toBe(8);
  expect(game.state.overlord.threat).toBe(8);
});

test('DJ-EFF-09 Curse of the Monkey God: without a blank he is a monkey and his turn is over', () => {
  const { game, open } = atChest({ hand: ['curse-of-the-monkey-god'] });
  stocked(game);
  open('play:curse-of-the-monkey-god', power('enh'));
  expect(game.hero('sir-valadir').monkey.timer).toBe(2);
  expect(game.state.turn?.over).toBe('turn');
  const safe = atChest({ hand: ['curse-of-the-monkey-god'] });
  stocked(safe.game);
  safe.open('play:curse-of-the-monkey-god', power('blank'));
  expect(safe.game.hero('sir-valadir').monkey.timer).toBe(0);
});

test('Mimic: the chest stands beside its space as a Beastman, acts at once, and keeps its contents until it is killed', () => {
  const { game, open } = atChest({ hand: ['mimic'], conquest: 5 });
  stocked(game);
  game.hero('lyssa').order = 'guard';
  const performed = open(
    'play:mimic',
    `place:${game.at([0, 0])}`,
    'attack:monster',
    faces(['red', '1/3/0'], ['green', '0/2/1']),
    'end-activation',
  );
  expect(offered(performed, 'place-mimic')).not.toContain(`place:${game.at([2, 2])}`);
  expect(performed.asked.map(({ ask }) => ask)).not.toContain('use-guard');
  expect(game.hero('sir-valadir').wounds).toBe(11);
  expect(game.state.overlord.turn).toBeNull();
  expect(game.state).toMatchObject({ conquest: 5, markers: [], turn: { over: 'no' } });
  expect(game.state.monsters).toMatchObject([
    { kind: 'beastman', rank: 'normal', place: game.at([0, 0]), mimic: { number: 2 } },
  ]);
  const blow = inflictWounds(
    game.table,
    [{ figure: 'monster:1', wounds: 9 }],
    { kind: 'quest' },
    'DJ-SET-01',
  );
  perform(blow);
  expect(game.state.monsters).toEqual([]);
  expect(game.state.conquest).toBe(6);
  expect(game.hero('mad-carthos').coins).toBe(400);
});

test('Mimic: with no empty space beside the chest it cannot be played', () => {
  const { game, open } = atChest({
    board: 'H.',
    heroes: { 'sir-valadir': { at: 'H' }, 'lyssa': { at: [1, 0] } },
    hand: ['mimic'],
  });
  stocked(game);
  expect(open().asked).toEqual([]);
});

const charming = (script: Script, sir: HeroSet = {}): TestGame => {
  const game = aGame({
    board: 'V.H.M',
    heroes: { 'sir-valadir': { at: 'V', items: ['crossbow-1'], ...sir }, 'lyssa': { at: 'H' } },
    monsters: [['beastman', 'normal', 'M']],
    hand: ['dark-charm'],
    threat: 8,
    overlordTurn: { stage: 'cards' },
  });
  perform(playOverlord(game.table), 'play:dark-charm', ...script);
  return game;
};

test('Dark Charm: without a blank the hero attacks whom the overlord says, without fatigue; surges give no threat', () => {
  const game = charming([
    'charm-hero:hero:sir-valadir',
    power('enh'),
    'charm:crossbow-1',
    'target:2',
    faces(['blue', '3/1/1'], ['green', '0/2/1']),
    'pass',
    'surge:0',
  ]);
  expect(game.hero('lyssa').wounds).toBe(8 - (1 + 2 + 1 - 1));
  expect(game.hero('sir-valadir').fatigue).toBe(3);
  expect(game.state.overlord).toMatchObject({ threat: 0, hand: [] });
  expect(game.state.overlord.turn?.trapPlayed).toBe(true);
});

test('Dark Charm: he may have to strike himself, and his dodge order does not help', () => {
  const game = charming(
    [
      'charm-hero:hero:sir-valadir',
      power('surge'),
      'charm:fists',
      faces(['red', '0/4/0'], ['black', 'blank'], ['black', 'blank'], ['black', 'blank']),
    ],
    { order: 'dodge' },
  );
  expect(game.hero('sir-valadir').wounds).toBe(13);
});
