import { describe, expect, test } from 'vitest';
import type { CreatureIcon } from '../src/data/dice.ts';
import { defenceDice, defend } from '../src/rules/defence.ts';
import { aGame, at, type GameSet, perform, survivorFaces, type TestGame } from '../testing/index.ts';

const HERE = at(3, 3);

/** What is left of the enemy's dice after the defence. */
function defended(game: TestGame, icons: CreatureIcon[], ...script: (string | number[])[]) {
  const left = [...icons];
  const { asked } = perform(defend(game.table, HERE, left, 0), ...script);
  return { left, asked };
}

const optionsOf = (question: { options: readonly { id: string }[] } | undefined): string[] =>
  (question?.options ?? []).map(option => option.id);

describe('the roll', () => {
  test.each([
    [['leo'], 1],
    [['leo', 'nina'], 2],
    [['leo', 'nina', 'jack', 'bruce', 'lucy'], 4],
  ] as const)('DDD-REA-18, DDD-GEN-09 %s in the room roll %i dice', (ids, dice) => {
    const survivors = Object.fromEntries(ids.map(id => [id, { room: HERE }]));
    expect(defenceDice(aGame({ survivors }).state, HERE)).toBe(dice);
  });

  test('DDD-ENT-11 an entrapped survivor counts for the defence', () => {
    const { state } = aGame({ survivors: { leo: { room: HERE, entrapped: 'yes' }, nina: { room: HERE } } });
    expect(defenceDice(state, HERE)).toBe(2);
  });

  test('DDD-SKL-23 Guardian adds 2 dice in the room of Bruce, at most 4', () => {
    const guardian = { room: HERE, skills: ['bruce-guardian' as const] };
    expect(defenceDice(aGame({ survivors: { bruce: guardian, leo: {} } }).state, HERE)).toBe(3);
    expect(
      defenceDice(
        aGame({ survivors: { bruce: guardian, leo: { room: HERE }, nina: { room: HERE } } }).state,
        HERE,
      ),
    ).toBe(4);
    expect(defenceDice(aGame({ survivors: { bruce: guardian, leo: {} } }).state, at(4, 3))).toBe(1);
  });

  test('DDD-ADV-03 in a defense room 4 dice are rolled, with the advanced rules and while it stands', () => {
    const room = 'trophy-room';
    const inTrophyRoom = (set: GameSet): number => {
      const { state } = aGame({ ...set, survivors: { leo: { room: HERE }, nina: {} } });
      // T0 prints no icons, so one of its rooms takes the name of a tile that does.
      const { [HERE]: here, ...others } = state.house;
      if (here === undefined) throw new Error('no such room');
      state.house = { ...others, [room]: here };
      for (const one of state.survivors) if (one.room === HERE) one.room = room;
      return defenceDice(state, room);
    };
    expect(inTrophyRoom({ options: { 'advanced-rules': true } })).toBe(4);
    expect(inTrophyRoom({})).toBe(1);
    expect(inTrophyRoom({ options: { 'advanced-rules': true }, destroyed: [HERE] })).toBe(1);
  });
});

describe('cancelling', () => {
  const alone = () => aGame({ survivors: { leo: { room: HERE }, nina: {} } });
  const together = () => aGame({ survivors: { leo: { room: HERE }, nina: { room: HERE } } });

  test('DDD-REA-18 each success cancels one die of the players’ choice, like icons being one choice', () => {
    const { left, asked } = defended(
      alone(),
      ['damage', 'damage', 'bite', 'fear'],
      survivorFaces('success'),
      'cancel:bite',
    );
    expect(asked[0]?.seat).toBe('party');
    expect(optionsOf(asked[0])).toEqual(['cancel:damage', 'cancel:bite', 'cancel:fear']);
    expect(left).toEqual(['damage', 'damage', 'fear']);
  });

  test('DDD-REA-18 other icons cancel nothing', () => {
    expect(defended(together(), ['damage'], survivorFaces('aim', 'knockback')).left).toEqual(['damage']);
    expect(defended(together(), ['damage'], survivorFaces('retreat', 'failure')).left).toEqual(['damage']);
  });

  test('DDD-REA-18 a success cancels as long as a die is left; if all go there is nothing to ask', () => {
    const { left, asked } = defended(together(), ['damage', 'fear'], survivorFaces('success', 'success'));
    expect(left).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('DDD-SPZ-06, DDD-REA-18 a sure bite is never among the dice that can be cancelled', () => {
    const left: CreatureIcon[] = ['bite', 'damage', 'fear'];
    const { asked } = perform(
      defend(alone().table, HERE, left, 1),
      survivorFaces('success'),
      'cancel:damage',
    );
    expect(optionsOf(asked[0])).toEqual(['cancel:damage', 'cancel:fear']);
    expect(left).toEqual(['bite', 'fear']);
  });
});

describe('armor', () => {
  const armored = () => aGame({ survivors: { leo: { room: HERE, cards: ['armor-1'] }, nina: {} } });

  test('DDD-ITM-10 an armor in hand may reroll one die of the defence, and the second result stands', () => {
    const game = armored();
    const { left, asked } = defended(
      game,
      ['damage'],
      survivorFaces('failure'),
      'reroll:armor-1',
      survivorFaces('success'),
    );
    expect(asked[0]).toMatchObject({ seat: game.survivor('leo').seat, window: true });
    expect(left).toEqual([]);
    expect(game.survivor('leo').cards.map(card => card.id)).toContain('armor-1');
  });

  test('DDD-ITM-10 once for each armor in the room and each attack', () => {
    const game = aGame({
      survivors: {
        leo: { room: HERE, startingCard: false, cards: ['armor-1', 'armor-2'] },
        nina: {},
      },
    });
    const { left } = defended(
      game,
      ['damage'],
      survivorFaces('aim'),
      'reroll:armor-1',
      survivorFaces('aim'),
      'reroll:armor-2',
      survivorFaces('aim'),
    );
    expect(left).toEqual(['damage']);
  });

  test('DDD-ITM-10 it may be declined, and is not offered where it cannot help', () => {
    expect(defended(armored(), ['damage'], survivorFaces('aim'), 'pass').left).toEqual(['damage']);
    expect(defended(armored(), ['damage', 'damage'], survivorFaces('success')).asked).toEqual([]);
  });

  test('DDD-ITM-10, DDD-EQP-03 a stowed armor, or one in another room, does not help', () => {
    const stowed = armored();
    for (const card of stowed.survivor('leo').cards) card.inHand = false;
    expect(defended(stowed, ['damage'], survivorFaces('aim')).asked).toEqual([]);
    const away = aGame({ survivors: { leo: { room: HERE }, nina: { cards: ['armor-1'] } } });
    expect(defended(away, ['damage'], survivorFaces('aim')).asked).toEqual([]);
  });
});
