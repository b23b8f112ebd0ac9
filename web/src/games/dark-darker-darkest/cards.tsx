import {
  CARDS,
  CODE_CHIPS,
  type CardId,
  type CodeChipId,
  ITEMS,
  type Item,
} from '@tenebrae/dark-darker-darkest/data';
import type { GameSay } from '../../words/speech.ts';
import { CodeIcon } from './code-shapes.tsx';
import { type Icon, ITEM_ICONS } from './icons.ts';
import type { Survivor } from './view.ts';

export type HeldCard = Survivor['cards'][number];

export const isCard = (id: string): id is CardId => Object.hasOwn(CARDS, id);
export const isChip = (id: string): id is CodeChipId => Object.hasOwn(CODE_CHIPS, id);
export const iconOfCard = (id: CardId): Icon => ITEM_ICONS[CARDS[id].item];
export const itemOf = (id: CardId): Item => ITEMS[CARDS[id].item];

/** What a card is good for, in a few words; `ammo` counts only for what is loaded. */
export function cardFacts(id: CardId, ammo: number, say: GameSay): string {
  const item = itemOf(id);
  switch (item.kind) {
    case 'melee':
      return say('look.melee', { dice: item.attack });
    case 'firearm':
      return say('look.firearm', { dice: item.attack, range: item.range, ammo });
    case 'ammunition':
      return say('look.ammunition', { weapon: item.weapon, ammo });
    case 'attachment':
      return say('look.attachment', { weapon: item.weapon, range: item.range });
    case 'tool':
      return say('look.tool');
    case 'single-use':
      return say('look.single-use');
  }
}

export function CardIcons({ id, say }: { readonly id: CardId; readonly say: GameSay }) {
  return (
    <span className="ddd-codes">
      {CARDS[id].icons.map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an icon of a card is known by its place
        <CodeIcon key={place} colour={colour} say={say} />
      ))}
    </span>
  );
}

export function ChipIcons({ id, say }: { readonly id: CodeChipId; readonly say: GameSay }) {
  return (
    <span className="ddd-codes chip-of-codes">
      {CODE_CHIPS[id].icons.map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an icon of a chip is known by its place
        <CodeIcon key={place} colour={colour} say={say} />
      ))}
    </span>
  );
}
