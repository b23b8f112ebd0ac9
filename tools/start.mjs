import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveComing } from './coming.mjs';
import { checkNode, install, npm, npmCommand } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

checkNode();
install(root);
if (isWorkspace('web') && npm(root, 'run', 'build', '--workspace', 'web') !== 0) process.exit(1);
if (isWorkspace('server')) startServer();
else serveComing(join(root, 'tools', 'coming.html'));

function isWorkspace(folder) {
  return existsSync(join(root, folder, 'package.json'));
}

function startServer() {
  const [command, ...first] = npmCommand();
  const words = [...first, 'run', 'start', '--workspace', 'server'];
  const server = spawn(command, words, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', status => process.exit(status ?? 0));
}
