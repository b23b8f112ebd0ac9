import { type Check, sizeOf } from '../repository.ts';

const MOST = 1_000_000;

/** Large files stay out, so that a clone stays quick. Pictures for the documentation are another matter. */
export const fileSize: Check = repository =>
  repository.files
    .filter(path => !path.startsWith('docs/') && sizeOf(repository, path) > MOST)
    .map(path => `${path} is larger than 1 MB`);
