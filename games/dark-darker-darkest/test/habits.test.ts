import { type Option, type Question, start } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import type { CodeChipId } from '../src/data/code-chips.ts';
import type { SurvivorId } from '../src/data/survivors.ts';
import { evaluate } from '../src/evaluate.ts';
import { habits } from '../src/habits.ts';
import { game } from '../src/index.ts';
import { ACTIONS_AND_SKILLS, offersOf } from '../src/rules/action-options.ts';
import { allRooms } from '../src/rules/rooms.ts';
import { aGame, at, type GameSet, type TestGame } from '../testing/index.ts';

const question = (ask: string, options: readonly Option[], about: Question['about'] = {}): Question => ({
  kind: 'question',
  seat: 'party',
  ask,
  rule: 'DDD-ACT-05',
  options,
  about,
});

/** What habit does most readily. */
function likeliest(game: TestGame, asked: Question): string {
  const weights = habits(game.state, asked);
  return asked.options[weights.indexOf(Math.max(...weights))]?.id ?? '';
}

/** What a survivor does when it is his to act. */
function does(set: GameSet, id: SurvivorId): string {
  const game = aGame(set);
  const { options } = offersOf(ACTIONS_AND_SKILLS, game.state, game.survivor(id));
  return likeliest(game, question('take-action', [...options, { id: 'hand-over' }], { survivor: id }));
}

/** All rooms have been searched: nobody looks for cards. */
const SEARCHED = { searched: allRooms(aGame().state) };
const MEDIC_BAY = at(4, 1);

describe('before the showdown a survivor', () => {
  test('searches where others help him', () => {
    expect(does({}, 'leo')).toBe('search');
  });

  test('turns up the chip of a door beside him', () => {
    expect(does({ locks: [[at(4, 3), at(3, 3), 2]] }, 'leo')).toMatch(/^reveal-chip:/);
  });

  test('unlocks a door for which he has the icons, and pays no darkness for one for which he has not', () => {
    const locks = [[at(4, 3), at(3, 3), 'c2-01']] as const;
    const leo = { cards: ['dynamite-1'] } as const;
    expect(does({ ...SEARCHED, locks, survivors: { leo, nina: {} } }, 'leo')).toMatch(/^unlock:/);
    expect(does({ ...SEARCHED, locks, survivors: { leo: {}, nina: {} } }, 'nina')).not.toMatch(/^unlock:/);
  });

  test('carries a chip that matches to a terminal, and enters it there', () => {
    const chips = ['c3-03'] as const;
    const survivors = (room: string) => ({ leo: { room, chips: [...chips] }, nina: { room } });
    expect(does({ ...SEARCHED, survivors: survivors(at(4, 2)) }, 'leo')).toBe(`move:${MEDIC_BAY}`);
    expect(does({ ...SEARCHED, survivors: survivors(MEDIC_BAY) }, 'leo')).toBe('terminal:c3-03');
  });

  test('puts the fire out while it is small', () => {
    const set: GameSet = { ...SEARCHED, fire: at(3, 3), burn: [[at(3, 3), 1]] };
    expect(does({ ...set, survivors: { leo: {}, nina: {} } }, 'leo')).toBe(`move:${at(3, 3)}`);
    const there = { leo: { room: at(3, 3) }, nina: {} };
    expect(does({ ...set, survivors: there }, 'leo')).toBe('extinguish-with:fire-axe');
  });

  test('fights what holds him', () => {
    expect(does({ ...SEARCHED, zombies: [[at(4, 3), 2]] }, 'leo')).toBe('attack:fire-axe');
  });

  test('does not walk into a horde for nothing', () => {
    const set: GameSet = { ...SEARCHED, zombies: [[at(2, 3), 5]], survivors: { leo: {}, nina: {} } };
    expect(does(set, 'leo')).not.toBe(`move:${at(3, 3)}`);
  });

  test('saves his experience for the skill that he wants most', () => {
    const set = (xp: number): GameSet => ({ ...SEARCHED, survivors: { jack: { xp }, leo: {} } });
    expect(does(set(2), 'jack')).not.toMatch(/^buy-skill:/);
    expect(does(set(3), 'jack')).toBe('buy-skill:jack-handgun-expert');
  });
});

describe('the laboratory', () => {
  const beside = { leo: { room: at(1, 2) }, nina: { room: at(1, 2) } };
  const TWO_LEFT = ['red-1', 'blue-1'] as const;

  const whoActs = (set: GameSet): string => {
    const options = ['survivor:leo', 'survivor:nina', 'remove-code-token', 'end-actions'].map(id => ({ id }));
    return likeliest(aGame({ ...SEARCHED, ...set }), question('who-acts', options));
  };

  test('is paid for with darkness when everybody stands before it', () => {
    expect(whoActs({ survivors: beside, panel: TWO_LEFT })).toBe('remove-code-token');
  });

  test('is not while somebody is far away and there is time', () => {
    const survivors = { ...beside, nina: { room: at(4, 5) } };
    expect(whoActs({ survivors, panel: TWO_LEFT })).not.toBe('remove-code-token');
  });

  test('is all the same when darkness could not pay for it in the next round', () => {
    const survivors = { ...beside, nina: { room: at(4, 5) } };
    const late: GameSet = { survivors, panel: TWO_LEFT, darkness: 3, event: 'fire' };
    expect(whoActs(late)).toBe('remove-code-token');
  });

  test('is entered by whoever has the fewest wounds', () => {
    const set: GameSet = { ...SEARCHED, laboratory: 'open', panel: [] };
    const survivors = { leo: { room: at(1, 2), wounds: 4 }, nina: { room: at(1, 2) } };
    expect(does({ ...set, survivors }, 'nina')).toBe(`move:${at(1, 1)}`);
  });
});

