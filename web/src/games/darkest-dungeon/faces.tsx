import {
  CIRCUS_PROFILES,
  circusSkillOf,
  type ExplorationFace,
  HAMLET_SKILLS,
  HEROES,
  type HamletSkillId,
  type HeroCard,
  type HeroId,
  hamletSkillOf,
  type ProfileId,
  type ProvisionId,
  QUIRKS,
  type QuestId,
  type QuirkId,
  questCard,
  quirkOf,
  type RoomType,
  rosterOf,
  TRINKETS,
  type Trinket,
  type TrinketId,
} from '@tenebrae/darkest-dungeon/data';
import { capital } from '../../words/capital.ts';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import { hamletSkillText, questLines, rangeText, reactionText, sideText, trinketLines } from './card-text.ts';
import { Bust } from './Disc.tsx';
import { HERO_FACES, type Icon } from './figure-icons.ts';
import type { Group, HandKind } from './hand-offers.ts';
import { EXPLORATION_ICONS, PROVISION_ICONS, ROOM_ICONS, SIGNS } from './icons.ts';
import { numbersOf, SkillFace, StanceLetters } from './SkillFace.tsx';
import { TRINKET_ICONS } from './trinket-icons.ts';
import { type Hero, heroOf, isSkill, seatColour, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

interface Props {
  readonly group: Group;
  readonly view: View;
  readonly actor: Hero | null;
  readonly say: GameSay;
}

/** What is written on a card or a button of the hand. */
export function Face({ group, view, actor, say }: Props) {
  const { kind, thing } = group;
  if ((kind === 'skill' || kind === 'roster') && isSkill(thing)) {
    const hero = heroOf(view, thing.split(':')[0] ?? '') ?? actor;
    if (hero !== null) return <SkillFace hero={hero} skill={thing} say={say} />;
  }
  if (kind === 'hero' && Object.hasOwn(HERO_FACES, thing))
    return <HeroFace id={thing as HeroId} view={view} say={say} />;
  const Look = iconOf(kind, thing);
  const title = titleOf(group, say);
  const [first] = group.offers;
  const words =
    group.offers.length === 1 && first !== undefined && !SAID_BY_TITLE.has(kind)
      ? capital(optionText(first.option, say))
      : '';
  return (
    <>
      <Look className="i" aria-hidden />
      <span className="words">
        <b>{title}</b>
        <Words words={words} title={title} group={group} actor={actor} say={say} />
      </span>
    </>
  );
}

function Words({
  words,
  title,
  group,
  actor,
  say,
}: Pick<Props, 'group' | 'actor' | 'say'> & { readonly words: string; readonly title: string }) {
  const look = useLookSay();
  const { kind, thing } = group;
  const level = actor?.level ?? 1;
  const worth =
    kind === 'hamlet-skill' && Object.hasOwn(HAMLET_SKILLS, thing)
      ? hamletSkillText(hamletSkillOf(thing as HamletSkillId), { say, look, level })
      : kind === 'quirk' && Object.hasOwn(QUIRKS, thing)
        ? reactionText(quirkOf(thing as QuirkId), { say, look, level })
        : kind === 'trinket' && Object.hasOwn(TRINKETS, thing)
          ? trinketText(thing as TrinketId, actor, { say, look, level })
          : '';
  return (
    <>
      {words !== '' && words !== title && <small>{words}</small>}
      {worth !== '' && <small className="worth">{worth}</small>}
    </>
  );
}

/** The side that lies up, for who has it; both for who is about to. */
function trinketText(id: TrinketId, actor: Hero | null, words: Parameters<typeof trinketLines>[1]): string {
  const trinket: Trinket = TRINKETS[id];
  const own = actor?.trinkets.find(one => one.id === id);
  return own === undefined ? trinketLines(trinket, words).join(' ') : sideText(trinket[own.up], words);
}

/** Where the title says it all. */
const SAID_BY_TITLE: ReadonlySet<HandKind> = new Set(['hamlet-skill', 'die', 'stance', 'deed']);
const IN_ITS_WORDS: ReadonlySet<HandKind> = new Set(['stance', 'deed']);

/** What a card is called; deeds by what they do. */
export function titleOf({ kind, thing, offers }: Group, say: GameSay, several = ''): string {
  const [first] = offers;
  if (kind === 'level-hero' || kind === 'service' || IN_ITS_WORDS.has(kind))
    return offers.length === 1 && first !== undefined ? capital(optionText(first.option, say)) : several;
  return capital(say(thing));
}

const DEEDS: Readonly<Record<string, Icon>> = {
  scout: SIGNS.scout,
  rest: SIGNS.firewood,
  leave: SIGNS.leave,
  rearrange: SIGNS.stances,
  swap: SIGNS.skill,
};

function iconOf(kind: HandKind, thing: string): Icon {
  if (kind === 'provision') return PROVISION_ICONS[thing as ProvisionId];
  if (kind === 'trinket' || kind === 'ware')
    return Object.hasOwn(TRINKET_ICONS, thing) ? TRINKET_ICONS[thing as TrinketId] : SIGNS.trinket;
  if (kind === 'quirk') return QUIRKS[thing as QuirkId].sign === 'positive' ? SIGNS.quirk : SIGNS.flaw;
  if (kind === 'die') return EXPLORATION_ICONS[thing as ExplorationFace];
  if (kind === 'deed') return DEEDS[thing] ?? SIGNS.skill;
  if (kind === 'service') return SIGNS.gold;
  if (kind === 'level-hero') return SIGNS.xp;
  return kind === 'stance' ? SIGNS.stances : SIGNS.event;
}

interface HeroProps {
  readonly id: HeroId;
  readonly view: View;
  readonly say: GameSay;
}

/** Somebody with figures and Skills; the colour is that of who is in play already. */
export function HeroFace({ id, view, say }: HeroProps) {
  const look = useLookSay();
  const hero = heroOf(view, id);
  const profile = hero?.profile ?? null;
  const card: HeroCard = profile === null ? HEROES[id][0] : CIRCUS_PROFILES[profile];
  const skills = hero === undefined || profile === null ? rosterOf(id) : hero.equipped;
  const { life, dodge, speed } = card;
  return (
    <>
      <Bust
        look={{
          Face: HERO_FACES[id],
          shape: 'hero',
          seat: hero === undefined ? 5 : seatColour(view, hero),
          size: 'normal',
        }}
        size={52}
      />
      <span className="words">
        <b>{say(id)}</b>
        <small>{look('hero-figures', { life, dodge, speed })}</small>
        <small className="worth">{skills.map(skill => say(skill)).join(', ')}</small>
      </span>
    </>
  );
}

/** A PvP card of the Circus: figures, what it resists, and its three Skills with their numbers. */
export function ProfileFace({ id, say }: { readonly id: ProfileId; readonly say: GameSay }) {
  const look = useLookSay();
  const { life, dodge, speed, skills, resists, immune } = CIRCUS_PROFILES[id];
  const list = (ids: readonly string[]): string => ids.map(one => say(one)).join(', ');
  return (
    <span className="words">
      <b>{say(id)}</b>
      <small>{look('hero-figures', { life, dodge, speed })}</small>
      {resists.length > 0 && (
        <small>
          {look('resists')}: {list(resists)}
        </small>
      )}
      {immune.length > 0 && (
        <small>
          {look('immune')}: {list(immune)}
        </small>
      )}
      {skills.map(skill => {
        const { card, stances } = circusSkillOf(skill);
        const numbers = numbersOf(card, look).filter(([, value]) => value !== undefined);
        return (
          <span key={skill} className="line">
            <b>{say(skill)}</b>
            <span className="row">
              <StanceLetters stances={stances} say={say} />
              <span>{rangeText(card.range, look)}</span>
            </span>
            <small>{numbers.map(([name, value]) => `${name} ${value}`).join(' · ')}</small>
          </span>
        );
      })}
    </span>
  );
}

export function QuestFace({ id, say }: { readonly id: QuestId; readonly say: GameSay }) {
  const look = useLookSay();
  const card = questCard(id);
  const { tokens, rest } = card;
  return (
    <span className="words">
      <b>{say(id)}</b>
      {questLines(card, { say, look }).map(line => (
        <small key={line} className="worth">
          {line}
        </small>
      ))}
      <span className="dd-quest-tokens">
        {(Object.keys(tokens) as RoomType[]).map(type => {
          const Look = ROOM_ICONS[type];
          return (
            <span key={type} title={say(`${type}@room`)}>
              <Look className="i" aria-hidden />
              {tokens[type]}
              <span className="sr">{say(`${type}@room`)}</span>
            </span>
          );
        })}
        {rest > 0 && <span>{look('firewood', { points: rest })}</span>}
      </span>
    </span>
  );
}

/** A Trinket for sale or already owned, with both its sides and the price. */
export function WareFace({ group, say }: Pick<Props, 'group' | 'say'>) {
  const look = useLookSay();
  const id = group.thing as TrinketId;
  const [good, bad] = trinketLines(TRINKETS[id], { say, look });
  const [first] = group.offers;
  const Look = TRINKET_ICONS[id];
  return (
    <>
      <Look className="i" aria-hidden />
      <span className="words">
        <b>{first === undefined ? say(id) : capital(optionText(first.option, say))}</b>
        <small className="good">{good}</small>
        <small className="bad">{bad}</small>
      </span>
    </>
  );
}
