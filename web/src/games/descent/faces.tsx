import {
  HEROES,
  type HeroId,
  ITEMS,
  type ItemCardId,
  type ItemId,
  itemIdOf,
  overlordCard,
  overlordCardId,
  type OverlordDeckCard,
  SKILLS,
  type SkillId,
} from '@tenebrae/descent/data';
import { capital } from '../../words/capital.ts';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import { Bust } from './Disc.tsx';
import { type Icon, MONSTER_FACES } from './figure-icons.ts';
import { type Group, type HandKind, isPotion, wordsOf } from './hand-offers.ts';
import { OVERLORD_ICONS, SIGNS, type SignName } from './icons.ts';
import { ITEM_ICONS } from './item-icons.ts';
import { heroLook } from './looks.ts';
import { SKILL_ICONS } from './skill-icons.ts';
import { heroOf, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

/** Hues of the pictures, by what a card is. */
const HUES = { weapon: 28, armor: 220, shield: 205, other: 160, cache: 45 } as const;
const DECK_HUES = { fighting: 8, subterfuge: 150, wizardry: 265 } as const;
const TYPE_HUES = { event: 265, trap: 12, spawn: 130, power: 340 } as const;

/** What a card is called; deeds by what they do. */
export function titleOf(group: Group, say: GameSay): string {
  const { kind, offers } = group;
  const [first] = offers;
  if (first !== undefined && IN_ITS_WORDS.has(kind)) return capital(optionText(first.option, say));
  return capital(say(wordsOf(group)));
}
const IN_ITS_WORDS: ReadonlySet<HandKind> = new Set(['deed', 'surge', 'service', 'template', 'monster']);

/** The picture of an item, on the glow of its kind. */
export function ItemArt({ card }: { readonly card: string }) {
  if (isPotion(card)) {
    const Potion = card === 'healing' ? SIGNS.healing : SIGNS.vitality;
    return <Art Look={Potion} hue={card === 'healing' ? 0 : 150} />;
  }
  // A ware is named by what it is, a card by its copy.
  const id = Object.hasOwn(ITEMS, card) ? (card as ItemId) : itemIdOf(card as ItemCardId);
  return <Art Look={ITEM_ICONS[id]} hue={HUES[ITEMS[id].kind]} />;
}

export const SkillArt = ({ id }: { readonly id: string }) => (
  <Art Look={SKILL_ICONS[id as SkillId]} hue={DECK_HUES[SKILLS[id as SkillId].deck]} />
);

export const Art = ({ Look, hue }: { readonly Look: Icon; readonly hue: number }) => (
  <span className="art" style={{ '--h': hue }} aria-hidden>
    <Look className="i" />
  </span>
);

const DEEDS: Readonly<Record<string, SignName>> = {
  'fatigue': 'fatigue',
  'shop': 'shop',
  'to-town': 'to-town',
  're-equip': 're-equip',
  'fatigue-for-wound': 'healing',
  'wound-for-fatigue': 'fatigue',
  'add-die': 'enhancement',
};

function deedIcon({ kind, thing, offers }: Group): Icon {
  if (kind === 'action' || kind === 'order') return SIGNS[thing as 'run'];
  if (kind === 'template') return SIGNS.breath;
  if (kind === 'surge')
    return thing.startsWith('surge') ? SIGNS.surge : (SIGNS[DEEDS[thing] ?? 'shield'] ?? SIGNS.surge);
  if (kind === 'monster') return MONSTER_FACES[thing as 'ogre'] ?? SIGNS.skull;
  const id = offers[0]?.option.id ?? '';
  return /monster$/.test(id) ? SIGNS.attack : /fist/.test(id) ? SIGNS.fists : SIGNS[DEEDS[thing] ?? 'attack'];
}

interface Props {
  readonly group: Group;
  readonly view: View;
  readonly say: GameSay;
}

/** One card of the hand: what it is and what it would do. */
export function Face({ group, view, say }: Props) {
  const { kind, thing } = group;
  const title = titleOf(group, say);
  if (kind === 'overlord-card') return <OverlordFace card={thing as OverlordDeckCard} say={say} />;
  if (kind === 'person') return <PersonFace id={thing} view={view} say={say} />;
  if (kind === 'card' || kind === 'potion')
    return (
      <>
        <ItemArt card={thing} />
        <span className="words">
          <b>{title}</b>
          <small>{say(`${wordsOf(group)}.text`)}</small>
        </span>
      </>
    );
  if (kind === 'skill')
    return (
      <>
        <SkillArt id={thing} />
        <span className="words">
          <b>{title}</b>
          <small>{say(`${thing}.text`)}</small>
        </span>
      </>
    );
  const Look = deedIcon(group);
  return (
    <>
      <Look className="i" aria-hidden />
      <span className="words">
        <b>{title}</b>
        {kind === 'action' && <small>{deedWords(group, say)}</small>}
      </span>
    </>
  );
}

/** "Run: ten movement points" says its name already. */
function deedWords({ offers }: Group, say: GameSay): string {
  const [first] = offers;
  if (first === undefined) return '';
  const words = optionText(first.option, say);
  return capital(/^[^:]{2,14}\s?:\s*(.+)$/.exec(words)?.[1] ?? words);
}

/** Somebody who is not on the board. */
function PersonFace({ id, view, say }: { readonly id: string; readonly view: View; readonly say: GameSay }) {
  const look = useLookSay();
  const hero = heroOf(view, id);
  return (
    <>
      {hero !== undefined && <Bust look={heroLook(view, hero)} size={44} />}
      <span className="words">
        <b>{say(id)}</b>
        <small>{look('in-town')}</small>
      </span>
    </>
  );
}

/** A card of the overlord: what it costs, what it brings when discarded, what it does. */
export function OverlordFace({ card, say }: { readonly card: OverlordDeckCard; readonly say: GameSay }) {
  const look = useLookSay();
  const id = overlordCardId(card);
  const { type, cost, value } = overlordCard(card);
  return (
    <>
      <Art Look={OVERLORD_ICONS[id]} hue={TYPE_HUES[type]} />
      <span className="cost" title={look('card-cost', { cost })}>
        <SIGNS.threat className="i" aria-hidden />
        <span className="sr">{look('card-cost', { cost })}</span>
        <span aria-hidden>{cost}</span>
      </span>
      <b>{say(id)}</b>
      <small>{say(`${id}.text`)}</small>
      <span className="type">
        {say(`card-type-${type}`)}
        <em>{look('card-value', { value })}</em>
      </span>
    </>
  );
}

/** A hero to choose: figures, traits, skills and what only this one can do. */
export function HeroFace({ id, say }: { readonly id: HeroId; readonly say: GameSay }) {
  const look = useLookSay();
  const { wounds, fatigue, armor, speed, traits, skills, conquest } = HEROES[id];
  return (
    <>
      <Bust look={{ face: id, shape: 'hero', seat: 5, wide: 1, high: 1 }} size={52} />
      <span className="words">
        <b>{say(id)}</b>
        <small>{look('hero-figures', { wounds, fatigue, armor, speed, conquest })}</small>
        <small>{look('hero-traits', { melee: traits[0], ranged: traits[1], magic: traits[2] })}</small>
        <small>
          {look('hero-skills', { fighting: skills[0], subterfuge: skills[1], wizardry: skills[2] })}
        </small>
        <small className="worth">{say(`${id}.text`)}</small>
      </span>
    </>
  );
}
