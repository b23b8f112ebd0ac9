import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder, copyTools } from './folder.ts';

interface Steps {
  browser?: string;
  format?: string;
  lint?: string;
  types?: string;
  build?: string;
  unit?: string;
  check?: string;
  inBrowser?: string;
}

const report = (passed: number, failed: number, files: object[] = []) => `
  const path = process.argv.find(it => it.startsWith('--outputFile.json=')).split('=')[1];
  const counts = { numPassedTests: ${passed}, numFailedTests: ${failed}, numPendingTests: 1, numTodoTests: 0 };
  require('node:fs').writeFileSync(path, JSON.stringify({ ...counts, testResults: ${JSON.stringify(files)} }));`;

/** In place of npm: runs the file of the script's name. */
const NPM = `
  const [, , name, , ...words] = process.argv.slice(2);
  const run = require('node:child_process').spawnSync(process.execPath, [name + '.cjs', ...words], { stdio: 'inherit' });
  process.exit(run.status);`;

/** Runs the test script in a clone where each step is a few lines of ours. */
function runTests(steps: Steps): Promise<{ lines: string[]; status: number }> {
  const folder = aFolder({
    'package-lock.json': { packages: {} },
    'node_modules/.package-lock.json': { packages: {} },
    'node_modules/@biomejs/biome/bin/biome': steps.format ?? '',
    'lint.cjs': steps.lint ?? '',
    'typecheck.cjs': steps.types ?? '',
    'build.cjs': steps.build ?? '',
    'unit.cjs': steps.unit ?? report(7, 0),
    'browser.cjs': steps.inBrowser ?? report(2, 0),
    'tools/print-browser.mjs': steps.browser ?? '',
    'tools/run.mjs': steps.check ?? '',
    'npm-cli.cjs': NPM,
  });
  copyTools(folder, 'test.mjs', 'install.mjs', 'steps.mjs', 'summary.mjs');
  const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.cjs') };
  return new Promise(done => {
    const run = execFile(process.execPath, ['tools/test.mjs'], { cwd: folder, env }, (_, stdout) =>
      done({ lines: stdout.trimEnd().split('\n'), status: run.exitCode ?? 1 }),
    );
  });
}

const headings = (lines: string[]) => lines.filter(line => line.startsWith('== '));

test('counts the unit tests and each other step, in a last line of its own', async () => {
  const { lines, status } = await runTests({});
  expect(lines.at(-1)).toBe('15 passed, 0 failed');
  expect(lines.filter(line => / passed +\d+\.\d s/.test(line))).toHaveLength(8);
  expect(lines.find(line => line.startsWith('Unit tests'))).toMatch(/7 passed, 0 failed, 1 skipped$/);
  expect(status).toBe(0);
});

test('goes on after a step that fails', async () => {
  const { lines, status } = await runTests({
    format: 'process.exit(1)',
    unit: `${report(5, 2)} process.exit(1)`,
  });
  expect(lines.at(-1)).toBe('12 passed, 3 failed');
  expect(lines.filter(line => line.includes('FAILED')).map(line => line.split('  ')[0])).toEqual([
    'Format',
    'Unit tests',
  ]);
  expect(status).toBe(1);
});

test('shows each step under its heading, in order, however long it takes', async () => {
  const slow = 'setTimeout(() => console.log("slow"), 700)';
  const { lines } = await runTests({
    format: slow,
    lint: 'console.log("quick")',
    types: 'console.error("quicker")',
  });
  expect(headings(lines)).toEqual([
    '== Browser ==',
    '== Format ==',
    '== Lint ==',
    '== Types ==',
    '== Web build ==',
    '== Unit tests ==',
    '== Repository ==',
    '== Browser tests ==',
  ]);
  const after = (heading: string) => lines[lines.indexOf(`== ${heading} ==`) + 1];
  expect([after('Format'), after('Lint'), after('Types')]).toEqual(['slow', 'quick', 'quicker']);
});

test('a file of tests that does not load is a failure', async () => {
  const unloaded = { status: 'failed', assertionResults: [] };
  const { lines } = await runTests({ unit: `${report(3, 0, [unloaded, unloaded])} process.exit(1)` });
  expect(lines.at(-1)).toBe('11 passed, 2 failed');
});

test('an error between tests, or no report at all, is a failure', async () => {
  expect((await runTests({ unit: `${report(3, 0)} process.exit(1)` })).lines.at(-1)).toBe(
    '11 passed, 1 failed',
  );
  expect((await runTests({ unit: 'process.exit(1)' })).lines.at(-1)).toBe('8 passed, 1 failed');
});

test('without a browser the tests in it are not run, and that is a failure', async () => {
  const { lines, status } = await runTests({
    browser: 'console.error("Install one."); process.exit(1)',
    inBrowser: 'console.log("in the browser")',
  });
  expect(lines).toContain('Install one.');
  expect(lines[lines.indexOf('== Browser tests ==') + 1]).toBe('Not run, for want of: Browser.');
  expect(lines).not.toContain('in the browser');
  expect(lines.at(-1)).toMatch(/^\d+ passed, 2 failed$/);
  expect(status).toBe(1);
});

test('the tests in the browser wait until the page is built', async () => {
  const { lines } = await runTests({
    build: 'setTimeout(() => require("node:fs").writeFileSync("built", ""), 600)',
    inBrowser: `console.log(require("node:fs").existsSync("built")); ${report(1, 0)}`,
  });
  expect(lines[lines.indexOf('== Browser tests ==') + 1]).toBe('true');
});
