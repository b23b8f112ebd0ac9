import type { Question, Reply, Rule } from '@tenebrae/kernel';

/**
 * Runs a rule to its end where a test does not care how: dice fall as said and then on their first face, questions get the
 * named option where they have it and else their first one. Gives the questions that were asked.
 */
export function playOut(
  rule: Rule,
  dice: readonly number[] = [],
  wanted: readonly string[] = [],
): Question[] {
  const asked: Question[] = [];
  let at = 0;
  let step = rule.next(0);
  while (step.done !== true && step.value.kind !== 'end') {
    const request = step.value;
    let reply: Reply;
    if (request.kind === 'question') {
      asked.push(request);
      reply = Math.max(
        0,
        request.options.findIndex(({ id }) => wanted.includes(id)),
      );
    } else if (request.from !== undefined)
      reply = [Math.max(1, request.from.findIndex(id => wanted.includes(id)) + 1)];
    else reply = request.dice.map(() => dice[at++] ?? 1);
    step = rule.next(reply);
  }
  return asked;
}
