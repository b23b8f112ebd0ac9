import { createReadStream, existsSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
/** What compressing makes smaller. */
const TEXT = /^(?:text\/|application\/|image\/svg)/;
/** Smaller files would grow. */
const WORTH_COMPRESSING = 600;
/** Vite writes a digest of its content into the name of every file here. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** The program is all here: the page may load nothing from anywhere else. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const ENCODERS = {
  br: size =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
    }),
  gzip: () => createGzip(),
};

/**
 * Answers requests from the files of one folder, and from no other. A path without an ending that names no file is a
 * place within the program: it gets the page.
 */
export function filesOf(folder, { encodings = Object.keys(ENCODERS) } = {}) {
  const home = realpathSync(folder);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathOf(request.url ?? '/');
    const file = path === null ? null : fileAt(home, path);
    if (file === null) {
      response.writeHead(path === null ? 400 : 404).end();
      return;
    }
    send(request, response, file, encodings);
  };
}

function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') || path.includes('\\') ? null : path;
  } catch {
    return null;
  }
}

function fileAt(home, path) {
  const asked = realFile(home, path.endsWith('/') ? `${path}index.html` : path);
  if (asked !== null) return { path: asked, isHashed: HASHED.test(path) };
  const page = extname(path) === '' ? realFile(home, '/index.html') : null;
  return page === null ? null : { path: page, isHashed: false };
}

/** The file behind a path, unless a link or two dots lead out of the folder. */
function realFile(home, path) {
  const file = join(home, path);
  if (!existsSync(file)) return null;
  const real = realpathSync(file);
  return real.startsWith(home + sep) && statSync(real).isFile() ? real : null;
}

function send(request, response, { path, isHashed }, encodings) {
  const { size, mtimeMs } = statSync(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const encoding = TEXT.test(type) && size >= WORTH_COMPRESSING ? encodingFor(request, encodings) : null;
  const tag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers = {
    'content-type': type,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'etag': tag,
    'vary': 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(extname(path) === '.html' ? { 'content-security-policy': POLICY } : {}),
    ...(encoding === null ? { 'content-length': size } : { 'content-encoding': encoding }),
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, headers);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const steps = encoding === null ? [] : [ENCODERS[encoding](size)];
  // Whoever goes away in the middle of a file needs no answer.
  pipeline(createReadStream(path), ...steps, response, () => {});
}

function encodingFor(request, encodings) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map(one => one.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return encodings.find(one => accepted.includes(one)) ?? null;
}
