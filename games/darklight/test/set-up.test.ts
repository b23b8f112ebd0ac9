import { describe, expect, test } from 'vitest';
import { takeUp } from '../src/rules/decks.ts';
import { groundOf, terrainAt } from '../src/rules/ground.ts';
import { newDungeon } from '../src/rules/new-dungeon.ts';
import { startingPlan } from '../src/rules/plan.ts';
import { playQuestSetUp } from '../src/rules/quest-set-up.ts';
import { NOWHERE } from '../src/state.ts';
import { aGame, type GameSet, perform, squareOn } from '../testing/index.ts';

const beforeTheQuest = (set: GameSet = {}) =>
  aGame({
    accursed: ['black-knight', 'outcast', 'blood-witch'],
    outside: true,
    phase: { kind: 'quest-set-up' },
    ...set,
  });

describe('the table', () => {
  test('DL-SET-01 DL-SET-02 DL-SET-03 marker on space 1, Chests closed, every deck whole and without an order', () => {
    const { darkness, chestTokens, encounters, bosses, eventDeck, chests, events } = newDungeon(
      'q-awakening',
      2,
    );
    expect(darkness).toEqual({ marker: 1, roll: null });
    expect([chests, events]).toEqual([[], []]);
    expect(chestTokens.unseen).toHaveLength(12);
    expect(encounters.unseen).toHaveLength(24);
    expect(bosses.unseen).toHaveLength(8);
    expect(eventDeck.unseen).toHaveLength(24);
    for (const deck of [chestTokens, encounters, bosses, eventDeck])
      expect([deck.top, deck.bottom, deck.discard]).toEqual([[], [], []]);
  });

  test('DL-SET-13 the Stairway Up has one closed door opposite its stairs, and the deck behind it', () => {
    const plan = startingPlan();
    const [archway, ...more] = plan.archways;
    expect(more).toEqual([]);
    expect(archway).toMatchObject({ door: 'closed', from: 0, to: null, deck: 0 });
    expect(archway?.inner).toEqual([squareOn(plan, 0, 0, 3), squareOn(plan, 0, 1, 3)]);
  });

  test('DL-SET-15 the four stair squares are the Dungeon Exit', () => {
    const plan = startingPlan();
    const ground = groundOf(plan);
    const exits = ground.squares.filter(square => terrainAt(ground, square) === 'exit');
    expect(exits).toEqual(
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].map(([x, y]) => squareOn(plan, 0, x ?? 0, y ?? 0)),
    );
  });
});

describe('before a dungeon', () => {
  test('DL-SET-16 DL-SET-17 DL-ACC-10 quest, carrier and numbers are fixed; then equipment', () => {
    const game = beforeTheQuest({ options: { quest: 'q-crypt-5' } });
    const set = perform(playQuestSetUp(game.table), 'heart:outcast');
    expect(set.asked).toMatchObject([{ ask: 'choose-carrier', seat: 'party' }]);
    expect(game.state.leader).toBe('outcast');
    expect(game.state.phase).toEqual({ kind: 'preparation' });
    expect(game.state.dungeon).toMatchObject({
      quest: { id: 'q-crypt-5', room: null, revealed: null },
      startedWith: 3,
      monsterLevel: 1,
      heart: { uses: 5, most: 5 },
      round: 1,
    });
    // What the quest adds comes before the usual deck: a skull card in its First Half.
    expect(game.state.dungeon?.cards.added.first).toEqual(['prison-cells']);
  });

  test('DL-SET-03 discarded Treasure is shuffled in again, what somebody owns is not', () => {
    const game = beforeTheQuest();
    const treasures = takeUp(game.state, 'treasures');
    const owned = treasures.unseen.shift();
    const discarded = treasures.unseen.shift();
    treasures.discard.push(discarded ?? 'coin-purse');
    perform(playQuestSetUp(game.table), 'heart:outcast');
    expect(game.state.treasures.discard).toEqual([]);
    expect(game.state.treasures.unseen).toHaveLength(35);
    expect(owned).toBeDefined();
  });

  test('DL-SET-17 those who fled are back, all Stamina is unspent, nothing is used up', () => {
    const game = beforeTheQuest({
      campaign: {},
      accursed: {
        'black-knight': {
          status: { kind: 'escaped' },
          stamina: { unspent: 1, spent: 3 },
          used: ['war-rally'],
        },
        'outcast': { status: { kind: 'lost', how: 'insane' } },
        'blood-witch': { level: 4 },
      },
    });
    game.accursed('black-knight').square = 5000;
    perform(playQuestSetUp(game.table), 'heart:black-knight');
    expect(game.accursed('black-knight')).toMatchObject({
      status: { kind: 'in' },
      square: NOWHERE,
      stamina: { unspent: 4, spent: 0 },
      used: [],
    });
    expect(game.accursed('outcast').status.kind).toBe('lost');
    // Levels 1 and 4: an average of 2.5, half of it rounded up.
    expect(game.state.dungeon).toMatchObject({ startedWith: 2, monsterLevel: 2 });
  });

  test('DL-SET-17 DL-SRV-37 DL-SRV-39 driven out there is one Cursed Use less; against the Warden a level row more', () => {
    const game = beforeTheQuest({ campaign: { drivenOut: true, pact: true } });
    perform(playQuestSetUp(game.table), 'heart:outcast');
    expect(game.state.dungeon).toMatchObject({ heart: { uses: 4, most: 4 }, monsterLevel: 2 });
  });
});
