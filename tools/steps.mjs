import { spawn } from 'node:child_process';

/**
 * Runs commands, `lanes` at a time, started in order. What they print is shown in order too: the foremost one that is
 * not done prints as it goes, those behind it wait for their turn.
 *
 * A step is { name, command: [program, ...words] }; the result adds status and seconds.
 */
export async function runSteps(steps, { root, lanes, print }) {
  const runs = steps.map(step => ({ ...step, said: [], status: null, seconds: 0 }));
  const children = new Set();
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

  async function lane() {
    while (started < runs.length) {
      const run = runs[started++];
      const before = Date.now();
      run.status = await runCommand(run, text => say(run, text), { root, children });
      run.seconds = (Date.now() - before) / 1000;
      if (runs[shown] !== run) continue;
      shown += 1;
      showNext();
    }
  }

  const stop = signal => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  showNext();
  await Promise.all(Array.from({ length: lanes }, lane));
  return runs.map(({ said, ...run }) => run);
}

function runCommand({ command: [program, ...words] }, say, { root, children }) {
  return new Promise(done => {
    const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.on('error', error => say(`${error.message}\n`));
    child.on('close', status => {
      children.delete(child);
      done(status ?? 1);
    });
  });
}
