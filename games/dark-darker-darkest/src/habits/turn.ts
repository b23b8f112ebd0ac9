import type { Option, Question } from '@tenebrae/kernel';
import type { SurvivorId } from '../data/survivors.ts';
import { ACTIONS_AND_SKILLS, offersOf } from '../rules/action-options.ts';
import { survivorOf } from '../rules/figures.ts';
import type { State } from '../state.ts';
import { bestHandling, handlingScore } from './cards.ts';
import { canEnterNow } from './departure.ts';
import type { Member } from './member.ts';
import { memberOf, type Outlook, outlookOf } from './outlook.ts';
import { showdownScores } from './showdown.ts';
import { teamScores } from './team.ts';
import { asked, asWeight, CERTAIN, IDLE, wordsIn } from './weights.ts';

/** Who has the most useful thing to do goes first; who has nothing to do is not called upon. */
export function whoActs(state: State, { options }: Question): readonly number[] {
  const outlook = outlookOf(state);
  return options.map(option => {
    const [verb, name] = wordsIn(option.id);
    if (verb === 'remove-code-token') return payingWeight(outlook);
    if (verb === 'end-actions' || verb === 'shift') return asWeight(IDLE);
    const survivor = survivorOf(state, name as SurvivorId);
    if (verb === 'free') return asWeight(bestHandling(state, survivor) > 0 ? 5 : 0);
    const offers = offersOf(ACTIONS_AND_SKILLS, state, survivor).options;
    const best = Math.max(
      bestHandling(state, survivor) * 4,
      ...scores(outlook, memberOf(outlook, survivor), offers),
    );
    return best > IDLE ? asWeight(best) : 0;
  });
}

export function takeAction(state: State, question: Question): readonly number[] {
  const { options } = question;
  const survivor = asked(state, question);
  if (state.actor?.free === true) return manageCards(state, question);
  const outlook = outlookOf(state);
  // It is for the team to pay.
  if (payingWeight(outlook) > 0) return options.map(({ id }) => Number(id === 'hand-over'));
  const values = scores(outlook, memberOf(outlook, survivor), options);
  // Who has been called upon acts: else he could be called upon, and hand over, without end.
  const hasWork = values.some((value, at) => value > IDLE && options[at]?.id !== 'hand-over');
  return values.map((value, at) =>
    options[at]?.id === 'hand-over' ? Number(!hasWork) : hasWork ? asWeight(value) : 0,
  );
}

/** Darkness pays for the rest of the code when the team is about to enter the laboratory, and not before. */
function payingWeight({ state, land, team, departure }: Outlook): number {
  const isTime = departure === 'go' || departure === 'now';
  return isTime && state.panel.tokens.length > 0 && canEnterNow(land, team) ? CERTAIN : 0;
}

const scores = (outlook: Outlook, member: Member, options: readonly Option[]): number[] =>
  outlook.state.showdown === null
    ? teamScores(outlook, member, options)
    : showdownScores(outlook, member, options);

export function manageCards(state: State, question: Question): readonly number[] {
  const survivor = asked(state, question);
  return question.options.map(option => {
    if (STOPS.includes(option.id)) return asWeight(IDLE);
    if (option.id === 'manage') return 0;
    return asWeight(handlingScore(state, survivor, option));
  });
}

const STOPS: readonly string[] = ['done', 'pass', 'hand-over'];
