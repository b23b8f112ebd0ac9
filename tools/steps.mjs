import { spawn } from 'node:child_process';

/**
 * Runs commands, `lanes` at a time, started in order. What they print is shown in order too: the foremost one that is
 * not done prints as it goes, those behind it wait for their turn.
 *
 * A step is { name, command: [program, ...words], after? }; the result adds status and seconds. `after` names the steps
 * before it that it needs: it waits for them, and is not run when one of them fails.
 */
export async function runSteps(steps, { root, lanes, print }) {
  const runs = steps.map(step => ({ ...step, said: [], status: null, seconds: 0 }));
  const children = new Set();
  const ends = runs.map(() => promise());
  let shown = 0;
  let started = 0;

  function say(run, text) {
    if (runs[shown] === run) print(text);
    else run.said.push(text);
  }

  function showNext() {
    const run = runs[shown];
    if (run === undefined) return;
    print(`\n== ${run.name} ==\n`);
    print(run.said.splice(0).join(''));
    if (run.status === null) return;
    shown += 1;
    showNext();
  }

  async function failedOf(needed) {
    const places = needed.map(name => runs.findIndex(run => run.name === name));
    await Promise.all(places.map(place => ends[place].kept));
    return places.filter(place => runs[place].status !== 0).map(place => runs[place].name);
  }

  async function lane() {
    while (started < runs.length) {
      const place = started++;
      const run = runs[place];
      const lacking = await failedOf(run.after ?? []);
      const before = Date.now();
      if (lacking.length > 0) say(run, `Not run, for want of: ${lacking.join(', ')}.\n`);
      run.status = lacking.length > 0 ? 1 : await runCommand(run, text => say(run, text), { root, children });
      run.seconds = (Date.now() - before) / 1000;
      ends[place].keep();
      if (runs[shown] !== run) continue;
      shown += 1;
      showNext();
    }
  }

  const stop = signal => {
    for (const child of children) killAll(child, signal);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  showNext();
  await Promise.all(Array.from({ length: lanes }, lane));
  return runs.map(({ said, ...run }) => run);
}

function promise() {
  let keep;
  const kept = new Promise(done => {
    keep = done;
  });
  return { kept, keep };
}

function runCommand({ command: [program, ...words] }, say, { root, children }) {
  return new Promise(done => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, words, { cwd: root, env: environment(), stdio, detached: hasGroups });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.on('error', error => say(`${error.message}\n`));
    child.on('close', status => {
      children.delete(child);
      done(status ?? 1);
    });
  });
}

const hasGroups = process.platform !== 'win32';

/** Ends a program with all that it has started, since npm and its shell do not pass a signal on. */
function killAll(child, signal) {
  if (!hasGroups) child.kill(signal);
  else if (child.pid !== undefined) process.kill(-child.pid, signal);
}

/** Behind a pipe a program cannot see whether a person looks on, so it is told. */
function environment() {
  const { NO_COLOR, FORCE_COLOR, ...env } = process.env;
  const isColourful = process.stdout.isTTY && NO_COLOR === undefined;
  return isColourful ? { ...env, FORCE_COLOR: '1' } : { ...env, NO_COLOR: '1' };
}
