/** A piece of a page that is HTML already. */
export interface Html {
  readonly html: string;
}

type Piece = Html | string | number | readonly Piece[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign);

/** A template whose texts are made safe: only what is HTML already goes in as it is. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: parts.reduce(
    (whole, part, i) => whole + part + (i < pieces.length ? textOf(pieces[i] as Piece) : ''),
    '',
  ),
});

function textOf(piece: Piece): string {
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece));
  return 'html' in piece ? piece.html : piece.map(textOf).join('');
}

export const NOTHING: Html = { html: '' };

/**
 * A table with a heading for each column and for each row; what is no text stands to the right. A caption that the heading
 * above it has said already is there for who cannot see that.
 */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Piece[])[],
  captioned: 'shown' | 'said' = 'shown',
): Html {
  if (rows.length === 0) return NOTHING;
  return html`<div class="wide"><table><caption${captioned === 'said' ? html` class="said"` : NOTHING}>${caption}</caption>
<thead><tr>${columns.map(column => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(
    row => html`<tr>${row.map((cell, i) => (i === 0 ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`))}</tr>
`,
  )}</tbody></table></div>
`;
}

export const section = (heading: string, ...content: readonly Piece[]): Html =>
  html`<section><h2>${heading}</h2>
${content}</section>
`;
