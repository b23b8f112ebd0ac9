import {
  CIRCUS_PROFILES,
  DISEASES,
  type HeroCard,
  HEROES,
  isVirtue,
  QUIRKS,
  quirkOf,
  resolveCardOf,
  rosterOf,
  type Trinket,
  TRINKETS,
} from '@tenebrae/darkest-dungeon/data';
import type { GameSay } from '../../words/speech.ts';
import { Bars } from './Bars.tsx';
import { rangeText, reactionText, resolveText, sideText, skillLines } from './card-text.ts';
import { Bust, lookOf } from './Disc.tsx';
import { numbersOf, StanceLetters } from './SkillFace.tsx';
import { type Hero, skillCard, skillLevel, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly hero: Hero;
  readonly name: string;
  readonly say: GameSay;
}

/** A Hero's whole board: figures, skills with their cards, quirks, disease, trinkets, history. */
export function HeroSheet({ view, hero, name, say }: Props) {
  const look = useLookSay();
  const counted = view.figures[hero.id];
  const card: HeroCard | undefined =
    hero.profile === null ? HEROES[hero.id][hero.level - 1] : CIRCUS_PROFILES[hero.profile];
  const words = { say, look, level: hero.level };
  const { resolve, quirks, disease, trinkets, conditions, history } = hero;
  const figures: readonly (readonly [string, string | number])[] = [
    [look('dodge'), counted?.dodge ?? 0],
    [look('speed'), counted?.speed ?? 0],
    [look('xp'), hero.xp],
    [look('resists'), list(card?.resists ?? [], say, look('none'))],
    [look('immune'), list(card?.immune ?? [], say, look('none'))],
  ];
  return (
    <>
      <div className="dd-sheet-head">
        <Bust look={lookOf(view, hero)} size={58} />
        <div>
          <h2>{say(hero.id)}</h2>
          <p>
            {hero.profile === null ? look('level', { level: hero.level }) : say(hero.profile)} · {name}
          </p>
        </div>
      </div>
      <Bars view={view} hero={hero} />
      <dl>
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {conditions.length > 0 && (
        <Section title={look('conditions')}>
          {conditions.map(({ condition, tokens, wounds }, place) => (
            <li key={`${condition} ${place}`}>
              {say('table.condition', { condition, tokens, wounds: wounds || '' })}
            </li>
          ))}
        </Section>
      )}
      {resolve !== null && (
        <Section title={look('resolve')}>
          <li className={isVirtue(resolve) ? 'good' : 'bad'}>
            <b>{say(resolve)}</b> {resolveText(resolveCardOf(resolve), words)}
          </li>
        </Section>
      )}
      <Section title={look('quirks')}>
        {quirks.length === 0 && <li>{look('none')}</li>}
        {quirks.map(quirk => (
          <li key={quirk} className={QUIRKS[quirk].sign === 'positive' ? 'good' : 'bad'}>
            <b>{say(quirk)}</b> {reactionText(quirkOf(quirk), words)}
          </li>
        ))}
      </Section>
      {disease !== null && (
        <Section title={look('disease')}>
          <li className="bad">
            <b>{say(disease)}</b> {reactionText(DISEASES[disease], words)}
          </li>
        </Section>
      )}
      <Section title={look('trinkets')}>
        {trinkets.length === 0 && <li>{look('none')}</li>}
        {trinkets.map(({ id, up, used }) => (
          <li key={id}>
            <b>{say(id)}</b> {look(up)}
            {used ? `, ${look('used')}` : ''}
            <small>{sideText((TRINKETS[id] as Trinket)[up], words)}</small>
          </li>
        ))}
      </Section>
      <Section title={look('history')}>
        <li>
          {look('history-words', {
            quests: history.quests,
            kills: history.kills,
            dealt: history.woundsDealt,
            suffered: history.woundsSuffered,
            healed: history.woundsHealed,
            stress: history.stressSuffered,
            criticals: history.criticals,
            deathblows: history.deathblows,
          })}
        </li>
      </Section>
      <Section title={look('skills')}>
        {(hero.profile === null ? rosterOf(hero.id) : hero.equipped).map(skill => {
          const { card: printed, stances } = skillCard(hero, skill);
          const isReady = hero.equipped.includes(skill);
          return (
            <li key={skill} className={isReady ? 'ready' : 'idle'}>
              <b>{say(skill)}</b> {hero.profile === null && look('level', { level: skillLevel(hero, skill) })}
              {isReady && ` · ${look('equipped')}`}
              <span className="row">
                <StanceLetters stances={stances} say={say} />
                <span>{rangeText(printed.range, look)}</span>
              </span>
              <small>
                {[
                  ...numbersOf(printed, look).flatMap(([name, value]) =>
                    value === undefined ? [] : [`${name} ${value}`],
                  ),
                  skillLines(printed, words).join(' '),
                ].join(' · ')}
              </small>
            </li>
          );
        })}
      </Section>
    </>
  );
}

const list = (ids: readonly string[], say: GameSay, none: string): string =>
  ids.length === 0 ? none : ids.map(id => say(id)).join(', ');

function Section({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <>
      <h3 className="cap">{title}</h3>
      <ul className="dd-list">{children}</ul>
    </>
  );
}
