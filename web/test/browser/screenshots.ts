// Pictures of every screen: `npm run screenshots -- --out <folder>`; without a folder, into one of its own.
// `--docs` renews the few that the documentation shows.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BROWSER_WORDS, needBrowser } from '@tenebrae/tools/browser';
import { buildWeb, builtWeb } from '@tenebrae/tools/web-build';
import { chromium, type Page } from 'playwright-core';
import { DESKTOP, newContext, PHONE, type Set, SMALL } from './context.ts';
import { turn } from './player.ts';
import { savedTable, sitDownAgain, type StandName, takeIn } from './saves.ts';
import { serve } from './server.ts';

interface Shot {
  readonly path?: string;
  readonly stands?: StandName;
  readonly set?: Set;
  go(page: Page): Promise<unknown>;
}

const sit = async (page: Page): Promise<void> => {
  await sitDownAgain(page);
  await turn(page);
};
const settings = (page: Page) => page.locator('h1').first().waitFor();

const SHOTS: Readonly<Record<string, Shot>> = {
  'lobby': { go: page => page.locator('#set-form').waitFor() },
  'lobby-with-tables': { stands: 'middle', go: backInTheLobby },
  'set-the-table': {
    async go(page) {
      await page.locator('#set-form').waitFor();
      await page.locator('#set-form details summary').first().click();
      await page.locator('.side').scrollIntoViewIfNeeded();
    },
  },
  'choosing': { stands: 'choosing', go: sit },
  'start': { stands: 'start', go: sit },
  'middle': { stands: 'middle', go: sit },
  'showdown': { stands: 'showdown', go: sit },
  'plain': { stands: 'middle', set: { look: 'plain' }, go: sit },
  'rules-panel': {
    stands: 'middle',
    async go(page) {
      await sit(page);
      await page.locator('.q .rule').last().click();
      await page.locator('.rp li.now').waitFor();
    },
  },
  'history': {
    stands: 'middle',
    async go(page) {
      await sit(page);
      await page.getByRole('button', { name: 'History' }).click();
      await page.getByRole('slider').fill('12');
      await page.getByRole('button', { name: 'Branch off here' }).waitFor();
    },
  },
  'rules': {
    path: '#/rules/dark-darker-darkest/DDD-FIR-02',
    go: page => page.locator('.rp li.now').waitFor(),
  },
  'settings': { path: '#/settings', go: settings },
  'end': { stands: 'end', go: page => sitDownAgain(page).then(() => page.locator('.t-end h1').waitFor()) },
  'about': { path: '#/about', go: settings },
};

const SIZES = { desktop: DESKTOP, small: SMALL, phone: PHONE } as const;
const THEMES = ['night', 'parchment'] as const;
/** Those that are kept with the documentation, as `<screen>-<size>-<theme>`. */
const IN_DOCS = [
  'lobby-with-tables-desktop-night',
  'middle-desktop-night',
  'middle-desktop-parchment',
  'middle-phone-night',
  'end-desktop-night',
];

const words = process.argv.slice(2);
const isForDocs = words.includes('--docs');
const root = process.cwd();
const wanted = words.filter((word, place) => !word.startsWith('--') && words[place - 1] !== '--out');
const folder = isForDocs ? join(root, 'docs', 'screenshots') : folderAsked();

if (!buildWeb(root)) process.exit(1);
mkdirSync(folder, { recursive: true });
const server = await serve(builtWeb(root));
const browser = await chromium.launch({ executablePath: needBrowser(), args: [...BROWSER_WORDS] });
const files = new Map<StandName, string>();
try {
  for (const [name, shot] of Object.entries(SHOTS))
    for (const [size, viewport] of Object.entries(SIZES))
      for (const theme of THEMES) {
        const picture = `${name}-${size}-${theme}`;
        const isWanted = wanted.length === 0 || wanted.some(word => picture.includes(word));
        if (isForDocs ? IN_DOCS.includes(picture) : isWanted)
          await take({ name: picture, shot, viewport, theme });
      }
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
  readonly shot: Shot;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: (typeof THEMES)[number];
}

async function take({ name, shot, viewport, theme }: Take): Promise<void> {
  const context = await newContext(browser, {
    viewport,
    touch: viewport === PHONE,
    set: { theme, ...shot.set },
  });
  const page = await context.newPage();
  await page.goto(server.address + (shot.path ?? ''));
  if (shot.stands !== undefined) await takeIn(page, fileOf(shot.stands));
  await shot.go(page);
  await page.evaluate(() => document.fonts.ready);
  // Pictures of tables and materials are decoded a moment later.
  await page.waitForTimeout(500);
  const picture = await page.screenshot({ type: 'png', scale: 'css' });
  await page.goto('about:blank');
  writeFileSync(join(folder, `${name}.webp`), await asWebp(page, picture));
  await context.close();
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

function fileOf(stands: StandName): string {
  const file = files.get(stands) ?? savedTable(stands);
  files.set(stands, file);
  return file;
}

/** The table has been played at, so that the lobby has a picture of it. */
async function backInTheLobby(page: Page): Promise<void> {
  await sit(page);
  await page.waitForTimeout(1500);
  await page.goto(new URL('#/', page.url()).href);
  await page.locator('.tl img').first().waitFor();
}
