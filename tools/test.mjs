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
const installed = (path, ...words) => [process.execPath, join(root, 'node_modules', path), ...words];
const script = (name, ...words) => [...npmCommand(), 'run', '--silent', name, '--', ...words];
/** A run of Vitest, which counts its tests in a file of its own. */
const tests = (name, scriptName, more = {}) => {
  const report = join(folder, `${scriptName}.json`);
  const words = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: script(scriptName, ...words), report, ...more };
};
const tool = (name, ...words) => [process.execPath, join(root, 'tools', name), ...words];

const steps = [
  { name: 'Browser', command: tool('print-browser.mjs') },
  { name: 'Format', command: installed('@biomejs/biome/bin/biome', 'format', '.') },
  { name: 'Lint', command: script('lint', '--max-warnings=0') },
  { name: 'Types', command: script('typecheck') },
  { name: 'Web build', command: script('build') },
  tests('Unit tests', 'unit'),
  { name: 'Repository', command: tool('run.mjs', 'tools/src/check.ts') },
  tests('Browser tests', 'browser', { after: ['Browser', 'Web build'] }),
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
