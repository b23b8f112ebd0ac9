import {
  ACTIONS,
  type ActionId,
  SURVIVORS,
  type SurvivorId,
  type TileId,
} from '@tenebrae/dark-darker-darkest/data';
import type { Option, Question } from '@tenebrae/kernel';
import { capital } from '../../words/capital.ts';
import { keyOf } from '../../table/keys.ts';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import type { LookProps } from '../look.ts';
import { ACTION_LOOKS, type ActionLook, MANAGE_LOOK } from './action-looks.ts';
import { cardFacts, CardIcons, ChipIcons, iconOfCard, isCard, isChip, itemOf } from './cards.tsx';
import { isTileOption, tileOffered } from './laid.ts';
import { OfferButton } from './OfferButton.tsx';
import type { Offer } from './offers.ts';
import { SurvivorPortrait } from './Portrait.tsx';
import { TileDrawing, TileSigns } from './TileDrawing.tsx';
import { actionOf, asView, isOnBoard, type View } from './view.ts';
import './hand.css';

/** Whether the hand offers it: actions by their kind, cards, and survivors who are not on the board yet. */
export const isInHand = (option: Option, view: View): boolean =>
  actionOf(option) !== null ||
  option.id === 'manage' ||
  isTileOption(option) ||
  cardOf(option) !== null ||
  survivorOf(option, view) !== null;

/** Under the question: what can be done, as big buttons; several ways to do one thing open a menu. */
export function Hand({ view: json, question, say, choose, hint }: LookProps) {
  const view = asView(json);
  const groups = question === null ? [] : groupsOf(question, view, say);
  if (groups.length === 0) return null;
  return (
    <ul className="ddd-hand" aria-label={say('look.hand')} data-count={groups.length}>
      {groups.map(group => (
        <li key={group.key}>
          <OfferButton
            offers={group.offers}
            say={say}
            choose={choose}
            hint={hint}
            label={group.title}
            className={`btn ddd-act ${group.kind}${group.kind === 'action' ? ` act-${group.key}` : ''}`}
          >
            <GroupFace group={group} say={say} />
          </OfferButton>
        </li>
      ))}
    </ul>
  );
}

interface Group {
  readonly key: string;
  readonly kind: 'action' | 'card' | 'survivor' | 'tile';
  readonly title: string;
  readonly more: string;
  readonly look: ActionLook | null;
  readonly thing: string;
  /** How a tile is turned. */
  readonly turns?: number;
  readonly offers: Offer[];
}

function groupsOf(question: Question, view: View, say: GameSay): Group[] {
  const groups = new Map<string, Group>();
  for (const [place, option] of question.options.entries()) {
    const group = tileGroup(option, question, say) ?? groupOf(option, view, say);
    if (group === null) continue;
    const known = groups.get(group.key) ?? group;
    known.offers.push({ option, key: keyOf(place) });
    groups.set(group.key, known);
  }
  return [...groups.values()].map(group => {
    const [first, ...others] = group.offers;
    const single = first !== undefined && others.length === 0 && group.kind === 'action';
    return single ? { ...group, more: detail(group, first.option, say) } : group;
  });
}

/** A tile to be laid, as it would lie. */
function tileGroup(option: Option, question: Question, say: GameSay): Group | null {
  const laid = isTileOption(option) ? tileOffered(option, question) : null;
  if (laid === null) return null;
  const title = capital(optionText(option, say));
  return {
    key: option.id,
    kind: 'tile',
    title,
    more: '',
    look: null,
    thing: laid.tile,
    turns: laid.turns,
    offers: [],
  };
}

