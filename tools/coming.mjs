import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const USUAL_PORT = 4600;
const TRIES = 20;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/** Serves one page, and gives the way to stop it. */
export function serveComing(file) {
  const page = readFileSync(file);
  const server = createServer((request, response) => {
    const isPage = new URL(request.url ?? '/', 'http://localhost').pathname === '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isPage && isRead) response.writeHead(200, HEADERS).end(page);
    else response.writeHead(isPage ? 405 : 404).end();
  });

  const asked = process.env.PORT;
  if (asked !== undefined && !isPort(asked)) fail(`PORT=${asked} is no port: give a number from 0 to 65535.`);
  listen(server, Number(asked ?? USUAL_PORT), asked === undefined ? TRIES : 0);

  return () => {
    server.close();
    server.closeAllConnections();
  };
}

function listen(server, port, triesLeft) {
  server.once('error', error => {
    if (error.code === 'EADDRINUSE' && triesLeft > 0) listen(server, port + 1, triesLeft - 1);
    else fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken.` : error.message);
  });
  server.listen(port, () => {
    server.removeAllListeners('error');
    console.log(`Tenebrae is at http://localhost:${server.address().port}/`);
  });
}

function isPort(text) {
  return /^\d+$/.test(text) && Number(text) <= 65_535;
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
