import { expect, test } from 'vitest';
import { type DiseaseId, DISEASE_IDS } from '../src/data/diseases.ts';
import { type QuirkId, QUIRK_IDS } from '../src/data/quirks.ts';
import { addCondition } from '../src/rules/conditions.ts';
import { resolveCurio, resolveCurioDie } from '../src/rules/curios.ts';
import { dealDamage } from '../src/rules/damage.ts';
import { rollD10, rollForHero } from '../src/rules/dice.ts';
import { moveAction } from '../src/rules/hero-actions.ts';
import { changeLight } from '../src/rules/light.ts';
import { adjust, react } from '../src/rules/reactions.ts';
import { shuffle } from '../src/rules/shuffle.ts';
import { recoverStress, sufferStress } from '../src/rules/stress.ts';
import { heal } from '../src/rules/wounds.ts';
import type { Rule } from '@tenebrae/kernel';
import type { HeroEvent } from '../src/data/reactions.ts';
import {
  aGame,
  aStack,
  BLANK,
  type HeroSet,
  perform,
  replacedBy,
  SKULL,
  type StackSet,
  type TestGame,
} from '../testing/index.ts';

type Happens = (game: TestGame) => Rule<unknown>;
type Script = readonly (string | number)[];

/** A Plague Doctor II (Life 15, resists Blight) with 5 Wounds and 5 Stress, taking a turn at Light 3. */
const aDoctor = (set: HeroSet): TestGame =>
  aGame({
    light: 3,
    heroes: {
      'plague-doctor': { level: 2, wounds: 5, stress: 5, ...set },
      crusader: {},
      hellion: {},
      vestal: {},
    },
    battle: {
      room: 'ruins-9',
      heroes: { 'plague-doctor': 'S' },
      monsters: [['bone-captain', 'C']],
      turn: 'plague-doctor',
    },
  });

const doctor = ({ hero }: TestGame) => hero('plague-doctor');
const damage =
  (amount: number, critical = false): Happens =>
  game =>
    dealDamage(
      game.table,
      doctor(game),
      { amount, critical, by: game.monster('bone-captain:1'), halved: true, padlock: false },
      'DD-SKL-16',
    );
const condition =
  (stack: StackSet): Happens =>
  game =>
    addCondition(game.table, doctor(game), aStack(stack), false, 'DD-CON-01');
const light =
  (amount: number): Happens =>
  ({ table }) =>
    changeLight(table, amount, 'DD-LGT-08');
const happens =
  (event: HeroEvent): Happens =>
  game =>
    react(game.table, doctor(game), event, 'DD-QRK-01');
const stress = (amount: number): Happens =>
  function* (game) {
    if (amount > 0) yield* sufferStress(game.table, doctor(game), amount, 'DD-CON-08');
    else recoverStress(game.table, doctor(game), -amount, 'DD-CON-08');
  };
const rolls = (): Happens => game => rollForHero(game.table, doctor(game), 'skill-roll', 'DD-SKL-07');
/** Two Areas and two slots back; `xp` says how many slots it was. */
const pushed: Happens = function* (game) {
  const how = { way: 'push', steps: 2, from: 'C', chooser: 'player-1', own: false } as const;
  yield* shuffle(game.table, doctor(game), how, 'DD-CON-09');
  doctor(game).xp = game.state.trackers.heroes.indexOf('plague-doctor');
};
const number = (what: 'trap-dodge' | 'virtue-chance', amount: number): Happens =>
  function* (game) {
    doctor(game).xp = adjust(game.state, doctor(game), what, amount);
  };

/** The Wounds, Stress and stacks that the Doctor has in the end; `xp` carries a number that was looked up. */
interface Outcome {
  readonly wounds?: number;
  readonly stress?: number;
  readonly xp?: number;
  readonly conditions?: readonly StackSet[];
}

const stacksOf = (game: TestGame): StackSet[] =>
  doctor(game).conditions.map(({ condition: id, tokens, wounds }) => [id, tokens, wounds]);