function groupOf(option: Option, view: View, say: GameSay): Group | null {
  const action = actionOf(option);
  const offers: Offer[] = [];
  if (action !== null || option.id === 'manage') {
    const look = action === null ? MANAGE_LOOK : (ACTION_LOOKS[action] ?? null);
    const title = look === null ? optionText(option, say) : say(look.text);
    return {
      key: action ?? 'manage',
      kind: 'action',
      title,
      more: costOf(look, say),
      look,
      thing: '',
      offers,
    };
  }
  const card = cardOf(option);
  if (card !== null)
    return {
      key: option.id,
      kind: 'card',
      title: optionText(option, say),
      more: '',
      look: null,
      thing: card,
      offers,
    };
  const survivor = survivorOf(option, view);
  if (survivor === null) return null;
  return {
    key: option.id,
    kind: 'survivor',
    title: say(survivor),
    more: '',
    look: null,
    thing: survivor,
    offers,
  };
}

const costOf = (look: ActionLook | null, say: GameSay): string => {
  const cost: ActionId | null = look?.cost ?? null;
  if (cost === null) return '';
  const { ap, xp } = ACTIONS[cost];
  return ap > 0 ? say('look.ap', { ap }) : xp > 0 ? say('look.costs-xp', { xp }) : say('look.costs-nothing');
};

/** One way only: its own words under the name of the action, without saying the name twice. */
function detail({ title, more }: Group, option: Option, say: GameSay): string {
  const words = optionText(option, say).replace(/^\d+ (AP|PA|XP|PX)\s?: /, '');
  const rest = words.startsWith(title) ? words.slice(title.length).replace(/^\s?:?\s*/, '') : words;
  return [more, rest].filter(one => one !== '').join(' · ');
}

function GroupFace({ group, say }: { readonly group: Group; readonly say: GameSay }) {
  const { kind, title, more, look, thing } = group;
  if (kind === 'tile')
    return (
      <>
        <svg viewBox="-12 -12 174 174" aria-hidden>
          <TileDrawing tile={thing as TileId} turns={group.turns ?? 0} say={say} />
          <TileSigns tile={thing as TileId} turns={group.turns ?? 0} />
        </svg>
        <b>{title}</b>
      </>
    );
  if (kind === 'survivor') {
    const id = thing as SurvivorId;
    const { startingSkill, startingCard } = SURVIVORS[id];
    const full = say('table.survivor', { survivor: id });
    return (
      <>
        <SurvivorPortrait survivor={id} size={44} />
        <span className="words">
          <b>{full.split(', ')[0]}</b>
          <small>{full.split(', ')[1]}</small>
          <small>{say('look.starts-with', { card: startingCard, skill: startingSkill })}</small>
        </span>
      </>
    );
  }
  if (kind === 'card') return <ThingFace thing={thing} title={title} say={say} />;
  const Look = look?.Look ?? MANAGE_LOOK.Look;
  return (
    <>
      <span className="words">
        <b>{title}</b>
        {more !== '' && <small>{more}</small>}
      </span>
      <Look className="i" aria-hidden />
    </>
  );
}

/** A card or a chip that can be chosen. */
function ThingFace({
  thing,
  title,
  say,
}: {
  readonly thing: string;
  readonly title: string;
  readonly say: GameSay;
}) {
  if (isChip(thing))
    return (
      <>
        <span className="words">
          <b>{capital(title)}</b>
        </span>
        <ChipIcons id={thing} say={say} />
      </>
    );
  if (!isCard(thing)) return <b>{capital(title)}</b>;
  const Look = iconOfCard(thing);
  const item = itemOf(thing);
  return (
    <>
      <Look className="i" aria-hidden />
      <span className="words">
        <b>{capital(title)}</b>
        <small>{cardFacts(thing, 'ammo' in item ? item.ammo : 0, say)}</small>
      </span>
      <CardIcons id={thing} say={say} />
    </>
  );
}

const cardOf = (option: Option): string | null =>
  option.on?.find(thing => thing.startsWith('card:'))?.slice('card:'.length) ?? null;

const survivorOf = (option: Option, view: View): string | null => {
  const thing = option.on?.find(one => one.startsWith('survivor:'));
  return thing === undefined || isOnBoard(view, thing) ? null : thing.slice('survivor:'.length);
};
