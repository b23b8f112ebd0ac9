// Runs a TypeScript program of this repository from its source: `node tools/run.mjs cli/src/main.ts …`.
// It is bundled first, so that what runs (and what the benchmark measures) is plain JavaScript as in a browser.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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

/** Bundles a program and says where it lies. */
export async function bundle(entry) {
  const cache = join(root, 'node_modules', '.cache', 'tenebrae');
  mkdirSync(cache, { recursive: true });
  const outfile = join(cache, `${entry.replaceAll(/[^a-z0-9]+/gi, '-')}.mjs`);
  const { outputFiles } = await build({
    entryPoints: [resolve(root, entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [ownPackagesOnly],
    write: false,
  });
  // Put in place in one step: another process may be reading the same program at this moment.
  const draft = `${outfile}.${process.pid}`;
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
