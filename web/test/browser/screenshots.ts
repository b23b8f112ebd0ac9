// Pictures of every screen: `npm run screenshots -- --out <folder>`; without a folder, into one of its own.
// `--docs` renews the few that the documentation shows.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BROWSER_WORDS, needBrowser } from '@tenebrae/tools/browser';
import { buildWeb, builtWeb } from '@tenebrae/tools/web-build';
import { chromium, type Page } from 'playwright-core';
import { isHeld, newContext } from './context.ts';
import { startNode } from './online-node.ts';
import { tour } from './online-screens.ts';
import { ALL_SIZES, goTo, SCREENS, type Screen, type SizeName, SIZES } from './screens.ts';
import { serve } from './server.ts';

const THEMES = ['night', 'parchment'] as const;
/** Those that are kept with the documentation, as `<screen>-<size>-<theme>`. */
const IN_DOCS = [
  'lobby-with-tables-desktop-night',
  'middle-desktop-night',
  'middle-desktop-parchment',
  'middle-phone-night',
  'end-desktop-night',
  'dungeon-battle-desktop-night',
  'dungeon-map-desktop-parchment',
  'dungeon-hamlet-desktop-night',
  'dungeon-battle-phone-night',
  'descent-acting-desktop-night',
  'descent-trap-phone-night',
  'darklight-fight-desktop-night',
  'darklight-fight-phone-night',
  'darklight-town-desktop-night',
  'darklight-move-desktop-parchment',
];

const words = process.argv.slice(2);
const isForDocs = words.includes('--docs');
const root = process.cwd();
const wanted = words.filter((word, place) => !word.startsWith('--') && words[place - 1] !== '--out');
const folder = isForDocs ? join(root, 'docs', 'screenshots') : folderAsked();

if (!buildWeb(root)) process.exit(1);
mkdirSync(folder, { recursive: true });
const server = await serve(builtWeb(root));
const isWanted = (picture: string): boolean =>
  isForDocs ? IN_DOCS.includes(picture) : wanted.length === 0 || wanted.some(word => picture.includes(word));
const browser = await chromium.launch({ executablePath: needBrowser(), args: [...BROWSER_WORDS] });
try {
  for (const [name, screen] of Object.entries(SCREENS))
    for (const size of screen.sizes ?? ALL_SIZES)
      for (const theme of THEMES) {
        const picture = `${name}-${size}-${theme}`;
        if (isWanted(picture)) await take({ name: picture, screen, size, theme });
      }
  if (!isForDocs && (wanted.length === 0 || wanted.some(word => word.startsWith('online'))))
    await takeOnline();
} finally {
  await browser.close();
  server.close();
}
console.log(`The pictures are in ${folder}`);

function folderAsked(): string {
  const place = words.indexOf('--out');
  const asked = words[place + 1];
  return place < 0 || asked === undefined
    ? mkdtempSync(join(tmpdir(), 'tenebrae-screenshots-'))
    : resolve(asked);
}

interface Take {
  readonly name: string;
  readonly screen: Screen;
  readonly size: SizeName;
  readonly theme: (typeof THEMES)[number];
}

async function take({ name, screen, size, theme }: Take): Promise<void> {
  const context = await newContext(browser, {
    viewport: SIZES[size],
    touch: isHeld(SIZES[size]),
    set: { theme, ...screen.set },
  });
  const page = await context.newPage();
  await page.goto(server.address + (screen.path ?? ''));
  await goTo(screen, page);
  await keep(page, name);
  await context.close();
}

/** The screens that need a server, and a friend in another browser. */
async function takeOnline(): Promise<void> {
  const node = await startNode();
  try {
    for (const size of ALL_SIZES)
      for (const theme of THEMES) {
        const seen = { viewport: SIZES[size], touch: isHeld(SIZES[size]) };
        const context = await newContext(browser, { ...seen, set: { theme } });
        const elsewhere = await newContext(browser, { set: { look: 'plain' } });
        const [page, friend] = await Promise.all([context.newPage(), elsewhere.newPage()]);
        await Promise.all([page.goto(node.address), friend.goto(node.address)]);
        await tour(page, friend, async screen => {
          const picture = `${screen}-${size}-${theme}`;
          if (isWanted(picture)) await keep(page, picture);
        });
        await Promise.all([context.close(), elsewhere.close()]);
      }
  } finally {
    await node.stop();
  }
}

async function keep(page: Page, name: string): Promise<void> {
  // Pictures of tables and materials are decoded a moment later.
  await page.waitForTimeout(500);
  const picture = await page.screenshot({ type: 'png', scale: 'css' });
  const blank = await page.context().newPage();
  writeFileSync(join(folder, `${name}.webp`), await asWebp(blank, picture));
  await blank.close();
  console.log(name);
}

/** The browser knows how to write a small picture. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const written = await page.evaluate(
    async address => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.86);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(written.slice(written.indexOf(',') + 1), 'base64');
}
