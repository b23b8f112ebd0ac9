import { capital } from '../../words/capital.ts';
import { optionText } from '../../table/option-text.ts';
import type { LookProps } from '../look.ts';
import { Dashboard } from './Dashboard.tsx';
import { Face, faceOf } from './faces.tsx';
import { type Group, groupsOf, isInTown, isOnDashboard, laidOut } from './hand-offers.ts';
import { LayPicture } from './LayPicture.tsx';
import { OfferButton } from './frame.ts';
import { usePointing } from './pointing.ts';
import { actorOf, asView } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './hand.css';

/** Under the question: the Dashboard of who decides, lit where it can be used, and what else lies on no board. */
export function Hand({ view: json, question, say, choose, hint }: LookProps) {
  const look = useLookSay();
  const point = usePointing(pointing => pointing.point);
  const view = asView(json);
  const groups = question === null || laidOut(question, view).length > 0 ? [] : groupsOf(question, view);
  const actor = actorOf(view, question);
  const extra = groups.filter(
    group => !isOnDashboard(actor, group) && !(question !== null && isInTown(view, question, group)),
  );
  const showsDashboard = actor !== null && actor.items.length > 0 && laidOut(question, view).length === 0;
  if (extra.length === 0 && !showsDashboard) return null;
  const taken = (option: string): void => {
    point(null);
    choose(option);
  };
  return (
    <div className="dl-hand" role="group" aria-label={look('hand')}>
      {extra.length > 0 && (
        <ul className={`dl-extra ${extra[0]?.kind ?? ''}`}>
          {extra.map(group => (
            <li key={group.key} className={group.kind}>
              <OfferButton
                offers={group.offers}
                say={say}
                choose={taken}
                hint={hint}
                label={faceOf(group, view, { say, look }).title}
                className={`btn dl-choice ${group.kind}`}
                {...(group.kind === 'lay'
                  ? { onPoint: (on: boolean) => point(on ? group.thing : null) }
                  : {})}
              >
                <Extra group={group} view={view} say={say} look={look} />
              </OfferButton>
            </li>
          ))}
        </ul>
      )}
      {showsDashboard && (
        <Dashboard view={view} accursed={actor} question={question} say={say} choose={taken} hint={hint} />
      )}
    </div>
  );
}

function Extra({
  group,
  view,
  say,
  look,
}: {
  readonly group: Group;
  readonly view: ReturnType<typeof asView>;
  readonly say: LookProps['say'];
  readonly look: ReturnType<typeof useLookSay>;
}) {
  const [first] = group.offers;
  const face = faceOf(group, view, { say, look });
  if (group.kind === 'lay' && first !== undefined)
    return <LayPicture option={first.option} words={face.title} />;
  if (group.kind === 'amount') return <b>{face.title}</b>;
  const words =
    group.offers.length === 1 && first !== undefined ? capital(optionText(first.option, say)) : '';
  const shown = group.kind === 'accursed' ? { ...face, facts: '' } : face;
  return <Face face={shown} words={words} short />;
}
