import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, install } from './install.mjs';
import { serveWeb } from './serve-web.mjs';
import { buildWeb, builtWeb } from './web-build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

checkNode();
install(root);
if (!buildWeb(root)) process.exit(1);
onStop(isWorkspace('server') ? startServer() : serveWeb(builtWeb(root)));

function isWorkspace(folder) {
  return existsSync(join(root, folder, 'package.json'));
}

/** Starts the server and gives the way to stop it. */
function startServer() {
  const server = spawn(process.execPath, ['tools/run.mjs', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  server.on('exit', status => process.exit(status ?? 0));
  return () => server.kill('SIGTERM');
}

function onStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event === undefined) return;
  // A signal that ends `npm start` stops at the shell that npm put between us: then only our parent's going tells.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
