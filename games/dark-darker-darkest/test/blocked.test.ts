import { doorBetween } from '@tenebrae/board';
import { expect, test } from 'vitest';
import { blocked } from '../src/blocked.ts';
import { changeDoor } from '../src/rules/rooms.ts';
import { words } from '../src/words/index.ts';
import { aGame, at, type GameSet, type SurvivorSet } from '../testing/index.ts';

/** What Nina may not do, as `text rule`. */
function why(nina: SurvivorSet, set: GameSet = {}): string[] {
  const game = aGame({ survivors: { nina, leo: { room: at(1, 5) } }, ...set });
  const list = blocked(game.state, game.survivor('nina').seat);
  for (const { text } of list) expect([words.en[text], words.fr[text]]).not.toContain(undefined);
  return list.map(({ text, rule }) => `${text} ${rule}`);
}

const SHOWDOWN = { phase: { kind: 'showdown' }, keeper: 'leo' } as const;

test.each([
  ['DDD-ZOM-06', { status: { kind: 'out', back: 2 } }, {}, 'blocked-eliminated'],
  ['DDD-ACT-08', {}, { teams: [['leo'], ['nina']] }, 'blocked-other-team'],
  ['DDD-ENT-03', { entrapped: 'yes' }, {}, 'blocked-entrapped'],
  ['DDD-ENT-10', { entrapped: 'bird' }, {}, 'blocked-bird'],
  ['DDD-SUR-02', { ap: 0 }, {}, 'blocked-no-ap'],
  ['DDD-FIN-18', { markers: { hand: 0, left: 1, centre: 0, right: 0 } }, SHOWDOWN, 'blocked-no-marker'],
  ['DDD-MOV-03', {}, { zombies: [[at(4, 3), 1]] }, 'blocked-held'],
  ['DDD-FIN-37', {}, { ...SHOWDOWN, nemesis: ['lisa-mortimer', at(4, 3)] }, 'blocked-held'],
  ['DDD-MOV-05', {}, { locks: [[at(4, 3), at(3, 3), 2]] }, 'blocked-locked'],
  ['DDD-LAB-01', { room: at(1, 2) }, {}, 'blocked-laboratory'],
  ['DDD-FIN-15', {}, SHOWDOWN, 'blocked-search-showdown'],
  ['DDD-SEA-08', { room: at(1, 1) }, {}, 'blocked-search-laboratory'],
  ['DDD-SEA-01', {}, { destroyed: [at(4, 3)] }, 'blocked-search-destroyed'],
  ['DDD-SEA-05', {}, { searched: [at(4, 3)] }, 'blocked-searched'],
  ['DDD-UNL-02', {}, { locks: [[at(4, 3), at(3, 3), 2]] }, 'blocked-chip-face-down'],
  ['DDD-DRK-08', {}, { locks: [[at(4, 3), at(3, 3), 'c2-01']], darkness: 5 }, 'blocked-too-dark'],
  ['DDD-UNL-01', {}, { locks: [[at(2, 3), at(3, 3), 2]] }, 'blocked-door-far'],
  ['DDD-COR-10', { room: at(4, 1) }, { destroyed: [at(4, 1)] }, 'blocked-corner-destroyed'],
  ['DDD-COR-01', { room: at(4, 1), ap: 1 }, {}, 'blocked-corner-ap'],
  ['DDD-COR-08', { room: at(4, 1) }, {}, 'blocked-no-chip'],
  ['DDD-TWK-03', { room: at(4, 1) }, { options: { 'no-corner-functions': true } }, 'blocked-no-functions'],
  ['DDD-CMB-05', {}, { zombies: [[at(3, 3), 1]] }, 'blocked-out-of-range'],
  ['DDD-CMB-20', {}, {}, 'blocked-nothing-to-attack'],
  ['DDD-EQP-02', { cards: ['armor-1', 'armor-2'] }, {}, 'blocked-hands-full'],
  ['DDD-EQP-06', { cards: ['handgun-ammo-1'] }, {}, 'blocked-no-weapon'],
  ['DDD-PAS-01', {}, {}, 'blocked-alone'],
  ['DDD-ZOM-04', { cube: 4 }, {}, 'blocked-skill-lost'],
  ['DDD-SUR-09', {}, {}, 'blocked-skill-price'],
] as const satisfies readonly (readonly [
  string,
  SurvivorSet,
  GameSet,
  string,
])[])('%s is why Nina may not', (rule, nina, set, text) => {
  expect(why(nina, set)).toContain(`${text} ${rule}`);
});

test('DDD-COR-02 a corner room that was used this round, DDD-LAB-02 a full security board', () => {
  const game = aGame({ survivors: { nina: { room: at(4, 1), chips: ['c2-01'] }, leo: {} } });
  const texts = (): string[] => blocked(game.state, game.survivor('nina').seat).map(one => one.text);
  expect(texts()).not.toContain('blocked-board-full');
  game.state.panel.chips = ['c2-02', 'c2-03', 'c2-04'];
  expect(texts()).toContain('blocked-board-full');
  game.state.cornersUsed = [15];
  expect(texts()).toContain('blocked-corner-used');
});

test('DDD-CMB-19 an empty firearm, DDD-EQP-03 a stowed one, DDD-SKL-07 the free attack that was made', () => {
  const game = aGame({ survivors: { jack: { cards: ['shotgun-1'], used: ['jack-free-attack'] }, leo: {} } });
  const [handgun, shotgun] = game.survivor('jack').cards;
  if (handgun !== undefined) handgun.ammo = 0;
  if (shotgun !== undefined) shotgun.inHand = false;
  expect(blocked(game.state, game.survivor('jack').seat)).toEqual(
    expect.arrayContaining([
      {
        text: 'blocked-no-ammo',
        rule: 'DDD-CMB-19',
        about: { card: 'handgun-jack' },
        on: ['card:handgun-jack'],
      },
      { text: 'blocked-stowed', rule: 'DDD-EQP-03', about: { card: 'shotgun-1' }, on: ['card:shotgun-1'] },
      expect.objectContaining({ text: 'blocked-used-this-round', rule: 'DDD-SKL-07' }),
    ]),
  );
});

test('DDD-RAD-31 the closed reactor', () => {
  const game = aGame({ survivors: { nina: { room: at(3, 3) }, leo: {} } });
  changeDoor(game.state, doorBetween(at(3, 3), at(2, 3)), { kind: 'reactor' });
  expect(blocked(game.state, game.survivor('nina').seat).map(one => one.rule)).toContain('DDD-RAD-31');
});

test('nothing is explained while enemies react', () => {
  expect(why({}, { phase: { kind: 'reaction', team: 0 } })).toEqual([]);
});
