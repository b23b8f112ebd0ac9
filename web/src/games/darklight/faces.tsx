import {
  ACCURSED,
  ACTIVITIES,
  type ActivityId,
  type AccursedId,
  CONSUMABLES,
  type ConsumableId,
  type MonsterId,
  MONSTERS,
  type SettlementId,
  SETTLEMENTS,
} from '@tenebrae/darklight/data';
import {
  type CardWords,
  cardWords,
  has,
  idOfItem,
  itemCard,
  itemWords,
  magicWords,
  miracleCard,
  plainWords,
  type Speaker,
  spellCard,
} from './card-words.ts';
import type { Group } from './hand-offers.ts';
import {
  ACCURSED_ICONS,
  ACTIVITY_ICONS,
  CONSUMABLE_ICONS,
  type Icon,
  MONSTER_ICONS,
  SETTLEMENT_ICONS,
  SIGNS,
} from './icons.ts';
import { ITEM_ICONS } from './item-icons.ts';
import { MIRACLE_ICONS } from './miracle-icons.ts';
import { SKILL_ICONS } from './skill-icons.ts';
import { SPELL_ICONS } from './spell-icons.ts';
import type { View } from './view.ts';

interface Art {
  readonly Look: Icon;
  /** Of the light behind the picture. */
  readonly hue: number;
}
export type CardFace = CardWords & Art;

const itemArt = (id: string): Art => ({
  Look: has(ITEM_ICONS, id) ? ITEM_ICONS[id] : SIGNS.treasure,
  hue: itemCard(id)?.weapon === undefined ? 215 : 4,
});
const consumableArt = (id: string): Art => ({
  Look: has(CONSUMABLES, id) ? CONSUMABLE_ICONS[id as ConsumableId] : SIGNS.treasure,
  hue: 42,
});
const spellArt = (id: string): Art => ({
  Look: has(SPELL_ICONS, id) ? SPELL_ICONS[id] : SIGNS.spell,
  hue: spellCard(id)?.type === 'odinash' ? 20 : 345,
});
const MIRACLE_HUES = { healing: 150, offensive: 35, defensive: 205 } as const;
const miracleArt = (id: string): Art => ({
  Look: has(MIRACLE_ICONS, id) ? MIRACLE_ICONS[id] : SIGNS.miracle,
  hue: MIRACLE_HUES[miracleCard(id)?.deck ?? 'healing'],
});
const skillArt = (id: string): Art => ({
  Look: has(SKILL_ICONS, id) ? SKILL_ICONS[id] : SIGNS.skill,
  hue: 265,
});

export const itemFace = (id: string, speaker: Speaker): CardFace => ({
  ...itemWords(id, speaker),
  ...itemArt(id),
});
export const consumableFace = (id: string, speaker: Speaker): CardFace => ({
  ...plainWords(id, speaker),
  ...consumableArt(id),
});
export const spellFace = (id: string, speaker: Speaker): CardFace => ({
  ...magicWords(id, speaker),
  ...spellArt(id),
});
export const miracleFace = (id: string, speaker: Speaker): CardFace => ({
  ...magicWords(id, speaker),
  ...miracleArt(id),
});
export const skillFace = (id: string, speaker: Speaker): CardFace => ({
  ...plainWords(id, speaker),
  ...skillArt(id),
});

/** The card of a group of options. */
export const faceOf = (group: Group, view: View, speaker: Speaker): CardFace => ({
  ...cardWords(group, view, speaker),
  ...artOf(group, view),
});

function artOf({ kind, thing, offers }: Group, view: View): Art {
  switch (kind) {
    case 'item':
    case 'stock':
      return itemArt(idOfItem({ thing, offers }, view));
    case 'treasure':
      return itemArt(thing);
    case 'consumable':
      return consumableArt(thing);
    case 'spell':
      return spellArt(thing);
    case 'miracle':
      return miracleArt(thing);
    case 'skill':
      return skillArt(thing);
    case 'activity':
      return { Look: has(ACTIVITIES, thing) ? ACTIVITY_ICONS[thing as ActivityId] : SIGNS.day, hue: 35 };
    case 'settlement':
      return { Look: has(SETTLEMENTS, thing) ? SETTLEMENT_ICONS[thing as SettlementId] : SIGNS.day, hue: 35 };
    case 'accursed':
    case 'dashboard':
      return { Look: has(ACCURSED, thing) ? ACCURSED_ICONS[thing as AccursedId] : SIGNS.ally, hue: 230 };
    case 'kind':
      return { Look: has(MONSTERS, thing) ? MONSTER_ICONS[thing as MonsterId] : SIGNS.eyes, hue: 4 };
    case 'side':
      return { Look: thing === 'male' ? SIGNS.male : SIGNS.female, hue: 230 };
    case 'quest':
      return { Look: SIGNS.quest, hue: 265 };
    case 'tile':
    case 'lay':
      return { Look: SIGNS.tile, hue: 230 };
    case 'hazard':
      return { Look: SIGNS.dread, hue: 230 };
    case 'amount':
      return { Look: SIGNS.crowns, hue: 42 };
    case 'deed':
      return { Look: SIGNS.trade, hue: 42 };
  }
}

/** A card's face, laid out. */
export function Face({
  face,
  words = '',
  short = false,
}: {
  readonly face: CardFace;
  readonly words?: string;
  readonly short?: boolean;
}) {
  const { Look, hue, title, facts, text } = face;
  return (
    <>
      <span className="art" style={{ '--h': hue }}>
        <Look className="i" aria-hidden />
      </span>
      <span className="words">
        <b>{title}</b>
        {words !== '' && words !== title && <small className="do">{words}</small>}
        {facts !== '' && <small>{facts}</small>}
        {!short && text !== '' && <small className="worth">{text}</small>}
      </span>
    </>
  );
}
