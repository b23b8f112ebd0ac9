import { overlordCardId } from '@tenebrae/descent/data';
import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';
import { Bust } from './Disc.tsx';
import { OVERLORD_ICONS, SIGNS } from './icons.ts';
import { monsterLook, OVERLORD_LOOK } from './looks.ts';
import { countedOf, isOverlordView, type Monster, monsterName, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly say: GameSay;
}

/** The overlord as everybody sees him: threat, deck, hand face down, and the powers in play. */
export function OverlordPanel({ view, say, name }: Props & { readonly name: string }) {
  const look = useLookSay();
  const { threat, deck, handSize, powers, turn, discard } = view.overlord;
  const numbers = [
    ['threat', threat],
    ['deck', deck],
    ['hand', handSize],
  ] as const;
  return (
    <section className={`panel dj-overlord${turn === null ? '' : ' active'}`} aria-label={look('overlord')}>
      <h2>
        <Bust look={OVERLORD_LOOK} size={30} />
        {look('overlord')}
        <small>{name}</small>
      </h2>
      <dl>
        {numbers.map(([what, count]) => {
          const Look = SIGNS[what];
          return (
            <div key={what}>
              <dt>
                <Look className="i" aria-hidden />
                {look(`ol-${what}`)}
              </dt>
              <dd>{count}</dd>
            </div>
          );
        })}
      </dl>
      {turn !== null && (
        <p className="dj-prose">{say('table.overlord-stage', { stage: `table.stage.${turn.stage}` })}</p>
      )}
      {powers.length > 0 && (
        <ul className="dj-powers">
          {powers.map(card => {
            const id = overlordCardId(card);
            const Look = OVERLORD_ICONS[id];
            return (
              <li key={card} className="chip bad" title={say(`${id}.text`)}>
                <Look className="i" aria-hidden />
                {say(id)}
              </li>
            );
          })}
        </ul>
      )}
      {discard.length > 0 && (
        <details className="dj-discard">
          <summary>{look('discarded', { count: discard.length })}</summary>
          <p>{discard.map(card => say(overlordCardId(card))).join(', ')}</p>
        </details>
      )}
      {isOverlordView(view) && <p className="dj-prose">{look('you-know')}</p>}
    </section>
  );
}

/** Every kind of monster on the board, with its numbers. */
export function OnTheBoard({ view, say }: Props) {
  const look = useLookSay();
  const kinds = new Map<string, Monster[]>();
  for (const monster of view.monsters) {
    const name = monsterName(monster);
    kinds.set(name, [...(kinds.get(name) ?? []), monster]);
  }
  if (kinds.size === 0) return null;
  return (
    <section className="panel dj-monsters" aria-label={look('on-the-board')}>
      <h2>
        {look('on-the-board')}
        <small>{look('figures', { count: view.monsters.length })}</small>
      </h2>
      <ul>
        {[...kinds].map(([name, [first, ...more]]) => {
          const counted = first === undefined ? undefined : countedOf(view, `monster:${first.id}`);
          return first === undefined ? null : (
            <li key={name}>
              <Bust look={monsterLook(first)} size={34} />
              <span>
                <b>{capital(say(name))}</b>
                <small>
                  {look('monster-line', {
                    count: more.length + 1,
                    life: counted?.life ?? 0,
                    armor: counted?.armor ?? 0,
                    speed: counted?.speed ?? 0,
                  })}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
