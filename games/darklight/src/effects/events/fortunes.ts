import { ask, type Option, PASS, type Rule, type Table, take } from '@tenebrae/kernel';
import type { DungeonCardId } from '../../data/dungeon-cards.ts';
import { ENCOUNTERS } from '../../data/encounters.ts';
import { hasCatalyst } from '../../rules/channel.ts';
import { moveMarker, restoreHeart } from '../../rules/darkness.ts';
import { amountOf, rollD3 } from '../../rules/dice.ts';
import { cardsIn, lookAt, takeUpCards } from '../../rules/dungeon-deck.ts';
import { drawEncounter, placeMonsters } from '../../rules/encounters.ts';
import { randomAccursedOn, sufferMadness, sufferWounds } from '../../rules/event-steps.ts';
import { accursedOn } from '../../rules/events.ts';
import { dungeonOf, isPresent } from '../../rules/figures.ts';
import { restoreStamina } from '../../rules/healing.ts';
import { discardItem } from '../../rules/limits.ts';
import { dashboardOf, faithLimitOf, initiativeOf, sourceLimitOf } from '../../rules/profile.ts';
import { itemCard } from '../../rules/sources.ts';
import type { Accursed, DeckPlace, State } from '../../state.ts';
import type { EventEffect } from '../events.ts';

const LAMP_SOULS = 2;
const ALTAR_GIFT = 2;
const MIRROR_CARDS = 3;

/** What the dark gives, shows and sends. */
export const FORTUNES = {
  'evt-heart-pulse': {
    *activate(table) {
      restoreHeart(table, 'DL-HRT-04');
    },
  },
  'evt-dying-light': {
    *activate(table) {
      yield* moveMarker(table, { kind: 'darkness' });
    },
  },
  'evt-hunting-horn': {
    *activate(table) {
      yield* drawEncounter(table, { kind: 'ambush' });
    },
  },
  'evt-chained-sentinels': {
    *activate(table, { tile }) {
      const { startedWith } = dungeonOf(table.state);
      const banner = ENCOUNTERS['enc-skorn-savages'].monsters['skorn-savage'][startedWith - 1];
      const count = yield* amountOf('chained-sentinels', banner ?? 1, 'DL-MON-09');
      yield* placeMonsters(table, 'skorn-savage', count, { kind: 'prepared', tile });
    },
  },
  'evt-blood-altar': {
    *activate(table, { tile }) {
      const there = accursedOn(table.state, tile).sort(
        (a, b) => initiativeOf(table.state, b) - initiativeOf(table.state, a),
      );
      for (const accursed of there) if (isPresent(accursed)) yield* bleedOnAltar(table, accursed);
    },
  },
  'evt-black-mirror': {
    *activate(table, { tile }) {
      const accursed = yield* randomAccursedOn(table, tile);
      if (accursed !== null) yield* lookIntoMirror(table, accursed);
    },
  },
  'evt-soul-lamp': {
    *activate(table) {
      dungeonOf(table.state).soulLamp += LAMP_SOULS;
      table.tell({ type: 'soul-lamp-lit', rule: 'DL-EVT-03', event: 'evt-soul-lamp', amount: LAMP_SOULS });
    },
  },
  'evt-starving-captive': {
    *activate(table, { tile }) {
      for (const accursed of accursedOn(table.state, tile)) {
        if (!(yield* feedCaptive(table, accursed))) continue;
        return yield* showTopCards(table);
      }
      for (const accursed of accursedOn(table.state, tile))
        if (isPresent(accursed)) yield* sufferMadness(table, accursed, 1);
    },
  },
} satisfies Record<string, EventEffect>;

/** evt-blood-altar: 1d3 Wounds for Faith, Source or Stamina. */
function* bleedOnAltar(table: Table<State>, accursed: Accursed): Rule {
  const { state } = table;
  const gifts: Option[] = [];
  if (dashboardOf(accursed).class === 'exorcism' && accursed.faith < faithLimitOf(state, accursed))
    gifts.push({ id: 'altar-faith' });
  if (hasCatalyst(accursed) && accursed.source < sourceLimitOf(state, accursed))
    gifts.push({ id: 'altar-source' });
  if (accursed.stamina.spent > 0) gifts.push({ id: 'altar-stamina' });
  if (gifts.length === 0) return;
  const { id } = yield* ask('blood-altar', accursed.seat, [...gifts, PASS], 'DL-EVT-03', {
    about: { who: accursed.id },
  });
  if (id === PASS.id) return;
  yield* sufferWounds(table, accursed, yield* rollD3('blood-altar-wounds', 'DL-EVT-03'));
  if (!isPresent(accursed)) return;
  if (id === 'altar-stamina') return restoreStamina(table, accursed, ALTAR_GIFT, 'DL-EVT-03');
  const pool = id === 'altar-faith' ? 'faith' : 'source';
  const limit = pool === 'faith' ? faithLimitOf(state, accursed) : sourceLimitOf(state, accursed);
  const gained = Math.min(ALTAR_GIFT, limit - accursed[pool]);
  accursed[pool] += gained;
  table.tell({ type: `altar-gave-${pool}`, rule: 'DL-EVT-03', who: accursed.id, amount: gained });
}

