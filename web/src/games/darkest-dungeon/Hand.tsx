import {
  HEROES,
  type HeroId,
  questCard,
  type QuestId,
  QUIRKS,
  type QuirkId,
  type ProvisionId,
  type RoomType,
} from '@tenebrae/darkest-dungeon/data';
import type { Option, Question } from '@tenebrae/kernel';
import { keyOf } from '../../table/keys.ts';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import type { LookProps } from '../look.ts';
import { Bust } from './Disc.tsx';
import { HERO_FACES } from './figure-icons.ts';
import { type HandKind, handKind } from './hand-offers.ts';
import { PROVISION_ICONS, ROOM_ICONS, SIGNS } from './icons.ts';
import type { Offer } from './offers.ts';
import { OfferButton } from './OptionMenu.tsx';
import { SkillFace } from './SkillFace.tsx';
import { actorOf, asView, capital, type Hero, heroOf, isSkill, thingOf, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './hand.css';

interface Group {
  readonly key: string;
  readonly kind: HandKind;
  readonly thing: string;
  readonly offers: Offer[];
}

/** Under the question: skills as cards, and whatever else can be chosen that lies on no board. */
export function Hand({ view: json, question, say, choose, hint }: LookProps) {
  const look = useLookSay();
  const view = asView(json);
  const groups = question === null ? [] : groupsOf(question, view);
  const actor = actorOf(view, question);
  const idle = question === null || actor === null || view.battle === null ? [] : idleSkills(actor, groups);
  if (groups.length === 0 && idle.length === 0) return null;
  const shown = (group: Group) => (
    <li key={group.key} className={group.kind}>
      <OfferButton
        offers={group.offers}
        say={say}
        choose={choose}
        hint={hint}
        label={titleOf(group, say)}
        className={group.kind === 'skill' ? 'dd-skill' : `btn dd-choice ${group.kind}`}
      >
        <Face group={group} view={view} actor={actor} say={say} />
      </OfferButton>
    </li>
  );
  return (
    <ul className="dd-hand" aria-label={look('hand')}>
      {groups.filter(({ kind }) => kind === 'skill').map(shown)}
      {actor !== null &&
        idle.map(skill => (
          <li key={skill} className="skill">
            <div className="dd-skill off">
              <SkillFace hero={actor} skill={skill} say={say} />
            </div>
          </li>
        ))}
      {groups.filter(({ kind }) => kind !== 'skill').map(shown)}
    </ul>
  );
}

/** Cards that lie ready but can not be used now are seen, not lit. */
const idleSkills = (hero: Hero, groups: readonly Group[]): Hero['equipped'] =>
  groups.some(({ kind }) => kind === 'skill')
    ? hero.equipped.filter(skill => !groups.some(({ thing }) => thing === skill))
    : [];

const THINGS: Readonly<Record<HandKind, string>> = {
  skill: 'skill',
  trinket: 'trinket',
  quirk: 'quirk',
  quest: 'quest',
  provision: 'provision',
  hero: 'figure',
  stance: 'figure',
};

function groupsOf(question: Question, view: View): Group[] {
  const groups = new Map<string, Group>();
  for (const [place, option] of question.options.entries()) {
    const kind = handKind(option, view);
    if (kind === null) continue;
    const thing = thingOf(option, THINGS[kind]) ?? option.id;
    const key = `${kind}:${thing}`;
    const group = groups.get(key) ?? { key, kind, thing, offers: [] };
    group.offers.push({ option, key: keyOf(place) });
    groups.set(key, group);
  }
  return [...groups.values()];
}

const onlyOption = ({ offers }: Group): Option | null =>
  offers.length === 1 ? (offers[0]?.option ?? null) : null;

function titleOf(group: Group, say: GameSay): string {
  const option = onlyOption(group);
  return group.kind === 'stance' && option !== null ? optionText(option, say) : capital(say(group.thing));
}

interface FaceProps {
  readonly group: Group;
  readonly view: View;
  readonly actor: Hero | null;
  readonly say: GameSay;
}

function Face({ group, view, actor, say }: FaceProps) {
  const { kind, thing } = group;
  const option = onlyOption(group);
  if (kind === 'skill' && isSkill(thing)) {
    const hero = heroOf(view, thing.split(':')[0] ?? '') ?? actor;
    if (hero !== null) return <SkillFace hero={hero} skill={thing} say={say} />;
  }
  if (kind === 'hero' && Object.hasOwn(HERO_FACES, thing)) return <HeroFace id={thing as HeroId} say={say} />;
  if (kind === 'quest') return <QuestFace id={thing as QuestId} say={say} />;
  const Look = iconOf(kind, thing);
  const title = titleOf(group, say);
  const words = option === null ? '' : capital(optionText(option, say));
  return (
    <>
      <Look className="i" aria-hidden />
      <span className="words">
        <b>{title}</b>
        {words !== '' && words !== title && <small>{words}</small>}
      </span>
    </>
  );
}

function iconOf(kind: HandKind, thing: string) {
  if (kind === 'provision') return PROVISION_ICONS[thing as ProvisionId];
  if (kind === 'trinket') return SIGNS.trinket;
  if (kind === 'quirk') return QUIRKS[thing as QuirkId].sign === 'positive' ? SIGNS.quirk : SIGNS.flaw;
  return kind === 'stance' ? SIGNS.stances : SIGNS.skill;
}

/** Somebody who has not joined yet. */
function HeroFace({ id, say }: { readonly id: HeroId; readonly say: GameSay }) {
  const look = useLookSay();
  const { life, dodge, speed } = HEROES[id][0];
  return (
    <>
      <Bust look={{ Face: HERO_FACES[id], shape: 'hero', seat: 5, size: 'normal' }} size={44} />
      <span className="words">
        <b>{say(id)}</b>
        <small>{look('hero-figures', { life, dodge, speed })}</small>
      </span>
    </>
  );
}

function QuestFace({ id, say }: { readonly id: QuestId; readonly say: GameSay }) {
  const look = useLookSay();
  const { tokens, rest } = questCard(id);
  const words = say(`${id}@said`);
  return (
    <>
      <span className="words">
        <b>{say(id)}</b>
        {words !== `${id}@said` && <small>{words}</small>}
        <span className="dd-quest-tokens">
          {(Object.keys(tokens) as RoomType[]).map(type => {
            const Look = ROOM_ICONS[type];
            return (
              <span key={type} title={say(`${type}@room`)}>
                <Look className="i" aria-hidden />
                {tokens[type]}
              </span>
            );
          })}
          {rest > 0 && <span>{look('firewood', { points: rest })}</span>}
        </span>
      </span>
    </>
  );
}
