import { expect, test } from 'vitest';
import { zombiesAttack } from '../src/rules/enemy-attack.ts';
import { zombiesAt } from '../src/rules/figures.ts';
import {
  aGame,
  at,
  creatureFaces,
  type GameSet,
  perform,
  survivorFaces,
  type TestGame,
} from '../testing/index.ts';

const HERE = at(3, 3);

/** Leo, and whoever else a test wants, in one room with as many zombies as it needs. */
const besieged = (zombies: number, set: GameSet = {}): TestGame =>
  aGame({ survivors: { leo: { room: HERE }, nina: {} }, zombies: [[HERE, zombies]], ...set });

const attackOf = ({ table, state }: TestGame) =>
  zombiesAttack(table, HERE, zombiesAt(state, HERE), 'DDD-REA-04');

const optionsOf = (question: { options: readonly { id: string }[] } | undefined): string[] =>
  (question?.options ?? []).map(option => option.id);

const NO_DEFENCE = survivorFaces('aim');
const NOBODY_DEFENDS = survivorFaces('aim', 'aim');

test('DDD-REA-19 nobody runs from his share: the fear move is made after the damage', () => {
  const game = besieged(2, { survivors: { leo: { room: HERE }, nina: { room: HERE } } });
  const played = perform(
    attackOf(game),
    creatureFaces('fear', 'damage'),
    NOBODY_DEFENDS,
    'survivor:leo',
    'survivor:leo',
    `room:${at(2, 3)}`,
  );
  expect(played.asked.map(question => question.ask)).toEqual(['allocate-icon', 'allocate-icon', 'fear-room']);
  expect(game.survivor('leo')).toMatchObject({ wounds: 1, room: at(2, 3) });
});

test('DDD-REA-19 of entrap and fear for one survivor the players choose one, the other is ignored', () => {
  const fled = besieged(2);
  const played = perform(
    attackOf(fled),
    creatureFaces('entrap', 'fear'),
    NO_DEFENCE,
    'take:fear',
    `room:${at(2, 3)}`,
  );
  expect(optionsOf(played.asked[0])).toEqual(['take:entrap', 'take:fear']);
  expect(fled.survivor('leo')).toMatchObject({ room: at(2, 3), entrapped: 'no' });

  const caught = besieged(2);
  perform(attackOf(caught), creatureFaces('entrap', 'fear'), NO_DEFENCE, 'take:entrap');
  expect(caught.survivor('leo')).toMatchObject({ room: HERE, entrapped: 'yes' });
});

test('DDD-REA-19 with a survivor for each, one is entrapped and the other frightened', () => {
  const game = besieged(2, { survivors: { leo: { room: HERE }, nina: { room: HERE } } });
  perform(attackOf(game), creatureFaces('entrap', 'fear'), NOBODY_DEFENDS, 'take:fear', `room:${at(2, 3)}`);
  expect(game.survivor('leo')).toMatchObject({ room: at(2, 3), entrapped: 'no' });
  expect(game.survivor('nina')).toMatchObject({ room: HERE, entrapped: 'yes' });
});

test('DDD-REA-19 with more survivors than icons, nobody is given both', () => {
  const game = besieged(2, {
    survivors: { leo: { room: HERE }, nina: { room: HERE }, jack: { room: HERE } },
  });
  const played = perform(
    attackOf(game),
    creatureFaces('fear', 'entrap'),
    survivorFaces('aim', 'aim', 'aim'),
    'survivor:jack',
    'survivor:leo',
    `room:${at(2, 3)}`,
  );
  expect(optionsOf(played.asked[1])).toEqual(['survivor:leo', 'survivor:nina']);
  expect(game.survivor('jack').entrapped).toBe('yes');
  expect(game.survivor('leo').room).toBe(at(2, 3));
});

test('DDD-REA-19, DDD-GEN-16 who dies of the attack takes no token and does not run', () => {
  const game = besieged(3, { survivors: { leo: { room: HERE, wounds: 7 }, nina: {} } });
  perform(attackOf(game), creatureFaces('bite', 'fear', 'damage'), NO_DEFENCE);
  expect(game.survivor('leo').status.kind).toBe('out');
  expect(game.state.darkness).toBe(2);
  expect(game.told('virus-caught')).toEqual([]);
});
