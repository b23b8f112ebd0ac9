import { ApiFault, tableById } from './api.ts';
import { forgetMe } from './server.ts';
import type { Lost } from './line.ts';

/** A browser does not say why a socket was refused: the table itself is asked. */
export async function whyClosed(table: string): Promise<Lost | null> {
  try {
    await tableById(table);
    return null;
  } catch (thrown) {
    const code = thrown instanceof ApiFault ? thrown.code : null;
    if (code === 'no-session') forgetMe();
    return code === 'no-session' || code === 'no-such-table' || code === 'not-allowed' ? code : null;
  }
}
