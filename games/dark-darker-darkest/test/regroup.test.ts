import { describe, expect, test } from 'vitest';
import { regroup, returnSurvivor } from '../src/rules/regroup.ts';
import { changeTile } from '../src/rules/rooms.ts';
import { aGame, at, perform } from '../testing/index.ts';
import { splitTile } from '../testing/split-tile.ts';

describe('regroup', () => {
  test('DDD-REG-01, DDD-REG-02 each room with survivors makes one team, in the order that the players choose', () => {
    const { table, state } = aGame({
      survivors: { leo: {}, nina: { room: at(3, 3) }, jack: {}, bruce: { room: at(1, 2) } },
    });
    perform(regroup(table), `team:${at(1, 2)}`, `team:${at(4, 3)}`);
    expect(state.teams).toEqual([['bruce'], ['leo', 'jack'], ['nina']]);
  });

  test('DDD-REG-03, DDD-ZOM-07 survivors come back before the teams are formed', () => {
    const { table, state, survivor } = aGame({
      round: 4,
      survivors: {
        leo: {},
        nina: { room: at(2, 2), status: { kind: 'out', back: 4 }, wounds: 8, startingCard: false },
      },
    });
    perform(regroup(table), 'return');
    expect(state.teams).toEqual([['leo', 'nina']]);
    expect(survivor('nina')).toMatchObject({ room: at(4, 3), wounds: 0, ap: 4, status: { kind: 'in' } });
  });

  test('DDD-ZOM-07 he may put off coming back, and cannot in the round of his elimination', () => {
    const { table, state, survivor } = aGame({
      round: 4,
      survivors: {
        leo: {},
        nina: { status: { kind: 'out', back: 4 } },
        jack: { status: { kind: 'out', back: 5 } },
      },
    });
    const { asked } = perform(regroup(table), 'pass');
    expect(asked.map(question => question.seat)).toEqual([survivor('nina').seat]);
    expect(state.teams).toEqual([['leo']]);
    expect(survivor('nina').status.kind).toBe('out');
  });

  test('DDD-REG-04 two survivors in different rooms of one tile are different teams', () => {
    const { table, state, survivor } = aGame({ survivors: ['leo', 'nina'] });
    splitTile(state, at(2, 3), 'hallway-and-storage');
    survivor('leo').room = 'hallway';
    survivor('nina').room = 'storage';
    perform(regroup(table), 'team:storage');
    expect(state.teams).toEqual([['nina'], ['leo']]);
  });
});

describe('coming back', () => {
  const dead = { status: { kind: 'out', back: 2 } as const, wounds: 8, startingCard: false };

  test('DDD-ZOM-07, DDD-SUR-05 only with his starting card as printed, and with his XP', () => {
    const { table, survivor } = aGame({ survivors: { jack: { ...dead, xp: 5 } } });
    perform(returnSurvivor(table, survivor('jack')));
    expect(survivor('jack').cards).toEqual([{ id: 'handgun-jack', inHand: true, ammo: 8 }]);
    expect(survivor('jack').xp).toBe(5);
  });

  test('DDD-ZOM-11 he gets his AP as he re-enters; fire in the entrance hall lowers only the next round’s', () => {
    const { table, survivor } = aGame({
      survivors: { nina: { ...dead, room: at(4, 3) } },
      burn: [[at(4, 3), 2]],
    });
    perform(returnSurvivor(table, survivor('nina')));
    expect(survivor('nina')).toMatchObject({ wounds: 2, ap: 4 });
  });

  test('DDD-ZOM-07, DDD-SKL-02 Leo comes back into a burning hall unharmed; a destroyed one hurts him', () => {
    const { table, state, survivor } = aGame({ survivors: { leo: dead }, burn: [[at(4, 3), 2]] });
    perform(returnSurvivor(table, survivor('leo')));
    expect(survivor('leo').wounds).toBe(0);
    changeTile(
      state,
      state.tiles.findIndex(({ tile }) => tile === 'entrance-hall'),
      { destroyed: true },
    );
    survivor('leo').status = { kind: 'out', back: 2 };
    perform(returnSurvivor(table, survivor('leo')));
    expect(survivor('leo').wounds).toBe(3);
  });

  test('DDD-ZOM-12 the survivor to whom his starting card was passed gives it up', () => {
    const { table, survivor } = aGame({ survivors: { jack: dead, leo: { cards: ['handgun-jack'] } } });
    perform(returnSurvivor(table, survivor('jack')));
    expect(survivor('leo').cards.map(card => card.id)).toEqual(['fire-axe']);
    expect(survivor('jack').cards.map(card => card.id)).toEqual(['handgun-jack']);
  });

  test('DDD-RAD-34 the kit comes back with who received it at set-up, unless somebody in play holds it', () => {
    const { table, survivor } = aGame({ survivors: { jack: dead, leo: {} }, leak: { specialist: 'jack' } });
    perform(returnSurvivor(table, survivor('jack')));
    expect(survivor('jack').cards.map(card => card.id)).toEqual(['handgun-jack', 'decontamination-kit']);
    const other = aGame({
      survivors: { jack: dead, leo: { cards: ['decontamination-kit'] } },
      leak: { specialist: 'jack' },
    });
    perform(returnSurvivor(other.table, other.survivor('jack')));
    expect(other.survivor('jack').cards.map(card => card.id)).toEqual(['handgun-jack']);
  });

  test('DDD-LOS-07 a token that he sees as he re-enters is turned', () => {
    const { table, state, survivor } = aGame({ survivors: { nina: dead }, tokens: [at(1, 3)] });
    perform(returnSurvivor(table, survivor('nina')), 'spawn-01');
    expect(state.zombies).toHaveLength(1);
  });

  test('DDD-RAD-09 an infected entrance hall is checked as he re-enters', () => {
    const { table, survivor } = aGame({
      options: { radioactive: true },
      survivors: { nina: { ...dead, room: at(4, 3) } },
      radiation: [at(4, 3)],
    });
    perform(returnSurvivor(table, survivor('nina')), [6, 1, 1]);
    expect(survivor('nina').radiation).toBe(1);
  });
});
