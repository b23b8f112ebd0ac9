import {
  ACCURSED,
  type Dashboard,
  type ItemCard,
  type ItemId,
  ITEMS,
  type Miracle,
  type MiracleId,
  MIRACLES,
  type Quest,
  type QuestId,
  QUESTS,
  type Spell,
  type SpellId,
  SPELLS,
} from '@tenebrae/darklight/data';
import { capital } from '../../words/capital.ts';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import type { Group } from './hand-offers.ts';
import { itemOf, type View } from './view.ts';
import type { LookSay } from './words/look-words.ts';

/** What is written on a card: its name, a line of numbers, what it does. */
export interface CardWords {
  readonly title: string;
  readonly facts: string;
  readonly text: string;
}

export interface Speaker {
  readonly say: GameSay;
  readonly look: LookSay;
}

export const has = <Table extends object>(table: Table, id: string): id is Extract<keyof Table, string> =>
  Object.hasOwn(table, id);

/** What something does; some words have no such sentence. */
export const helpOf = (id: string, say: GameSay): string => {
  const help = say(`${id}.help`);
  return help === `${id}.help` ? '' : help;
};

/** A name and what it does. */
export const plainWords = (id: string, { say }: Speaker, facts = ''): CardWords => ({
  title: capital(say(id)),
  facts,
  text: helpOf(id, say),
});

export const itemCard = (id: string): ItemCard | undefined =>
  has(ITEMS, id) ? ITEMS[id as ItemId] : undefined;
export const spellCard = (id: string): Spell | undefined =>
  has(SPELLS, id) ? SPELLS[id as SpellId] : undefined;
export const miracleCard = (id: string): Miracle | undefined =>
  has(MIRACLES, id) ? MIRACLES[id as MiracleId] : undefined;

export function itemWords(id: string, speaker: Speaker): CardWords {
  const weight = itemCard(id)?.weight ?? 0;
  return plainWords(id, speaker, weight === 0 ? '' : speaker.look('item-weight', { weight }));
}

/** A spell or a Miracle with its cost and how far it reaches. */
export function magicWords(id: string, speaker: Speaker): CardWords {
  const { look } = speaker;
  const card = spellCard(id) ?? miracleCard(id);
  if (card === undefined) return plainWords(id, speaker);
  const { cost, range } = card;
  const reach = typeof range === 'number' ? look('range', { range }) : look(`range-${range}`);
  return plainWords(id, speaker, `${look('cost', { cost })}, ${reach}`);
}

/** What the card of a group of options says. */
export function cardWords({ kind, thing, offers }: Group, view: View, speaker: Speaker): CardWords {
  const { say } = speaker;
  switch (kind) {
    case 'item':
    case 'stock': {
      const item = itemOf(view, thing);
      const said = itemWords(idOfItem({ thing, offers }, view), speaker);
      return item === null || item.owner === null
        ? said
        : { ...said, facts: [say(item.owner.id), said.facts].filter(Boolean).join(', ') };
    }
    case 'treasure':
      return itemWords(thing, speaker);
    case 'spell':
    case 'miracle':
      return magicWords(thing, speaker);
    case 'quest':
      return plainWords(thing, speaker, questRoom(thing, say));
    case 'accursed':
    case 'dashboard':
      return accursedWords(thing, speaker);
    case 'skill':
    case 'consumable':
    case 'activity':
    case 'settlement':
    case 'tile':
    case 'kind':
      return plainWords(thing, speaker);
    case 'side':
    case 'hazard':
    case 'lay':
    case 'amount':
    case 'deed': {
      const [first] = offers;
      return {
        title: first === undefined ? '' : capital(optionText(first.option, say)),
        facts: '',
        text: '',
      };
    }
  }
}

/** The item that a number stands for; what lies nowhere yet is named by its option. */
export function idOfItem({ thing, offers }: Pick<Group, 'thing' | 'offers'>, view: View): string {
  const told = offers[0]?.option.about;
  return itemOf(view, thing)?.id ?? String(told?.['item'] ?? told?.['thing'] ?? thing);
}

function accursedWords(id: string, speaker: Speaker): CardWords {
  const { say, look } = speaker;
  if (!has(ACCURSED, id)) return plainWords(id, speaker);
  const card: Dashboard = ACCURSED[id];
  const profile = [
    look('health', { health: card.health }),
    look('sane', { sanity: card.sanity }),
    `${look('movement')} ${card.movement}`,
    `${look('melee')} ${look('to-hit', { ...card.melee })}`,
    `${look('ranged')} ${look('to-hit', { ...card.ranged })}`,
  ];
  const equipment = card.equipment.map(item => say(item)).join(', ');
  return {
    title: say(id),
    facts: Object.entries(card.attributes)
      .map(([name, value]) => `${say(name)} ${value}`)
      .join(', '),
    text: `${capital(say(card.class))}: ${profile.join(', ')}. ${equipment}.`,
  };
}

function questRoom(id: string, say: GameSay): string {
  const quest: Quest | undefined = has(QUESTS, id) ? QUESTS[id as QuestId] : undefined;
  return quest === undefined ? '' : say(quest.room);
}
