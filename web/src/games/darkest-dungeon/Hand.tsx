import type { LookProps } from '../look.ts';
import { Face, titleOf } from './faces.tsx';
import { type Group, groupsOf, laidOut } from './hand-offers.ts';
import { SIGNS } from './icons.ts';
import { OfferButton } from './frame.ts';
import { usePointing } from './pointing.ts';
import { SkillFace } from './SkillFace.tsx';
import { actorOf, asView, type Hero } from './view.ts';
import { useLookSay } from './words/look-words.ts';
import './hand.css';

/** Under the question: Skills as cards, and whatever else can be done that lies on no board. */
export function Hand({ view: json, question, say, choose, hint }: LookProps) {
  const look = useLookSay();
  const point = usePointing(pointing => pointing.point);
  const view = asView(json);
  const groups = question === null || laidOut(question, view).length > 0 ? [] : groupsOf(question, view);
  const actor = actorOf(view, question);
  const skills = groups.filter(({ kind }) => kind === 'skill');
  const idle = actor === null || view.battle === null ? [] : idleSkills(actor, skills);
  const declared = question?.about?.['skill'];
  if (groups.length === 0 && idle.length === 0) return null;
  const shown = (group: Group) => {
    const isSkillCard = group.kind === 'skill' || group.kind === 'roster';
    const points = group.kind === 'skill' ? { onPoint: (on: boolean) => point(on ? group.thing : null) } : {};
    return (
      <li key={group.key} className={`${group.kind}${isInThePack(group) ? ' packed' : ''}`}>
        <OfferButton
          offers={group.offers}
          say={say}
          choose={option => {
            point(null);
            choose(option);
          }}
          hint={hint}
          label={titleOf(group, say, look('swap'))}
          className={isSkillCard ? 'dd-skill' : `btn dd-choice ${group.kind}`}
          {...points}
        >
          {group.kind === 'deed' && group.offers.length > 1 ? (
            <>
              <SIGNS.skill className="i" aria-hidden />
              <span className="words">
                <b>{look('swap')}</b>
              </span>
            </>
          ) : (
            <Face group={group} view={view} actor={actor} say={say} />
          )}
        </OfferButton>
      </li>
    );
  };
  return (
    <ul className="dd-hand" aria-label={look('hand')}>
      {skills.map(shown)}
      {actor !== null &&
        idle.map(skill => (
          <li key={skill} className="skill">
            <div className={skill === declared ? 'dd-skill chosen' : 'dd-skill off'}>
              <SkillFace hero={actor} skill={skill} say={say} />
            </div>
          </li>
        ))}
      {groups.filter(({ kind }) => kind !== 'skill').map(shown)}
    </ul>
  );
}

/** Cards that lie ready but can not be used now are seen, not lit; the one that is being declared stands out. */
const idleSkills = (hero: Hero, skills: readonly Group[]): Hero['equipped'] =>
  hero.equipped.filter(skill => !skills.some(({ thing }) => thing === skill));

/** Where the pack is in sight, its dice are buttons themselves. */
const isInThePack = ({ kind, offers }: Group): boolean =>
  kind === 'provision' && offers.every(({ option }) => option.id.startsWith('use:'));
