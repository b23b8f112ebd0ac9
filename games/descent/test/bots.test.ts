import { newRng, nextWord, type Question, start } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import { stepsToGoals } from '../src/habits/errands.ts';
import { habits } from '../src/habits.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { aGame, type GameSet, type TestGame, type Where } from '../testing/index.ts';
import { asking, favourite } from './asking.ts';

/** Whom to attack, in one of these spaces beside the attacker. */
const aiming = (game: TestGame, seat: string, ...spots: readonly Where[]): Question => ({
  ...asking('attack-target', seat, []),
  options: spots.map(spot => ({
    id: `target:${game.at(spot)}`,
    about: { range: 1 },
    on: [`square:${game.at(spot)}`],
  })),
});

const ACTIONS = ['declare:run', 'declare:battle', 'declare:advance', 'declare:ready'];
const declared = (set: GameSet): string =>
  favourite(
    aGame({ turn: { hero: 'silhouette', stage: 'declare' }, ...set }).state,
    asking('declare-action', 'hero-1', ACTIONS, { hero: 'silhouette' }),
  );

describe('a hero', () => {
  test('DJ-HRT-08 strikes twice at who stands before her', () => {
    expect(
      declared({
        heroes: { silhouette: { at: [3, 3], items: ['sword-1'] } },
        monsters: [['beastman', 'normal', [4, 3]]],
      }),
    ).toBe('declare:battle');
  });

  test('DJ-HRT-11 advances on who is a few spaces away', () => {
    expect(
      declared({
        heroes: { silhouette: { at: [1, 1], items: ['sword-1'], fatigue: 0 } },
        monsters: [['beastman', 'normal', [5, 1]]],
      }),
    ).toBe('declare:advance');
  });

  test('DJ-HRT-07 runs for a chest that is far away', () => {
    expect(
      declared({
        heroes: { silhouette: { at: [0, 0], items: ['sword-1'] } },
        markers: [[{ kind: 'chest', colour: 'gold' }, [11, 11], 7]],
      }),
    ).toBe('declare:run');
  });

  const acting = { hero: 'silhouette', stage: 'act', action: 'advance', points: 4, attacks: 1 } as const;

  test('picks up what lies at her feet, and opens the chest in her space', () => {
    const { state } = aGame({ heroes: { silhouette: { at: [1, 1] } }, turn: acting });
    const question = asking('hero-acts', 'hero-1', ['move:5', 'pick-up:1', 'end-turn'], {
      hero: 'silhouette',
    });
    expect(favourite(state, question)).toBe('pick-up:1');
    const chest = asking('hero-acts', 'hero-1', ['move:5', 'open-chest:1', 'end-turn'], {
      hero: 'silhouette',
    });
    expect(favourite(state, chest)).toBe('open-chest:1');
  });

  test('goes next to a monster with a sword in hand, and drinks when she is badly hurt', () => {
    const set: GameSet = {
      heroes: { silhouette: { at: [1, 1], items: ['sword-1'], potions: { healing: 1 } } },
      monsters: [['beastman', 'normal', [5, 1]]],
      turn: acting,
    };
    const game = aGame(set);
    const ids = [`move:${game.at([2, 1])}`, `move:${game.at([4, 1])}`, 'drink:healing', 'end-turn'];
    const question = asking('hero-acts', 'hero-1', ids, { hero: 'silhouette' });
    expect(favourite(game.state, question)).toBe(`move:${game.at([4, 1])}`);
    game.hero('silhouette').wounds = 2;
    expect(favourite(game.state, question)).toBe('drink:healing');
  });

  test('lights a dark glyph on her way rather than walk past it', () => {
    const game = aGame({
      board: '......g\n.......\n.......',
      heroes: { silhouette: { at: [2, 1] } },
      turn: { ...acting, attacks: 0 },
    });
    const ids = [`move:${game.at([6, 0])}`, `move:${game.at([4, 2])}`, 'end-turn'];
    expect(favourite(game.state, asking('hero-acts', 'hero-1', ids, { hero: 'silhouette' }))).toBe(ids[0]);
  });

  test('spends fatigue on the step that lights a glyph', () => {
    const game = aGame({
      board: '......g\n.......\n.......',
      heroes: { silhouette: { at: [5, 1], fatigue: 5 } },
      turn: { ...acting, points: 0, attacks: 0 },
    });
    const question = asking('hero-acts', 'hero-1', ['fatigue', 'end-turn'], {
      hero: 'silhouette',
      points: 0,
    });
    expect(favourite(game.state, question)).toBe('fatigue');
  });

  test('strikes at whom she can bring down rather than at whom she can only scratch', () => {
    const game = aGame({
      heroes: { silhouette: { at: [3, 1], items: ['sword-1'] } },
      monsters: [
        ['ogre', 'normal', [4, 1]],
        ['beastman', 'normal', [2, 1], { wounds: 1 }],
      ],
      turn: acting,
    });
    expect(favourite(game.state, aiming(game, 'hero-1', [4, 1], [2, 1]))).toBe(`target:${game.at([2, 1])}`);
  });

  test('nearly dead keeps out of reach of what she cannot strike at', () => {
    const game = aGame({
      heroes: { silhouette: { at: [5, 1], items: ['sword-1'], wounds: 1 } },
      monsters: [
        ['beastman', 'normal', [1, 1]],
        ['beastman', 'normal', [1, 2]],
      ],
      turn: { ...acting, points: 5, attacks: 0 },
    });
    const ids = [`move:${game.at([3, 1])}`, `move:${game.at([10, 1])}`];
    expect(favourite(game.state, asking('hero-acts', 'hero-1', ids, { hero: 'silhouette', points: 5 }))).toBe(
      ids[1],
    );
  });

  test('puts on the better of two weapons, and with it a shield where a hand is free', () => {
    const { state } = aGame({
      heroes: { 'sir-valadir': { items: ['dagger-1'], pack: ['sword-1', 'iron-shield-1'] } },
    });
    const ids = ['pack:dagger-1', 'equip:sword-1', 'done'];
    const about = { hero: 'sir-valadir' };
    expect(favourite(state, asking('arrange-items', 'hero-1', ids, about))).toBe('equip:sword-1');
    expect(favourite(state, asking('arrange-items', 'hero-1', ['pack:dagger-1', 'done'], about))).toBe(
      'pack:dagger-1',
    );
  });

  test('does not stop in a pit or where a friend stands', () => {
    const game = aGame({
      board: '..p....\n.......\n......g',
      heroes: { silhouette: { at: [1, 1] }, 'sir-valadir': { at: [3, 1] } },
      turn: { ...acting, attacks: 0 },
    });
    const ids = [`move:${game.at([2, 0])}`, `move:${game.at([3, 1])}`, 'end-turn'];
    expect(favourite(game.state, asking('hero-acts', 'hero-1', ids, { hero: 'silhouette' }))).toBe(
      'end-turn',
    );
  });

  test('buys a weapon for her trait before anything else', () => {
    const { state } = aGame({ heroes: { silhouette: { coins: 300 } } });
    const options = ['crossbow', 'sword', 'mage-staff'].map(item => ({
      id: `buy:${item}`,
      about: { item },
    }));
    const question = { ...asking('starting-equipment', 'hero-1', [], { hero: 'silhouette' }), options };
    expect(favourite(state, question)).toBe('buy:crossbow');
  });
});

