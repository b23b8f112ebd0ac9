import { capital } from '../../words/capital.ts';
import type { LookProps } from '../look.ts';
import { optionText } from '../../table/option-text.ts';
import { Face, faceOf } from './faces.tsx';
import { type Group, laidOut } from './hand-offers.ts';
import { OfferButton } from './frame.ts';
import { asView } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './gallery.css';

/** Cards to choose from lie over the board: Dashboards, skills, spells, quests, roads, what a Hazard offers. */
export function Gallery({ view: json, question, say, choose, hint }: LookProps) {
  const look = useLookSay();
  const view = asView(json);
  const groups = laidOut(question, view);
  const [first] = groups;
  if (question === null || first === undefined) return null;
  const about = question.about?.['hazard'] ?? question.about?.['item'];
  return (
    <section className={`dl-gallery ${first.kind}`} aria-label={look('choose-card')}>
      {typeof about === 'string' && <Poster id={about} say={say} />}
      <ul>
        {groups.map(group => {
          const face = faceOf(group, view, { say, look });
          return (
            <li key={group.key} className={group.kind}>
              <OfferButton
                offers={group.offers}
                say={say}
                choose={choose}
                hint={hint}
                label={face.title}
                className="btn dl-choice card"
              >
                <Face face={face} words={extraWords(group, face.title, say)} />
              </OfferButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What would be done with the card, where its name does not say it. */
function extraWords({ offers }: Group, title: string, say: LookProps['say']): string {
  const [first] = offers;
  if (offers.length !== 1 || first === undefined) return '';
  const words = capital(optionText(first.option, say));
  return words.toLowerCase() === title.toLowerCase() ? '' : words;
}

/** What the question is about: a Hazard, a treasure. */
function Poster({ id, say }: { readonly id: string; readonly say: LookProps['say'] }) {
  const help = say(`${id}.help`);
  return (
    <header className="dl-poster">
      <h2>{say(id)}</h2>
      {help !== `${id}.help` && <p>{help}</p>}
    </header>
  );
}
