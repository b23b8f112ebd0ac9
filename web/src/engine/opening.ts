import type { Match } from '@tenebrae/kernel';

/** Answers what is asked with the option of that id, for whoever is asked. */
export function answerById(match: Match, id: string): void {
  const options = match.request?.kind === 'question' ? match.request.options : [];
  match.answer(
    options.findIndex(option => option.id === id),
    match.asked()[0],
  );
}
