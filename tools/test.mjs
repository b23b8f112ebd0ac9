import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, install, npmCommand } from './install.mjs';
import { runSteps } from './steps.mjs';
import { count, summary } from './summary.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

checkNode();
install(root);

const folder = mkdtempSync(join(tmpdir(), 'tenebrae-test-'));
const report = join(folder, 'vitest.json');
const installed = (path, ...words) => [process.execPath, join(root, 'node_modules', path), ...words];
const script = (name, ...words) => [...npmCommand(), 'run', '--silent', name, '--', ...words];

const steps = [
  { name: 'Format', command: installed('@biomejs/biome/bin/biome', 'format', '.') },
  { name: 'Lint', command: script('lint', '--max-warnings=0') },
  { name: 'Types', command: script('typecheck') },
  {
    name: 'Unit tests',
    command: script('unit', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
    report,
  },
  { name: 'Repository', command: [process.execPath, join(root, 'tools', 'run.mjs'), 'tools/src/check.ts'] },
];

const results = await runSteps(steps, {
  root,
  lanes: Math.min(2, cpus().length),
  print: text => process.stdout.write(text),
});
const counted = results.map(count);
rmSync(folder, { recursive: true });

console.log(`\n${summary(counted)}`);
process.exitCode = counted.some(({ failed }) => failed > 0) ? 1 : 0;