/** Dungeon decks that lie at an archway, by it. */
const decksOf = (state: State): { archway: number; deck: number }[] =>
  dungeonOf(state).plan.archways.flatMap(({ to, deck }, archway) =>
    to === null && cardsIn(dungeonOf(state).cards, deck) > 0 ? [{ archway, deck }] : [],
  );

/** evt-black-mirror: 1d3 Insanity to look at the top cards of a deck and put them back in any order. */
function* lookIntoMirror(table: Table<State>, accursed: Accursed): Rule {
  const { state } = table;
  const decks = decksOf(state);
  if (decks.length === 0) return;
  const choice = yield* ask(
    'black-mirror',
    accursed.seat,
    [
      ...decks.map(({ archway, deck }) => ({ id: `mirror:${archway}`, deck, on: [`archway:${archway}`] })),
      { ...PASS, deck: null },
    ],
    'DL-EVT-03',
    { about: { who: accursed.id } },
  );
  if (choice.deck === null) return;
  yield* sufferMadness(table, accursed, yield* rollD3('black-mirror-insanity', 'DL-EVT-03'));
  if (!isPresent(accursed)) return;
  const seen = yield* lookAt(takeUpCards(dungeonOf(state)), choice.deck, MIRROR_CARDS, [accursed.seat]);
  table.tell({ type: 'mirror-shown', rule: 'DL-EVT-03', who: accursed.id, amount: seen.length });
  table.tell({ type: 'cards-seen', rule: 'DL-EVT-03', tiles: seen, to: [accursed.seat] });
  if (seen.length > 1) yield* putBack(table, accursed, choice.deck);
}

/**
 * One after the other, the top card first; only who put them there knows how they lie now. Until then they lie on the deck as
 * before, so that no card is ever missing; and the deck is taken up only afterwards, for whoever thinks ahead meanwhile lays
 * others in its place.
 */
function* putBack(table: Table<State>, accursed: Accursed, deck: number): Rule {
  const { state } = table;
  const waiting = dungeonOf(state).cards.decks[deck]?.slice(0, MIRROR_CARDS) ?? [];
  const ordered: DeckPlace[] = [];
  while (waiting.length > 0) {
    const { card } = yield* ask(
      'put-back',
      accursed.seat,
      waiting.map(place => cardOption(place.card as DungeonCardId)),
      'DL-EVT-03',
      { about: { who: accursed.id } },
    );
    const place = waiting.find(one => one.card === card) as DeckPlace;
    take(waiting, place);
    ordered.push({ ...place, knownTo: [accursed.seat] });
  }
  takeUpCards(dungeonOf(state)).decks[deck]?.splice(0, ordered.length, ...ordered);
}

const cardOption = (card: DungeonCardId) => ({
  id: `card:${card}`,
  text: 'top-card',
  card,
  about: { tile: card },
});

/** evt-starving-captive: an Accursed discards one consumable, token or card; says whether it did. */
function* feedCaptive(table: Table<State>, accursed: Accursed): Rule<boolean> {
  const tokens = [...new Set(accursed.consumables)].map(id => ({
    id: `feed:${id}`,
    token: id,
    copy: null,
    about: { consumable: id },
    on: [`consumable:${id}`],
  }));
  const cards = accursed.items
    .filter(item => itemCard(item).slot === 'belt')
    .map(item => ({
      id: `feed:${item.copy}`,
      token: null,
      copy: item.copy,
      about: { consumable: item.id },
      on: [`item:${item.copy}`],
    }));
  if (tokens.length + cards.length === 0) return false;
  const given = yield* ask(
    'feed-captive',
    accursed.seat,
    [...tokens, ...cards, { ...PASS, token: null, copy: null }],
    'DL-EVT-03',
    { about: { who: accursed.id } },
  );
  const card = accursed.items.find(({ copy }) => copy === given.copy);
  if (card !== undefined) discardItem(table, accursed, card);
  else if (given.token !== null) take(accursed.consumables, given.token);
  else return false;
  table.tell({ type: 'captive-fed', rule: 'DL-EVT-03', who: accursed.id, event: 'evt-starving-captive' });
  return true;
}

function* showTopCards(table: Table<State>): Rule {
  for (const { archway, deck } of decksOf(table.state)) {
    const [card] = yield* lookAt(takeUpCards(dungeonOf(table.state)), deck, 1, null);
    if (card !== undefined)
      table.tell({ type: 'top-card-shown', rule: 'DL-EVT-03', tile: card, archway, reveals: true });
  }
}
