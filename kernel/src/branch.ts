import { type Book, openBook } from './book.ts';
import { Refused } from './errors.ts';
import { enter, position, repeat } from './run.ts';

/** A match of its own from a past moment of this one, with the same dice to come or, given a seed, with others. */
export function branch<S extends object>(book: Book<S>, at: number, seed?: string): Book<S> {
  if (!book.moments.includes(at))
    throw new Refused('no-such-moment', `there is no moment ${at} to branch from`);
  const { game, setting, origin, fromVersion } = book;
  const twig = openBook({ game, setting, seed: book.seed, origin, fromVersion }, origin);
  repeat(twig.run, book.run, at, twig.moments);
  if (seed !== undefined) {
    enter(twig.run, { kind: 'reseed', seed });
    twig.moments.push(position(twig.run));
  }
  return twig;
}