// Card, what happens, dice and answers, and how it ends. Without the card each of these ends otherwise.
const QUIRKS: Readonly<Record<QuirkId, readonly [Happens, Script, Outcome]>> = {
  'anemic': [
    condition(['bleed', 2, 2]),
    [],
    {
      conditions: [
        ['bleed', 2, 2],
        ['bleed', 3, 1],
      ],
    },
  ],
  'bad-gambler': [rolls(), [10], { wounds: 7 }],
  'clumsy': [damage(2), [], { wounds: 7, conditions: [['debuff', 1, 0]] }],
  'fear-of-the-unknown': [
    ({ table, hero }) => resolveCurio(table, hero('plague-doctor'), 'alms-box', true, 'DD-EXP-14'),
    [5],
    { stress: 6 },
  ],
  'fragile': [damage(2), [], { wounds: 8 }],
  'infirm': [game => heal(game.table, doctor(game), 3, null, 'DD-PRV-06'), [], { wounds: 3 }],
  'light-sensitive': [light(1), [], { wounds: 9 }],
  'nervous': [stress(1), [], { stress: 7 }],
  'night-blindness': [light(-1), [], { stress: 7 }],
  'nocturnal': [light(1), [], { stress: 6 }],
  'mercurial': [number('virtue-chance', 2), [], { xp: 1 }],
  'off-guard': [damage(2), [], { wounds: 7, stress: 6 }],
  'shocker': [damage(2, true), [], { conditions: [['stun', 1, 0]] }],
  'slow-reflexes': [number('trap-dodge', 3), [], { xp: 1 }],
  'soft': [stress(1), [], { stress: 6, wounds: 7 }],
  'stress-eater': [happens('food-eaten'), [], { stress: 6 }],
  'thin-blooded': [
    condition(['blight', 2, 2]),
    [],
    {
      conditions: [
        ['blight', 1, 2],
        ['blight', 2, 1],
      ],
    },
  ],
  'weak-grip': [damage(2, true), [], { stress: 6 }],
  'balanced': [pushed, ['shuffle-less', 'area:SE'], { xp: 1 }],
  'clotter': [condition(['bleed', 3, 2]), [], { conditions: [['bleed', 2, 2]] }],
  'early-riser': [light(1), [], { conditions: [['buff', 2, 0]] }],
  'evasive': [happens('dodged'), [], { stress: 4 }],
  'fast-healer': [game => heal(game.table, doctor(game), 1, null, 'DD-PRV-06'), [], { wounds: 2 }],
  'hard-noggin': [condition(['stun', 2]), [], { conditions: [['stun', 1, 0]] }],
  'hard-skinned': [damage(5, true), [], { wounds: 8 }],
  'hoarder': [happens('curio-rolled'), [], { stress: 4 }],
  'night-owl': [light(-1), [], { stress: 4 }],
  'on-guard': [damage(2), [], { wounds: 6 }],
  'photomania': [light(1), [], { stress: 4 }],
  'quick-reflexes': [number('trap-dodge', 3), [], { xp: 5 }],
  'resilient': [stress(-2), [], { stress: 2 }],
  'skilled-gambler': [rolls(), [1], { stress: 4 }],
  'stress-faster': [happens('food-eaten'), [], { stress: 4 }],
  'thick-blooded': [condition(['blight', 3, 2]), [], { conditions: [['blight', 1, 2]] }],
  'warrior-of-light': [light(1), [], { wounds: 1 }],
};

/** The Disease 'bulimic' needs the pool, and is tested with the Provisions. */
const DISEASES: Readonly<Record<Exclude<DiseaseId, 'bulimic'>, readonly [Happens, Script, Outcome]>> = {
  'black-plague': [
    condition(['blight', 2, 2]),
    [],
    {
      wounds: 9,
      conditions: [
        ['blight', 1, 2],
        ['blight', 1, 1],
      ],
    },
  ],
  'creeping-cough': [happens('rubble'), [], { conditions: [['bleed', 4, 1]] }],
  'ennui': [number('virtue-chance', 2), [], { xp: 1 }],
  'hemophilia': [
    condition(['bleed', 2, 2]),
    [],
    {
      wounds: 9,
      conditions: [
        ['bleed', 2, 2],
        ['bleed', 2, 1],
      ],
    },
  ],
  'lethargy': [game => moveAction(game.table, doctor(game), 'SE'), [], { wounds: 7 }],
  'spotted-fever': [damage(2), [], { wounds: 7, conditions: [['blight', 1, 1]] }],
  'syphilis': [damage(2), [], { wounds: 9 }],
  'tapeworm': [happens('hunger'), [], { conditions: [['bleed', 4, 1]] }],
  'the-worries': [stress(1), [], { stress: 7, wounds: 7 }],
  'vertigo': [pushed, ['area:SE'], { stress: 7 }],
};

function check(game: TestGame, event: Happens, script: Script, { conditions, ...numbers }: Outcome): void {
  perform(event(game), ...script);
  expect(doctor(game)).toMatchObject(numbers);
  if (conditions !== undefined) expect(stacksOf(game)).toEqual(conditions);
  expect(doctor(game).reacting).toEqual([]);
}

test.each(QUIRK_IDS)('DD-QRK-01, DD-QRK-09 %s does what is printed', quirk => {
  const [event, script, outcome] = QUIRKS[quirk];
  check(aDoctor({ quirks: [quirk] }), event, script, outcome);
});

test.each(
  DISEASE_IDS.filter(id => id !== 'bulimic'),
)('DD-DIS-03, DD-DIS-04 %s does what is printed', disease => {
  const [event, script, outcome] = DISEASES[disease];
  check(aDoctor({ disease }), event, script, outcome);
});

