// Bakes the materials of the boards into pictures, so that no filter runs on them.
// Run it from the root: `node web/src/games/materials/bake.mjs`.
import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const light = (frequency, octaves, seed, scale, elevation, azimuth = 235) => `
  <feTurbulence type="fractalNoise" stitchTiles="stitch" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="n"/>
  <feDiffuseLighting in="n" lighting-color="#fff" surfaceScale="${scale}" diffuseConstant="1.15" result="l">
    <feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feDiffuseLighting>
  <feComposite in="l" in2="SourceGraphic" operator="arithmetic" k1="1.05" k2="0" k3="0" k4="0"/>`;

const FILTERS = `
  <filter id="stone" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${light('.045 .05', 5, 7, 2.2, 56)}</filter>
  <filter id="rough" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${light('.09', 4, 21, 3.2, 52)}</filter>
  <filter id="wood" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${light('.008 .22', 4, 5, 1.5, 60, 100)}</filter>
  <filter id="paper" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" stitchTiles="stitch" baseFrequency=".012 .014" numOctaves="5" seed="12" result="n"/>
    <feColorMatrix in="n" type="matrix" values="0 0 0 0 .28  0 0 0 0 .17  0 0 0 0 .06  0 0 0 1.5 -.72" result="stain"/>
    <feTurbulence type="fractalNoise" stitchTiles="stitch" baseFrequency=".5" numOctaves="2" seed="4" result="g"/>
    <feDiffuseLighting in="g" lighting-color="#fff" surfaceScale=".5" diffuseConstant="1.1" result="l"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting>
    <feComposite in="l" in2="SourceGraphic" operator="arithmetic" k1="1" k2="0" k3="0" k4="0" result="m"/>
    <feMerge><feMergeNode in="m"/><feMergeNode in="stain"/></feMerge></filter>`;

const slab = (side, filter, colour) =>
  `<rect width="${side}" height="${side}" fill="${colour}" filter="url(#${filter})"/>`;

/** The joints of cut stones, laid in bond. */
const JOINTS = `<g stroke="#0d0b0d" stroke-opacity=".5" stroke-width="1.6" fill="none">${Array.from(
  { length: 8 },
  (_, row) =>
    `<path d="M0 ${row * 30}H240"/>${Array.from({ length: 5 }, (_, stone) => `<path d="M${stone * 48 + (row % 2) * 22 + ((row * 7 + stone * 5) % 9)} ${row * 30}v30"/>`).join('')}`,
).join('')}</g>`;

/** Sides in units of the board, and what is drawn. */
const MATERIALS = {
  flags: [240, slab(240, 'stone', '#7a7169') + JOINTS],
  flesh: [240, slab(240, 'rough', '#6b3c42')],
  sand: [240, slab(240, 'stone', '#94774c')],
  rock: [160, slab(160, 'rough', '#3a363f')],
  earth: [240, slab(240, 'stone', '#5a4442')],
  paper: [480, slab(480, 'paper', '#e2cf9f')],
  wood: [240, slab(240, 'wood', '#3a2619')],
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [name, [side, drawn]] of Object.entries(MATERIALS)) {
  const pixels = side > 300 ? side : side * 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${pixels}" height="${pixels}"><defs>${FILTERS}</defs>${drawn}</svg>`;
  const url = await page.evaluate(
    async ([source, size]) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.62);
    },
    [svg, pixels],
  );
  await writeFile(new URL(`${name}.webp`, import.meta.url), Buffer.from(url.split(',')[1], 'base64'));
}
await browser.close();
