import { type SkillCard, type SkillId, type Stance, STANCES } from '@tenebrae/darkest-dungeon/data';
import type { GameSay } from '../../words/speech.ts';
import { rangeText, skillLines } from './card-text.ts';
import { SKILL_ICONS } from './skill-icons.ts';
import { type Hero, skillCard, skillLevel } from './view.ts';
import { type LookSay, useLookSay } from './words/look-words.ts';

/** The hue of a card's light, by the kind of deed: it heals, helps, strikes from afar or at hand. */
function hueOf(card: SkillCard): number {
  if (card.heals !== undefined) return 150;
  if (card.damage === undefined) return 42;
  const far = Array.isArray(card.range) && card.range.some(distance => distance > 1);
  return far || card.range === 'anywhere' ? 28 : 4;
}

export const numbersOf = (
  card: SkillCard,
  look: LookSay,
): readonly (readonly [string, number | undefined])[] => [
  [look('acc'), card.acc],
  card.heals === undefined ? [look('dmg'), card.damage] : [look('heal'), card.heals],
  [look('crit'), card.crit],
];

/** The Stances that a card works from, by their first letters. */
export function StanceLetters({
  stances,
  say,
}: {
  readonly stances: readonly Stance[];
  readonly say: GameSay;
}) {
  return (
    <>
      {STANCES.map(stance => (
        <i key={stance} className={stances.includes(stance) ? 'on' : ''} title={say(stance)} aria-hidden>
          {say(stance).charAt(0)}
        </i>
      ))}
      <span className="sr">{stances.map(stance => say(stance)).join(', ')}</span>
    </>
  );
}

interface Props {
  readonly hero: Hero;
  readonly skill: SkillId;
  readonly say: GameSay;
  /** With everything that the card says. */
  readonly whole?: boolean;
  /** The Level to show, when it is not the Hero's own. */
  readonly level?: 1 | 2 | 3;
}

/** A Skill Card: Level, name, the Stances it works from, Range and its three numbers. */
export function SkillFace({ hero, skill, say, whole = false, level }: Props) {
  const look = useLookSay();
  const { card, stances } = skillCard(hero, skill, level);
  const Look = SKILL_ICONS[skill];
  return (
    <>
      <span className="art" style={{ '--h': hueOf(card) }}>
        <Look className="i" aria-hidden />
      </span>
      {hero.profile === null && <span className="lv">{'I'.repeat(level ?? skillLevel(hero, skill))}</span>}
      <b>{say(skill)}</b>
      <span className="row">
        <StanceLetters stances={stances} say={say} />
        <span>{rangeText(card.range, look)}</span>
      </span>
      <span className="nums">
        {numbersOf(card, look).map(([name, value]) => (
          <span key={name}>
            <em>{name}</em>
            {value ?? '–'}
          </span>
        ))}
      </span>
      {whole && (
        <span className="lines">
          {skillLines(card, { say, look, level: hero.level }).map(line => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </>
  );
}
