import { type SkillCard, type SkillId, type Stance, STANCES } from '@tenebrae/darkest-dungeon/data';
import Aura from '~icons/game-icons/aura';
import Heal from '~icons/game-icons/healing';
import Bow from '~icons/game-icons/striking-arrows';
import Slice from '~icons/game-icons/sword-slice';
import type { GameSay } from '../../words/speech.ts';
import { rangeText, skillLines } from './card-text.ts';
import type { Icon } from './figure-icons.ts';
import { type Hero, skillCard, skillLevel } from './view.ts';
import { type LookSay, useLookSay } from './words/look-words.ts';

/** What kind of deed a card is: its icon and the hue of its light. */
function artOf(card: SkillCard): { Look: Icon; hue: number } {
  if (card.heals !== undefined) return { Look: Heal, hue: 150 };
  if (card.damage === undefined) return { Look: Aura, hue: 42 };
  const far = Array.isArray(card.range) && card.range.some(distance => distance > 1);
  return far || card.range === 'anywhere' ? { Look: Bow, hue: 28 } : { Look: Slice, hue: 4 };
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
  const { Look, hue } = artOf(card);
  return (
    <>
      <span className="art" style={{ '--h': hue }}>
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
