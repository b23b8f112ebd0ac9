// Runs a TypeScript program of this repository from its source: `node tools/run.mjs cli/src/main.ts …`.
// It is bundled first, so that what runs (and what the benchmark measures) is plain JavaScript as in a browser.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Everything but our own workspaces stays where npm has put it. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tenebrae/') ? undefined : { path, external: true },
    );
  },
};

/** A thread or a process is a program of its own: where one is named by its source, it is bundled too, and lies beside. */
const THREAD = /new URL\('(\.[^']+\.(?:ts|mjs))', import\.meta\.url\)/g;
const threads = {
  name: 'threads',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const named = [...source.matchAll(THREAD)];
      if (named.length === 0) return undefined;
      let contents = source;
      for (const [whole, thread] of named) {
        const file = await bundle(relative(root, resolve(dirname(path), thread)));
        contents = contents.replace(whole, `new URL('./${basename(file)}', import.meta.url)`);
      }
      return { contents, loader: 'ts' };
    });
  },
};

/** For a program that is started over and over: one file is read much faster than the hundreds of some packages. */
const WHOLE = {
  // What brings machine code along, or looks for such, cannot be put into one file.
  external: ['libsql', 'pg-native'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  plugins: [],
};

/** Bundles a program and says where it lies; `whole` with the packages that it needs. */
export async function bundle(entry, { whole = false } = {}) {
  const cache = join(root, 'node_modules', '.cache', 'tenebrae');
  mkdirSync(cache, { recursive: true });
  const outfile = join(cache, `${entry.replaceAll(/[^a-z0-9]+/gi, '-')}${whole ? '-whole' : ''}.mjs`);
  const { outputFiles } = await build({
    entryPoints: [resolve(root, entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [ownPackagesOnly, threads],
    write: false,
    ...(whole ? WHOLE : {}),
  });
  // Put in place in one step, from a name of its own: another process or another thread of this
  // one may be reading or making the same program at this moment.
  const draft = `${outfile}.${randomUUID()}`;
  writeFileSync(draft, outputFiles[0].contents);
  renameSync(draft, outfile);
  return outfile;
}

const [, self, entry, ...args] = process.argv;
if (self === fileURLToPath(import.meta.url) && entry !== undefined) {
  const outfile = await bundle(entry);
  process.argv = [process.argv[0], outfile, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(outfile).href);
}
