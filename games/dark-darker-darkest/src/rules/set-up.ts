import { type Deck, pick, type Rule, type Setting, type Table, take } from '@tenebrae/kernel';
import type { CardId } from '../data/cards.ts';
import { CODE_CHIPS, type CodeChipId } from '../data/code-chips.ts';
import { CREATURES, type CreatureId } from '../data/creatures.ts';
import { type DeckCardId, EQUIPMENT_DECK } from '../data/equipment.ts';
import { MULTITRACKER_FRONT } from '../data/multitracker.ts';
import type { Options } from '../data/options.ts';
import { RADIOACTIVE_CARDS, type RadioactiveCardId, SPECIALIST_CARD } from '../data/radioactive.ts';
import { SPAWN_TOKENS, type SpawnTokenId } from '../data/spawn-tokens.ts';
import {
  SPECIAL_SPAWN_TOKENS,
  SPECIAL_ZOMBIES,
  type SpecialSpawnTokenId,
  type SpecialZombieId,
} from '../data/special-zombies.ts';
import { SURVIVORS, type SurvivorId } from '../data/survivors.ts';
import type { State } from '../state.ts';
import { placeCameras } from './cameras-set-up.ts';
import { buildHouse } from './house.ts';
import { setSecurityBoard } from './security-board.ts';
import { chooseSurvivors, setUpRadioactive } from './survivors-set-up.ts';

/** The table before the first beat; the house is still empty. */
export function setUp(setting: Setting): State {
  const options = Object.freeze({ ...(setting.options as unknown as Options) });
  return {
    options,
    phase: { kind: 'set-up' },
    // The first upkeep begins round 1.
    round: 0,
    // DDD-SET-14, DDD-MUL-03; DDD-SET-15, DDD-MUL-04.
    event: MULTITRACKER_FRONT.firstEventSpace,
    darkness: MULTITRACKER_FRONT.firstDarknessSpace,
    lastRound: null,
    teams: [],
    house: {},
    tiles: [],
    doors: {},
    cameras: [],
    fire: null,
    searched: [],
    cornersUsed: [],
    survivors: [],
    zombies: [],
    tokens: [],
    // DDD-SET-05: which nemesis it will be is decided when it comes.
    creature: null,
    nemesis: null,
    nextZombie: 1,
    equipment: deckOf<CardId>(options.radioactive ? RADIOACTIVE_DECK : DECK),
    // DDD-SET-04
    creatures: deckOf(CREATURE_BOARDS),
    spawn: { unseen: spawnTokens(options), lost: 0 },
    panel: { tokens: [], chips: [], slots: [] },
    chips: {
      sequence: [],
      unseen: CHIPS.slice(),
      hidden: { 2: 0, 3: 0 },
      aside: { 2: 0, 3: 0 },
      returned: [],
      sequences: [],
    },
    radiation: { space: null, leaking: false, closed: false, chips: 0, specialist: null, helper: null },
    showdown: null,
    actor: null,
    declined: [],
    tally: {
      zombies: { ...NO_ZOMBIES },
      creatures: 0,
      eliminations: 0,
      doors: 0,
    },
  };
}

const NO_ZOMBIES = Object.fromEntries(
  (Object.keys(SURVIVORS) as SurvivorId[]).map(id => [id, 0]),
) as State['tally']['zombies'];

/** A deck of cards that are sorted already. */
const deckOf = <T extends string>(cards: readonly T[]): Deck<T> => ({
  top: [],
  unseen: cards.slice(),
  bottom: [],
  discard: [],
});

const CREATURE_BOARDS = (Object.keys(CREATURES) as CreatureId[]).sort();

/** DDD-SET-02, DDD-RAD-02: without the starting cards; with the expansion also its cards, but not the kit. */
const DECK = (Object.keys(EQUIPMENT_DECK) as DeckCardId[]).sort();
const RADIOACTIVE_DECK = [
  ...DECK,
  ...(Object.keys(RADIOACTIVE_CARDS) as RadioactiveCardId[]).filter(id => id !== SPECIALIST_CARD),
].sort();
const CHIPS = (Object.keys(CODE_CHIPS) as CodeChipId[]).sort();

/** DDD-SET-03, DDD-TWK-01, DDD-GEN-12, DDD-SPZ-01: the tokens in play, sorted; there are no others. */
function spawnTokens(options: Options): (SpawnTokenId | SpecialSpawnTokenId)[] {
  const ordinary = ORDINARY_TOKENS[options['spawn-tokens']];
  const special = specialTokens(options);
  return special.length === 0 ? ordinary.slice() : [...ordinary, ...special].sort();
}

const ORDINARY_TOKENS: Readonly<Record<Options['spawn-tokens'], readonly SpawnTokenId[]>> = {
  'all': tokensWithout([]),
  'without-1-and-2': tokensWithout([1, 2]),
  'without-5-and-6': tokensWithout([5, 6]),
};

function tokensWithout(out: readonly number[]): SpawnTokenId[] {
  return (Object.keys(SPAWN_TOKENS) as SpawnTokenId[])
    .filter(id => !out.includes(SPAWN_TOKENS[id].zombies))
    .sort();
}

/** DDD-SPZ-01: as many of each kind as the players want. */
function specialTokens(options: Options): SpecialSpawnTokenId[] {
  const special: SpecialSpawnTokenId[] = [];
  for (const { option, tokens } of SPECIAL_TOKENS) special.push(...tokens.slice(0, options[option]));
  return special;
}

const SPECIAL_TOKENS = (Object.keys(SPECIAL_ZOMBIES) as SpecialZombieId[]).map(kind => {
  const all = Object.keys(SPECIAL_SPAWN_TOKENS) as SpecialSpawnTokenId[];
  return {
    option: `${kind}-tokens`,
    tokens: all.filter(id => SPECIAL_SPAWN_TOKENS[id].special === kind),
  } as const;
});

/** DDD-GEN-02: first the house with its security, then all that stands in it; the first upkeep follows. */
export function* playSetUp(table: Table<State>): Rule {
  const { state } = table;
  if (state.tiles.length === 0) {
    yield* buildHouse(table);
    yield* setSecurityBoard(table);
    return;
  }
  yield* placeCameras(table);
  yield* takeOutTokens(table);
  yield* chooseSurvivors(table);
  if (state.options.radioactive) yield* setUpRadioactive(table);
  state.phase = { kind: 'upkeep' };
}

/** DDD-SPZ-01: where special tokens replace ordinary ones, as many of these go back to the box, drawn openly. */
function* takeOutTokens(table: Table<State>): Rule {
  const { options, spawn } = table.state;
  if (options['special-tokens'] !== 'replacing') return;
  const ordinary = spawn.unseen.filter((id): id is SpawnTokenId => id in SPAWN_TOKENS);
  const special = spawn.unseen.length - ordinary.length;
  if (special === 0) return;
  const out: SpawnTokenId[] = [];
  while (out.length < special && ordinary.length > 0) {
    const token = yield* pick('token-taken-out', ordinary, 'DDD-SPZ-01');
    take(ordinary, token);
    take(spawn.unseen, token);
    out.push(token);
  }
  table.tell({ type: 'tokens-taken-out', rule: 'DDD-SPZ-01', tokens: out, count: out.length, reveals: true });
}
