import { freeze, newDeck, type Setting } from '@tenebrae/kernel';
import { type RareTreasureId, RARE_TREASURES, type TreasureId, TREASURES } from '../data/items.ts';
import type { TreasureCard } from '../data/item-card.ts';
import type { Options } from '../data/options.ts';
import type { Campaign, State } from '../state.ts';
import { once } from './marks.ts';

/** The table before the first beat: nobody is created yet. */
export function setUp(setting: Setting): State {
  const options = freeze({ ...(setting.options as unknown as Options) });
  return {
    options,
    phase: { kind: 'creation' },
    accursed: [],
    leader: null,
    dungeon: null,
    campaign: options.play === 'campaign' ? newCampaign() : null,
    treasures: treasureDeck(),
    rareTreasures: rareTreasureDeck(),
    nextItem: 1,
    tally: { kills: {}, deaths: 0, tiles: 0, rounds: 0, quests: 0 },
  };
}

/** Full decks are the same in every match: nobody changes one without taking it up first (rules/decks.ts). */
const treasureDeck = once(() => freeze(newDeck(copiesOf<TreasureId>(TREASURES))));
const rareTreasureDeck = once(() => freeze(newDeck(copiesOf<RareTreasureId>(RARE_TREASURES))));

/** DL-SRV-12: Dread starts a campaign on space 1. */
export const newCampaign = (): Campaign => ({
  dread: 1,
  completed: [],
  last: null,
  journey: null,
  settlement: null,
  days: 0,
  patience: 0,
  rumour: false,
  drivenOut: false,
  pact: false,
  next: null,
  rites: [],
  dulled: false,
  ready: [],
});

/** Every card as often as the box holds it. */
export const copiesOf = <Id extends string>(
  cards: Readonly<Record<Id, Pick<TreasureCard, 'copies'>>>,
): Id[] => (Object.keys(cards) as Id[]).flatMap(id => new Array<Id>(cards[id].copies).fill(id));
