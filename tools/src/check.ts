import { CHECKS, openRepository } from './index.ts';

const repository = openRepository(process.cwd());

for (const [sentence, check] of Object.entries(CHECKS)) {
  const problems = check(repository);
  console.log(`${problems.length === 0 ? 'ok ' : 'NOT'} ${sentence}`);
  for (const problem of problems) console.log(`      ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
