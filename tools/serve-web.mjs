import { createServer } from 'node:http';
import { filesOf } from './static.mjs';

const USUAL_PORT = 4600;
const TRIES = 20;

/** Serves the built page, and gives the way to stop it. */
export function serveWeb(folder) {
  const server = createServer(filesOf(folder));
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