describe('in the showdown', () => {
  const fight = (set: GameSet): GameSet => ({
    keeper: 'nina',
    laboratory: 'open',
    panel: [],
    phase: { kind: 'showdown' },
    nemesis: ['lisa-mortimer', at(1, 1)],
    ...set,
  });
  const markers = { hand: 4, left: 0, centre: 0, right: 0 };

  test('a survivor goes to the nemesis and hits it, whatever else is there', () => {
    const far = fight({ survivors: { leo: { room: at(1, 3), markers }, nina: { room: at(1, 2), markers } } });
    expect(does(far, 'leo')).toBe(`move:${at(1, 2)}`);
    const near = fight({
      survivors: { leo: { room: at(1, 1), markers }, nina: { room: at(1, 2), markers } },
      zombies: [[at(1, 1), 2]],
    });
    expect(does(near, 'leo')).toBe('attack:fire-axe');
    const hits = ['hit:zombie:1', 'hit:nemesis', 'done'].map(id => ({ id, on: [id.slice(4)] }));
    expect(likeliest(aGame(near), question('spend-icon', hits))).toBe('hit:nemesis');
  });

  test('harm does not go to the keeper', () => {
    const game = aGame(
      fight({ survivors: { leo: { room: at(1, 1), wounds: 5 }, nina: { room: at(1, 1) } } }),
    );
    const options = ['survivor:leo', 'survivor:nina'].map(id => ({ id }));
    for (const icon of ['damage', 'heavy-damage', 'bite', 'entrap'])
      expect(likeliest(game, question('allocate-icon', options, { icon }))).toBe('survivor:leo');
  });

  test('nobody shifts the boxes while somebody can still hit the nemesis', () => {
    const options = ['survivor:leo', 'shift'].map(id => ({ id }));
    const survivors = { leo: { room: at(1, 1), markers }, nina: { room: at(1, 2), markers } };
    expect(likeliest(aGame(fight({ survivors })), question('who-acts', options))).toBe('survivor:leo');
  });
});

describe('things stand better', () => {
  const worth = (set: GameSet): number => evaluate(aGame(set).state, 'player-1');
  const survivors = (leo: object) => ({ survivors: { leo, nina: {} } });

  test.each<[string, GameSet, GameSet]>([
    ['with a code token less', { panel: ['red-1'] }, { panel: ['red-1', 'blue-1'] }],
    ['with a chip in hand that matches', survivors({ chips: ['c3-03'] }), survivors({})],
    ['in less darkness', { darkness: 2 }, { darkness: 3 }],
    ['without wounds', survivors({}), survivors({ wounds: 2 })],
    ['with cards', survivors({ cards: ['shotgun-1'] }), survivors({})],
    ['without fire', {}, { fire: at(1, 3), burn: [[at(1, 3), 1]] }],
    ['nearer to the laboratory', survivors({ room: at(2, 2) }), survivors({ room: at(2, 3) })],
    ['far from zombies', { zombies: [[at(1, 5), 3]] }, { zombies: [[at(3, 3), 3]] }],
  ])('%s', (_, better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse));
  });

  test.each(['dark', 'darker', 'darkest'])('about as at the start, before play begins: %s', mode => {
    const starts = Array.from({ length: 12 }, (_, seed) => {
      const match = start(game, { players: 3, options: { mode }, seed });
      const before = evaluate(match.state, 'player-1');
      while (match.state.phase.kind === 'set-up') match.answer(0);
      return evaluate(match.state, 'player-1') - before;
    });
    expect(Math.abs(starts.reduce((sum, gain) => sum + gain, 0) / starts.length)).toBeLessThan(60);
  });

  /** What it gains to be in the one room rather than in the other. */
  const step = (from: string, to: string, leo: object, set: GameSet = {}): number =>
    worth({ ...set, ...survivors({ ...leo, room: to }) }) -
    worth({ ...set, ...survivors({ ...leo, room: from }) });

  test('nearer to a terminal, for whoever has a chip that matches', () => {
    const panel = ['red-1', 'blue-1', 'yellow-1', 'white-1', 'purple-1', 'orange-1'] as const;
    const nearer = (leo: object): number =>
      step(at(4, 2), MEDIC_BAY, leo, { panel: [...panel], darkness: 3 });
    expect(nearer({ chips: ['c3-03'] })).toBeGreaterThan(nearer({}));
  });

  test('nearer to a door, when its chip is known and wanted', () => {
    const behind = (chip: CodeChipId | 3): number =>
      step(at(3, 4), at(4, 4), {}, { locks: [[at(4, 4), at(4, 5), chip]] });
    expect(behind('c3-03')).toBeGreaterThan(behind(3));
  });

  test('with every marker that the nemesis loses, and in the showdown than before it', () => {
    const against = (left: number): GameSet => ({
      keeper: 'leo',
      laboratory: 'open',
      panel: [],
      nemesis: ['doctor-mortimer', at(1, 1), [left, 3, 3, 3]],
    });
    expect(worth(against(1))).toBeGreaterThan(worth(against(2)));
    expect(worth(against(3))).toBeGreaterThan(worth({ laboratory: 'open', panel: [] }));
  });
});
