/** The size of the picture that the lobby shows of a table. */
const WIDTH = 320;
const HEIGHT = 200;

/** A small picture of where the match stands: of the drawn board if there is one, else of a few words. */
export async function pictureOf(game: string, title: string, where: readonly string[]): Promise<string> {
  const board = document.querySelector<SVGSVGElement>('svg.board');
  if (board !== null) {
    try {
      return await snapshot(board);
    } catch {
      // A board may hold what cannot be copied; the words do then.
    }
  }
  return summary(game, title, where);
}

/** The board as it is drawn now, on its own: an image knows nothing of the page's style sheets. */
async function snapshot(board: SVGSVGElement): Promise<string> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const { width, height } = board.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.cssText = inheritedOf(board);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = rulesFor(board);
  copy.prepend(style);
  const image = await loaded(
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`,
  );
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null || width === 0 || height === 0) throw new Error('nothing to draw on');
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  pen.drawImage(
    image,
    (WIDTH - width * scale) / 2,
    (HEIGHT - height * scale) / 2,
    width * scale,
    height * scale,
  );
  return canvas.toDataURL('image/webp', 0.72);
}

function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image);
}

/** The page's own variables, as they stand on the board. */
function inheritedOf(board: Element): string {
  const computed = getComputedStyle(board);
  const names = new Set<string>();
  for (const rule of styleRules()) for (const name of rule.style) if (name.startsWith('--')) names.add(name);
  return [...names].map(name => `${name}:${computed.getPropertyValue(name)}`).join(';');
}

/** The style rules that say something about a part of the board. */
const rulesFor = (board: Element): string =>
  styleRules()
    .filter(rule => concerns(rule, board))
    .map(rule => rule.cssText)
    .join('\n');

function concerns(rule: CSSStyleRule, board: Element): boolean {
  try {
    return board.matches(rule.selectorText) || board.querySelector(rule.selectorText) !== null;
  } catch {
    return false;
  }
}

const styleRules = (): CSSStyleRule[] =>
  [...document.styleSheets]
    .flatMap(sheet => [...sheet.cssRules])
    .filter(rule => rule instanceof CSSStyleRule);

/** A card with the table's name and where it stands. */
function summary(game: string, title: string, where: readonly string[]): string {
  const accent = ACCENTS[game] ?? '#f2b857';
  const line = (text: string, y: number, size: number, colour: string): string =>
    `<text x="20" y="${y}" font-family="Grenze,serif" font-weight="600" font-size="${size}" fill="${colour}">${escaped(text.slice(0, 34))}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#17141b"/><rect width="${WIDTH}" height="4" fill="${accent}"/>${line(title, 58, 22, accent)}${where.map((text, place) => line(text, 96 + place * 30, 18, '#cfc4b0')).join('')}</svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

const ACCENTS: Readonly<Record<string, string>> = {
  'darkest-dungeon': '#f07a54',
  'dark-darker-darkest': '#dccb3f',
  'descent': '#4fc3ae',
  'darklight': '#a3b2ff',
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
