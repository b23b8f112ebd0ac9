import { type Check, readText } from '../repository.ts';

/** Whoever finds the repository may know what they may do with it. */
export const licence: Check = repository => {
  if (!repository.files.includes('LICENSE')) return ['LICENSE is missing'];
  return readText(repository, 'LICENSE').startsWith('MIT License') ? [] : ['LICENSE is not the MIT License'];
};