test('DD-QRK-01 a Quirk does not react to another event, nor to what happens to others', () => {
  const game = aDoctor({ quirks: ['soft', 'off-guard', 'early-riser'] });
  perform(light(-1)(game));
  perform(sufferStress(game.table, game.hero('vestal'), 2, 'DD-CON-08'));
  expect(doctor(game)).toMatchObject({ wounds: 5, stress: 5, conditions: [] });
});

test('DD-QRK-07 what a card adds does not trigger it again, but others once', () => {
  const game = aDoctor({ quirks: ['off-guard', 'nervous', 'soft'] });
  perform(damage(1)(game));
  // 1 Damage; Off Guard 1 Stress, with Nervous 2; Soft 2 Wounds.
  expect(doctor(game)).toMatchObject({ wounds: 8, stress: 7 });
  const bleeding = aDoctor({ quirks: ['anemic'], disease: 'hemophilia' });
  perform(condition(['bleed', 2, 3])(bleeding));
  // Each adds a stack, to which only the other reacts.
  expect(stacksOf(bleeding)).toHaveLength(4 + 1);
});

test('DD-QRK-07 each card reacts once to each event', () => {
  const game = aDoctor({ quirks: ['weak-grip', 'shocker', 'clumsy'] });
  perform(damage(1, true)(game));
  expect(game.told('quirk-reacted').map(({ quirk }) => quirk)).toEqual(['clumsy', 'weak-grip', 'shocker']);
});

test('DD-QRK-07 a Hero who lives through one reaction still has the next', () => {
  const game = aDoctor({ wounds: 15, quirks: ['light-sensitive', 'nocturnal'] });
  perform(light(1)(game), BLANK);
  expect(doctor(game).stress).toBe(6);
});

test('DD-QRK-07 a Hero who dies of one reaction has no other', () => {
  const game = aDoctor({ wounds: 15, quirks: ['light-sensitive', 'nocturnal'] });
  perform(light(1)(game), SKULL, ...replacedBy('occultist'));
  expect(game.told('quirk-reacted')).toHaveLength(1);
});

test('DD-QRK-08 a Gambler reacts to the Hero’s own d10 in a Dungeon, not to others, nor in the Hamlet', () => {
  const game = aDoctor({ quirks: ['skilled-gambler', 'bad-gambler'] });
  perform(rolls()(game), 10);
  perform(rolls()(game), 1);
  expect(doctor(game)).toMatchObject({ wounds: 7, stress: 4 });
  perform(rollD10('skill-roll', 'DD-MON-12'), 10);
  perform(rollForHero(game.table, game.hero('vestal'), 'skill-roll', 'DD-SKL-07'), 10);
  expect(doctor(game).wounds).toBe(7);
  const home = aGame({ heroes: { jester: { quirks: ['bad-gambler'] } }, hamlet: {} });
  perform(rollForHero(home.table, home.hero('jester'), 'resolve-test', 'DD-STR-02'), 10);
  expect(home.hero('jester').wounds).toBe(0);
});

test('DD-QRK-10 Fear of the Unknown reacts to any Curio outside Battle, Hoarder only to one rolled on a die', () => {
  const explorer = (): TestGame =>
    aGame({
      heroes: { jester: { stress: 5, quirks: ['fear-of-the-unknown', 'hoarder'] }, vestal: {} },
      dungeon: {},
      onTop: { curios: ['alms-box'] },
    });
  const room = explorer();
  perform(resolveCurio(room.table, room.hero('jester'), 'alms-box', true, 'DD-ROM-08'), 5);
  expect(room.hero('jester').stress).toBe(6);
  const die = explorer();
  perform(resolveCurioDie(die.table, die.hero('jester')), 5);
  expect(die.told('quirk-reacted').map(({ quirk }) => quirk)).toEqual(['hoarder', 'fear-of-the-unknown']);
});

test('DD-QRK-11 reductions come first, then Resistance; a Condition brought to nothing was not applied', () => {
  const game = aDoctor({ quirks: ['thick-blooded', 'thin-blooded'] });
  perform(condition(['blight', 2, 5])(game));
  expect(stacksOf(game)).toEqual([]);
  expect(game.told('quirk-reacted')).toEqual([]);
});

test('DD-QRK-11 Balanced may be left aside', () => {
  const far = aDoctor({ quirks: ['balanced'] });
  perform(pushed(far), 'pass', 'area:SE');
  const near = aDoctor({ quirks: ['balanced'] });
  perform(pushed(near), 'shuffle-less', 'area:SE');
  expect([far, near].map(game => doctor(game).xp)).toEqual([2, 1]);
});

test('DD-QRK-12 Evasive reacts to every attack roll that misses the Hero', () => {
  const game = aDoctor({ quirks: ['evasive'] });
  perform(happens('dodged')(game));
  perform(happens('dodged')(game));
  expect(doctor(game).stress).toBe(3);
});
