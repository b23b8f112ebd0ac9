import type { Seat } from '@tenebrae/kernel';
import { isBot, type Scene } from '../engine/scene.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { optionText } from './option-text.ts';

interface Props {
  readonly looking: Scene;
  readonly say: Say;
  readonly gameSay: GameSay;
  nameOf(seat: Seat): string;
  /** A bot is thinking already. */
  readonly hinting: boolean;
  askWhy(): void;
}

/** What was asked at a moment of the past, and what was answered; a bot can be asked why. */
export function Decided({ looking, say, gameSay, nameOf, hinting, askWhy }: Props) {
  const { request, answered, sitters, can } = looking;
  const option = request?.kind === 'question' ? request.options[answered?.option ?? -1] : undefined;
  if (request?.kind !== 'question' || answered === null || option === undefined) return null;
  const thought = can.account && answered.order !== true && isBot(sitters[answered.seat]);
  return (
    <p className="history-decided">
      <span>{gameSay(request.ask, request.about)}</span>
      <b>{say('answered-so', { who: nameOf(answered.seat), option: optionText(option, gameSay) })}</b>
      {thought && (
        <button type="button" className="link" disabled={hinting} onClick={askWhy}>
          {say('ask-why')}
        </button>
      )}
    </p>
  );
}
