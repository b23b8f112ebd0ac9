import { HEROES, isVirtue, QUIRKS, rosterOf, STANCES } from '@tenebrae/darkest-dungeon/data';
import type { GameSay } from '../../words/speech.ts';
import { Bars } from './Bars.tsx';
import { Bust, lookOf } from './Disc.tsx';
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
  const card = HEROES[hero.id][hero.level - 1];
  const { resolve, quirks, disease, trinkets, conditions, history } = hero;
  const figures: readonly (readonly [string, string | number])[] = [
    [look('dodge'), counted?.dodge ?? 0],
    [look('speed'), counted?.speed ?? 0],
    [look('xp'), hero.xp],
    [look('kills'), history.kills],
    [look('wounds-dealt'), history.woundsDealt],
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
            <b>{say(resolve)}</b> {say(`${resolve}@said`)}
          </li>
        </Section>
      )}
      <Section title={look('quirks')}>
        {quirks.length === 0 && <li>{look('none')}</li>}
        {quirks.map(quirk => (
          <li key={quirk} className={QUIRKS[quirk].sign === 'positive' ? 'good' : 'bad'}>
            <b>{say(quirk)}</b> {said(`${quirk}@said`, say)}
          </li>
        ))}
      </Section>
      {disease !== null && (
        <Section title={look('disease')}>
          <li className="bad">
            <b>{say(disease)}</b> {said(`${disease}@said`, say)}
          </li>
        </Section>
      )}
      <Section title={look('trinkets')}>
        {trinkets.length === 0 && <li>{look('none')}</li>}
        {trinkets.map(({ id, up, used }) => (
          <li key={id}>
            <b>{say(id)}</b> {look(up)}
            {used ? `, ${look('used')}` : ''}
          </li>
        ))}
      </Section>
      <Section title={look('skills')}>
        {(hero.profile === null ? rosterOf(hero.id) : hero.equipped).map(skill => {
          const { stances } = skillCard(hero, skill);
          const isReady = hero.equipped.includes(skill);
          return (
            <li key={skill} className={isReady ? 'ready' : 'idle'}>
              <b>{say(skill)}</b> {hero.profile === null && look('level', { level: skillLevel(hero, skill) })}
              {isReady && ` · ${look('equipped')}`}
              <small>
                {STANCES.filter(stance => stances.includes(stance))
                  .map(stance => say(stance))
                  .join(', ')}
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

/** What has no sentence of its own stays silent. */
const said = (id: string, say: GameSay): string => {
  const words = say(id);
  return words === id ? '' : words;
};

function Section({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <>
      <h3 className="cap">{title}</h3>
      <ul className="dd-list">{children}</ul>
    </>
  );
}
