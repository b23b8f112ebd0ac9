import type { Question, Seat } from '@tenebrae/kernel';
import { optionText } from './option-text.ts';
import type { QuestionProps } from './QuestionBar.tsx';

/** How everybody leans in a question to the party, and for whom the next press counts. */
export function Votes({
  scene,
  request,
  say,
  gameSay,
  nameOf,
  voter,
  setVoter,
}: QuestionProps & { readonly request: Question }) {
  const leaning = (seat: Seat): string => {
    const option = request.options[scene.votes[seat] ?? -1];
    return option === undefined ? say('no-vote-yet') : optionText(option, gameSay);
  };
  return (
    <div className="votes" role="group" aria-label={say('votes')}>
      <span>{say(`settled-by-${scene.policy.agreement}`)}</span>
      {scene.asked.map(seat =>
        scene.mine.length > 1 && scene.mine.includes(seat) ? (
          <button
            type="button"
            key={seat}
            className={`chip${voter === seat ? ' on' : ''}`}
            aria-pressed={voter === seat}
            onClick={() => setVoter(seat)}
          >
            <b>{nameOf(seat)}</b> {leaning(seat)}
          </button>
        ) : (
          <span key={seat} className="chip">
            <b>{nameOf(seat)}</b> {leaning(seat)}
          </span>
        ),
      )}
    </div>
  );
}
