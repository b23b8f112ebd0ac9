import { type SkillId, STANCES } from '@tenebrae/darkest-dungeon/data';
import Heal from '~icons/game-icons/healing';
import Bow from '~icons/game-icons/striking-arrows';
import Slice from '~icons/game-icons/sword-slice';
import Aura from '~icons/game-icons/aura';
import type { GameSay } from '../../words/speech.ts';
import type { Icon } from './figure-icons.ts';
import { type Hero, skillCard, skillLevel } from './view.ts';
import { type LookSay, useLookSay } from './words/look-words.ts';

type Card = ReturnType<typeof skillCard>['card'];

/** What kind of deed a card is: its icon and the hue of its light. */
function artOf(card: Card): { Look: Icon; hue: number } {
  if (card.heals !== undefined) return { Look: Heal, hue: 150 };
  if (card.damage === undefined) return { Look: Aura, hue: 42 };
  const far = Array.isArray(card.range) && card.range.some(distance => distance > 1);
  return far || card.range === 'anywhere' ? { Look: Bow, hue: 28 } : { Look: Slice, hue: 4 };
}

const rangeText = ({ range }: Card, look: LookSay): string => {
  if (range === 'self') return look('range-self');
  if (range === 'anywhere') return look('range-anywhere');
  const [first = 0] = range;
  const last = range.at(-1) ?? first;
  return look('range', { range: first === last ? String(first) : `${first}–${last}` });
};

/** A Skill Card: level, name, the Stances it works from, range and its three numbers. */
export function SkillFace({
  hero,
  skill,
  say,
}: {
  readonly hero: Hero;
  readonly skill: SkillId;
  readonly say: GameSay;
}) {
  const look = useLookSay();
  const { card, stances } = skillCard(hero, skill);
  const { Look, hue } = artOf(card);
  const numbers: readonly (readonly [string, number | undefined])[] = [
    [look('acc'), card.acc],
    card.heals === undefined ? [look('dmg'), card.damage] : [look('heal'), card.heals],
    [look('crit'), card.crit],
  ];
  return (
    <>
      <span className="art" style={{ '--h': hue }}>
        <Look className="i" aria-hidden />
      </span>
      {hero.profile === null && <span className="lv">{'I'.repeat(skillLevel(hero, skill))}</span>}
      <b>{say(skill)}</b>
      <span className="row">
        {STANCES.map(stance => (
          <i key={stance} className={stances.includes(stance) ? 'on' : ''} title={say(stance)}>
            {say(stance).charAt(0)}
          </i>
        ))}
        <span>{rangeText(card, look)}</span>
      </span>
      <span className="nums">
        {numbers.map(([name, value]) => (
          <span key={name}>
            <em>{name}</em>
            {value ?? '–'}
          </span>
        ))}
      </span>
    </>
  );
}