describe('the overlord', () => {
  const activation = (attacks: number): GameSet['overlordTurn'] => ({
    stage: 'activate',
    activated: [1],
    active: { monster: 1, points: 4, attacks, half: 'whole', webbed: false, begun: true, used: [] },
  });

  test('attacks where he can, and goes for heroes where he cannot', () => {
    const near = aGame({
      heroes: { silhouette: { at: [2, 1] } },
      monsters: [['beastman', 'normal', [3, 1]]],
      overlordTurn: activation(1) ?? {},
    });
    const ids = ['attack:monster', `move:${near.at([6, 1])}`, 'end-activation'];
    expect(favourite(near.state, asking('monster-acts', 'overlord', ids))).toBe('attack:monster');
    const far = aGame({
      heroes: { silhouette: { at: [1, 1] } },
      monsters: [['beastman', 'normal', [8, 1]]],
      overlordTurn: activation(1) ?? {},
    });
    const ways = [`move:${far.at([9, 1])}`, `move:${far.at([4, 1])}`, 'end-activation'];
    expect(favourite(far.state, asking('monster-acts', 'overlord', ways))).toBe(ways[1]);
  });

  test('strikes at the hero who costs most and is nearest to death', () => {
    const game = aGame({
      heroes: { 'sir-valadir': { at: [2, 1], wounds: 16 }, 'silhouette': { at: [4, 1], wounds: 1 } },
      monsters: [['beastman', 'normal', [3, 1]]],
      overlordTurn: activation(1) ?? {},
    });
    expect(favourite(game.state, aiming(game, 'overlord', [2, 1], [4, 1]))).toBe(`target:${game.at([4, 1])}`);
  });

  test('activates whoever can strike before whoever is far away', () => {
    const game = aGame({
      heroes: { silhouette: { at: [1, 1] } },
      monsters: [
        ['beastman', 'normal', [11, 11]],
        ['beastman', 'normal', [3, 1]],
      ],
      overlordTurn: { stage: 'activate' },
    });
    const ids = ['activate:monster:1', 'activate:monster:2', 'end-phase'];
    expect(favourite(game.state, asking('activate-next', 'overlord', ids))).toBe('activate:monster:2');
  });

  /** What he does when a hero with so many wounds has stepped where a block could fall on her. */
  const trapped = (wounds: number, threat: number): string => {
    const { state } = aGame({
      heroes: { silhouette: { at: [1, 1], wounds } },
      hand: ['crushing-block', 'skeleton-patrol-1'],
      threat,
    });
    const options = [
      { id: 'play:crushing-block', card: 'crushing-block', about: { cost: 7 } },
      { id: 'pass' },
    ];
    const question = {
      ...asking('play-card', 'overlord', [], { when: 'when-hero-moved', who: 'silhouette' }),
      options,
    };
    return favourite(state, question);
  };

  test('DJ-OVC-10 springs a trap on whom it may kill, and keeps his threat for monsters otherwise', () => {
    expect(trapped(2, 7)).toBe('play:crushing-block');
    expect(trapped(12, 7)).toBe('pass');
  });

  test('DJ-OVC-12 plays monsters where there are few of them, and not where there is a crowd', () => {
    const playing = (count: number): string => {
      const { state } = aGame({
        heroes: { silhouette: { at: [1, 1] }, 'sir-valadir': { at: [2, 1] } },
        monsters: Array.from({ length: count }, (_, row) => ['beastman', 'normal', [9, row]] as const),
        hand: ['skeleton-patrol-1'],
        threat: 6,
      });
      const options = [{ id: 'play:skeleton-patrol', card: 'skeleton-patrol-1' }, { id: 'done' }];
      return favourite(state, { ...asking('play-spawn', 'overlord', []), options });
    };
    expect(playing(0)).toBe('play:skeleton-patrol');
    expect(playing(6)).toBe('done');
  });

  test('places new monsters as near to the heroes as he may', () => {
    const game = aGame({ heroes: { silhouette: { at: [1, 1] } } });
    const ids = [`place:${game.at([9, 9])}`, `place:${game.at([4, 1])}`, 'pass'];
    expect(favourite(game.state, asking('place-monster', 'overlord', ids))).toBe(ids[1]);
  });
});

