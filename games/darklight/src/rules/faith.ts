import { ask, pick, type Rule, type Table } from '@tenebrae/kernel';
import { FAITH_ON } from '../data/limits.ts';
import { MIRACLE_DECKS, type MiracleDeck, type MiracleId, MIRACLES } from '../data/miracles.ts';
import type { Accursed, State } from '../state.ts';
import { dungeonOf, presentAccursed } from './figures.ts';
import { dashboardOf, faithLimitOf } from './profile.ts';
import { hasTalent, sumOf } from './sources.ts';
import { figureOf } from './tell.ts';

/** DL-FTH-01, DL-FTH-02, DL-DIC-09: 1 FP by the Darkness Roll, not while dead or out of the dungeon; what is above the limit is lost. */
export function gainFaith(table: Table<State>): void {
  const { state } = table;
  for (const exorcist of presentAccursed(state)) {
    if (dashboardOf(exorcist).class !== 'exorcism' || !isHeard(state, exorcist)) continue;
    if (exorcist.faith >= faithLimitOf(state, exorcist)) continue;
    exorcist.faith += 1;
    tellFaith(table, exorcist, 1, 'DL-FTH-01');
  }
}

function isHeard(state: State, exorcist: Accursed): boolean {
  const { roll } = dungeonOf(state).darkness;
  if (roll === null) return false;
  const highest = hasTalent(exorcist, 'faith-on-5') ? FAITH_ON + 1 : FAITH_ON;
  return roll <= highest || hasTalent(exorcist, 'faith-always');
}

/** DL-FTH-02: FP above the limit are lost. */
export function trimFaith(state: State, accursed: Accursed): void {
  if (accursed.faith === 0) return;
  accursed.faith = Math.min(accursed.faith, faithLimitOf(state, accursed));
}

/** DL-ACC-14, DL-FTH-03: three at random for this dungeon, one of each deck; skills let it choose or take more. 0 FP, or what items give. */
export function* drawMiracles(table: Table<State>, exorcist: Accursed): Rule {
  exorcist.miracles = [];
  const chosen = hasTalent(exorcist, 'chooses-a-miracle') ? yield* chooseDeck(exorcist, 'litany-deck') : null;
  for (const deck of MIRACLE_DECKS)
    if (deck === chosen) yield* drawTwo(table, exorcist, deck);
    else yield* drawOne(table, exorcist, deck);
  if (hasTalent(exorcist, 'fourth-miracle'))
    yield* drawOne(table, exorcist, yield* chooseDeck(exorcist, 'fourth-prayer-deck'));
  receiveFaith(table, exorcist);
}

/** DL-FTH-03. */
function receiveFaith(table: Table<State>, exorcist: Accursed): void {
  const { state } = table;
  exorcist.faith = Math.min(sumOf(state, exorcist, 'startingFaith'), faithLimitOf(state, exorcist));
  if (exorcist.faith > 0) tellFaith(table, exorcist, exorcist.faith, 'DL-FTH-03');
}

/** Miracles of a deck that are not in hand. */
const left = (exorcist: Accursed, deck: MiracleDeck): MiracleId[] =>
  (Object.keys(MIRACLES) as MiracleId[])
    .filter(id => MIRACLES[id].deck === deck && !exorcist.miracles.includes(id))
    .sort();

function* chooseDeck(exorcist: Accursed, question: 'litany-deck' | 'fourth-prayer-deck'): Rule<MiracleDeck> {
  const decks = MIRACLE_DECKS.filter(deck => left(exorcist, deck).length > 0);
  const { deck } = yield* ask(
    question,
    exorcist.seat,
    decks.map(one => ({ id: `deck:${one}`, text: `${one}-miracles`, deck: one, on: [figureOf(exorcist)] })),
    'DL-ACC-14',
    { about: { who: exorcist.id } },
  );
  return deck;
}

function* drawOne(table: Table<State>, exorcist: Accursed, deck: MiracleDeck): Rule {
  receive(table, exorcist, yield* pick('miracle-draw', left(exorcist, deck), 'DL-ACC-14'));
}

/** Talent chooses-a-miracle: of two of this deck it keeps one. */
function* drawTwo(table: Table<State>, exorcist: Accursed, deck: MiracleDeck): Rule {
  const first = yield* pick('miracle-draw', left(exorcist, deck), 'DL-ACC-14');
  const rest = left(exorcist, deck).filter(id => id !== first);
  const second = yield* pick('miracle-draw', rest, 'DL-ACC-14');
  const { miracle } = yield* ask(
    'keep-miracle',
    exorcist.seat,
    [first, second].map(id => ({
      id: `keep:${id}`,
      text: 'keep-this-miracle',
      miracle: id,
      about: { miracle: id },
      on: [`miracle:${id}`],
    })),
    'DL-ACC-14',
    { about: { who: exorcist.id } },
  );
  receive(table, exorcist, miracle);
}

function receive(table: Table<State>, exorcist: Accursed, miracle: MiracleId): void {
  exorcist.miracles = [...exorcist.miracles, miracle];
  table.tell({
    type: 'miracle-received',
    rule: 'DL-ACC-14',
    who: exorcist.id,
    figure: figureOf(exorcist),
    miracle,
    reveals: true,
  });
}

const tellFaith = (
  table: Table<State>,
  exorcist: Accursed,
  amount: number,
  rule: 'DL-FTH-01' | 'DL-FTH-03',
): void =>
  table.tell({
    type: 'faith-gained',
    rule,
    who: exorcist.id,
    figure: figureOf(exorcist),
    amount,
    total: exorcist.faith,
  });
