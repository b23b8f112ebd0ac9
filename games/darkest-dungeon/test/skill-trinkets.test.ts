import { expect, test } from 'vitest';
import type { TrinketId } from '../src/data/trinkets.ts';
import type { TrinketInPlay } from '../src/state.ts';
import { aFight, attack, knows, play } from '../testing/a-fight.ts';

const turned = (id: TrinketId): TrinketInPlay => ({ id, up: 'negative', used: false });

test('DD-SKL-26, DD-SKL-07 a Trinket may follow the roll and make a miss a hit', () => {
  const game = aFight(
    { crusader: { ...knows('crusader:zealous-accusation'), trinkets: ['warriors-bracer'] } },
    { monsters: [['rattler', 'C']] },
  );
  play(game, 'crusader', 'crusader:zealous-accusation', 9, 'trinket:warriors-bracer');
  expect(game.monster('rattler:1').wounds).toBe(5);
});

test('DD-SKL-26 what spoils a roll must be declared before it', () => {
  const game = aFight(
    { crusader: { ...knows('crusader:zealous-accusation'), trinkets: [turned('critical-stone')] } },
    { monsters: [['rattler', 'C']] },
  );
  play(game, 'crusader', 'crusader:zealous-accusation', 'trinket:critical-stone', 6);
  expect(game.monster('rattler:1').wounds).toBe(0);
});

test('DD-SKL-17 a Trinket’s damage comes with the printed bonuses, before Protection', () => {
  const game = aFight(
    { crusader: { ...knows('crusader:smite'), trinkets: ['damage-stone'] } },
    { monsters: [['bone-defender', 'S']] },
  );
  play(game, 'crusader', 'crusader:smite', 5, 'trinket:damage-stone');
  expect(game.monster('bone-defender:1').wounds).toBe(6);
});

test('DD-SKL-17 a Trinket’s halving does not add up with Protection', () => {
  const game = aFight(
    { crusader: { trinkets: ['protective-padlock'], conditions: [['protection', 2]] } },
    { monsters: [['bone-captain', 'C']] },
  );
  attack(game, 'bone-captain:1', 'crushing-blow', ['crusader'], 5, 'trinket:protective-padlock', 'area:SW');
  expect(game.hero('crusader').wounds).toBe(6);
});

test('DD-SKL-07, DD-QRK-12 the attacked may dodge by a Trinket once the roll is seen', () => {
  const game = aFight(
    { crusader: { trinkets: ['fasting-seal'], quirks: ['evasive'], stress: 3 } },
    { monsters: [['bone-soldier', 'C']] },
  );
  attack(game, 'bone-soldier:1', 'graveyard-slash', ['crusader'], 6, 'trinket:fasting-seal');
  expect(game.hero('crusader')).toMatchObject({ wounds: 0, stress: 2 });
});

test('DD-SKL-11, DD-SKL-15 a Trinket of the target may turn a hit into a critical one', () => {
  const game = aFight(
    { crusader: { trinkets: [turned('book-of-holiness')] } },
    { monsters: [['bone-soldier', 'C']] },
  );
  attack(game, 'bone-soldier:1', 'graveyard-slash', ['crusader'], 6, 'trinket:book-of-holiness');
  expect(game.hero('crusader')).toMatchObject({ wounds: 9, stress: 1 });
});

test('DD-SKL-20 a Trinket’s Condition comes with the Target Effects', () => {
  const game = aFight(
    { crusader: { ...knows('crusader:zealous-accusation'), trinkets: ['blight-charm'] } },
    { monsters: [['ghoul', 'C']] },
  );
  play(game, 'crusader', 'crusader:zealous-accusation', 6, 'trinket:blight-charm');
  expect(game.monster('ghoul:1').conditions).toEqual([{ condition: 'blight', tokens: 2, wounds: 2 }]);
});

test('DD-SKL-20 a Condition that the holder causes may last a turn less', () => {
  const game = aFight(
    {
      arbalest: {},
      crusader: {},
      'bounty-hunter': { ...knows('bounty-hunter:caltrops'), trinkets: [turned('bleed-charm')] },
    },
    { monsters: [['ghoul', 'N']], turn: 'bounty-hunter' },
  );
  play(game, 'bounty-hunter', 'bounty-hunter:caltrops', 6, 'trinket:bleed-charm');
  expect(game.monster('ghoul:1').conditions).toEqual([{ condition: 'bleed', tokens: 2, wounds: 2 }]);
});

test('DD-SKL-16 whoever heals may heal more by a Trinket', () => {
  const game = aFight(
    { crusader: { ...knows('crusader:battle-heal'), wounds: 9, trinkets: ['chirurgeons-charm'] } },
    { monsters: [['rattler', 'C']] },
  );
  play(game, 'crusader', 'crusader:battle-heal', 9, 'trinket:chirurgeons-charm');
  expect(game.hero('crusader').wounds).toBe(5);
});
