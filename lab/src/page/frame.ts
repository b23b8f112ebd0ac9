import { type Html, html } from './html.ts';

/** A page in one file: no script, no picture, no font from anywhere else. */
export const framed = (language: string, title: string, body: readonly Html[]): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<main>
${body}</main>
</body>
</html>
`.html;

const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22201c; --faint: #6b655b; --rule: #d8d2c6; --mark: #1f5fa8; --bold: #b3261e; --second: #8a7f6d; }
@media (prefers-color-scheme: dark) { :root { --paper: #17161a; --ink: #ebe7df; --faint: #a49e93; --rule: #3b3840; --mark: #7fb4ee; --bold: #ff8a80; --second: #6f6a75; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.9rem; margin: 0 0 .5rem; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 .75rem; border-bottom: 1px solid var(--rule); }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
p { max-width: 46rem; }
code, pre { font: .875rem/1.4 ui-monospace, monospace; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--rule); border-radius: .4rem; }
.note, figcaption { color: var(--faint); font-size: .9rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .75rem 0 1.25rem; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding-bottom: .25rem; }
caption.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: .2rem .9rem .2rem 0; text-align: end; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { font-weight: 500; }
thead th { color: var(--faint); font-size: .85rem; }
th:first-child { text-align: start; padding-inline-end: 1.5rem; white-space: normal; min-width: 9rem; }
th:last-child:not(:first-child), td:last-child:has(svg) { text-align: start; }
svg { display: block; fill: var(--mark); }
svg.plot { width: 228px; height: 16px; }
svg .rule { stroke: var(--second); stroke-width: 1; }
svg .whisker { stroke: var(--mark); stroke-width: 2; }
svg.marked { fill: var(--bold); }
svg.marked .whisker { stroke: var(--bold); }
svg.histogram { width: 100%; max-width: 640px; height: auto; }
svg text { fill: var(--faint); font-size: 12px; }
svg.parts { width: 100%; max-width: 640px; height: 28px; border-radius: .4rem; }
svg .part-1 { fill: var(--bold); }
svg .part-2 { fill: var(--second); }
figure { margin: .75rem 0; }
strong.mark { color: var(--bold); }
details { margin: .75rem 0; }
summary { cursor: pointer; }
@media print { body { background: none; } details { display: block; } }
`;
