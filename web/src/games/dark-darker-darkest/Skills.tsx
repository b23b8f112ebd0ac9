import { SKILLS, STARTING_SKILLS, SURVIVORS, VARIANT_SKILLS } from '@tenebrae/dark-darker-darkest/data';
import type { GameSay } from '../../words/speech.ts';
import { type Icon, SKILL_ICONS, STARTING_SKILL_ICONS } from './icons.ts';
import type { Survivor, View } from './view.ts';

export interface SkillLook {
  readonly id: string;
  readonly price: number;
  readonly state: 'own' | 'bought' | 'open' | 'lost';
  readonly Look: Icon;
  readonly rule: string;
}

/** The starting skill, then the four slots from left to right. */
export function skillsOf(view: View, survivor: Survivor): SkillLook[] {
  const board = SURVIVORS[survivor.id];
  const own = board.startingSkill;
  const slots = board.skills.map(({ skill, price }, place): SkillLook => {
    const guardian = skill === VARIANT_SKILLS['bruce-guardian'].replaces && view.options['bruce-guardian'];
    const id = guardian ? 'bruce-guardian' : skill;
    const { effect, rule } = guardian ? VARIANT_SKILLS['bruce-guardian'] : SKILLS[skill];
    const bought = survivor.skills.some(one => one === id);
    const lost = survivor.cube !== null && place + 1 >= survivor.cube;
    return {
      id,
      price,
      state: bought ? 'bought' : lost ? 'lost' : 'open',
      Look: SKILL_ICONS[effect.kind],
      rule,
    };
  });
  return [
    { id: own, price: 0, state: 'own', Look: STARTING_SKILL_ICONS[own], rule: STARTING_SKILLS[own].rule },
    ...slots,
  ];
}

/** The skills as small tiles: lit when learnt, with their price when not, rotten when lost to the gray cube. */
export function SkillRow({
  view,
  survivor,
  say,
}: {
  readonly view: View;
  readonly survivor: Survivor;
  readonly say: GameSay;
}) {
  return (
    <ul className="ddd-skills" aria-label={say('look.skills')}>
      {skillsOf(view, survivor).map(({ id, price, state, Look }) => (
        <li key={id} className={state} title={skillText({ id, price, state }, say)}>
          <Look className="i" aria-hidden />
          <span className="sr">{skillText({ id, price, state }, say)}</span>
          {state === 'open' && (
            <b aria-hidden className={price <= survivor.xp ? 'enough' : ''}>
              {price}
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}

export const skillText = (
  { id, price, state }: Pick<SkillLook, 'id' | 'price' | 'state'>,
  say: GameSay,
): string => say(`look.skill-${state}`, { skill: id, price });
