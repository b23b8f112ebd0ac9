import { HEROES, itemIdOf, POTIONS, TRAITS } from '@tenebrae/descent/data';
import type { ReactNode } from 'react';
import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';
import { Bars } from './Bars.tsx';
import { Bust } from './Disc.tsx';
import { heroLook } from './looks.ts';
import { countedOf, type Hero, heroThing, spaceName, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly hero: Hero;
  readonly name: string;
  readonly say: GameSay;
}

/** A hero's whole sheet: figures, traits, what is in use and in the pack, potions, skills, tokens. */
export function HeroSheet({ view, hero, name, say }: Props) {
  const look = useLookSay();
  const counted = countedOf(view, heroThing(hero));
  const { items, skills, potions, tokens, order } = hero;
  const figures: readonly (readonly [string, string | number])[] = [
    [look('armor'), counted?.armor ?? 0],
    [look('speed'), counted?.speed ?? 0],
    ...TRAITS.map(
      trait => [capital(say(trait)), look('dice', { count: counted?.traits?.[trait] ?? 0 })] as const,
    ),
    [look('worth'), look('worth-conquest', { count: HEROES[hero.id].conquest })],
    [look('coins-word'), hero.coins],
    [look('stands'), placeOf(view, hero, look('town'), look('gone'))],
  ];
  const held = Object.entries(tokens).filter(([, count]) => count > 0);
  return (
    <>
      <div className="dj-sheet-head">
        <Bust look={heroLook(view, hero)} size={58} />
        <div>
          <h2>{say(hero.id)}</h2>
          <p>{name}</p>
        </div>
      </div>
      <p className="dj-own">{say(`${hero.id}.text`)}</p>
      <Bars view={view} hero={hero} />
      <dl>
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(order !== null || held.length > 0 || hero.monkey.timer > 0) && (
        <Section title={look('lingering')}>
          {order !== null && <li>{say('table.order', { order })}</li>}
          {held.map(([token, count]) => (
            <li key={token} className="bad">
              {look('mark', { token: say(token), count })}
            </li>
          ))}
          {hero.monkey.timer > 0 && (
            <li className="bad">{say('table.monkey', { count: hero.monkey.timer })}</li>
          )}
        </Section>
      )}
      {[true, false].map(equipped => (
        <Section key={String(equipped)} title={look(equipped ? 'in-use' : 'in-pack')}>
          {items.every(item => item.equipped !== equipped) && <li>{look('nothing')}</li>}
          {items
            .filter(item => item.equipped === equipped)
            .map(({ card, exhausted }) => {
              const id = itemIdOf(card);
              return (
                <li key={card}>
                  <b>{capital(say(id))}</b> {exhausted && look('exhausted')}
                  <small>{say(`${id}.text`)}</small>
                </li>
              );
            })}
        </Section>
      ))}
      <Section title={look('potions')}>
        {POTIONS.map(potion => (
          <li key={potion}>
            <b>{capital(say(potion))}</b>{' '}
            {look('potion-count', { equipped: potions[potion].equipped, pack: potions[potion].pack })}
          </li>
        ))}
      </Section>
      <Section title={look('skills')}>
        {skills.length === 0 && <li>{look('nothing')}</li>}
        {skills.map(({ id, exhausted }) => (
          <li key={id}>
            <b>{say(id)}</b> {exhausted && look('exhausted')}
            <small>{say(`${id}.text`)}</small>
          </li>
        ))}
      </Section>
    </>
  );
}

function placeOf(view: View, { place }: Hero, town: string, gone: string): string {
  if (place === 'town') return town;
  return place === 'left' ? gone : spaceName(view, place);
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3 className="cap">{title}</h3>
      <ul className="dj-list">{children}</ul>
    </>
  );
}