describe('how things stand', () => {
  const scene: GameSet = {
    heroes: { silhouette: { at: [1, 1] }, 'sir-valadir': { at: [2, 2] } },
    monsters: [['ogre', 'normal', [5, 5]]],
    conquest: 5,
  };
  const value = (change: (state: State) => void, seat = 'hero-1'): number => {
    const { state } = aGame(scene);
    change(state);
    return evaluate(state, seat);
  };
  /** What a change is worth to a seat. */
  const gain = (change: (state: State) => void, seat?: string): number =>
    value(change, seat) - value(() => undefined, seat);

  const changes: readonly (readonly [string, (state: State) => void, number])[] = [
    ['conquest', state => void (state.conquest += 1), 1],
    ['a wound', state => void ((state.heroes[0] ?? { wounds: 0 }).wounds -= 4), -1],
    ['a wounded monster', state => void ((state.monsters[0] ?? { wounds: 0 }).wounds += 3), 1],
    ['a dead monster', state => void (state.monsters = []), 1],
    ['a runekey', state => void state.runekeys.push('red'), 1],
    ['threat', state => void (state.overlord.threat += 5), -1],
  ];
  test.each(
    changes,
  )('DJ-CNQ-01 %s counts, and what is good for the heroes is bad for the overlord', (_, change, sign) => {
    expect(Math.sign(gain(change))).toBe(sign);
    expect(Math.sign(gain(change, 'overlord'))).toBe(-sign);
    expect(gain(change, 'hero-2')).toBe(gain(change));
  });

  test('a monster counts more to the overlord than to the heroes, for whom another would come', () => {
    const kill = (state: State): void => void (state.monsters = []);
    expect(-gain(kill, 'overlord')).toBeGreaterThan(1.5 * gain(kill));
  });

  test('heroes get on when they come near to what brings the quest on, not near to some monster', () => {
    const game = aGame(scene);
    const steps = (at: readonly [number, number]): number => {
      for (const hero of game.state.heroes) hero.place = game.at(at);
      return stepsToGoals(game.state);
    };
    expect([steps([1, 1]), steps([4, 4])]).toEqual([0, 0]);
    game.state.glyphs = [{ square: game.at([9, 1]), active: false }];
    expect([steps([1, 1]), steps([4, 4]), steps([8, 1])]).toEqual([16, 10, 2]);
    game.state.glyphs = [];
    game.state.monsters = game.state.monsters.map(monster => ({ ...monster, named: 'narthak' }));
    expect(steps([4, 4])).toBeLessThan(steps([1, 1]));
  });
});

test('habits have a finite weight for every option of a played game', () => {
  const match = start(game, { players: 4, seed: 'habits', options: { quest: 'the-beasts-of-harrow' } });
  const rng = newRng('habits');
  for (let answers = 0; answers < 300 && match.request?.kind === 'question'; answers++) {
    const weights = habits(match.state, match.request);
    expect(weights.length).toBe(match.request.options.length);
    expect(weights.every(weight => Number.isFinite(weight) && weight >= 0)).toBe(true);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let left = (nextWord(rng) / 2 ** 32) * total;
    const taken = weights.findIndex(weight => {
      left -= weight;
      return left < 0;
    });
    match.answer(Math.max(0, taken), match.asked()[0] ?? '');
  }
});
