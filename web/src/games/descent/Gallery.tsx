import { type HeroId } from '@tenebrae/descent/data';
import { capital } from '../../words/capital.ts';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import type { LookProps } from '../look.ts';
import { Art, HeroFace, ItemArt, SkillArt, titleOf } from './faces.tsx';
import { type Group, laidOut, wordsOf } from './hand-offers.ts';
import { SIGNS } from './icons.ts';
import { OfferButton } from './frame.ts';
import { actorOf, asView, type Hero } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './gallery.css';

const SHOPPING: ReadonlySet<string> = new Set(['shopping', 'starting-equipment']);

/** Cards to choose from lie over the board: heroes, quests, skills, the shop with its training, treasures. */
export function Gallery({ view: json, question, say, choose, hint }: LookProps) {
  const look = useLookSay();
  const view = asView(json);
  const groups = laidOut(question, view);
  const [first] = groups;
  if (question === null || first === undefined) return null;
  const actor = actorOf(view, question);
  return (
    <section className={`dj-gallery ${first.kind}`} aria-label={look('choose-card')}>
      {SHOPPING.has(question.ask) && actor !== null && <Shop hero={actor} say={say} />}
      <ul>
        {groups.map(group => (
          <li key={group.key} className={group.kind}>
            <OfferButton
              offers={group.offers}
              say={say}
              choose={choose}
              hint={hint}
              label={titleOf(group, say)}
              className={`btn dj-choice card ${group.kind}`}
            >
              <Card group={group} say={say} />
            </OfferButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ group, say }: { readonly group: Group; readonly say: GameSay }) {
  const { kind, thing, offers } = group;
  const [first] = offers;
  if (kind === 'hero') return <HeroFace id={thing as HeroId} say={say} />;
  if (kind === 'quest') return <QuestFace id={thing} say={say} />;
  const price = first === undefined ? '' : capital(optionText(first.option, say));
  if (kind === 'service')
    return (
      <>
        <Art
          Look={
            thing.startsWith('train')
              ? SIGNS.training
              : thing.startsWith('draw-skill')
                ? SIGNS.skill
                : SIGNS.treasure
          }
          hue={45}
        />
        <span className="words">
          <b>{price}</b>
        </span>
      </>
    );
  const words = kind === 'ware' ? thing : wordsOf(group);
  return (
    <>
      {kind === 'roster' ? <SkillArt id={thing} /> : <ItemArt card={thing} />}
      <span className="words">
        <b>{titleOf(group, say)}</b>
        <small className="price">{price}</small>
        <small className="worth">{say(`${words}.text`)}</small>
      </span>
    </>
  );
}

function QuestFace({ id, say }: { readonly id: string; readonly say: GameSay }) {
  return (
    <>
      <Art Look={SIGNS.quest} hue={170} />
      <span className="words">
        <b>{say(`${id}.title`)}</b>
        <small className="worth">{say(`${id}.introduction`)}</small>
        <small className="price">{say(`${id}.goal`)}</small>
      </span>
    </>
  );
}

/** Over the counter: who buys, and with what. */
function Shop({ hero, say }: { readonly hero: Hero; readonly say: GameSay }) {
  const look = useLookSay();
  return (
    <header className="dj-sign">
      <SIGNS.shop className="i" aria-hidden />
      <h2>{look('shop')}</h2>
      <span className="chip gold">
        <SIGNS.money className="i" aria-hidden />
        {look('coins', { hero: say(hero.id), coins: hero.coins })}
      </span>
      <p>
        {look('carries', {
          items:
            hero.items.length === 0
              ? look('nothing')
              : hero.items.map(item => say(wordsOf({ kind: 'card', thing: item.card }))).join(', '),
        })}
      </p>
    </header>
  );
}
