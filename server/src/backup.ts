// Copies the SQLite database of a server, which may go on meanwhile: `node tools/run.mjs server/src/backup.ts <file>`.
import { readConfig } from './config.ts';
import { backUp } from './store/backup.ts';

const [, , to] = process.argv;
if (to === undefined) {
  console.error('Say where to: node tools/run.mjs server/src/backup.ts <file>');
  process.exit(2);
}
try {
  backUp(readConfig(process.env).database, to);
  console.log(`Kept in ${to}`);
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exit(1);
}
