// Bakes the materials of the house into pictures, so that no filter runs on the board.
// Run it from the root: `node web/src/games/dark-darker-darkest/materials/bake.mjs`.
import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const light = (frequency, octaves, seed, scale, elevation, azimuth = 235) => `
  <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="n"/>
  <feDiffuseLighting in="n" lighting-color="#fff" surfaceScale="${scale}" diffuseConstant="1.15" result="l">
    <feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feDiffuseLighting>
  <feComposite in="l" in2="SourceGraphic" operator="arithmetic" k1="1.05" k2="0" k3="0" k4="0"/>`;

const FILTERS = `
  <filter id="stone" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${light('.045 .05', 5, 7, 2.2, 56)}</filter>
  <filter id="rough" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${light('.09', 4, 21, 3.2, 52)}</filter>
  <filter id="wood" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${light('.008 .22', 4, 5, 1.5, 60, 100)}</filter>
  <filter id="ash" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${light('.06', 5, 33, 5, 48)}</filter>`;

const LINES = `
  <pattern id="tiles" width="25" height="25" patternUnits="userSpaceOnUse"><path d="M0 0H25V25" fill="none" stroke="#1b1d1e" stroke-opacity=".6" stroke-width="1.6"/><path d="M1 24V1H24" fill="none" stroke="#fff" stroke-opacity=".14"/></pattern>
  <pattern id="planks" width="75" height="30" patternUnits="userSpaceOnUse"><path d="M0 14.5H75M22 0V15M0 29.500H75M58 15V30" stroke="#1d0f06" stroke-opacity=".6" stroke-width="1.4"/><path d="M0 .8H75M0 15.800H75" stroke="#fff" stroke-opacity=".09"/></pattern>
  <pattern id="rug" width="25" height="25" patternUnits="userSpaceOnUse"><path d="M12.500 3L21 12.500L12.500 22L4 12.500Z" fill="none" stroke="#d9a25e" stroke-opacity=".38" stroke-width="1.4"/><circle cx="12.500" cy="12.500" r="2" fill="#d9a25e" fill-opacity=".5"/></pattern>
  <pattern id="plates" width="37.500" height="37.500" patternUnits="userSpaceOnUse"><path d="M0 0H37.500V37.500" fill="none" stroke="#111519" stroke-opacity=".8" stroke-width="2"/><circle cx="5" cy="5" r="1.600" fill="#1b2126"/><circle cx="32" cy="32" r="1.600" fill="#1b2126"/></pattern>`;

const floor = (filter, colour, lines) =>
  `<rect width="150" height="150" fill="${colour}" filter="url(#${filter})"/>${lines === '' ? '' : `<rect width="150" height="150" fill="url(#${lines})"/>`}`;

/** Sides in units of the board, and what is drawn. */
const MATERIALS = {
  plank: [150, floor('wood', '#7d5d40', 'planks')],
  tile: [150, floor('stone', '#8d8f8c', 'tiles')],
  carpet: [150, floor('stone', '#6b2f33', 'rug')],
  steel: [150, floor('stone', '#5e656d', 'plates')],
  char: [150, floor('ash', '#2c2623', '')],
  plaster: [128, '<rect width="128" height="128" fill="#8a8271" filter="url(#rough)"/>'],
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [name, [side, drawn]] of Object.entries(MATERIALS)) {
  const pixels = side * 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${pixels}" height="${pixels}"><defs>${FILTERS}${LINES}</defs>${drawn}</svg>`;
  const url = await page.evaluate(
    async ([source, size]) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.72);
    },
    [svg, pixels],
  );
  await writeFile(new URL(`${name}.webp`, import.meta.url), Buffer.from(url.split(',')[1], 'base64'));
}
await browser.close();
