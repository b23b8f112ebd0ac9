import { PARTY } from '@tenebrae/kernel';
import type { Scene } from '../engine/scene.ts';

/** Whether the question is settled by the votes of several. */
export const isVote = ({ request, policy, asked }: Scene): boolean =>
  request?.kind === 'question' && request.seat === PARTY && policy.agreement !== 'anyone' && asked.length > 1;

/** Who votes next at this screen: the first who has not, else the first. */
export const nextVoter = ({ mine, votes }: Scene): string | undefined =>
  mine.find(seat => votes[seat] === undefined) ?? mine[0];
