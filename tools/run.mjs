// Runs a TypeScript program of this repository from its source: `node tools/run.mjs cli/src/main.ts …`.
// It is bundled first, so that what runs (and what the benchmark measures) is plain JavaScript as in a browser.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules', '.cache', 'tenebrae');

/** Everything but our own workspaces stays where npm has put it. */
const isForeign = id => /^[^./]/.test(id) && !id.startsWith('@tenebrae/');

/** A thread or a process is a program of its own: where one is named by its source, it is bundled too, and lies beside. */
const THREAD = /new URL\('(\.[^']+\.(?:ts|mjs))', import\.meta\.url\)/g;
const threadsOf = entry => ({
  name: 'threads',
  transform: {
    filter: { id: /\.ts$/, code: /new URL\('/ },
    async handler(source, path) {
      let code = source;
      for (const [whole, thread] of source.matchAll(THREAD)) {
        const program = relative(root, resolve(dirname(path), thread))
          .split(sep)
          .join('/');
        // A program may name itself; it is being made already.
        if (program !== entry) await bundle(program);
        code = code.replace(whole, `new URL('./${nameOf(program)}.mjs', import.meta.url)`);
      }
      return { code, map: null };
    },
  },
});

const nameOf = entry => entry.replaceAll(/[^a-z0-9]+/gi, '-');

/**
 * Bundles a program and says where it lies. What it loads later is a file of its own beside it, and constants stay
 * constant, as on the page: wrapped into one file they become variables, and Descent ran a twentieth slower.
 * `whole` puts all into one file nevertheless, with the packages it needs: a program that is started over and over is
 * read much faster so.
 */
export async function bundle(entry, { whole = false } = {}) {
  const name = `${nameOf(entry)}${whole ? '-whole' : ''}`;
  const bundler = await rolldown({
    input: { [name]: resolve(root, entry) },
    platform: 'node',
    // What brings machine code along, or looks for such, cannot be put into one file.
    external: whole ? ['libsql', 'pg-native'] : isForeign,
    logLevel: 'warn',
    plugins: [threadsOf(entry)],
  });
  const { output } = await bundler.generate({
    format: 'esm',
    sourcemap: 'inline',
    codeSplitting: !whole,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundler.close();
  mkdirSync(cache, { recursive: true });
  sweep();
  // The program itself last: whoever finds it finds all that it needs.
  for (const { fileName, code, isEntry } of output) if (!isEntry) put(fileName, code);
  for (const { fileName, code, isEntry } of output) if (isEntry) put(fileName, code);
  return join(cache, `${name}.mjs`);
}

/**
 * Put in place in one step, from a name of its own: another process or another thread of this one may be reading or
 * making the same program at this moment.
 */
function put(name, code) {
  const file = join(cache, name);
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
}

/** Files of programs that have changed since lie about; a program that has run for weeks may still load one. */
const WEEKS = 4 * 7 * 24 * 60 * 60 * 1000;

function sweep() {
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > WEEKS) rmSync(file, { force: true });
  }
}

const [, self, entry, ...args] = process.argv;
if (self === fileURLToPath(import.meta.url) && entry !== undefined) {
  const outfile = await bundle(entry);
  process.argv = [process.argv[0], outfile, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(outfile).href);
}
