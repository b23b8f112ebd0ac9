import { QUIRKS } from '@tenebrae/darkest-dungeon/data';
import { isVirtue } from '@tenebrae/darkest-dungeon/data';
import type { GameSay } from '../../words/speech.ts';
import type { Icon } from './figure-icons.ts';
import { CONDITION_ICONS, SIGNS } from './icons.ts';
import { TRINKET_ICONS } from './trinket-icons.ts';
import type { Hero } from './view.ts';
import { useLookSay } from './words/look-words.ts';

const GOOD: ReadonlySet<string> = new Set(['buff', 'riposte', 'guard', 'protection']);

/** Everything that lies on a Hero as chips: stacks, resolve, quirks, disease, trinkets. */
export function HeroChips({ hero, say }: { readonly hero: Hero; readonly say: GameSay }) {
  const look = useLookSay();
  const { conditions, resolve, quirks, disease, trinkets } = hero;
  return (
    <ul className="chips dd-chips">
      {resolve !== null && (
        <Chip
          tone={isVirtue(resolve) ? 'good' : 'mind'}
          Look={isVirtue(resolve) ? SIGNS.virtue : SIGNS.affliction}
        >
          {say(resolve)}
        </Chip>
      )}
      {conditions.map(({ condition, tokens, wounds }, place) => {
        const Look = CONDITION_ICONS[condition];
        const turns = look('turns', { count: tokens });
        return (
          <li
            key={`${condition} ${place}`}
            className={`chip ${GOOD.has(condition) ? 'cold' : 'bad'}`}
            title={turns}
          >
            <Look className="i" aria-hidden />
            {wounds > 0 ? look('stack', { condition: say(condition), wounds }) : say(condition)}
            <b aria-hidden>×{tokens}</b>
            <span className="sr">{turns}</span>
          </li>
        );
      })}
      {disease !== null && (
        <Chip tone="bad" Look={SIGNS.disease}>
          {say(disease)}
        </Chip>
      )}
      {quirks.map(quirk => {
        const isGood = QUIRKS[quirk].sign === 'positive';
        return (
          <Chip key={quirk} tone={isGood ? 'good' : 'bad'} Look={isGood ? SIGNS.quirk : SIGNS.flaw}>
            {say(quirk)}
          </Chip>
        );
      })}
      {trinkets.map(({ id, up, used }) => (
        <Chip key={id} tone={up === 'positive' ? 'gold' : 'mind'} Look={TRINKET_ICONS[id]} faint={used}>
          {say(id)}
        </Chip>
      ))}
    </ul>
  );
}

interface ChipProps {
  readonly tone: string;
  readonly Look: Icon;
  readonly faint?: boolean;
  readonly children: string;
}

function Chip({ tone, Look, faint = false, children }: ChipProps) {
  return (
    <li className={`chip ${tone}${faint ? ' faint' : ''}`}>
      <Look className="i" aria-hidden />
      {children}
    </li>
  );
}
