// Writes docs/bundle.md and its chart: what the page in the browser weighs, chunk by chunk. `npm run bundle`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildWeb, builtWeb } from './web-build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LIMIT = 300;
/** Smaller chunks are added up. */
const SMALL = 1.5;

if (!buildWeb(root)) process.exit(1);
const assets = join(builtWeb(root), 'assets');
const chunks = new Map(
  readdirSync(assets)
    .filter(file => file.endsWith('.js'))
    .map(file => {
      const code = readFileSync(join(assets, file), 'utf8');
      return [file, { file, code, size: gzipSync(code).length / 1024 }];
    }),
);

const page = readFileSync(join(builtWeb(root), 'index.html'), 'utf8');
const entry = /src="\/assets\/([^"]+)"/.exec(page)?.[1] ?? '';
const inPage = loadedFrom(entry);
/** The game that the lobby shows first. */
const FIRST = 'dark-darker-darkest';
const isOfGame = file => /-(?:rules|words)-[\w-]{8}\.js$/.test(file);
const forLobby = [
  entry,
  ...inPage.filter(file => file.startsWith('SetTable-') || (isOfGame(file) && file.startsWith(FIRST))),
];
const forTable = inPage.filter(file => /^Table|-board-/.test(file));

// The lobby is usable when a table can be set: for that the rules of the game and its words are read.
const groups = [
  ['Before the lobby is usable', withImports(forLobby)],
  ['When another game is looked at', withImports(inPage.filter(isOfGame))],
  ['When somebody sits down', withImports(forTable)],
  ['On demand', inPage],
  ['In workers', [...chunks.keys()].filter(file => !file.startsWith('bench-'))],
].reduce((done, [title, files]) => {
  const taken = new Set(done.flatMap(([, before]) => before));
  return [...done, [title, files.filter(file => !taken.has(file))]];
}, []);

/** These chunks and all that they import at once. */
function withImports(files, found = new Set()) {
  for (const file of files) {
    if (found.has(file) || !chunks.has(file)) continue;
    found.add(file);
    withImports(importsOf(file, /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g), found);
  }
  return [...found];
}

/** Everything that can come to the page from here, at once or later; the benchmark is nobody's. */
function loadedFrom(file, found = new Set()) {
  if (found.has(file) || !chunks.has(file) || file.startsWith('bench-')) return [...found];
  found.add(file);
  for (const next of importsOf(file, /["'`]\.\/([^"'`]+\.js)["'`]/g)) loadedFrom(next, found);
  return [...found];
}

function importsOf(file, pattern) {
  return [...chunks.get(file).code.matchAll(pattern)].map(([, next]) => next);
}

const bars = groups.map(([title, files]) => {
  const all = files.map(file => chunks.get(file)).sort((a, b) => b.size - a.size);
  const large = all
    .filter(({ size }) => size >= SMALL)
    .map(({ file, size }) => ({ name: file.replace(/-[\w-]{8}\.js$/, ''), size }));
  const small = all.filter(({ size }) => size < SMALL);
  const others = small.length === 0 ? [] : [{ name: `${small.length} small ones`, size: sum(small) }];
  return { title, total: sum(all), bars: [...large, ...others] };
});

function sum(sized) {
  return sized.reduce((total, { size }) => total + size, 0);
}

const kb = size => `${size.toFixed(1)} KB`;
mkdirSync(join(root, 'docs', 'assets'), { recursive: true });
writeFileSync(join(root, 'docs', 'assets', 'bundle.svg'), chart(bars));
writeFileSync(join(root, 'docs', 'bundle.md'), report(bars));
console.log(bars.map(({ title, total }) => `${title}: ${kb(total)}`).join('\n'));

function report(all) {
  const rows = all.flatMap(({ title, total, bars: list }) => [
    `| **${title}** | **${kb(total)}** |`,
    ...list.map(({ name, size }) => `| ${name} | ${kb(size)} |`),
  ]);
  return `# What the page weighs

Scripts of the built page, compressed with gzip, by chunk. Before the lobby is usable at most ${LIMIT} KB may come over the
wire; a browser test measures it at every \`npm test\`. Rules, words and board of a game come only when they are needed, and
the match itself runs in workers.

![Bars of the sizes of all chunks](assets/bundle.svg)

| chunk | gzip |
| --- | ---: |
${rows.join('\n')}

Written by \`npm run bundle\`.
`;
}

/** Bars in groups, drawn on a ground of their own so that they can be read on any page. */
function chart(all) {
  const [left, right, line, head] = [214, 96, 22, 40];
  const width = 880;
  const most = Math.max(...all.flatMap(({ bars: list }) => list.map(({ size }) => size)));
  const scale = (width - left - right) / most;
  const parts = [];
  let y = 20;
  for (const { title, total, bars: list } of all) {
    if (list.length === 0) continue;
    const limit = title.startsWith('Before') ? ` of at most ${LIMIT} KB` : '';
    parts.push(`<text class="title" x="20" y="${y + 16}">${title}: ${kb(total)}${limit}</text>`);
    y += head - 8;
    for (const { name, size } of list) {
      const long = Math.max(1, size * scale).toFixed(1);
      parts.push(
        `<text class="name" x="${left - 10}" y="${y + 15}">${name}</text>`,
        `<rect x="${left}" y="${y + 3}" width="${long}" height="${line - 7}" rx="2"/>`,
        `<text class="size" x="${(left + Number(long) + 8).toFixed(1)}" y="${y + 15}">${kb(size)}</text>`,
      );
      y += line;
    }
    y += 14;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 6}" width="${width}" role="img" aria-label="Sizes of the chunks of the page">
<style>
text { font: 13px system-ui, sans-serif; fill: #cfc4b0; }
.title { font-weight: 700; font-size: 15px; fill: #f0e7d6; }
.name { text-anchor: end; }
rect { fill: #f2b857; }
.ground { fill: #17141b; }
</style>
<rect class="ground" width="${width}" height="${y + 6}" rx="8"/>
${parts.join('\n')}
</svg>
`;
}
