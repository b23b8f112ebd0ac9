import type { Json, Match } from '../src/index.ts';

/** Which of a game's content has been met, by kind. */
export type Exercised = Readonly<
  Record<string, { readonly seen: number; readonly of: number; readonly unseen: readonly string[] }>
>;

export interface Exercise {
  readonly content: Readonly<Record<string, readonly string[]>>;
  readonly known: ReadonlySet<string>;
  readonly seen: Set<string>;
}

export function newExercise(content: Readonly<Record<string, readonly string[]>>): Exercise {
  return { content, known: new Set(Object.values(content).flat()), seen: new Set() };
}

/** Notes every id of content that a question or an event since `heard` speaks of; says how many events there are now. */
export function noteExercise<S extends object>(exercise: Exercise, match: Match<S>, heard: number): number {
  if (exercise.known.size === 0) return heard;
  const seat = match.seats[0] ?? null;
  const events = match.events(seat, heard);
  for (const event of events) noteIds(exercise, event as Json);
  if (match.request !== null) noteIds(exercise, match.request as unknown as Json);
  return heard + events.length;
}

function noteIds(exercise: Exercise, value: Json): void {
  if (typeof value === 'string') {
    if (exercise.known.has(value)) exercise.seen.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) noteIds(exercise, item);
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) noteIds(exercise, item as Json);
  }
}

export function summary(exercise: Exercise): Exercised {
  return Object.fromEntries(
    Object.entries(exercise.content).map(([kind, ids]) => {
      const unseen = ids.filter(id => !exercise.seen.has(id));
      return [kind, { seen: ids.length - unseen.length, of: ids.length, unseen }];
    }),
  );
}
