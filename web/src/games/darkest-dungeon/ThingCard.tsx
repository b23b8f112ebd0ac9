import { type MonsterSkill, ROOM_CARDS, type RoomRule, STANCES } from '@tenebrae/darkest-dungeon/data';
import { capital } from '../../words/capital.ts';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import { areasOfRule, type CardSay, rangeText, roomRuleText, skillLines } from './card-text.ts';
import type { Offer } from '../frame/offers.ts';
import { numbersOf } from './SkillFace.tsx';
import { cardOf, type Figure, figureIn, lifeLeft, lifeOf, type Monster, type View } from './view.ts';
import { type LookSay, useLookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly thing: string;
  readonly offers: readonly Offer[];
  /** The label of the thing, where there is nothing better to say. */
  readonly words: string;
  readonly say: GameSay;
}

/** What one wants to know about a thing of the board before choosing it. */
export function ThingCard({ view, thing, offers, words, say }: Props) {
  const look = useLookSay();
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  const figure = kind === 'figure' ? figureIn(view, id) : undefined;
  return (
    <>
      {offers.length > 0 && (
        <div className="may">
          {offers.map(({ option }) => (
            <span key={option.id}>{capital(optionText(option, say))}</span>
          ))}
        </div>
      )}
      {figure !== undefined && <FigureLines view={view} figure={figure} say={say} look={look} />}
      {kind === 'area' && <AreaLines view={view} area={id} words={words} say={say} look={look} />}
      {figure === undefined && kind !== 'area' && <p>{words}</p>}
    </>
  );
}

interface FigureProps {
  readonly view: View;
  readonly figure: Figure;
  readonly say: GameSay;
  readonly look: LookSay;
}

function FigureLines({ view, figure, say, look }: FigureProps) {
  const counted = view.figures[figure.id];
  const facts = [
    look('life', { left: lifeLeft(view, figure), life: lifeOf(view, figure) }),
    ...(figure.kind === 'hero' ? [look('stress', { stress: figure.stress })] : []),
    ...(counted === undefined
      ? []
      : [`${look('dodge')} ${counted.dodge}`, `${look('speed')} ${counted.speed}`]),
    ...(counted === undefined || counted.stance === null ? [] : [say(counted.stance)]),
  ];
  return (
    <>
      <h3>{say(figure.id)}</h3>
      <p className="facts">{facts.join(' · ')}</p>
      {figure.conditions.length > 0 && (
        <p>
          {figure.conditions
            .map(({ condition, tokens, wounds }) =>
              say('table.condition', { condition, tokens, wounds: wounds || '' }),
            )
            .join(' ')}
        </p>
      )}
      {figure.kind === 'monster' && <MonsterLines view={view} monster={figure} say={say} look={look} />}
    </>
  );
}

/** The card of a Monster: what it shrugs off, the Skills of its Stance first, and whom it wants. */
function MonsterLines({
  view,
  monster,
  say,
  look,
}: Omit<FigureProps, 'figure'> & { readonly monster: Monster }) {
  const card = cardOf(monster);
  const list = (ids: readonly string[]): string => ids.map(id => say(id)).join(', ');
  const stance = view.figures[monster.id]?.stance ?? null;
  const now = new Set((stance === null ? [] : card.stances[stance]).map(([, place]) => place - 1));
  const inUse = card.skills.filter((_, place) => now.has(place));
  return (
    <>
      {(card.resists ?? []).length > 0 && (
        <p className="facts">
          {look('resists')} {list(card.resists ?? [])}
        </p>
      )}
      {(card.immune ?? []).length > 0 && (
        <p className="facts">
          {look('immune')} {list(card.immune ?? [])}
        </p>
      )}
      {card.protection === true && <p className="facts">{look('protected')}</p>}
      {inUse.map(skill => (
        <SkillOf key={skill.id} view={view} monster={monster} skill={skill} say={say} look={look} />
      ))}
    </>
  );
}

function SkillOf({
  view,
  monster,
  skill,
  say,
  look,
}: Omit<FigureProps, 'figure'> & { readonly monster: Monster; readonly skill: MonsterSkill }) {
  const words: CardSay = { say, look };
  const numbers = numbersOf(skill, look).filter(([, value]) => value !== undefined);
  const aim = view.aims[monster.id]?.find(one => one.skill === skill.id);
  const targets = aim?.areas.flatMap(area => area.targets) ?? [];
  const stances = STANCES.filter(stance =>
    cardOf(monster).stances[stance].some(([, place]) => cardOf(monster).skills[place - 1] === skill),
  );
  return (
    <>
      <h4>{say(skill.id)}</h4>
      <p className="facts">
        {[
          ...numbers.map(([name, value]) => `${name} ${value}`),
          rangeText(skill.range, look),
          look('card-by-stance', { stances: stances.map(stance => say(stance)).join(', ') }),
        ].join(' · ')}
      </p>
      <p>{[look('card-wants', { priority: say(skill.priority) }), ...skillLines(skill, words)].join(' ')}</p>
      {targets.length > 0 && (
        <p className="aim">
          {look('skill-now', {
            skill: say(skill.id),
            whom: targets
              .map(({ figure, hit }) => look('aim-target', { figure: say(figure), hit: hitText(hit, look) }))
              .join(', '),
          })}
        </p>
      )}
    </>
  );
}

export const hitText = (hit: number | null, look: LookSay): string =>
  hit === null || hit >= 10 ? look('hit-always') : hit <= 0 ? look('hit-never') : look('hit-on', { hit });

interface AreaProps {
  readonly view: View;
  readonly area: string;
  readonly words: string;
  readonly say: GameSay;
  readonly look: LookSay;
}

/** An Area: space, ground, and what the Room does there. */
function AreaLines({ view, area, words, say, look }: AreaProps) {
  return (
    <>
      <h3>{capital(say(area))}</h3>
      <p>{words.slice(words.indexOf('.') + 1).trim()}</p>
      {roomLines(view, area, say, look).map(line => (
        <p key={line} className="facts">
          {line}
        </p>
      ))}
    </>
  );
}

/** The lines of the Room Card in force; in Stygian mode those of its other side. */
export function rulesOfRoom({ battle, options }: View): readonly RoomRule[] {
  const card = battle === null ? undefined : ROOM_CARDS[battle.room];
  return (options.difficulty === 'stygian' ? card?.stygian : undefined) ?? card?.normal ?? [];
}

/** What the Room Card says of one Area. */
export const roomLines = (view: View, area: string, say: GameSay, look: LookSay): string[] =>
  rulesOfRoom(view)
    .filter(rule => areasOfRule(rule)?.includes(area) ?? false)
    .map(rule => roomRuleText(rule, { say, look, level: Math.min(3, view.campaign.act) }));
