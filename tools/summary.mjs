import { readFileSync } from 'node:fs';

/** Counts a finished step: a step with a report of tests counts each test, any other counts as one. */
export function count({ name, status, seconds, report }) {
  const tests = report === undefined ? null : testsIn(report);
  if (tests === null)
    return { name, seconds, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  // A file that does not load, or an error between tests, fails no test of its own.
  return { name, seconds, ...tests, failed: status === 0 ? tests.failed : Math.max(1, tests.failed) };
}

/** A table of the steps, and last the plain line with the sums. */
export function summary(steps) {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const rows = steps.map(({ name, seconds, passed, failed, skipped }) => {
    const verdict = failed === 0 ? 'passed' : 'FAILED';
    const tests =
      passed + failed + skipped > 1 ? `  ${passed} passed, ${failed} failed, ${skipped} skipped` : '';
    return `${name.padEnd(width)}  ${verdict}  ${seconds.toFixed(1).padStart(6)} s${tests}`;
  });
  const sum = key => steps.reduce((total, step) => total + step[key], 0);
  return [...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}

function testsIn(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const unloaded = testResults.filter(
      file => file.status === 'failed' && !file.assertionResults.some(it => it.status === 'failed'),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + unloaded.length,
      skipped: numPendingTests + numTodoTests,
    };
  } catch {
    return null;
  }
}
