import { type Rule, shuffleIn, type Table } from '@tenebrae/kernel';
import { isDeckMonster, kindOfCard, type MonsterCardId, monsterCardOf } from '../data/monsters.ts';
import { QUIRKS } from '../data/quirks.ts';
import { THREAT_NUMBERS } from '../data/threats.ts';
import type { Hero, State } from '../state.ts';
import { addCondition } from './conditions.ts';
import { battleOf, heroesInOrder, isIn } from './figures.ts';
import { isThreatened } from './modifiers.ts';
import { isOfTheDeck } from './spawning.ts';

/** DD-SET-12: what the Fanatic's Threats do once the Monsters stand, before round 1. */
export function* omens(table: Table<State>): Rule {
  const { state } = table;
  const heroes = heroesInOrder(state);
  if (isThreatened(state, 'fanatic-1-dungeon'))
    yield* mark(table, heroes.slice(0, 1), THREAT_NUMBERS['fanatic-1-dungeon'].mark);
  if (isThreatened(state, 'fanatic-2-dungeon'))
    yield* mark(table, mostSinful(heroes), THREAT_NUMBERS['fanatic-2-dungeon'].mark);
  const { mark: turns, stressFrom } = THREAT_NUMBERS['fanatic-3-dungeon'];
  if (isThreatened(state, 'fanatic-3-dungeon'))
    yield* mark(
      table,
      heroes.filter(({ stress }) => stress >= stressFrom),
      turns,
    );
}

function* mark(table: Table<State>, heroes: readonly Hero[], tokens: number): Rule {
  for (const hero of heroes)
    if (isIn(table.state, hero))
      yield* addCondition(table, hero, { condition: 'mark', tokens, wounds: 0 }, false, 'DD-SET-12');
}

/** The Hero with the most Negative Quirks; among equals the foremost. */
function mostSinful(heroes: readonly Hero[]): Hero[] {
  const most = Math.max(...heroes.map(negativeQuirks));
  return heroes.filter(hero => negativeQuirks(hero) === most).slice(0, 1);
}

export const negativeQuirks = ({ quirks }: Hero): number =>
  quirks.filter(quirk => QUIRKS[quirk].sign === 'negative').length;

/**
 * DD-END-07, DD-BSU-16: all Monster Cards of the Battle go back: those of this Act into the deck, the others into the box.
 * Under the Necromancer's first Threat those that fought and are not Unholy leave the campaign.
 */
export function returnCards(state: State): void {
  const battle = battleOf(state);
  const { monsters } = state.decks;
  const fought = [
    ...battle.spent.splice(0),
    ...battle.monsters.filter(({ card }) => isDeckMonster(card)).map(({ id }) => id as MonsterCardId),
  ];
  const stay = isThreatened(state, 'necromancer-1-dungeon') ? fought.filter(isUnholy) : fought;
  const back = [...stay, ...monsters.discard.splice(0)];
  shuffleIn(
    monsters,
    back.filter(card => isOfTheDeck(state, kindOfCard(card))),
  );
  battle.monsters = [];
  state.trackers.monsters = [];
}

const isUnholy = (card: MonsterCardId): boolean =>
  monsterCardOf(kindOfCard(card), 1).types.includes('unholy');
