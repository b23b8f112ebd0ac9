import { type Check, readText } from '../repository.ts';

const MUST_SAY: readonly [RegExp, string][] = [
  [/\bnpm start\b/, 'npm start'],
  [/\bnpm test\b/, 'npm test'],
  [/\bunofficial\b/i, 'that it is unofficial'],
  [/\bfan-made\b/i, 'that it is fan-made'],
];

/** The first page names the two commands, and whose work this is not. */
export const readme: Check = repository => {
  if (!repository.files.includes('README.md')) return ['README.md is missing'];
  const text = readText(repository, 'README.md');
  return MUST_SAY.filter(([said]) => !said.test(text)).map(([, what]) => `README.md does not say ${what}`);
};
