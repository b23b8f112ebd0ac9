import { MONSTERS, type MonsterId } from '@tenebrae/darklight/data';
import type { GameSay } from '../../words/speech.ts';
import { Bust, lookOf, monsterLook } from './Disc.tsx';
import { SIGNS } from './icons.ts';
import { accursedOf, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly say: GameSay;
}

/** Who takes turns in this round, the highest Initiative first. */
export function Order({ view, say }: Props) {
  const look = useLookSay();
  const { dungeon, phase } = view;
  if (dungeon === null || dungeon.order.length === 0) return null;
  const now = 'turn' in phase ? ('who' in phase.turn ? phase.turn.who : phase.turn.kind) : null;
  return (
    <section className="panel dl-order" aria-label={look('order')}>
      <h2>
        <SIGNS.initiative className="i" aria-hidden />
        {look('order')}
        <small>{look('initiative')}</small>
      </h2>
      <ol>
        {dungeon.order.map(({ who, initiative, acted }) => {
          const accursed = accursedOf(view, who);
          const figure =
            accursed !== undefined
              ? lookOf(view, accursed)
              : Object.hasOwn(MONSTERS, who)
                ? monsterLook(who as MonsterId)
                : null;
          return (
            <li
              key={who}
              className={who === now ? 'now' : acted ? 'past' : ''}
              title={look('order-turn', { who: say(who), initiative, acted })}
              {...(who === now ? { 'aria-current': 'step' as const } : {})}
            >
              {figure !== null && <Bust look={figure} size={32} />}
              <span className="sr">{look('order-turn', { who: say(who), initiative, acted })}</span>
              <b aria-hidden>{initiative}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What is to be done down there, and how far it has come. */
export function QuestPanel({ view, say }: Props) {
  const look = useLookSay();
  const { dungeon } = view;
  if (dungeon === null) return null;
  const { quest, heart, monsterLevel, decks } = dungeon;
  const cards = decks.reduce((sum, deck) => sum + deck.length, 0);
  return (
    <section className="panel dl-quest" aria-label={look('quest')}>
      <h2>
        <SIGNS.quest className="i" aria-hidden />
        {say(quest.id)}
      </h2>
      <p className="dl-prose">{say(`${quest.id}.help`)}</p>
      <ul className="chips">
        <li className="chip bad">
          <SIGNS.heart className="i" aria-hidden />
          {look('heart', { ...heart })}
        </li>
        <li className="chip">
          <SIGNS.deck className="i" aria-hidden />
          {look('cards-left', { count: cards })}
        </li>
        {quest.revealed !== null && <li className="chip good">{look('room-found')}</li>}
        {quest.progress > 0 && (
          <li className="chip gold">{look('progress', { progress: quest.progress })}</li>
        )}
        {monsterLevel > 1 && <li className="chip bad">{look('monster-level', { level: monsterLevel })}</li>}
      </ul>
    </section>
  );
}
